"""Which share of the servers this process hears of: `DISCORD_SHARDS=0-3/16` are the first four of sixteen shards."""

import re
from dataclasses import dataclass

_SHARE = re.compile(r"(\d+)(?:-(\d+))?/(\d+)")


@dataclass(frozen=True, slots=True)
class Shards:
    """Some shards of all."""

    ids: tuple[int, ...]
    count: int

    @classmethod
    def read(cls, text: str) -> "Shards":
        """What somebody wrote; `ValueError` if it cannot be meant.

        >>> Shards.read("0-3/16"), Shards.read("5/6").ids
        (Shards(ids=(0, 1, 2, 3), count=16), (5,))
        """
        found = _SHARE.fullmatch(text.strip())
        if found is None:
            raise ValueError(f"{text!r} is no share of shards")
        first, count = int(found[1]), int(found[3])
        last = int(found[2] or first)
        if not first <= last < count:
            raise ValueError(f"{text!r} is no share of shards")
        return cls(tuple(range(first, last + 1)), count)
