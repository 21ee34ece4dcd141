"""Icons on buttons: our own drawings as emojis of the application, which need no right anywhere.

They are uploaded once. An emoji's name ends in a hash of its drawing, so the next start finds what is there, and a
drawing that was changed is uploaded anew and takes the place of the old one.
"""

import asyncio
import io
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Final

import discord
import structlog

from bot.couriers.trouble import trouble
from bot.discord.forms import OPENS
from bot.discord.moving import MOVES
from bot.tables.model import button_ids
from bot.tables.model.button_ids import Kind
from engine.core.refusal import Refused
from render.svg import Drawing, drawing

log = structlog.get_logger(__name__)
PREFIX: Final = "mestre_"
PIXELS: Final = 96
ART: Final[Mapping[str, str]] = {
    "hand": "playing_card",
    "undo": "arrow_sign",
    "catchup": "newspaper",
    "status": "crowd",
    "rules": "book",
    "help": "lightbulb",
    "settings": "gear",
    "join": "armchair",
    "leave": "door",
    "start": "rocket",
    "confirm": "bell",
    "cancel": "cross_x",
    "computer": "puppet",
    "fill": "twins",
    "handover": "puppet",
    "pause": "hourglass",
    "resume": "clock",
    "rematch": "dice",
    "replay": "camera",
    "export": "suitcase",
    "seal": "padlock",
    "type": "pencil",
    "thread": "house",
}
"""Which motif stands for which command."""


@dataclass
class Icons:
    """The icons that Discord knows by now; none until they were prepared."""

    known: dict[str, discord.PartialEmoji] = field(default_factory=dict)
    """By the motif."""

    async def prepare(self, client: discord.Client, leads: bool) -> None:
        """Learn which are there; the first process uploads what is missing and takes away what is old."""
        http, was = client.http, client.http.max_ratelimit_timeout
        http.max_ratelimit_timeout = None  # else the library gives up after one upload, however many are left
        try:
            there = {one.name: one for one in await client.fetch_application_emojis()}
            for motif in sorted(set(ART.values())):
                art = drawing("render", f"motifs/{motif}")
                name = name_of(motif, art)
                if name not in there and leads:
                    png = await asyncio.to_thread(_png, art)
                    there[name] = await client.create_application_emoji(name=name, image=png)
                if name in there:
                    self.known[motif] = discord.PartialEmoji(name=name, id=there[name].id)
            if leads:
                await self._tidy(there)
        except (discord.DiscordException, OSError) as broken:
            log.warning("discord.no_icons", **trouble(broken))
        finally:
            http.max_ratelimit_timeout = was

    async def _tidy(self, there: Mapping[str, discord.Emoji]) -> None:
        current = {one.name for one in self.known.values()}
        for name, emoji in there.items():
            if name.startswith(PREFIX) and name not in current:
                await emoji.delete()

    def of(self, id_: str) -> discord.PartialEmoji | None:
        """The icon of a button, by what it does; None for an answer of a game, whose label says all."""
        return self.known.get(ART.get(_command(id_), ""))


def name_of(motif: str, art: Drawing) -> str:
    """The name of an emoji: no other drawing has it."""
    return f"{PREFIX}{motif}_{blake2b(art.markup.encode(), digest_size=4).hexdigest()}"


def _command(id_: str) -> str:
    for mark, key in ((OPENS, "type"), (MOVES, "thread")):
        if id_.startswith(mark):
            return key
    try:
        pressed = button_ids.read(id_)
    except Refused:
        return ""
    return pressed.path.partition(".")[0] if pressed.kind is Kind.COMMAND else ""


def _png(art: Drawing) -> bytes:
    made = io.BytesIO()
    image = art.image(PIXELS)
    image.save(made, "PNG")
    return made.getvalue()
