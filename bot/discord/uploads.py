"""What is attached to messages: a picture is named after its content, so one that stands there already is kept.

What is remembered only saves uploads: it may be lost at any time.
"""

from collections import OrderedDict
from dataclasses import dataclass, field

import discord

from bot.discord.dress import There

MOST = 2_000


@dataclass
class Uploads:
    """By the number of a message: what is attached to it."""

    _there: OrderedDict[int, There] = field(default_factory=OrderedDict)

    def keep(self, sent: discord.Message) -> None:
        """A message is like this now."""
        self._there.pop(sent.id, None)
        if sent.attachments:
            self._there[sent.id] = sent.attachments
        if len(self._there) > MOST:
            self._there.popitem(last=False)

    def of(self, message: int) -> There:
        """What may be kept of it."""
        return self._there.get(message, ())

    def forget(self, message: int) -> None:
        """Perhaps it is not any more."""
        self._there.pop(message, None)
