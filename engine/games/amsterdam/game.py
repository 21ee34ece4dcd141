"""Shadows: Amsterdam."""

from engine.core.game import Game
from engine.core.parts import Aside, Attendance, Computers, Hosting
from engine.core.seat import Seat
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
from engine.games.amsterdam.board import Amsterdam
from engine.games.amsterdam.flow import begin
from engine.games.amsterdam.flow.attendance import attended, missed, returned
from engine.games.amsterdam.flow.offers import offers, out_of_turn
from engine.games.amsterdam.given import describe, given
from engine.games.amsterdam.invariants import INVARIANTS
from engine.games.amsterdam.mind import think
from engine.games.amsterdam.rules.laying_out import check_roles, roles
from engine.games.amsterdam.rules.talk import hearers
from engine.games.amsterdam.settings import (
    CORRESPONDENCE,
    LIVE,
    MOST_SEATS,
    PRESETS,
    AmsterdamSettings,
    are_house_rules,
    budget_seconds,
    check,
    clue_seconds,
    delay_seconds,
    move_seconds,
    ready_seconds,
    recommended,
    resolved,
    thinking_seconds,
)
from engine.games.amsterdam.view import LOOKS, AmsterdamView, view
from engine.games.amsterdam.view.imagining import imagine


def members(board: Amsterdam, team: str) -> tuple[Seat, ...]:
    """Who plays in a team: what befalls it befalls them."""
    return next((one.members for one in board.teams if one.name == team), ())


GAME = Game(
    slug="amsterdam",
    rules_version=1,
    seats=range(2, MOST_SEATS + 1),
    settings=AmsterdamSettings,
    board=Amsterdam,
    view_type=AmsterdamView,
    verbs=(Ready, GiveClue, GoTo, Abstain, Hint, Swap, Withdraw, Commission, Concede, VoidClue),
    roles=roles,
    begin=begin,
    view=view,
    imagine=imagine,
    given=given,
    describe=describe,
    invariants=INVARIANTS,
    clocks={
        "ready": ready_seconds,
        "beat": lambda _rules: 1,
        "clue": clue_seconds,
        "move": move_seconds,
        "delay": delay_seconds,
        "budget": budget_seconds,
    },
    offers=offers,
    unasked=out_of_turn,
    whose=members,
    standings=lambda board: {
        "teams": tuple(team.name for team in board.teams),
        "evidence": tuple(len(team.hunt.evidence) for team in board.teams),
        "police": tuple(team.hunt.police for team in board.teams),
        "wins": tuple(team.wins for team in board.teams),
        "needed": board.rules.match_wins,
    },
    hosting=Hosting(
        check=check,
        check_roles=check_roles,
        recommended=recommended,
        team_of=lambda role: role.partition("_")[0],
        presets=PRESETS,
        beginners={"first_game": True, "pace": LIVE},
        house_rules=are_house_rules,
        resolve=resolved,
        slow={"pace": CORRESPONDENCE},
    ),
    attendance=Attendance(missed=missed, returned=returned, attended=attended),
    computers=Computers(mind=think, thinks=thinking_seconds),
    aside=Aside(hearers=hearers, looks=LOOKS),
)
