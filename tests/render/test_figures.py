"""A page of the rules shows what it is about as it is drawn on the table, each thing with its name."""

import pytest

from bot.text import Catalogue
from bot.text.lookup import Lookup
from render.canvas import Line, Stamp
from render.figures import LARGE, figures
from render.games.amsterdam import PAINTER


def test_each_thing_that_is_drawn_stands_over_its_name() -> None:
    canvas = figures(
        "holland", (("chase", "Chase"), ("nowhere", "Nowhere"), ("hero", "A hero of one's own, with a cap")), {}
    )
    assert canvas is not None

    stamps = [mark for mark in canvas.marks if isinstance(mark, Stamp)]
    assert [mark.drawing.name.rpartition("/")[2] for mark in stamps] == ["chase", "hero"]
    for stamp, line in zip(stamps, (mark for mark in canvas.marks if isinstance(mark, Line)), strict=False):
        assert stamp.at[0] == line.at[0]
        assert stamp.at[1] + LARGE / 2 <= line.at[1]
        assert stamp.drawing.sprite(stamp.width).size[1] <= LARGE + 1
    assert " ".join(mark.text for mark in canvas.marks if isinstance(mark, Line)).endswith(
        "hero of one's own, with a cap"
    )


def test_a_page_of_which_next_to_nothing_is_drawn_has_no_picture() -> None:
    assert figures("holland", (("chase", "Chase"), ("nowhere", "Nowhere")), {}) is None


def test_what_has_an_icon_alone_is_shown_by_that() -> None:
    canvas = figures("amsterdam", (("swap", "Swap"), ("nowhere", "Nowhere"), ("police", "Police")), PAINTER.icons())
    assert canvas is not None

    assert [mark.text for mark in canvas.marks if isinstance(mark, Line)] == ["Swap", "Police"]


@pytest.mark.parametrize("lang", ["en", "pt-BR", "uk"])
def test_the_words_of_the_city_have_an_icon_each(lang: str) -> None:
    catalogue = Catalogue.load()
    lookup = Lookup.of(catalogue, "amsterdam")
    icons = PAINTER.icons().keys()
    [notions] = [one for one in lookup.topics(lang) if "amsterdam-police" in one.keys]
    named = [key.removeprefix("amsterdam-").replace("-", "_") for key in notions.keys]

    assert [name for name in named if name not in icons] == []
