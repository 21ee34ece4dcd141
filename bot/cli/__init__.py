"""The `mestre` command."""

from bot.cli.command import main

__all__ = ["main"]
