"""Playing on: from a position and an answer to the next position."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeAlias, TypeVar

from engine.core.action import Action
from engine.core.company import Company
from engine.core.dice import Dice
from engine.core.event import Told
from engine.core.game import Game, Setup
from engine.core.play import Play
from engine.core.position import Position
from engine.core.refusal import BrokenRule, Refused
from engine.core.seat import Seat
from engine.core.settings import Value, declared
from engine.core.step import Answers, Question, Verbs, without
from engine.core.view import Prompt, Seen, View

B = TypeVar("B")
V = TypeVar("V", bound=View)
GameOf: TypeAlias = Game[B, Any, Any]
AnyGame: TypeAlias = Game[Any, Any, Any]
AnyPosition: TypeAlias = Position[Any]
Viewer: TypeAlias = Seat | None
"""A seat, or None for a spectator."""
Put: TypeAlias = tuple[Question[B], Answers[B] | None, Verbs[B]]
"""A question put to a seat, the answers given so far (None for an offer), and the verbs it may answer with."""


@dataclass(frozen=True, slots=True)
class Outcome(Generic[B]):
    """The position after an answer and what was told on the way."""

    position: Position[B]
    told: tuple[Told, ...]


def start(game: GameOf[B], setup: Setup[Any], dice: Dice) -> Outcome[B]:
    """The first position in which somebody must decide."""
    blank: Position[Any] = Position(setup.seats, None, (), dice)
    return _played(blank, 0, lambda play: _begin(game, setup, play))


def apply(game: GameOf[B], position: Position[B], seat: Seat, action: Action[B], at_ms: int = 0) -> Outcome[B]:
    """The outcome of an answer. `Refused` leaves everything as it was: the position given is the position kept."""
    return apply_asked(game, position, seat, action, put=asked(game, position, seat), at_ms=at_ms)


def apply_asked(
    game: GameOf[B], position: Position[B], seat: Seat, action: Action[B], *, put: Iterable[Put[B]], at_ms: int = 0
) -> Outcome[B]:
    """The same where it is known already what the seat is asked."""
    question, answers = _question_for(game, position, seat, action, put)
    question.check(position.board, seat, action)
    if answers is None:
        return _played(position, at_ms, lambda play: _take_offer(game, play, question, seat, action))

    def run(play: Play[B]) -> None:
        game.attendance.returned(play, seat)
        before = dict(answers).get(seat)
        if action != before:
            question.noted(play, seat, before is not None)
        play.answer(question, (*without(answers, seat), (seat, action)))

    return _played(position, at_ms, run)


def time_up(
    game: GameOf[B], position: Position[B], late: tuple[Seat, ...], at_ms: int = 0, *, again: bool = False
) -> Outcome[B]:
    """The clock of these seats has run out: each open question of theirs gets its default."""

    def run(play: Play[B]) -> None:
        for seat in () if again else late:
            game.attendance.missed(play, seat)
        for question, answers in position.open_questions():
            if any(open_now is question for open_now, _ in play.position().open_questions()):
                _answer_by_default(play, question, answers, late)

    return _played(position, at_ms, run)


def passed(game: GameOf[B], position: Position[B], seat: Seat, at_ms: int = 0) -> Outcome[B]:
    """Silence at once, for a seat that has no choice: nobody has missed anything, and nobody was heard of."""
    held_up = (one for one in asked(game, position, seat) if one[1] is not None)
    question, answers, _ = next(held_up)
    silence = question.default(position.board, seat)
    return _played(position, at_ms, lambda play: play.answer(question, (*(answers or ()), (seat, silence))))


def returned(game: GameOf[B], position: Position[B], seat: Seat, at_ms: int = 0) -> Outcome[B]:
    """A person who had let deadlines pass is heard of again."""
    return _played(position, at_ms, lambda play: _come_back(game, play, seat))


def attended(game: GameOf[B], position: Position[B], company: Company, at_ms: int = 0) -> Outcome[B]:
    """Somebody has come or gone, or the host has changed."""

    def run(play: Play[B]) -> None:
        game.attendance.attended(play, company)
        play.carry_on()

    return _played(position, at_ms, run)


def configured(game: GameOf[B], position: Position[B], name: str, value: Value, at_ms: int = 0) -> Outcome[B]:
    """The host has changed a setting in play; `Refused` if this one is fixed, or may not be so."""
    adjustable = game.hosting.adjustable
    if adjustable is None or name not in adjustable.names:
        raise Refused("setting_is_fixed", name=name[:60])
    if position.result is not None:
        raise Refused("game_over")
    setting = next(one for one in declared(game.settings) if one.name == name)
    changed = replace(adjustable.next(position.board), **{name: setting.read(value)})
    game.hosting.check(changed, position.seats)
    return _played(position, at_ms, lambda play: adjustable.adopt(play, changed))


def carried_on(position: Position[B], at_ms: int = 0) -> Outcome[B]:
    """Run the steps that ask nobody: a position built by hand may begin with such."""
    return _played(position, at_ms, lambda play: play.carry_on())


def seen(game: Game[B, Any, V], position: Position[B], seat: Seat | None) -> Seen[V, B]:
    """All that one seat, or a spectator, is shown."""
    return seen_asked(game, position, seat, () if seat is None else asked(game, position, seat))


def seen_asked(game: Game[B, Any, V], position: Position[B], seat: Seat | None, put: Iterable[Put[B]]) -> Seen[V, B]:
    """The same where it is known already what the seat is asked."""
    prompts = () if seat is None else tuple(_prompt(*one, seat) for one in put)
    return Seen(seat, game.view(position, seat), prompts, waiting_for(position))


def asked(game: GameOf[B], position: Position[B], seat: Seat) -> Iterator[Put[B]]:
    """The questions put to a seat, those that hold up the game first."""
    if position.result is not None:
        return
    for question, answers in position.open_questions():
        verbs = question.asks(position.board).get(seat)
        if verbs is not None and (question.revisable or seat not in dict(answers)):
            yield question, answers, verbs
    for offer in game.offers(position):
        verbs = offer.asks(position.board).get(seat)
        if verbs is not None:
            yield offer, None, verbs


def options(game: GameOf[B], position: Position[B], seat: Seat) -> Iterator[Action[B]]:
    """The legal answers of a seat to what it is asked; of an open form, suggestions."""
    for question, _, _ in asked(game, position, seat):
        yield from question.options(position.board, seat)


def awaited(position: Position[Any]) -> tuple[Seat, ...]:
    """The seats that hold up the game, in seat order; not everybody may know them (`waiting_for`)."""
    return _silent(position, lambda _: True)


def waiting_for(position: Position[Any]) -> tuple[Seat, ...]:
    """The seats that everybody may know to be awaited, in seat order."""
    return _silent(position, lambda question: question.announced)


def runs_by_itself(position: Position[Any]) -> bool:
    """Whether no seat is asked anything and the game waits for a time of its own. Who has answered already does not
    matter: that may be nobody else's business.
    """
    return not any(question.asks(position.board) for question, _ in position.open_questions())


def thinking_seconds(game: GameOf[B], settings: Any, position: Position[B], seat: Seat) -> int:
    """How long a computer player takes at least over what it is asked."""
    asked = [question for question, _ in position.open_questions() if seat in question.asks(position.board)]
    return game.computers.thinks(settings) if any(question.thought_over for question in asked) else 0


def _silent(position: Position[B], counts: Callable[[Question[B]], bool]) -> tuple[Seat, ...]:
    if position.result is not None:
        return ()
    return tuple(
        sorted(
            seat
            for question, answers in position.open_questions()
            if counts(question)
            for seat in question.asks(position.board)
            if seat not in dict(answers)
        )
    )


def _begin(game: GameOf[B], setup: Setup[Any], play: Play[B]) -> None:
    game.begin(setup, play)
    play.carry_on()


def _answer_by_default(play: Play[B], question: Question[B], answers: Answers[B], late: tuple[Seat, ...]) -> None:
    silent = [seat for seat in question.asks(play.board) if seat in late and seat not in dict(answers)]
    if silent or question.full_time:
        defaults = tuple((seat, question.default(play.board, seat)) for seat in silent)
        play.time_is_up = True
        play.answer(question, answers + defaults)
        play.time_is_up = False


def _come_back(game: GameOf[B], play: Play[B], seat: Seat) -> None:
    game.attendance.returned(play, seat)
    play.carry_on()


def _take_offer(game: GameOf[B], play: Play[B], offer: Question[B], seat: Seat, action: Action[B]) -> None:
    game.attendance.returned(play, seat)
    offer.settle(play, ((seat, action),))
    play.carry_on()


def _played(position: Position[B], at_ms: int, run: Callable[[Play[B]], None]) -> Outcome[B]:
    play = Play(position, at_ms)
    run(play)
    after = play.position()
    if after.result is None and not after.agenda:
        last = play.told[-1].event if play.told else None
        raise BrokenRule(f"nothing is left to do and nobody has won; last told: {last}")
    return Outcome(after, tuple(play.told))


def _question_for(
    game: GameOf[B], position: Position[B], seat: Seat, action: Action[B], put: Iterable[Put[B]]
) -> tuple[Question[B], Answers[B] | None]:
    if not 0 <= seat < position.seats:
        raise Refused("no_such_seat", seat=seat)
    if position.result is not None:
        raise Refused("game_over")
    verb = type(action)
    something = False
    for question, answers, verbs in put:
        something = True
        if verb in verbs:
            return question, answers
    raise game.unasked(position, seat, action) or Refused("wrong_phase" if something else "not_your_turn")


def _prompt(question: Question[B], answers: Answers[B] | None, verbs: Verbs[B], seat: Seat) -> Prompt[B]:
    return Prompt(
        question.tag,
        verbs,
        question.clock,
        question.secret,
        question.revisable,
        answers is not None,
        dict(answers or ()).get(seat),
    )
