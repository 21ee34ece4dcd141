"""Lines of several entries (`search; take 1; play parkour`): how much of a line is judged at once.

A line may be refused, and nobody may learn anything by it. So what stands behind its first entry is judged in a world
that its author might imagine: made from the seat's own view, as a computer player makes it, and the same whenever the
view is. What that says cannot depend on what lies face down, on dice, or on what others have sealed. It is judged up to
the first entry after which more is known; the rest is for when its turn comes.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Generic, TypeVar

from engine.core import run
from engine.core.action import Action, Tokens
from engine.core.dice import Dice
from engine.core.game import Game
from engine.core.position import Position
from engine.core.reading import read_next
from engine.core.refusal import BrokenRule, Refused
from engine.core.run import Outcome
from engine.core.seat import Seat

B = TypeVar("B")
_ANYTHING: Tokens = ("?",)
"""An entry that no game knows."""


@dataclass(frozen=True, slots=True)
class Judged(Generic[B]):
    """An entry that may be carried out, as far as its author can tell; one that stands alone is not tried before."""

    action: Action[B]
    position: Position[B]
    """Where it was judged: how things are for the first entry, how its author imagines them for the others."""
    left: tuple[Tokens, ...]
    """The entries behind it."""


@dataclass(frozen=True, slots=True)
class Followed(Generic[B]):
    """How far the rest of a line got."""

    done: tuple[Action[B], ...]
    left: tuple[Tokens, ...]
    why_not: Refused | None = None
    """Why the first entry that is left cannot be, if that is so: then none of them is tried again."""


def judged(
    game: Game[B, Any, Any], position: Position[B], seat: Seat, entries: Sequence[Tokens], at_ms: int = 0
) -> Iterator[Judged[B]]:
    """The actions that happen together, whole or not at all; `Refused` if one of them cannot be.

    They are those up to and including the first after which more is known (`settles`).
    """
    action, left = read_next(game, position, seat, entries)
    if left:
        run.apply(game, position, seat, action, at_ms)
    yield Judged(action, position, left)
    world = _after(game, imagined(game, position, seat), seat, action, at_ms) if left else None
    while world is not None and left and _is_for_now(game, world, seat, left):
        action, left = read_next(game, world, seat, left)
        outcome = run.apply(game, world, seat, action, at_ms)
        yield Judged(action, world, left)
        world = None if settles(world, outcome, seat) else outcome.position


def is_for_later(
    game: Game[B, Any, Any], position: Position[B], seat: Seat, entries: Sequence[Tokens], at_ms: int = 0
) -> bool:
    """Whether what is typed behind these entries would be kept for when its turn comes."""
    try:
        *_, last = judged(game, position, seat, (*entries, _ANYTHING), at_ms)
    except Refused:
        return False
    return bool(last.left)


def follow(
    game: Game[B, Any, Any],
    position: Position[B],
    seat: Seat,
    entries: tuple[Tokens, ...],
    do: Callable[[Action[B]], Outcome[B]],
    *,
    belong: int = 0,
) -> Followed[B]:
    """Do what is left of a line: so many actions that belong to what was just done, then what the seat is asked for."""
    done: list[Action[B]] = []
    while entries and position.result is None:
        if seat not in run.awaited(position) and not (belong > 0 and _is_for_now(game, position, seat, entries)):
            break
        try:
            action, left = read_next(game, position, seat, entries)
            outcome = do(action)
        except Refused as refused:
            return Followed(tuple(done), entries, refused)
        done.append(action)
        belong = 0 if settles(position, outcome, seat) else belong - 1
        position, entries = outcome.position, left
    return Followed(tuple(done), entries if position.result is None else ())


def imagined(game: Game[B, Any, Any], position: Position[B], seat: Seat) -> Position[B] | None:
    """A world as a seat might imagine it, the same for the same view; None if it can imagine none."""
    view = game.view(position, seat)
    try:
        return game.imagine(view, Dice(sha256(repr(view).encode()).hexdigest()))
    except BrokenRule:
        return None


def settles(before: Position[Any], outcome: Outcome[Any], seat: Seat) -> bool:
    """Whether more is known after what a seat has done: it is drawn, revealed, unsealed, or others are asked then."""
    after = outcome.position
    return (
        after.result is not None
        or after.dice.drawn != before.dice.drawn
        or any(told.event.reveals for told in outcome.told)
        or _unseals(before, after)
        or bool(set(run.awaited(after)) - set(run.awaited(before)) - {seat})
    )


def _after(
    game: Game[B, Any, Any], world: Position[B] | None, seat: Seat, action: Action[B], at_ms: int
) -> Position[B] | None:
    """The imagined world after the first entry; None if more is known then."""
    if world is None:
        return None
    try:
        outcome = run.apply(game, world, seat, action, at_ms)
    except Refused:
        return None
    return None if settles(world, outcome, seat) else outcome.position


def _unseals(before: Position[Any], after: Position[Any]) -> bool:
    """Whether a question whose answers are sealed was settled."""
    open_now = [question for question, _ in after.open_questions()]
    return any(question.secret and question not in open_now for question, _ in before.open_questions())


def _is_for_now(game: Game[B, Any, Any], position: Position[B], seat: Seat, entries: tuple[Tokens, ...]) -> bool:
    """Whether the next entry can be meant for now: its author is waited for, or may say just this at any time."""
    asked = [verb for _, _, verbs in run.asked(game, position, seat) for verb in verbs]
    return seat in run.awaited(position) or any(verb.begins(entries[0][0]) for verb in asked)
