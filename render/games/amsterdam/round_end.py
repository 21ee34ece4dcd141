"""A round that is over: the city once for each team, with its own map and its own way, below it clue after clue.

Clues are numbered, and so are the ways: one sees which clue led where. Where a team has been the city is lit; elsewhere
it sleeps and the map is read, and whoever looks at a cell is told what is to be seen there.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import count
from typing import Final

from engine.games.amsterdam.board import CLIENT, EVIDENCE, POLICE, Cycle
from engine.games.amsterdam.view import TeamSeen
from render.canvas import WIDTH, Canvas
from render.fonts import Face
from render.games.amsterdam import places
from render.games.amsterdam.cards import high, put_card
from render.games.amsterdam.illustrations import in_hexagon
from render.games.amsterdam.look import NIGHT, TITLE, art, token
from render.games.amsterdam.pieces import put_shape
from render.games.amsterdam.subject import CitySubject
from render.games.amsterdam.traces import put_step
from render.palette import INK as LETTERS
from render.palette import PAPER
from render.shapes import arrow, panel, polygon
from render.text import Style

TITLE_HIGH: Final = 76
CARD_WIDE: Final = 184
CARD_GAP: Final = 6
CELL_WIDE: Final = 180
AHEAD: Final = 26
"""Between a clue and the cell to which it led."""
GAP: Final = 20
"""Between a cell and the next clue."""
EDGE: Final = 12
PADDING: Final = 14
MOST_CARDS: Final = 2
LINE_HIGH: Final = 58
ROW_HIGH: Final = high(CARD_WIDE) + LINE_HIGH + 24
WHERE: Final = Style(34, LETTERS, Face.BOLD)
FOUND_WIDE: Final = 54


def both(subject: CitySubject, city: Callable[[CitySubject], Canvas]) -> Canvas:
    """Team below team, as a phone shows them; side by side where there is room."""
    told = [_told_of(subject, team) for team in subject.teams]
    parts = [_of_team(own, team, city(own)) for own, team in zip(told, subject.teams, strict=True)]
    canvas = Canvas((WIDTH, sum(part.size[1] for part in parts)), NIGHT)
    top = 0
    for team, part in zip(subject.teams, parts, strict=True):
        with canvas.part(top):
            canvas.draw(panel((0, top, WIDTH, top + part.size[1]), NIGHT))
            canvas.lay(part, (0, top), f"team{team.colour}")
        top += part.size[1]
    return canvas


def _of_team(own: CitySubject, team: TeamSeen, city: Canvas) -> Canvas:
    rows = list(_rows(own.view.history))
    canvas = Canvas((WIDTH, TITLE_HIGH + places.CITY_HIGH + len(rows) * ROW_HIGH), NIGHT)
    put_shape(canvas, team.colour, (48, TITLE_HIGH / 2), 40)
    canvas.write(own.team_name(team), (86, TITLE_HIGH / 2), TITLE)
    canvas.lay(city, (0, TITLE_HIGH), "city")
    steps = count(1)
    for row, cycles in enumerate(rows):
        top = TITLE_HIGH + places.CITY_HIGH + row * ROW_HIGH
        canvas.draw(panel((EDGE, top, WIDTH - EDGE, top + ROW_HIGH - EDGE), PAPER, radius=14))
        left, more = EDGE + PADDING, _more(cycles) if row < len(rows) - 1 else 0
        for cycle, step in zip(cycles, steps, strict=False):
            _put_cycle(canvas, own, team, (step, cycle), (left, top))
            left += _wide(cycle) + GAP + more
    return canvas


def _rows(history: Iterable[Cycle]) -> Iterator[list[Cycle]]:
    """As many clues side by side as there is room for."""
    row: list[Cycle] = []
    for cycle in history:
        if row and _room((*row, cycle)) < 0:
            yield row
            row = []
        row.append(cycle)
    if row:
        yield row


def _room(row: Sequence[Cycle]) -> int:
    """How much of a strip is left beside these."""
    return WIDTH - 2 * (EDGE + PADDING) - sum(map(_wide, row)) - GAP * (len(row) - 1)


def _more(row: Sequence[Cycle]) -> int:
    """What each has more of it, so that the strip is full."""
    return _room(row) // max(1, len(row) - 1)


def _wide(cycle: Cycle) -> int:
    return len(cycle.clue[:MOST_CARDS]) * (CARD_WIDE + CARD_GAP) + AHEAD + CELL_WIDE


def _told_of(subject: CitySubject, team: TeamSeen) -> CitySubject:
    """What there is to be told of one team: its map and its ways alone."""
    view = subject.view
    teams = tuple(one if one == team else replace(one, map=None, silent=(), raided=()) for one in view.teams)
    history = tuple(cycle for cycle in view.history if cycle.team == team.colour)
    return CitySubject(
        replace(subject.seen, view=replace(view, teams=teams, history=history)), subject.marks, subject.words
    )


def _put_cycle(
    canvas: Canvas, subject: CitySubject, team: TeamSeen, numbered: tuple[int, Cycle], corner: tuple[int, int]
) -> None:
    """Which step it was and its clue, beside it the cell to which that led and what was found there."""
    (step, cycle), (left, top) = numbered, corner
    put_step(canvas, team.colour, step, (left + 22, top + LINE_HIGH / 2))
    below, right = top + LINE_HIGH, left + _wide(cycle)
    for place, card in enumerate(cycle.clue[:MOST_CARDS]):
        put_card(canvas, subject, card, (left + place * (CARD_WIDE + CARD_GAP), below), CARD_WIDE)
    x, y = right - CELL_WIDE / 2, below + high(CARD_WIDE) / 2
    canvas.draw(arrow([(right - CELL_WIDE - AHEAD - 2, y), (right - CELL_WIDE - 2, y)], LETTERS, 8, casing=""))
    canvas.write(cycle.cell, (x, top + LINE_HIGH / 2), WHERE, "mm")
    with canvas.thing(place=cycle.cell):
        canvas.draw(polygon(places.hexagon((x, y), CELL_WIDE / 2), LETTERS))
        canvas.stamp(in_hexagon(subject.pictures[subject.shown[cycle.cell]]), (x, y), CELL_WIDE - 8)
    signs = {EVIDENCE: token(team.colour), CLIENT: art(CLIENT), POLICE: art(POLICE)}
    if cycle.announcement in signs:
        canvas.stamp(signs[cycle.announcement], (x + CELL_WIDE * 0.36, y - CELL_WIDE * 0.36), FOUND_WIDE)
