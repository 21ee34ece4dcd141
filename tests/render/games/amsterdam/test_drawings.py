"""Every drawing of the book keeps to what `render/art/README.md` asks for."""

import io
import re
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
import resvg_py
from PIL import Image

from engine.games.amsterdam.content.backdrops import MOODS, SETTINGS
from engine.games.amsterdam.content.motifs import MOTIFS

ART = Path(str(files("render.art")))
DRAWINGS = sorted(one for folder in ("motifs", "settings", "moods") for one in (ART / folder).glob("*.svg"))
MOST_BYTES = {"motifs": 8 * 1024, "settings": 12 * 1024, "moods": 4 * 1024}
ELEMENTS = {"svg", "g", "path", "circle", "ellipse", "rect"}
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


@pytest.mark.parametrize("motif", MOTIFS)
def test_a_motif_says_where_it_belongs_and_takes_its_colour(motif: str) -> None:
    root, *parts = tags(ART / "motifs" / f"{motif}.svg")

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


@pytest.mark.parametrize("motif", MOTIFS)
def test_a_motif_says_what_of_its_frame_it_fills(motif: str) -> None:
    svg = (ART / "motifs" / f"{motif}.svg").read_text("utf-8").replace("<svg ", '<svg color="#d03030" ', 1)
    image = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=200, skip_system_fonts=True))))
    box = image.getchannel("A").point(lambda alpha: 255 if alpha > 40 else 0).getbbox()

    assert f'data-box="{" ".join(map(str, box or ()))}"' in svg
