"""The treasure deck (section 2.9): 28 treasures, 6 exits, 6 mummy cards. Each entry is the card's whole rule."""

from collections.abc import Iterator

from engine.core.play import Play
from engine.core.seat import Seat
from engine.games.vi_algo.board import MOST_TRUST, NEAR, Catacomb
from engine.games.vi_algo.content.entries import (
    EXIT,
    MUMMY,
    SAW,
    THEFT,
    TORCHES,
    TREASURE,
    TREASURES,
    Does,
    Treasure,
    UseEffect,
    UseTarget,
    untargeted,
)
from engine.games.vi_algo.rules.coming import add_mummy
from engine.games.vi_algo.rules.deeds import AddTorches, ChangeTrust, change_trust, lure, take_away_piece
from engine.games.vi_algo.rules.luring import lures
from engine.games.vi_algo.rules.walking import Draw, ReadMap, RunTo, ends

BOOTS = 6


def _card(name: str, first: int, copies: int, kind: str, value: int, **more: object) -> None:
    TREASURES.add(Treasure(name, TREASURES.ids(first, copies), kind, value, **more))  # type: ignore[arg-type]


# --- when a card can be used, and on what ---


def _below_full_trust(board: Catacomb, _seat: Seat) -> Iterator[UseTarget]:
    if board.trust < MOST_TRUST:
        yield ()


def _stack_here(board: Catacomb, seat: Seat) -> Iterator[UseTarget]:
    if board.stack_at(board.spot(seat)):
        yield ()


def _own_pieces(board: Catacomb, seat: Seat) -> Iterator[UseTarget]:
    """Mummies in which a piece of one's own is."""
    yield from ((one.spot,) for one in board.mummies if any(piece.owner == seat for piece in one.pieces))


def _mummies_here(board: Catacomb, seat: Seat) -> Iterator[UseTarget]:
    here = board.spot(seat)
    for one in board.mummies:
        if one.spot[0] == here[0] and board.chart.distance(here, one.spot) <= NEAR:
            yield (one.spot,)


# --- what cards do ---


def _trust(change: int) -> Does:
    return lambda play, _seat, _target: play.then(ChangeTrust(change))


def _torches(count: int) -> Does:
    return lambda play, _seat, _target: play.then(AddTorches(count))


def _draw(play: Play[Catacomb], seat: Seat, _target: UseTarget) -> None:
    play.then(Draw(seat))


def _own_piece_back(play: Play[Catacomb], seat: Seat, target: UseTarget) -> None:
    """The own piece highest in it."""
    mummy = play.board.mummy_on(target[0])
    if mummy is not None:
        own = [piece for piece in mummy.pieces if piece.owner == seat]
        take_away_piece(play, mummy, own[-1], "urna")


def _topmost_away(cause: str) -> Does:
    def away(play: Play[Catacomb], _seat: Seat, target: UseTarget) -> None:
        mummy = play.board.mummy_on(target[0])
        if mummy is not None:
            take_away_piece(play, mummy, mummy.top, cause)

    return away


def _lure(play: Play[Catacomb], _seat: Seat, target: UseTarget) -> None:
    lure(play, target[0], target[1])


def _read_map(play: Play[Catacomb], seat: Seat, _target: UseTarget) -> None:
    play.then(ReadMap(seat))


def _run(play: Play[Catacomb], seat: Seat, target: UseTarget) -> None:
    play.then(RunTo(seat, target))


def _with_mummy(more: Does) -> UseEffect:
    """First a mummy is added, then something else happens."""

    def does(play: Play[Catacomb], seat: Seat, target: UseTarget) -> None:
        add_mummy(play)
        more(play, seat, target)

    return UseEffect(untargeted, does)


def _distrust(play: Play[Catacomb], _seat: Seat) -> None:
    change_trust(play, -1)


def _mummy_comes(play: Play[Catacomb], _seat: Seat) -> None:
    add_mummy(play)


def _runs(board: Catacomb, seat: Seat) -> Iterator[UseTarget]:
    return ends(board, seat, BOOTS)


_card("idolo", 1, 2, TREASURE, 5, use=UseEffect(_below_full_trust, _trust(2)))
_card("calice", 3, 3, TREASURE, 4, use=UseEffect(_below_full_trust, _trust(1)))
_card("urna", 6, 2, TREASURE, 4, use=UseEffect(_own_pieces, _own_piece_back), immediate=_distrust)
_card("colar", 8, 4, TREASURE, 3, use=UseEffect(_stack_here, _draw))
_card("moedas", 12, 3, TREASURE, 2, use=UseEffect(lures, _lure))
_card("espelho", 15, 2, TREASURE, 2, use=UseEffect(_mummies_here, _topmost_away("espelho")))
_card("amuleto", 17, 3, TREASURE, 2, window=THEFT)
_card("botas", 20, 2, TREASURE, 2, use=UseEffect(_runs, _run, steps=BOOTS))
_card("mapa", 22, 3, TREASURE, 1, use=UseEffect(_stack_here, _read_map))
_card("lenha", 25, 2, TREASURE, 2, use=UseEffect(untargeted, _torches(3)))
_card("oleo", 27, 1, TREASURE, 1, window=TORCHES)
_card("sino", 28, 1, TREASURE, 2, window=SAW)
_card("corda", 29, 2, EXIT, -3)
_card("arpeu", 31, 2, EXIT, -3)
_card("picareta", 33, 2, EXIT, -3)
_card("mumia_tocheira", 35, 3, MUMMY, -3, use=_with_mummy(_torches(2)), immediate=_mummy_comes)
_card("mumia_guardia", 38, 2, MUMMY, -3, use=_with_mummy(_draw), immediate=_mummy_comes)
_card("mumia_vigia", 40, 1, MUMMY, -3, use=_with_mummy(_trust(1)), immediate=_mummy_comes)
