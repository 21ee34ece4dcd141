"""What may be done at any time and is never waited for (section 6), and why something comes at the wrong time."""

from collections.abc import Iterator
from typing import ClassVar

from engine.core.action import Action
from engine.core.play import Play
from engine.core.position import Position
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Answers, Asked, Question
from engine.core.tagged import step
from engine.games.amsterdam.actions import (
    Abstain,
    Commission,
    Concede,
    GiveClue,
    GoTo,
    Hint,
    Ready,
    Swap,
    VoidClue,
    Withdraw,
)
from engine.games.amsterdam.board import MOVE, Amsterdam, Team
from engine.games.amsterdam.flow import InRound, end_round
from engine.games.amsterdam.flow.attendance import gives_up, may_be_taken_over
from engine.games.amsterdam.rules.resolving import CONCEDE, lost


@step("amsterdam.offer_swap")
class OfferSwap(InRound):
    """A Commissioner would have another row, or has thought better of it (SA-213, SA-310 to SA-312)."""

    team: int

    def asks(self, board: Amsterdam) -> Asked[Amsterdam]:
        team = board.team(self.team)
        return {team.commissioner: (Withdraw,) if team.hunt.proposes else (Swap,)}


@step("amsterdam.offer_vote")
class OfferVote(InRound):
    """A Detective who has spoken may think again (SA-214)."""

    team: int

    def asks(self, board: Amsterdam) -> Asked[Amsterdam]:
        team = board.team(self.team)
        awaited = board.awaited(team)
        return {seat: (GoTo, Abstain) for seat in board.speakers(team) if seat not in awaited}


@step("amsterdam.offer_hint")
class OfferHint(InRound):
    """A computer Detective, who has no vote, says where it would go, if asked (SA-664)."""

    team: int

    def asks(self, board: Amsterdam) -> Asked[Amsterdam]:
        team = board.team(self.team)
        speakers = board.speakers(team)
        partners = [seat for seat in team.detectives if seat not in speakers]
        return dict.fromkeys(speakers, (Hint,)) if partners else {}


@step("amsterdam.offer_concede")
class OfferConcede(InRound):
    """A team may give the round up (SA-216, SA-350)."""

    team: int

    def asks(self, board: Amsterdam) -> Asked[Amsterdam]:
        team = board.team(self.team)
        return {
            seat: (Concede,) for seat in team.members if seat in board.company.people and seat not in team.conceding
        }

    def carry_out(self, play: Play[Amsterdam], answers: Answers[Amsterdam]) -> None:
        InRound.carry_out(self, play, answers)
        if gives_up(play.board, play.board.team(self.team)):
            end_round(play, lost(play.board, self.team, CONCEDE))


@step("amsterdam.offer_void")
class OfferVoid(InRound):
    """The host judges a Commissioner who talks (SA-218)."""

    def asks(self, board: Amsterdam) -> Asked[Amsterdam]:
        host = board.company.host
        return {} if host is None else {host: (VoidClue,)}


@step("amsterdam.offer_commission")
class OfferCommission(Question[Amsterdam]):
    """Before a round anybody may become Commissioner, within it a Detective in the place of one who is away."""

    clock: ClassVar[str] = "ready"
    team: int

    def asks(self, board: Amsterdam) -> Asked[Amsterdam]:
        team = board.team(self.team)
        among = team.detectives if board.is_running else team.members
        free = (seat for seat in among if seat != team.commissioner and seat in board.company.people)
        return dict.fromkeys(free, (Commission,))


def offers(position: Position[Amsterdam]) -> tuple[Question[Amsterdam], ...]:
    """What is open now; a team's own offers stand together."""
    board = position.board
    if position.result is not None:
        return ()
    if not board.is_running:
        changing = board.rules.role_rotation == "choose"
        return tuple(OfferCommission(team.colour) for team in board.teams) if changing else ()
    own = tuple(offer for team in board.teams for offer in _of_team(board, team))
    return (*own, OfferVoid()) if any(team.hunt.phase == MOVE for team in board.teams) else own


def _of_team(board: Amsterdam, team: Team) -> Iterator[Question[Amsterdam]]:
    yield OfferSwap(team.colour)
    if team.hunt.phase == MOVE:
        yield OfferVote(team.colour)
        yield OfferHint(team.colour)
    if may_be_taken_over(board, team):
        yield OfferCommission(team.colour)
    yield OfferConcede(team.colour)


def out_of_turn(position: Position[Amsterdam], seat: Seat, action: Action[Amsterdam]) -> Refused | None:
    """Why this cannot be done now; of several reasons the first of section 5."""
    board = position.board
    if not board.is_running:
        return Refused("round_over" if board.past and not isinstance(action, Ready | Commission) else "not_your_phase")
    return Refused(next(_reasons(board, board.team_of(seat), seat, action), "not_your_phase"))


def _reasons(board: Amsterdam, team: Team, seat: Seat, action: Action[Amsterdam]) -> Iterator[str]:
    is_commissioner = seat == team.commissioner
    if isinstance(action, GiveClue | Swap | Withdraw) and not is_commissioner:
        yield "not_commissioner"
    if isinstance(action, GoTo | Abstain | Hint) and is_commissioner:
        yield "not_a_detective"
    if isinstance(action, GoTo | Abstain | Commission) and not is_commissioner and seat in team.witnesses:
        yield "has_seen_map"
    if isinstance(action, GiveClue) and not team.hunt.clue and board.is_held(team.colour):
        yield "waiting_for_rival"
    if isinstance(action, Swap | Concede):
        yield "already_proposed"
    if isinstance(action, VoidClue) and seat != board.company.host:
        yield "not_host"
