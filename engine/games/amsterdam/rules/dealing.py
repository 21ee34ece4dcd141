"""The clue cards on their way: shuffled, dealt into the row, taken, replaced, discarded."""

from collections.abc import Sequence
from dataclasses import replace

from engine.games.amsterdam.board import ROW, Cards
from engine.games.amsterdam.content.city import CENTRE
from engine.games.amsterdam.content.clue_cards import CLUE_CARDS
from engine.games.amsterdam.content.pictures import PictureId
from engine.games.amsterdam.content.streams import stream


class Dealer:
    """Deals from the end of the deck; when a card is needed and none is left, the discard pile becomes the deck."""

    def __init__(self, cards: Cards, seed: int, number: int) -> None:
        self.cards = cards
        self._seed = seed
        self._round = number

    def gather(self) -> None:
        """All cards but those of the city, the row and the teams' clues, shuffled for the first time in this round."""
        self.cards = replace(self.cards, deck=self._shuffled(self.cards.deck, 0))

    def next(self) -> PictureId:
        """One card."""
        if not self.cards.deck:
            number = self.cards.shuffles + 1
            deck = self._shuffled(self.cards.discard, number)
            self.cards = replace(self.cards, deck=deck, discard=(), shuffles=number)
        *left, card = self.cards.deck
        self.cards = replace(self.cards, deck=tuple(left))
        return card

    def _shuffled(self, cards: Sequence[PictureId], number: int) -> tuple[PictureId, ...]:
        return tuple(stream(f"deck:{self._round}:{number}", self._seed).shuffled(cards))


def dealt(seed: int, number: int) -> Cards:
    """The cards of a new round (SA-111 to SA-113)."""
    dealer = Dealer(Cards((), (), tuple(CLUE_CARDS)), seed, number)
    dealer.gather()
    centre = tuple(dealer.next() for _ in CENTRE)
    row = tuple(dealer.next() for _ in range(ROW))
    return replace(dealer.cards, centre=centre, row=row)


def taken(cards: Cards, clue: Sequence[PictureId], seed: int, number: int) -> Cards:
    """The cards after some were taken from the row; its empty slots are filled in rising order (SA-304)."""
    dealer = Dealer(cards, seed, number)
    row = tuple(dealer.next() if card in clue else card for card in cards.row)
    return replace(dealer.cards, row=row)


def swapped(cards: Cards, seed: int, number: int) -> Cards:
    """The cards after the whole row was replaced: the old ones are discarded first (SA-310)."""
    cleared = replace(cards, row=(), discard=cards.discard + cards.row, swaps=cards.swaps + 1)
    dealer = Dealer(cleared, seed, number)
    row = tuple(dealer.next() for _ in range(ROW))
    return replace(dealer.cards, row=row)


def discarded(cards: Cards, clue: Sequence[PictureId]) -> Cards:
    """The cards after a clue has been used (SA-344)."""
    return replace(cards, discard=(*cards.discard, *sorted(clue)))
