"""The one place that reads numbers out of what somebody has typed or sent."""

import re
from typing import Final

_PLAIN: Final = re.compile(r"-?[0-9]{1,19}")
"""The largest seed is as long (SA-609), no other number is; digits of other scripts are no slip of a finger."""


def number(word: str) -> int | None:
    """The whole number that a word spells; None if it spells none, or one that can only be mischief.

    >>> number("42"), number("-3"), number("²"), number("9" * 5000)
    (42, -3, None, None)
    """
    return int(word) if _PLAIN.fullmatch(word) else None
