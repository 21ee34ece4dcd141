"""What has just happened: ways, throws and kicks, what was met, what fell, who was hurt."""

from typing import Final

from engine.core.event import Event
from engine.games.caverna import events as told
from engine.games.caverna.content.grid import CAMP, Space
from render.canvas import Canvas
from render.fonts import Face
from render.games.caverna import places
from render.games.caverna.look import CLOTH, GOLD, GREEN, INK, RED, art, icon
from render.games.caverna.pieces import put_meeple
from render.games.caverna.subject import CaveSubject
from render.palette import PAPER
from render.shapes import Point, arrow, burst, panel, short_of
from render.text import Style

HIT: Final = Style(42, "#ffffff", Face.BOLD)
GHOST: Final = 0.4
EMBLEM: Final = 106
ARRIVED: Final = 66
"""How far from the middle of whoever came an arrow ends."""


def put_walks(canvas: Canvas, subject: CaveSubject) -> None:
    """Ways that were walked, on the ground: numbers and whoever stands there are over them."""
    for event in subject.marks.happened:
        if isinstance(event, told.Walked):
            _put_walk(canvas, subject, event.seat, event.spaces)


def put_traces(canvas: Canvas, subject: CaveSubject) -> None:
    """What else happened, over the pieces."""
    for event in subject.marks.happened:
        _put(canvas, subject, event)


def _put(canvas: Canvas, subject: CaveSubject, event: Event) -> None:
    match event:
        case told.PlayedOn(seat, _, target) if subject.view.players[seat].spot != subject.view.players[target].spot:
            ways = [_standing(subject, seat), _standing(subject, target)]
            canvas.draw(arrow(ways, RED, 12, dashed=True))
        case told.Hurt(seat, amount, _) if amount:
            x, y = _standing(subject, seat)
            canvas.draw(burst((x + 48, y - 42), 44, RED, PAPER))
            canvas.write(f"-{amount}", (x + 48, y - 42), HIT, "mm")
        case told.Revealed(_, _, encounter, space) if space:
            at = places.inside(space, 0.5, 0.24)
            canvas.draw(panel(_around(at, EMBLEM + 8), PAPER, INK, radius=14, width=4))
            canvas.stamp(icon(encounter), at, EMBLEM)
        case told.Slid(seat, space) if space != CAMP:
            canvas.stamp(icon("escorregao"), places.inside(space, 0.5, 0.9), 76)
        case told.WallBuilt(wall):
            at, across = places.wall_at(wall)
            wide, high = (236, 70) if across else (70, 236)
            box = (round(at[0] - wide / 2), round(at[1] - high / 2), round(at[0] + wide / 2), round(at[1] + high / 2))
            canvas.draw(panel(box, "none", GOLD, radius=18, width=6))
        case told.TrollMoved(start, end):
            canvas.draw(arrow([places.inside(start, 0.5, 0.3), places.inside(end, 0.5, 0.3)], GREEN, 12, dashed=True))
        case told.Ate(seat, _, _):
            x, y = _standing(subject, seat)
            canvas.stamp(art("heart"), (x + 48, y - 48), 62)
        case _:
            return


def _put_walk(canvas: Canvas, subject: CaveSubject, seat: int, spaces: tuple[Space, ...]) -> None:
    if len(spaces) < 2:
        return
    own = subject.view.players[seat].colour
    put_meeple(canvas, own, seat, (places.stand(spaces[0], 0, 1), places.MEEPLE - 18), GHOST)
    points = [places.inside(space, 0.5, 0.47) for space in spaces]
    canvas.draw(arrow(short_of(points, ARRIVED), CLOTH[own], 13, casing=INK))


def _standing(subject: CaveSubject, seat: int) -> Point:
    space = subject.view.players[seat].spot
    here = subject.on(space)
    return places.stand(space, here.index(seat), len(here))


def _around(at: Point, wide: float) -> tuple[int, int, int, int]:
    return round(at[0] - wide / 2), round(at[1] - wide / 2), round(at[0] + wide / 2), round(at[1] + wide / 2)
