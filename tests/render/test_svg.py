"""Art as data: sizes, fills, and the folder that spares a second rasterising."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from render import raster, svg
from render.svg import Drawing, drawing

MARKUP = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">'
    '<rect class="cloth" width="20" height="10" fill="#ff0000"/></svg>'
)
FLAG = Drawing("flag", MARKUP)


@pytest.fixture
def folder(tmp_path: Path, art: Path) -> Iterator[Path]:
    svg.forget()
    svg.keep_on_disk(tmp_path / "art")
    yield tmp_path / "art"
    svg.share_on_disk(art)
    svg.forget()


def test_a_drawing_keeps_its_proportions_at_any_width() -> None:
    assert FLAG.image(60).size == (60, 30)


def test_a_half_pixel_of_height_counts_as_a_whole_one() -> None:
    assert FLAG.image(41).size == (41, 21)


def test_a_class_of_a_drawing_can_be_given_another_fill() -> None:
    assert FLAG.filled({"cloth": "#0000ff"}).image(20).getpixel((5, 5)) == (0, 0, 255, 255)
    assert FLAG.image(20).getpixel((5, 5)) == (255, 0, 0, 255)


def test_what_nobody_has_drawn_yet_is_a_sign_of_its_own() -> None:
    undrawn = [drawing("render.games.noites", f"monster/{name}") for name in ("gremlin", "gargoyle")]

    assert all(one.image(40).size == (40, 40) for one in undrawn)
    assert undrawn[0].image(40).tobytes() != undrawn[1].image(40).tobytes()
    assert undrawn[0].filled({"cloth": "#ff0000"}).image(40).getpixel((20, 5)) == (255, 0, 0, 255)


def test_what_was_rasterised_is_found_on_disk_by_the_next_start(folder: Path) -> None:
    FLAG.image(40)
    (kept,) = folder.iterdir()
    kept.write_bytes(_blue_png())
    svg.forget()

    assert FLAG.image(40).getpixel((5, 5)) == (0, 0, 255, 255)


def test_another_fill_or_size_is_another_file(folder: Path) -> None:
    FLAG.image(40)
    FLAG.image(41)
    FLAG.filled({"cloth": "#0000ff"}).image(40)

    assert len(list(folder.iterdir())) == 3


def _blue_png() -> bytes:
    return raster.png(MARKUP, 40, ".cloth{fill:#0000ff}")


def test_what_was_drawn_longest_ago_makes_room_on_disk(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for width in (40, 60, 80):
        FLAG.image(width)
    for age, file in enumerate(sorted(folder.iterdir())):
        os.utime(file, (1_000_000 + age, 1_000_000 + age))
    *older, newest = sorted(folder.iterdir())
    monkeypatch.setattr(svg, "ROOM_ON_DISK", newest.stat().st_size)

    svg.keep_on_disk(folder)

    assert list(folder.iterdir()) == [newest]
    assert older
