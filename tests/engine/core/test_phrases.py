"""Values that are typed in a few words: read once, kept as these words."""

from dataclasses import dataclass

import pytest
from support.little import Ask, Words, at

from engine.core import codec
from engine.core.action import Action
from engine.core.phrase import Phrase
from engine.core.refusal import Refused
from engine.core.tagged import verb


class Length(Phrase):
    __slots__ = ()

    @classmethod
    def read(cls, words: tuple[str, ...]) -> "Length":
        match words:
            case ("far",):
                return Far()
            case (feet, "feet") if feet.isdigit():
                return Feet(int(feet))
        raise Refused("bad_command")


@dataclass(frozen=True, slots=True)
class Far(Length):
    def words(self) -> tuple[str, ...]:
        return ("far",)


@dataclass(frozen=True, slots=True)
class Feet(Length):
    feet: int

    def words(self) -> tuple[str, ...]:
        return str(self.feet), "feet"


@verb("phrases.leap")
class Leap(Action[Words]):
    how: str
    length: Length


def test_a_field_takes_the_words_that_are_left_and_gives_them_again() -> None:
    leap = Leap.read(at(Ask()).board, 0, [("leap", "high", "12", "feet")])

    assert leap == Leap("high", Feet(12))
    assert leap.words() == ("leap", "high", "12", "feet")


def test_words_that_say_nothing_are_refused_at_the_door() -> None:
    with pytest.raises(Refused, match="bad_command"):
        Leap.read(at(Ask()).board, 0, [("leap", "high", "12", "miles")])


def test_it_is_kept_as_its_words() -> None:
    raw = codec.dump(Leap("high", Feet(12)), Leap)

    assert raw == b'{"is":"phrases.leap","how":"high","length":["12","feet"]}'
    assert codec.load(raw, Leap) == Leap("high", Feet(12))


@pytest.mark.parametrize("length", ['["12","miles"]', '["012","feet"]', '"far"', "[12]", "[]", "{}"])
def test_other_words_are_no_save(length: str) -> None:
    with pytest.raises(Refused, match="bad_save"):
        codec.load(f'{{"is":"phrases.leap","how":"high","length":{length}}}', Leap)


def test_one_kind_is_not_kept_where_another_belongs() -> None:
    with pytest.raises(Refused, match="bad_save"):
        codec.load('["far"]', Feet)
