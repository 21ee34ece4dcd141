"""The drawings that scenes are made of, read from `render/art` once."""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

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
    said, markup = _read("poses" if pose and name in posed() else "motifs", name)
    left, top, right, bottom = map(int, said["box"].split())
    return MotifDrawing(markup, said["place"], said["size"], (left, top, right, bottom))


@cache
def posed() -> frozenset[str]:
    """What is drawn twice: whatever two cards show."""
    return frozenset(one.name.removesuffix(".svg") for one in (ART / "poses").iterdir())


@cache
def setting(name: str) -> SettingDrawing:
    """The drawing of a setting."""
    said, markup = _read("settings", name)
    water = said.get("water")
    return SettingDrawing(markup, int(said["back"]), int(water) if water else None)


@cache
def mood(name: str) -> str:
    """What a mood lays over a backdrop: light and weather, behind everything that is listed."""
    return _read("moods", name)[1]


def _read(folder: str, name: str) -> tuple[dict[str, str], str]:
    """What a drawing says of itself, and what is inside of it. Whoever shows it reads it as a document; here that would
    only take a first picture's time.
    """
    head, _, rest = (ART / folder / f"{name}.svg").read_text("utf-8").partition(">")
    return dict(re.findall(r'data-(\w+)="([^"]*)"', head)), rest.rpartition("</svg>")[0].strip()
