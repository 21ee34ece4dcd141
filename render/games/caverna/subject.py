"""What is painted: what somebody sees of the cave, what is drawn over it, and the words for it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias, TypeVar

from engine.core.once import cached_property
from engine.core.seat import Seat
from engine.core.view import Seen
from engine.games.caverna.content.cards import CardId, action_of
from engine.games.caverna.content.grid import INDEX, Space
from engine.games.caverna.rules.victory import WON_BY_GOLD
from engine.games.caverna.view import CavernaView, PlayerSeen
from render.games.caverna.look import DAY, NIGHT, Hour
from render.painter import Target
from render.subject import PictureSubject

T = TypeVar("T")

SLUG: Final = "caverna"

SeenCave: TypeAlias = Seen[CavernaView, Any]


class CaveSubject(PictureSubject[CavernaView]):
    """The subject of one picture."""

    slug = SLUG

    @property
    def hour(self) -> Hour:
        """The colours of day or night."""
        return NIGHT if self.view.rules.is_night else DAY

    @property
    def seats(self) -> range:
        """Every seat."""
        return range(len(self.view.players))

    @property
    def own(self) -> PlayerSeen | None:
        """The viewer, if it has a seat."""
        return None if self.view.me is None else self.view.players[self.view.me]

    @property
    def course(self) -> str:
        """Whose turn it is and at which step, or who has won."""
        if self.view.is_over:
            winners = ", ".join(map(self.sitter, self.view.winners))
            return self.words("caverna-picture-won", who=winners, many=len(self.view.winners))
        phase = self.view.phase
        step = self.called(_STEPS[phase]) if phase in _STEPS else self.words("caverna-picture-choosing")
        return self.words("caverna-picture-turn", who=self.sitter(self.view.active), step=step)

    def gold(self, seat: Seat) -> int:
        """What a seat is placed by: what it has stored; whoever comes home with enough wins by all of it."""
        player = self.view.players[seat]
        is_home = self.view.reason == WON_BY_GOLD and seat in self.view.winners
        return player.gold if is_home and player.gold is not None else player.stored_gold

    def on(self, space: Space) -> Sequence[Seat]:
        """Who stands on a space."""
        return self._standing.get(space, ())

    def packs_on(self, space: Space) -> Sequence[tuple[Seat, int]]:
        """Owner and number of cards of each backpack on a space."""
        return self._packs.get(space, ())

    @cached_property
    def _standing(self) -> Mapping[Space, Sequence[Seat]]:
        return _gathered((player.spot, seat) for seat, player in enumerate(self.view.players))

    @cached_property
    def _packs(self) -> Mapping[Space, Sequence[tuple[Seat, int]]]:
        players = enumerate(self.view.players)
        return _gathered((pack.space, (seat, pack.count)) for seat, player in players for pack in player.packs)

    @cached_property
    def targets(self) -> list[tuple[str, Target]]:
        """What each button is about: a space, `seat_2`, or the name of a card."""
        return [(thing, target) for target in self.marks.targets for thing in self._subjects(target.tokens)]

    def _subjects(self, tokens: tuple[str, ...]) -> Iterator[str]:
        spaces = [token for token in tokens if token in INDEX]
        if spaces:
            yield spaces[-1]
            return
        for token in tokens:
            if token.startswith("P") and token[1:].isdigit():
                yield f"seat_{token[1:]}"
            elif token in self._held:
                yield token

    @cached_property
    def _held(self) -> set[str]:
        hand: tuple[CardId, ...] = (self.own.hand or ()) if self.own else ()
        return {action_of(card) for card in hand}


_STEPS: Final = {
    "camp_store": "camp_store",
    "step3": "step3",
    "search": "search",
    "reaction": "entry_windows",
}
"""Steps 1 and 2 are shown as one: choosing (13)."""


def _gathered(placed: Iterable[tuple[Space, T]]) -> Mapping[Space, Sequence[T]]:
    """What lies on each space."""
    found: dict[Space, list[T]] = {}
    for space, one in placed:
        found.setdefault(space, []).append(one)
    return found
