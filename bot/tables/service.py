"""One intent in, one atomic commit, one reply out; what else is to be said waits in the outbox.

The service keeps nothing but a few pictures: any worker may serve any table. Two intents at once: one commits, the
other is judged again against what the table is then. A delivery that arrives twice is answered from memory.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Any, Final, TypeVar

import structlog

from bot.tables import house_service
from bot.tables.domain import announcing, attendance, clock, later, presence, talking, turns
from bot.tables.domain.desk import Desk
from bot.tables.domain.house import House
from bot.tables.domain.tries import Tries
from bot.tables.handlers import admission, alarms, answers, consent, errands, lobby, looking, substitutes
from bot.tables.looks import screens, subjects
from bot.tables.looks.in_process import AtHand
from bot.tables.looks.picture_queue import Album
from bot.tables.menu import commands
from bot.tables.menu.commands import CommandWords
from bot.tables.model import button_ids
from bot.tables.model.button_ids import Kind, Pressed
from bot.tables.model.faults import MOST_IN_A_ROW, Fault, why
from bot.tables.model.intents import (
    BringBoard,
    CatchUp,
    Export,
    Help,
    Intent,
    Look,
    OpenDoor,
    Person,
    PersonId,
    Press,
    Replay,
    Say,
    ShowBoard,
    ShowHand,
    ShowRules,
    ShowSeal,
    ShowSettings,
    ShowStatus,
    TableId,
    Undo,
    Verb,
    Vote,
    Why,
)
from bot.tables.model.profile import Known
from bot.tables.model.reply import Painted, PictureWanted, Reply
from bot.tables.model.table import Phase, Table
from bot.tables.ports.platform import Clock, Workshop
from bot.tables.ports.store import Aside, Committed, Kept, Repeated, Shelf, StoreTrouble
from bot.text.functions import legible
from bot.text.voice import TABLE
from engine.core.refusal import Refused

T = TypeVar("T")
log = structlog.get_logger(__name__)
Handler = Callable[[Desk, Any], Reply]

BEFORE_THE_DEAL: Final[dict[type, Handler]] = {**consent.HANDLERS, **lobby.HANDLERS, **presence.HANDLERS}
IN_PLAY: Final[dict[type, Handler]] = {
    **BEFORE_THE_DEAL,
    **substitutes.HANDLERS,
    **admission.HANDLERS,
    **talking.HANDLERS,
}
LOOKS: Final = (
    *(CatchUp, Export, Help, Look, Replay, ShowBoard, ShowHand, ShowRules, ShowSeal, ShowSettings, ShowStatus, Why),
)
NEED_HISTORY: Final = (CatchUp, Export, Replay, Undo, Vote)
MOST_TRIES: Final = 10
MOST_REFUSED: Final = 1_000
RECENT: Final = 40
"""A hand tells of so many acts at most."""


class Service:
    """The table's door."""

    def __init__(self, house: House, shelf: Shelf, clock: Clock, workshop: Workshop | None = None) -> None:
        self.house = house
        self.shelf = shelf
        self.clock = clock
        self.front = house_service.FrontDesk(self)
        self.words = CommandWords(house.catalogue)
        self.workshop = workshop or AtHand(lambda: self.house)
        self.album = Album()
        self._faults: Counter[TableId] = Counter()
        """How often in a row what people did at a table broke us."""
        self._refused: OrderedDict[tuple[TableId, str], Reply] = OrderedDict()
        self._tries = Tries()

    async def handle(self, intent: Intent) -> Reply:
        """Answer an intent. It never raises for what a person did; `Refused` becomes a reply with `ok=False`."""
        received = self.clock()
        known = await self._known(intent)
        door = intent.door or next(iter(known.ladder), None)
        who = replace(intent.who, language=known.speaks(intent.who), name=legible(intent.who.name))
        verb = Say(legible(intent.verb.line)) if isinstance(intent.verb, Say) else intent.verb
        intent = replace(intent, who=who, verb=verb, door=door, received=received)
        try:
            return await self._handled(intent)
        except Refused as refused:
            return self._refusal(intent, refused)

    async def wake(self, table: TableId) -> None:
        """The alarm of a table has gone off."""
        for _ in range(MOST_TRIES):
            kept = await self.shelf.load(table)
            if kept is None:
                return
            desk = self.desk(kept)
            await alarms.ring(desk, self.workshop.think)
            attendance.tell(desk, kept.table)
            done = await self.commit(kept, desk, f"alarm:{table}:{kept.version}", Reply())
            if done is not None:
                return

    async def picture(self, wanted: PictureWanted | None) -> Painted | None:
        """Paint what a screen wants; None if it wants nothing."""
        if wanted is None:
            return None
        kept = await self.shelf.load(wanted.table)
        if kept is None or kept.match is None:
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
        if kept is None or kept.match is None:
            return None
        begins(kept.version)
        if wanted.kind == "moment":
            history = await self.shelf.history(wanted.table)
        else:  # what came after this version was loaded does not belong to it
            history = (await self.shelf.history(wanted.table, kept.table.entries))[:1]
        kept = replace(kept, history=history)
        desk = self.desk(kept)
        return await self.workshop.paint(await _beside_the_loop(kept, None, partial(subjects.subject, desk, wanted)))

    async def unreachable(self, table: TableId, person: PersonId) -> None:
        """Somebody cannot be reached in private: the table hears it once, and not what it was about."""
        nobody = Person(person, "", "")
        intent = Intent(f"unreachable:{person}", nobody, OpenDoor())
        await self.work(intent, table, errands.unreachable)

    def desk(self, kept: Kept, intent: Intent | None = None) -> Desk:
        """A table on the desk; was its match written by older rules, it goes on from there by those of today."""
        now = (intent.received if intent is not None else 0) or self.clock()
        desk = Desk(self.house, kept.table, kept.match, now, intent=intent, history=kept.history)
        if kept.table.is_playing and desk.playing.rules:
            turns.enter(desk, desk.playing.anchor(), stays=True)
        return desk

    async def _known(self, intent: Intent) -> Known:
        known = await self.shelf.person(intent.who.id)
        if intent.door is not None and known.opened(intent.door) != known:
            known = known.opened(intent.door)
            await self.shelf.keep_person(intent.who.id, known)
        return known

    async def _handled(self, intent: Intent) -> Reply:
        pressed = button_ids.read(intent.verb.id) if isinstance(intent.verb, Press) else None
        if pressed is not None and pressed.kind is Kind.COMMAND:
            intent = replace(intent, verb=commands.from_path(pressed.path), table=pressed.table)
        elif pressed is not None:
            intent = replace(intent, table=pressed.table)
        elif isinstance(intent.verb, Say):
            intent = await self._understood(intent, intent.verb.line)
        if self.front.takes(intent.verb):
            return await self.front.serve(intent)
        table = await self.front.table_meant(intent)
        return await self._at_table(intent, table, pressed)

    async def take_up(self, table: TableId) -> bool:
        """A table that was set aside is played on, where no other is played by now; False if it cannot be read."""
        if not await self.shelf.take_up(table, self.clock()):
            return False
        kept = await self.shelf.load(table)
        if kept is not None and not kept.table.is_over:
            free = tuple([one for one in kept.table.places if await self.shelf.table_at(one) in (None, table)])
            intent = Intent(f"taken-up:{table}:{kept.version}", Person("", "", ""), BringBoard())
            await self.work(intent, table, partial(errands.taken_up, free))
        return True

    async def work(self, intent: Intent, table: TableId, judge: Callable[[Desk], Reply]) -> Reply:
        """Do something at a table, whole or not at all, and answer; `Fault` if something of ours is broken."""
        async with self._watching(table):
            return await self._worked(intent, table, judge)

    @asynccontextmanager
    async def _watching(self, table: TableId) -> AsyncIterator[None]:
        """Whatever breaks while a table is served is that table's; breaking again and again, it is set aside."""
        try:
            yield
        except (Refused, StoreTrouble):
            raise
        except Exception as broken:
            fault = Fault(table)
            self._faults[table] += 1
            if self._faults[table] >= MOST_IN_A_ROW:
                await self.set_aside(table, broken, fault.code)
            raise fault from broken
        self._faults.pop(table, None)

    async def set_aside(self, table: TableId, broken: Exception, code: str) -> None:
        """A table that breaks us steadily stops nobody any more."""
        self._faults.pop(table, None)
        await self.shelf.set_aside(Aside(table, why(broken), code, self.clock()))

    async def _worked(self, intent: Intent, table: TableId, judge: Callable[[Desk], Reply]) -> Reply:
        """The same delivery counts once only."""
        for _ in range(MOST_TRIES):
            remembered = self._refused.get((table, intent.delivery)) or await self.shelf.remembered(
                table, intent.delivery
            )
            if remembered is not None:
                return remembered
            kept = await self.load(table, intent.verb)
            desk = self.desk(kept, intent)
            if alarms.is_late(desk):
                await self.wake(table)  # what was due before it came in goes first
                continue
            try:
                self._tries.require(table, intent, desk.now)
                reply = await _beside_the_loop(kept, intent, partial(_done, desk, kept.table, judge))
            except Refused as refused:
                self._tries.note(table, intent, desk.now)
                return self._noted(table, intent, self._refusal(intent, refused, self.desk(kept, intent)))
            if _is_untouched(kept, desk):
                return reply
            done = await self.commit(kept, desk, intent.delivery, reply)
            if done is not None:
                return done
        raise Refused("too_busy")

    def _noted(self, table: TableId, intent: Intent, refusal: Reply) -> Reply:
        """Nothing is committed for a refusal; should the same delivery come again soon, it stays refused."""
        self._refused[table, intent.delivery] = refusal
        while len(self._refused) > MOST_REFUSED:
            self._refused.popitem(last=False)
        return refusal

    async def load(self, table: TableId, verb: Verb) -> Kept:
        """A table, with its log if the verb needs it or may settle an undo; `Refused("no_such_table")`."""
        kept = await self.shelf.load(table)
        if kept is None:
            raise await self._missing(table)
        if isinstance(verb, NEED_HISTORY) or kept.table.wish is not None:
            return replace(kept, history=await self.shelf.history(table))
        if isinstance(verb, ShowHand):
            return replace(kept, history=await self.shelf.history(table, max(0, kept.table.entries - RECENT)))
        return kept

    async def _missing(self, table: TableId) -> Refused:
        for aside in await self.shelf.all_aside():
            if aside.table == table:
                return Refused("set_aside", name=table, code=aside.code)
        return Refused("no_such_table", name=table[:20])

    async def commit(self, kept: Kept, desk: Desk, delivery: str, reply: Reply) -> Reply | None:
        """Commit what was done, with all that it makes out of date; None if somebody else was faster."""
        later.go_on(desk)
        announcing.announce(desk, kept.table, kept.match)
        done = await self.shelf.commit(kept, desk, delivery, reply, clock.wake_at(desk))
        if isinstance(done, Repeated):
            return done.reply
        return reply if isinstance(done, Committed) else None

    async def _at_table(self, intent: Intent, table: TableId, pressed: Pressed | None) -> Reply:
        if isinstance(intent.verb, LOOKS):
            kept = await self.load(table, intent.verb)
            desk = self.desk(kept, intent)
            try:
                admission.require(desk)
                async with self._watching(table):
                    if isinstance(intent.verb, Look):
                        return await looking.look(desk, intent.verb, self.workshop)
                    look = partial(looking.HANDLERS[type(intent.verb)], desk, intent.verb)
                    return await _beside_the_loop(kept, intent, look)
            except Refused as refused:
                return self._refusal(intent, refused, desk)
        return await self.work(intent, table, lambda desk: self._judged(desk, intent.verb, pressed))

    def _judged(self, desk: Desk, verb: Verb, pressed: Pressed | None) -> Reply:
        admission.require(desk)
        self._greet(desk)
        if pressed is not None and pressed.kind is not Kind.COMMAND:
            return self._with_hand(desk, answers.press(desk, pressed), in_place=True)
        verb = consent.voted(desk, verb.line) or verb if isinstance(verb, Say) else verb
        if isinstance(verb, Say):
            return self._with_hand(desk, answers.say(desk, verb.line), in_place=False)
        handlers = IN_PLAY if desk.table.phase is Phase.PLAYING else BEFORE_THE_DEAL
        if type(verb) not in handlers:
            raise Refused("not_playing")
        reply = handlers[type(verb)](desk, verb)
        consent.settle(desk)
        return reply

    def _greet(self, desk: Desk) -> None:
        """Somebody who let deadlines pass, and is heard of again, is back; names and languages are kept current."""
        seat = desk.table.seat_of(desk.who.id)
        if seat is None:
            return
        unreached = desk.table.sitters[seat].unreached and (desk.intent is None or desk.intent.door is None)
        desk.sit(seat, name=desk.who.name, language=desk.who.language, unreached=unreached)
        if desk.table.is_playing and desk.table.sitters[seat].missed and not desk.table.sitters[seat].computer:
            substitutes.come_back(desk, seat)

    def _with_hand(self, desk: Desk, reply: Reply, in_place: bool) -> Reply:
        if reply.screen is not None or desk.match is None:
            return reply
        return replace(reply, screen=screens.hand(desk, desk.seat, desk.private), in_place=in_place)

    async def _understood(self, intent: Intent, line: str) -> Intent:
        """A typed line as the verb that it means: with a slash a command goes before the game's words, else after."""
        verb = intent.verb if await self._is_for_the_game(intent, line) else self.words.find(line) or intent.verb
        if isinstance(verb, Say) and await self.front.asks_to_see(intent, verb.line):
            verb = Look(verb.line)
        return replace(intent, verb=verb)

    async def _is_for_the_game(self, intent: Intent, line: str) -> bool:
        if not self.words.begins(line):
            return True
        return not line.lstrip().startswith("/") and await self.front.is_for_the_game(intent, line)

    def _refusal(self, intent: Intent, refused: Refused, desk: Desk | None = None) -> Reply:
        refused = self.words.told(refused, intent.who.language)
        if desk is None:
            return Reply(self.house.catalogue.words(intent.who.language).refusal(TABLE, refused), ok=False)
        why = Pressed(desk.table.id, Kind.COMMAND, f"why.{refused.key}").id
        line = intent.verb.line if isinstance(intent.verb, Say) else ""
        text = answers.nearest(desk, refused, line) if line else desk.private.refusal(refused)
        return Reply(text, ok=False, table=desk.table.id, why=why if len(why) <= button_ids.MOST_BYTES else "")


def _done(desk: Desk, before: Table, judge: Callable[[Desk], Reply]) -> Reply:
    """The answer to what is done at a table; the match is told who has come or gone by it."""
    reply = judge(desk)
    attendance.tell(desk, before)
    return reply


def _is_untouched(kept: Kept, desk: Desk) -> bool:
    """Whether there is nothing to keep: turning a page, or asking for another choice, is no more than a look."""
    return desk.table == kept.table and desk.match is kept.match and not desk.lines and not desk.outbox


async def _beside_the_loop(kept: Kept, intent: Intent | None, work: Callable[[], T]) -> T:
    """Whatever goes back in a log, or imagines what a line would do, takes long: all others are answered meanwhile."""
    takes_long = bool(kept.history) or (intent is not None and isinstance(intent.verb, Say) and ";" in intent.verb.line)
    return await asyncio.to_thread(work) if takes_long else work()
