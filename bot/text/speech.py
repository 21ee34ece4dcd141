"""What people type, in any of the three languages, to the plain tokens that actions are read from, and back.

A token's words are one line a language: `holland-token-left = esquerda, esq`. The first is the one that is shown.
Capitals and accents are forgiven, and a beginning that can only be one word stands for it. What is no word of ours
(a number, a space, a slip of the finger) is passed on as typed: the game says what is wrong with it.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rapidfuzz import fuzz, process

from bot.text.fluent import Words
from bot.text.lexicon import Lexicon, folded
from engine.core.action import Action, Tokens
from engine.core.refusal import Refused

LOOKALIKES: Final = str.maketrans("АВСДЕНІКМОРТХавсденікмортх", "ABCDEHIKMOPTXabcdehikmoptx")
"""Letters that a Ukrainian keyboard gives for the Latin ones of a place or a piece (D has no twin, but sounds so). The
games know Latin letters only."""
MOST_WORDS: Final = 200
LONGEST_WORD: Final = 60
"""No line that means anything is longer."""
SURELY: Final = 75
"""Out of 100: what is less alike was not meant, and would do something else when it is typed."""
LONGEST_COMPARED: Final = 100
"""So many characters of a line that was refused are compared with what could be meant."""

SHORT: Final = 2
"""So few letters may name a direction."""
_COORDINATE: Final = re.compile(r"[A-Za-z]\d+")
_COMMAND: Final = "act"
"""What may stand before any entry, as in `/act walk D4`."""


@dataclass(frozen=True)
class Speech:
    """How one person speaks of one game: any language is understood, their own first."""

    lexicon: Lexicon
    lang: str
    heads: frozenset[str] = frozenset()
    """Tokens with which an entry may begin: elsewhere, other words are meant first."""

    def read(self, typed: str) -> tuple[Tokens, ...]:
        """The entries of a typed line as tokens; `Refused("ambiguous_word")` if a beginning could be several words."""
        return tuple(filter(None, map(tuple, self._entries(typed))))

    def read_rest(self, typed: str) -> Tokens:
        """A line that names no verb, only what stands behind one."""
        return tuple(self._tokens(_bounded(typed).split(), whole=False, first=False))

    def says_only(self, typed: str, token: str) -> bool:
        """Whether a line says this token and no more."""
        try:
            return self.read_rest(typed) == (token,)
        except Refused:
            return False

    def begins_with(self, typed: str, whole: bool = False) -> str:
        """The token with which a typed line begins, empty if it cannot be read; only by a `whole` phrase, if wanted."""
        try:
            return next(next(self._entries(typed, whole)), "")
        except Refused:
            return ""

    def say(self, tokens: Iterable[str]) -> str:
        """Tokens as this person would type them."""
        own = self.lexicon.by_language[self.lang]
        return " ".join(own[token][0] if token in own else token for token in tokens)

    def say_action(self, action: Action[Any]) -> str:
        """An action as this person would type it."""
        return self.say_tokens(action.words())

    def say_tokens(self, tokens: Tokens) -> str:
        """Tokens as this person would type them, one entry after another."""
        return self.say(tokens).replace(" ;", ";")

    def like(self, typed: str, legal: Iterable[Action[Any]], most: int = 25) -> list[str]:
        """Legal actions, as this person would type them, the nearest to what was typed first."""
        said = list(dict.fromkeys(map(self.say_action, legal)))
        meant = self._as_said(typed)
        found = process.extract(
            folded(meant)[:LONGEST_COMPARED], [folded(one) for one in said], scorer=fuzz.WRatio, limit=most
        )
        return [said[place] for _, _, place in found]

    def meant(self, typed: str, legal: Iterable[Action[Any]]) -> str:
        """The legal action that was surely meant, but for a slip; empty if there is none."""
        said = self._as_said(typed)[:LONGEST_COMPARED]
        near = self.like(typed, legal, most=1)
        if not near or said.partition(" ")[0] != near[0].partition(" ")[0]:
            return ""
        return near[0] if fuzz.ratio(folded(said), folded(near[0])) >= SURELY else ""

    def explained(self, words: Words, why: str, typed: str, legal: Sequence[Action[Any]], lines: Sequence[str]) -> str:
        """Why what was typed is refused, with what was meant, or else with what is possible."""
        near = self.meant(typed, legal)
        if near:
            return words("core-nearest-legal", why=why, near=near)
        return words("core-possible-now", why=why, lines=" · ".join(lines)) if lines else why

    def _as_said(self, typed: str) -> str:
        try:
            return "; ".join(map(self.say, self.read(typed)))
        except Refused:
            return typed

    def _entries(self, typed: str, whole: bool = False) -> Iterator[Iterator[str]]:
        """The tokens of each part of a line, read as they are asked for."""
        return (self._tokens(part.strip().lstrip("/").split(), whole) for part in _bounded(typed).split(";"))

    def _tokens(self, words: Sequence[str], whole: bool, first: bool = True) -> Iterator[str]:
        folds = list(map(folded, words))
        at = 0
        while at < len(words):
            if not first and self._says_nothing(folds, at):
                at += 1
                continue
            taken, token = self._token(words[at], folds[at:], first, whole)
            at += taken
            if token != _COMMAND or not first:
                first = False
                yield token

    def _says_nothing(self, words: Sequence[str], at: int) -> bool:
        """Whether a word only stands between others: `play rock on the green one`."""
        if at + 1 == len(words) or words[at] not in self.lexicon.skipped[self.lang]:
            return False
        return self.lexicon.own_words[self.lang].whole(words[at:]) is None

    def _token(self, typed: str, words: Sequence[str], first: bool, whole: bool) -> tuple[int, str]:
        books = self.lexicon.books(self.lang, self.heads, first)
        if first and (said := next(filter(None, (book.whole(words) for book in books)), None)):
            return said
        for book in books:
            found = book.whole(words)
            if found is not None:
                return found
            meant = [] if whole else sorted(book.beginning(words[0]))
            if first and len(meant) > 1 and self.heads and not self.heads.intersection(meant):
                continue  # none of them may begin an entry
            if len(meant) > 1:
                raise Refused("ambiguous_word", word=typed, meanings=tuple(self.say((token,)) for token in meant))
            if meant:
                return 1, meant[0]
        return 1, _in_latin(typed)


def _bounded(typed: str) -> str:
    words = typed.replace(";", " ").split()
    if len(words) > MOST_WORDS or any(len(word) > LONGEST_WORD for word in words):
        raise Refused("too_long")
    return typed


def _in_latin(word: str) -> str:
    """The name of a place or a piece in Latin letters (`В7`, `в7.34`, `А2`); any other word as it is."""
    latin = word.translate(LOOKALIKES)
    if not latin.isascii() or not (any(map(str.isdigit, latin)) or len(latin) <= SHORT):
        return word
    return latin.upper() if _COORDINATE.fullmatch(latin) else latin
