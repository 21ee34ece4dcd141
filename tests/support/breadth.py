"""How broadly tests look: `make test` looks at a little of everything, `make storm` at all that there is.

What is left out by `make test` is more of the same: another seed, another number of seats, the middle of a whole game.
"""

import os
from typing import Final, TypeVar

T = TypeVar("T")

STORM: Final = bool(os.environ.get("MESTRE_STORM"))


def breadth(little: T, storm: T) -> T:
    """What is looked at by `make test`, and by `make storm`."""
    return storm if STORM else little
