"""What lies within reach and beyond the edge of the picture: signs at the edge lead there."""

from collections.abc import Mapping, Sequence
from math import cos, hypot, radians, sin
from typing import Final

from engine.games.vi_algo.content.rooms import Spot, is_rune, name_order, room_of
from render.canvas import Canvas
from render.fonts import Face
from render.games.vi_algo.look import GOLD, NIGHT
from render.games.vi_algo.places import Lens
from render.games.vi_algo.subject import CatacombSubject
from render.shapes import Point, pill, polygon
from render.text import Style

LETTER: Final = Style(38, GOLD, Face.DISPLAY)
SIGN: Final = 66
"""How large the round sign is."""
TIP: Final = 54
"""How far its arrow reaches from its middle."""
BARB: Final = 50
"""How wide the arrow is where it leaves the sign, in degrees of it to each side."""
CLEAR: Final = 44
"""How far a sign keeps from the edge besides: the compass hangs there."""


def put_beyond(canvas: Canvas, subject: CatacombSubject, lens: Lens) -> None:
    """A sign for each room in which something to go for lies out of sight."""
    left, top, right, bottom = lens.box
    middle = ((left + right) / 2, (top + bottom) / 2)
    room = ((right - left) / 2 - TIP - 6, (bottom - top) / 2 - TIP - CLEAR)
    hung: list[Point] = []
    for letter, spots in beyond(subject, lens).items():
        xs, ys = zip(*(subject.at(spot, lens) for spot in spots), strict=True)
        way = (sum(xs) / len(xs) - middle[0], sum(ys) / len(ys) - middle[1])
        hung.append(_apart(_at_the_edge(middle, way, room), middle, hung))
        with canvas.thing(means=spots):
            canvas.draw(polygon(_arrow(hung[-1], way), GOLD, NIGHT, width=4))
            canvas.draw(pill(hung[-1], SIGN, SIGN, NIGHT, GOLD))
            canvas.write(letter, hung[-1], LETTER, "mm")


def beyond(subject: CatacombSubject, lens: Lens) -> Mapping[str, Sequence[Spot]]:
    """By room, what of it is out of sight: where one comes in, if nothing of the room is in sight, then runes, then all
    else.
    """
    rooms: dict[str, list[Spot]] = {}
    for spot in sorted(subject.reach, key=lambda one: (subject.chart.path(one, subject.own_spot), name_order(one))):
        rooms.setdefault(room_of(spot), []).append(spot)
    found: dict[str, tuple[Spot, ...]] = {}
    for letter, spots in rooms.items():
        hidden = [spot for spot in spots if not lens.holds(subject.place(spot))]
        first = hidden[:1] if len(hidden) == len(spots) else ()
        found[letter] = tuple(dict.fromkeys((*first, *filter(is_rune, hidden), *hidden)))
    return {letter: spots for letter, spots in found.items() if spots}


def _at_the_edge(middle: Point, way: Point, room: Point) -> Point:
    """How far one comes this way within the picture."""
    share = min(room[0] / max(1, abs(way[0])), room[1] / max(1, abs(way[1])))
    return middle[0] + way[0] * share, middle[1] + way[1] * share


def _apart(at: Point, middle: Point, others: Sequence[Point]) -> Point:
    """There, or beside another sign that hangs there: towards the middle of that edge there is always room."""
    down = TIP if at[1] < middle[1] else -TIP
    while any(hypot(at[0] - x, at[1] - y) < 2 * TIP for x, y in others):
        at = (at[0], at[1] + down)
    return at


def _arrow(at: Point, way: Point) -> list[Point]:
    """The head of an arrow that reaches out from a sign this way."""
    far = hypot(*way) or 1
    across, down = way[0] / far, way[1] / far
    barbs = [
        (across * cos(turn) - down * sin(turn), across * sin(turn) + down * cos(turn))
        for turn in (radians(-BARB), radians(BARB))
    ]
    return [
        (at[0] + x * long, at[1] + y * long)
        for (x, y), long in zip([(across, down), *barbs], (TIP, SIGN / 2, SIGN / 2), strict=True)
    ]
