"""Searching a space: cards from the top, or a whole backpack (CZ-516, CZ-517)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Self

from engine.core.action import Action, Tokens
from engine.core.changing import changed
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Asked, Step
from engine.core.tagged import step, verb
from engine.games.caverna.board import Cave, Opened, Pack, rank_of_discarding
from engine.games.caverna.content.cards import DOUBLE, action_of
from engine.games.caverna.events import Got, Looked, Took, TookPack
from engine.games.caverna.phrases import Handful, Loot, PackOf
from engine.games.caverna.rules.asking import PublicQuestion
from engine.games.caverna.rules.curtain import tell
from engine.games.caverna.rules.laying import choices, discard, named
from engine.games.caverna.rules.seats import seat_named, seat_token, tidy

KEPT = 2
"""Cards that may be kept of somebody else's backpack."""


@verb("caverna.take")
class Take(Action[Cave]):
    """`take 2`: so many cards; `take pack P3 1`: a backpack by owner and slot."""

    what: Loot

    @classmethod
    def options(cls, board: Cave, seat: Seat) -> Iterator[Self]:
        spot = board.players[seat].spot
        yield from (cls(Handful(count)) for count in range(1, min(2, board.loose(spot)) + 1))
        yield from (cls(PackOf(seat_token(board, owner), slot + 1)) for owner, slot in board.packs_on(spot))

    @classmethod
    def read(cls, board: Cave, seat: Seat, entries: Sequence[Tokens]) -> Self:
        """The slot may be left out where it goes without saying."""
        if len(entries) != 1:
            raise Refused("bad_command")
        what = Loot.read(tuple(map(tidy, entries[0][1:])))
        if isinstance(what, PackOf) and what.slot is None:
            owner = seat_named(what.owner, board)
            slots = [slot for seat_, slot in board.packs_on(board.players[seat].spot) if seat_ == owner]
            what = PackOf(what.owner, slots[0] + 1) if len(slots) == 1 else what
        return cls(what)

    def facts(self, board: Cave, seat: Seat) -> Mapping[str, Any]:
        """How many cards it brings, and whose they were."""
        owner, slot = self.pack(board) or (-1, 0)
        cards = len(board.players[owner].packs[slot].cards) if owner >= 0 else self.count
        return {"count": cards, "owner": owner, "is_pack": owner >= 0}

    @property
    def count(self) -> int:
        """How many cards; 0 for a backpack."""
        return self.what.count if isinstance(self.what, Handful) else 0

    def pack(self, board: Cave) -> tuple[Seat, int] | None:
        """Owner and slot of the backpack that is meant, if it is one on any space."""
        if not isinstance(self.what, PackOf) or self.what.slot is None:
            return None
        owner = seat_named(self.what.owner, board)
        return None if owner is None else (owner, self.what.slot - 1)

    def check(self, board: Cave, seat: Seat) -> None:
        spot = board.players[seat].spot
        if self.count > board.loose(spot):
            raise Refused("not_so_many_cards", most=board.loose(spot))
        if not self.count and self.pack(board) not in board.packs_on(spot):
            raise Refused("no_such_pack")

    def perform(self, play: Play[Cave], seat: Seat) -> None:
        pack = self.pack(play.board)
        if pack is None:
            _take_cards(play, seat, self.count)
        else:
            _take_pack(play, seat, *pack)


@step("caverna.search")
class SearchSpace(Step[Cave]):
    """Up to so many cards from the own space; nothing is asked where nothing is to choose (CZ-415)."""

    seat: Seat
    most: int

    def run(self, play: Play[Cave]) -> None:
        board = play.board
        if board.met_troll or not board.players[self.seat].in_cave:
            return
        question = AskSearch(self.seat, self.most)
        choices_ = tuple(question.options(board, self.seat))
        if len(choices_) == 1:
            choices_[0].perform(play, self.seat)
        elif choices_:
            play.then(question)


@step("caverna.ask_search")
class AskSearch(PublicQuestion):
    """How many cards, or which backpack (CZ-415)."""

    phase: ClassVar[str] = "search"

    seat: Seat
    most: int

    def asks(self, board: Cave) -> Asked[Cave]:
        return {self.seat: (Take,)}

    def check(self, board: Cave, seat: Seat, action: Action[Cave]) -> None:
        if isinstance(action, Take) and action.count > self.most:
            raise Refused("too_many_cards", most=self.most)
        action.check(board, seat)

    def goes_without_saying(self, board: Cave, seat: Seat) -> bool:
        """Nobody leaves a card that could be had; only a backpack is worth a thought."""
        return not board.packs_on(board.players[self.seat].spot)

    def default(self, board: Cave, seat: Seat) -> Take:
        """The own backpack (the lowest slot), else as many cards as may be, else the topmost backpack."""
        spot = board.players[seat].spot
        packs = board.packs_on(spot)
        own = sorted(pack for pack in packs if pack[0] == seat)
        if own or not board.loose(spot):
            owner, slot = own[0] if own else packs[-1]
            return Take(PackOf(seat_token(board, owner), slot + 1))
        return Take(Handful(min(self.most, board.loose(spot))))


@verb("caverna.keep")
class Keep(Action[Cave]):
    """Name the two cards to keep of somebody else's backpack."""

    cards: tuple[str, ...]

    @classmethod
    def options(cls, board: Cave, seat: Seat) -> Iterator[Self]:
        return (cls(names) for names in choices(_opened_cards(board, seat), KEPT))

    def check(self, board: Cave, seat: Seat) -> None:
        if len(self.cards) != KEPT:
            raise Refused("wrong_number_of_cards", count=KEPT)
        named(_opened_cards(board, seat), self.cards)

    def perform(self, play: Play[Cave], seat: Seat) -> None:
        cards = _opened_cards(play.board, seat)
        kept = named(cards, self.cards)
        _empty_pack(play, seat)
        tell(play, Got(seat, self.cards), to=(seat,))
        discard(play, seat, tuple(card for card in cards if card not in kept))


@step("caverna.keep_two")
class KeepTwo(PublicQuestion):
    """Which two cards of somebody else's backpack stay; the rest is discarded face up (CZ-416)."""

    phase: ClassVar[str] = "keep_two"

    seat: Seat

    def asks(self, board: Cave) -> Asked[Cave]:
        return {self.seat: (Keep,)}

    def default(self, board: Cave, seat: Seat) -> Keep:
        """What would be discarded last."""
        names = sorted(map(action_of, _opened_cards(board, seat)), key=rank_of_discarding(board, seat))
        return Keep(tuple(names[-KEPT:]))


def _take_cards(play: Play[Cave], seat: Seat, count: int) -> None:
    board = play.board
    spot = board.players[seat].spot
    double = board.double == spot
    pile = board.pile(spot)
    from_pile = count - double
    taken = tuple(reversed(pile[len(pile) - from_pile :]))
    board = board.with_pile(spot, pile[: len(pile) - from_pile])
    play.board = board.gained(seat, (DOUBLE, *taken) if double else taken)
    tell(play, Took(seat, spot, count, double))
    if taken:
        tell(play, Got(seat, tuple(map(action_of, taken))), to=(seat,))


def _take_pack(play: Play[Cave], seat: Seat, owner: Seat, slot: int) -> None:
    cards = play.board.players[owner].packs[slot].cards
    tell(play, TookPack(seat, owner, len(cards)))
    play.board = changed(play.board, opened=Opened(seat, owner, slot))
    if owner != seat and len(cards) > KEPT:
        tell(play, Looked(seat, owner, tuple(map(action_of, cards))), to=(seat,))
        play.then(KeepTwo(seat))
    else:
        _empty_pack(play, seat)
        if owner != seat:
            tell(play, Got(seat, tuple(map(action_of, cards))), to=(seat,))


def _empty_pack(play: Play[Cave], seat: Seat) -> None:
    """All its cards come to the taker's hand; the backpack goes back to its owner's sheet (CZ-517)."""
    opened = play.board.opened
    if opened is not None:
        cards = play.board.players[opened.owner].packs[opened.slot].cards
        board = play.board.with_pack(opened.owner, opened.slot, Pack()).gained(seat, cards)
        play.board = changed(board, opened=None)


def _opened_cards(board: Cave, seat: Seat) -> tuple[str, ...]:
    opened = board.opened
    if opened is None or opened.taker != seat:
        return ()
    return board.players[opened.owner].packs[opened.slot].cards
