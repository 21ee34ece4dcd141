"""Small things that cards, torches and shadows do: trust, torches, pieces taken off the board."""

from dataclasses import replace

from engine.core.play import Play
from engine.core.step import Step
from engine.core.tagged import step
from engine.games.vi_algo.board import Catacomb, Mummy, MummyPiece
from engine.games.vi_algo.events import MummyLured, MummyRemoved, TorchesAdded, TrustChanged


@step("vi_algo.change_trust")
class ChangeTrust(Step[Catacomb]):
    """Trust up or down, once what was listed before is done (VA-341)."""

    change: int

    def run(self, play: Play[Catacomb]) -> None:
        change_trust(play, self.change)


@step("vi_algo.add_torches")
class AddTorches(Step[Catacomb]):
    """Torches for the reserve, once what was listed before is done (VA-341)."""

    count: int

    def run(self, play: Play[Catacomb]) -> None:
        add_torches(play, self.count)


def change_trust(play: Play[Catacomb], change: int) -> None:
    """Trust up or down, within its bounds (VA-441)."""
    before = play.board.trust
    play.board = play.board.trusted(change)
    if play.board.trust != before:
        play.tell(TrustChanged(play.board.trust - before, play.board.trust))


def add_torches(play: Play[Catacomb], count: int) -> None:
    """Cards from the torch deck to the end of the reserve, unseen (VA-418)."""
    before = len(play.board.torches.reserve)
    for _ in range(count):
        card = draw_torch(play)
        if card:
            play.board = play.board.with_torches(reserve=(*play.board.torches.reserve, card))
    after = len(play.board.torches.reserve)
    play.tell(TorchesAdded(after - before, after))


def draw_torch(play: Play[Catacomb]) -> str:
    """The top card of the torch deck, taken off it; empty if none can be had (VA-418)."""
    torches = play.board.torches
    if not torches.deck:
        deck = play.shuffled(sorted((*torches.discard, *torches.buried)), "torch_deck")
        play.board = play.board.with_torches(deck=deck, discard=(), buried=())
    deck = play.board.torches.deck
    if not deck:
        return ""
    play.board = play.board.with_torches(deck=deck[1:])
    return deck[0]


def take_away(play: Play[Catacomb], mummy: Mummy, cause: str) -> None:
    """A whole mummy goes back to the sheets of its owners."""
    play.board = play.board.removed(mummy)
    for piece in mummy.pieces:
        play.tell(MummyRemoved(piece.owner, mummy.spot, cause))


def take_away_piece(play: Play[Catacomb], mummy: Mummy, piece: MummyPiece, cause: str) -> None:
    """One piece of a mummy goes back to its owner's sheet (VA-736)."""
    play.board = play.board.topless(mummy, piece)
    play.tell(MummyRemoved(piece.owner, mummy.spot, cause))


def fade(play: Play[Catacomb]) -> None:
    """Every mummy on which light falls that counts is gone (VA-217)."""
    for mummy in play.board.mummies:
        if play.board.burns(mummy.spot):
            take_away(play, mummy, "light")


def lure(play: Play[Catacomb], spot: str, end: str) -> None:
    """A mummy follows the glitter of coins: no theft, no push, no stacking (t12)."""
    mummy = play.board.mummy_on(spot)
    if mummy is None:
        return
    play.board = play.board.removed(mummy).standing(replace(mummy, spot=end))
    play.tell(MummyLured(mummy.top.owner, (spot, end)))
    moved = play.board.mummy_on(end)
    if moved is not None and play.board.burns(end):
        take_away(play, moved, "light")
