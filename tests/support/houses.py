"""Houses in processes of their own."""

import os
from pathlib import Path
from typing import Final

ONE_WORKER: Final = {"PYTHON_CPU_COUNT": "1"}
"""In the environment of a house: each worker costs a second and more, and these houses paint little."""


def lend_art(folder: Path) -> Path:
    """A house that is opened in this folder finds what was rasterised in this run, as one does that was open before.

    A bench is no run of tests, and lends nothing.
    """
    art, lent = folder / "data" / "art", os.environ.get("ART_OF_THE_TESTS")
    if lent is not None and not art.exists():
        art.parent.mkdir(parents=True, exist_ok=True)
        art.symlink_to(lent, target_is_directory=True)
    return folder
