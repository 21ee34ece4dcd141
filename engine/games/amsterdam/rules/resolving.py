"""What a cycle leaves behind, and when it ends the round (section 5, Resolve; section 7)."""

from dataclasses import replace

from engine.games.amsterdam.board import (
    CLIENT,
    EVIDENCE,
    EVIDENCE_NEEDED,
    NOBODY,
    POLICE,
    POLICE_TRACK,
    SILENCE,
    VOID,
    Amsterdam,
    Ballot,
    Cycle,
    Ending,
    Hunt,
    Team,
)
from engine.games.amsterdam.content.city import Cell
from engine.games.amsterdam.content.maps import togo
from engine.games.amsterdam.rules.dealing import discarded

TIME, CYCLES, CAP, CONCEDE = "time", "cycles", "cap", "concede"
"""Why a round ends, besides `client` and `police`."""


def arrived(board: Amsterdam, colour: int, cell: Cell) -> Amsterdam:
    """The board after a team's figure has come to a cell; one cycle is over (SA-340 to SA-344)."""
    announcement = board.announcement(colour, cell)
    hunt = replace(_noted(board.team(colour).hunt, cell, announcement), at=cell)
    return _cycle_over(board, replace(board.team(colour), hunt=hunt), announcement)


def voided(board: Amsterdam, colour: int) -> Amsterdam:
    """The board after a team's clue was voided: its figure stays (SA-322)."""
    return _cycle_over(board, board.team(colour), VOID)


def _noted(hunt: Hunt, cell: Cell, announcement: str) -> Hunt:
    if announcement == POLICE:
        return replace(hunt, police=hunt.police + 1, raided=_with(hunt.raided, cell))
    if announcement == EVIDENCE:
        found = (*hunt.evidence, cell)
        # With the third evidence another cell is looked for: what was silent before may be a client (SA-662).
        return replace(hunt, evidence=found, silent=() if len(found) == EVIDENCE_NEEDED else hunt.silent)
    return replace(hunt, silent=_with(hunt.silent, cell)) if announcement == SILENCE else hunt


def _with(cells: tuple[Cell, ...], cell: Cell) -> tuple[Cell, ...]:
    return cells if cell in cells else (*cells, cell)


def _cycle_over(board: Amsterdam, team: Team, announcement: str) -> Amsterdam:
    hunt = team.hunt
    cycle = Cycle(team.colour, hunt.clue, hunt.at, announcement)
    cards = discarded(board.cards, hunt.clue)
    board = board.with_team(team.hunting(clue=(), ballot=Ballot(), cycles=hunt.cycles + 1))
    return replace(board, cards=cards, history=(*board.history, cycle))


def ending(board: Amsterdam, colour: int) -> Ending | None:
    """How the round ends with the cycle that this team has just finished, if it does."""
    hunt, rival = board.team(colour).hunt, board.rival(colour)
    last = board.history[-1].announcement
    if last == CLIENT:
        return Ending(colour, CLIENT)
    if last == POLICE and hunt.police == POLICE_TRACK:
        return lost(board, colour, POLICE)
    if board.rules.cycles is not None and hunt.cycles >= board.rules.cycles:
        return lost(board, colour, CYCLES)
    cap = board.rules.cycle_cap
    if cap and rival and min(hunt.cycles, rival.hunt.cycles) >= cap:
        return Ending(_ahead(board, colour), CAP)
    return None


def lost(board: Amsterdam, colour: int, reason: str) -> Ending:
    """The ending in which a team loses the round."""
    rival = board.rival(colour)
    return Ending(NOBODY if rival is None else rival.colour, reason)


def _ahead(board: Amsterdam, latest: int) -> int:
    """Who is ahead at the cap; of equals, the team that reached it first (SA-507)."""
    return min((team.colour for team in board.teams), key=lambda colour: (*_standing(board, colour), colour == latest))


def _standing(board: Amsterdam, colour: int) -> tuple[int, int, int]:
    city_map, hunt = board.case.city_map, board.team(colour).hunt
    left = tuple(cell for cell in city_map.evidence(colour) if cell not in board.tokens)
    far = togo(city_map.police[colour], city_map.clients(colour), hunt.at, left, hunt.needs)
    return hunt.needs, hunt.police, far
