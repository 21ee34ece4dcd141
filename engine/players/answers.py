"""Legal answers to a question, drawn at random: what all computer players choose among."""

from collections.abc import Iterator
from itertools import islice
from typing import Any, TypeVar

from engine.core.action import Action, Composed
from engine.core.position import Position
from engine.core.refusal import BrokenRule
from engine.core.run import GameOf, asked
from engine.core.seat import Seat
from engine.core.step import Question
from engine.players.chance import Chance

B = TypeVar("B")

MOST_PARTS = 12
"""Of a plan or route that is built at random."""
MOST_LISTED = 2_000
"""Options looked at for one verb."""


def open_to(game: GameOf[B], position: Position[B], seat: Seat) -> tuple[Question[B], ...]:
    """The questions that wait for this seat."""
    return tuple(
        question
        for question, answers, _ in asked(game, position, seat)
        if answers is not None and seat not in dict(answers)
    )


def random_answer(game: GameOf[B], position: Position[B], seat: Seat, chance: Chance) -> Action[B]:
    """A legal answer to what the seat is asked: each verb as likely as any other, then each option."""
    questions = open_to(game, position, seat)
    if not questions:
        raise BrokenRule(f"seat {seat} is not asked anything")
    question = chance.among(questions)
    return some_reply(question, position.board, seat, chance) or question.default(position.board, seat)


def some_reply(question: Question[B], board: B, seat: Seat, chance: Chance) -> Action[B] | None:
    """A legal answer to this question, if any can be found."""
    verbs = question.asks(board)[seat]
    for verb in chance.drawn(verbs):
        found = _random_of(verb, question, board, seat, chance)
        if found is not None:
            return found
    return None


def replies(question: Question[B], board: B, seat: Seat, chance: Chance, most: int) -> Iterator[Action[B]]:
    """Legal answers to this question, so many of each verb at most, as different as can be."""
    for verb in question.asks(board)[seat]:
        if issubclass(verb, Composed):
            grown = (_grown(verb, question, board, seat, chance) for _ in range(most))
            yield from {draft: None for draft in grown if draft is not None}
        else:
            yield from chance.some(_legal(verb, question, board, seat), most)


def _random_of(verb: type[Action[B]], question: Question[B], board: B, seat: Seat, chance: Chance) -> Action[B] | None:
    if issubclass(verb, Composed):
        return _grown(verb, question, board, seat, chance)
    drawn = chance.drawn(list(_listed(verb, board, seat)))  # judging is dear, so only what is drawn is judged
    return next((action for action in drawn if question.allows(board, seat, action)), None)


def _legal(verb: type[Action[B]], question: Question[B], board: B, seat: Seat) -> list[Action[B]]:
    return [action for action in _listed(verb, board, seat) if question.allows(board, seat, action)]


def _listed(verb: type[Action[B]], board: B, seat: Seat) -> Iterator[Action[B]]:
    return islice(verb.options(board, seat), MOST_LISTED)


def _grown(verb: type[Composed[B]], question: Question[B], board: B, seat: Seat, chance: Chance) -> Action[B] | None:
    draft: Composed[B] = verb.empty()
    whole: list[Composed[B]] = [draft] if question.allows(board, seat, draft) else []
    for _ in range(MOST_PARTS):
        ways: list[Any] = list(draft.longer(board, seat))
        if not ways:
            break
        draft = chance.among(ways)
        if question.allows(board, seat, draft):
            whole.append(draft)
            if chance.one_in(3):
                return draft
    return chance.among(whole) if whole else None
