"""What is listed is to be seen: nothing hides it, nothing cuts it off, and no two scenes look alike."""

import io
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations, groupby, product

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageStat

from engine.games.amsterdam.content.city_tiles import CITY_TILES
from engine.games.amsterdam.content.clue_cards import CLUE_CARDS
from engine.games.amsterdam.content.gallery import features
from engine.games.amsterdam.content.motifs import MOTIFS
from engine.games.amsterdam.content.pictures import MANY, Composition, PictureId, ShownMotif
from render import raster
from render.games.amsterdam.illustrations import framed, in_hexagon
from render.games.amsterdam.scenes import composing
from render.games.amsterdam.scenes.contrasts import contrasts
from render.games.amsterdam.scenes.drawings import posed
from render.games.amsterdam.scenes.layout import HEXAGON, MOST_OF_A_THING, SQUARE, Frame, PlacedMotif, layout
from render.games.amsterdam.scenes.tones import STANDS_OUT, ink_of
from render.palette import rgb

WIDE, LARGE, SMALL = 100, 200, 72
"""For outlines; where colours are counted; for thumbnails, of which three points make one that is compared."""
LEAST_OF_A_MOTIF = 70
"""Hundredths of what is painted of a thing, all its copies together."""
LEAST_OF_A_COPY = 40
LEAST_PLAIN = 8
"""Hundredths of a thing that are its very colour, neither lit nor in the shade."""
LEAST_DIFFERENCE = 14
"""Of 255, on average over a thumbnail."""
MANY_SHRINK = 0.5
SCENES = [*((name, picture, SQUARE) for name, picture in CLUE_CARDS.items()),
          *((name, picture, HEXAGON) for name, picture in CITY_TILES.items())]  # fmt: skip
AROUND = 100
FRAMED = (EDGE := AROUND * WIDE // 400, EDGE, EDGE + WIDE, EDGE + WIDE)
"""Where the frame is in what is painted with so much around it."""
NAMES = [name for name, _, _ in SCENES]


@cache
def window(frame: Frame) -> Image.Image:
    """What a frame shows, white."""
    shown = Image.new("L", (WIDE, WIDE), 255 if frame is SQUARE else 0)
    if frame is HEXAGON:
        corners = [(25, 6), (75, 6), (100, 50), (75, 94), (25, 94), (0, 50)]
        ImageDraw.Draw(shown).polygon(corners, fill=255)
    return shown


def painted(markup: str, around: int = 0, wide: int = WIDE) -> Image.Image:
    """A piece of a scene alone, with so much of what lies around its frame."""
    side = 400 + 2 * around
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-around} {-around} {side} {side}">{markup}</svg>'
    png = raster.png(svg, wide * side // 400)
    return Image.open(io.BytesIO(png)).convert("RGBA")


def covering(image: Image.Image) -> Image.Image:
    """Where what is painted covers what is behind it, white."""
    return image.getchannel("A").point(lambda alpha: 255 if alpha > 127 else 0)


def amount(mask: Image.Image) -> int:
    return mask.histogram()[255]


@cache
def shares(picture: Composition, frame: Frame) -> tuple[tuple[str, int, int], ...]:
    """Of each thing: how much is painted, how much is to be seen."""
    seen, hidden = [], Image.new("L", (WIDE, WIDE), 0)
    for one in reversed(layout(picture, frame)):
        whole = covering(painted(composing.drawn(one), AROUND))
        mask = whole.crop(FRAMED)
        left = ImageChops.multiply(ImageChops.subtract(mask, hidden), window(frame))
        seen.append((one.motif, amount(whole), amount(left)))
        hidden = ImageChops.lighter(hidden, mask)
    return tuple(seen)


@pytest.mark.rule("SA-030")
@pytest.mark.parametrize(("picture", "frame"), [scene[1:] for scene in SCENES], ids=NAMES)
def test_everything_listed_is_to_be_seen(picture: Composition, frame: Frame) -> None:
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
def test_there_are_as_many_as_are_listed_in_their_colour(picture: Composition, frame: Frame) -> None:
    placed = Counter((one.motif, one.colour) for one in layout(picture, frame))

    for one in picture.motifs:
        assert placed[one.motif, one.colour] == min(one.count, MOST_OF_A_THING)
    assert len(placed) == len(picture.motifs)


@pytest.mark.rule("SA-031")
@pytest.mark.parametrize("motif", MOTIFS)
def test_each_colour_of_a_thing_is_plain_to_see(motif: str) -> None:
    for colour, pose in product(MOTIFS[motif].colours, (0, 1)):
        alone = PlacedMotif(motif, colour, x=200, foot=390, size=400, tilt=0, mirrored=False, stands=False, pose=pose)
        image = painted(composing.drawn(alone), wide=LARGE)
        found = {seen: count for count, seen in image.convert("RGB").getcolors(LARGE * LARGE) or []}

        assert found.get(rgb(ink_of(colour)), 0) > amount(covering(image)) * LEAST_PLAIN // 100


@pytest.mark.rule("SA-030", "SA-041")
@pytest.mark.parametrize(("picture", "frame"), [scene[1:] for scene in SCENES], ids=NAMES)
def test_a_picture_has_as_much_in_common_with_another_as_its_row_in_the_tables(
    picture: Composition, frame: Frame
) -> None:
    """Associations come from tables; what they count, setting, mood, palette, things, colours, numbers, is painted."""
    told = Composition(picture.setting, picture.mood, picture.palette, tuple(told_by(layout(picture, frame))))

    assert features(told) == features(picture)


def told_by(placed: tuple[PlacedMotif, ...]) -> Iterator[ShownMotif]:
    """What somebody counts: three of like size are three, three that get ever smaller are many."""
    for motif, colour in dict.fromkeys((one.motif, one.colour) for one in placed):
        sizes = [one.size for one in placed if one.motif == motif]
        many = len(sizes) == MOST_OF_A_THING and min(sizes) < max(sizes) * MANY_SHRINK
        yield ShownMotif(motif, MANY if many else len(sizes), colour)


@pytest.mark.parametrize(("pictures", "frame"), [(CLUE_CARDS, SQUARE), (CITY_TILES, HEXAGON)], ids=["cards", "tiles"])
def test_no_two_copies_of_a_thing_are_the_same_drawing(pictures: dict[PictureId, Composition], frame: Frame) -> None:
    poses: dict[str, list[tuple[bool, int]]] = {}
    drawn: dict[str, list[int]] = {}
    for picture in pictures.values():
        for motif, group in groupby(sorted(layout(picture, frame), key=lambda one: one.motif), lambda one: one.motif):
            largest = max(group, key=lambda one: one.size)
            poses.setdefault(motif, []).append((largest.mirrored, largest.tilt))
            drawn.setdefault(motif, []).append(largest.pose)

    assert [motif for motif, shown in poses.items() if len(set(shown)) < len(shown)] == []
    assert [motif for motif in posed() for shown in [drawn.get(motif, [])] if len(set(shown)) < len(shown)] == []


def test_things_stand_out_from_their_ground() -> None:
    """Each by at least 35 of 100 in lightness; what lies before another thing may have that for its ground."""
    found = [one for _, picture, frame in SCENES for one in contrasts(picture, frame)]

    assert [one for one in found if one.difference < STANDS_OUT] == []


def test_a_scene_follows_from_its_row_alone() -> None:
    for picture in CITY_TILES.values():
        assert layout(replace(picture), HEXAGON) == layout(picture, HEXAGON)
    assert len({layout(picture, SQUARE) for picture in CITY_TILES.values()}) == len(CITY_TILES)


@pytest.mark.parametrize(("picture", "frame"), [scene[1:] for scene in SCENES], ids=NAMES)
def test_no_two_parts_of_a_scene_have_one_name(picture: Composition, frame: Frame) -> None:
    shown = framed(picture) if frame is SQUARE else in_hexagon(picture)
    names = re.findall(r' id="([^"]+)"', shown.markup)

    assert len(names) == len(set(names)), "one of them is lost, or all that is seen through it"


def thumbnail(picture: Composition, frame: Frame) -> Image.Image:
    whole = painted(composing.composed(picture, frame), wide=SMALL)
    return whole.convert("RGB").resize((24, 24), Image.Resampling.BOX)


@pytest.mark.parametrize("pictures", [CLUE_CARDS, CITY_TILES], ids=["cards", "tiles"])
def test_no_two_scenes_look_alike(pictures: dict[PictureId, Composition]) -> None:
    small = {name: thumbnail(picture, SQUARE) for name, picture in pictures.items()}
    alike = [
        (one, other)
        for one, other in combinations(small, 2)
        if sum(ImageStat.Stat(ImageChops.difference(small[one], small[other])).mean) / 3 < LEAST_DIFFERENCE
    ]

    assert alike == []
