"""Every shape lies within its box: what sticks out would be cut off."""

import pytest
from PIL import Image

from render.canvas import Canvas, Drawn
from render.games.noites import places
from render.games.noites.look import BLOOD
from render.games.noites.overlays import put_circle
from render.shapes import Shape, around, arrow, burst, cut_off, line, panel, pill, polygon, ring

RED = "#ff0000"


def distance_at_the_edge() -> Shape:
    plan = places.whole("small")
    canvas = Canvas((plan.side[2], plan.height), "#000000")
    put_circle(canvas, plan, (10, 10), 150, BLOOD)
    (mark,) = canvas.marks
    assert isinstance(mark, Drawn)
    return mark.shape


SHAPES = {
    "panel": panel((10, 10, 90, 60), RED, "#000000", radius=8, width=6),
    "pill": pill((50, 50), 60, 30, RED, "#000000"),
    "ring": ring((50, 50), 30, RED, width=9, dashed=True),
    "polygon": polygon([(10, 10), (90, 20), (40, 80)], RED, "#000000", width=6),
    "line": line([(10, 10), (90, 20), (40, 80)], RED, 8, casing="#ffffff"),
    "arrow": arrow([(10, 10), (90, 20), (40, 80)], RED),
    "short arrow": arrow([(10, 10), (14, 10)], RED, width=12, dashed=True),
    "burst": burst((50, 50), 40, RED, "#000000"),
    "what is cut off": cut_off((30, 30, 70, 70), '<circle cx="50" cy="60" r="40" fill="#ff0000"/>'),
    "a distance at the edge of the night": distance_at_the_edge(),
}


@pytest.mark.parametrize("name", SHAPES)
def test_nothing_of_a_shape_is_cut_off_by_its_box(name: str) -> None:
    shape = SHAPES[name]
    left, top, right, bottom = shape.box
    wider = Shape((left - 20, top - 20, right + 20, bottom + 20), shape.markup)
    inside = Image.new("L", (right - left, bottom - top), 255)
    outside = wider.drawing().image(right - left + 40).getchannel("A").copy()
    outside.paste(0, (20, 20, 20 + inside.width, 20 + inside.height))

    assert outside.getbbox() is None


def test_the_box_around_points_holds_them_with_the_margin() -> None:
    assert around([(1.5, 2), (10, 4.2)], 1) == (0, 1, 11, 6)


def test_a_box_that_is_not_of_whole_pixels_says_so() -> None:
    with pytest.raises(TypeError, match="whole pixels"):
        panel((0, 0, 10.5, 10), "#fff")
