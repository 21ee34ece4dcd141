"""What has just happened: arrows for moves, dashed ones for falls, a burst where something exploded."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.core.event import Event
from engine.games.holland.content.tower_cards import ROOF, TOP, column_of, row_of
from engine.games.holland.events import Exploded, Hid, Knocked, Ran
from engine.games.holland.phrases import VILLAINS
from render.canvas import Canvas
from render.games.holland import places
from render.games.holland.heraldry import FIELDS, GOLD, ROSE, SHADE
from render.games.holland.pieces import Troupe, hero_name, hero_number, put_ghost
from render.shapes import Point, arrow, burst, line, panel, ring

ASIDE: Final = 42
"""Beside whoever ran, not across its badge."""
OVERHEAD: Final = 44
"""Moves are drawn above the heads of those who stand there."""
APART: Final = 13
"""Several moves, or one that comes back, are drawn side by side."""
FALL_ASIDE: Final = 34


def put_ghosts(canvas: Canvas, troupe: Troupe, happened: Iterable[Event]) -> None:
    """Faint figures where pieces came from; the pieces themselves are put over them."""
    for event in happened:
        if isinstance(event, Ran) and event.spaces[0] != event.spaces[-1]:
            x, y = places.middle(event.spaces[0])
            put_ghost(canvas, troupe, event.piece, (x, y + 30))


def put_traces(canvas: Canvas, troupe: Troupe, happened: Iterable[Event]) -> None:
    """Everything that happened, over the pieces."""
    for place, event in enumerate(happened):
        if isinstance(event, Ran):
            _put_run(canvas, event, _trace_colour(troupe, event.piece), ASIDE + (place % 3) * APART)
        elif isinstance(event, Knocked):
            put_fall(canvas, event.start, event.end)
        elif isinstance(event, Exploded):
            _put_explosion(canvas, event.space)
        elif isinstance(event, Hid):
            (x, y), width = troupe.whereabouts()[hero_name(event.hero)]
            canvas.draw(ring((x, y + width * 0.3), width * 0.72, GOLD, dashed=True))


def put_fall(canvas: Canvas, start: str, end: str) -> None:
    """A hero falls, or would."""
    (x0, y0), (x1, y1) = places.middle(start), places.middle(end)
    way = [(x0 + FALL_ASIDE, y0 + 10), (x0 + FALL_ASIDE, y1 - 30), (x1 + FALL_ASIDE, y1)]
    canvas.draw(arrow(way[:2] if x0 == x1 else way, ROSE, width=9, dashed=True))


def _trace_colour(troupe: Troupe, piece: str) -> str:
    return SHADE if piece in VILLAINS else FIELDS[troupe.colour(hero_number(piece))]


def _put_run(canvas: Canvas, event: Ran, colour: str, aside: int) -> None:
    points = [_waypoint(event.spaces, place, aside) for place in range(len(event.spaces))]
    for way, through in _stretches(event.steps, points):
        last = way[-1] == points[-1]
        if through:
            canvas.draw(arrow(way, colour, width=6, dashed=True))
        else:
            canvas.draw(arrow(way, colour, width=9) if last else line(way, colour, 9, casing="#fff8e7"))


def _waypoint(spaces: Sequence[str], place: int, aside: int) -> Point:
    space = spaces[place]
    if space == ROOF:
        x, _ = places.middle(spaces[place - 1])
        return x + aside, places.ROOF_FLOOR - 30
    x, y = places.middle(space)
    again = tuple(spaces[:place]).count(space)
    return x + aside, y - OVERHEAD + aside - ASIDE + again * APART


def _stretches(steps: Sequence[str], points: Sequence[Point]) -> Iterator[tuple[list[Point], bool]]:
    """The way cut where it goes through a passage, and whether a piece of it does."""
    way = [points[0]]
    for step, point in zip(steps, points[1:], strict=True):
        if step == "passage":
            if len(way) > 1:
                yield way, False
            yield [way[-1], point], True
            way = [point]
        else:
            way.append(point)
    if len(way) > 1:
        yield way, False


def _put_explosion(canvas: Canvas, space: str) -> None:
    """The cards from here to the top have dropped; the one that was here lies on top now."""
    left, _, right, bottom = places.bounds(space)
    _, top, _, _ = places.bounds(f"{column_of(space)}{TOP}")
    canvas.draw(panel((left - 2, top - 2, right + 2, bottom + 2), "none", ROSE, radius=10, width=6))
    for row in range(TOP, row_of(space), -1):
        _, y = places.corner(f"{column_of(space)}{row - 1}")
        canvas.draw(arrow([(right - 22, y - 34), (right - 22, y + 34)], ROSE, width=9))
    canvas.draw(burst((right - 26, bottom - 118), 34, GOLD, ROSE))
