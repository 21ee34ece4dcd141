"""The kill storm at its full length: houses and their server are killed in the middle of play, and all is counted."""

import argparse
import asyncio
import math
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path
from time import time

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from storms.kills import storm


def main() -> None:
    """Rage, and print the counts."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--seed", type=int, default=int(time()))
    for name, usual in (("houses", 300), ("servers", 60), ("tables", 10)):
        asked.add_argument(f"--{name}", type=int, default=usual)
    asked.add_argument("--minutes", type=float, default=math.inf, help="No longer than this, however many were killed.")
    told = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        raging = storm(Path(folder), told.seed, (told.houses, told.servers), told.tables, told.minutes * 60)
        counts = asyncio.run(raging)
    print(f"seed {told.seed}: {'clean' if counts.is_clean else 'NOT CLEAN'}")
    for name, value in asdict(counts).items():
        print(f"{name.replace('_', ' '):22}{value:8}")
    sys.exit(not counts.is_clean)


if __name__ == "__main__":
    main()
