"""Art as data: SVG files that anybody may redraw, rasterised once at each size and kept."""

import io
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Final

from PIL import Image

from render import raster
from render.blazon import blazon
from render.image_cache import ImageCache
from render.sprite import Sprite

ROOM_BYTES: Final = 128 * 1024 * 1024
ROOM_ON_DISK: Final = 256 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Drawing:
    """A piece of art: SVG markup, and the fills that replace those of its classes."""

    name: str
    """What a listing of a picture calls it."""
    markup: str = field(repr=False)
    css: str = ""

    def filled(self, fills: Mapping[str, str]) -> "Drawing":
        """The same drawing with the fill of each of these classes replaced."""
        return replace(self, css=self.css + "".join(f".{one}{{fill:{fills[one]}}}" for one in sorted(fills)))

    @property
    def inside(self) -> str:
        """Its markup without the tag around it, for a drawing of which it is a part."""
        return self.markup[self.markup.index(">") + 1 : self.markup.rindex("</svg>")].strip()

    def image(self, width: int) -> Image.Image:
        """The drawing at this width, its height as its proportions want it. Kept: do not change it."""
        return self.sprite(width).image()

    def sprite(self, width: int) -> Sprite:
        """The same, ready to be laid on others."""
        return _keep.get((self.markup, self.css, width), lambda: _disk.image(self, width))


@cache
def drawing(package: str, name: str) -> Drawing:
    """The drawing `art/NAME.svg` of a package: `drawing("render.games.holland", "tower/rope")`; a plain sign of its
    own for what nobody has drawn yet.
    """
    file = files(package) / "art" / f"{name}.svg"
    return Drawing(name, file.read_text("utf-8") if file.is_file() else blazon(name))


def drawings_in(package: str, folder: str) -> dict[str, Drawing]:
    """Every drawing `art/FOLDER/NAME.svg` of a package, by its name."""
    found = (one.name for one in (files(package) / "art" / folder).iterdir() if one.name.endswith(".svg"))
    return {
        name.removesuffix(".svg"): drawing(package, f"{folder}/{name.removesuffix('.svg')}") for name in sorted(found)
    }


def keep_on_disk(folder: Path | None) -> None:
    """From now on rasterised drawings are also kept in a folder (None: nowhere), by the hash of their content."""
    _disk.folder = folder
    if folder is not None:
        _make_room(folder, ROOM_ON_DISK)


def share_on_disk(folder: Path) -> None:
    """The same for a folder that another process keeps: that one makes room there, not we."""
    _disk.folder = folder


def forget() -> None:
    """Forget all that was rasterised, as at the start of the program."""
    _keep.forget()


class Disk:
    """Rasterises; with a folder, a second start of the program finds the results of the first."""

    def __init__(self) -> None:
        self.folder: Path | None = None

    def image(self, drawing: Drawing, width: int) -> Image.Image:
        """The drawing at a width, from the folder if it is there."""
        if self.folder is None:
            return _decoded(raster.png(drawing.markup, width, drawing.css))
        content = f"{raster.MADE_BY}\n{drawing.css}\n{width}\n{drawing.markup}"
        file = self.folder / f"{blake2b(content.encode(), digest_size=20).hexdigest()}.png"
        if not file.exists():
            _written_whole(file, raster.png(drawing.markup, width, drawing.css))
        return _decoded(file.read_bytes())


def _make_room(folder: Path, most_bytes: int) -> None:
    """What was drawn longest ago goes, until the rest fits."""
    files = sorted(folder.glob("*.png"), key=lambda file: file.stat().st_mtime_ns, reverse=True)
    used = 0
    for file in files:
        used += file.stat().st_size
        if used > most_bytes:
            file.unlink(missing_ok=True)


def _written_whole(file: Path, png: bytes) -> None:
    """Another process may look at the same moment: it finds the whole file or none."""
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(f".{os.getpid()}-{id(png)}.part")
    part.write_bytes(png)
    part.replace(file)


def _decoded(png: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(png))
    image.load()
    return image.convert("RGBA")


_keep = ImageCache(ROOM_BYTES)
_disk = Disk()
