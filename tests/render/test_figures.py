"""A page of the rules shows what it is about as it is drawn on the table, each thing with its name."""

from render.canvas import Line, Stamp
from render.figures import LARGE, figures


def test_each_thing_that_is_drawn_stands_over_its_name() -> None:
    canvas = figures(
        "holland", (("chase", "Chase"), ("nowhere", "Nowhere"), ("hero", "A hero of one's own, with a cap"))
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
    assert figures("holland", (("chase", "Chase"), ("nowhere", "Nowhere"))) is None
