"""The pictures of the night: what is laid over the table when somebody asks, and the same in words."""

from collections.abc import Callable
from typing import Any

import pytest

from render.games.noites.overlays import BARRED, COVERED, OPEN
from render.picture import Picture

Paint = Callable[..., Any]
LINE: Any = {
    "monsters": {
        "a1": {"at": [300, 450], "range": 300},
        "b1": {"at": [500, 450]},
        "b2": {"at": [300, 650]},
        "b3": {"at": [100, 450]},
    },
    "terrain": {"t1": ["graveyard", 300, 650, 0], "t2": ["crypt_house", 200, 450, 90]},
    "victims": {"v1": [450, 550], "v9": [850, 850]},
}
ASKED = (
    "reach a1",
    "range a1",
    "sight a1",
    "sight a1 b2",
    "check a1 e 100",
    "check a1 b1",
    "check v1 n 90",
    "a1",
    "t2",
)


def marks(picture: Picture | None) -> str:
    assert picture is not None
    return "\n".join(picture.canvas.listing())


@pytest.mark.parametrize("lang", ["en", "pt-BR", "uk"])
@pytest.mark.parametrize("things", ASKED)
def test_whatever_can_be_asked_is_shown_and_told_in_every_language(night: Paint, things: str, lang: str) -> None:
    picture = night(lang=lang, **LINE).closer(things)

    assert picture.canvas.size[0] == 1280
    assert picture.twin.about(things.split(maxsplit=1)[0])
    assert picture.png


@pytest.mark.parametrize("things", ["reach a9", "sight v1", "range", "check", "check z9 e 50", "nothing"])
def test_of_what_is_not_there_nothing_is_shown(night: Paint, things: str) -> None:
    assert night(**LINE).closer(things) is None


@pytest.mark.rule("NH-320", "NH-323")
def test_lines_of_sight_are_open_in_cover_or_barred_and_say_so(night: Paint) -> None:
    scene = night(**LINE)
    for target, colour, said in (("b1", OPEN, "hits on 4+"), ("b2", COVERED, "in cover"), ("b3", BARRED, "by t2")):
        picture = scene.closer(f"sight a1 {target}")

        assert colour in marks(picture)
        assert said in picture.alt


@pytest.mark.rule("NH-511")
def test_the_range_names_those_within_it_alone(night: Paint) -> None:
    described = {**LINE, "monsters": {**LINE["monsters"], "b1": {"at": [700, 450]}}}

    assert [name for name in ("b1", "b2", "b3") if f"{name}:" in night(**described).closer("range a1").alt] == [
        "b2",
        "b3",
    ]


@pytest.mark.rule("NH-222")
def test_a_way_that_cannot_be_gone_is_shown_as_far_as_it_can(night: Paint) -> None:
    picture = night(**LINE).closer("check a1 run 300,800")

    assert "a1 cannot go there" in picture.alt
    assert "too near b2; 250,700 is still fine" in picture.alt
    assert BARRED in marks(picture)


def test_a_spectator_may_ask_what_everybody_can_see(night: Paint) -> None:
    assert night(**LINE).closer("reach a1", seat=None) is not None


def test_what_is_asked_holds_no_secret_of_anybody(night: Paint) -> None:
    watching = {**LINE["monsters"], "a1": {"at": [300, 450], "range": 300, "watching": True}}
    pictures = [
        night(**{**LINE, "monsters": watching}, orders={"P1": {"watch": [["a1", order]]}}).closer(
            "check b1 w 60", seat=1
        )
        for order in ("first", "off")
    ]

    assert pictures[0].alt == pictures[1].alt
    assert marks(pictures[0]) == marks(pictures[1])
