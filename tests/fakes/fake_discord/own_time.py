"""Time as the fake measures a bot by it: what a busy machine gives to others meanwhile is not the bot's."""

from contextlib import suppress
from pathlib import Path
from time import monotonic

SCHEDULED = Path("/proc/self/schedstat")
"""On Linux: nanoseconds that the main thread has run, and that it was ready to run but had to wait for a processor."""


def own_time() -> float:
    """Seconds that pass here while nobody keeps this process from running."""
    return monotonic() - _held_up()


def _held_up() -> float:
    with suppress(OSError):
        return int(SCHEDULED.read_text().split()[1]) / 1e9
    return 0.0
