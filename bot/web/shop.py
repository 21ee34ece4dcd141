"""The games on offer, as cards to choose from: name, what it is about, how many may sit down, a picture."""

import asyncio
from typing import Any

from bot.tables.ports.platform import Subject
from bot.tables.service import Service
from bot.text import LANGUAGES, keys
from engine.core import run
from engine.core.match import Match
from engine.games import AnyGame

A_SEED = "0" * 64


class Shop:
    """What can be played in this house."""

    def __init__(self, service: Service) -> None:
        self._house = service.house
        self._workshop = service.workshop
        self._covers: dict[tuple[str, str], asyncio.Task[bytes | None]] = {}

    def games(self, lang: str) -> list[dict[str, Any]]:
        """Every installed game, in one language. Whoever is told of them sees their covers next."""
        for slug in self._house.games():
            self._begin(slug, lang)
        return [self._card(slug, lang) for slug in self._house.games()]

    def _card(self, slug: str, lang: str) -> dict[str, Any]:
        game = self._house.games()[slug]
        voice = self._house.voice(lang, game)
        return {
            "slug": slug,
            "title": voice.title(),
            "about": voice.words(keys.id_key(slug, "about")),
            "least": min(game.seats),
            "most": max(game.seats),
            "cover": f"/cover/{lang}/{slug}",
            "lesson": self._house.lesson(slug) is not None,
        }

    async def cover(self, slug: str, lang: str) -> bytes | None:
        """The cover, else the public board of a game that has just begun, as a scene; None without pictures."""
        if slug not in self._house.games() or lang not in LANGUAGES:
            return None
        return await asyncio.shield(self._begin(slug, lang))

    def _begin(self, slug: str, lang: str) -> "asyncio.Task[bytes | None]":
        """The cover on its way, made once."""
        if (slug, lang) not in self._covers:
            self._covers[slug, lang] = asyncio.create_task(self._made(self._house.games()[slug], lang))
        return self._covers[slug, lang]

    async def _made(self, game: AnyGame, lang: str) -> bytes | None:
        painted = await self._workshop.paint(self._begun(game, lang))
        return None if painted is None or painted.scene is None else await asyncio.to_thread(painted.scene.file)

    def _begun(self, game: AnyGame, lang: str) -> Subject:
        match, _ = Match.start(game, max(game.seats), A_SEED)
        names = tuple(self._house.catalogue.words(lang)("core-seat", number=one + 1) for one in range(max(game.seats)))
        words = self._house.voice(lang, game, names, match.setup.roles).words
        return Subject(game, run.seen(game, match.position, None), words, form="cover")
