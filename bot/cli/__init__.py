"""The `mestre` command."""

import sys
from typing import Final

from bot.loading import undisturbed

INTERRUPTED: Final = 130


def main() -> None:
    """Do what was typed. Ctrl-C ends it without a word, from the first moment on: so nothing is loaded before."""
    try:
        with undisturbed():
            from bot.cli.command import mestre  # noqa: PLC0415

        mestre()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


__all__ = ["INTERRUPTED", "main"]
