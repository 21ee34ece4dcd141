"""The games on offer, as cards to choose from: name, what it is about, how many may sit down, a picture."""

from functools import lru_cache
from typing import Any

from bot.tables.house import House
from bot.tables.port import Subject
from bot.text import LANGUAGES, keys
from engine.core import run
from engine.core.match import Match

MOST_COVERS = 48
"""A cover is drawn once a language, when it is first asked for."""
A_SEED = "0" * 64


class Shop:
    """What can be played in this house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.cover = lru_cache(MOST_COVERS)(self._cover)

    def games(self, lang: str) -> list[dict[str, Any]]:
        """Every installed game, in one language."""
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
        }

    def _cover(self, slug: str, lang: str) -> bytes | None:
        """The public board of a game that has just begun; None for a game without pictures."""
        game = self._house.games().get(slug)
        if game is None or lang not in LANGUAGES:
            return None
        match, _ = Match.start(game, max(game.seats), A_SEED)
        names = tuple(self._house.catalogue.words(lang)("core-seat", number=one + 1) for one in range(max(game.seats)))
        words = self._house.voice(lang, game, names, match.setup.roles).words
        painted = self._house.painter.paint(Subject(game, run.seen(game, match.position, None), words))
        return None if painted is None else painted.png
