"""A lesson on a page: its arrow points at the board, so nothing is said that would have to be typed."""

import pytest
from support.visiting import Visit

from engine.games import games

SIGN = "👉 "


@pytest.mark.parametrize("slug", sorted(games()))
async def test_a_lesson_says_what_to_learn_and_where_to_press_and_nothing_else(visit: Visit, slug: str) -> None:
    nia = visit("nia")
    await nia.does("learn", slug)
    await nia.until(lambda: nia.touches is not None)
    assert nia.hand is not None

    step, said, do = [line for line in nia.hand["text"].split("\n") if line]

    assert "Step 1 of" in step
    assert said[-1] in ".!?"
    assert do == f"{SIGN}Press where the arrow points, or the button with {SIGN.strip()}."


@pytest.mark.parametrize("slug", sorted(games()))
async def test_what_a_lesson_points_to_is_called_otherwise_than_what_lies_beside_it(visit: Visit, slug: str) -> None:
    nia = visit("nia")
    await nia.does("learn", slug)
    await nia.until(lambda: nia.touches is not None)
    assert nia.touches is not None

    labels = [one["label"].removeprefix(SIGN) for one in nia.touches["choices"]]

    assert any(one["label"].startswith(SIGN) for one in nia.touches["choices"])
    assert [label for label in labels if labels.count(label) > 1] == []
