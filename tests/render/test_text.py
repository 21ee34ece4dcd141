"""Measuring, fitting and wrapping."""

from dataclasses import replace

from render import text
from render.text import SMALLEST, Style

BODY = Style(30)
LONG = "Сер Голланд хоробро тікає з вежі та ніколи не озирається"


def test_a_text_that_has_room_is_left_as_it_is() -> None:
    assert text.fitted("Roof", BODY, 400) == ("Roof", BODY)


def test_a_text_is_made_smaller_before_anything_is_cut_off() -> None:
    shown, style = text.fitted("Calabouço e corda", BODY, text.width("Calabouço e corda", BODY) - 20)

    assert shown == "Calabouço e corda"
    assert SMALLEST <= style.size < BODY.size


def test_letters_never_become_too_small_to_read() -> None:
    shown, style = text.fitted(LONG, BODY, 200)

    assert style.size == SMALLEST
    assert shown.endswith("…")
    assert text.width(shown, style) <= 200


def test_wrapped_lines_hold_all_words_and_fit() -> None:
    lines = text.wrapped(LONG, BODY, 260)

    assert " ".join(lines) == LONG
    assert max(text.width(line, BODY) for line in lines) <= 260


def test_a_word_wider_than_the_room_is_shortened() -> None:
    (line,) = text.wrapped("Х" * 60, BODY, 200)

    assert line.endswith("…")


def test_a_line_break_in_a_text_stays() -> None:
    assert text.wrapped("one\ntwo", BODY, 500) == ("one", "two")


def test_a_halo_surrounds_the_letters_on_every_side() -> None:
    plain, haloed = text.sprite("H", BODY), text.sprite("H", replace(BODY, halo="#ffffff"))

    assert haloed.size[0] == plain.size[0] + 2 * replace(BODY, halo="#ffffff").outline
