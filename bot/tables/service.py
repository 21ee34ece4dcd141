"""One intent in, one reply out: what is meant, who serves it, and pictures of it.

The service keeps nothing but a few pictures: any worker may serve any table. What is done at a table is in `acts.py`:
loaded, judged, committed, answered.
"""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

import structlog

from bot.tables.acts import MOST_TRIES, Acts
from bot.tables.domain import newcomers, presence, talking
from bot.tables.domain.desk import Desk
from bot.tables.domain.handler import Handlers
from bot.tables.domain.house import DAY, House
from bot.tables.handlers import admission, answers, consent, errands, hints, lobby, looking, substitutes
from bot.tables.house_service import HouseService
from bot.tables.interpreter import Interpreter, Meant
from bot.tables.looks import screens, subjects
from bot.tables.looks.in_process import InProcess
from bot.tables.looks.picture_queue import PictureQueue
from bot.tables.menu import commands
from bot.tables.menu.commands import Is
from bot.tables.model.intents import (
    BringBoard,
    Intent,
    Look,
    OpenDoor,
    Person,
    PersonId,
    Say,
    TableId,
)
from bot.tables.model.profile import Profile
from bot.tables.model.reply import Painted, PictureWanted, Reply
from bot.tables.model.table import Phase
from bot.tables.ports.platform import Clock, Workshop
from bot.tables.ports.store import Kept, Shelf
from bot.tables.ports.trouble import StoreTrouble
from bot.text.functions import legible
from engine.core.refusal import Refused

log = structlog.get_logger(__name__)

MOST_SEEN: Final = 10_000
BEFORE_THE_DEAL: Final[Handlers] = {**consent.HANDLERS, **lobby.HANDLERS, **presence.HANDLERS}
IN_PLAY: Final[Handlers] = {
    **BEFORE_THE_DEAL,
    **substitutes.HANDLERS,
    **hints.HANDLERS,
    **admission.HANDLERS,
    **talking.HANDLERS,
}


class Service:
    """The table's door."""

    def __init__(self, house: House, shelf: Shelf, clock: Clock, workshop: Workshop | None = None) -> None:
        self.house = house
        self.shelf = shelf
        self.clock = clock
        self.workshop = workshop or InProcess(lambda: self.house)
        self.acts = Acts(house, shelf, clock, self.workshop)
        self.interpreter = Interpreter(self.acts)
        self.house_service = HouseService(self.acts, self.interpreter)
        self.words = self.acts.words
        self.album = PictureQueue()
        self._seen: OrderedDict[PersonId, int] = OrderedDict()

    async def handle(self, intent: Intent) -> Reply:
        """Answer an intent. It never raises for what a person did; `Refused` becomes a reply with `ok=False`."""
        received = self.clock()
        known, kept = await self.shelf.both(self._known(intent), self.interpreter.pressed_at(intent))
        door = intent.door or next(iter(known.ladder), None)
        who = replace(
            intent.who,
            language=known.speaks(intent.who),
            name=legible(intent.who.name),
            played=known.played,
            unhinted=known.unhinted,
        )
        verb = Say(legible(intent.verb.line)) if isinstance(intent.verb, Say) else intent.verb
        intent = replace(intent, who=who, verb=verb, door=door, received=received)
        try:
            return await self._handled(intent, kept)
        except Refused as refused:
            told = self.acts.refusal(intent, refused)
            return await self.house_service.which(intent, told) if refused.key == "which_table" else told

    async def picture(self, wanted: PictureWanted | None) -> Painted | None:
        """Paint what a screen wants; None if it wants nothing."""
        if wanted is None:
            return None
        kept = await self.shelf.load(wanted.table)
        if kept is None or (kept.match is None and wanted.kind != "topic"):
            return None
        try:
            return await self.album.picture(wanted, kept.version, partial(self._paint, wanted))
        except (Refused, StoreTrouble):
            raise
        except Exception as broken:  # it is played on in words
            log.error("picture.broken", table=wanted.table, kind=wanted.kind, why=type(broken).__name__)
            return None

    async def _paint(self, wanted: PictureWanted, begins: Callable[[int], None]) -> Painted | None:
        kept = await self.shelf.load(wanted.table)
        if kept is None or (kept.match is None and wanted.kind != "topic"):
            return None
        begins(kept.version)
        if wanted.kind == "moment":
            history = await self.shelf.history(wanted.table)
        else:  # what came after this version was loaded does not belong to it
            history = (await self.shelf.history(wanted.table, kept.table.entries))[:1]
        kept = replace(kept, history=history)
        desk = self.acts.desk(kept)
        subject = partial(subjects.subject, desk, wanted)
        goes_back = wanted.kind == "moment"
        return await self.workshop.paint(await self.acts.beside.work(kept.table.game, subject, goes_back))

    async def unreachable(self, table: TableId, person: PersonId) -> None:
        """Somebody cannot be reached in private: the table hears it once, and not what it was about."""
        nobody = Person(person, "", "")
        intent = Intent(f"unreachable:{person}", nobody, OpenDoor())
        await self.acts.carry_out(intent, table, errands.unreachable)

    async def _known(self, intent: Intent) -> Profile:
        known = await self.shelf.person(intent.who.id)
        await self._is_there(intent.who.id)
        if intent.door is not None and known.opened(intent.door) != known:
            return await self.shelf.change_person(intent.who.id, partial(Profile.opened, door=intent.door))
        return known

    async def _is_there(self, person: PersonId) -> None:
        """Once a day is often enough to be noted."""
        now = self.clock()
        if person and now - self._seen.get(person, 0) >= DAY:
            await self.shelf.seen(person, now)
            self._seen[person] = now
            while len(self._seen) > MOST_SEEN:
                self._seen.popitem(last=False)

    async def _handled(self, intent: Intent, kept: Kept | None) -> Reply:
        meant = await self.interpreter.meant(intent, kept)
        if self.house_service.takes(meant.intent.verb):
            return await self.house_service.serve(meant.intent)
        table = meant.kept.table.id if meant.kept is not None else await self.interpreter.table_meant(meant.intent)
        if commands.has(meant.intent.verb, Is.LOOK):
            return await self._looked(meant, table)
        return await self.acts.carry_out(meant.intent, table, partial(_judged, meant), meant.kept)

    async def _looked(self, meant: Meant, table: TableId) -> Reply:
        intent = meant.intent
        kept = await self.acts.load(table, intent.verb, meant.kept)
        desk = self.acts.desk(kept, intent)
        try:
            admission.require(desk)
            async with self.acts.watching(table):
                if isinstance(intent.verb, Look):
                    return await looking.look(desk, intent.verb, self.workshop)
                look = partial(looking.HANDLERS[type(intent.verb)], desk, intent.verb)
                return await self.acts.work(kept, look, intent)
        except Refused as refused:
            return self.acts.refusal(intent, refused, desk)

    async def take_up(self, table: TableId) -> bool:
        """A table that was set aside is played on, where no other is played by now; False if it cannot be read."""
        if not await self.shelf.take_up(table, self.clock()):
            return False
        for _ in range(MOST_TRIES):
            kept = await self.shelf.load(table)
            if kept is None or kept.table.is_over or await self._stands_again(kept):
                break
        return True

    async def _stands_again(self, kept: Kept) -> bool:
        """First of all it leaves places where another is played by now: what is overdue here cannot be kept before."""
        table = kept.table.id
        free = tuple([one for one in kept.table.places if await self.shelf.table_at(one) in (None, table)])
        intent = Intent(f"taken-up:{table}:{kept.version}", Person("", "", ""), BringBoard())
        desk = self.acts.desk(kept, intent)
        return await self.acts.commit(kept, desk, intent.delivery, errands.taken_up(free, desk)) is not None


def _judged(meant: Meant, desk: Desk) -> Reply:
    """What comes of an intent at a table."""
    admission.require(desk)
    _greet(desk)
    if meant.answer is not None:
        return _with_hand(desk, answers.press(desk, meant.answer), in_place=True)
    verb = meant.intent.verb
    verb = consent.voted(desk, verb.line) or verb if isinstance(verb, Say) else verb
    if isinstance(verb, Say):
        return _with_hand(desk, answers.say(desk, verb.line), in_place=False)
    handlers = IN_PLAY if desk.table.phase is Phase.PLAYING else BEFORE_THE_DEAL
    if type(verb) not in handlers:
        raise Refused("not_playing")
    reply = handlers[type(verb)](desk, verb)
    consent.settle(desk)
    return reply


def _greet(desk: Desk) -> None:
    """Somebody who let deadlines pass, and is heard of again, is back; names and languages are kept current."""
    seat = desk.table.seat_of(desk.who.id)
    if seat is None:
        return
    unreached = desk.table.sitters[seat].unreached and (desk.intent is None or desk.intent.door is None)
    desk.sit(seat, name=desk.who.name, language=desk.who.language, unreached=unreached)
    newcomers.greet(desk, seat)
    if desk.table.is_playing and desk.table.sitters[seat].missed and not desk.table.sitters[seat].computer:
        substitutes.come_back(desk, seat)


def _with_hand(desk: Desk, reply: Reply, in_place: bool) -> Reply:
    if reply.screen is not None or desk.match is None:
        return reply
    facing = desk.facing(desk.seat)
    restated = reply.acted and any(given is not None for _, given, _ in facing.questions)
    shown = screens.hand(desk, desk.seat, desk.private)
    is_idle = reply.acted and facing.is_idle
    return replace(reply, screen=shown, is_hand=desk.has_hand_here, in_place=in_place, restated=restated, idle=is_idle)
