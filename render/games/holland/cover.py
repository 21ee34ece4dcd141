"""The cover: the tower against the evening, whoever climbs it, whoever guards it."""

from typing import Final

from render.canvas import Canvas
from render.cover import Figure, begun, put_figures, titled
from render.games.holland.heraldry import knightly
from render.shapes import Shape
from render.svg import drawing

PACKAGE: Final = "render.games.holland"
ACCENT: Final = "#8a5a30"
CLIMBERS: Final = (("blue", 610, 236, 130), ("red", 470, 492, 150), ("yellow", 742, 488, 150))


def ground() -> Canvas:
    """The tower, and nobody on it yet."""
    canvas = begun("#1b1842")
    canvas.stamp(drawing(PACKAGE, "sky"), (600, 560), 1200)
    canvas.stamp(drawing(PACKAGE, "tower"), (600, 560), 640)
    canvas.draw(Shape((0, 0, 1200, 630), _glow()))
    canvas.stamp(drawing(PACKAGE, "rope"), (600, 210), 210)
    canvas.stamp(drawing(PACKAGE, "rope"), (600, 410), 210)
    return canvas


def cover(title: str) -> Canvas:
    """The cover, with the game's name."""
    canvas = ground()
    figures = (
        Figure(drawing(PACKAGE, "mage"), (168, 500), 300, "#d9b8ff"),
        Figure(drawing(PACKAGE, "knight"), (1026, 500), 300, "#ffc9b8"),
        Figure(drawing(PACKAGE, "griffin"), (352, 196), 150),
        *(Figure(knightly(colour), (x, y), wide) for colour, x, y, wide in CLIMBERS),
    )
    put_figures(canvas, figures)
    return titled(canvas, title, ACCENT)


def _glow() -> str:
    """Torch light on the tower, which fades."""
    return (
        '<defs><radialGradient id="glow"><stop offset="0" stop-color="#ffb45a" stop-opacity=".34"/>'
        '<stop offset="1" stop-color="#ffb45a" stop-opacity="0"/></radialGradient></defs>'
        '<circle cx="600" cy="300" r="400" fill="url(#glow)"/>'
    )
