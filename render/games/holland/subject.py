"""What is painted: what somebody sees, what is drawn over it, and the words for it."""

from typing import Any, Final, TypeAlias

from engine.core.once import cached_property
from engine.core.seat import Seat
from engine.core.view import Seen
from engine.games.holland.board import Tower
from engine.games.holland.view import HollandView
from render.games.holland.own import Own, own_of
from render.games.holland.pieces import Troupe
from render.subject import PictureSubject

SLUG: Final = "holland"

SeenHolland: TypeAlias = Seen[HollandView, Any]


class TowerSubject(PictureSubject[HollandView]):
    """The subject of one picture."""

    slug = SLUG

    @property
    def seats(self) -> range:
        """Every seat."""
        return range(len(self.view.players))

    @property
    def revealed(self) -> bool:
        """Whether the cards of this round lie open."""
        return self.view.phase != "choose"

    @cached_property
    def tower(self) -> Tower:
        """The tower as the view shows it, to be asked what stands where."""
        heroes = self.view.heroes
        return Tower(
            self.view.cards,
            tuple(hero.space for hero in heroes),
            tuple(hero.hidden for hero in heroes),
            self.view.villains,
        )

    @cached_property
    def troupe(self) -> Troupe:
        """The pieces and what they wear."""
        return Troupe(self.tower, tuple(player.colour for player in self.view.players), self.words)

    @cached_property
    def own(self) -> Own | None:
        """What the viewer knows besides, if it has a seat."""
        return None if self.view.me is None else own_of(self.view, self.view.me, self.tower, self.marks)

    @property
    def course(self) -> str:
        """Whose turn it is, how many have chosen, or who has won."""
        if self.view.ranking:
            return self.words("core-winner", seat=self.view.ranking[0])
        if self.view.resolving is not None:
            return self.words("holland-picture-turn", who=self.sitter(self.view.resolving))
        chosen = sum(map(self.has_locked, self.seats))
        return self.words("holland-picture-chosen", n=chosen, of=len(self.seats))

    def has_locked(self, seat: Seat) -> bool:
        """Whether a seat has chosen its card."""
        return self.revealed or self.view.players[seat].locked
