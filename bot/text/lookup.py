"""Looking up a card, a piece or a place by whatever somebody calls it: `/rules chase`."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

import yaml
from fluent.syntax import ast
from rapidfuzz.distance import OSA

from bot.text import keys
from bot.text.fluent import LANGUAGES, Catalogue, messages
from bot.text.lexicon import MOST_KEPT, folded
from engine.core.once import cached_property

LEAST = 2
"""Things under a heading that make it a page of its own."""
_OWN_LETTERS = 4
"""A beginning of fewer letters, or a word of fewer, stands for nothing but itself."""
_LETTERS_A_SLIP = 5
"""For so many letters one may be wrong."""


@dataclass(frozen=True)
class Explained:
    """A thing of a game and what it does, in a reader's language."""

    key: str
    name: str
    help: str


@dataclass(frozen=True, slots=True)
class Topic:
    """What stands under one heading of a game's words."""

    heading: str
    keys: tuple[str, ...]


@dataclass(frozen=True)
class Lookup:
    """The things of one game that have an explanation."""

    catalogue: Catalogue
    slug: str

    @classmethod
    @lru_cache(MOST_KEPT)
    def of(cls, catalogue: Catalogue, slug: str) -> "Lookup":
        """The things of a game, laid out once for whoever asks: their names in all languages take a while."""
        return cls(catalogue, slug)

    def find(self, typed: str, lang: str) -> tuple[Explained, ...]:
        """The things of this name, in any language: a card and a place may share one.

        Where there is none, those whose name has the words that were typed, begins with them, or differs by a slip;
        never one that only sounds like it: a wrong answer is worse than none. At last what is done by that name.
        """
        sought = folded(typed)
        for names in ([sought], self._having(sought), self._begun(sought), self._slipped(sought)):
            found = dict.fromkeys(key for name in names for key in self._names.get(name, ()))
            if found:
                return tuple(self._explained(key, lang) for key in found)
        return tuple(self._explained(key, lang) for key in self._deeds.get(sought, ()))

    def why(self, refusal: str, lang: str) -> tuple[Explained, ...]:
        """What is to be known about a refusal: what `whys/<slug>.yaml` beside the languages names for it."""
        named = reasons(self.catalogue, self.slug).get(refusal, "").split()
        return tuple(self._explained(keys.id_key(self.slug, one), lang) for one in named)

    def all(self, lang: str) -> tuple[Explained, ...]:
        """Everything that can be looked up, in the order of the file."""
        return tuple(self._explained(key, lang) for key in self._keys)

    def topics(self, lang: str) -> tuple[Topic, ...]:
        """The headings of a game's words in a reader's language, with what is explained under each of them."""
        explained, found = set(self._keys), dict[str, list[str]]()
        heading = ""
        for entry in self.catalogue.resources[lang][self.slug].body:
            if isinstance(entry, ast.GroupComment):
                heading = (entry.content or "").strip()
            elif isinstance(entry, ast.Message) and entry.id.name in explained:
                found.setdefault(heading, []).append(entry.id.name)
        return tuple(Topic(said, tuple(listed)) for said, listed in found.items() if len(listed) >= LEAST)

    def told(self, topic: Topic, lang: str) -> tuple[Explained, ...]:
        """Everything under a heading."""
        return tuple(self._explained(key, lang) for key in topic.keys)

    def _explained(self, key: str, lang: str) -> Explained:
        words = self.catalogue.words(lang)
        return Explained(key, words(key), words(f"{key}.help"))

    def _having(self, sought: str) -> Sequence[str]:
        """Names that have every word of what is sought, which says something by itself."""
        words = {word for word in sought.split() if len(word) >= _OWN_LETTERS}
        return [name for name in self._names if words and words <= {*name.split()}]

    def _begun(self, sought: str) -> Sequence[str]:
        return [name for name in self._names if len(sought) >= _OWN_LETTERS and name.startswith(sought)]

    def _slipped(self, sought: str) -> Sequence[str]:
        most = len(sought) // _LETTERS_A_SLIP
        alike = [name for name in self._names if most and name[:1] == sought[:1]]
        near = {name: OSA.distance(sought, name, score_cutoff=most) for name in alike}
        least = min(near.values(), default=most + 1)
        return [name for name, away in near.items() if away == least <= most]

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
            for name in dict.fromkeys(self._called(key)):
                names.setdefault(name, []).append(key)
        return names

    @cached_property
    def _deeds(self) -> Mapping[str, Sequence[str]]:
        """What may be done, by its name and by what is typed for it."""
        deeds: dict[str, list[str]] = {}
        for message in messages(self.catalogue.resources[LANGUAGES[0]][self.slug]):
            key = message.id.name
            if key.startswith(keys.id_key(self.slug, "verb-")) and any(
                one.id.name == "help" for one in message.attributes
            ):
                for name in dict.fromkeys(self._typed(key)):
                    deeds.setdefault(name, []).append(key)
        return deeds

    def _typed(self, key: str) -> Iterator[str]:
        token = key.replace("-verb-", "-token-", 1)
        for lang in LANGUAGES:
            words = self.catalogue.words(lang)
            yield folded(words(key))
            if self.catalogue.message(lang, token) is not None:
                yield from map(folded, words(token).split(","))

    def _called(self, key: str) -> Iterator[str]:
        """The folded names of a thing in every language: its own, and those that its `.also` lists."""
        for lang in LANGUAGES:
            words, message = self.catalogue.words(lang), self.catalogue.message(lang, key)
            yield folded(words(key))
            if message is not None and any(one.id.name == "also" for one in message.attributes):
                yield from map(folded, words(f"{key}.also").split(","))


def reasons(catalogue: Catalogue, slug: str) -> Mapping[str, str]:
    """What is to be known about the refusals of a game: by refusal, ids of the things whose paragraphs tell it."""
    return _reasons(catalogue.reasons[slug]) if slug in catalogue.reasons else {}


@cache
def _reasons(file: Path) -> Mapping[str, str]:
    return dict(yaml.safe_load(file.read_text("utf-8")))
