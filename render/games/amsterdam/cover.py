"""The cover: a canal at night, somebody under an umbrella, and a cat that saw it all."""

from typing import Final

from engine.games.amsterdam.content.pictures import Composition
from render.canvas import Canvas
from render.cover import SIZE, Figure, begun, put_figures, titled
from render.games.amsterdam.scenes.composing import composed
from render.games.amsterdam.scenes.layout import SQUARE
from render.games.amsterdam.scenes.tones import ink_of
from render.shapes import Shape
from render.svg import Drawing, drawing

ACCENT: Final = "#d9a441"
BACKDROP: Final = (
    ("gabled_row:brown", 215, 440, 430),
    ("gabled_row:red", 985, 440, 430),
    ("bridge:grey", 600, 470, 430),
)
THINGS: Final = (
    ("lantern:yellow", 180, 510, 170, 0), ("canal_boat:green", 950, 516, 280, 0),
    ("police_officer:blue", 660, 510, 230, 0),
    ("umbrella:red", 470, 372, 230, -8), ("thief:black", 470, 510, 220, 0), ("cat:orange", 800, 512, 120, 0),
)  # fmt: skip


def ground() -> Canvas:
    """The canal, and nobody there yet."""
    canvas = begun("#101a3a")
    night = composed(Composition("canal", "calm", "midnight", ()), SQUARE)
    canvas.stamp(
        Drawing("night", f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">{night}</svg>'),
        (600, 330),
        1200,
    )
    put_figures(canvas, (Figure(thing(name), (x, y), wide, "") for name, x, y, wide in BACKDROP))
    canvas.draw(Shape((0, 0, *SIZE), _light()))
    return canvas


def cover(title: str) -> Canvas:
    """The cover, with the game's name."""
    canvas = ground()
    put_figures(canvas, (Figure(thing(name), (x, y), wide, angle=angle) for name, x, y, wide, angle in THINGS))
    return titled(canvas, title, ACCENT)


def thing(name: str) -> Drawing:
    """A motif in a colour, as `umbrella:red`."""
    motif, colour = name.split(":")
    found = drawing("render", f"motifs/{motif}")
    return Drawing(name, found.markup.replace("currentColor", ink_of(colour)))


def _light() -> str:
    dusk = f'<rect width="{SIZE[0]}" height="{SIZE[1]}" fill="#101a3a" fill-opacity=".4"/>'
    moon = "".join(
        f'<circle cx="600" cy="96" r="{r}" fill="#f3efcf" fill-opacity="{dense}"/>'
        for r, dense in ((120, 0.15), (76, 1))
    )
    lamp = (
        '<radialGradient id="lamp"><stop offset="0" stop-color="#ffc766" stop-opacity=".45"/>'
        '<stop offset="1" stop-color="#ffc766" stop-opacity="0"/></radialGradient>'
    )
    return f'<defs>{lamp}</defs>{dusk}{moon}<circle cx="180" cy="420" r="240" fill="url(#lamp)"/>'
