"""The words of one game in every language, laid out once so that any of them is found at once."""

import unicodedata
from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, TypeAlias

from bot.text import keys
from bot.text.fluent import LANGUAGES, Catalogue
from engine.core.once import cached_property

Phrases: TypeAlias = Mapping[str, str]
"""Folded phrases and the tokens that they stand for."""
Shelves: TypeAlias = "tuple[Phrasebook, ...]"
"""Phrasebooks in the order in which they are consulted."""

MARKS: Final = dict.fromkeys(map(ord, "'’ʼ`´"))
LETTERS_OF_A_BEGINNING: Final = 2
"""A single letter stands for nothing but itself: too many words begin with it."""

MOST_KEPT: Final = 64
"""Games whose words are kept laid out, of all catalogues."""


def folded(phrase: str) -> str:
    """A phrase without capitals, accents and apostrophes.

    >>> folded("Mão"), folded("м’який")
    ('mao', 'мякии')
    """
    bare = unicodedata.normalize("NFKD", phrase.translate(MARKS).casefold())
    return " ".join("".join(sign for sign in bare if not unicodedata.combining(sign)).split())


@dataclass(frozen=True)
class Phrasebook:
    """Some phrases, laid out for looking them up whole and by their beginnings."""

    tokens: Phrases

    def whole(self, words: Sequence[str]) -> tuple[int, str] | None:
        """The longest phrase with which these folded words begin: of how many words it is, and its token."""
        for length in range(min(len(words), self._longest), 0, -1):
            token = self.tokens.get(" ".join(filter(None, words[:length])))
            if token is not None:
                return length, token
        return None

    def beginning(self, start: str) -> Collection[str]:
        """The tokens of the phrases that begin like this."""
        if len(start) < LETTERS_OF_A_BEGINNING or not start.isalpha():
            return ()
        found: set[str] = set()
        for at in range(bisect_left(self._ordered, start), len(self._ordered)):
            if not self._ordered[at].startswith(start):
                break
            found.add(self.tokens[self._ordered[at]])
        return found

    @cached_property
    def _ordered(self) -> Sequence[str]:
        return sorted(self.tokens)

    @cached_property
    def _longest(self) -> int:
        return max((phrase.count(" ") + 1 for phrase in self.tokens), default=0)


@dataclass(frozen=True)
class Lexicon:
    """The words of one game, all languages."""

    catalogue: Catalogue
    slug: str

    @classmethod
    @lru_cache(MOST_KEPT)
    def of(cls, catalogue: Catalogue, slug: str) -> "Lexicon":
        """The words of a game, laid out once for whoever asks."""
        return cls(catalogue, slug)

    @cached_property
    def by_language(self) -> Mapping[str, Mapping[str, Sequence[str]]]:
        """The phrases of each token, by language; the first one is shown."""
        return {lang: self._of(lang) for lang in LANGUAGES}

    @cached_property
    def tokens(self) -> Mapping[str, Phrases]:
        """The tokens of folded phrases, by language; tokens themselves are understood in every one."""
        return {
            lang: {folded(phrase): token for token, phrases in of_lang.items() for phrase in (*phrases, token)}
            for lang, of_lang in self.by_language.items()
        }

    @cached_property
    def of_any_language(self) -> Phrases:
        """The tokens of every folded phrase."""
        return {phrase: token for lang in reversed(LANGUAGES) for phrase, token in self.tokens[lang].items()}

    @cached_property
    def books(self) -> Callable[[str, frozenset[str], bool], Shelves]:
        """Where the words of an entry are looked up by somebody who speaks a language: the first word, and others.

        Made once for each language and kept: every word of every typed line is looked up in them.
        """
        return cache(self._books)

    def _books(self, lang: str, heads: frozenset[str], first: bool) -> Shelves:
        own, everything = self.tokens[lang], self.of_any_language
        fitting = (
            {phrase: token for phrase, token in phrases.items() if (token in heads) == first}
            for phrases in (own, everything)
        )
        return tuple(map(Phrasebook, (*(fitting if heads else ()), own, everything)))

    @cached_property
    def skipped(self) -> Mapping[str, frozenset[str]]:
        """Folded words that stand between others and say nothing, by language."""
        said = {lang: self.catalogue.words(lang)(f"{keys.CORE}-skipped-words") for lang in LANGUAGES}
        return {lang: frozenset(map(folded, words.split(","))) for lang, words in said.items()}

    @cached_property
    def own_words(self) -> Mapping[str, Phrasebook]:
        """The phrases that a language has itself: what its tokens are called inside is none of them."""
        return {
            lang: Phrasebook({folded(phrase): token for token, phrases in tokens.items() for phrase in phrases})
            for lang, tokens in self.by_language.items()
        }

    def _of(self, lang: str) -> Mapping[str, Sequence[str]]:
        """What the game says for a token goes before what every game says, and a word of its own is no other's."""
        own, house = (dict(self._phrases(lang, slug)) for slug in (self.slug, keys.CORE))
        taken = {folded(phrase) for phrases in own.values() for phrase in phrases}
        free = {token: [one for one in phrases if folded(one) not in taken] for token, phrases in house.items()}
        return {token: (*own.get(token, ()), *free.get(token, ())) for token in {**free, **own}}

    def _phrases(self, lang: str, slug: str) -> Iterator[tuple[str, Sequence[str]]]:
        words, prefix = self.catalogue.words(lang), keys.token_prefix(slug)
        for key in sorted(key for key in self.catalogue.resources[lang].messages(slug) if key.startswith(prefix)):
            token = key.removeprefix(prefix).replace("-", "_")
            yield token, tuple(phrase.strip() for phrase in words(key).split(","))


def named(typed: str, names: Mapping[str, Iterable[str]]) -> tuple[str, str]:
    """The id whose name a text begins with, and what is left; the first word as it is where that is nobody's name.

    >>> named("Limite de descanso 2", {"rest_limit": ["limite de descanso"], "order": ["ordem"]})
    ('rest_limit', '2')
    """
    called = {folded(name): one for one, its in names.items() for name in (*its, one, one.replace("_", " "))}
    book, words = Phrasebook(called), typed.split()
    folds = list(map(folded, words))
    found = book.whole(folds)
    begun = book.beginning(folds[0]) if folds and found is None else ()
    taken, meant = found or (1, next(iter(begun)) if len(begun) == 1 else "".join(words[:1]))
    return meant, " ".join(words[taken:])
