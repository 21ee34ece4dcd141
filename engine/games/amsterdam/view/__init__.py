"""Who knows what (section 11).

A view holds for everybody: rules, the city, the pictures of the centre, the row, how high deck and discard pile are
and what was discarded, the teams with their posts, figures, tokens, police and cycles, clues that are published, the
cycles of this round and the rounds before. For a Commissioner besides, from `go` on: the own map, and the proposals to
swap. For a team: its votes and who would concede. When the match is over, everything.
"""

from dataclasses import dataclass
from typing import Any

from engine.core.company import Company
from engine.core.position import Position
from engine.core.seat import Seat
from engine.core.step import Step
from engine.core.view import View
from engine.games.amsterdam.board import GIVE_CLUE, MOVE, Amsterdam, Ballot, Case, City, Cycle, Ending, Round, Team
from engine.games.amsterdam.content.city import CENTRE, Cell
from engine.games.amsterdam.content.maps import SYMBOLS
from engine.games.amsterdam.content.pictures import PictureId
from engine.games.amsterdam.settings import AmsterdamSettings

GAME_OVER, COUNTDOWN, ROUND_END = "game_over", "countdown", "round_end"
HELD = "waiting_for_rival"
LOOKS = ROW, MAP, HISTORY = "row", "map", "history"
"""What can be looked at by its name, in pictures and in words (section 13)."""


@dataclass(frozen=True, slots=True)
class MapSeen:
    """A team's City Map: which of its clients is shared, it does not tell (SA-R31)."""

    number: int
    symbol: str
    police: tuple[Cell, ...]
    clients: tuple[Cell, ...]
    common: tuple[Cell, ...]
    """Evidence that is on the rival's map as well."""
    unique: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class TeamSeen:
    """A team as the viewer sees it; None stands for what the viewer may not know."""

    colour: int
    name: str
    members: tuple[Seat, ...]
    commissioner: Seat
    detectives: tuple[Seat, ...]
    witnesses: tuple[Seat, ...]
    phase: str
    """`countdown`, `give_clue`, `waiting_for_rival`, `clue_pending`, `move` or `round_end`."""
    at: Cell
    clue: tuple[PictureId, ...] | None
    """None while it is held back; empty if there is none."""
    publish_at_ms: int | None
    reach: tuple[Cell, ...]
    """Where the published clue may lead, in label order."""
    evidence: tuple[Cell, ...]
    police: int
    raided: tuple[Cell, ...]
    silent: tuple[Cell, ...]
    cycles: int
    wins: int
    swapped: bool
    map: MapSeen | None
    ballot: Ballot | None
    needed_votes: int
    conceding: tuple[Seat, ...] | None
    proposes: bool | None


@dataclass(frozen=True, slots=True)
class RoundSeen:
    """A line of the scoreboard; the map is told if maps are revealed (SA-505, SA-506)."""

    winner: int
    reason: str
    evidence: tuple[int, ...]
    police: tuple[int, ...]
    cycles: tuple[int, ...]
    """Of each team."""
    case: Case | None
    history: tuple[Cycle, ...]


@dataclass(frozen=True, slots=True)
class AmsterdamView(View):
    """All that one seat, or a spectator (None), may know."""

    me: Seat | None
    phase: str
    """`countdown`, `round_play`, `round_end` or `game_over`."""
    rules: AmsterdamSettings
    pictures: int
    """The seed of the pictures: `gallery(view.pictures, view.rules.album)` has them all."""
    round: int
    city: City
    centre: tuple[PictureId, ...]
    row: tuple[PictureId, ...]
    deck: int
    discard: tuple[PictureId, ...]
    shuffles: int
    swaps: int
    teams: tuple[TeamSeen, ...]
    go_at_ms: int | None
    ends_at_ms: int | None
    """When the co-operative clock runs down."""
    history: tuple[Cycle, ...]
    past: tuple[RoundSeen, ...]
    ending: Ending | None
    """How the round has ended that everybody looks at now."""
    company: Company
    away: tuple[Seat, ...]
    agenda: tuple[Step[Any], ...]
    """What is still to be done: who has voted, or what is on a map, is not in it."""
    winners: tuple[Seat, ...]
    reason: str
    whole: Amsterdam | None
    """The board without its covers, when the match is over."""

    @property
    def is_over(self) -> bool:
        return self.phase == GAME_OVER

    @property
    def lies_open(self) -> bool:
        """Whether a round, or the match, is over and everybody looks at what there was."""
        return self.phase in (GAME_OVER, ROUND_END)

    @property
    def mine(self) -> TeamSeen | None:
        """The viewer's team."""
        return next((team for team in self.teams if self.me in team.members), None)

    def picture_at(self, cell: Cell) -> PictureId | None:
        """The picture of a cell; None for an obstacle."""
        return pictures_of(self.city, self.centre).get(cell)


def pictures_of(city: City, centre: tuple[PictureId, ...]) -> dict[Cell, PictureId]:
    """Every picture that lies in the city."""
    return {**city.tiles, **dict(zip(CENTRE, centre, strict=True))}


def view(position: Position[Amsterdam], seat: Seat | None) -> AmsterdamView:
    board, result = position.board, position.result
    over = result is not None
    running = board.go_at_ms is not None
    limit = board.rules.clock_ms
    return AmsterdamView(
        me=seat,
        phase=GAME_OVER if over else ROUND_END if board.ending else "round_play" if running else COUNTDOWN,
        rules=board.rules,
        pictures=board.pictures,
        round=board.round,
        city=board.city,
        centre=board.cards.centre,
        row=board.cards.row,
        deck=len(board.cards.deck),
        discard=board.cards.discard,
        shuffles=board.cards.shuffles,
        swaps=board.cards.swaps,
        teams=tuple(_team(board, team, seat, over) for team in board.teams),
        go_at_ms=board.go_at_ms,
        ends_at_ms=board.go_at_ms + limit if board.go_at_ms is not None and limit is not None else None,
        history=board.history,
        past=tuple(_round(board, one, over) for one in board.past),
        ending=board.ending,
        company=board.company,
        away=board.away,
        agenda=() if over else position.agenda,
        winners=result.winners if result else (),
        reason=result.reason if result else "",
        whole=board if over else None,
    )


def _team(board: Amsterdam, team: Team, viewer: Seat | None, over: bool) -> TeamSeen:
    hunt, own = team.hunt, over or viewer in team.members
    lies_open = over or (board.ending is not None and board.rules.reveal_maps)
    sees_map = lies_open or (board.is_running and viewer == team.commissioner)
    sees_clue = (own and viewer == team.commissioner) or hunt.publish_at_ms is None or over
    return TeamSeen(
        colour=team.colour,
        name=team.name,
        members=team.members,
        commissioner=team.commissioner,
        detectives=team.detectives,
        witnesses=team.witnesses,
        phase=_phase(board, team),
        at=hunt.at,
        clue=hunt.clue if sees_clue else None,
        publish_at_ms=hunt.publish_at_ms,
        reach=team.reach if hunt.phase == MOVE else (),
        evidence=hunt.evidence,
        police=hunt.police,
        raided=hunt.raided,
        silent=hunt.silent,
        cycles=hunt.cycles,
        wins=team.wins,
        swapped=hunt.swapped,
        map=map_seen(board.case, team.colour) if sees_map else None,
        ballot=hunt.ballot if own or board.rules.open_discussion else None,
        needed_votes=board.threshold(team) if own or board.rules.open_discussion else 0,
        conceding=team.conceding if own else None,
        proposes=hunt.proposes if over or viewer in board.commissioners else None,
    )


def _phase(board: Amsterdam, team: Team) -> str:
    if not board.is_running:
        return COUNTDOWN if board.ending is None else ROUND_END
    if team.hunt.phase == GIVE_CLUE and board.is_held(team.colour):
        return HELD
    return team.hunt.phase


def map_seen(case: Case, colour: int) -> MapSeen:
    """One team's side of a map pair."""
    city_map = case.city_map
    return MapSeen(
        number=case.number,
        symbol=SYMBOLS[case.symbol],
        police=city_map.police[colour],
        clients=city_map.clients(colour),
        common=city_map.common,
        unique=city_map.unique[colour],
    )


def _round(board: Amsterdam, line: Round, over: bool) -> RoundSeen:
    shown = board.rules.reveal_maps or over
    case = line.case if shown else None
    return RoundSeen(line.winner, line.reason, line.evidence, line.police, line.cycles, case, line.history)
