"""Answers that name one thing of several that are offered: a hex, a character, a card."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Self

from engine.core.action import Action
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Answers
from engine.core.tagged import verb
from engine.games.vi_algo.board import Catacomb
from engine.games.vi_algo.content.entries import called
from engine.games.vi_algo.content.rooms import side_in_room


class OneThing(Action[Catacomb]):
    """One thing, named; the question that asks says which there are."""

    __slots__ = ()
    field: ClassVar[str] = "spot"

    @classmethod
    def among(cls, action: Action[Catacomb], things: Iterable[str], why: str = "bad_choice") -> None:
        """Refuse what is not one of these."""
        if cls.named(action) not in things:
            raise Refused(why)

    @classmethod
    def of(cls, answers: Answers[Catacomb]) -> str:
        """What was chosen."""
        return cls.named(answers[-1][1])

    @classmethod
    def named(cls, action: Any) -> str:
        """The thing that an answer names."""
        thing: str = getattr(action, cls.field)
        return thing

    @classmethod
    def options(cls, board: Catacomb, seat: int) -> Iterable[Self]:
        """The question lists them."""
        return ()


@verb("vi_algo.start")
class StartSpot(OneThing):
    """DP-02: where a character begins."""

    spot: str

    def facts(self, board: Catacomb, seat: Seat) -> Mapping[str, Any]:
        return {"side": side_in_room(self.spot)}


class MummySpot(OneThing):
    """A hex with a mummy, or for one: it matters how far it is from there to somebody."""

    __slots__ = ()

    def facts(self, board: Catacomb, seat: Seat) -> Mapping[str, Any]:
        near, far = board.steps_to_nearest(self.named(self))
        return {"near": board.explorers[near].character, "far": far}


@verb("vi_algo.place")
class Place(MummySpot):
    """DP-03: where a mummy comes."""

    spot: str


@verb("vi_algo.back")
class Back(MummySpot):
    """DP-04: which mummy goes back."""

    spot: str


@verb("vi_algo.mummy")
class Choose(MummySpot):
    """DP-05: which mummy moves next."""

    spot: str


@verb("vi_algo.chase")
class Chase(OneThing):
    """DP-06: whom it goes for."""

    field: ClassVar[str] = "character"
    character: str


@verb("vi_algo.take")
class Take(OneThing):
    """DP-08: which card of those looked at."""

    field: ClassVar[str] = "card"
    card: str

    @classmethod
    def named(cls, action: Any) -> str:
        """The card, also where a copy was named by its id."""
        return called(action.card)
