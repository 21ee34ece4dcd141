"""Looking up a card, a piece or a place by whatever somebody calls it: `/rules chase`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from rapidfuzz import fuzz, process

from bot.text import keys
from bot.text.fluent import LANGUAGES, Catalogue, messages
from bot.text.lexicon import folded

_NEAR_ENOUGH = 70
"""Out of 100: below it, what was typed is no name of ours."""


@dataclass(frozen=True)
class Explained:
    """A thing of a game and what it does, in a reader's language."""

    key: str
    name: str
    help: str


@dataclass(frozen=True)
class Lookup:
    """The things of one game that have an explanation."""

    catalogue: Catalogue
    slug: str

    def find(self, typed: str, lang: str) -> tuple[Explained, ...]:
        """The things whose name, in any language, is nearest to what was typed: a card and a place may share one."""
        found = process.extractOne(folded(typed), self._names.keys(), scorer=fuzz.WRatio, score_cutoff=_NEAR_ENOUGH)
        return tuple(self._explained(key, lang) for key in self._names[found[0]]) if found else ()

    def all(self, lang: str) -> tuple[Explained, ...]:
        """Everything that can be looked up, in the order of the file."""
        return tuple(self._explained(key, lang) for key in self._keys)

    def _explained(self, key: str, lang: str) -> Explained:
        words = self.catalogue.words(lang)
        return Explained(key, words(key), words(f"{key}.help"))

    @cached_property
    def _keys(self) -> tuple[str, ...]:
        kinds = tuple(keys.id_key(self.slug, f"{kind}-") for kind in ("verb", "setting"))
        explained = (
            message.id.name
            for message in messages(self.catalogue.resources[LANGUAGES[0]][self.slug])
            if any(attribute.id.name == "help" for attribute in message.attributes)
        )
        return tuple(key for key in explained if not key.startswith(kinds))

    @cached_property
    def _names(self) -> Mapping[str, Sequence[str]]:
        names: dict[str, list[str]] = {}
        for key in self._keys:
            for name in {folded(self.catalogue.words(lang)(key)): None for lang in LANGUAGES}:
                names.setdefault(name, []).append(key)
        return names
