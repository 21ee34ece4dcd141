"""The event deck (section 2.11), for tables that want it. Each entry is the card's whole rule."""

from engine.core.play import Play
from engine.games.vi_algo.board import Catacomb
from engine.games.vi_algo.content.entries import EVENTS, EventCard
from engine.games.vi_algo.events import TorchBuried
from engine.games.vi_algo.rules.deeds import add_torches, change_trust


def _card(name: str, first: int, copies: int, **more: object) -> None:
    EVENTS.add(EventCard(name, EVENTS.ids(first, copies), **more))  # type: ignore[arg-type]


def _gust(play: Play[Catacomb]) -> None:
    torches = play.board.torches
    if len(torches.reserve) > 1:
        front, *rest = torches.reserve
        play.board = play.board.with_torches(reserve=tuple(rest), buried=(*torches.buried, front))
        play.tell(TorchBuried(len(rest)))


def _resin(play: Play[Catacomb]) -> None:
    add_torches(play, 1)


def _song(play: Play[Catacomb]) -> None:
    change_trust(play, 1)


def _whispers(play: Play[Catacomb]) -> None:
    change_trust(play, -1)


_card("rajada", 1, 2, happens=_gust)
_card("veio_de_resina", 3, 2, happens=_resin)
_card("cantoria", 5, 2, happens=_song)
_card("sussurros", 7, 2, happens=_whispers)
_card("mumias_inquietas", 9, 2, steps_more=1)
_card("mumias_dormentes", 11, 2, asleep=True)
_card("poeira", 13, 1, walk=2)
_card("nuvens", 14, 1, light=False)
_card("lua_cheia", 15, 1, light=True)
_card("eco", 16, 1, alone_beyond=5)
