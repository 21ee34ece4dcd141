"""Pictures that stand in their messages already: a change of the words and buttons around one uploads nothing.

What is remembered only saves uploads: it may be lost at any time.
"""

from collections import OrderedDict
from dataclasses import dataclass, field
from hashlib import blake2b

import discord

from bot.tables.model.reply import Painted

MOST = 2_000


@dataclass
class Uploads:
    """By the number of a message: which picture it shows, and as what Discord knows that."""

    _there: OrderedDict[int, tuple[bytes, list[discord.Attachment]]] = field(default_factory=OrderedDict)

    def keep(self, sent: discord.Message, picture: Painted | None) -> None:
        """A message shows this now."""
        self._there.pop(sent.id, None)
        if picture is not None and sent.attachments:
            self._there[sent.id] = _digest(picture), sent.attachments
        if len(self._there) > MOST:
            self._there.popitem(last=False)

    def of(self, message: int, picture: Painted | None) -> list[discord.Attachment] | None:
        """What a message has to keep to go on showing this picture; None if it shows another."""
        digest, attachments = self._there.get(message, (b"", []))
        return attachments if picture is not None and digest == _digest(picture) else None

    def forget(self, message: int) -> None:
        """Perhaps it does not."""
        self._there.pop(message, None)


def _digest(picture: Painted) -> bytes:
    return blake2b(picture.photo + picture.alt.encode(), digest_size=16).digest()
