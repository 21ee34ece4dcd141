"""The cover: three lamps in the dark, gold behind them, and somebody who is awake."""

from typing import Final

from render.canvas import Canvas
from render.cover import SIZE, Figure, begun, put_figures, titled
from render.darkness import darkness
from render.games.caverna.look import art, meeple
from render.games.caverna.rock import rock
from render.paper import silhouette
from render.shapes import Shape

GLEAM: Final = "#ffd35a"
ACCENT: Final = "#8a5a30"


def ground() -> Canvas:
    """The cave with somebody awake in it, and nobody with a lamp yet."""
    canvas = begun("#2b1c14")
    for shape in rock(*SIZE, "#7d5638", (190, 150, 1010, 700)):
        canvas.draw(shape)
    canvas.draw(Shape((0, 0, *SIZE), _floor()))
    canvas.stamp(silhouette(art("troll"), "#050304"), (600, 210), 520)
    canvas.draw(Shape((0, 0, *SIZE), _eyes()))
    canvas.draw(darkness((0, 0, *SIZE), (((600, 440), 470.0), ((890, 400), 330.0)), "#0a0504", 0.56))
    return canvas


def cover(title: str) -> Canvas:
    """The cover, with the game's name."""
    canvas = ground()
    people = (("green", 450, 500, 190), ("red", 742, 500, 190), ("blue", 596, 520, 240))
    figures = [Figure(art("cart"), (930, 496), 280), Figure(art("nugget"), (300, 494), 90)]
    put_figures(canvas, [*figures, *(Figure(meeple(colour), (x, y), wide) for colour, x, y, wide in people)])
    return titled(canvas, title, ACCENT)


def _floor() -> str:
    return '<path d="M160 450q440 -60 880 0l160 60v200h-1200v-200z" fill="#5d412c"/>'


def _eyes() -> str:
    return "".join(
        f'<ellipse cx="{x}" cy="176" rx="34" ry="24" fill="{GLEAM}"/><circle cx="{x}" cy="180" r="11" fill="#140a06"/>'
        for x in (530, 670)
    )
