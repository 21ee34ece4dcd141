"""Icons on buttons: our own drawings as emojis of the application, which need no right anywhere.

They are uploaded once. An emoji's name ends in a hash of its drawing, so the next start finds what is there, and a
drawing that was changed is uploaded anew and takes the place of the old one. One follows another at some distance:
Discord takes fifty in a minute, however often we are started in it, and what people wait for is asked for meanwhile.
"""

import asyncio
import io
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
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
from render.games import painters
from render.svg import Drawing, drawing

log = structlog.get_logger(__name__)
PREFIX: Final = "mestre_"
PIXELS: Final = 96
LONGEST_MOTIF: Final = 15
"""A name has 32 letters at most."""
CHOICE: Final = "choice "
EVERY_SECONDS: Final = 1.3
"""Before each upload, the first one too: whoever was killed a moment ago has uploaded some."""
IVORY, AMBER, RED, GREEN, BLUE, BROWN, SILVER = (
    *("#f6ead2", "#f2b134", "#e05a4e", "#5fbf77", "#6aa9e9", "#b07a4a", "#b9bec9"),
)
"""What motifs are coloured with: dark ones cannot be told apart on a dark button."""
ART: Final[Mapping[str, tuple[str, str]]] = {
    "hand": ("playing_card", IVORY),
    "undo": ("arrow_sign", AMBER),
    "catchup": ("newspaper", IVORY),
    "status": ("crowd", BLUE),
    "rules": ("book", RED),
    "help": ("lightbulb", AMBER),
    "settings": ("gear", SILVER),
    "join": ("armchair", RED),
    "leave": ("door", BROWN),
    "start": ("rocket", RED),
    "confirm": ("bell", AMBER),
    "cancel": ("cross_x", RED),
    "computer": ("puppet", GREEN),
    "fill": ("twins", GREEN),
    "handover": ("puppet", GREEN),
    "pause": ("hourglass", AMBER),
    "resume": ("clock", GREEN),
    "rematch": ("dice", IVORY),
    "replay": ("camera", SILVER),
    "share": ("trophy", AMBER),
    "export": ("suitcase", BROWN),
    "seal": ("padlock", AMBER),
    "type": ("pencil", AMBER),
    "thread": ("house", BLUE),
}
"""Which motif stands for which command, and its colour."""


@dataclass
class Icons:
    """The icons that Discord knows by now; none until they were prepared."""

    drawn: Callable[[], Mapping[str, Drawing]]
    """What they are drawn like, by what they stand for: a command, a choice of a game, or a word of one."""
    known: dict[str, discord.PartialEmoji] = field(default_factory=dict)
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep

    async def prepare(self, client: discord.Client, leads: bool) -> None:
        """Learn which are there; the first process uploads what is missing and takes away what is old."""
        try:
            there = {one.name: one for one in await client.fetch_application_emojis()}
            for motif, art in (await asyncio.to_thread(self.drawn)).items():
                name = name_of(art)
                if name not in there and leads:
                    there[name] = await self._uploaded(client, name, art)
                if name in there:
                    self.known[motif] = discord.PartialEmoji(name=name, id=there[name].id)
            if leads:
                await self._tidy(there)
        except (discord.DiscordException, OSError) as broken:
            log.warning("discord.no_icons", **trouble(broken))

    async def _uploaded(self, client: discord.Client, name: str, art: Drawing) -> discord.Emoji:
        png = await asyncio.to_thread(png_of, art)
        await self.sleep(EVERY_SECONDS)
        http, was = client.http, client.http.max_ratelimit_timeout
        http.max_ratelimit_timeout = None  # else the library gives up after one upload, however many are left
        try:
            return await client.create_application_emoji(name=name, image=png)
        finally:
            http.max_ratelimit_timeout = was

    async def _tidy(self, there: Mapping[str, discord.Emoji]) -> None:
        current = {one.name for one in self.known.values()}
        for name, emoji in there.items():
            if name.startswith(PREFIX) and name not in current:
                await emoji.delete()

    def of(self, id_: str) -> discord.PartialEmoji | None:
        """The icon of a button, by what it does or chooses; None if nothing is drawn for it."""
        return next((self.known[one] for one in _stands_for(id_) if one in self.known), None)


def drawings() -> dict[str, Drawing]:
    """Every drawing that stands on a button, by what it stands for."""
    ours = {
        command: _coloured(drawing("render", f"motifs/{motif}"), colour) for command, (motif, colour) in ART.items()
    }
    return ours | {f"{CHOICE}{one}": art for painter in painters().values() for one, art in painter.icons().items()}


def _coloured(art: Drawing, colour: str) -> Drawing:
    return replace(art, markup=art.markup.replace("currentColor", colour))


def name_of(art: Drawing) -> str:
    """The name of an emoji: no other drawing has it.

    >>> name_of(Drawing("card/traidor_assombrado", "<svg/>"))
    'mestre_traidor_assombr_5df627ef'
    """
    motif = art.name.rpartition("/")[2][:LONGEST_MOTIF]
    return f"{PREFIX}{motif}_{blake2b(art.markup.encode(), digest_size=4).hexdigest()}"


def _stands_for(id_: str) -> Iterator[str]:
    """What the drawing of a button may stand for: its command, or its choice, or a word of that, the last first."""
    for mark, key in ((OPENS, "type"), (MOVES, "thread")):
        if id_.startswith(mark):
            yield key
            return
    try:
        pressed = button_ids.read(id_)
    except Refused:
        return
    if pressed.kind is Kind.COMMAND:
        yield pressed.path.partition(".")[0]
    else:
        yield from (f"{CHOICE}{one}" for one in (pressed.path, *reversed(pressed.path.split("."))))


def png_of(art: Drawing) -> bytes:
    """The picture of an emoji."""
    made = io.BytesIO()
    image = art.image(PIXELS)
    image.save(made, "PNG")
    return made.getvalue()
