"""Every character that can occur has a glyph, in whatever face it is asked for."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.serializer import serialize_message
from fontTools.ttLib import TTFont
from web_fonts import said, wanted

from bot.text import Catalogue
from bot.text.fluent import HERE, messages
from render import fonts
from render.fonts import Face

ALPHABETS = "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя" + "ãáâàçéêíóôõúü" + "abcdefghijklmnopqrstuvwxyz"

PLATFORMS = ("discord", "telegram", "web")
LESSONS = "table-lesson-"
"""What these say never stands in a picture: the reader's own device has fonts for it."""


@pytest.mark.parametrize("face", [Face.TEXT, Face.BOLD, Face.DISPLAY])
def test_a_face_has_the_alphabets_of_all_three_languages(face: Face) -> None:
    letters = ALPHABETS + ALPHABETS.upper() + "0123456789 .,:;!?—–-’'«»“”„()+/№"

    assert set(letters) - fonts.covered(face) == set()


@pytest.mark.parametrize("face", [Face.TEXT, Face.BOLD, Face.DISPLAY])
def test_figures_are_as_high_as_capitals(face: Face) -> None:
    font = TTFont(fonts.HERE / face)
    highs = {one: font["glyf"][font.getBestCmap()[ord(one)]].yMax for one in "H0123456789"}

    assert {one: high for one, high in highs.items() if high < 0.9 * highs["H"]} == {}, "a nought like an o"


@pytest.mark.parametrize(
    "file",
    sorted(file for file in HERE.glob("*/*.ftl") if file.stem not in PLATFORMS),
    ids=lambda file: f"{file.parent.name}/{file.stem}",
)
def test_every_character_of_every_message_has_a_glyph(file: Path, house: Catalogue) -> None:
    said = FluentParser().parse(file.read_text("utf-8"))
    text = "".join(serialize_message(one) for one in messages(said) if not one.id.name.startswith(LESSONS))

    assert text != ""
    assert fonts.missing(text) == ""


def test_a_character_that_nobody_has_is_found_missing() -> None:
    assert fonts.missing("Ана 日本") == "日本"


def test_the_face_with_symbols_steps_in_for_a_single_character() -> None:
    assert list(fonts.runs("ok ⚑ ok", Face.BOLD)) == [(Face.BOLD, "ok "), (Face.SYMBOLS, "⚑"), (Face.BOLD, " ok")]


def test_an_unknown_character_is_shown_as_a_box_and_a_control_character_not_at_all() -> None:
    assert list(fonts.runs("日\u202e", Face.TEXT)) == [(Face.SYMBOLS, "□")]


@pytest.mark.parametrize("char", ["Ї", "ç", "W", "№"])
def test_a_character_said_to_be_covered_is_not_drawn_as_the_box_for_missing_ones(char: str) -> None:
    font = fonts.opened(Face.TEXT, 40)

    assert bytes(font.getmask(char)) != bytes(font.getmask("\ufffe"))


@pytest.mark.parametrize("face", Face)
def test_a_page_has_of_each_face_what_the_texts_say(face: Face) -> None:
    cut = TTFont(fonts.for_pages(face)).getBestCmap()

    assert set(map(chr, cut)) == wanted(face), "make fonts"


def test_no_letter_of_a_text_is_left_to_the_font_of_a_device() -> None:
    cut = frozenset().union(*map(wanted, Face))

    assert said() & fonts.covered(Face.SYMBOLS) - cut == set()
    assert set(ALPHABETS + ALPHABETS.upper()) <= wanted(Face.TEXT) & wanted(Face.BOLD) & wanted(Face.DISPLAY)
