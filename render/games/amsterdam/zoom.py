"""The picture of a decision: the clue, and each cell that it may mean, large enough for a phone (SA-702)."""

from functools import cache
from itertools import pairwise
from typing import Final

from engine.games.amsterdam.content.city import Cell
from engine.games.amsterdam.view import TeamSeen
from render.canvas import WIDTH, Canvas
from render.fonts import Face
from render.games.amsterdam import places
from render.games.amsterdam.cards import beside, high, put_card
from render.games.amsterdam.illustrations import in_hexagon
from render.games.amsterdam.look import (
    BOLD,
    GOLD,
    INK,
    LABEL_FILL,
    MOON,
    NIGHT,
    PLAIN,
    QUAY,
    WATER,
    art,
    pawn,
    token,
)
from render.games.amsterdam.pieces import put_shape
from render.games.amsterdam.subject import CitySubject
from render.palette import INK as LETTERS
from render.shapes import Point, panel, pill, polygon
from render.text import Style, fitted

HEAD: Final = 74
CARD_WIDE: Final = 430
A_LINE: Final = 3
TILE: Final = 196
"""From the middle of a cell to its corner: 340 pixels across."""
TILE_HIGH: Final = 384
PIECE: Final = 58
VOTE: Final = Style(30, LETTERS, Face.BOLD)


def choice(subject: CitySubject, team: TeamSeen) -> Canvas:
    """Clue above, cells below, in label order."""
    lines, clue = _lines(team), team.clue or ()
    canvas = Canvas((WIDTH, _high(len(lines))), _table(len(lines)))
    _put_head(canvas, subject, team)
    for card, left in zip(clue, beside(len(clue), CARD_WIDE, 24), strict=True):
        put_card(canvas, subject, card, (left, HEAD), CARD_WIDE)
    for number, line in enumerate(lines):
        y = HEAD + high(CARD_WIDE) + 36 + (number + 0.5) * TILE_HIGH
        for column, cell in enumerate(line):
            x = WIDTH / 2 + (column - (len(line) - 1) / 2) * WIDTH / A_LINE
            put_cell(canvas, subject, cell, (x, y))
            put_about(canvas, subject, team, cell, (x, y))
    return canvas


@cache
def _table(lines: int) -> Canvas:
    """What lies below it all."""
    canvas = Canvas((WIDTH, _high(lines)), WATER)
    canvas.draw(panel((0, 0, WIDTH, HEAD + high(CARD_WIDE) + 24), NIGHT))
    return canvas


def _high(lines: int) -> int:
    return HEAD + high(CARD_WIDE) + 54 + lines * TILE_HIGH


def _put_head(canvas: Canvas, subject: CitySubject, team: TeamSeen) -> None:
    canvas.stamp(pawn(team.colour), (42, HEAD / 2), 44)
    canvas.write(subject.team_name(team), (78, HEAD / 2), BOLD, "lm", 400)
    ways = "one-card" if len(team.clue or ()) == 1 else "two-cards"
    canvas.write(subject.said(ways), (WIDTH - 24, HEAD / 2), PLAIN, "rm", 700)


def _lines(team: TeamSeen) -> list[tuple[Cell, ...]]:
    """The cells in label order, in lines of like length."""
    count = max(1, -(-len(team.reach) // A_LINE))
    long, longer = divmod(len(team.reach), count)
    ends = [0]
    for line in range(count):
        ends.append(ends[-1] + long + (line < longer))
    return [team.reach[start:end] for start, end in pairwise(ends)]


def put_cell(canvas: Canvas, subject: CitySubject, cell: Cell, at: Point) -> None:
    """A cell as it lies there."""
    canvas.spot(cell, places.hexagon(at, TILE))
    with canvas.thing(f"cell_{cell}", cell), canvas.choice(subject.labels.get(cell, "")):
        canvas.draw(polygon(places.hexagon(at, TILE + 6), QUAY, GOLD if cell in subject.labels else INK, width=6))
        canvas.stamp(in_hexagon(subject.pictures[subject.shown[cell]]), at, 2 * TILE)


def put_about(canvas: Canvas, subject: CitySubject, team: TeamSeen | None, cell: Cell, at: Point) -> None:
    """The label of a cell, what is known of it, and who of a team wants to go there."""
    x, y = at
    label = subject.labels.get(cell, "")
    edge = y - TILE * 0.86
    canvas.draw(pill((x, edge + 4), 100, 50, LABEL_FILL if label else NIGHT, INK if label else MOON))
    canvas.write(label or cell, (x, edge + 4), Style(36, LETTERS if label else MOON, Face.BOLD), "mm", 180)
    _put_known(canvas, subject, cell, at)
    _put_votes(canvas, subject, team, cell, (x, y + TILE * 0.76))


def _put_known(canvas: Canvas, subject: CitySubject, cell: Cell, at: Point) -> None:
    """At the rims: evidence that is gone, police that was announced, where nothing happened."""
    x, y = at
    aside, up = TILE * 0.78, TILE * 0.43
    for team in subject.teams:
        if cell in team.evidence:
            canvas.stamp(token(team.colour), (x - aside, y - up), PIECE)
    if cell in subject.known_police:
        canvas.stamp(art("police"), (x + aside, y - up), PIECE)
        for place, colour in enumerate(subject.known_police[cell]):
            put_shape(canvas, colour, (x + aside - 10 + 22 * place, y - up + 34), 18)
    for colour in subject.known_silence.get(cell, ()):
        middle = (x - TILE * 0.84 + TILE * 1.68 * colour, y)
        canvas.draw(pill(middle, 66, 34, NIGHT, MOON))
        put_shape(canvas, colour, (middle[0] - 16, middle[1]), 18)
        canvas.write("…", (middle[0] + 12, middle[1] - 5), BOLD, "mm")


def _put_votes(canvas: Canvas, subject: CitySubject, team: TeamSeen | None, cell: Cell, at: Point) -> None:
    """Who wants to go there, where the viewer may know it."""
    votes = team.ballot.votes if team and team.ballot else ()
    names = [subject.sitter(vote.seat) for vote in votes if vote.cell == cell]
    if names:
        said, style = fitted("✓ " + ", ".join(names), VOTE, TILE)
        canvas.tag(said, at, style, LABEL_FILL, INK)
