"""Reading typed entries: which verb is meant, how many entries it takes, what is no command at all."""

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from typing import ClassVar

import pytest
from support.little import GAME, Ask, Shout, Word, Words, at

from engine.core.action import Action
from engine.core.reading import entries_of, read_next
from engine.core.refusal import Refused
from engine.core.tagged import verb


class Side(StrEnum):
    LEFT = "left"
    RIGHT = "right"


@verb("little.throw")
class Throw(Action[Words]):
    how_far: int
    side: Side
    high: bool
    at: tuple[str, ...]


@verb("little.sentence")
class Sentence(Action[Words]):
    heads: ClassVar[tuple[str, ...]] = ("say", "tell")
    joins: ClassVar[bool] = True
    parts: tuple[str, ...]

    @classmethod
    def read(cls, board: Words, seat: int, entries: Sequence[tuple[str, ...]]) -> "Sentence":
        return cls(tuple(" ".join(entry) for entry in entries))


KNOWING = replace(GAME, verbs=(Word, Shout, Throw, Sentence))


def read(line: str) -> object:
    return read_next(KNOWING, at(Ask()), 0, entries_of(line))[0]


def test_fields_are_read_in_order_and_the_last_takes_the_rest() -> None:
    assert read("throw 3 left yes a b c") == Throw(3, Side.LEFT, True, ("a", "b", "c"))


def test_an_action_is_written_as_it_is_read() -> None:
    throw = Throw(3, Side.LEFT, False, ("a", "b"))

    assert throw.words() == ("throw", "3", "left", "no", "a", "b")
    assert read(" ".join(throw.words())) == throw


@pytest.mark.parametrize(
    "line", ["throw", "throw 3 left", "throw x left yes", "throw 3 up yes", "throw 3 left maybe", "word"]
)
def test_what_does_not_fit_the_fields_is_no_command(line: str) -> None:
    with pytest.raises(Refused, match="bad_command"):
        read(line)


def test_too_many_words_are_no_command() -> None:
    with pytest.raises(Refused, match="bad_command"):
        read("word yes no")


@pytest.mark.parametrize("line", ["", ";", " ; ; "])
def test_nothing_is_no_command(line: str) -> None:
    with pytest.raises(Refused, match="bad_command"):
        read(line)


def test_an_unknown_word_is_named() -> None:
    with pytest.raises(Refused) as refused:
        read("dance")

    assert refused.value == Refused("bad_command", word="dance")


def test_entries_are_separated_by_semicolons() -> None:
    assert entries_of(" word yes ;; word  no ; ") == (("word", "yes"), ("word", "no"))


def test_an_action_takes_one_entry_and_leaves_the_others() -> None:
    action, left = read_next(KNOWING, at(Ask()), 0, entries_of("word yes; word no"))

    assert (action, left) == (Word("yes"), (("word", "no"),))


def test_an_action_that_joins_takes_all_entries_that_go_on() -> None:
    action, left = read_next(KNOWING, at(Ask()), 0, entries_of("say a; tell b; word yes"))

    assert (action, left) == (Sentence(("say a", "tell b")), (("word", "yes"),))


def test_a_verb_that_is_not_asked_for_is_read_all_the_same() -> None:
    assert read("shout") == Shout()


def test_the_words_of_a_seat_that_is_not_there_are_read_all_the_same() -> None:
    assert read_next(KNOWING, at(Ask()), 77, entries_of("word yes"))[0] == Word("yes")
