"""The library comes in quietly."""

import bot.discord  # noqa: F401
