"""Probing: two worlds that one person cannot tell apart, and whatever this person tries in both of them.

Two halls that agree in everything but what the viewer may not know. Each thing tried is tried in both; as long as
nothing secret has come out to the viewer, every reply, everything that was stored to be sent, everything that was sent
and when, the alarm that was set, every line that was logged and what the viewer's own screen says afterwards must be
equal to the byte.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from hall import PLACE, Guest
from laid import LaidHall, Whole
from structlog.testing import capture_logs

from bot.tables.completing import completions
from bot.tables.model.intents import Intent, Press, Say, ShowHand, Undo, Verb
from bot.tables.model.reply import Reply
from engine.core.dice import Dice, mixed_seed
from engine.core.position import Position
from engine.core.seat import Seat
from engine.games import AnyGame

Try: TypeAlias = Verb | str
BETWEEN_MS = 2_000
"""Nobody is refused so often in a minute that they would be asked to take a breath."""
PARTS = ("reply", "pictures", "stored", "alarm", "sent", "logged", "entered", "screen")


@dataclass
class Trace:
    """What a viewer got by trying something."""

    reply: Reply
    pictures: list[Any]
    stored: list[Any]
    """What waited in the outbox for the viewer and for everybody, in its order."""
    alarm: Any
    """When the table wakes next."""
    sent: list[Any]
    logged: list[Any]
    entered: int
    screen: Any
    """What the viewer's own screen says afterwards."""
    revealed: bool
    """Whether something secret was told to the viewer, or to everybody."""
    changed: bool
    """Whether anything was kept."""

    @property
    def all(self) -> tuple[Any, ...]:
        return tuple(getattr(self, part) for part in PARTS)


@dataclass
class Probe:
    """One viewer in two worlds."""

    halls: tuple[LaidHall, LaidHall]
    seat: Seat
    counts: Counter[str] = field(default_factory=Counter)
    found: list[str] = field(default_factory=list)
    found_in: set[str] = field(default_factory=set)
    """In which parts of what a viewer gets there was a difference."""
    wholes: tuple[Whole, ...] = ()

    async def lays(self, worlds: tuple[Position[Any], Position[Any]]) -> None:
        """The two worlds lie on two tables where nothing has happened yet."""
        for hall, world in zip(self.halls, worlds, strict=True):
            await hall.put(world)
        self.wholes = tuple(hall.kept_whole() for hall in self.halls)
        self.counts.update(positions=1, worlds=2)

    async def tries(self, *whats: Try) -> None:
        """Try one thing after the other in both worlds until they part; then all of it is forgotten."""
        changed = False
        for what in whats:
            self.counts["lines" if isinstance(what, str) else "other tries"] += 1
            here, there = [await traced(hall, self.seat, what) for hall in self.halls]
            parted = here.revealed or there.revealed
            changed |= here.changed or there.changed
            self._compare(what, here, there, parted)
            if parted:
                self.counts["parted"] += 1
                await self._not_given_back(what, here, there)
                break
            if isinstance(what, str) and here.changed and there.changed and len(whats) == 1:
                await self.tries_on(what, here.entered)
        if changed:
            self.afresh()

    async def tries_on(self, what: str, entered: int) -> None:
        """What was done is taken back; what was asked about is said once more."""
        further = Undo() if entered else what
        here, there = [await traced(hall, self.seat, further) for hall in self.halls]
        self.counts["other tries"] += 1
        self._compare(f"{what}, then {further}", here, there, here.revealed or there.revealed)

    async def completes(self, line: str) -> None:
        """Ask in both worlds what a line may become."""
        said = [await completions(hall.service, _intent(hall, self.seat, line), line) for hall in self.halls]
        self.counts["completions"] += 1
        if said[0] != said[1]:
            self._differ("completion", f"completing {line!r}: {said[0]} / {said[1]}")

    async def waits(self, seconds: float, steps: int = 20) -> None:
        """Let the clocks run in both worlds until they part, and compare what the viewer gets by it, and when."""
        self.counts["waits"] += 1
        for _ in range(steps):
            (here, parted), (there, parted_too) = [await self._waited(hall, seconds / steps) for hall in self.halls]
            if parted or parted_too:
                break
            if here != there:
                self._differ("waiting", f"waiting {seconds} s: {here} / {there}")
        self.afresh()

    async def _waited(self, hall: LaidHall, seconds: float) -> tuple[list[Any], bool]:
        """What came to the viewer meanwhile, and whether something secret came out."""
        before, entries = len(hall.wire.log), await hall.entries()
        await hall.later(seconds)
        sent = [one for one in hall.wire.log[before:] if one[2] in (PLACE, _door(hall, self.seat))]
        return _by_address(sent), await hall.entries() > entries and await _has_revealed(hall, self.seat, entries)

    def afresh(self) -> None:
        """Nothing has happened yet."""
        for hall, whole in zip(self.halls, self.wholes, strict=True):
            hall.take_up(whole)

    def _compare(self, what: object, here: Trace, there: Trace, parted: bool) -> None:
        if parted and here.reply.ok != there.reply.ok:
            self._differ("accepted", f"{what}: accepted in one world only: {here.reply.text} / {there.reply.text}")
        elif not parted and here.all != there.all:
            parts = zip(PARTS, here.all, there.all, strict=True)
            for name, one, other in parts:
                if one != other:
                    self._differ(name, f"{what}: {name}: {one} / {other}")

    async def _not_given_back(self, what: Try, here: Trace, there: Trace) -> None:
        """What has shown the viewer a secret is not taken back without asking anybody."""
        for hall, trace in zip(self.halls, (here, there), strict=True):
            if trace.entered == 1 and trace.revealed:
                back = await traced(hall, self.seat, Undo())
                if back.entered:
                    self._differ("undo", f"{what}: shown, and taken back unasked: {back.reply.text}")

    def _differ(self, part: str, how: str) -> None:
        self.found_in.add(part)
        self.found.append(how)


async def traced(hall: LaidHall, seat: Seat, what: Try) -> Trace:
    """Try something and note all that comes of it for the person of this seat."""
    before, kept = len(hall.wire.log), await hall.kept(hall.table)
    hall.now += BETWEEN_MS
    with capture_logs() as logged:
        reply = await hall.people[seat].only(what)
        stored = hall.waiting(PLACE, hall.people[seat].person.id)
        await hall.carry()
    after = await hall.kept(hall.table)
    changed, entries = after.version != kept.version, kept.table.entries
    wanted = reply.screen.picture if reply.screen is not None else None
    return Trace(
        reply,
        [await hall.service.picture(wanted)],
        stored,
        hall.wakes_at(),
        _by_address([one for one in hall.wire.log[before:] if one[2] in (PLACE, _door(hall, seat))]),
        logged,
        after.table.entries - entries,
        await hall.people[seat].only(ShowHand()) if changed else None,
        changed and await _has_revealed(hall, seat, entries),
        changed,
    )


def other_world(game: AnyGame, position: Position[Any], seat: Seat, seed: str) -> Position[Any] | None:
    """A world that this seat cannot tell from the real one: what it may not know is drawn anew, and so are the dice.

    None if the board that everybody sees tells it which it is: whoever acts behind a curtain remembers what the others
    still see, and a view alone does not.
    """
    imagined = game.imagine(game.view(position, seat), Dice(mixed_seed(seed)))
    if game.view(imagined, None) != game.view(position, None):
        return None
    return replace(imagined, dice=Dice(mixed_seed(seed, "dice"), position.dice.drawn))


def pressed(reply: Reply, most: int = 6) -> Sequence[Verb]:
    """The first buttons of a screen."""
    return [Press(button.id) for button in (reply.screen.buttons if reply.screen else ())][:most]


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
