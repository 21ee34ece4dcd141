"""The thirty twist cards by name (specification 2.10), and how one is played in the own turn."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Self

from engine.core.action import Tokens
from engine.core.plane.grid import cell
from engine.core.plane.points import COMPASS, Point, along
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.tagged import verb
from engine.games.noites.board import Night
from engine.games.noites.cards.entry import TurnCard
from engine.games.noites.cards.react_cards import REACT_CARDS
from engine.games.noites.cards.turn_cards import TURN_CARDS
from engine.games.noites.phrases.targets import CardTargets
from engine.games.noites.phrases.wishes import NONE
from engine.games.noites.rules.naming import NightAction
from engine.games.noites.rules.spots import lattice
from engine.games.noites.rules.windows import spend

TURN = {card.name: card for card in TURN_CARDS}
TWISTS = (*TURN, *(answer.card for answer in REACT_CARDS))
"""The names of all, in the order of their numbers."""


def applicable(board: Night, side: int, card: str) -> bool:
    """Whether a card can be of any use to the side that draws it."""
    return card not in TURN or TURN[card].needs(board, side)


@verb("noites.twist")
class PlayTwist(NightAction):
    """`twist curse b2`, `twist none`."""

    open_form: ClassVar[bool] = True
    in_steps: ClassVar[bool] = True

    card: str
    on: CardTargets

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        yield cls(NONE, CardTargets())
        for card in board.cards.hand(seat):
            if card in TURN:
                yield from (cls(card, on) for on in _suggested(board, board.side_of(seat), TURN[card]))

    def facts(self, board: Night, seat: Seat) -> Mapping[str, Any]:
        """On whom, where, which way."""
        named, where = self.on.words(), self._where
        return {
            "who": self._who(board),
            "wind": tuple(one for one in named if one in COMPASS),
            "at": where[0].partition(".")[0] if where else "none",
        }

    def _who(self, board: Night) -> Tokens:
        """What is named with it and has a sign."""
        called = board.called
        return tuple(one for one in self.on.words() if board.victim(one) or one in called)

    @property
    def _where(self) -> Tokens:
        """The points that are named with it."""
        return tuple(one for one in self.on.words() if one[:1].isupper() or "," in one)

    def check(self, board: Night, seat: Seat) -> None:
        if self.card == NONE:
            if self.on.named:
                raise Refused("bad_command")
            return
        if self.card not in TWISTS or self.card not in board.cards.hand(seat):
            raise Refused("no_such_card")
        if self.card not in TURN:
            raise Refused("only_reaction")
        TURN[self.card].check(board, board.side_of(seat), self.on)

    def perform(self, play: Play[Night], seat: Seat) -> None:
        if self.card != NONE:
            spend(play, seat, self.card, (*self._who(play.board), *self._where))
            TURN[self.card].effect(play, play.board.side_of(seat), self.on)


def _suggested(board: Night, side: int, card: TurnCard) -> Iterator[CardTargets]:
    own, enemies = board.standing_of(side), board.standing_of(1 - side)
    names: dict[tuple[str, ...], list[Tokens]] = {
        (): [()],
        ("own",): [(one.name,) for one in own],
        ("enemy",): [(one.name,) for one in enemies],
        ("enemy", "point"): [(one.name, way) for one in enemies for way in ("n", "e", "s", "w")],
        ("own", "point"): [(one.name, cell(p)) for one in own for p in _around(one.spot)],
        ("victim",): [(one.name,) for one in board.victims],
        ("victim", "point"): [(one.name, cell(p)) for one in board.victims[:2] for p in lattice(board.ground, 100)],
        ("point",): [(one.name,) for one in board.victims[:4]],
        ("piece",): [(one.name,) for one in board.terrain],
        ("barricade",): [(one.name,) for one in board.barricades],
        ("place", "point"): [("h", one.name) for one in board.terrain[:4]],
    }
    yield from map(CardTargets.read, names[card.targets])


def _around(p: Point) -> list[Point]:
    return [along(p, v, 120) for v in (COMPASS["n"], COMPASS["e"], COMPASS["s"], COMPASS["w"])]
