"""The homes of tables, and the hall in which they stand."""

import sys
from pathlib import Path

HERE = Path(__file__)
sys.path[:0] = [str(HERE.parent), str(HERE.parents[1] / "tables")]

from halls import servers  # noqa: E402  the path is set first
from homes import make_shelf  # noqa: E402

__all__ = ["make_shelf", "servers"]
