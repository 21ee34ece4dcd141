"""Takes messages out of the outbox and carries them to their platforms, in the order of each address.

Boards and notices are rendered when they are carried, from the newest state: what was superseded meanwhile is never
shown, and a board never waits behind lines. Lines that waited together are one message: platforms count messages. What
fails is tried again later, with everything behind it at the same address; what fails too often becomes a dead letter
that an operator can see (`mestre store letters`).
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import groupby

import structlog

from bot.couriers.boards import Boards
from bot.couriers.ladder import Ladder
from bot.couriers.lines import Lines
from bot.couriers.mail import Mail
from bot.couriers.notes import Late, Notes
from bot.couriers.team_rooms import TeamRooms
from bot.couriers.trouble import trouble
from bot.metrics import LETTERS
from bot.tables.model.intents import Intent, Person, PlaceHushed, PlaceKey, PlaceLost, PlaceMoved
from bot.tables.model.outbox import BoardChanged, NoticeChanged, RoomWanted, SetAside, TableLine, Whisper
from bot.tables.model.reply import Screen
from bot.tables.ports.platform import Failed, Hushed, PlaceGone, PlaceHasMoved, Platform, RetryAfter, Unsayable
from bot.tables.ports.store import Letter, Shelf
from bot.tables.ports.trouble import StoreTrouble
from bot.tables.service import Service
from bot.text import language_of
from engine.core.seat import Seat

log = structlog.get_logger(__name__)

MOST_AT_ONCE = 64
MOST_TRIES = 12
LONGEST_WAIT_MS = 300_000
BEHIND_MS = 500
"""What stands behind something that takes long is looked at again after this."""
HUSHED_MS, AWAY_MS = 10_000, 60_000
"""How long a letter waits before it is tried again where we may not write, or were not let in. An adapter that is told
of a change has it tried at once."""
LONGEST_LINES = 1500
"""So many characters of lines may stand in one message; fits every platform."""


@dataclass
class Courier:
    """One worker. Any number of them may run beside each other on one store."""

    service: Service
    shelf: Shelf
    platforms: Mapping[str, Platform]
    patience: float = 3.0
    """Seconds that a round waits: a platform that hangs holds up no other for longer."""
    _carrying: dict[str, asyncio.Task[None]] = field(default_factory=dict)
    """What is on its way, by address: to each, one letter after the other."""
    _in_hand: set[str] = field(default_factory=set)
    """The numbers of the letters that are on their way: claimed once more, since it takes long, they stay ours."""
    _untold: list[Callable[[], Awaitable[None]]] = field(default_factory=list)
    """What the store could not be told when it was out of reach: without it, letters would be carried twice."""

    def __post_init__(self) -> None:
        mail = Mail(self.platforms, Ladder(self.shelf), self.service)
        self.mail = mail
        self.boards = Boards(mail, self.shelf)
        self.lines = Lines(mail, self.shelf, self.boards, self._tell)
        self.notes = Notes(mail, self.shelf)
        self.rooms = TeamRooms(mail, self.shelf)

    async def round(self) -> int:
        """Carry what is waiting; how many letters there were. What takes long is carried on beside the next rounds."""
        await self._tell_at_last()
        letters = await self.shelf.claim(self.service.clock(), MOST_AT_ONCE)
        behind = tuple(one for one in letters if one.address in self._carrying and one.nonce not in self._in_hand)
        if behind:
            await self.shelf.later(behind, self.service.clock() + BEHIND_MS, failed=False)
        fresh = sorted((one for one in letters if one.address not in self._carrying), key=_urgency)
        for address, own in groupby(fresh, key=_address):
            self._carrying[address] = asyncio.create_task(self._carry_all(list(own)))
        self._nudge()
        if self._carrying:
            await asyncio.wait(self._carrying.values(), timeout=self.patience)
            self._put_down()
        return len(fresh)

    def _nudge(self) -> None:
        for changed, late in self.notes.due(self.service.clock()):
            if changed.person not in self._carrying:  # else they are just being written to
                self._carrying[changed.person] = asyncio.create_task(self._nudged(late))

    async def _nudged(self, late: Late) -> None:
        try:
            await late()
        except Failed as failed:
            log.info("nudge.failed", why=type(failed).__name__)  # a reminder will do

    async def last(self) -> None:
        """Wait for what is on its way."""
        if self._carrying:
            await asyncio.wait(self._carrying.values())

    def _put_down(self) -> None:
        """Forget what has been carried; what went wrong at one address is no other's business."""
        for address, task in [*self._carrying.items()]:
            if task.done():
                del self._carrying[address]
                broken = task.exception()
                if broken is not None:
                    log.error("letters.broken", **trouble(broken))

    async def _carry_all(self, letters: list[Letter]) -> None:
        self._in_hand |= (nonces := {letter.nonce for letter in letters})
        try:
            await self._carry_each(letters)
        finally:
            self._in_hand -= nonces

    async def _carry_each(self, left: list[Letter]) -> None:
        while left:
            bundle = _bundle(left)
            wait = await self._tried(_joined(bundle))
            LETTERS.labels(left[0].address.partition(":")[0], "sent" if wait is None else "later").inc()
            if wait is not None:
                at = self.service.clock() + wait.ms
                await self._tell(partial(self.shelf.later, tuple(left), at, wait.failed))
                return
            await self._tell(partial(self.shelf.done, tuple(bundle)))
            left = left[len(bundle) :]

    async def _tell(self, what: Callable[[], Awaitable[None]]) -> None:
        """Tell the store what came of a letter, if not now then before anything else is asked of it."""
        try:
            await what()
        except StoreTrouble:
            self._untold.append(what)

    async def _tell_at_last(self) -> None:
        while self._untold:
            await self._untold[0]()
            del self._untold[0]

    async def _tried(self, letter: Letter) -> "_Wait | None":
        """Carry a letter; how long to wait if it has to be tried again."""
        try:
            await self.carry(letter)
        except RetryAfter as busy:
            return _Wait(int(busy.seconds * 1000) + 1, failed=False)
        except (PlaceGone, Hushed, PlaceHasMoved) as elsewhere:
            return await self._at_place(letter, elsewhere)
        except Unsayable:
            log.warning("letter.unsayable", table=letter.table, message=letter.message.tag)
            await self.shelf.bury(letter, "Unsayable", self.service.clock())
        except Failed as failed:
            return await self._failed(letter, type(failed).__name__)
        except StoreTrouble:
            return _Wait(BEHIND_MS, failed=False)
        except Exception as broken:
            log.error("letter.broken", table=letter.table, message=letter.message.tag, **trouble(broken))
            return await self._failed(letter, type(broken).__name__)
        return None

    async def carry(self, letter: Letter) -> None:
        """Carry one letter."""
        match letter.message:
            case BoardChanged() as changed:
                await self.boards.carry(letter.table, changed, letter.nonce)
            case TableLine() as line:
                await self.lines.carry(letter.table, line, letter.nonce)
            case NoticeChanged() as changed:
                await self.notes.carry(letter.table, changed, letter.nonce)
            case RoomWanted() as wanted:
                await self.rooms.carry(letter.table, wanted, letter.nonce)
            case SetAside(place, language, code):
                words = self.service.house.catalogue.words
                told = words(language_of(language))("table-set-aside", code=code)
                await self.mail.to_place(place, Screen(told), letter.nonce)
            case Whisper(person, text, _, _) as whisper:
                if not await self.notes.says(letter.table, whisper):
                    await self.mail.to_person(letter.table, person, Screen(text), letter.nonce)

    async def _failed(self, letter: Letter, why: str) -> "_Wait | None":
        if letter.tries < MOST_TRIES:
            return _Wait(min(LONGEST_WAIT_MS, 1000 * 2**letter.tries), failed=True)
        LETTERS.labels(letter.address.partition(":")[0], "dead").inc()
        log.error("letter.dead", table=letter.table, message=letter.message.tag, why=why)
        await self.shelf.bury(letter, why, self.service.clock())
        return None

    async def _at_place(self, letter: Letter, why: PlaceGone | Hushed | PlaceHasMoved) -> "_Wait | None":
        match why:
            case Hushed():
                return await self._hushed(letter, why)
            case PlaceHasMoved(to):
                return await self._moved(letter, to)
        await self._lost(letter)
        return None

    async def _lost(self, letter: Letter) -> None:
        await self.shelf.bury(letter, "PlaceGone", self.service.clock())
        nobody = Person("", "", "")
        await self.service.handle(Intent(f"lost:{letter.nonce}", nobody, PlaceLost(), place=letter.address))

    async def _hushed(self, letter: Letter, hushed: Hushed) -> "_Wait":
        """The table hears where nobody can be told anything; the letter waits, and is tried now and then."""
        now = self.service.clock()
        heard = Intent(f"hushed:{letter.nonce}/{now}", Person("", "", ""), PlaceHushed(hushed.why), place=hushed.place)
        await self.service.handle(heard)
        return _Wait(AWAY_MS if hushed.why == "away" else HUSHED_MS, failed=False)

    async def _moved(self, letter: Letter, to: PlaceKey) -> "_Wait | None":
        """The table hears where its place is now, which brings a board there; a line is carried after it."""
        nobody = Person("", "", "")
        await self.service.handle(Intent(f"moved:{letter.nonce}", nobody, PlaceMoved(to), place=letter.address))
        if not isinstance(letter.message, TableLine):
            return None
        return await self._tried(replace(letter, address=to, message=replace(letter.message, place=to)))


@dataclass(frozen=True, slots=True)
class _Wait:
    ms: int
    failed: bool
    """Whether something went wrong, or we were only asked to wait."""


def _bundle(letters: list[Letter]) -> list[Letter]:
    """The first letter with those right behind it that one message can stand for: short lines, or one board."""
    first, length = letters[0], 0
    for at, letter in enumerate(letters):
        length += len(letter.message.text) if isinstance(letter.message, (TableLine, Whisper)) else 0
        alike = (letter.table, letter.together, _kind(letter)) == (first.table, first.together, _kind(first))
        if at and not (
            alike and isinstance(letter.message, (TableLine, Whisper, BoardChanged)) and length <= LONGEST_LINES
        ):
            return letters[:at]
    return letters


def _kind(letter: Letter) -> tuple[str, Seat | None, bool]:
    message = letter.message
    return (message.tag, message.seat, message.quiet) if isinstance(message, Whisper) else (message.tag, None, False)


def _joined(bundle: list[Letter]) -> Letter:
    """A bundle as one letter, under the number of its last."""
    last = bundle[-1]
    match last.message:
        case TableLine():
            lines = [one.message for one in bundle if isinstance(one.message, TableLine)]
            text = "\n".join(one.text for one in lines)
            aloud = "\n".join(one.aloud for one in lines if one.aloud)
            asks = any(one.asks for one in lines)
            return replace(last, message=replace(last.message, text=text, aloud=aloud, asks=asks))
        case Whisper():
            texts = "\n".join(one.message.text for one in bundle if isinstance(one.message, Whisper))
            return replace(last, message=replace(last.message, text="\n".join(dict.fromkeys(texts.splitlines()))))
        case BoardChanged():
            anew = any(isinstance(one.message, BoardChanged) and one.message.anew for one in bundle)
            return replace(last, message=replace(last.message, anew=anew))
    return last


def _urgency(letter: Letter) -> tuple[str, bool, int]:
    """To each address boards go first: they say all that lines say, and lines can wait."""
    return letter.address, not isinstance(letter.message, BoardChanged), letter.number


def _address(letter: Letter) -> str:
    return letter.address
