"""From the shapes in which earlier versions kept things to today's. What this is about: README.md beside this file."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

Upgrade: TypeAlias = Callable[[Any], Any]
"""From one shape to the next: JSON as it was written, as JSON that the next version would have written. Pure."""

UPGRADES: Final[Mapping[str, Sequence[Upgrade]]] = {
    "table": (),
    "log_line": (),
    "reply": (),
    "person": (),
    "letter": (),
    "posted": (),
}
"""By kind of thing, in order: the first one leads from shape 1 to shape 2."""

ADDITIONS: Final[Mapping[str, Sequence[Upgrade]]] = {
    "table": (),
    "log_line": (),
    "reply": (),
    "person": (),
    "letter": (),
    "posted": (),
}
"""By kind of thing: a field that has no default is made out of others where it is missing.

No shape rises by it: a version that does not know the field plays on, and writes it back.
"""


def shape(kind: str) -> int:
    """The shape in which things of a kind are written today."""
    return 1 + len(UPGRADES[kind])


def upgraded(kind: str, since: int, written: Any) -> Any:
    """A thing of an earlier shape in today's; `ValueError` for a shape that there is not, or not yet."""
    if type(since) is not int or not 1 <= since <= shape(kind):
        raise ValueError(f"a {kind} of shape {since}, this program knows up to {shape(kind)}")
    for upgrade in UPGRADES[kind][since - 1 :]:
        written = upgrade(written)
    for adding in ADDITIONS[kind]:
        written = adding(written)
    return written
