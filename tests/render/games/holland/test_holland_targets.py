"""Targets bear the labels of the buttons, where the choice is about, with what it costs."""

from itertools import pairwise

import pytest
from easel import Given

from engine.games.holland.actions import Plan
from engine.games.holland.phrases import HeroRun
from render.canvas import Drawn, Line, Stamp
from render.games.holland import places
from render.games.holland.heraldry import ROSE
from render.games.holland.targets import LABEL, LABEL_FILL, named_by
from render.painter import Target
from render.picture import Picture


def labels(picture: Picture) -> dict[str, tuple[float, float]]:
    return {one.text: one.at for one in picture.canvas.marks if isinstance(one, Line) and one.style == LABEL}


def within(at: tuple[float, float], space: str) -> bool:
    left, top, right, bottom = places.bounds(space)
    return left <= at[0] < right and top <= at[1] < bottom


def costs(picture: Picture) -> tuple[int, int]:
    small = [one.drawing.name for one in picture.canvas.marks if isinstance(one, Stamp) and one.width == 30]
    return small.count("icon/boot"), small.count("icon/star")


@pytest.mark.parametrize(
    ("tokens", "thing"),
    [
        (("hero", "hero", "1", "B4"), "B4"),
        (("hero", "hero", "1", "B4", "left", "rope"), "B4"),
        (("hero", "hero", "2", "roof"), "roof"),
        (("hero", "hero", "2"), "own_2"),
        (("hero", "villain", "mage"), "mage"),
        (("hero", "villain", "knight", "D2"), "D2"),
        (("hero", "explode", "E5"), "E5"),
        (("hero", "hide", "1"), "own_1"),
        (("choose", "7"), "card_7"),
        (("hero", "villain"), None),
        (("early", "off"), None),
    ],
)
def test_a_choice_is_about_the_last_thing_that_its_tokens_name(tokens: tuple[str, ...], thing: str | None) -> None:
    assert named_by(tokens) == thing


def test_a_space_is_marked_with_who_goes_there_and_by_no_typed_way(given: Given) -> None:
    way = Target(("hero", "hero", "1", "A1", "left", "climb"), "hero 1 A1 left climb")
    marks = given(resolving={"blue": 2}).private(0, way).canvas.marks
    on_it = [one.text for one in marks if isinstance(one, Line) and one.style == LABEL and within(one.at, "A1")]

    assert on_it == ["1"]


def test_a_piece_is_marked_where_it_stands(given: Given) -> None:
    picture = given(resolving={"blue": 2}).private(0, Target(("hero", "villain", "mage"), "mage"))

    assert within(labels(picture)["mage"], "C4")


def test_a_card_is_marked_in_the_hand(given: Given) -> None:
    picture = given().private(0, Target(("choose", "3"), "3 Explosion"))

    assert labels(picture)["3 Explosion"][1] > places.HEIGHT


def test_two_choices_on_a_space_stand_below_each_other(given: Given) -> None:
    both = (Target(("hero", "hero", "1", "A1"), "hero 1 A1"), Target(("hero", "hero", "2", "A1"), "hero 2 A1"))
    marks = given(resolving={"blue": 2}).private(0, *both).canvas.marks
    first, second = (one.at for one in marks if isinstance(one, Line) and one.style == LABEL and within(one.at, "A1"))

    assert first[0] == second[0]
    assert second[1] - first[1] >= LABEL.size


def test_the_labels_of_a_space_stay_within_it(given: Given) -> None:
    said = ("hero 1 B4 left", "hero 2 B4 right", "mage B4 through it", "knight B4")
    ways = (Target(("hero", "hero", str(nth), "B4"), label) for nth, label in enumerate(said))
    marks = given(resolving={"blue": 2}).private(0, *ways).canvas.marks
    left, top, right, bottom = places.bounds("B4")
    fill = f'fill="{LABEL_FILL}"'
    pills = [mark.shape.box for mark in marks if isinstance(mark, Drawn) and fill in mark.shape.markup]

    assert len(pills) == len(said)
    assert all(one[0] >= left and one[1] >= top and one[2] <= right and one[3] <= bottom for one in pills)
    assert all(above[3] <= below[1] + LABEL.size // 2 for above, below in pairwise(pills))


def test_a_long_name_is_made_to_fit_its_space(given: Given) -> None:
    way = Target(("hero", "villain", "knight", "B4"), "Найгрозніший-лицар-Голландії B4")
    marks = given(resolving={"blue": 2}).private(0, way).canvas.marks
    left, _, right, _ = places.bounds("B4")
    (pill,) = (
        mark.shape.box for mark in marks if isinstance(mark, Drawn) and f'fill="{LABEL_FILL}"' in mark.shape.markup
    )

    assert left <= pill[0] < pill[2] <= right


def test_a_choice_that_comes_twice_is_marked_once(given: Given) -> None:
    twice = (Target(("hero", "villain", "mage", "B4"), "mage B4"),) * 2
    picture = given(resolving={"blue": 2}).private(0, *twice)

    assert [one.text for one in picture.canvas.marks if isinstance(one, Line)].count("mage") == 1


def test_a_destination_shows_what_the_cheapest_way_costs(given: Given) -> None:
    picture = given(resolving={"blue": 5}, blue_1="B3").private(0, Target(("hero", "hero", "1", "A4"), "A4"))

    assert costs(picture) == (1, 1)


def test_what_the_draft_has_spent_is_no_longer_offered(given: Given) -> None:
    before = given(resolving={"blue": 2}).private(0)
    after = given(resolving={"blue": 2}, blue_1="A1").private(0, draft=Plan((HeroRun(1, ("left",)),)))

    assert "Points left: movement 2, special 1." in str(before.twin)
    assert "Points left: movement 1, special 1." in str(after.twin)


def falls(picture: Picture) -> int:
    return sum(ROSE in line and "dasharray" in line for line in picture.canvas.listing())


def test_the_fall_that_a_villain_would_cause_is_drawn_ahead(given: Given) -> None:
    picture = given(resolving={"blue": 2}, mage="A4", red_1="B4").private(
        0, Target(("hero", "villain", "mage", "B4"), "B4")
    )

    assert falls(picture) == 1


def test_no_fall_is_foreseen_where_a_hero_lies_or_sits_in_a_dungeon(given: Given) -> None:
    hidden = given(resolving={"blue": 2}, mage="A4", red_1="B4", hidden=["red_1"])
    dungeon = given(resolving={"blue": 2}, knight="A1")

    assert falls(hidden.private(0, Target(("hero", "villain", "mage", "B4"), "B4"))) == 0
    assert falls(dungeon.private(0, Target(("hero", "villain", "knight", "B1"), "B1"))) == 0
