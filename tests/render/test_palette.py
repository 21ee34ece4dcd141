"""Contrast and colour-blindness, against published values."""

import pytest

from render import palette


def test_contrast_is_that_of_the_web_guidelines() -> None:
    assert palette.contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_contrast_does_not_ask_which_colour_is_the_ground() -> None:
    assert palette.contrast("#204060", "#ffeecc") == palette.contrast("#ffeecc", "#204060")


def test_red_and_green_come_close_to_each_other_for_somebody_without_green() -> None:
    everybody = palette.difference("#b04030", "#6c7a20")
    deuteranope = palette.difference("#b04030", "#6c7a20", "deuteranopia")

    assert deuteranope < everybody / 2


def test_the_least_difference_is_that_of_the_worst_pair_for_the_worst_sight() -> None:
    assert palette.least_difference(["#b04030", "#6c7a20", "#2040ff"]) < palette.TOLD_APART


@pytest.mark.parametrize(("ground", "ink"), [("#ffffff", palette.INK), ("#202020", palette.PAPER)])
def test_ink_is_dark_on_light_ground_and_light_on_dark(ground: str, ink: str) -> None:
    assert palette.ink_on(ground) == ink


def test_white_and_black_are_as_far_apart_as_can_be() -> None:
    assert palette.difference("#ffffff", "#000000") == pytest.approx(100, abs=0.1)
