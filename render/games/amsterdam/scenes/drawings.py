"""The drawings that scenes are made of, read from `render/art` once."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final
from xml.etree import ElementTree as ET

SVG: Final = "{http://www.w3.org/2000/svg}"
ART: Final = files("render.art")

AIR: Final = "air"
GROUND: Final = "ground"
WATER: Final = "water"
FRONT: Final = "front"
HUGE: Final = "huge"


@dataclass(frozen=True, slots=True)
class MotifDrawing:
    """A thing, in a frame of 200 by 200."""

    markup: str
    place: str
    """Where it belongs: `ground`, `water`, `air` or `front`."""
    size: str
    """How large it looks beside others: `small`, `middle`, `large` or `huge`."""
    box: tuple[int, int, int, int]
    """What of the frame it fills: from left, top to right, bottom."""

    @property
    def wide(self) -> int:
        return self.box[2] - self.box[0]

    @property
    def high(self) -> int:
        return self.box[3] - self.box[1]


@dataclass(frozen=True, slots=True)
class SettingDrawing:
    """A backdrop, in a frame of 400 by 400."""

    markup: str
    back: int
    """Where things far away have their foot."""
    water: int | None
    """Where things that swim have their waterline, if there is water."""


@cache
def motif(name: str, pose: int = 0) -> MotifDrawing:
    """The drawing of a motif, in the first pose or in the second, if it has one."""
    root = _read("poses" if pose and name in posed() else "motifs", name)
    left, top, right, bottom = map(int, root.attrib["data-box"].split())
    return MotifDrawing(_inner(root), root.attrib["data-place"], root.attrib["data-size"], (left, top, right, bottom))


@cache
def posed() -> frozenset[str]:
    """What is drawn twice: whatever two cards show."""
    return frozenset(one.name.removesuffix(".svg") for one in (ART / "poses").iterdir())


@cache
def setting(name: str) -> SettingDrawing:
    """The drawing of a setting."""
    root = _read("settings", name)
    water = root.attrib.get("data-water")
    return SettingDrawing(_inner(root), int(root.attrib["data-back"]), int(water) if water else None)


@cache
def mood(name: str) -> str:
    """What a mood lays over a backdrop: light and weather, behind everything that is listed."""
    return _inner(_read("moods", name))


def _read(folder: str, name: str) -> ET.Element:
    return ET.fromstring((ART / folder / f"{name}.svg").read_text("utf-8"))  # noqa: S314  it is our own file


def _inner(root: ET.Element) -> str:
    """What is inside of a drawing, without the name of its space on every element."""
    for one in root.iter():
        one.tag = one.tag.removeprefix(SVG)
    return "".join(ET.tostring(child, "unicode").strip() for child in root)
