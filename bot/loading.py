"""How what stays is loaded: modules, words, what is worked out once. It imports nothing of ours and so comes first."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def undisturbed() -> Iterator[None]:
    """Meanwhile nobody looks for what may be thrown away: nothing may, and to look through all that is there, again and
    again while it grows, took half the time of loading.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
