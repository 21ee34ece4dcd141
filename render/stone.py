"""Living rock: facets of stone, each in a shade of its own, always broken alike."""

from random import Random

from render.palette import mixed
from render.shapes import Box

SHADES = (0.0, 0.1, 0.2, 0.32)


def facets(box: Box, colour: str, size: int, chance: Random) -> str:
    """Stone that fills a box and no more, a facet about so wide, lit from the upper left."""
    left, top, right, bottom = box
    columns, rows = range(-1, (right - left) // size + 2), range(-1, (bottom - top) // size + 2)
    off = size * 13 // 37
    corner = {
        (column, row): (
            min(max(left + column * size + chance.randrange(-off, off + 1), left), right),
            min(max(top + row * size + chance.randrange(-off, off + 1), top), bottom),
        )
        for column in columns
        for row in rows
    }
    drawn = ""
    for column in columns[:-1]:
        for row in rows[:-1]:
            a, b, c, d = (corner[column + x, row + y] for x, y in ((0, 0), (1, 0), (1, 1), (0, 1)))
            for points, shade in (((a, b, d), 0.0), ((b, c, d), 0.16)):
                tone = mixed(colour, "#000000", min(0.7, shade + chance.choice(SHADES)))
                if any(len(set(along)) == 1 for along in zip(*points, strict=True)):
                    continue  # it lies outside
                path = "L".join(f"{x} {y}" for x, y in points)
                drawn += f'<path d="M{path}z" fill="{tone}" stroke="{tone}"/>'
    return drawn
