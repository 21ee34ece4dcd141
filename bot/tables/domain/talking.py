"""Talk within a team: carried in private to whoever may hear it, and kept a while for those who come back.

The place never hears of it. Who may speak to whom is a rule of the game (`Game.hearers`).
"""

from contextlib import suppress
from typing import Final

from bot.tables.domain.desk import Desk
from bot.tables.domain.handler import Handler, serving
from bot.tables.model.intents import SayToTeam
from bot.tables.model.outbox import RoomWanted
from bot.tables.model.reply import Reply
from bot.tables.model.table import TeamLine
from engine.core.refusal import Refused
from engine.core.seat import Seat

LONGEST: Final = 500
KEPT: Final = 24
SHOWN: Final = 4
"""So many of the newest lines stand in a hand."""


def tell(desk: Desk, verb: SayToTeam) -> Reply:
    """Say something to one's team."""
    seat, text = desk.seat, " ".join(verb.text.split())[:LONGEST]
    hearers = desk.game.aside.hearers(desk.playing.position, seat)
    if not hearers:
        raise Refused("no_team")
    if not text:
        raise Refused("nothing_typed")
    desk.change(talk=(*desk.table.talk, TeamLine(seat, hearers, text))[-KEPT:])
    for hearer in hearers:
        desk.whisper(hearer, line(desk, hearer, seat, text))
    return Reply(desk.private("team-told", n=len(hearers)), table=desk.table.id)


def open_rooms(desk: Desk) -> None:
    """Wish for a private room for each team with two people of one platform."""
    for seats in _teams(desk):
        people = [desk.table.sitters[seat] for seat in seats]
        name = ", ".join(one.name for one in people)
        for place in desk.table.places:
            own = tuple(one.person for one in people if one.person and _platform(one.person) == _platform(place))
            if len(own) > 1:
                desk.send(RoomWanted(place, own, name, desk.public("team-room", game=desk.public.title())))


def _teams(desk: Desk) -> list[tuple[Seat, ...]]:
    """Those who hear each other and are not the whole table."""
    position, found = desk.playing.position, set()
    for seat in range(position.seats):
        with suppress(Refused):
            hearers = desk.game.aside.hearers(position, seat)
            if 0 < len(hearers) < position.seats - 1:
                found.add(tuple(sorted((seat, *hearers))))
    return sorted(found)


def _platform(address: str) -> str:
    return address.partition(":")[0]


def lately(desk: Desk, seat: Seat) -> tuple[str, ...]:
    """The newest lines that a seat has heard or said."""
    own = [one for one in desk.table.talk if seat == one.by or seat in one.to]
    return tuple(line(desk, seat, one.by, one.text) for one in own[-SHOWN:])


def line(desk: Desk, hearer: Seat, speaker: Seat, text: str) -> str:
    """What a hearer reads."""
    voice = desk.voice_of(hearer)
    return voice("team-says", seat=speaker, text=text)


HANDLERS = serving(
    Handler(SayToTeam, tell),
)
