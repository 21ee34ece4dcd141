"""An image made to be laid on others: of what is solid the pixels are copied, only what is not is mixed."""

from collections.abc import Iterator
from typing import Final, TypeAlias

from PIL import Image

Box: TypeAlias = tuple[int, int, int, int]
Patch: TypeAlias = tuple[Image.Image, tuple[int, int]]
"""A piece of an image, and where in it its upper left corner is."""

MARGINS: Final = (0, 1, 2, 4, 6, 8, 12, 16, 24, 32)
"""How wide the edge of a panel may be, shadow and round corners included."""
WORTH_CUTTING: Final = 3500
"""So many solid pixels at least: a smaller image is mixed sooner than it is cut."""


class Sprite:
    """An image in the pieces by which it is laid on another."""

    __slots__ = ("_laid", "mode", "parts", "size")

    def __init__(self, image: Image.Image) -> None:
        self.size, self.mode = image.size, image.mode
        self.parts: tuple[Patch, ...] = tuple(_parts(image)) if image.mode == "RGBA" else ((image, (0, 0)),)
        self._laid = tuple((part.im, *corner, *part.size, part.mode == "RGBA") for part, corner in self.parts)

    @property
    def held_bytes(self) -> int:
        """How much room it takes."""
        return sum(part.width * part.height * len(part.getbands()) for part, _ in self.parts)

    def image(self) -> Image.Image:
        """The whole image. Nobody may change it."""
        first = self.parts[0][0]
        if (first.size, first.mode) == (self.size, self.mode):
            return first
        whole = Image.new(self.mode, self.size)
        for part, corner in self.parts:
            whole.paste(part, corner)
        return whole

    def lay(self, ground: Image.Image, corner: tuple[int, int]) -> None:
        """Lay it on a ground, its upper left corner at a point."""
        (left, top), paste = corner, ground.im.paste
        for image, across, down, wide, high, mixed in self._laid:
            x, y = left + across, top + down
            box = x, y, x + wide, y + high
            paste(image, box, image) if mixed else paste(image, box)


def _parts(image: Image.Image) -> Iterator[Patch]:
    """What is to be seen of it: the solid middle, without its opacity, and the four strips around."""
    seen = image.getbbox() or (0, 0, 1, 1)
    solid = _solid(image, seen)
    if solid is None:
        yield (image if seen == (0, 0, *image.size) else image.crop(seen)), seen[:2]
        return
    yield image.crop(solid).convert("RGB"), solid[:2]
    yield from ((image.crop(strip), strip[:2]) for strip in _around(seen, solid))


def _solid(image: Image.Image, seen: Box) -> Box | None:
    """The largest part in the middle through which nothing shines."""
    opacity = image.getchannel("A")
    for margin in MARGINS:
        left, top, right, bottom = seen[0] + margin, seen[1] + margin, seen[2] - margin, seen[3] - margin
        if right <= left or bottom <= top or (right - left) * (bottom - top) < WORTH_CUTTING:
            return None
        if opacity.crop((left, top, right, bottom)).getextrema()[0] == 255:
            return left, top, right, bottom
    return None


def _around(seen: Box, solid: Box) -> Iterator[Box]:
    """Above, below, and at both sides of the middle, as far as there is anything."""
    (west, north, east, south), (left, top, right, bottom) = seen, solid
    strips = (
        (west, north, east, top),
        (west, bottom, east, south),
        (west, top, left, bottom),
        (right, top, east, bottom),
    )
    return (strip for strip in strips if strip[0] < strip[2] and strip[1] < strip[3])
