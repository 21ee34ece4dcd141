"""The free corners around the city: round and score, what is left, and how each team stands."""

from typing import Final

from engine.games.amsterdam.board import EVIDENCE_NEEDED
from engine.games.amsterdam.view import TeamSeen
from render.canvas import Canvas
from render.fonts import Face
from render.games.amsterdam.look import FADED, GOLD, INK, MOON, ON_PAPER, PLAIN, QUIET, TITLE, art, pawn, token
from render.games.amsterdam.pieces import put_shape
from render.games.amsterdam.places import Corner
from render.games.amsterdam.subject import CitySubject
from render.palette import PAPER
from render.shapes import Point, panel
from render.svg import Drawing
from render.text import Style

ROUND: Final = Corner(right=False, low=False)
TABLE: Final = Corner(right=True, low=False)
TEAMS: Final = (Corner(right=False, low=True), Corner(right=True, low=True))
PLACES: Final = EVIDENCE_NEEDED
"""As much evidence to find as police to lose."""
MISSING: Final = 0.2
SCORE: Final = Style(46, MOON, Face.DISPLAY)


def put_corners(canvas: Canvas, subject: CitySubject) -> None:
    """All four."""
    _put_round(canvas, subject)
    _put_table(canvas, subject)
    for team in subject.teams:
        _put_team(canvas, subject, team)


def _put_round(canvas: Canvas, subject: CitySubject) -> None:
    """Which round, and who has won how many."""
    left, top, right, _ = ROUND.box
    canvas.write(subject.headline, (left + 6, top + 28), TITLE, "lm", right - left)
    x = left + 24.0
    for team in subject.teams:
        put_shape(canvas, team.colour, (x, top + 86), 32)
        x += 80 + canvas.write(str(team.wins), (x + 28, top + 86), SCORE)
    canvas.write(subject.aim, (left + 6, top + 134), QUIET, "lm", right - left)


def _put_table(canvas: Canvas, subject: CitySubject) -> None:
    """What lies beside the city."""
    _, top, right, _ = TABLE.box
    for line, said in enumerate(subject.beside):
        canvas.write(said, (right - 6, top + 26 + 36 * line), PLAIN if line == 0 else QUIET, "rm", 260)


def _put_team(canvas: Canvas, subject: CitySubject, team: TeamSeen) -> None:
    """Name, step, evidence, police, cycles."""
    box = left, top, right, bottom = TEAMS[team.colour].box
    border = GOLD if team == subject.mine else INK
    canvas.draw(panel(box, PAPER, border, radius=18, width=7 if team == subject.mine else 4))
    canvas.stamp(pawn(team.colour), (left + 34, top + 40), 44)
    canvas.write(subject.team_name(team), (left + 66, top + 28), ON_PAPER, "lm", right - left - 78)
    canvas.write(subject.step(team), (left + 66, top + 60), FADED, "lm", right - left - 78)
    _put_track(canvas, token(team.colour), len(team.evidence), (left, top + 108))
    _put_track(canvas, art("police"), team.police, (left, top + 158))
    cycles = subject.said("cycles", cycles=team.cycles)
    canvas.write(cycles, ((left + right) / 2, bottom - 20), FADED, "mm", right - left - 20)


def _put_track(canvas: Canvas, drawing: Drawing, count: int, at: Point) -> None:
    """Three places, those to come faint."""
    x, y = at
    for place in range(PLACES):
        canvas.stamp(drawing, (x + 40 + 54 * place, y), 44, opacity=1 if place < count else MISSING)
    canvas.write(f"{count}/{PLACES}", (x + 194, y), ON_PAPER)
