"""Somebody who sees no picture can play from its twin."""

from easel import Given

from engine.games.holland.content.tower_cards import SPACES
from render.painter import Target


def test_the_twin_says_what_card_lies_on_every_space_and_who_is_there(given: Given) -> None:
    twin = str(given(blue_1="B4", mage="A4", hidden=["red_1"], red_1="B3", red_2="ROOF").board().twin)

    assert "Level 4: A4 secret passage (Dark Mage), B4 wall (blue hero 1), C4 portal, D4 rope, E4 wall." in twin
    assert "B3 wall (red hero 1 – hidden)" in twin
    assert "Roof: red hero 2." in twin
    assert [space for space in SPACES if f"{space} " not in twin] == []


def test_the_twin_says_what_everybody_holds_and_has_done(given: Given) -> None:
    twin = str(given(hands={"red": [2, 7]}, rests={"red": 1}, griffin="red").board().twin)

    assert (
        "Rui (red), holds the griffin. Hand: 2, 7. Played: 1, 3, 4, 5, 6. Rests: 1. Heroes: 1 on B1, 2 on D1." in twin
    )


def test_the_twin_says_the_order_and_whose_turn_it_is(given: Given) -> None:
    twin = str(given(resolving={"red": 2, "blue": 4}).board().twin)

    assert "Rui plays" in twin
    assert "Order: Rui 2, Ana 4." in twin


def test_a_look_at_a_space_tells_what_it_does_and_what_lies_around_it(given: Given) -> None:
    (said,) = given(blue_1="A3").board().twin.about("A3")

    assert said.startswith("A3 rope (blue hero 1). A hero that stands on it may spend 1 movement point")
    assert said.endswith("Right B3 wall, above A4 secret passage, below A2 wall.")


def test_a_look_at_a_piece_finds_its_space(given: Given) -> None:
    twin = given(blue_1="A3").board().twin

    assert twin.about("blue_1") == twin.about("A3")
    assert any(line.startswith("C4 portal (Dark Mage)") for line in twin.about("mage"))


def test_the_alt_text_places_everybody_and_fits_where_alt_texts_go(given: Given, lang: str) -> None:
    alt = given(4, lang, hidden=["red_2"], red_2="A2", blue_1="ROOF").board().alt

    assert "A2" in alt
    assert "C4" in alt
    assert len(alt) <= 1024


def test_only_the_owner_reads_of_the_points_left_and_the_choices(given: Given) -> None:
    table = given(resolving={"blue": 2})
    own = str(table.private(0, Target(("hero", "hero", "1", "A1"), "A1")).twin)

    assert "Your card: 2 Chase." in own
    assert "You can choose: A1 (movement 1)." in own
    assert "Points left" not in str(table.private(1).twin)
    assert "Points left" not in str(table.board().twin)
