"""The Group/Traitor deck (section 2.10): two traitors among sixteen. Each entry is the card's whole rule."""

from collections.abc import Iterator

from engine.core.play import Play
from engine.core.seat import Seat
from engine.games.vi_algo.board import MOST_TRUST, Catacomb
from engine.games.vi_algo.content.entries import (
    GREEDY,
    GROUP,
    GROUP_CARDS,
    HAUNTED,
    TRAITOR,
    GroupCard,
    UseEffect,
    UseTarget,
    name_of,
    untargeted,
)
from engine.games.vi_algo.events import GroupSeen
from engine.games.vi_algo.rules.deeds import add_torches, change_trust, take_away_piece
from engine.games.vi_algo.rules.walking import RunTo, ends

FIRM_STEP = 2
IN_THE_DARK = 2


def _card(name: str, first: int, copies: int, kind: str, use: UseEffect | None = None) -> None:
    GROUP_CARDS.add(GroupCard(name, GROUP_CARDS.ids(first, copies), kind, use))


def _nothing(_play: Play[Catacomb], _seat: Seat, _target: UseTarget) -> None:
    """It was just the wind."""


def _below_full_trust(board: Catacomb, _seat: Seat) -> Iterator[UseTarget]:
    if board.trust < MOST_TRUST:
        yield ()


def _trust(play: Play[Catacomb], _seat: Seat, _target: UseTarget) -> None:
    change_trust(play, 1)


def _torch(play: Play[Catacomb], _seat: Seat, _target: UseTarget) -> None:
    add_torches(play, 1)


def _runs(board: Catacomb, seat: Seat) -> Iterator[UseTarget]:
    return ends(board, seat, FIRM_STEP)


def _run(play: Play[Catacomb], seat: Seat, target: UseTarget) -> None:
    play.then(RunTo(seat, target))


def _mummies_near(board: Catacomb, seat: Seat) -> Iterator[UseTarget]:
    """Anybody's, in any room, walls or not."""
    for one in board.mummies:
        if board.chart.distance(board.spot(seat), one.spot) <= IN_THE_DARK:
            yield (one.spot,)


def _away(play: Play[Catacomb], _seat: Seat, target: UseTarget) -> None:
    mummy = play.board.mummy_on(target[0])
    if mummy is not None:
        take_away_piece(play, mummy, mummy.top, "olhos_no_escuro")


def _who_holds_secrets(board: Catacomb, seat: Seat) -> Iterator[UseTarget]:
    for other in board.others(seat):
        if board.explorers[other].group:
            yield (board.explorers[other].character,)


def _eye_to_eye(play: Play[Catacomb], seat: Seat, target: UseTarget) -> None:
    other = play.board.seat_of(target[0])
    if other is not None:
        seen = play.pick(play.board.explorers[other].group, "eye_to_eye")
        play.tell(GroupSeen(seat, name_of(seen)), (seat,))


_card(GREEDY, 1, 1, TRAITOR)
_card(HAUNTED, 2, 1, TRAITOR)
_card("so_o_vento", 3, 4, GROUP, UseEffect(untargeted, _nothing))
_card("maos_dadas", 7, 2, GROUP, UseEffect(_below_full_trust, _trust))
_card("tocha_escondida", 9, 2, GROUP, UseEffect(untargeted, _torch))
_card("passo_firme", 11, 2, GROUP, UseEffect(_runs, _run, steps=FIRM_STEP))
_card("olhos_no_escuro", 13, 2, GROUP, UseEffect(_mummies_near, _away))
_card("olho_no_olho", 15, 2, GROUP, UseEffect(_who_holds_secrets, _eye_to_eye))
