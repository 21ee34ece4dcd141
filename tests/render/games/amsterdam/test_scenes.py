"""What is listed is to be seen: nothing hides it, nothing cuts it off, and no two scenes look alike."""

import io
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest
import resvg_py
from PIL import Image, ImageChops, ImageDraw, ImageStat

from engine.games.amsterdam.content.city_tiles import CITY_TILES
from engine.games.amsterdam.content.clue_cards import CLUE_CARDS
from engine.games.amsterdam.content.motifs import MOTIFS
from engine.games.amsterdam.content.pictures import MANY, Picture, PictureId
from render.games.amsterdam.scenes import composing
from render.games.amsterdam.scenes.layout import HEXAGON, SQUARE, Frame, PlacedMotif, layout
from render.palette import rgb

WIDE = 200
LEAST_OF_A_MOTIF = 70
"""Hundredths of what is painted of a thing, all its copies together."""
LEAST_OF_A_COPY = 40
LEAST_PLAIN = 8
"""Hundredths of a thing that are its very colour, neither lit nor in the shade."""
LEAST_DIFFERENCE = 14
"""Of 255, on average over a thumbnail."""
SCENES = [*((name, picture, SQUARE) for name, picture in CLUE_CARDS.items()),
          *((name, picture, HEXAGON) for name, picture in CITY_TILES.items())]  # fmt: skip
NAMES = [name for name, _, _ in SCENES]


@cache
def window(frame: Frame) -> Image.Image:
    """What a frame shows, white."""
    shown = Image.new("L", (WIDE, WIDE), 255 if frame is SQUARE else 0)
    if frame is HEXAGON:
        corners = [(50, 13), (150, 13), (200, 100), (150, 187), (50, 187), (0, 100)]
        ImageDraw.Draw(shown).polygon(corners, fill=255)
    return shown


def painted(markup: str) -> Image.Image:
    """A piece of a scene alone."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">{markup}</svg>'
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=WIDE, skip_system_fonts=True))
    return Image.open(io.BytesIO(png)).convert("RGBA")


def covering(one: PlacedMotif) -> Image.Image:
    """Where a thing covers what is behind it, white."""
    return painted(composing.drawn(one)).getchannel("A").point(lambda alpha: 255 if alpha > 127 else 0)


def amount(mask: Image.Image) -> int:
    return mask.histogram()[255]


@cache
def shares(picture: Picture, frame: Frame) -> tuple[tuple[str, int, int], ...]:
    """Of each thing: how much is painted, how much is to be seen."""
    seen, hidden = [], Image.new("L", (WIDE, WIDE), 0)
    for one in reversed(layout(picture, frame)):
        mask = covering(one)
        left = ImageChops.multiply(ImageChops.subtract(mask, hidden), window(frame))
        seen.append((one.motif, one.size, amount(left), amount(mask)))
        hidden = ImageChops.lighter(hidden, mask)
    largest = {motif: max(all_ for name, _, _, all_ in seen if name == motif) for motif, *_ in seen}
    return tuple((motif, max(all_, largest[motif] * 4 // 5), left) for motif, _, left, all_ in seen)


@pytest.mark.rule("SA-030")
@pytest.mark.parametrize(("picture", "frame"), [scene[1:] for scene in SCENES], ids=NAMES)
def test_everything_listed_is_to_be_seen(picture: Picture, frame: Frame) -> None:
    found = shares(picture, frame)
    whole: Counter[str] = Counter()
    left: Counter[str] = Counter()
    for motif, all_, seen in found:
        whole[motif] += all_
        left[motif] += seen

    assert {motif: 100 * left[motif] // whole[motif] for motif in whole} == {
        one.motif: pytest.approx(100, abs=100 - LEAST_OF_A_MOTIF) for one in picture.motifs
    }
    assert [motif for motif, all_, seen in found if 100 * seen < LEAST_OF_A_COPY * all_] == []


@pytest.mark.rule("SA-030")
@pytest.mark.parametrize(("picture", "frame"), [scene[1:] for scene in SCENES], ids=NAMES)
def test_there_are_as_many_as_are_listed_in_their_colour(picture: Picture, frame: Frame) -> None:
    placed = Counter((one.motif, one.colour) for one in layout(picture, frame))

    for one in picture.motifs:
        found = placed[one.motif, one.colour]
        assert found >= MANY if one.count == MANY else found == one.count
    assert len(placed) == len(picture.motifs)


@pytest.mark.rule("SA-031")
@pytest.mark.parametrize("motif", MOTIFS)
def test_each_colour_of_a_thing_is_plain_to_see(motif: str) -> None:
    for colour in MOTIFS[motif].colours:
        alone = PlacedMotif(motif, colour, x=200, foot=390, size=400, tilt=0, mirrored=False, stands=False)
        image = painted(composing.drawn(alone))
        found = {seen: count for count, seen in image.convert("RGB").getcolors(WIDE * WIDE) or []}

        assert found.get(rgb(composing.ink_of(colour)), 0) > amount(covering(alone)) * LEAST_PLAIN // 100


def test_a_scene_follows_from_its_row_alone() -> None:
    for picture in CITY_TILES.values():
        assert layout(replace(picture), HEXAGON) == layout(picture, HEXAGON)
    assert len({layout(picture, SQUARE) for picture in CITY_TILES.values()}) == len(CITY_TILES)


def thumbnail(picture: Picture, frame: Frame) -> Image.Image:
    return painted(composing.composed(picture, frame)).convert("RGB").resize((24, 24), Image.Resampling.BOX)


@pytest.mark.parametrize("pictures", [CLUE_CARDS, CITY_TILES], ids=["cards", "tiles"])
def test_no_two_scenes_look_alike(pictures: dict[PictureId, Picture]) -> None:
    small = {name: thumbnail(picture, SQUARE) for name, picture in pictures.items()}
    alike = [
        (one, other)
        for one, other in combinations(small, 2)
        if sum(ImageStat.Stat(ImageChops.difference(small[one], small[other])).mean) / 3 < LEAST_DIFFERENCE
    ]

    assert alike == []
