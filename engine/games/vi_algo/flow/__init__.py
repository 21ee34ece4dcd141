"""The turn (section 4): a torch goes out, mummies move, three actions, and what the dark brings."""

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.play import Play
from engine.core.position import Position
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Answers, Question, Step, Verbs
from engine.core.tagged import step
from engine.games.vi_algo.actions import Exit, Group, Pass, Search, Shadow, Signal, Use, Walk
from engine.games.vi_algo.board import DAY, NIGHT, TRACK, Catacomb, Turn
from engine.games.vi_algo.content.entries import EVENTS, name_of
from engine.games.vi_algo.content.torches import LASTING, MUMMY, SAW, kind_of
from engine.games.vi_algo.events import (
    EventRevealed,
    LastTorch,
    LightTurned,
    Passed,
    RoundStarted,
    TorchHandedOn,
    TorchRevealed,
)
from engine.games.vi_algo.rules.coming import add_mummy
from engine.games.vi_algo.rules.deeds import add_torches, fade
from engine.games.vi_algo.rules.ending import DARK, end
from engine.games.vi_algo.rules.goals import is_lonely
from engine.games.vi_algo.rules.moving import NextMummy, NextPowerful
from engine.games.vi_algo.rules.seeing import SeeSomething, TorchWindow


@step("vi_algo.take_turn")
class TakeTurn(Step[Catacomb]):
    """A player's turn from its torch to its end (VA-202)."""

    seat: Seat

    def run(self, play: Play[Catacomb]) -> None:
        board = play.board
        play.board = board.with_turn(**_fresh(self.seat))
        steps: list[Step[Catacomb]] = [RevealTorch(), TrackTorch(), MoveMummies(), Act(), CheckAlone(), EndTurn()]
        if self.seat == board.first:
            play.board = play.board.in_round(board.round + 1)
            play.tell(RoundStarted(board.round + 1))
            if board.rules.events and board.round:
                steps.insert(0, RevealEvent())
        play.then(*steps)


def _fresh(seat: Seat) -> dict[str, object]:
    plain = Turn(seat)
    return {name: getattr(plain, name) for name in Turn.__slots__}


@step("vi_algo.reveal_event")
class RevealEvent(Step[Catacomb]):
    """A new event; what the one before changed ends first (VA-205)."""

    def run(self, play: Play[Catacomb]) -> None:
        piles = play.board.piles
        deck = piles.events or play.shuffled(sorted((*piles.events_discard, *filter(None, (piles.event,)))), "events")
        discard = () if not piles.events else (*piles.events_discard, *filter(None, (piles.event,)))
        play.board = play.board.with_piles(events=deck[1:], events_discard=discard, event=deck[0])
        play.tell(EventRevealed(name_of(deck[0])))
        happens = EVENTS.of(deck[0]).happens
        if happens is not None:
            happens(play)
        fade(play)


@step("vi_algo.reveal_torch")
class RevealTorch(Step[Catacomb]):
    """The front card of the reserve, and what it does (VA-210 to VA-214)."""

    def run(self, play: Play[Catacomb]) -> None:
        card, *rest = play.board.torches.reserve
        kind, seat = kind_of(card, play.board.few), play.board.active
        play.board = play.board.with_torches(reserve=tuple(rest), revealed=card)
        play.tell(TorchRevealed(seat, kind, len(rest)))
        if kind == LASTING:
            add_torches(play, 1)
        elif kind == MUMMY:
            add_mummy(play)
        elif kind == SAW:
            play.then(SeeSomething(seat, "torch"))


@step("vi_algo.track_torch")
class TrackTorch(Step[Catacomb]):
    """Its effect done, the card goes to the track; the twelfth turns day and night (VA-215 to VA-218)."""

    def run(self, play: Play[Catacomb]) -> None:
        torches = play.board.torches
        track = (*torches.track, *filter(None, (torches.revealed,)))
        if len(track) < TRACK:
            play.board = play.board.with_torches(track=track, revealed=None)
        else:
            face = NIGHT if torches.face == DAY else DAY
            discard = (*torches.discard, *track)
            play.board = play.board.with_torches(track=(), revealed=None, discard=discard, face=face)
            play.tell(LightTurned(face))
            fade(play)
        if not play.board.torches.reserve:
            play.tell(LastTorch(play.board.active))


@step("vi_algo.move_mummies")
class MoveMummies(Step[Catacomb]):
    """The active player's single mummies, then powerful ones for who holds the marked torch (VA-230, VA-233)."""

    def run(self, play: Play[Catacomb]) -> None:
        board = play.board
        if board.now.asleep:
            return
        own = tuple(one.top.born for one in board.singles_of(board.active))
        play.then(NextMummy(own))
        if board.torches.marked_by == board.active:
            fresh = board.turn.fresh
            tops = (one.top.born for one in board.mummies if one.is_powerful)
            play.then(NextPowerful(tuple(born for born in tops if born not in fresh)))


@step("vi_algo.act")
class Act(Question[Catacomb]):
    """DP-07: three actions in any order, and what is free (VA-240 to VA-242)."""

    clock: ClassVar[str] = "turn"

    def asks(self, board: Catacomb) -> Mapping[Seat, Verbs[Catacomb]]:
        return {board.active: (Walk, Search, Use, Signal, Exit, Group, Shadow, Pass)}

    def facts(self, board: Catacomb, seat: Seat) -> Mapping[str, Any]:
        """What is left, and how far the group is."""
        torches, exits = len(board.torches.reserve), len(board.validated_types)
        alone = board.now.alone_beyond if is_lonely(board) else 0
        return {
            "actions": board.turn.actions,
            "steps": board.turn.steps_left,
            "trust": board.trust,
            "torches": torches,
            "exits": exits,
            "alone": alone,
        }

    def default(self, board: Catacomb, seat: Seat) -> Action[Catacomb]:
        """Who would be alone in the dark signals before the turn ends."""
        signal = Signal()
        return signal if is_lonely(board) and self.allows(board, seat, signal) else Pass()

    def settle(self, play: Play[Catacomb], answers: Answers[Catacomb]) -> None:
        for seat, action in answers:
            action.perform(play, seat)
            goes_on = play.result is None and not play.time_is_up
            if goes_on and not isinstance(action, Pass):
                play.then(Act())

    def advance(self, play: Play[Catacomb]) -> Step[Catacomb] | None:
        """It ends by itself when nothing can be done that everybody may know of (VA-242)."""
        if not play.board.goes_on:
            play.tell(Passed(play.board.active))
            return None
        return Question.advance(self, play)


def out_of_turn(position: Position[Catacomb], seat: Seat, action: Action[Catacomb]) -> Refused | None:
    """Only the active player acts, though others may give orders meanwhile (VA-302)."""
    acts = isinstance(action, (Walk, Search, Use, Signal, Exit, Group, Shadow, Pass))
    return Refused("not_your_turn") if acts and seat != position.board.active else None


@step("vi_algo.check_alone")
class CheckAlone(Step[Catacomb]):
    """TURN_END 1 (VA-250)."""

    def run(self, play: Play[Catacomb]) -> None:
        if is_lonely(play.board):
            play.then(SeeSomething(play.board.active, "alone"))


@step("vi_algo.end_turn")
class EndTurn(Step[Catacomb]):
    """TURN_END 2 to 4: the marked torch goes round, the last light, the next player (VA-251 to VA-253)."""

    def run(self, play: Play[Catacomb]) -> None:
        board = play.board
        if board.torches.marked_by == board.active:
            before = (board.active - 1) % len(board.explorers)
            play.board = board.with_torches(marked_by=before)
            play.tell(TorchHandedOn(board.active, before))
        if not play.board.torches.reserve:
            play.then(TorchWindow())
        play.then(NextTurn())


@step("vi_algo.next_turn")
class NextTurn(Step[Catacomb]):
    """In the dark everybody loses (VA-602)."""

    def run(self, play: Play[Catacomb]) -> None:
        if not play.board.torches.reserve:
            end(play, DARK)
        else:
            play.then(TakeTurn((play.board.active + 1) % len(play.board.explorers)))
