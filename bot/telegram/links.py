"""Deep links: a button of the table that is pressed by opening the private chat.

`https://t.me/Bot?start=join_k3f9w2ab` opens the chat and, with Start, presses `join` at that table. A payload may hold
64 letters, digits, `_` and `-`. Anybody can write such a link and send it to anybody, so it may only sit down, be
there, or look: never get up, vote, or change anything.
"""

import re

from bot.tables.intents import TableId
from bot.tables.press import Kind, Pressed

MOST_PAYLOAD = 64
LINKED = frozenset(
    {
        *("join", "confirm", "start"),
        *(
            "hand",
            "board",
            "status",
            "look",
            "catchup",
            "rules",
            "settings",
            "why",
            "help",
            "tables",
            "replay",
            "export",
        ),
    }
)
_PAYLOAD = re.compile(r"([a-z][A-Za-z0-9_-]*)_([a-z0-9]{8})")


def payload(table: TableId, path: str) -> str:
    """What a deep link carries for a command; empty if it cannot.

    >>> payload("k3f9w2ab", "replay.3")
    'replay-3_k3f9w2ab'
    """
    made = f"{path.replace('.', '-')}_{table}"
    return made if read(made) is not None and len(made) <= MOST_PAYLOAD else ""


def read(typed: str) -> tuple[TableId, str] | None:
    """The table and the command of a payload; None if it is none of ours.

    >>> read("replay-3_k3f9w2ab"), read("resign_k3f9w2ab")
    (('k3f9w2ab', 'replay.3'), None)
    """
    found = _PAYLOAD.fullmatch(typed)
    if found is None or found[1].partition("-")[0] not in LINKED:
        return None
    return found[2], found[1].replace("-", ".")


def button(table: TableId, path: str) -> str:
    """The id of the button that a payload stands for."""
    return Pressed(table, Kind.COMMAND, path).id


def link(bot: str, payload: str) -> str:
    """The address that opens the private chat."""
    return f"https://t.me/{bot}" + (f"?start={payload}" if payload else "?start=hello")
