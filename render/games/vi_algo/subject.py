"""What is painted: what somebody sees of the catacomb, what is drawn over it, and the words for it."""

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from engine.core.hexes import Hex, spread
from engine.core.once import cached_property
from engine.core.seat import Seat
from engine.core.view import Seen
from engine.games.vi_algo.content.chart import Chart, chart_of
from engine.games.vi_algo.content.entries import EVENTS, CardId, name_of, value_of
from engine.games.vi_algo.content.rooms import Spot
from engine.games.vi_algo.view import ViAlgoView
from render.games.vi_algo.places import Lens
from render.shapes import Point
from render.subject import PictureSubject

SLUG: Final = "vi_algo"
ACTIONS: Final = 3
NEAR: Final = 3
"""How far around a character the numbers of hexes stand out."""

SeenCatacomb: TypeAlias = Seen[ViAlgoView, Any]


class CatacombSubject(PictureSubject[ViAlgoView]):
    """The subject of one picture."""

    slug = SLUG

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.view.is_over

    @property
    def seats(self) -> range:
        """Every seat."""
        return range(len(self.view.explorers))

    @property
    def active(self) -> Seat:
        """Whose turn it is."""
        return self.view.turn.seat

    @property
    def chart(self) -> Chart:
        """The catacomb, looked up."""
        return chart_of(self.view.plan)

    def place(self, spot: Spot) -> Hex:
        """Where a hex lies."""
        return self.chart.place[spot]

    def at(self, spot: Spot, lens: Lens) -> Point:
        """The middle of a hex in the picture."""
        return lens.middle(self.place(spot))

    @property
    def stood_on(self) -> Iterator[Spot]:
        """Where somebody is, alive or not."""
        yield from filter(None, map(self.spot, self.seats))
        yield from (mummy.spot for mummy in self.view.mummies)

    def spot(self, seat: Seat) -> Spot:
        """Where a character is; empty before it has entered."""
        return self.view.explorers[seat].spot

    @property
    def own_spot(self) -> Spot:
        """Where the viewer's character is."""
        return "" if self.view.me is None else self.spot(self.view.me)

    def nearest(self, seat: Seat) -> tuple[Seat, int]:
        """The nearest other character, and how far away it is, walls ignored."""
        far = {
            other: self.chart.distance(self.spot(seat), self.spot(other))
            for other in self.seats
            if other != seat and self.spot(other)
        }
        other = min(far, key=lambda one: far[one], default=seat)
        return other, far.get(other, 0)

    def initial(self, seat: Seat) -> str:
        """The letter on a character's token: no two characters begin alike."""
        return self.called(self.view.explorers[seat].character)[:1].upper()

    @property
    def validated(self) -> tuple[str, ...]:
        """The exits that are open, by name."""
        return tuple(dict.fromkeys(map(name_of, self.view.validated)))

    @property
    def discarded(self) -> tuple[str, ...]:
        """The cards in the treasure discard, by name."""
        return tuple(map(name_of, self.view.discard))

    def value(self, card: CardId) -> int:
        """What a card is worth."""
        return value_of(card)

    @staticmethod
    def signed(value: int) -> str:
        """A number with a minus as it is printed."""
        return f"−{-value}" if value < 0 else str(value)

    def priced(self, card: CardId) -> str:
        """What a card adds to the hand, or takes from it."""
        return f"+{self.value(card)}" if self.value(card) > 0 else self.signed(self.value(card))

    @property
    def worth(self) -> int:
        """What the own hand is worth."""
        return sum(map(value_of, self.view.my_hand))

    @property
    def course(self) -> str:
        """Whose turn it is with what is left of it, or how the game ended."""
        if self.over:
            return self.words(f"vi-algo-picture-end-{self.view.reason.replace('_', '-')}")
        turn, who = self.view.turn, self.sitter(self.active)
        said = self.words("vi-algo-picture-turn", who=who, actions=turn.actions, steps=turn.steps_left)
        return f"{said} · {self.called(name_of(self.view.event))}" if self.view.event else said

    @cached_property
    def reach(self) -> dict[Spot, int]:
        """Where the viewer could walk in its turn, and for how many actions: none within the steps that are left."""
        me, turn = self.view.me, self.view.turn
        if me is None or me != turn.seat or self.over or not self.own_spot:
            return {}
        walk = EVENTS.of(self.view.event).walk if self.view.event else 3
        most = turn.steps_left + walk * turn.actions
        taken = {self.spot(seat) for seat in self.seats} | {mummy.spot for mummy in self.view.mummies}
        found = spread(self.own_spot, self.chart.neighbours, most)
        costs = {spot: max(0, -(-(far - turn.steps_left) // walk)) for spot, far in found.items() if far}
        return {spot: min(ACTIONS, cost) for spot, cost in costs.items() if spot not in taken}

    @cached_property
    def needed(self) -> frozenset[Spot]:
        """The hexes whose numbers somebody is about to say."""
        named = {spot for target in self.marks.targets if (spot := self.spot_in(target.tokens))}
        here = self.own_spot or self.spot(self.active)
        around = spread(here, self.chart.neighbours, NEAR) if here and not self.over else {}
        soon = {spot for spot, actions in self.reach.items() if actions <= 1}
        return frozenset(named | soon | around.keys())

    def spot_in(self, tokens: tuple[str, ...]) -> Spot | None:
        """The hex that a choice is about: the first one it names."""
        return next((token for token in tokens if token in self.chart.place), None)

    @cached_property
    def card_labels(self) -> dict[CardId, str]:
        """The label of the first button about each card of the own."""
        held = (*self.view.my_looked_at, *self.view.my_hand, *self.view.my_group)
        labels: dict[CardId, str] = {}
        for target in self.marks.targets:
            for card in held:
                if card in target.tokens or name_of(card) in target.tokens:
                    labels.setdefault(card, target.label)
        return labels
