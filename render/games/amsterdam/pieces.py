"""What stands in the city: both Detectives at the rims of their cells, evidence, police, silence, targets."""

from dataclasses import replace
from functools import cache
from typing import Final

from engine.games.amsterdam.content.city import PLACE, Cell
from render.canvas import Canvas
from render.fonts import Face
from render.games.amsterdam import places
from render.games.amsterdam.look import GOLD, INK, LABEL_FILL, MOON, RIM, TEAM, art, pawn, token
from render.games.amsterdam.subject import CitySubject
from render.palette import INK as LETTERS
from render.shapes import Point, Shape, pill, polygon, ring
from render.svg import Drawing
from render.text import Style

PAWN_WIDE: Final = 66
TOKEN_WIDE: Final = 42
PAWN_SIDE: Final = (places.SOUTH_WEST, places.SOUTH_EAST)
"""Each team has its own side of a cell, so that both can share one (SA-321)."""
QUIET_WIDE: Final = 46
LABEL: Final = Style(26, LETTERS, Face.BOLD)


def put_pieces(canvas: Canvas, subject: CitySubject) -> None:
    """Everything that everybody knows of the cells; the figures above all, but for those whose ways are shown."""
    for cell, teams in subject.known_silence.items():
        with canvas.thing(f"silence_{cell}", cell):
            _put_silence(canvas, teams, cell)
    for cell, teams in subject.known_police.items():
        with canvas.thing(f"police_{cell}", cell):
            _put_police(canvas, teams, cell)
    for team in subject.teams:
        for cell in team.evidence:
            with canvas.thing(f"evidence_{team.colour}_{cell}", cell):
                canvas.stamp(token(team.colour), places.rim(cell, places.NORTH_WEST, 0.92), TOKEN_WIDE)
    for team in () if subject.view.lies_open else subject.teams:
        if team != subject.mine or subject.follows or not subject.leads:
            put_pawn(canvas, team.colour, team.at)


def put_pawn(canvas: Canvas, team: int, cell: Cell, opacity: float = 1) -> None:
    """A team's Detectives, set at the rim so that the picture stays free (SA-701)."""
    with canvas.thing(f"detectives_{team}" if opacity == 1 else ""):
        canvas.stamp(pawn(team), pawn_at(team, cell), PAWN_WIDE, opacity=opacity)


def pawn_at(team: int, cell: Cell) -> Point:
    """The middle of a team's figure on a cell."""
    x, y = places.rim(cell, PAWN_SIDE[team], 0.93)
    return x, y - 8


def put_shape(canvas: Canvas, team: int, at: Point, wide: float) -> None:
    """The plain shape of a team."""
    canvas.draw(shape(team, at, wide))


def shape(team: int, at: Point, wide: float) -> Shape:
    """A square, a disc (SA-708)."""
    x, y, half = *at, wide / 2
    if team == 0:
        square = [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
        return polygon(square, TEAM[0], RIM[0], width=3)
    return ring(at, half, RIM[1], width=3, fill=TEAM[1])


def put_targets(canvas: Canvas, subject: CitySubject) -> None:
    """Cells that the buttons name, with the very labels of the buttons."""
    for cell in PLACE:
        if label := subject.labels.get(cell):
            with canvas.choice(label):
                canvas.draw(polygon(places.corners(cell, 0.97), "none", GOLD, width=8))
                canvas.tag(label, places.rim(cell, places.NORTH, 0.95), LABEL, LABEL_FILL, INK)


def _put_police(canvas: Canvas, teams: tuple[int, ...], cell: Cell) -> None:
    """Police that was announced, with the shapes of the teams to whom."""
    x, y = places.rim(cell, places.NORTH_EAST, 0.92)
    canvas.stamp(art("police"), (x, y), TOKEN_WIDE + 4)
    for place, team in enumerate(teams):
        put_shape(canvas, team, (x - 9 * (len(teams) - 1) + 18 * place, y + 24), 14)


def _put_silence(canvas: Canvas, teams: tuple[int, ...], cell: Cell) -> None:
    """Where nothing happened: three dots beside the shape of each team that was there, in its own corner."""
    x, y = places.middle(cell)
    for team in teams:
        at = (x + (-0.76, 0.76)[team] * places.SIZE, y - 4)
        canvas.stamp(_quiet(team), at, QUIET_WIDE)


@cache
def _quiet(team: int) -> Drawing:
    dots = "".join(f'<circle cx="{x}" cy="0" r="2.8" fill="{MOON}"/>' for x in (1, 9, 17))
    paper, sign = pill((0, 0), QUIET_WIDE, 24, INK, opacity=0.85), shape(team, (-12, 0), 13)
    return replace(Shape(paper.box, paper.markup + sign.markup + dots).drawing(), name="silence")
