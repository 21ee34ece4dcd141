"""What was written by another version of us: known parts are read, unknown ones are kept and written back.

A field that is missing has its default. A field that we do not know was written by a newer house; if we play on and it
comes back, it finds the field again, as long as the thing that had it is still there.
"""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Unknown:
    """A thing as it was written, and as we would have written it when we had read it: what is more is unknown to us."""

    written: Any
    known: Any

    def back_in(self, now: Any) -> Any:
        """The thing as it is now, with what was unknown to us."""
        return _merged(self.written, self.known, now)


def agree(written: Any, known: Any) -> bool:
    """Whether what we understood is what was written, apart from fields that either of the two does not have.

    >>> agree({"a": 1, "new": 2}, {"a": 1, "usual": 0}), agree({"a": 1}, {"a": True}), agree([1], [1, 2])
    (True, False, False)
    """
    if isinstance(written, dict) and isinstance(known, dict):
        return all(agree(written[key], known[key]) for key in written.keys() & known.keys())
    if isinstance(written, list) and isinstance(known, list):
        return len(written) == len(known) and all(map(agree, written, known))
    return type(written) is type(known) and written == known


def _merged(written: Any, known: Any, now: Any) -> Any:
    if isinstance(written, dict) and isinstance(known, dict) and isinstance(now, dict):
        there = {
            key: _merged(written[key], known[key], value) if key in written and key in known else value
            for key, value in now.items()
        }
        return there | {key: value for key, value in written.items() if key not in known}
    if isinstance(written, list) and isinstance(known, list) and isinstance(now, list):
        return [_item(written, known, now, at) for at in range(len(now))]
    return now


def _item(written: list[Any], known: list[Any], now: list[Any], at: int) -> Any:
    """An item of a list is the one that is equal to it; where none is, the one in its place, if none came or went."""
    if now[at] in known:
        return _merged(written[known.index(now[at])], now[at], now[at])
    return _merged(written[at], known[at], now[at]) if len(now) == len(known) else now[at]
