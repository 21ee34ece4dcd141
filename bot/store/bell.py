"""Whether there may be something to do: an open house asks some times a second, day and night, and mostly there is not.

Whoever keeps something that is to be carried or rung rings a bell which all processes hear. Who has looked through all
shards remembers what the bell said before, and when the next thing is due: until either has come, looking again would
find nothing. Now and then it is looked anyway, since a process may be killed between what it keeps and the bell.
"""

import math
from dataclasses import dataclass
from time import monotonic
from typing import Final, TypeAlias

BELL: Final = "m:bell"
LONGEST_SECONDS: Final = 10.0
BellCount: TypeAlias = tuple[bytes | None, int]
"""How often the bell was rung by all, and how often something of our own was put off or has become free."""


@dataclass
class Lookout:
    """What was found when the shards were looked through last."""

    mark: BellCount = (None, -1)
    next_at: float = -math.inf
    until: float = -math.inf

    def is_quiet(self, mark: BellCount, now: int) -> bool:
        """Whether looking again would find nothing."""
        return mark == self.mark and now < self.next_at and monotonic() < self.until

    def saw(self, mark: BellCount, next_at: float) -> None:
        """Note what was found, and what the bell had said before."""
        self.mark, self.next_at, self.until = mark, next_at, monotonic() + LONGEST_SECONDS
