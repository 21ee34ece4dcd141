"""Pictures of positions that are written from the command, with their words."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result
from PIL import Image

from bot.text import LANGUAGES
from engine.games import games
from render.games import painters

Run = Callable[..., Result]
PAINTED = pytest.mark.parametrize("slug", ["porrinha", *sorted(painters().keys() & games().keys())])


def painted(mestre: Run, slug: str, *typed: str, lang: str = "en", kind: str = "svg") -> tuple[Result, Path]:
    """What is drawn is the same whichever the kind; to rasterise it takes longest."""
    return mestre("render", slug, *typed, "-o", f"out/picture.{kind}", lang=lang), Path(f"out/picture.{kind}")


BEGUN = {"amsterdam": "8"}
"""After so many entries somebody has something to hide: in the city three seconds are counted first."""


@PAINTED
def test_a_position_is_painted(mestre: Run, slug: str) -> None:
    told, file = painted(mestre, slug, "--after", "7", kind="png")

    assert told.exit_code == 0
    with Image.open(file) as picture:
        assert picture.width >= 800


@PAINTED
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_position_is_drawn_and_told(mestre: Run, slug: str, lang: str) -> None:
    told, file = painted(mestre, slug, "--after", "7", lang=lang)

    assert told.exit_code == 0
    assert len(told.output.splitlines()) > 3
    assert file.read_text("utf-8").startswith("<svg")


def test_whoever_plays_in_the_terminal_finds_the_picture_beside_it(mestre: Run) -> None:
    mestre("terminal", "holland", "--seed", "x", keys="quit\n")

    with Image.open("mestre-table/seat.png") as picture:
        assert picture.width >= 800


@PAINTED
def test_the_same_seed_paints_the_same_picture(mestre: Run, slug: str) -> None:
    first = painted(mestre, slug, "--seed", "a", "--after", "3")[1].read_bytes()

    assert painted(mestre, slug, "--seed", "a", "--after", "3")[1].read_bytes() == first


@PAINTED
def test_who_plays_makes_another_picture(mestre: Run, slug: str) -> None:
    random = painted(mestre, slug, "--after", "8")[1].read_bytes()

    assert painted(mestre, slug, "--after", "8", "--policy", "greedy")[1].read_bytes() != random


@PAINTED
def test_seats_see_more_than_everybody(mestre: Run, slug: str) -> None:
    everybody = painted(mestre, slug, "--after", BEGUN.get(slug, "1"), "--spectator")[0].output
    own = [painted(mestre, slug, "--after", BEGUN.get(slug, "1"), "--seat", seat)[0].output for seat in ("1", "2")]

    assert own != [everybody, everybody]


@PAINTED
def test_a_seat_that_is_not_there_is_refused(mestre: Run, slug: str) -> None:
    assert painted(mestre, slug, "--seat", "99")[0].exit_code == 2


@PAINTED
def test_the_end_of_a_scenario_is_painted(mestre: Run, slug: str, tmp_path: Path) -> None:
    scenario = tmp_path / "start.yaml"
    scenario.write_text(f"game: {slug}\nseed: x\ncases: [{{name: the start}}]")

    told = mestre("render", "--scenario", str(scenario), "--case", "the start", "-o", "start.svg")

    assert (told.exit_code, Path("start.svg").read_text("utf-8")[:4]) == (0, "<svg")
    assert mestre("render", "--scenario", str(scenario), "--case", "no such", "-o", "no.svg").exit_code == 2
