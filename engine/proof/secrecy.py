"""Non-interference: worlds that differ only in what somebody may not know must look the same to them.

Two ways to a second world. Imagined: a whole position drawn from the viewer's own view, compared now and played on
with the same answers until something is revealed. Sealed: another seat answers otherwise to a secret question.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from engine.core import run
from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.event import heard
from engine.core.refusal import Refused
from engine.core.run import AnyGame, AnyPosition, Outcome, Viewer
from engine.core.seat import Seat
from engine.core.step import Question
from engine.proof.tries import MOST_OPTIONS, Tries, same

MOST_WAYS = 6
"""Options of a seat among which both worlds find their way on."""
MOST_PAUSES = 6
"""Questions put to a seat in a row of which nobody else learns anything."""


def shown(game: AnyGame, position: AnyPosition, viewer: Viewer) -> str:
    """All that a viewer is shown of a position, as one text: equal texts are equal bytes."""
    return repr(Tries(game).sight(position, viewer))


def everybody(position: AnyPosition) -> tuple[Viewer, ...]:
    """A spectator and all seats."""
    return (None, *range(position.seats))


def imagined_worlds(
    game: AnyGame,
    position: AnyPosition,
    dice: Dice,
    probes: Sequence[Action[Any]],
    *,
    steps: int,
    tries: Tries | None = None,
    viewers: Sequence[Viewer] = (),
) -> Iterator[str]:
    """Leaks that show between a position and one imagined from each viewer's view of it; these viewers', if named."""
    tries = tries or Tries(game)
    for viewer in viewers or everybody(position):
        imagined = game.imagine(tries.sight(position, viewer)[0].view, dice)
        broken = [one for invariant in game.invariants for one in invariant(imagined)]
        yield from (f"imagining: from the view of {_called(viewer)}, {one}" for one in broken)
        worlds = _Worlds(tries, viewer, position, replace(imagined, dice=position.dice))
        yield from worlds.differ_now("imagined from the view")
        yield from worlds.differ_in_answers(probes)
        yield from worlds.part(dice, steps)


def sealed_variations(
    game: AnyGame, position: AnyPosition, tries: Tries | None = None, taking: Seat | None = None
) -> Iterator[str]:
    """Leaks that show when another seat answers otherwise to a secret question, or does something quietly.

    Offers are taken by every seat, or by the one named.
    """
    if position.result is not None:
        return
    tries = tries or Tries(game)
    held_up = [question for question, _ in position.open_questions()]
    offers = game.offers(position)
    for question in (*held_up, *offers):
        is_offer = question in offers
        for seat in question.asks(position.board):
            if is_offer and taking not in (None, seat):
                continue
            outcomes = _taken(tries, position, question, seat)
            if question.secret:
                yield from _alike(tries, question, seat, outcomes)
            if is_offer or not question.announced:
                for outcome in outcomes:
                    yield from _told_or_invisible(tries, position, question, seat, outcome)


def _taken(tries: Tries, position: AnyPosition, question: Question[Any], seat: Seat) -> list[Outcome[Any]]:
    """What comes of two different answers, as far as they settle nothing."""
    options = list(islice(question.options(position.board, seat), MOST_OPTIONS))
    different = dict.fromkeys((*options[:1], *options[-1:]))
    taken = (tries.outcome(position, seat, action) for action in different)
    return [one for one in taken if isinstance(one, Outcome) and not _settled(position, one.position, question)]


def _alike(tries: Tries, question: Question[Any], seat: Seat, outcomes: Sequence[Outcome[Any]]) -> Iterator[str]:
    """Two secret answers look the same to everybody else."""
    for viewer in _others(seat, outcomes):
        learned = [(heard(one.told, viewer), tries.sight(one.position, viewer)) for one in outcomes]
        for other in learned[1:]:
            yield from _difference(viewer, learned[0], other, question.tag, "answered by seat", seat)


def _told_or_invisible(
    tries: Tries, position: AnyPosition, question: Question[Any], seat: Seat, outcome: Outcome[Any]
) -> Iterator[str]:
    """Whoever is told nothing of an offer that was taken, or of a quiet answer, sees no trace of it."""
    for viewer in _others(seat, [outcome]):
        if not heard(outcome.told, viewer):
            here, there = (tries.sight(one, viewer) for one in (position, outcome.position))
            yield from _difference(viewer, here, there, question.tag, "taken quietly by seat", seat)


def _others(seat: Seat, outcomes: Sequence[Outcome[Any]]) -> Iterator[Viewer]:
    """Everybody but this seat who has learned no secret from any of these outcomes."""
    seats = outcomes[0].position.seats if outcomes else 0
    for viewer in (None, *(other for other in range(seats) if other != seat)):
        if not any(_reveals(one, viewer) for one in outcomes):
            yield viewer


@dataclass(frozen=True, slots=True)
class _Worlds:
    """Two positions that one viewer cannot tell apart."""

    tries: Tries
    viewer: Viewer
    real: AnyPosition
    other: AnyPosition

    def differ_now(self, *when: object) -> Iterator[str]:
        here, there = (self.tries.sight(one, self.viewer) for one in (self.real, self.other))
        yield from _difference(self.viewer, here, there, *when)

    def differ_in_answers(self, probes: Sequence[Action[Any]]) -> Iterator[str]:
        """Whether an answer of the viewer is refused, or told, otherwise."""
        if self.viewer is None:
            return
        for action in probes:
            here, there = (_reaction(self.tries, one, self.viewer, action) for one in (self.real, self.other))
            if here is not None and there is not None:
                yield from _difference(self.viewer, here, there, "after trying", action)

    def part(self, dice: Dice, steps: int) -> Iterator[str]:
        """Whether the worlds part, played on with the same answers, though nothing was revealed."""
        worlds = self
        for _ in range(steps):
            start, dice = dice.draw(1 << 16, "walk")
            together = worlds._answered_alike(start)
            if together is None:
                return
            seat, action, here, there = together
            what = (action, "of seat", seat)
            here, there = worlds._after_pauses(seat, action, here, there)
            if _reveals(here, self.viewer) or _reveals(there, self.viewer):
                return
            told = [heard(one.told, self.viewer) for one in (here, there)]
            yield from _difference(self.viewer, *told, "told of", *what)
            worlds = replace(worlds, real=here.position, other=there.position)
            yield from worlds.differ_now("after", *what)

    def _answered_alike(self, start: int) -> tuple[Seat, Action[Any], Outcome[Any], Outcome[Any]] | None:
        awaited = run.awaited(self.real)
        seats = [awaited[(start + number) % len(awaited)] for number in range(len(awaited))]
        for seat in seats:
            options = self.tries.options(self.real, seat)[:MOST_WAYS]
            for number in range(min(3, len(options))):
                action = options[(start + number) % len(options)]
                here, there = (self.tries.outcome(one, seat, action) for one in (self.real, self.other))
                if isinstance(here, Outcome) and isinstance(there, Outcome):
                    return seat, action, here, there
        return None

    def _after_pauses(
        self, seat: Seat, action: Action[Any], here: Outcome[Any], there: Outcome[Any]
    ) -> tuple[Outcome[Any], Outcome[Any]]:
        """Both outcomes, compared when the viewer learns of them.

        A seat that has answered may at once be asked again, in one world only, and nobody else see a difference: to
        them it has not answered yet. That world is played on until they hear of it.
        """
        for _ in range(MOST_PAUSES):
            paused = [self._is_pause(*way, seat, action) for way in ((self.real, here), (self.other, there))]
            if paused[0] == paused[1]:
                break
            if paused[0]:
                here = self._answered_by_default(here, seat)
            else:
                there = self._answered_by_default(there, seat)
        return here, there

    def _is_pause(self, before: AnyPosition, outcome: Outcome[Any], seat: Seat, action: Action[Any]) -> bool:
        """Whether the viewer cannot know that this answer to what held up the game has been given."""
        after = outcome.position
        if seat == self.viewer or heard(outcome.told, self.viewer) or run.awaited(after) != (seat,):
            return False
        held_up = (verbs for _, answers, verbs in self.tries.asked(before, seat) if answers is not None)
        return any(type(action) in verbs for verbs in held_up) and same(
            *(self.tries.sight(one, self.viewer) for one in (before, after))
        )

    def _answered_by_default(self, outcome: Outcome[Any], seat: Seat) -> Outcome[Any]:
        question, _ = outcome.position.open_questions()[0]
        answer = question.default(outcome.position.board, seat)
        after = self.tries.outcome(outcome.position, seat, answer)
        return after if isinstance(after, Outcome) else outcome


def _reaction(tries: Tries, position: AnyPosition, viewer: Seat, action: Action[Any]) -> tuple[object, ...] | None:
    """What a seat learns from trying an action; None where it legally learns a secret."""
    outcome = tries.outcome(position, viewer, action)
    if isinstance(outcome, Refused):
        return "refused", outcome.key, sorted(outcome.params.items())
    if _reveals(outcome, viewer):
        return None
    return "accepted", heard(outcome.told, viewer)


def _reveals(outcome: Outcome[Any], viewer: Viewer) -> bool:
    over = outcome.position.result is not None
    return over or any(event.reveals for event in heard(outcome.told, viewer))


def _settled(before: AnyPosition, after: AnyPosition, question: Question[Any]) -> bool:
    was_open = any(one == question for one, _ in before.open_questions())
    return was_open and all(one != question for one, _ in after.open_questions())


def _difference(viewer: Viewer, here: object, there: object, *when: object) -> Iterator[str]:
    """When is put into words only if there is something to tell."""
    if not same(here, there):
        yield from _parting(" ".join(map(str, when)), viewer, repr(here), repr(there))


def _parting(when: str, viewer: Viewer, here: str, there: str) -> Iterator[str]:
    """Where two texts part, if they do."""
    if here == there:
        return
    at = next((i for i, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), min(len(here), len(there)))
    around = slice(max(0, at - 60), at + 60)
    yield f"secrecy: {when}, {_called(viewer)} can tell two worlds apart: …{here[around]}… is …{there[around]}…"


def _called(viewer: Viewer) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"
