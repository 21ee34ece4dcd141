"""Lines of sight over and past polygons that have a height."""

from dataclasses import dataclass

from engine.core.plane.points import Point
from engine.core.plane.polygons import Polygon, Ratio


@dataclass(frozen=True, slots=True)
class Eye:
    """Where somebody looks from, or is looked at."""

    at: Point
    height: int


def passes_below(from_: Eye, to: Eye, polygon: Polygon, height: int | None) -> bool:
    """Whether the straight line runs through a block of this height (None: of any height) for a part of its length.

    The line falls or rises evenly, so it is lowest at one end of the part that lies inside.
    """
    part = polygon.inside(from_.at, to.at)
    if part is None:
        return False
    return height is None or any(_is_lower(from_, to, end, height) for end in part)


def _is_lower(from_: Eye, to: Eye, at: Ratio, height: int) -> bool:
    share, whole = at
    return from_.height * whole + (to.height - from_.height) * share < height * whole
