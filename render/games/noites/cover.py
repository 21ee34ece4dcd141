"""The cover: moonrise behind a crypt, a few people with one lantern, eyes in the dark."""

from typing import Final

from engine.games.noites.board import Terrain
from render.canvas import Canvas
from render.cover import Figure, begun, put_figures, titled
from render.games.noites.landscape import standing
from render.games.noites.look import BLOOD, MOON, art
from render.games.noites.props import defined, prop
from render.paper import silhouette
from render.shapes import Shape

SKY: Final = (("#141c33", 0), ("#1b2745", 90), ("#25365a", 190), ("#31486e", 280))
DARK: Final = "#0a1016"
WATCHERS: Final = (
    ("vampire_lord", 112, 300, "#c79bff"), ("werewolf", 306, 236, "#ffb52e"), ("swamp_king", 1092, 300, "#b6ff3c"),
    ("killer_clown", 900, 230, "#ff5a4d"),
)  # fmt: skip
"""Who looks on, where, how large, with which eyes."""
EYES: Final = (
    ((0.36, 0.44), (0.61, 0.44)), ((0.34, 0.4), (0.66, 0.4)), ((0.3, 0.36), (0.7, 0.36)), ((0.4, 0.4), (0.6, 0.4)),
)  # fmt: skip
"""Where the eyes of each are, by its width."""


def ground() -> Canvas:
    """The heath, and nobody on it yet."""
    return begun(SKY[0][0], _night())


def cover(title: str) -> Canvas:
    """The cover, with the game's name."""
    canvas = ground()
    for (name, x, wide, colour), eyes in zip(WATCHERS, EYES, strict=True):
        left, top = x - wide / 2, 470 - wide
        put_figures(canvas, [Figure(silhouette(art(f"monster/{name}"), DARK), (x, 470 + wide / 12), wide * 7 // 6, "")])
        pupils = "".join(
            f'<ellipse cx="{left + a * wide:.5g}" cy="{top + b * wide:.5g}" rx="{wide * 0.055:.4g}"'
            f' ry="{wide * 0.04:.4g}" fill="{colour}"/>'
            for a, b in eyes
        )
        canvas.draw(Shape((0, 0, 1200, 630), pupils))
    canvas.draw(Shape((0, 0, 1200, 630), _light()))
    people = (("victim/2", 508, 476, 150), ("victim/3", 704, 486, 122), ("victim/1", 606, 500, 178))
    put_figures(canvas, (Figure(art(name), (x, y), wide) for name, x, y, wide in people))
    return titled(canvas, title, BLOOD)


def _night() -> str:
    sky = "".join(f'<path d="M0 {y}q300 -40 600 0t600 -10v640h-1200z" fill="{colour}"/>' for colour, y in SKY)
    moon = "".join(
        f'<circle cx="610" cy="196" r="{r}" fill="{MOON}" fill-opacity="{dense}"/>'
        for r, dense in ((250, 0.08), (200, 0.14), (152, 1))
    )
    craters = '<path d="M540 140h.1M660 250h.1M690 150h.1" stroke="#d9d2a4" stroke-width="34" stroke-linecap="round"/>'
    house = standing(Terrain("t", "crypt_house", (0, 0), 0))
    places = ((-150, 66), (-119, 84), (128, 70), (163, 88))
    trees = "".join(prop("bare" if x % 2 else "pine", (x, y), 1.2) for x, y in places)
    hills = (
        '<path d="M0 390q260 -70 560 -20t640 -30v300h-1200z" fill="#1d3438"/>'
        '<path d="M0 440q320 -50 620 -10t580 -10v220h-1200z" fill="#142628"/>'
    )
    scene = f'<g transform="translate(610 300) scale(2.1)">{house}{trees}</g>'
    return f"<defs>{defined(scene)}</defs>{sky}{moon}{craters}{hills}{scene}"


def _light() -> str:
    return "".join(
        f'<ellipse cx="620" cy="450" rx="{rx}" ry="{rx * 0.5}" fill="#ffb45a" fill-opacity="{dense}"/>'
        for rx, dense in ((330, 0.12), (240, 0.16), (150, 0.2))
    )
