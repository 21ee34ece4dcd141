"""A round that is over: the city once for each team, with its own map and its own way, below it clue after clue.

Clues are numbered, and so are the ways: one sees which clue led where. The last of them lie there as cards, and the
cells to which they led are lit; what was before is told in words, so that all of it is looked at on a phone, and is
sent, like any other picture. Elsewhere the city sleeps and the map is read. Whoever looks at a card or a cell is told
what is to be seen there.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from engine.games.amsterdam.board import CLIENT, EVIDENCE, POLICE, Cycle
from engine.games.amsterdam.content.city import START
from engine.games.amsterdam.view import TeamSeen
from render.canvas import WIDTH, Canvas
from render.fonts import Face
from render.games.amsterdam import places
from render.games.amsterdam.cards import high, put_card
from render.games.amsterdam.look import MOON, NIGHT, TITLE, art, token
from render.games.amsterdam.pieces import put_shape
from render.games.amsterdam.subject import CitySubject
from render.games.amsterdam.traces import put_step
from render.palette import INK as LETTERS
from render.palette import PAPER
from render.shapes import corners_of, panel
from render.text import Style

TeamsClue: TypeAlias = tuple[int, Cycle]
"""A clue of a team, and which it was."""

TITLE_HIGH: Final = 76
CARD_WIDE: Final = 188
CARD_GAP: Final = 6
GAP: Final = 18
"""Between a clue and the next."""
EDGE: Final = 12
PADDING: Final = 14
MOST_CARDS: Final = 2
MOST_ROWS: Final = 2
"""So many rows of cards a team."""
A_LINE: Final = 3
"""So many earlier clues beside each other."""
LINE_HIGH: Final = 58
EARLIER_HIGH: Final = 52
ROW_HIGH: Final = high(CARD_WIDE) + LINE_HIGH + 24
WHERE: Final = Style(34, LETTERS, Face.BOLD)
EARLIER: Final = Style(30, MOON)
FOUND_WIDE: Final = 54


def both(subject: CitySubject, city: Callable[[CitySubject], Canvas]) -> Canvas:
    """Team below team, as a phone shows them; side by side where there is room."""
    parts = [_of_team(_told_of(subject, team), team, city) for team in subject.teams]
    canvas = Canvas((WIDTH, sum(part.size[1] for part in parts)), NIGHT)
    top = 0
    for team, part in zip(subject.teams, parts, strict=True):
        with canvas.part(top):
            canvas.draw(panel((0, top, WIDTH, top + part.size[1]), NIGHT))
            canvas.lay(part, (0, top), f"team{team.colour}" if top else "")  # the first map is the city as it was
        top += part.size[1]
    return canvas


def _told_of(subject: CitySubject, team: TeamSeen) -> CitySubject:
    """What there is to be told of one team: its map and its ways alone."""
    view = subject.view
    teams = tuple(one if one == team else replace(one, map=None, silent=(), raided=()) for one in view.teams)
    history = tuple(cycle for cycle in view.history if cycle.team == team.colour)
    return replace(subject, seen=replace(subject.seen, view=replace(view, teams=teams, history=history)))


def _of_team(own: CitySubject, team: TeamSeen, city: Callable[[CitySubject], Canvas]) -> Canvas:
    steps = list(enumerate(own.view.history, 1))
    rows = _last_rows(steps)
    shown = [cycle.cell for row in rows for _, cycle in row]
    earlier = steps[: len(steps) - len(shown)]
    lines = -(-len(earlier) // A_LINE)
    below = TITLE_HIGH + places.CITY_HIGH + lines * EARLIER_HIGH
    canvas = Canvas((WIDTH, below + len(rows) * ROW_HIGH), NIGHT)
    put_shape(canvas, team.colour, (48, TITLE_HIGH / 2), 40)
    canvas.write(own.team_name(team), (86, TITLE_HIGH / 2), TITLE)
    canvas.lay(city(replace(own, awake={START, *shown})), (0, TITLE_HIGH))
    for number, step in enumerate(earlier):
        _put_earlier(canvas, own, team, step, divmod(number, A_LINE))
    for row, clues in enumerate(rows):
        _put_row(canvas, own, team, clues, below + row * ROW_HIGH)
    return canvas


def _last_rows(steps: Sequence[TeamsClue]) -> list[list[TeamsClue]]:
    """The last clues, as many side by side as there is room for."""
    rows: list[list[TeamsClue]] = []
    for step in reversed(steps):
        if rows and _room((step, *rows[0])) >= 0:
            rows[0].insert(0, step)
        elif len(rows) < MOST_ROWS:
            rows.insert(0, [step])
        else:
            break
    return rows


def _room(row: Sequence[TeamsClue]) -> int:
    """How much of a strip is left beside these."""
    wide = sum(_wide(cycle) for _, cycle in row) + GAP * (len(row) - 1)
    return WIDTH - 2 * (EDGE + PADDING) - wide


def _wide(cycle: Cycle) -> int:
    cards = max(1, len(cycle.clue[:MOST_CARDS]))
    return cards * CARD_WIDE + (cards - 1) * CARD_GAP


def _put_earlier(canvas: Canvas, own: CitySubject, team: TeamSeen, step: TeamsClue, place: tuple[int, int]) -> None:
    """A clue in words, below the city."""
    (number, cycle), (line, column) = step, place
    wide = (WIDTH - 2 * EDGE) // A_LINE
    left, top = EDGE + column * wide, TITLE_HIGH + places.CITY_HIGH + line * EARLIER_HIGH
    middle = top + EARLIER_HIGH / 2
    put_step(canvas, team.colour, number, (left + 22, middle))
    words = f"{own.listed(own.brief(card) for card in cycle.clue[:MOST_CARDS])} → {cycle.cell}"
    canvas.write(words, (left + 54, middle), EARLIER, "lm", wide - 70)
    for card in cycle.clue[:1]:
        canvas.spot(card, corners_of((left, top, left + wide, top + EARLIER_HIGH)))


def _put_row(canvas: Canvas, own: CitySubject, team: TeamSeen, clues: Sequence[TeamsClue], top: int) -> None:
    """Clues side by side, over the whole strip if it is nearly full."""
    canvas.draw(panel((EDGE, top, WIDTH - EDGE, top + ROW_HIGH - EDGE), PAPER, radius=14))
    room, left = _room(clues), EDGE + PADDING
    more = room // max(1, len(clues) - 1) if room < CARD_WIDE else 0
    for step in clues:
        _put_clue(canvas, own, team, step, (left, top))
        left += _wide(step[1]) + GAP + more


def _put_clue(canvas: Canvas, own: CitySubject, team: TeamSeen, step: TeamsClue, corner: tuple[int, int]) -> None:
    """Which it was, where it led and what was found there, below that its cards."""
    (number, cycle), (left, top) = step, corner
    middle, right = top + LINE_HIGH / 2, left + CARD_WIDE
    put_step(canvas, team.colour, number, (left + 22, middle))
    with canvas.thing(place=cycle.cell):
        canvas.write(f"→ {cycle.cell}", (left + 52, middle), WHERE, "lm")
    signs = {EVIDENCE: token(team.colour), CLIENT: art(CLIENT), POLICE: art(POLICE)}
    if cycle.announcement in signs:
        canvas.stamp(signs[cycle.announcement], (right - FOUND_WIDE / 2, middle), FOUND_WIDE - 4)
    for place, card in enumerate(cycle.clue[:MOST_CARDS]):
        put_card(canvas, own, card, (left + place * (CARD_WIDE + CARD_GAP), top + LINE_HIGH), CARD_WIDE)
