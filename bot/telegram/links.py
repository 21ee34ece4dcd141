"""Deep links: a button of the table that is pressed by opening the private chat.

`https://t.me/Bot?start=join_k3f9w2ababcdefgh` opens the chat and, with Start, presses `join` at that table. Behind the
table's id stands the word of its invitation (`bot/tables/handlers/admission.py`): the link is made for those who are
in the group, and lets in whomever they send it to. A payload may hold 64 letters, digits, `_` and `-`. Anybody can
write such a link and send it to anybody, so it may only sit down, be there, or look: never get up, vote, or change
anything.
"""

import re
from dataclasses import dataclass

from bot.tables.menu.commands import Is, named
from bot.tables.model.button_ids import Kind, Pressed
from bot.tables.model.intents import TableId

MOST_PAYLOAD = 64
LINKED = frozenset(named(Is.LINK))
_PAYLOAD = re.compile(r"([a-z][A-Za-z0-9_-]*)_([a-z0-9]{8})([a-z0-9]{8})?")


@dataclass(frozen=True, slots=True)
class Linked:
    """What a deep link asks for."""

    table: TableId
    path: str
    invitation: str = ""
    """Empty if somebody wrote the link who knows no more than the table's id."""


def payload(linked: Linked) -> str:
    """What a deep link carries; empty if it cannot.

    >>> payload(Linked("k3f9w2ab", "replay.3", "abcdefgh"))
    'replay-3_k3f9w2ababcdefgh'
    """
    made = f"{linked.path.replace('.', '-')}_{linked.table}{linked.invitation}"
    return made if read(made) is not None and len(made) <= MOST_PAYLOAD else ""


def read(typed: str) -> Linked | None:
    """What a payload asks for; None if it is none of ours.

    >>> read("replay-3_k3f9w2ab"), read("resign_k3f9w2ab")
    (Linked(table='k3f9w2ab', path='replay.3', invitation=''), None)
    """
    found = _PAYLOAD.fullmatch(typed)
    if found is None or found[1].partition("-")[0] not in LINKED:
        return None
    return Linked(found[2], found[1].replace("-", "."), found[3] or "")


def button(table: TableId, path: str) -> str:
    """The id of the button that a payload stands for."""
    return Pressed(table, Kind.COMMAND, path).id


def link(bot: str, payload: str) -> str:
    """The address that opens the private chat."""
    return f"https://t.me/{bot}" + (f"?start={payload}" if payload else "?start=hello")
