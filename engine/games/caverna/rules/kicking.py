"""Kicks: in the own turn, or at somebody who has just come in (CZ-572, CZ-620)."""

from collections.abc import Iterable, Iterator

from engine.core.play import Play
from engine.core.seat import Seat
from engine.core.step import Step
from engine.games.caverna.board import Arrival, Cave
from engine.games.caverna.events import KickRolled
from engine.games.caverna.rules.curtain import tell
from engine.games.caverna.rules.draws import roll_harm
from engine.games.caverna.rules.harm import Deal
from engine.games.caverna.rules.reactions import ENTRY, window
from engine.games.caverna.rules.requests import KICKED, Happening, happened


def kick(play: Play[Cave], seat: Seat, target: Seat) -> None:
    """A D4 of damage, 4 being none (CZ-572)."""
    damage = roll_harm(play)
    tell(play, KickRolled(seat, target, damage))
    happened(play, Happening(KICKED, seat, number=damage))
    play.then(Deal(target, damage, seat))


def windows_of(newcomers: Iterable[Arrival]) -> Iterator[Step[Cave]]:
    """A window for each newcomer."""
    return (window(ENTRY, one.seat, one.space, one.standing) for one in newcomers)
