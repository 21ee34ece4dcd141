"""Two houses draw one position alike: what differs between them would tell of something that is none of anybody's."""

import os
import subprocess
import sys
from pathlib import Path

from same_scenes import told

from bot.text import Catalogue
from render.games import painters

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def test_a_scene_hangs_on_no_order_of_a_process(house: Catalogue) -> None:
    other = begun("1")
    here = "".join(f"{slug} {told(slug, house)}\n" for slug in sorted(painters()))

    assert other.communicate()[0] == here
    assert other.returncode == 0


def begun(hashes: str) -> "subprocess.Popen[str]":
    """A process in which sets come in another order than here."""
    paths = os.pathsep.join(str(ROOT / part) for part in ("tests", "examples/porrinha", "examples/velha", "."))
    env = {**os.environ, "PYTHONHASHSEED": hashes, "PYTHONPATH": paths}
    return subprocess.Popen((sys.executable, HERE / "same_scenes.py"), env=env, stdout=subprocess.PIPE, text=True)
