"""What is true in Amsterdam: the city, the cards, the two teams, what lies where for whom."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from engine.core.company import Company
from engine.core.seat import Seat
from engine.games.amsterdam.content.city import CENTRE, SECTORS, START, Cell, sector, within
from engine.games.amsterdam.content.city_tiles import face
from engine.games.amsterdam.content.maps import TEAMS, CityMap
from engine.games.amsterdam.content.pictures import PictureId
from engine.games.amsterdam.settings import AmsterdamSettings

EVIDENCE_NEEDED = 3
POLICE_TRACK = 3
ROW = 10
MOST_CITIES = 256
NOBODY = -1
"""In place of a team: the co-operative team has lost."""

GIVE_CLUE, CLUE_PENDING, MOVE = "give_clue", "clue_pending", "move"
POLICE, EVIDENCE, CLIENT, SILENCE, VOID = "police", "evidence", "client", "silence", "void"
"""What is announced of a cycle."""


@dataclass(frozen=True, slots=True)
class City:
    """Which sides of the districts lie where; the seventh district is in the box (SA-103)."""

    faces: tuple[str, ...]
    boxed: int
    structure: int

    @property
    def tiles(self) -> Mapping[Cell, PictureId]:
        """The picture of each of the 30 district cells."""
        return _tiles(self.faces, self.structure)


@lru_cache(MOST_CITIES)
def _tiles(faces: tuple[str, ...], structure: int) -> Mapping[Cell, PictureId]:
    places = ((sector(number, structure), face(name)) for number, name in zip(SECTORS, faces, strict=True))
    return {cell: picture for cells, pictures in places for cell, picture in zip(cells, pictures, strict=True)}


@dataclass(frozen=True, slots=True)
class Cards:
    """Where the 84 clue cards are, but for those that the teams hold as clues."""

    centre: tuple[PictureId, ...]
    """The pictures of the start and of the open places (SA-112)."""
    row: tuple[PictureId, ...]
    deck: tuple[PictureId, ...]
    """The last one is dealt next."""
    discard: tuple[PictureId, ...] = ()
    """The oldest first."""
    shuffles: int = 0
    """How often the discard pile has become the deck in this round."""
    swaps: int = 0


@dataclass(frozen=True, slots=True)
class CastVote:
    seat: Seat
    cell: Cell


@dataclass(frozen=True, slots=True)
class Ballot:
    """Where the Detectives of a team want to go."""

    votes: tuple[CastVote, ...] = ()
    abstaining: tuple[Seat, ...] = ()
    """Who leaves it to the others."""
    changed: tuple[Cell, ...] = ()
    """Cells whose number of votes has changed, the latest last (SA-214)."""

    def without(self, seat: Seat) -> "Ballot":
        """The ballot as if this seat had said nothing."""
        left = tuple(vote.cell for vote in self.votes if vote.seat == seat)
        return Ballot(
            tuple(vote for vote in self.votes if vote.seat != seat),
            tuple(other for other in self.abstaining if other != seat),
            _moved_last(self.changed, left),
        )

    def with_vote(self, seat: Seat, cell: Cell) -> "Ballot":
        """The ballot with a seat's vote, which replaces an earlier one (SA-323)."""
        if CastVote(seat, cell) in self.votes:
            return self
        without = self.without(seat)
        return replace(
            without, votes=(*without.votes, CastVote(seat, cell)), changed=_moved_last(without.changed, (cell,))
        )

    def without_voice(self, seat: Seat) -> "Ballot":
        """The ballot with a seat that leaves it to the others."""
        without = self.without(seat)
        return replace(without, abstaining=(*without.abstaining, seat))

    def count(self, cell: Cell) -> int:
        return sum(vote.cell == cell for vote in self.votes)

    @property
    def leading(self) -> Cell | None:
        """Most votes; of equals the cell whose number changed least recently (SA-214)."""
        cells = {vote.cell for vote in self.votes}
        return min(cells, key=lambda cell: (-self.count(cell), self.changed.index(cell)), default=None)

    @property
    def spoken(self) -> tuple[Seat, ...]:
        """Who has voted or leaves it to the others."""
        return (*self.abstaining, *(vote.seat for vote in self.votes))


def _moved_last(cells: tuple[Cell, ...], latest: tuple[Cell, ...]) -> tuple[Cell, ...]:
    return (*(cell for cell in cells if cell not in latest), *latest)


@dataclass(frozen=True, slots=True)
class Hunt:
    """How far a team has come in this round."""

    at: Cell = START
    clue: tuple[PictureId, ...] = ()
    publish_at_ms: int | None = None
    """When a clue that was given is published; None if everybody knows it (SA-406)."""
    ballot: Ballot = Ballot()
    evidence: tuple[Cell, ...] = ()
    """Cells that bear a token of this team, in the order in which they were found."""
    police: int = 0
    raided: tuple[Cell, ...] = ()
    """Where police was announced to this team."""
    silent: tuple[Cell, ...] = (START,)
    """Where this team is known to have found nothing, as far as it still tells something (SA-662)."""
    cycles: int = 0
    proposes: bool = False
    """Whether the Commissioner would have another row (SA-311)."""
    swapped: bool = False
    """Whether a co-operative Commissioner has had the row replaced since the last clue."""

    @property
    def phase(self) -> str:
        """Where the team is in its cycle."""
        if not self.clue:
            return GIVE_CLUE
        return MOVE if self.publish_at_ms is None else CLUE_PENDING

    @property
    def needs(self) -> int:
        """How much evidence is still to be found."""
        return EVIDENCE_NEEDED - len(self.evidence)


@dataclass(frozen=True, slots=True)
class Team:
    """Who plays together: a Commissioner and Detectives."""

    colour: int
    members: tuple[Seat, ...]
    """In joining order."""
    commissioner: Seat
    witnesses: tuple[Seat, ...] = ()
    """Who has seen the map of this round (SA-351)."""
    conceding: tuple[Seat, ...] = ()
    wins: int = 0
    hunt: Hunt = Hunt()

    @property
    def name(self) -> str:
        return TEAMS[self.colour]

    @property
    def detectives(self) -> tuple[Seat, ...]:
        """Who may walk and vote."""
        return tuple(seat for seat in self.members if seat != self.commissioner and seat not in self.witnesses)

    @property
    def reach(self) -> tuple[Cell, ...]:
        """Where the present clue may lead."""
        return within(self.hunt.at, len(self.hunt.clue))

    def hunting(self, **changes: object) -> "Team":
        """The team with something changed in its hunt."""
        return replace(self, hunt=replace(self.hunt, **changes))  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Case:
    """The City Map of the round (SA-114)."""

    number: int
    symbol: int
    city_map: CityMap


@dataclass(frozen=True, slots=True)
class Cycle:
    """A cycle as everybody saw it (SA-706)."""

    team: int
    clue: tuple[PictureId, ...]
    cell: Cell
    announcement: str


@dataclass(frozen=True, slots=True)
class Ending:
    """How a round ends: who wins it (`NOBODY` if the co-operative team loses) and why."""

    winner: int
    reason: str


@dataclass(frozen=True, slots=True)
class Round:
    """A line of the scoreboard (SA-506)."""

    case: Case
    winner: int
    reason: str
    evidence: tuple[int, ...]
    police: tuple[int, ...]
    cycles: tuple[int, ...]
    """Of each team."""
    history: tuple[Cycle, ...] = ()
    """The cycles of that round, in order of receipt."""


@dataclass(frozen=True, slots=True)
class Amsterdam:
    """A night in the city."""

    rules: AmsterdamSettings
    seed: int
    """The match seed of the named streams (SA-012)."""
    pictures: int
    """The accepted seed of the pictures (SA-038)."""
    round: int
    city: City
    cards: Cards
    case: Case
    teams: tuple[Team, ...]
    company: Company
    """Who is here: only people vote and concede, and a post whose person has left may be taken over."""
    go_at_ms: int | None = None
    """When the round began; None while it is prepared, and nobody has seen a map (SA-116)."""
    history: tuple[Cycle, ...] = ()
    """The cycles of this round, in order of receipt."""
    past: tuple[Round, ...] = ()
    away: tuple[Seat, ...] = ()
    """Commissioners who have let a deadline pass and were not heard of since."""
    ending: Ending | None = None

    # --- who ---

    def team(self, colour: int) -> Team:
        return next(team for team in self.teams if team.colour == colour)

    def team_of(self, seat: Seat) -> Team:
        return next(team for team in self.teams if seat in team.members)

    def rival(self, colour: int) -> Team | None:
        return next((team for team in self.teams if team.colour != colour), None)

    @property
    def commissioners(self) -> tuple[Seat, ...]:
        return tuple(team.commissioner for team in self.teams)

    def with_team(self, changed: Team) -> "Amsterdam":
        return replace(self, teams=tuple(changed if one.colour == changed.colour else one for one in self.teams))

    def hunting(self, colour: int, **changes: object) -> "Amsterdam":
        """The board with something changed in a team's hunt."""
        return self.with_team(self.team(colour).hunting(**changes))

    def cycles_of(self, colour: int) -> tuple[Cycle, ...]:
        """A team's cycles of this round."""
        return tuple(cycle for cycle in self.history if cycle.team == colour)

    # --- what lies where ---

    @property
    def tokens(self) -> tuple[Cell, ...]:
        """Every cell that bears evidence of either team."""
        return tuple(cell for team in self.teams for cell in team.hunt.evidence)

    def picture_at(self, cell: Cell) -> PictureId:
        """The picture of a cell: a district's, or the clue card that lies there."""
        return self.cards.centre[CENTRE.index(cell)] if cell in CENTRE else self.city.tiles[cell]

    def announcement(self, colour: int, cell: Cell) -> str:
        """What a team's arrival brings, by its own map alone (SA-340 to SA-346)."""
        city_map, hunt = self.case.city_map, self.team(colour).hunt
        if cell in city_map.police[colour]:
            return POLICE
        if hunt.needs and cell in city_map.evidence(colour) and cell not in self.tokens:
            return EVIDENCE
        if not hunt.needs and cell in city_map.clients(colour):
            return CLIENT
        return SILENCE

    # --- when ---

    @property
    def is_running(self) -> bool:
        """Whether a round is being played."""
        return self.go_at_ms is not None and self.ending is None

    def is_out_of_time(self, at_ms: int) -> bool:
        """Whether the co-operative clock has run down (SA-510)."""
        limit = self.rules.clock_ms
        return self.go_at_ms is not None and limit is not None and at_ms >= self.go_at_ms + limit

    def is_held(self, colour: int) -> bool:
        """Whether a team must let its rival catch up (SA-204, SA-507)."""
        team, rival = self.team(colour), self.rival(colour)
        if rival is None:
            return False
        own, other, cap = team.hunt.cycles, rival.hunt.cycles, self.rules.cycle_cap
        too_far_ahead = self.rules.lead and own - other >= self.rules.lead
        return bool(too_far_ahead or (cap and own >= cap > other))

    # --- votes ---

    def is_missing(self, seat: Seat) -> bool:
        """Whether a seat's person has left, or has let a deadline pass (SA-351)."""
        return seat in self.away or seat in self.company.away

    def speakers(self, team: Team) -> tuple[Seat, ...]:
        """The Detectives who have a vote: people; the first computer player where there are none (SA-323)."""
        people = tuple(seat for seat in team.detectives if seat in self.company.people)
        return people or team.detectives[:1]

    def voters(self, team: Team) -> tuple[Seat, ...]:
        """Those of them who do not leave it to the others; all of them if there are no others any more."""
        speakers = self.speakers(team)
        return tuple(seat for seat in speakers if seat not in team.hunt.ballot.abstaining) or speakers

    def awaited(self, team: Team) -> tuple[Seat, ...]:
        """Those of them whose word is still missing; if all have voted and nothing is decided, all voters."""
        spoken = team.hunt.ballot.spoken
        silent = tuple(seat for seat in self.speakers(team) if seat not in spoken)
        return silent or self.voters(team)

    def threshold(self, team: Team) -> int:
        """How many votes move the figure (SA-323)."""
        voters = len(self.voters(team))
        return {"any": 1, "majority": voters // 2 + 1, "unanimous": voters}[self.rules.move_confirm]

    def decided(self, colour: int) -> Cell | None:
        """The cell that has enough votes."""
        team = self.team(colour)
        leading = team.hunt.ballot.leading
        return leading if leading and team.hunt.ballot.count(leading) >= self.threshold(team) else None

    def seats(self) -> Iterator[Seat]:
        return iter(range(sum(len(team.members) for team in self.teams)))
