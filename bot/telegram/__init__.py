"""The table in Telegram: an adapter like the others."""

import os

# The library's own switch for durations as `timedelta`; without it every flood answer warns of its next version.
os.environ.setdefault("PTB_TIMEDELTA", "true")
