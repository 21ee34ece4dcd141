"""A picture as data: the same marks, in their order, each with what a browser needs to draw it."""

import pytest
from support.registry import ALL

from bot.text import Catalogue
from engine.core import run
from engine.core.match import Match
from render.canvas import Canvas
from render.games import painters
from render.painter import NO_MARKS
from render.scene import MarkGroup, Outline, Placed, TextLine, scene
from render.shapes import corners_of, panel
from render.svg import Drawing
from render.symbols import symbol
from render.text import Style
from render.vector import svg

LEAF = Drawing(
    "leaf",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20">'
    "<style>.vein{stroke:#111}.dark .vein{stroke:#eee}</style>"
    '<defs><radialGradient id="g"/></defs><path class="cloth" fill="#fff" d="M0 0"/>'
    '<g class="dark"><path class="vein" d="M1 1"/></g><circle r="1" fill="url(#g)"/></svg>',
)


def test_a_scene_has_the_marks_of_its_canvas_in_their_order() -> None:
    canvas = Canvas((100, 80), "#123456")
    canvas.draw(panel((0, 0, 10, 10), "#fff"))
    canvas.stamp(LEAF, (50, 40), 20, angle=30, opacity=0.5)
    canvas.write("Ana", (5, 70), Style(30), "ls")

    given, drawings = scene(canvas)

    (layer,) = given.layers
    shape, leaf, line = layer.marks
    assert (given.wide, given.high, layer.ground) == (100, 80, "#123456")
    assert isinstance(shape, Outline)
    assert leaf == Placed(symbol(LEAF).key, 40, 20, 20, 40, 30, 0.5)
    assert isinstance(line, TextLine)
    assert (line.text, line.x, line.y, line.anchor) == ("Ana", 5, 70, "start")
    assert set(drawings) == set(given.drawings) == {symbol(LEAF).key}


def test_a_layer_below_comes_first() -> None:
    below = Canvas((10, 10), "#000000")
    above = Canvas((10, 10), below)
    above.draw(panel((0, 0, 5, 5), "#fff"))

    given, _ = scene(above)

    assert [layer.ground for layer in given.layers] == ["#000000", ""]


def test_what_stands_for_a_button_is_held_together_under_its_label() -> None:
    canvas = Canvas((100, 80), "#000000")
    with canvas.choice("5"):
        canvas.draw(panel((0, 0, 10, 10), "#fff"))
        canvas.write("5", (5, 5), Style(24))
    with canvas.choice(""):
        canvas.write("6", (5, 5), Style(24))

    (layer,) = scene(canvas)[0].layers

    assert [type(node) for node in layer.marks] == [MarkGroup, TextLine]
    assert isinstance(layer.marks[0], MarkGroup)
    assert (layer.marks[0].label, len(layer.marks[0].marks)) == ("5", 2)


def test_a_drawing_has_names_of_its_own_and_its_fills_written_into_it() -> None:
    made = symbol(LEAF.filled({"cloth": "#abcdef"}))

    assert (made.box, made.ratio) == ("0 0 10 20", 2)
    assert 'fill="#abcdef"' in made.markup
    assert 'stroke="#eee"' in made.markup
    assert f'id="{made.key}-g"' in made.markup
    assert f"url(#{made.key}-g)" in made.markup
    assert not any(word in made.markup for word in ("class=", "<style", "xmlns"))


def test_equal_drawings_have_equal_keys_and_others_do_not() -> None:
    red, blue = LEAF.filled({"cloth": "red"}), LEAF.filled({"cloth": "blue"})

    assert symbol(red).key == symbol(LEAF.filled({"cloth": "red"})).key
    assert symbol(red).key != symbol(blue).key


@pytest.mark.parametrize("slug", sorted(slug for slug in ALL if slug in painters()))
def test_every_game_can_be_given_out_as_a_scene(slug: str, house: Catalogue) -> None:
    game = ALL[slug]
    match, _ = Match.start(game, max(game.seats), "0" * 64)
    words = house.words("en", ("Ana",) * match.setup.seats, match.setup.roles)
    picture = painters()[slug].private(run.seen(game, match.position, 0), NO_MARKS, words)

    document = svg(*scene(picture.canvas))

    assert document.startswith("<svg ")
    assert document.count("<use ") > 0
    assert "class=" not in document
    assert "style=" not in document


def test_what_lies_below_a_fold_is_a_layer_of_its_own() -> None:
    canvas = Canvas((100, 80), "#101020")
    with canvas.thing("board"):
        canvas.draw(panel((0, 0, 100, 50), "#ffffff"))
    canvas.fold_at(50)
    with canvas.thing("card"):
        canvas.draw(panel((0, 50, 100, 80), "#ffffff"))
    board, low = scene(canvas)[0].layers

    keys = [[mark.key for mark in one.marks if isinstance(mark, MarkGroup)] for one in (board, low)]
    assert [board.below, low.below] == [0, 50]
    assert keys == [["board"], ["card"]]


def test_what_lies_in_a_box_below_the_fold_comes_after_it_places_and_all() -> None:
    canvas = Canvas((100, 80), "#101020")
    canvas.draw(panel((0, 0, 100, 50), "#ffffff"))
    canvas.fold_at(50)
    canvas.draw(panel((0, 50, 100, 52), "#ffffff"))
    for left, card in ((0, "one"), (40, "other")):
        box = (left, 52, left + 30, 80)
        canvas.box(box)
        canvas.spot(card, corners_of(box))
        with canvas.thing(card):
            canvas.draw(panel(box, "#ffffff"))
    _, low = scene(canvas)[0].layers

    ground, *rest = low.marks
    told = [(one.box, one.means, one.key) for one in rest if isinstance(one, MarkGroup)]
    assert isinstance(ground, Outline)
    assert told == [
        ((0, 52, 30, 80), "", ""),
        (None, "one", ""),
        (None, "", "one"),
        ((40, 52, 70, 80), "", ""),
        (None, "other", ""),
        (None, "", "other"),
    ]


def test_places_of_one_shape_are_told_alike_wherever_they_lie() -> None:
    canvas = Canvas((100, 80), "#123456")
    for left, top in ((10, 20), (50, 40)):
        canvas.spot(f"{left}", [(left, top), (left + 8, top), (left + 8, top + 6), (left, top + 6)])

    spots, _ = scene(canvas)[0].layers

    assert [one.outline for one in spots.marks if isinstance(one, MarkGroup)] == [
        "10,20 8,0 0,6 -8,0",
        "50,40 8,0 0,6 -8,0",
    ]
