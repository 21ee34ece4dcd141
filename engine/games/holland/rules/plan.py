"""Carrying out a plan entry by entry on a copy of the tower, with the exact refusals (specification 5)."""

from collections import deque
from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from engine.core.event import Event
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.games.holland.board import Hero, Tower, hero_of
from engine.games.holland.content.action_cards import (
    CARDS,
    CLIMBING,
    EXPLODING,
    HIDING,
    MOVEMENT,
    PORTING,
    SPECIAL,
    VILLAIN,
    ActionCard,
)
from engine.games.holland.content.tower_cards import (
    COUNTS,
    DUNGEON,
    INDEX,
    PASSAGE,
    PORTAL,
    ROOF,
    ROPE,
    SECRET_ROOM,
    SPACES,
    beside,
    over,
    row_of,
    under,
)
from engine.games.holland.events import Exploded, Hid, Knocked, LayDown, Ran, Saved
from engine.games.holland.phrases import (
    VILLAIN_STEPS,
    VILLAINS,
    Explosion,
    HeroRun,
    Hiding,
    PlanEntries,
    PlanEntry,
    VillainRun,
)
from engine.games.holland.settings import HollandSettings

MOST_KEPT = 64
"""Cards half carried out whose next entries are kept at hand."""

HALF_OF = {"left": MOVEMENT, "right": MOVEMENT, "rope": MOVEMENT, "climb": SPECIAL, "up": SPECIAL, "down": SPECIAL}
NEEDED_FOR = {"climb": CLIMBING, "up": PORTING, "down": PORTING}
"""What the special half must be good for, for a hero to take this step (SH-313, SH-314)."""
LEADS_FROM = dict.fromkeys(COUNTS, ("left", "right", "climb")) | {
    ROPE: ("left", "right", "rope", "climb"),
    PORTAL: ("left", "right", "climb", "up", "down"),
}
"""Which steps a card has a way for at all; whoever tries them all out would be refused most of them, and pay for it."""


@dataclass(frozen=True, slots=True)
class Workings:
    """A card half carried out: the tower so far and what is left of each half."""

    seat: Seat
    card: ActionCard
    rules: HollandSettings
    tower: Tower
    movement: int
    special: int
    halves: tuple[str, ...] = ()
    """The halves in the order in which they were begun (SH-303)."""
    moved: tuple[str, ...] = ()
    """Villains that have had their run (SH-507)."""

    @classmethod
    def begin(cls, seat: Seat, number: int, rules: HollandSettings, tower: Tower) -> "Workings":
        card = CARDS[number]
        return cls(seat, card, rules, tower, card.movement, card.special)

    @property
    def outcome(self) -> Hashable:
        """All in which two ways through the same card may differ."""
        return self.tower, self.movement, self.special, self.halves, self.moved

    def standing(self, tower: Tower) -> "Workings":
        """The same with another tower, where that costs no point."""
        return Workings(self.seat, self.card, self.rules, tower, self.movement, self.special, self.halves, self.moved)

    def may_pay(self, step: str) -> bool:
        """Whether the card is good for such a step of a hero at all, and has a point left for it."""
        if step == "passage":
            return True
        if HALF_OF[step] == MOVEMENT:
            return self.movement > 0
        return self.special > 0 and self.card.spent_on == NEEDED_FOR[step]

    def is_closed(self, half: str) -> bool:
        """Whether a half was left for the other one, for good."""
        return half in self.halves[:-1] and not self.rules.split_halves

    def left(self, half: str) -> int:
        """How much of a half may still be spent."""
        return 0 if self.is_closed(half) else self.movement if half == MOVEMENT else self.special

    def heroes_may_run(self) -> bool:
        """Whether any run of a hero may begin: each begins with a step that costs a point."""
        return self.left(MOVEMENT) > 0 or (self.card.spent_on in NEEDED_FOR.values() and self.left(SPECIAL) > 0)

    def require(self, half: str) -> None:
        """A half once left is closed, and a half has only so many points."""
        if self.is_closed(half):
            raise Refused("half_closed")
        if not self.left(half):
            raise Refused("no_points")

    def spent(self, half: str, tower: Tower) -> "Workings":
        """One point less, for what makes this tower."""
        self.require(half)
        halves = self.halves if half in self.halves else (*self.halves, half)
        moves = half == MOVEMENT
        movement, special = (self.movement - 1, self.special) if moves else (self.movement, self.special - 1)
        return Workings(self.seat, self.card, self.rules, tower, movement, special, halves, self.moved)

    def done(self, entry: PlanEntry) -> "tuple[Workings, tuple[Event, ...]]":
        """The workings after one more entry, or the first reason against it (SH-309, SH-310)."""
        match entry:
            case HeroRun(number, steps):
                return self._hero_run(hero_of(self.seat, number), steps)
            case VillainRun():
                return self._villain_run(entry)
            case Explosion(space):
                return self._explosion(space)
            case Hiding(number):
                return self._hiding(hero_of(self.seat, number))
        raise Refused("bad_command", word=" ".join(entry.words())[:60])

    def _hero_run(self, hero: Hero, steps: tuple[str, ...]) -> "tuple[Workings, tuple[Event, ...]]":
        if not steps:
            raise Refused("empty_run")
        now, entered, spaces = self, False, [self.tower.heroes[hero]]
        for step in steps:
            now, entered = now.hero_stepped(hero, step, entered)
            spaces.append(now.tower.heroes[hero])
        if not now.may_end(hero):
            raise Refused("cannot_stop")
        return now, (Ran(f"hero_{hero}", steps, tuple(spaces)), *_arrival(now.tower, hero, spaces[-2]))

    def hero_stepped(self, hero: Hero, step: str, entered: bool) -> "tuple[Workings, bool]":
        """The workings after one step of a hero's run, and whether it has just entered a passage by it."""
        spot = self.tower.heroes[hero]
        if spot == ROOF:
            raise Refused("hero_saved")
        if step in NEEDED_FOR and self.card.spent_on != NEEDED_FOR[step]:
            raise Refused("not_on_card")
        space = self._reached(spot, step, entered)
        if self._is_blocked(space):
            raise Refused("villain_blocks")
        tower = self.tower.moved(hero, space)
        if step == "passage":
            return self.standing(tower), False
        return self.spent(HALF_OF[step], tower), space != ROOF and tower.kind(space) == PASSAGE

    def ways(self, hero: Hero, entered: bool) -> tuple[str, ...]:
        """The steps that a hero's card has a way for, in the order of `HERO_STEPS`."""
        ways = LEADS_FROM[self.tower.kind(self.tower.heroes[hero])]
        return (*ways, "passage") if entered else ways

    def may_end(self, hero: Hero) -> bool:
        """Whether a hero's run may end where it stands (SH-308)."""
        spot = self.tower.heroes[hero]
        return spot == ROOF or self.tower.may_stop(hero, spot)

    def _reached(self, spot: str, step: str, entered: bool) -> str:
        """The space a step leads to, or the step's own reason (5.2)."""
        kind = self.tower.kind(spot)
        match step:
            case "left" | "right":
                return _or_edge(beside(spot, step))
            case "rope" if kind != ROPE:
                raise Refused("no_rope")
            case "rope" | "climb":
                return over(spot)
            case "passage" if not entered:
                raise Refused("passage_not_entered")
            case "passage":
                return self.tower.other_passage(spot)
        if kind != PORTAL:
            raise Refused("not_on_portal")
        if step == "up" and over(spot) == ROOF:
            raise Refused("portal_no_roof")
        return over(spot) if step == "up" else _or_edge(under(spot))

    def _is_blocked(self, space: str) -> bool:
        if self.rules.heroes_pass_villains or space == ROOF or not self.tower.holds_villain(space):
            return False
        return self.tower.kind(space) not in (DUNGEON, SECRET_ROOM)

    def _villain_run(self, run: VillainRun) -> "tuple[Workings, tuple[Event, ...]]":
        if self.card.spent_on != VILLAIN:
            raise Refused("not_on_card")
        if not run.steps:
            raise Refused("empty_run")
        if run.villain in self.moved:
            raise Refused("villain_already_moved")
        now, spaces = self, [self.tower.villains[run.which]]
        for step in run.steps:
            now = now.villain_stepped(run.which, step)
            spaces.append(now.tower.villains[run.which])
        after, fall = now.villain_stopped(run.which)
        return after, (Ran(run.villain, run.steps, tuple(spaces)), *fall)

    def villain_stepped(self, which: int, step: str) -> "Workings":
        """The workings after one step of a villain's run (SH-501 to SH-503)."""
        spot = self.tower.villains[which]
        if step not in VILLAIN_STEPS:
            raise Refused("villain_step")
        if step in ("up", "down") and self.tower.kind(spot) != PORTAL:
            raise Refused("villain_needs_portal")
        space = _or_edge(_villain_way(spot, step))
        return self.spent(SPECIAL, self.tower.villain_moved(which, space))

    def villain_stopped(self, which: int) -> "tuple[Workings, tuple[Event, ...]]":
        """The workings after a villain's run that ends where it stands, and whom it knocks down."""
        if self.tower.villains[0] == self.tower.villains[1]:
            raise Refused("villain_cannot_stop")
        villain = VILLAINS[which]
        tower, fall = _knock_down(self.tower, villain, self.tower.villains[which], self.seat)
        moved = (*self.moved, villain)
        after = Workings(self.seat, self.card, self.rules, tower, self.movement, self.special, self.halves, moved)
        return after, fall

    def _explosion(self, space: str) -> "tuple[Workings, tuple[Event, ...]]":
        if self.card.spent_on != EXPLODING:
            raise Refused("not_on_card")
        self.require(SPECIAL)
        if space not in INDEX:
            raise Refused("bad_space", space=space)
        if reason := self.tower.may_explode(space):
            raise Refused(reason)
        carried = _standing_above(self.tower, space)
        return self.spent(SPECIAL, self.tower.exploded(space)), (Exploded(space, carried, self.seat),)

    def _hiding(self, hero: Hero) -> "tuple[Workings, tuple[Event, ...]]":
        if self.card.spent_on != HIDING:
            raise Refused("not_on_card")
        self.require(SPECIAL)
        if self.tower.is_saved(hero):
            raise Refused("hero_saved")
        spot = self.tower.heroes[hero]
        if self.tower.kind(spot) == PORTAL:
            raise Refused("hide_portal")
        if self.tower.is_lying(hero):
            raise Refused("already_lying")
        return self.spent(SPECIAL, self.tower.hid(hero)), (Hid(hero, spot),)


def carried_out(start: Workings, entries: PlanEntries) -> tuple[Workings, tuple[Event, ...]]:
    """A whole plan: every entry in turn, or the first reason against one of them."""
    now = start
    told: list[Event] = []
    for entry in entries:
        now, events = now.done(entry)
        told.extend(events)
    return now, tuple(told)


@lru_cache(MOST_KEPT)
def legal_entries(now: Workings) -> tuple[tuple[PlanEntry, Workings], ...]:
    """Every legal next entry with the workings after it. A menu asks for the same ones once for each of them."""
    return tuple(_legal_entries(now, every_way=True))


def different_plans(start: Workings) -> Iterator[tuple[PlanEntries, Workings]]:
    """One plan for each different outcome with the workings after it, the empty one first."""
    seen = {start.outcome: start}
    begun: deque[tuple[PlanEntries, Workings]] = deque([((), start)])
    while begun:
        entries, here = begun.popleft()
        yield entries, here
        for entry, after in _legal_entries(here, every_way=False):
            if seen.setdefault(after.outcome, after) is after:
                begun.append(((*entries, entry), after))


def _legal_entries(now: Workings, *, every_way: bool) -> Iterator[tuple[PlanEntry, Workings]]:
    """Or, of several ways to the same, the first only: of runs there are many times as many as ends."""
    if not (now.movement or now.special):
        return  # every entry begins with what costs a point
    if now.heroes_may_run():
        for number in (1, 2):
            yield from _hero_entries(now, number, every_way=every_way)
    if now.card.spent_on == VILLAIN and now.left(SPECIAL):
        for villain in VILLAINS:
            if villain not in now.moved:
                yield from _villain_entries(now, villain, every_way=every_way)
    if now.special:
        for entry in _single_entries(now):
            yield from _if_legal(now, entry)


def _single_entries(now: Workings) -> Iterator[PlanEntry]:
    if now.card.spent_on == EXPLODING:
        yield from (Explosion(space) for space in SPACES if not now.tower.may_explode(space))
    if now.card.spent_on == HIDING:
        yield from (Hiding(1), Hiding(2))


def _hero_entries(now: Workings, number: int, *, every_way: bool) -> Iterator[tuple[PlanEntry, Workings]]:
    hero, met = hero_of(now.seat, number), set[Hashable]()
    begun: deque[tuple[tuple[str, ...], Workings, bool]] = deque([((), now, False)])
    while begun:
        steps, here, entered = begun.popleft()
        if steps and here.may_end(hero):
            yield HeroRun(number, steps), here
        if here.tower.is_saved(hero):
            continue
        for step in filter(here.may_pay, here.ways(hero, entered)):
            try:
                after, enters = here.hero_stepped(hero, step, entered)
            except Refused:
                continue
            way = (after.tower.heroes[hero], after.movement, after.special, after.halves, enters)
            if every_way or way not in met:
                met.add(way)
                begun.append(((*steps, step), after, enters))


def _villain_entries(now: Workings, villain: str, *, every_way: bool) -> Iterator[tuple[PlanEntry, Workings]]:
    which, met = VILLAINS.index(villain), set[Hashable]()
    begun: deque[tuple[tuple[str, ...], Workings]] = deque([((), now)])
    while begun:
        steps, here = begun.popleft()
        if steps and here.tower.villains[0] != here.tower.villains[1]:
            yield VillainRun(villain, steps), here.villain_stopped(which)[0]
        on_portal = here.tower.kind(here.tower.villains[which]) == PORTAL
        for step in (VILLAIN_STEPS if on_portal else ("left", "right")) if here.special else ():
            try:
                after = here.villain_stepped(which, step)
            except Refused:
                continue
            way = (after.tower.villains[which], after.special, after.halves)
            if every_way or way not in met:
                met.add(way)
                begun.append(((*steps, step), after))


def _if_legal(now: Workings, entry: PlanEntry) -> Iterator[tuple[PlanEntry, Workings]]:
    try:
        yield entry, now.done(entry)[0]
    except Refused:
        return


def _or_edge(space: str | None) -> str:
    if space is None:
        raise Refused("edge")
    return space


def _villain_way(spot: str, step: str) -> str | None:
    if step in ("left", "right"):
        return beside(spot, step)
    if step == "down":
        return under(spot)
    return None if over(spot) == ROOF else over(spot)


def _arrival(tower: Tower, hero: Hero, before: str) -> tuple[Event, ...]:
    if tower.is_saved(hero):
        return (Saved(hero, before),)
    return (LayDown(hero),) if tower.is_lying(hero) else ()


def _knock_down(tower: Tower, villain: str, space: str, by: Seat) -> tuple[Tower, tuple[Event, ...]]:
    """A standing hero where a villain's run ends falls at once, dungeons excepted (SH-509, SH-514)."""
    standing = [hero for hero in tower.heroes_on(space) if not tower.is_lying(hero)]
    if not standing or tower.kind(space) == DUNGEON:
        return tower, ()
    hero = standing[0]
    end = tower.landing(hero)
    skipped = max(0, row_of(space) - row_of(end) - 1)
    fallen = tower.moved(hero, end)
    lies = (LayDown(hero),) if fallen.is_lying(hero) else ()
    return fallen, (Knocked(hero, villain, space, end, skipped, by), *lies)


def _standing_above(tower: Tower, space: str) -> tuple[str, ...]:
    above = {f"{space[0]}{row}" for row in range(row_of(space) + 1, 6)}
    heroes = [f"hero_{hero}" for hero, spot in enumerate(tower.heroes) if spot in above]
    return (*heroes, *(name for name, spot in zip(VILLAINS, tower.villains, strict=True) if spot in above))
