"""What is painted: what somebody sees of the city, what is drawn over it, and the words for it."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from engine.core.once import cached_property
from engine.core.view import Seen
from engine.games.amsterdam.board import MOVE, NOBODY
from engine.games.amsterdam.content.album import OwnPicture
from engine.games.amsterdam.content.city import CENTRE, SECTORS, START, WALKABLE, Cell, sector
from engine.games.amsterdam.content.gallery import AnyPicture, gallery
from engine.games.amsterdam.content.pictures import PictureId
from engine.games.amsterdam.view import AmsterdamView, TeamSeen, pictures_of
from render.games.amsterdam.telling import Teller, told
from render.subject import PictureSubject
from render.words import sentence

SLUG: Final = "amsterdam"
SYMBOLS: Final = {"circle": "●", "star": "★", "square": "■"}

SeenCity: TypeAlias = Seen[AmsterdamView, Any]


@dataclass(frozen=True)
class CitySubject(PictureSubject[AmsterdamView]):
    """The subject of one picture."""

    slug = SLUG

    awake: Collection[Cell] = WALKABLE
    """The cells whose pictures are shown."""

    # --- the city ---

    @cached_property
    def pictures(self) -> Mapping[PictureId, AnyPicture]:
        """What is to be seen in each picture of this match."""
        return gallery(self.view.pictures, self.view.rules.album).pictures

    @cached_property
    def shown(self) -> Mapping[Cell, PictureId]:
        """The picture of every cell, in label order."""
        return dict(sorted(pictures_of(self.view.city, self.view.centre).items()))

    @property
    def islands(self) -> tuple[tuple[Cell, ...], ...]:
        """The cells that lie together: six districts and the middle."""
        return (*(sector(number, self.view.city.structure) for number in SECTORS), CENTRE)

    def district(self, cell: Cell) -> str | None:
        """The name of the side of the district on which a cell lies; none in the middle."""
        faces = dict(zip(SECTORS, self.view.city.faces, strict=True))
        here = (face for number, face in faces.items() if cell in sector(number, self.view.city.structure))
        return next((self.called(f"face_{face}") for face in here), None)

    # --- the teams ---

    @property
    def teams(self) -> tuple[TeamSeen, ...]:
        """Two, or one that plays alone."""
        return self.view.teams

    @property
    def mine(self) -> TeamSeen | None:
        """The viewer's team."""
        return self.view.mine

    @property
    def leads(self) -> bool:
        """Whether the viewer speaks for the team in pictures."""
        return self.mine is not None and self.view.me == self.mine.commissioner and not self.view.lies_open

    @property
    def follows(self) -> bool:
        """Whether a Commissioner's map shows where the own figure stands (SA-621)."""
        return self.leads and self.view.rules.tracking_marker

    @property
    def chooses_cell(self) -> bool:
        """Whether the viewer's team looks for the cell that its clue means."""
        return self.mine is not None and not self.view.lies_open and self.mine.phase == MOVE

    def team_name(self, team: TeamSeen) -> str:
        """What a team is called."""
        return self.said("team-name", team=team.name)

    def step(self, team: TeamSeen) -> str:
        """What a team is about."""
        return self.said("step", step="over" if self.view.is_over else team.phase)

    @property
    def known_police(self) -> Mapping[Cell, tuple[int, ...]]:
        """Where police was announced, and to which teams."""
        return _by_cell({team.colour: team.raided for team in self.teams})

    @property
    def known_silence(self) -> Mapping[Cell, tuple[int, ...]]:
        """Where nothing happened, and to which teams."""
        return _by_cell({team.colour: tuple(set(team.silent) - {START}) for team in self.teams})

    @cached_property
    def contents(self) -> Mapping[Cell, str]:
        """What lies where on the maps that the viewer may see."""
        maps = [team.map for team in self.teams if team.map is not None]
        return {
            cell: kind
            for one in maps
            for kind, cells in (
                ("police", one.police),
                ("client", one.clients),
                ("common", one.common),
                ("unique", one.unique),
            )
            for cell in cells
        }

    @cached_property
    def holders(self) -> Mapping[Cell, tuple[int, ...]]:
        """For which teams something lies on a cell, as far as the viewer may see."""
        shown = {team.colour: team.map for team in self.teams if team.map is not None}
        return _by_cell(
            {colour: (*one.police, *one.clients, *one.common, *one.unique) for colour, one in shown.items()}
        )

    @property
    def lie_both_open(self) -> bool:
        """Whether the viewer sees the maps of both teams, and so has to tell them apart."""
        return sum(team.map is not None for team in self.teams) > 1

    @property
    def taken(self) -> frozenset[Cell]:
        """Every cell whose evidence somebody has."""
        return frozenset(cell for team in self.teams for cell in team.evidence)

    # --- the marks ---

    @cached_property
    def labels(self) -> Mapping[str, str]:
        """The label of the first button about each cell and each card."""
        labels: dict[str, str] = {}
        for target in self.marks.targets:
            for token in target.tokens:
                labels.setdefault(token.upper(), target.label)
        return labels

    @property
    def drafted(self) -> tuple[str, ...]:
        """The cards of a clue that is being put together."""
        return getattr(self.marks.draft, "cards", ())

    # --- the words ---

    def said(self, key: str, **params: Any) -> str:
        """A message of the pictures."""
        return self.words(f"{SLUG}-picture-{key}", **params)

    @property
    def course(self) -> str:
        """Which round it is, and whether people play together; or how the match has ended."""
        if not self.view.is_over:
            return self.said("round", round=self.view.round, mode=self.view.rules.mode)
        winner = self.view.past[-1].winner
        return self.said("lost") if winner == NOBODY else self.said("won", team=self.team_of(winner).name)

    @property
    def aim(self) -> str:
        """What a match takes, or why the round or the match is over."""
        if self.view.lies_open:
            return sentence(self.called(f"end_{self.view.past[-1].reason}"))
        return self.said("goal", wins=self.view.rules.match_wins)

    def team_of(self, colour: int) -> TeamSeen:
        """The team of a colour."""
        return next(team for team in self.teams if team.colour == colour)

    @property
    def beside(self) -> tuple[str, ...]:
        """What else is to be known: the Commissioner's map, deck and discard pile, the co-operative limit."""
        view, own = self.view, next((team.map for team in self.teams if team.map is not None), None)
        lines = [self.said("deck", cards=view.deck), self.said("discard", cards=len(view.discard))]
        if own is not None:
            lines.insert(0, self.said("map", number=own.number, symbol=SYMBOLS[own.symbol]))
        if view.rules.cycles is not None:
            lines.append(self.said("left", cycles=view.rules.cycles - view.teams[0].cycles))
        if view.rules.clock_ms is not None:
            lines.append(self.said("clock", seconds=view.rules.clock_ms // 1000))
        return tuple(lines)

    def place_in_row(self, card: PictureId) -> int:
        """The place of a card in the row, from 1; 0 if it does not lie there."""
        return self.view.row.index(card) + 1 if card in self.view.row else 0

    def brief(self, card: PictureId) -> str:
        """A card in a word or two: its place in the row, and what it shows first."""
        picture, place = self.pictures[card], self.place_in_row(card)
        if isinstance(picture, OwnPicture):
            shown = picture.title
        else:
            shown = self.words(f"amsterdam-scene-motif-{picture.motifs[0].motif.replace('_', '-')}")
        return " ".join(filter(None, (str(place or ""), shown))) or card

    def scene(self, picture: PictureId) -> str:
        """What is to be seen in a picture."""
        return told(Teller(self.words.lang, self.words), self.pictures[picture])


def _by_cell(cells_of: Mapping[int, tuple[Cell, ...]]) -> dict[Cell, tuple[int, ...]]:
    cells = sorted({cell for cells in cells_of.values() for cell in cells})
    return {cell: tuple(colour for colour, known in cells_of.items() if cell in known) for cell in cells}
