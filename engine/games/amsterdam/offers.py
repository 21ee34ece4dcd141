"""What may be done at any time and is never waited for (section 6), and why something comes at the wrong time."""

from collections.abc import Iterator
from dataclasses import replace
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
from engine.games.amsterdam.board import HOST, MOVE, Amsterdam, Team
from engine.games.amsterdam.events import CameBack, WentAway
from engine.games.amsterdam.flow import InRound, end_round
from engine.games.amsterdam.resolving import CONCEDE, lost


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
        awaited = team.awaited
        return {seat: (GoTo, Abstain) for seat in team.detectives if seat not in awaited}


@step("amsterdam.offer_hint")
class OfferHint(InRound):
    """Whoever leaves it to the others says where they would go, if asked (SA-664)."""

    team: int

    def asks(self, board: Amsterdam) -> Asked[Amsterdam]:
        team = board.team(self.team)
        return dict.fromkeys(team.voters, (Hint,)) if team.hunt.ballot.abstaining else {}


@step("amsterdam.offer_concede")
class OfferConcede(InRound):
    """A team may give the round up (SA-216, SA-350)."""

    team: int

    def asks(self, board: Amsterdam) -> Asked[Amsterdam]:
        team = board.team(self.team)
        return {seat: (Concede,) for seat in team.members if seat not in team.conceding}

    def carry_out(self, play: Play[Amsterdam], answers: Answers[Amsterdam]) -> None:
        InRound.carry_out(self, play, answers)
        if gives_up(play.board, play.board.team(self.team)):
            end_round(play, lost(play.board, self.team, CONCEDE))


def gives_up(board: Amsterdam, team: Team) -> bool:
    """Whether more than half of those who are there would concede."""
    present = [seat for seat in team.members if seat not in board.away]
    return 2 * len(team.conceding) > len(present)


@step("amsterdam.offer_void")
class OfferVoid(InRound):
    """The host judges a Commissioner who talks (SA-218)."""

    def asks(self, board: Amsterdam) -> Asked[Amsterdam]:
        return {HOST: (VoidClue,)}


@step("amsterdam.offer_commission")
class OfferCommission(Question[Amsterdam]):
    """Before a round anybody may become Commissioner, within it a Detective in the place of one who is away."""

    clock: ClassVar[str] = "ready"
    team: int

    def asks(self, board: Amsterdam) -> Asked[Amsterdam]:
        team = board.team(self.team)
        among = team.detectives if board.is_running else team.members
        return {seat: (Commission,) for seat in among if seat != team.commissioner}


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
    if team.commissioner in board.away and len(team.detectives) > 1:
        yield OfferCommission(team.colour)
    yield OfferConcede(team.colour)


def missed(play: Play[Amsterdam], seat: Seat) -> None:
    """A Commissioner who lets a deadline pass may be replaced (SA-351)."""
    if seat in play.board.commissioners and seat not in play.board.away:
        play.board = replace(play.board, away=(*play.board.away, seat))
        play.tell(WentAway(seat))


def returned(play: Play[Amsterdam], seat: Seat) -> None:
    """Somebody is heard of again."""
    if seat in play.board.away:
        play.board = replace(play.board, away=tuple(other for other in play.board.away if other != seat))
        play.tell(CameBack(seat))


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
    if isinstance(action, VoidClue) and seat != HOST:
        yield "not_host"
