"""One variable by itself: the command's language is wanted before anything else is loaded, and whatever else is set."""

import os
from pathlib import Path

from dotenv import dotenv_values

OF_THE_MACHINE = Path("/etc/mestre.env")
"""What holds where nothing else is said; a container has its own places there."""
HERE = Path(".env")


def variable(name: str) -> str:
    """What is set under a name: in the environment, in `.env` beside where we are started, or for the machine."""
    files = (dotenv_values(file).get(name) for file in (HERE, OF_THE_MACHINE) if file.is_file())
    return next(filter(None, (os.environ.get(name), *files)), "")
