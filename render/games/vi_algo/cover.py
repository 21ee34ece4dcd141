"""The cover: a torch in a catacomb, a chest, and what stands up behind whoever carries it."""

from typing import Final

from render.canvas import Canvas
from render.cover import SIZE, Figure, begun, put_figures, titled
from render.darkness import darkness
from render.games.vi_algo.look import MAGIC, art, explorer
from render.shapes import Shape

ACCENT: Final = "#5a4a78"


def ground() -> Canvas:
    """The vault, and nobody in it yet."""
    canvas = begun("#17121f", _vault())
    for x, name in ((150, "A"), (320, "D"), (884, "C"), (1060, "A")):
        canvas.stamp(art(f"stands/{name}"), (x, 370), 200)
    canvas.draw(darkness((0, 0, *SIZE), (((520, 400), 480.0),), "#06040c", 0.55, "#ff9a3a"))
    canvas.draw(Shape((0, 0, *SIZE), _eyes()))
    return canvas


def cover(title: str) -> Canvas:
    """The cover, with the game's name."""
    canvas = ground()
    figures = (
        Figure(art("piece/powerful"), (640, 476), 400),
        Figure(art("piece/mummy"), (880, 492), 200),
        Figure(art("chest"), (276, 500), 170),
        Figure(art("torch"), (420, 430), 230),
        Figure(explorer("bento"), (530, 508), 130),
        Figure(explorer("iara"), (396, 516), 150),
    )
    put_figures(canvas, figures)
    return titled(canvas, title, ACCENT)


def _vault() -> str:
    arches = "".join(
        f'<path d="M{x} 640v-330q0 -{r} {r} -{r}t{r} {r}v330z" fill="{colour}" stroke="#0b0811" stroke-width="12"/>'
        for x, r, colour in ((60, 540, "#3a3150"), (190, 410, "#2a2340"), (320, 280, "#1a1530"))
    )
    courses = "".join(f"M0 {y}H1200" for y in range(40, 600, 62))
    return (
        f'<rect width="1200" height="630" fill="#4d4260"/><path d="{courses}" stroke="#2a2338" stroke-width="6"/>'
        f'{arches}<path d="M0 450q600 -60 1200 0v200h-1200z" fill="#5a4a50"/>'
    )


def _eyes() -> str:
    return "".join(
        f'<circle cx="{x}" cy="{y}" r="7" fill="{MAGIC}"/><circle cx="{x + 30}" cy="{y}" r="7" fill="{MAGIC}"/>'
        for x, y in ((150, 120), (1000, 160), (1090, 90))
    )
