"""What has just happened: ways of characters and mummies, thefts, what faded in the light, what was found."""

from collections.abc import Iterable
from typing import Final

from engine.core.event import Event
from engine.games.vi_algo import events as told
from engine.games.vi_algo.content.rooms import Spot
from render.canvas import Canvas
from render.fonts import Face
from render.games.vi_algo.look import BLOOD, BONE, CLOTH, DAYLIGHT, GOLD, MAGIC, NIGHT, art
from render.games.vi_algo.pieces import put_explorer
from render.games.vi_algo.places import Lens
from render.games.vi_algo.subject import CatacombSubject
from render.palette import INK
from render.shapes import Point, arrow, burst, ring, short_of
from render.text import Style

DICE: Final = Style(24, INK, Face.BOLD)
GHOST: Final = 0.4
ARRIVED: Final = 0.8
"""How far from the middle of whoever came an arrow ends, by the size of a hex."""


def put_traces(canvas: Canvas, subject: CatacombSubject, lens: Lens) -> None:
    """Everything that happened, over the pieces."""
    for event in subject.marks.happened:
        _put(canvas, subject, lens, event)


def _put(canvas: Canvas, subject: CatacombSubject, lens: Lens, event: Event) -> None:
    match event:
        case told.Walked(seat, way) | told.Pushed(seat, _, way):
            _put_ghost(canvas, subject, lens, seat, way)
            _put_way(canvas, subject, lens, way, CLOTH[subject.view.explorers[seat].character])
        case told.MummyMoved(owner, _, dice, way):
            _put_way(canvas, subject, lens, way, CLOTH[subject.view.explorers[owner].character], dashed=True)
            _put_dice(canvas, lens, subject, way[0], dice)
        case told.MummyLured(_, way):
            _put_way(canvas, subject, lens, way, GOLD, dashed=True)
        case told.MummyPlaced(_, spot, _):
            _put_ring(canvas, subject, lens, spot, BLOOD)
        case told.MummyRemoved(_, spot, _) if lens.shows(subject.place(spot)):
            canvas.draw(burst(subject.at(spot, lens), lens.size * 0.8, DAYLIGHT, BLOOD))
        case told.Lost(seat, _, _) if subject.spot(seat) and lens.shows(subject.place(subject.spot(seat))):
            x, y = subject.at(subject.spot(seat), lens)
            canvas.stamp(art("card/moedas"), (x + lens.size * 0.7, y + lens.size * 0.6), round(lens.size))
        case told.Searched(_, rune, dice, _, found):
            _put_ring(canvas, subject, lens, rune, MAGIC if found else BONE)
            _put_dice(canvas, lens, subject, rune, dice)
        case _:
            return


def _put_way(
    canvas: Canvas, subject: CatacombSubject, lens: Lens, way: Iterable[Spot], colour: str, *, dashed: bool = False
) -> None:
    points = [subject.at(spot, lens) for spot in way]
    if len(points) > 1 and any(_inside(point, lens) for point in points):
        way_there = short_of(points, lens.size * ARRIVED)
        canvas.draw(arrow(way_there, colour, max(5, lens.size * 0.2), casing=NIGHT, dashed=dashed))


def _put_ghost(canvas: Canvas, subject: CatacombSubject, lens: Lens, seat: int, way: tuple[Spot, ...]) -> None:
    if len(way) > 1 and lens.shows(subject.place(way[0])):
        put_explorer(canvas, subject, seat, subject.at(way[0], lens), lens.size * 0.9, opacity=GHOST)


def _put_ring(canvas: Canvas, subject: CatacombSubject, lens: Lens, spot: Spot, colour: str) -> None:
    if lens.shows(subject.place(spot)):
        canvas.draw(ring(subject.at(spot, lens), lens.size * 0.86, colour, width=lens.size * 0.14))


def _put_dice(canvas: Canvas, lens: Lens, subject: CatacombSubject, spot: Spot, dice: tuple[int, ...]) -> None:
    if lens.shows(subject.place(spot)):
        x, y = subject.at(spot, lens)
        said = " ".join(map(str, dice))
        canvas.tag(said, (x + lens.size * 0.9, y - lens.size * 0.9), DICE, BONE, BLOOD)


def _inside(point: Point, lens: Lens) -> bool:
    left, top, right, bottom = lens.box
    return left < point[0] < right and top < point[1] < bottom
