"""Paths that tests need: their own support, and the example game as if it were installed."""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
for folder in ("tests", "examples/porrinha"):
    sys.path.append(str(ROOT / folder))
