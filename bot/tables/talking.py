"""Talk within a team: carried in private to whoever may hear it, and kept a while for those who come back.

The place never hears of it. Who may speak to whom is a rule of the game (`Game.hearers`).
"""

from collections.abc import Callable
from typing import Any, Final

from bot.tables.desk import Desk
from bot.tables.intents import Team
from bot.tables.screen import Reply
from bot.tables.table import Said
from engine.core.refusal import Refused
from engine.core.seat import Seat

LONGEST: Final = 500
KEPT: Final = 24
SHOWN: Final = 4
"""So many of the newest lines stand in a hand."""


def tell(desk: Desk, verb: Team) -> Reply:
    """Say something to one's team."""
    seat, text = desk.seat, " ".join(verb.text.split())[:LONGEST]
    hearers = desk.game.hearers(desk.playing.position, seat)
    if not hearers:
        raise Refused("no_team")
    if not text:
        raise Refused("nothing_typed")
    desk.change(talk=(*desk.table.talk, Said(seat, hearers, text))[-KEPT:])
    for hearer in hearers:
        desk.whisper(hearer, line(desk, hearer, seat, text))
    return Reply(desk.private("team-told", n=len(hearers)), table=desk.table.id)


def lately(desk: Desk, seat: Seat) -> tuple[str, ...]:
    """The newest lines that a seat has heard or said."""
    own = [one for one in desk.table.talk if seat == one.by or seat in one.to]
    return tuple(line(desk, seat, one.by, one.text) for one in own[-SHOWN:])


def line(desk: Desk, hearer: Seat, speaker: Seat, text: str) -> str:
    """What a hearer reads."""
    voice = desk.voice_of(hearer)
    return voice("team-says", seat=speaker, text=text)


HANDLERS: dict[type, Callable[[Desk, Any], Reply]] = {Team: tell}
