"""What people type, in any of the three languages, to the plain tokens that actions are read from, and back.

A token's words are one line a language: `holland-token-left = esquerda, esq`. The first is the one that is shown.
Capitals and accents are forgiven, and a beginning that can only be one word stands for it. What is no word of ours
(a number, a space, a slip of the finger) is passed on as typed: the game says what is wrong with it.
"""

import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, TypeAlias

from rapidfuzz import fuzz, process

from bot.text import keys
from bot.text.fluent import LANGUAGES, Catalogue, Words
from engine.core.action import Action
from engine.core.action import Words as Tokens
from engine.core.refusal import Refused

Phrases: TypeAlias = Mapping[str, str]
"""Folded phrases and the tokens that they stand for."""

MARKS: Final = dict.fromkeys(map(ord, "'’ʼ`´"))
LOOKALIKES: Final = str.maketrans("АВСЕДавседіх", "ABCEDabcedix")
"""Letters that a Ukrainian keyboard gives for the Latin ones of a space (the column D has no twin but sounds so)."""

_COORDINATE: Final = re.compile(r"[^\W\d_]\d+")
_COMMAND: Final = "act"
"""What may stand before any entry, as in `/act walk D4`."""


def folded(phrase: str) -> str:
    """A phrase without capitals, accents and apostrophes.

    >>> folded("Mão"), folded("м’який")
    ('mao', 'мякии')
    """
    bare = unicodedata.normalize("NFKD", phrase.translate(MARKS).casefold())
    return " ".join("".join(sign for sign in bare if not unicodedata.combining(sign)).split())


@dataclass(frozen=True)
class Lexicon:
    """The words of one game, all languages."""

    catalogue: Catalogue
    slug: str

    @cached_property
    def by_language(self) -> Mapping[str, Mapping[str, Sequence[str]]]:
        """The phrases of each token, by language; the first one is shown."""
        return {lang: dict(self._phrases(lang)) for lang in LANGUAGES}

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

    def _phrases(self, lang: str) -> Iterator[tuple[str, Sequence[str]]]:
        words = self.catalogue.words(lang)
        for slug in dict.fromkeys((keys.CORE, self.slug)):
            prefix = keys.token_prefix(slug)
            for key in sorted(key for key in self.catalogue.resources[lang].messages(slug) if key.startswith(prefix)):
                token = key.removeprefix(prefix).replace("-", "_")
                yield token, tuple(phrase.strip() for phrase in words(key).split(","))


@dataclass(frozen=True)
class Speech:
    """How one person speaks of one game: any language is understood, their own first."""

    lexicon: Lexicon
    lang: str
    heads: Collection[str] = ()
    """Tokens with which an entry may begin: elsewhere, other words are meant first."""

    def read(self, typed: str) -> tuple[Tokens, ...]:
        """The entries of a typed line as tokens; `Refused("ambiguous_word")` if a beginning could be several words."""
        return tuple(entry for part in typed.split(";") if (entry := self._entry(part.strip().lstrip("/").split())))

    def say(self, tokens: Iterable[str]) -> str:
        """Tokens as this person would type them."""
        own = self.lexicon.by_language[self.lang]
        return " ".join(own[token][0] if token in own else token for token in tokens)

    def say_action(self, action: Action[Any]) -> str:
        """An action as this person would type it."""
        return self.say(action.words()).replace(" ;", ";")

    def like(self, typed: str, legal: Iterable[Action[Any]], most: int = 25) -> list[str]:
        """Legal actions, as this person would type them, the nearest to what was typed first."""
        said = list(dict.fromkeys(map(self.say_action, legal)))
        meant = self._as_said(typed)
        found = process.extract(folded(meant), [folded(one) for one in said], scorer=fuzz.WRatio, limit=most)
        return [said[place] for _, _, place in found]

    def explained(self, words: Words, refused: Refused, typed: str, legal: Iterable[Action[Any]]) -> str:
        """Why what was typed is refused, and the nearest thing that is not."""
        why = words.refusal(self.lexicon.slug, refused)
        near = self.like(typed, legal, most=1)
        return words("core-nearest-legal", why=why, near=near[0]) if near else why

    def _as_said(self, typed: str) -> str:
        try:
            return "; ".join(map(self.say, self.read(typed)))
        except Refused:
            return typed

    def _entry(self, words: list[str]) -> Tokens:
        tokens: list[str] = []
        while words:
            taken, token = self._token(words, first=not tokens)
            words = words[taken:]
            if token != _COMMAND or tokens:
                tokens.append(token)
        return tuple(tokens)

    def _token(self, words: list[str], first: bool) -> tuple[int, str]:
        for phrases in self._tiers(first):
            for length in range(min(len(words), _longest(phrases)), 0, -1):
                token = phrases.get(folded(" ".join(words[:length])))
                if token is not None:
                    return length, token
            token = self._beginning(words[0], phrases)
            if token is not None:
                return 1, token
        return 1, _coordinate(words[0])

    def _tiers(self, first: bool) -> Iterator[Phrases]:
        own, everything = self.lexicon.tokens[self.lang], self.lexicon.of_any_language
        if self.heads:
            for phrases in (own, everything):
                yield {phrase: token for phrase, token in phrases.items() if (token in self.heads) == first}
        yield own
        yield everything

    def _beginning(self, word: str, phrases: Phrases) -> str | None:
        start = folded(word)
        if not start or not start.isalpha():
            return None
        meant = sorted({token for phrase, token in phrases.items() if phrase.startswith(start)})
        if len(meant) > 1:
            raise Refused("ambiguous_word", word=word, meanings=tuple(self.say((token,)) for token in meant))
        return meant[0] if meant else None


def _longest(phrases: Phrases) -> int:
    return max((phrase.count(" ") + 1 for phrase in phrases), default=0)


def _coordinate(word: str) -> str:
    return word.translate(LOOKALIKES).upper() if _COORDINATE.fullmatch(word) else word
