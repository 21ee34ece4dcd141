"""What a computer player answers: the Commissioner of SA-660 and SA-663, the Detective of SA-661 and SA-664."""

from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.position import Position
from engine.core.seat import Seat
from engine.games.amsterdam.actions import Abstain, GiveClue, GoTo, Ready, Swap
from engine.games.amsterdam.board import GIVE_CLUE, MOVE, Amsterdam, Team
from engine.games.amsterdam.content.city import Cell
from engine.games.amsterdam.rules.thinking import (
    BLUNT,
    EASY,
    HARD,
    SHARP,
    best_cell,
    best_clue,
    cell_at,
    is_row_poor,
    weights,
)


def think(position: Position[Amsterdam], seat: Seat, dice: Dice) -> Action[Amsterdam] | None:
    """The answer to what the seat is asked."""
    board = position.board
    if not board.is_running:
        return Ready()
    team = board.team_of(seat)
    if seat == team.commissioner and team.hunt.phase == GIVE_CLUE:
        return Swap() if would_swap(board, team) else GiveClue(best_clue(board, team.colour, board.rules.ai_level)[0])
    if seat in team.detectives and team.hunt.phase == MOVE:
        others_speak = any(other != seat for other in board.voters(team))
        return Abstain() if others_speak else GoTo(chosen(board, team, dice))
    return None


def would_swap(board: Amsterdam, team: Team) -> bool:
    """Whether the row is poor, and it is for this Commissioner to have it replaced (SA-663)."""
    rival = board.rival(team.colour)
    may = rival.hunt.proposes if rival else not team.hunt.swapped
    return may and is_row_poor(board, team.colour, board.rules.ai_level)


def chosen(board: Amsterdam, team: Team, dice: Dice) -> Cell:
    """Where a computer Detective goes (SA-661)."""
    level = board.rules.ai_level
    drawn = weights(board, team.colour, team.hunt.clue, BLUNT if level == EASY else SHARP)
    if level == HARD:
        return best_cell(drawn)
    number, _ = dice.draw(sum(drawn.values()), f"ai:{team.name}:{board.round}")
    return cell_at(drawn, number)
