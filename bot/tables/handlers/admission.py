"""Who may come in: from one of the table's own places, by its invitation, and in play by leave of those who play.

The id of a table stands on its board for everybody to read, so knowing it opens nothing. And nobody plays two seats of
one match: who has had a seat has seen its secrets (docs/seats.md).
"""

from base64 import b32encode
from hashlib import blake2b
from hmac import compare_digest

from bot.tables.domain.desk import Desk
from bot.tables.domain.handler import Handler, serving
from bot.tables.handlers import consent, substitutes
from bot.tables.model.intents import Join
from bot.tables.model.reply import Reply
from bot.tables.model.table import Sitter, Table
from engine.core.refusal import Refused
from engine.core.seat import Seat

INVITATION = 8
"""So many letters."""


def invitation(table: Table) -> str:
    """The word that lets in whoever brings it, shown only at the table's own places."""
    digest = blake2b(b"invitation", key=table.secret.encode()[:64], digest_size=5).digest()
    return b32encode(digest).decode().lower()


def require(desk: Desk) -> None:
    """Whoever is a stranger here comes from one of the table's own places, or brings its invitation."""
    if not (_belongs(desk) or desk.is_at_a_place or _is_invited(desk)):
        raise Refused("not_invited")


def join_in_play(desk: Desk, verb: Join) -> Reply:
    """Come back to my seat; or ask those who play for one that has lost its person."""
    own = desk.table.seat_of(desk.who.id)
    if own is not None:
        return substitutes.join_again(desk, own)
    if desk.intent is not None and desk.intent.door is None:
        raise Refused("door_not_open")
    seat = _seat_wanted(desk, verb)
    who = desk.who
    newcomer = Sitter(who.id, who.name, who.language, role=desk.table.sitters[seat].role, confirmed=True)
    consent.ask_for_seat(desk, seat, newcomer)
    if desk.table.seat_of(who.id) is not None:
        return Reply(desk.private("you-joined", number=seat + 1, game=desk.private.title()), table=desk.table.id)
    return Reply(desk.private("seat-wanted", number=seat + 1), table=desk.table.id)


def _belongs(desk: Desk) -> bool:
    who = desk.who.id
    return who in desk.table.everybody or desk.table.seat_once_held(who) is not None


def _is_invited(desk: Desk) -> bool:
    brought = desk.intent.invitation if desk.intent is not None else ""
    return compare_digest(brought.encode(), invitation(desk.table).encode())


def _seat_wanted(desk: Desk, verb: Join) -> Seat:
    table = desk.table
    once = table.seat_once_held(desk.who.id)
    wanted = verb.seat - 1 if verb.seat is not None else _first_open(table) if once is None else once
    if not 0 <= wanted < len(table.sitters):
        raise Refused("no_such_seat", seat=wanted)
    if once not in (None, wanted):
        raise Refused("has_played", seat=once)
    if not table.sitters[wanted].is_called_out:
        raise Refused("seat_taken", seat=wanted)
    return wanted


def _first_open(table: Table) -> Seat:
    for seat, sitter in enumerate(table.sitters):
        if sitter.is_called_out:
            return seat
    raise Refused("table_full")


HANDLERS = serving(
    Handler(Join, join_in_play),
)
