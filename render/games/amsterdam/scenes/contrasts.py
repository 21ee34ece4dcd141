"""How much everything in a scene stands out from the ground around it, measured on the picture."""

import io
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import cast

from PIL import Image, ImageChops, ImageFilter

from engine.games.amsterdam.content.pictures import Composition
from render import raster
from render.games.amsterdam.scenes.composing import drawn, grounded
from render.games.amsterdam.scenes.layout import Frame, layout
from render.games.amsterdam.scenes.tones import ink_of
from render.palette import lightness

WIDE = 100
AROUND = 5
"""How wide the ring around a thing is in which its ground is looked at, of 100; an odd number."""


@dataclass(frozen=True, slots=True)
class Contrast:
    """A thing of a scene before its ground, in lightness from 0 to 100 (CIE L*)."""

    motif: str
    thing: float
    ground: float

    @property
    def difference(self) -> float:
        return abs(self.thing - self.ground)


def contrasts(picture: Composition, frame: Frame) -> Iterator[Contrast]:
    """Of each motif, all its copies together."""
    placed = layout(picture, frame)
    ground = _painted(grounded(picture, frame)).convert("RGB")
    masks = {one: _painted(drawn(one)).getchannel("A").point(lambda alpha: 255 if alpha > 127 else 0) for one in placed}
    everything = _joined(list(masks.values()))
    for shown in picture.motifs:
        of_it = _joined([mask for one, mask in masks.items() if one.motif == shown.motif])
        ring = ImageChops.subtract(of_it.filter(ImageFilter.MaxFilter(AROUND)), everything)
        yield Contrast(shown.motif, lightness(ink_of(shown.colour)), _mean(ground, ring))


def _joined(masks: list[Image.Image]) -> Image.Image:
    whole = masks[0]
    for mask in masks[1:]:
        whole = ImageChops.lighter(whole, mask)
    return whole


def _mean(ground: Image.Image, ring: Image.Image) -> float:
    """How light what lies there is, on average of what one sees."""
    seen = ground.copy()
    seen.putalpha(ring)
    colours = cast("list[tuple[int, tuple[int, ...]]]", seen.getcolors(WIDE * WIDE))
    counted = [(count, colour) for count, (*colour, there) in colours if there]
    return sum(count * _lightness(*colour) for count, colour in counted) / max(1, sum(count for count, _ in counted))


@cache
def _lightness(*colour: int) -> float:
    return lightness(f"#{bytes(colour).hex()}")


def _painted(markup: str) -> Image.Image:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">{markup}</svg>'
    return Image.open(io.BytesIO(raster.png(svg, WIDE)))
