"""The hall in which the tables stand."""

import sys
from pathlib import Path

HERE = Path(__file__)
sys.path[:0] = [str(HERE.parent), str(HERE.parents[3] / "examples" / "porrinha")]

from halls import hall, make_hall, pytest_generate_tests, servers  # noqa: E402  the path is set first

__all__ = ["hall", "make_hall", "pytest_generate_tests", "servers"]
