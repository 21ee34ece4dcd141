"""What the buttons beside the picture choose among, marked with the buttons' very labels."""

from functools import lru_cache
from typing import Final

from engine.core.hexes import Hex
from engine.games.vi_algo.content.rooms import Spot
from render.canvas import Canvas
from render.fonts import Face
from render.games.vi_algo.look import GOLD, NIGHT
from render.games.vi_algo.places import Lens
from render.games.vi_algo.subject import CatacombSubject
from render.palette import INK
from render.shapes import Point, Shape, around
from render.text import Style, width

LABEL: Final = Style(34, INK, Face.BOLD)
LABEL_FILL: Final = "#ffe27a"
ABOVE: Final = 0.95
"""How far above oneself a label stands, by the size of a hex."""
SHADES: Final = {1: "#fff1a8", 2: "#f6b95a", 3: "#d8743a"}
"""One action, two actions, three."""
EDGES: Final = {1: 3, 2: 1.5, 3: 0}
"""What is near is drawn around, what is far only tinted: else it would be the board that one sees."""


def put_reach(canvas: Canvas, subject: CatacombSubject, lens: Lens) -> None:
    """Where the seat could walk to, shaded by how many actions it would take."""
    for cost, shade in SHADES.items():
        reached = [subject.place(spot) for spot, actions in subject.reach.items() if max(1, actions) == cost]
        seen = [place for place in reached if lens.shows(place)]
        if seen:
            drawn = (
                f'<path d="{lens.outline(seen, 0.84)}" fill="{shade}" fill-opacity=".16"'
                f' stroke="{shade}" stroke-width="{EDGES[cost]}" stroke-opacity=".8"/>'
            )
            canvas.draw(Shape(around(map(lens.middle, seen), lens.size), drawn))


def put_spots(canvas: Canvas, subject: CatacombSubject, lens: Lens) -> None:
    """Every hex that lies in sight with its better half, for whoever touches it."""
    for spot, corners in _in_sight(tuple(subject.chart.place.items()), lens):
        canvas.spot(spot, corners)


@lru_cache(64)
def _in_sight(places: tuple[tuple[Spot, Hex], ...], lens: Lens) -> tuple[tuple[Spot, list[Point]], ...]:
    return tuple((spot, lens.inside(lens.corners(place, 0.92))) for spot, place in places if lens.holds(place))


def put_targets(canvas: Canvas, subject: CatacombSubject, lens: Lens) -> None:
    """Every hex that a button names."""
    shown: set[tuple[Spot, str]] = set()
    for target in subject.marks.targets:
        spot = subject.spot_in(target.tokens)
        said = target.label if width(target.label, LABEL) + LABEL.size < 2 * lens.size else spot or ""
        if spot is None or (spot, said) in shown or not lens.shows(subject.place(spot)):
            continue
        shown.add((spot, said))
        x, y = subject.at(spot, lens)
        corners = lens.corners(subject.place(spot), 0.92)
        points = " ".join(f"{px:.5g},{py:.5g}" for px, py in corners)
        hexagon = f'<polygon points="{points}" fill="none" stroke="{GOLD}" stroke-width="5"/>'
        with canvas.choice(target.label):
            canvas.draw(Shape(around(corners, 5), hexagon))
            canvas.tag(
                said, (x, y - lens.size * (ABOVE if spot == subject.own_spot else 0.5)), LABEL, LABEL_FILL, NIGHT
            )
