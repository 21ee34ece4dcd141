"""Houses in processes of their own."""

import os
from pathlib import Path


def lend_art(folder: Path) -> Path:
    """A house that is opened in this folder finds what was rasterised in this run, as one does that was open before."""
    art = folder / "data" / "art"
    if not art.exists():
        art.parent.mkdir(parents=True, exist_ok=True)
        art.symlink_to(os.environ["ART_OF_THE_TESTS"], target_is_directory=True)
    return folder
