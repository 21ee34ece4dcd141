"""What one seat knows besides: its pick, its card half spent, and what each next part would cost."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from engine.core.seat import Seat
from engine.games.holland.actions import Plan
from engine.games.holland.board import Tower, hero_of
from engine.games.holland.content.action_cards import SPECIAL
from engine.games.holland.phrases import HeroRun, PlanEntries, PlanEntry, VillainRun
from engine.games.holland.rules.plan import HALF_OF, Workings, legal_entries
from engine.games.holland.view import HollandView
from render.painter import Marks

Cost: TypeAlias = tuple[int, int]
"""Points of the movement half, points of the special half."""


@dataclass(frozen=True, slots=True)
class Own:
    """One seat's knowledge."""

    seat: Seat
    pick: int | None
    now: Workings | None = None
    """Its card as far as the draft has spent it, while it decides what to do with it."""
    costs: Mapping[tuple[str, ...], Cost] = field(default_factory=dict)
    """What the cheapest way costs to each end: `("hero", "1", "B4")`, `("explode", "E5")`."""

    def cost(self, tokens: Sequence[str]) -> Cost:
        """What a choice costs, whatever its button's path begins or ends with; nothing if it is no part of a plan."""
        ends = (tuple(tokens[start : start + long]) for start in range(len(tokens)) for long in (3, 2))
        return next((self.costs[end] for end in ends if end in self.costs), (0, 0))


def own_of(view: HollandView, seat: Seat, tower: Tower, marks: Marks) -> Own:
    """What the seat knows."""
    if view.my_pick is None or view.resolving != seat:
        return Own(seat, view.my_pick)
    start = Workings.begin(seat, view.my_pick, view.rules, tower)
    now = spent(start, marks.draft.entries) if isinstance(marks.draft, Plan) else start
    return Own(seat, view.my_pick, now, _costs(now))


def spent(start: Workings, entries: PlanEntries) -> Workings:
    """The card with the points of these parts spent; its tower shows them already."""
    now = start
    for entry in entries:
        for half in _halves(entry):
            now = now.spent(half, now.tower)
        if isinstance(entry, VillainRun):
            now = replace(now, moved=(*now.moved, entry.villain))
    return now


def _costs(now: Workings) -> dict[tuple[str, ...], Cost]:
    found: dict[tuple[str, ...], Cost] = {}
    for entry, after in legal_entries(now):
        cost = (now.movement - after.movement, now.special - after.special)
        end = _end(after, entry)
        found[end] = min(cost, found.get(end, cost))
    return found


def _halves(entry: PlanEntry) -> Iterator[str]:
    match entry:
        case HeroRun(_, steps):
            return (HALF_OF[step] for step in steps if step != "passage")
        case VillainRun(_, steps):
            return (SPECIAL for _ in steps)
    return iter((SPECIAL,))


def _end(after: Workings, entry: PlanEntry) -> tuple[str, ...]:
    match entry:
        case HeroRun(number):
            return *entry.piece, after.tower.heroes[hero_of(after.seat, number)]
        case VillainRun():
            return *entry.piece, after.tower.villains[entry.which]
    return entry.words()
