"""What has just happened: the ways of both figures, and what was announced there."""

from itertools import pairwise
from math import atan2, degrees, hypot
from typing import Final

from engine.games.amsterdam.board import SILENCE
from engine.games.amsterdam.content.city import START, Cell
from engine.games.amsterdam.content.maps import TEAMS
from engine.games.amsterdam.events import Moved
from render.canvas import Canvas
from render.fonts import Face
from render.games.amsterdam import places
from render.games.amsterdam.ground import put_label
from render.games.amsterdam.look import GOLD, MOON, RIM, TEAM
from render.games.amsterdam.pieces import pawn_at, put_pawn
from render.games.amsterdam.subject import CitySubject
from render.palette import ink_on
from render.shapes import Point, Shape, around, arrow, panel, polygon
from render.text import Style

GHOST: Final = 0.4
STEP: Final = 40
STEP_AT: Final = 0.55
"""How far along the way its number is: where two ways cross, seldom both have theirs."""


def put_traces(canvas: Canvas, subject: CitySubject) -> None:
    """The last move of each team that has moved."""
    moved = {TEAMS.index(event.team): event for event in subject.marks.happened if isinstance(event, Moved)}
    for team, event in moved.items():
        before = _before(subject, team)
        put_pawn(canvas, team, before, GHOST)
        canvas.draw(arrow([pawn_at(team, before), pawn_at(team, event.cell)], TEAM[team], 6, casing=MOON, dashed=True))
        if event.announcement != SILENCE:
            canvas.draw(polygon(places.corners(event.cell, 0.93), "none", GOLD, width=7))
            put_label(canvas, event.cell)
        put_pawn(canvas, team, event.cell)


def put_ways(canvas: Canvas, subject: CitySubject) -> None:
    """Where both teams went in the round that is over, stage by stage; no way lies over a number."""
    for team in subject.teams:
        cells = [START, *(cycle.cell for cycle in subject.view.history if cycle.team == team.colour)]
        been = [pawn_at(team.colour, cell) for cell in cells]
        steps = [(step, *ends) for step, ends in enumerate(pairwise(been), 1) if ends[0] != ends[1]]
        for _, (x0, y0), (x1, y1) in steps:
            canvas.draw(_way(team.colour, (x1 - x0, y1 - y0)).moved((round(x0), round(y0))))
        for step, (x0, y0), (x1, y1) in steps:
            put_step(canvas, team.colour, step, (x0 + (x1 - x0) * STEP_AT, y0 + (y1 - y0) * STEP_AT))
        put_pawn(canvas, team.colour, team.at)


def _way(team: int, to: Point) -> Shape:
    """As it lies at the east, turned: ways as long as each other differ by that alone, and a scene is the smaller."""
    east = arrow([(0, 0), (round(hypot(*to)), 0)], TEAM[team], 5, casing=MOON)
    turned = round(degrees(atan2(to[1], to[0])))
    return Shape(around([(0, 0), to], 15), f'<g transform="rotate({turned})">{east.markup}</g>')


def put_step(canvas: Canvas, team: int, step: int, at: Point) -> None:
    """The number of a step on the shape of its team: a square for black, a disc for orange.

    Both lie at one point, where the number stands, since a scene tells all the places.
    """
    radius, half, style = STEP / 2 if team else 7, STEP // 2, Style(28, ink_on(TEAM[team]), Face.BOLD)
    low = style.capital // 2
    stands = round(at[0]), round(at[1]) + low
    canvas.draw(panel((-half, -half - low, half, half - low), TEAM[team], RIM[team], radius=radius).moved(stands))
    canvas.write(str(step), stands, style, "ms")


def _before(subject: CitySubject, team: int) -> Cell:
    """Where a team was before its last move."""
    been = [cycle.cell for cycle in subject.view.history if cycle.team == team]
    return been[-2] if len(been) > 1 else START
