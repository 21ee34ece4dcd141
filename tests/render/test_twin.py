"""A picture in lines, and what it says about one thing."""

from render.twin import Said, Twin

TWIN = Twin(
    (Said("Round 3"), Said("B3: rope, red 1", ("B3", "row_3", "red_1")), Said("C3: portal", ("C3", "row_3"))),
    lambda: (Said("Right of B3 lies C3.", ("B3",)),),
)


def test_a_twin_reads_as_its_lines() -> None:
    assert str(TWIN) == "Round 3\nB3: rope, red 1\nC3: portal"


def test_a_look_at_a_thing_gives_the_lines_about_it() -> None:
    assert TWIN.about("row_3") == ("B3: rope, red 1", "C3: portal")
    assert TWIN.about("red_1") == ("B3: rope, red 1",)


def test_a_look_at_a_thing_begins_with_the_details_that_the_whole_leaves_out() -> None:
    assert TWIN.about("B3") == ("Right of B3 lies C3.", "B3: rope, red 1")
    assert "Right of" not in str(TWIN)


def test_a_look_does_not_mind_capitals() -> None:
    assert TWIN.about("b3") == TWIN.about("B3")
