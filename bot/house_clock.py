"""The clock of an open house: the machine's, but one that leaps is not believed at once.

A clock that is a day ahead for a moment must not let every deadline pass. What has really moved it (somebody has put it
right, the machine has slept) lasts: then the house's clock is put as well, and whoever was given time has it still
(`Running`).
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic, time
from typing import Final

LEAP_MS: Final = 5_000
"""So far the machine's clock may be corrected without a word."""
LASTING_SECONDS: Final = 60.0
"""A leap that has lasted for so long has come to stay."""


@dataclass
class HouseClock:
    """Milliseconds since 1970."""

    wall: Callable[[], float] = time
    steady: Callable[[], float] = monotonic
    """Seconds that pass, whatever anybody does to the clock on the wall."""
    _put_at: float = field(init=False)
    """What the clock on the wall says, less what has passed."""
    _leapt_at: float | None = None

    def __post_init__(self) -> None:
        self._put_at = self.wall() - self.steady()

    def __call__(self) -> int:
        return int((self._put_at + self.steady()) * 1000)

    def put(self) -> int:
        """Follow the clock on the wall; by how many milliseconds ours was put, if that was a leap that lasts."""
        by = self.wall() - self.steady() - self._put_at
        if abs(by) * 1000 < LEAP_MS:
            self._put_at, self._leapt_at = self._put_at + by, None
            return 0
        if self._leapt_at is None:
            self._leapt_at = self.steady()
        if self.steady() - self._leapt_at < LASTING_SECONDS:
            return 0
        self._put_at, self._leapt_at = self._put_at + by, None
        return int(by * 1000)
