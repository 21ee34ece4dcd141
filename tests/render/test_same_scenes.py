"""Two houses draw one position alike: what differs between them would tell of something that is none of anybody's."""

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def test_a_scene_hangs_on_no_order_of_a_process() -> None:
    one, other = (begun(hashes) for hashes in ("1", "2"))
    told = {process.communicate()[0] for process in (one, other)}

    assert one.returncode == other.returncode == 0
    assert len(told) == 1


def begun(hashes: str) -> "subprocess.Popen[str]":
    """A process in which sets come in an order of their own."""
    paths = os.pathsep.join(str(ROOT / part) for part in ("tests", "examples/porrinha", "examples/velha", "."))
    env = {**os.environ, "PYTHONHASHSEED": hashes, "PYTHONPATH": paths}
    return subprocess.Popen((sys.executable, HERE / "same_scenes.py"), env=env, stdout=subprocess.PIPE, text=True)
