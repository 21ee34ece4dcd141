"""Who is here, and what follows when somebody comes or goes: votes, thresholds, posts (SA-323, SA-350, SA-351)."""

from dataclasses import replace

from engine.core.company import Company
from engine.core.play import Play
from engine.core.seat import Seat
from engine.games.amsterdam.board import Amsterdam, Team
from engine.games.amsterdam.events import CameBack, WentAway
from engine.games.amsterdam.flow import end_round
from engine.games.amsterdam.rules.resolving import CONCEDE, lost


def missed(play: Play[Amsterdam], seat: Seat) -> None:
    """A Commissioner who lets a deadline pass may be replaced (SA-351)."""
    if seat in play.board.commissioners and seat not in play.board.away:
        play.board = replace(play.board, away=(*play.board.away, seat))
        play.tell(WentAway(seat))


def returned(play: Play[Amsterdam], seat: Seat) -> None:
    """Somebody is heard of again; a computer player that stands in is not them."""
    if seat in play.board.away and seat in play.board.company.people:
        play.board = replace(play.board, away=tuple(other for other in play.board.away if other != seat))
        play.tell(CameBack(seat))


def attended(play: Play[Amsterdam], company: Company) -> None:
    """Whoever leaves takes votes along, thresholds count anew at once, and the post is offered."""
    before = play.board
    teams = tuple(_without_the_gone(team, company) for team in before.teams)
    silent = tuple(seat for seat in before.away if seat in before.company.people)
    board = play.board = replace(before, company=company, teams=teams, away=silent)
    for team in teams:
        if may_be_taken_over(board, team) and not may_be_taken_over(before, team):
            play.tell(WentAway(team.commissioner))
    conceding = next((team for team in teams if team.conceding and gives_up(board, team)), None)
    if conceding and board.is_running:
        end_round(play, lost(board, conceding.colour, CONCEDE))


def _without_the_gone(team: Team, company: Company) -> Team:
    gone = [seat for seat in team.members if seat not in company.people]
    ballot = team.hunt.ballot
    for seat in gone:
        ballot = ballot.without(seat)
    conceding = tuple(seat for seat in team.conceding if seat not in gone)
    return replace(team, conceding=conceding).hunting(ballot=ballot)


def may_be_taken_over(board: Amsterdam, team: Team) -> bool:
    """Whether a Detective may take the Commissioner's post, and another Detective is left (SA-351)."""
    anybody = any(seat in board.company.people for seat in team.detectives)
    return anybody and board.is_running and board.is_missing(team.commissioner) and len(team.detectives) > 1


def gives_up(board: Amsterdam, team: Team) -> bool:
    """Whether more than half of the people who are there would concede (SA-350)."""
    present = [seat for seat in team.members if seat in board.company.people and seat not in board.away]
    return 2 * len(set(team.conceding) & set(present)) > len(present)
