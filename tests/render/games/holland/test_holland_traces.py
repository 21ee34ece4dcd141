"""What happened is drawn where it happened."""

from easel import Given

from engine.core.event import Event
from engine.games.holland.events import Exploded, Hid, Knocked, Ran
from render.canvas import Drawn, Stamp
from render.games.holland import places
from render.games.holland.heraldry import FIELDS, ROSE, SHADE
from render.games.holland.traces import APART, ASIDE, OVERHEAD
from render.shapes import Box, Shape


def drawn(given: Given, *happened: Event, **described: object) -> list[Shape]:
    """The shapes that a picture has because of what happened."""
    quiet, told = given(**described).board(), given(**described).board(*happened)
    known = {one.shape for one in quiet.canvas.marks if isinstance(one, Drawn)}
    return [one.shape for one in told.canvas.marks if isinstance(one, Drawn) and one.shape not in known]


def touches(shape: Shape, space: str) -> bool:
    (left, top, right, bottom), (west, north, east, south) = shape.box, places.bounds(space)
    return left < east and west < right and top < south and north < bottom


def around(*spaces: str) -> Box:
    boxes = [places.bounds(space) for space in spaces]
    return min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes)


def test_a_run_is_an_arrow_in_the_colour_of_the_hero_over_all_its_spaces(given: Given) -> None:
    (way,) = drawn(given, Ran("hero_2", ("left", "rope"), ("B1", "A1", "A2")))

    assert FIELDS["red"] in way.markup
    assert all(touches(way, space) for space in ("B1", "A1", "A2"))


def test_a_villains_run_has_a_colour_that_no_hero_has(given: Given) -> None:
    (way,) = drawn(given, Ran("mage", ("down",), ("C4", "C3")))

    assert SHADE in way.markup


def test_the_way_through_a_passage_is_dashed(given: Given) -> None:
    walk, through, on = drawn(given, Ran("hero_0", ("right", "passage", "right"), ("D2", "E2", "A4", "B4")))

    assert ["dasharray" in shape.markup for shape in (walk, through, on)] == [False, True, False]
    assert touches(through, "E2")
    assert touches(through, "A4")


def test_a_run_to_the_roof_leaves_the_tower_above_its_last_space(given: Given) -> None:
    (way,) = drawn(given, Ran("hero_0", ("rope",), ("B5", "roof")), blue_1="ROOF")

    assert way.box[1] < places.ROOFLINE
    assert touches(way, "B5")


def test_a_fall_is_a_dashed_arrow_from_where_to_where(given: Given) -> None:
    (fall,) = drawn(given, Knocked(2, "mage", "B4", "B2", 1))

    assert ROSE in fall.markup
    assert "dasharray" in fall.markup
    assert all(touches(fall, space) for space in ("B4", "B3", "B2"))


def test_an_explosion_marks_the_column_that_dropped_and_every_drop(given: Given) -> None:
    column, *drops, burst = drawn(given, Exploded("E3", ()))
    left, top, right, bottom = around("E3", "E5")

    assert column.box == (left - 2, top - 2, right + 2, bottom + 2)
    assert len(drops) == 2
    assert touches(burst, "E3")


def test_an_explosion_on_top_drops_nothing(given: Given) -> None:
    assert len(drawn(given, Exploded("E5", ()))) == 2


def test_a_piece_leaves_a_faint_figure_where_it_was(given: Given) -> None:
    marks = given(blue_1="A1").board(Ran("hero_0", ("left",), ("B1", "A1"))).canvas.marks
    faint = [one for one in marks if isinstance(one, Stamp) and one.opacity < 1]

    assert [one.drawing.name for one in faint] == ["hero"]
    assert places.bounds("B1")[0] < faint[0].at[0] < places.bounds("B1")[2]


def test_who_has_just_hidden_is_ringed(given: Given) -> None:
    (ring,) = drawn(given, Hid(0, "B3"), blue_1="B3", hidden=["blue_1"])

    assert touches(ring, "B3")


def test_a_run_there_and_back_shows_both_ways(given: Given) -> None:
    (way,) = drawn(given, Ran("mage", ("left", "right"), ("C4", "B4", "C4")))
    x, y = places.middle("C4")

    assert way.markup.count(f"{x + ASIDE:g},{y - OVERHEAD:.5g}") > 0
    assert way.markup.count(f"{x + ASIDE:g},{y - OVERHEAD + APART:.5g}") > 0
