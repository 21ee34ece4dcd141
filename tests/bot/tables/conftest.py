"""The hall in which the tables stand."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[3] / "examples" / "porrinha"))

from halls import hall, make_hall

__all__ = ["hall", "make_hall"]
