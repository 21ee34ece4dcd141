"""The pictures as a whole."""

from collections.abc import Iterator

import pytest
from easel import Given

from engine.games.holland.events import Exploded, Hid, Knocked, Ran
from render.canvas import Canvas, Line, Mark
from render.painter import Target
from render.picture import Picture
from render.text import SMALLEST

LONG = ("Wolfeschlegelsteinhausenbergerdorff", "Максиміліан-Олександр Довгорукий", "João Guilherme de Souza", "Í" * 40)
STAR_TURN = {"resolving": {"blue": 4}, "blue_1": "B4", "red_1": "B3", "knight": "A3", "final": True}


def everything(given: Given, lang: str) -> Iterator[Picture]:
    """Pictures that between them hold all there is to draw, with the longest names."""
    choosing = given(4, lang, LONG, hidden=["red_2"], red_2="A2", rests={"blue": 1, "red": 3}, misses={"green": 2})
    yield choosing.board()
    yield choosing.private(0, *(Target(("choose", str(card)), f"{card} …") for card in range(1, 8)))
    resolving = given(4, lang, LONG, **STAR_TURN)
    yield resolving.private(0, *(Target(("hero", "villain", "mage", f"{c}4"), f"{c}4") for c in "ABCDE"))
    yield given(2, lang, LONG, blue_1="ROOF", blue_2="ROOF", phase="game_over").board()


def all_marks(canvas: Canvas) -> Iterator[Mark]:
    """The marks of a canvas and of the layers below it."""
    if isinstance(canvas.ground, Canvas):
        yield from all_marks(canvas.ground)
    yield from canvas.marks


def test_nothing_written_is_too_small_to_read_on_a_phone(given: Given, lang: str) -> None:
    written = [one for picture in everything(given, lang) for one in all_marks(picture.canvas) if isinstance(one, Line)]

    assert len(written) > 100
    assert min(line.style.size for line in written) >= SMALLEST


def test_nothing_written_leaves_the_picture(given: Given, lang: str) -> None:
    for picture in everything(given, lang):
        wide, high = picture.canvas.size
        for line in all_marks(picture.canvas):
            if isinstance(line, Line):
                sprite, (left, top) = line.placed()
                assert left >= 0
                assert top >= 0
                assert left + sprite.size[0] <= wide
                assert top + sprite.size[1] <= high, line.text


def test_no_label_of_ours_is_cut_off_in_any_language(given: Given, lang: str) -> None:
    for picture in (given(4, lang).board(), given(4, lang, **STAR_TURN).private(0)):
        cut = [one.text for one in all_marks(picture.canvas) if isinstance(one, Line) and one.text.endswith("…")]

        assert cut == []


def test_the_public_picture_is_1280_wide_and_the_private_one_goes_on_below(given: Given) -> None:
    table = given(2)

    assert table.board().canvas.size[0] == 1280
    assert table.private(0).canvas.size[1] > table.board().canvas.size[1]


def test_the_same_view_gives_the_same_bytes(given: Given) -> None:
    assert given(3, **STAR_TURN).private(0).png == given(3, **STAR_TURN).private(0).png


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_a_parchment(given: Given, seats: int) -> None:
    written = " ".join(given(seats).board().canvas.listing())

    assert [name in written for name in ("Ana", "Rui", "Олена", "João")] == [place < seats for place in range(4)]


def test_the_file_name_says_nothing_of_the_game(given: Given) -> None:
    assert given(2).private(0).name == given(2, round=5, blue_1="C3").private(0).name


def test_what_happened_is_drawn_over_the_tower(given: Given) -> None:
    table = given(2)
    happened = (
        Ran("hero_0", ("left", "rope", "passage"), ("B1", "A1", "A2", "E4")),
        Ran("mage", ("down",), ("C4", "C3")),
        Knocked(2, "mage", "C3", "C2", 0),
        Exploded("E3", ()),
        Hid(3, "D1"),
    )

    assert len(table.board(*happened).canvas.marks) > len(table.board().canvas.marks) + len(happened)
