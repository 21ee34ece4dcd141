"""Two pictures, mark by mark. A change is read as a difference; `MESTRE_GOLDEN=write` takes it over."""

import os
from pathlib import Path

from easel import Given

from engine.games.holland.events import Exploded, Knocked, Ran
from render.painter import Target
from render.picture import Picture

HERE = Path(__file__).parent / "golden"


def check(name: str, picture: Picture) -> None:
    file, drawn = HERE / f"{name}.txt", "\n".join(picture.canvas.listing()) + "\n"
    if os.environ.get("MESTRE_GOLDEN") == "write":
        file.write_text(drawn, "utf-8")
    assert drawn == file.read_text("utf-8")


def test_the_public_picture_is_as_it_was(given: Given) -> None:
    table = given(3, resolving={"red": 2, "blue": 4}, blue_1="B4", red_1="D3", green_2="ROOF", rests={"green": 1})
    happened = (Ran("mage", ("left",), ("B2", "A2")), Knocked(2, "mage", "A3", "A1", 0), Exploded("E3", ()))

    check("board", table.board(*happened))


def test_the_private_picture_is_as_it_was(given: Given) -> None:
    table = given(2, resolving={"blue": 5}, blue_1="B4", hands={"blue": [2, 5, 7]})

    check("private", table.private(0, *(Target(("hero", "hero", "1", end), end) for end in ("A4", "B5", "C4"))))
