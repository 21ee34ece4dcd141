"""The games on offer, as cards to choose from: name, what it is about, how many may sit down, a picture.

The pictures are painted once in each language, whoever asks for them however often.
"""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeAlias

from bot.tables.model.reply import Form
from bot.tables.ports.platform import Subject
from bot.tables.service import Service
from bot.text import LANGUAGES, keys
from engine.core import run
from engine.core.match import Match
from render.cover import gathered

A_SEED = "0" * 64
HOUSE = "Mestre"
Makes: TypeAlias = Callable[[], Coroutine[Any, Any, bytes | None]]


class Shop:
    """What can be played in this house."""

    def __init__(self, service: Service) -> None:
        self._house = service.house
        self._workshop = service.workshop
        self._made: dict[tuple[Form, str, str], asyncio.Task[bytes | None]] = {}
        """By what they are for, the game and the language; the house itself is no game."""

    def games(self, lang: str) -> list[dict[str, Any]]:
        """Every installed game, in one language. Whoever is told of them sees their covers next."""
        for slug in self._house.games():
            self._cover(slug, lang)
        return [self._card(slug, lang) for slug in self._house.games()]

    def _card(self, slug: str, lang: str) -> dict[str, Any]:
        game = self._house.games()[slug]
        title, about = self.about(slug, lang)
        return {
            "slug": slug,
            "title": title,
            "about": about,
            "least": min(game.seats),
            "most": max(game.seats),
            "cover": f"/cover/{lang}/{slug}",
            "lesson": self._house.lesson(slug) is not None,
        }

    def about(self, slug: str, lang: str) -> tuple[str, str]:
        """The title and a line about a game in one language, about the house if there is no such game."""
        game = self._house.games().get(slug)
        if game is None:
            return HOUSE, self._house.catalogue.words(lang)("web-house-about")
        voice = self._house.voice(lang, game)
        return voice.title(), voice.words(keys.id_key(slug, "about"))

    async def cover(self, slug: str, lang: str) -> bytes | None:
        """The cover, else the public board of a game that has just begun, as a scene; None without pictures."""
        if slug not in self._house.games() or lang not in LANGUAGES:
            return None
        return await asyncio.shield(self._cover(slug, lang))

    async def poster(self, slug: str, lang: str) -> bytes | None:
        """The cover as a photo, for chats that show where a link leads; that of the house if the game has none."""
        if (slug and slug not in self._house.games()) or lang not in LANGUAGES:
            return None
        own = await asyncio.shield(self._poster(slug, lang)) if slug else None
        return own or await asyncio.shield(self._once("poster", "", lang, partial(self._gather, lang)))

    def _cover(self, slug: str, lang: str) -> "asyncio.Task[bytes | None]":
        return self._once("cover", slug, lang, partial(self._pack, slug, lang))

    def _poster(self, slug: str, lang: str) -> "asyncio.Task[bytes | None]":
        return self._once("poster", slug, lang, partial(self._photograph, slug, lang))

    def _once(self, form: Form, slug: str, lang: str, make: Makes) -> "asyncio.Task[bytes | None]":
        """A picture on its way, made once; anew if it came to nothing, since what was in its way may be gone."""
        made = self._made.get((form, slug, lang))
        if made is None or _has_failed(made):
            made = self._made[form, slug, lang] = asyncio.create_task(make())
        return made

    async def _pack(self, slug: str, lang: str) -> bytes | None:
        painted = await self._workshop.paint(self._begun(slug, lang, "cover"))
        return None if painted is None or painted.scene is None else await asyncio.to_thread(painted.scene.file)

    async def _photograph(self, slug: str, lang: str) -> bytes | None:
        painted = await self._workshop.paint(self._begun(slug, lang, "poster"))
        return None if painted is None else painted.photo

    async def _gather(self, lang: str) -> bytes:
        """All games side by side, as the cover of the house."""
        posters = await asyncio.gather(*(self._poster(slug, lang) for slug in self._house.games()))
        return await asyncio.to_thread(gathered, [one for one in posters if one], *self.about("", lang))

    def _begun(self, slug: str, lang: str, form: Form) -> Subject:
        game = self._house.games()[slug]
        match, _ = Match.start(game, max(game.seats), A_SEED)
        names = tuple(self._house.catalogue.words(lang)("core-seat", number=one + 1) for one in range(max(game.seats)))
        words = self._house.voice(lang, game, names, match.setup.roles).words
        return Subject(game, run.seen(game, match.position, None), words, form=form)


def _has_failed(made: "asyncio.Task[bytes | None]") -> bool:
    return made.done() and (made.cancelled() or made.exception() is not None)
