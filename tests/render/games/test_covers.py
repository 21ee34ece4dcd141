"""The covers: what a game is chosen by."""

import pytest

from engine.games import games
from render.canvas import Canvas, Line
from render.cover import SIZE
from render.games import painters
from render.paper import cut_out, silhouette
from render.svg import Drawing
from render.text import width

OURS = sorted(slug for slug, game in games().items() if game.board.__module__.startswith("engine.games."))
SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><path d="M30 30h60v60h-60z" fill="#c00"/></svg>'


def cover(slug: str, title: str) -> Canvas:
    made = painters()[slug].cover
    assert made is not None
    return made(title)


@pytest.mark.parametrize("slug", OURS)
def test_every_game_of_the_house_has_a_cover_that_bears_its_name(slug: str) -> None:
    canvas = cover(slug, "Сер Голланд Хоробрий: втеча з вежі")
    written = [mark for mark in canvas.marks if isinstance(mark, Line)]

    assert canvas.size == SIZE
    assert [line.text for line in written] == ["Сер Голланд Хоробрий: втеча з вежі"]
    assert width(written[0].text, written[0].style) <= SIZE[0]


def test_covers_differ() -> None:
    assert len({"\n".join(cover(slug, "").listing()) for slug in OURS}) == len(OURS)


def test_what_is_cut_out_has_a_pale_edge_around_its_own_colour() -> None:
    image = cut_out(Drawing("square", SQUARE), "#f6ead2").image(140)

    assert image.getpixel((70, 70)) == (204, 0, 0, 255)
    assert image.getpixel((70, 38)) == (246, 234, 210, 255)
    assert image.getchannel("A").getpixel((70, 20)) == 0


def test_a_silhouette_is_of_one_colour() -> None:
    assert silhouette(Drawing("square", SQUARE), "#0a1016").image(140).getpixel((70, 70)) == (10, 16, 22, 255)


def test_a_long_name_becomes_smaller() -> None:
    sizes = [max(mark.style.size for mark in cover(OURS[0], name).marks if isinstance(mark, Line)) for name in NAMES]

    assert sizes[0] > sizes[1]


NAMES = ("Name", "A name that is a good deal longer than what fits on paper")
