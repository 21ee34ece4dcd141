"""Probing: two worlds that one person cannot tell apart, and whatever this person tries in both of them.

Two halls that agree in everything but what the viewer may not know. Each thing tried is tried in both; as long as
nothing secret has come out to the viewer, every reply, everything that was sent and when, and every line that was
logged must be equal to the byte.
"""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any, TypeAlias

from hall import PLACE, Guest
from laid import LaidHall
from structlog.testing import capture_logs
from support.playing import Played

from bot.tables.completing import completions
from bot.tables.model.intents import Intent, Press, Say, Undo, Verb
from bot.tables.model.reply import Reply
from engine.core import run
from engine.core.action import Action
from engine.core.dice import Dice, mixed_seed
from engine.core.position import Position
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.games import AnyGame
from engine.players.chance import Chance

Try: TypeAlias = Verb | str
MOST_ENTRIES = 4
MOST_OPTIONS = 40
MOST_PRESSED = 6


@dataclass
class Trace:
    """What a viewer got by trying something."""

    reply: Reply
    pictures: list[Any]
    sent: list[Any]
    logged: list[Any]
    entered: int
    revealed: bool
    """Whether something secret was told to the viewer, or to everybody."""

    @property
    def all(self) -> tuple[Any, ...]:
        return self.reply, self.pictures, self.sent, self.logged, self.entered


MakeHalls: TypeAlias = Callable[[], Awaitable[tuple[LaidHall, LaidHall]]]


@dataclass
class Probe:
    """One viewer in two worlds."""

    make: MakeHalls
    seat: Seat
    worlds: tuple[Position[Any], Position[Any]]
    halls: tuple[LaidHall, LaidHall] | None = None
    tried: int = 0
    found: list[str] = field(default_factory=list)

    async def tries(self, what: Try) -> None:
        """Try something in both worlds; what was gone on by is undone, and what has come out is forgotten."""
        here, there = await self._both(what)
        parted = here.revealed or there.revealed
        if parted and here.reply.ok != there.reply.ok:
            self.found.append(f"{what}: accepted in one world only: {here.reply.text} / {there.reply.text}")
        elif not parted and here.all != there.all:
            parts = zip(("reply", "pictures", "sent", "logged", "entered"), here.all, there.all, strict=True)
            self.found += [f"{what}: {name}: {one} / {other}" for name, one, other in parts if one != other]
        if here.entered or there.entered:
            if not parted and what != Undo():
                await self.tries(Undo())
            self.halls = None

    async def _both(self, what: Try) -> list[Trace]:
        self.tried += 1
        return [await traced(hall, self.seat, what) for hall in await self.laid()]

    async def laid(self) -> tuple[LaidHall, LaidHall]:
        """The two worlds on two tables where nothing has happened yet."""
        if self.halls is None:
            self.halls = await self.make()
            for hall, world in zip(self.halls, self.worlds, strict=True):
                await hall.put(world)
        return self.halls

    async def completes(self, line: str) -> None:
        """Ask in both worlds what a line may become."""
        said = [await completions(hall.service, _intent(hall, self.seat, line), line) for hall in await self.laid()]
        self.tried += 1
        if said[0] != said[1]:
            self.found.append(f"completing {line!r}: {said[0]} / {said[1]}")

    async def waits(self, seconds: float) -> None:
        """Let the clocks run in both worlds, and compare what the viewer gets by it, and when."""
        seen = []
        for hall in await self.laid():
            before, entries = len(hall.wire.log), await hall.entries()
            await hall.later(seconds, steps=20)
            sent = [one for one in hall.wire.log[before:] if one[2] in (PLACE, _door(hall, self.seat))]
            seen.append((sent, await _has_revealed(hall, self.seat, entries)))
        self.tried += 1
        if not any(revealed for _, revealed in seen) and _by_address(seen[0][0]) != _by_address(seen[1][0]):
            self.found.append(f"waiting {seconds} s: {seen[0][0]} / {seen[1][0]}")


async def traced(hall: LaidHall, seat: Seat, what: Try) -> Trace:
    """Try something and note all that comes of it for the person of this seat."""
    before, entries = len(hall.wire.log), await hall.entries()
    hall.now += 2_000  # nobody is refused so often in a minute
    with capture_logs() as logged:
        reply = await hall.people[seat](what)
    wanted = reply.screen.picture if reply.screen is not None else None
    pictures = [await hall.service.picture(wanted)]
    sent = [one for one in hall.wire.log[before:] if one[2] in (PLACE, _door(hall, seat))]
    entered = await hall.entries() - entries
    return Trace(reply, pictures, _by_address(sent), logged, entered, await _has_revealed(hall, seat, entries))


def other_world(game: AnyGame, position: Position[Any], seat: Seat, seed: str) -> Position[Any]:
    """A world that this seat cannot tell from the real one: what it may not know is drawn anew, and so are the dice."""
    imagined = game.imagine(game.view(position, seat), Dice(mixed_seed(seed)))
    return replace(imagined, dice=Dice(mixed_seed(seed, "dice"), position.dice.drawn))


def lines(position: Position[Any], seat: Seat, game: Played, chance: Chance, most: int) -> Iterator[str]:
    """Lines of one to four entries: offered ones and what might follow them, nearly legal ones, those of other moments,
    and nonsense."""
    offered = list(islice(run.options(game.trial.game, position, seat), MOST_OPTIONS))
    heads = [verb.head() for verb in game.trial.game.verbs]
    known = [*map(_words, (*offered, *game.probes)), *heads, "nonsense"]
    tokens = sorted({token for one in known for token in one.split()[1:]}) or ["1"]
    for number in range(most):
        first = chance.among(offered) if offered and number % 4 else None
        next_ones = [*known, *(_after(game.trial.game, position, seat, first) if first else ()) * 2]
        behind = [chance.among(next_ones) for _ in range(chance.among(range(1 - bool(first), MOST_ENTRIES)))]
        bent = [_twisted(one, tokens, chance) if chance.among((True, False, False)) else one for one in behind]
        yield "; ".join((*([_words(first)] if first else []), *bent))


def _after(game: AnyGame, position: Position[Any], seat: Seat, first: Action[Any]) -> tuple[str, ...]:
    """What could be said after it, as things are."""
    try:
        after = run.apply(game, position, seat, first).position
    except Refused:
        return ()
    return tuple(_words(one) for one in islice(run.options(game, after, seat), MOST_OPTIONS))


def pressed(reply: Reply) -> list[Verb]:
    """The first buttons of a screen."""
    return [Press(button.id) for button in (reply.screen.buttons if reply.screen else ())][:MOST_PRESSED]


def _words(action: Action[Any]) -> str:
    return " ".join(action.words())


def _twisted(entry: str, tokens: Sequence[str], chance: Chance) -> str:
    head, *rest = entry.split()
    if not rest:
        return f"{head} {chance.among(tokens)}"
    at = chance.among(range(len(rest)))
    return " ".join((head, *rest[:at], chance.among(tokens), *rest[at + 1 :]))


async def _has_revealed(hall: LaidHall, seat: Seat, since: int) -> bool:
    lines = (await hall.shelf.history(hall.table))[since + 1 :]
    known = [line.learned for line in lines]
    over = (await hall.kept(hall.table)).table.is_over
    return over or any(one.drew or one.to is None or seat in one.to for one in known)


def _by_address(sent: Sequence[Any]) -> list[Any]:
    """Addresses are carried to side by side: what has an order is what arrives at each of them, and when."""
    return sorted(sent, key=lambda one: str(one[2]))


def _door(hall: LaidHall, seat: Seat) -> str:
    guest: Guest = hall.people[seat]
    return f"door-{guest.person.name.lower()}"


def _intent(hall: LaidHall, seat: Seat, line: str) -> Intent:
    return Intent("completing", hall.people[seat].person, Say(line), place=PLACE)
