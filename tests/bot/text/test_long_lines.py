"""Nobody can hold a house up by what they type."""

import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import pytest

from bot.text import LANGUAGES, Catalogue
from bot.text.lexicon import Lexicon
from bot.text.speech import MOST_WORDS, Speech
from engine.core.refusal import Refused
from engine.games import games

LONGEST = 2_000
"""Characters of a line that the page and the chats let through."""
AT_MOST = 60_000
"""Calls of functions, counted since time depends on the machine: some ten milliseconds."""


@pytest.fixture(scope="module")
def house() -> Catalogue:
    return Catalogue.load().read()


def calls(work: Callable[[], object]) -> int:
    """How many functions are called, ours and Python's own."""
    counted = 0

    def count(_frame: object, event: str, _argument: object) -> None:
        nonlocal counted
        counted += event in ("call", "c_call")

    sys.setprofile(count)
    with suppress(Refused):
        work()
    sys.setprofile(None)
    return counted


@pytest.mark.parametrize("slug", games())
@pytest.mark.parametrize("word", ["я1 ", "ﷺ ", "0 ", "x1;", "qq ", "é1 ", "' ", "a"])
def test_the_longest_line_is_read_or_refused_at_once(house: Catalogue, slug: str, word: str) -> None:
    speech = _speech(house, slug)
    speech.read("x")
    whole, allowed = (word * LONGEST)[:LONGEST], word * (MOST_WORDS - 1)

    assert all(calls(partial(speech.read, line)) < AT_MOST for line in (whole, allowed))


@pytest.mark.parametrize("line", ["x " * (MOST_WORDS + 1), "x;" * (MOST_WORDS + 1), "9" * 5_000])
def test_a_line_of_too_many_words_or_of_a_word_too_long_is_refused(house: Catalogue, line: str) -> None:
    with pytest.raises(Refused, match="too_long"):
        _speech(house, "caverna").read(line)


def test_how_a_line_begins_is_known_whatever_comes_after_it(house: Catalogue) -> None:
    assert _speech(house, "caverna").begins_with("jogar es; nada disso") == "play"


def test_a_line_that_begins_with_nothing_known_begins_with_what_was_typed(house: Catalogue) -> None:
    assert _speech(house, "caverna").begins_with("xyzzy") == "xyzzy"


def _speech(house: Catalogue, slug: str) -> Speech:
    return Speech(Lexicon.of(house, slug), LANGUAGES[0], games()[slug].heads)
