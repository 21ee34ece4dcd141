"""What is done about something of ours that breaks at one table: told to who pressed, and kept from all the others.

A fault is known by a short code: the person is told it, the log holds where it broke under it, and an operator sees it
beside a table that was set aside. Nothing of what the person did is kept.
"""

from secrets import choice
from typing import Final

from bot.tables.model.intents import TableId

MOST_IN_A_ROW: Final = 3
"""So many presses in a row that break us, and their table is set aside."""
LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Those that are not taken for one another when somebody reads them out."""


class Fault(Exception):  # noqa: N818  it is told to the person who pressed
    """Something of ours broke while this table was served; its cause is the error."""

    def __init__(self, table: TableId) -> None:
        self.table = table
        self.code = new_code()
        super().__init__(self.code)


def new_code() -> str:
    """A code by which a fault is found again."""
    return "".join(choice(LETTERS) for _ in range(5))


def why(broken: BaseException) -> str:
    """What of an error an operator is told: its kind and, of a refusal, what it is about. Never its words or values."""
    about = getattr(broken, "params", {})
    told = about.get("why") or about.get("name") or ""
    return ": ".join(filter(None, (getattr(broken, "key", type(broken).__name__), str(told))))[:200]
