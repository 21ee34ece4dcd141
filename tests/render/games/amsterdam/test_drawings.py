"""Every drawing of the book keeps to what `render/art/README.md` asks for."""

import io
import re
from collections import Counter
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PIL import Image, ImageChops, ImageOps

from engine.games.amsterdam.content.backdrops import MOODS, SETTINGS
from engine.games.amsterdam.content.clue_cards import CLUE_CARDS
from engine.games.amsterdam.content.motifs import MOTIFS
from render import raster
from render.games.amsterdam.scenes import drawings

ART = Path(str(files("render.art")))
DRAWINGS = sorted(one for folder in ("motifs", "poses", "settings", "moods") for one in (ART / folder).glob("*.svg"))
MOST_BYTES = {"motifs": 8 * 1024, "poses": 8 * 1024, "settings": 12 * 1024, "moods": 4 * 1024}
ELEMENTS = {"svg", "g", "path", "circle", "ellipse", "rect"}
POSED = sorted(one.stem for one in DRAWINGS if one.parent.name == "poses")
FIGURES = [*(("motifs", motif) for motif in MOTIFS), *(("poses", motif) for motif in POSED)]
NAMES = ["/".join(one) for one in FIGURES]
LEAST_OTHERWISE = 18
"""Hundredths of two drawings, laid on each other as large as each other, that are not the same."""
NEVER = {"id", "style", "filter", "mask", "clip-path", "href"}


def tags(file: Path) -> list[ET.Element]:
    return list(ET.parse(file).getroot().iter())


@pytest.mark.rule("SA-032", "SA-033", "SA-034")
@pytest.mark.parametrize(
    ("folder", "ids"),
    [("motifs", MOTIFS), ("settings", SETTINGS), ("moods", MOODS)],
    ids=["motifs", "settings", "moods"],
)
def test_each_id_has_a_drawing_and_each_drawing_an_id(folder: str, ids: dict[str, object]) -> None:
    assert {one.stem for one in DRAWINGS if one.parent.name == folder} == set(ids)


@pytest.mark.parametrize("file", DRAWINGS, ids=lambda one: f"{one.parent.name}/{one.stem}")
def test_a_drawing_is_shapes_and_nothing_else(file: Path) -> None:
    found = tags(file)

    assert {one.tag.rpartition("}")[2] for one in found} <= ELEMENTS
    assert not NEVER & {name for one in found for name in one.attrib}
    assert file.stat().st_size <= MOST_BYTES[file.parent.name]


@pytest.mark.parametrize(("folder", "motif"), FIGURES, ids=NAMES)
def test_a_motif_says_where_it_belongs_and_takes_its_colour(folder: str, motif: str) -> None:
    root, *parts = tags(ART / folder / f"{motif}.svg")

    assert root.attrib["viewBox"] == "0 0 200 200"
    assert root.attrib["data-place"] in {"ground", "water", "air", "front"}
    assert root.attrib["data-size"] in {"small", "middle", "large", "huge"}
    assert any("currentColor" in (one.attrib.get("fill"), one.attrib.get("stroke")) for one in parts)


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_setting_is_painted_in_both_colours_of_its_palette(setting: str) -> None:
    root, *parts = tags(ART / "settings" / f"{setting}.svg")
    classes = {one.attrib.get("class", "") for one in parts}

    assert root.attrib["viewBox"] == "0 0 400 400"
    assert {"a", "b"} <= {name.rstrip("23") for name in classes}
    assert all(re.fullmatch(r"(a|b|water|sand|snow|leaf)[23]?|light|bright|shade|deep|", name) for name in classes)


def painted(svg: str) -> Image.Image:
    coloured = svg.replace("<svg ", '<svg color="#d03030" ', 1)
    return Image.open(io.BytesIO(raster.png(coloured, 200)))


def box_of(image: Image.Image) -> tuple[int, int, int, int] | None:
    return image.getchannel("A").point(lambda alpha: 255 if alpha > 40 else 0).getbbox()


@pytest.mark.parametrize(("folder", "motif"), FIGURES, ids=NAMES)
def test_a_motif_says_what_of_its_frame_it_fills(folder: str, motif: str) -> None:
    svg = (ART / folder / f"{motif}.svg").read_text("utf-8")

    assert f'data-box="{" ".join(map(str, box_of(painted(svg)) or ()))}"' in svg


def test_what_two_cards_show_is_drawn_twice() -> None:
    shown = Counter(one.motif for picture in CLUE_CARDS.values() for one in picture.motifs)

    assert [motif for motif, cards in sorted(shown.items()) if cards > 1] == POSED


@pytest.mark.parametrize("motif", POSED)
def test_a_second_pose_is_more_than_the_first_turned_round(motif: str) -> None:
    first, second = (drawings.motif(motif, pose) for pose in (0, 1))
    one, other = (outlined(ART / folder / f"{motif}.svg") for folder in ("motifs", "poses"))

    assert (first.place, first.size) == (second.place, second.size)
    assert min(otherwise(one, other), otherwise(ImageOps.mirror(one), other)) >= LEAST_OTHERWISE


def outlined(file: Path) -> Image.Image:
    """A drawing on grey, as large as its frame."""
    image = painted(file.read_text("utf-8"))
    ground = Image.new("RGBA", image.size, "#808080")
    ground.alpha_composite(image)
    return ground.crop(box_of(image)).resize((60, 60), Image.Resampling.BOX).convert("RGB")


def otherwise(one: Image.Image, other: Image.Image) -> int:
    apart = ImageChops.difference(one, other).convert("L").point(lambda level: 255 if level > 40 else 0)
    return 100 * apart.histogram()[255] // (apart.width * apart.height)
