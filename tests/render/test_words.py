"""What painters ask of words beyond messages."""

from bot.text import Catalogue
from render.words import sentence, sitter


def test_somebody_who_sits_there_is_called_by_name(house: Catalogue) -> None:
    assert sitter(house.words("en", seats=["Ana", "Rui"]), 1) == "Rui"


def test_an_empty_seat_is_called_by_its_number(house: Catalogue) -> None:
    assert sitter(house.words("en"), 1) == "Seat 2"


def test_a_sentence_starts_with_a_capital() -> None:
    assert sentence("їжак") == "Їжак"
