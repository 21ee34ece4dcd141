"""Around the cave: whose turn it is, time and cards left, and a sheet for everybody."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from engine.core.seat import Seat
from render.canvas import WIDTH, Canvas
from render.fonts import Face
from render.games.caverna import places
from render.games.caverna.look import CLOTH, GOLD, RED, art, back, backpack
from render.games.caverna.pieces import put_meeple
from render.games.caverna.subject import CaveSubject
from render.palette import PAPER
from render.repeated import Row, put_row
from render.shapes import Box, Point, panel
from render.text import Style
from render.words import sentence

LEFT, RIGHT = 12, WIDTH - 12
HIGH: Final = 132
LOW: Final = 84
"""How high the status is where it has a row of its own."""
GAP: Final = 12
COLUMNS: Final = 3
FAINT: Final = 0.22
HEART: Final = 28
MOST_CUBES: Final = 9


def put_header(canvas: Canvas, subject: CaveSubject) -> None:
    with canvas.unit():
        _put_header(canvas, subject)


def _put_header(canvas: Canvas, subject: CaveSubject) -> None:
    """Round, whose turn and which step, and what happened at the end of the last turn."""
    hour = subject.hour
    canvas.draw(panel((0, 0, WIDTH, places.HEADER), hour.panel))
    canvas.draw(panel((0, places.HEADER - 5, WIDTH, places.HEADER), hour.edge))
    y = places.HEADER / 2 - 3
    title = subject.words("caverna-picture-round", round=subject.view.round)
    x = 24.0 + canvas.write(title, (24, y), Style(40, hour.words, Face.DISPLAY))
    if not subject.view.is_over:
        put_meeple(canvas, subject.view.players[subject.view.active].colour, subject.view.active, ((x + 48, y), 68))
        x += 84
    room = 330 if subject.view.event else 0
    canvas.write(
        sentence(subject.headline), (x + 12, y), Style(32, hour.words, Face.BOLD), "lm", round(WIDTH - x - room - 30)
    )
    if subject.view.event:
        said = subject.words("caverna-picture-event", name=sentence(subject.called(subject.view.event)))
        canvas.write(said, (WIDTH - 22, y), Style(26, hour.quiet, Face.BOLD), "rm", room - 20)


def bottom(subject: CaveSubject) -> int:
    """How far down the sheets reach."""
    return _sheets(subject)[-1][3] + GAP


def put_side(canvas: Canvas, subject: CaveSubject) -> None:
    """What is left of time and cards, and a sheet for everybody."""
    status, *sheets = _sheets(subject)
    _put_status(canvas, subject, status)
    for seat, box in zip(subject.seats, sheets, strict=True):
        canvas.box(box)
        with canvas.thing(place=f"P{seat + 1}", means=(subject.view.players[seat].colour,)), canvas.unit():
            _put_sheet(canvas, subject, seat, box)


def _sheets(subject: CaveSubject) -> list[Box]:
    """Where the status is, then everybody's sheet; the status has a row of its own unless it fills one of theirs."""
    many = len(subject.seats)
    columns = 2 if many == 4 else COLUMNS
    if (many + 1) % columns == 0:
        return [_cell(place, places.SHEETS, columns) for place in range(many + 1)]
    row = (LEFT, places.SHEETS, RIGHT, places.SHEETS + LOW)
    return [row, *(_cell(place, row[3] + GAP, columns) for place in range(many))]


def _cell(place: int, first: int, columns: int) -> Box:
    wide = (RIGHT - LEFT - GAP * (columns - 1)) // columns
    row, column = divmod(place, columns)
    left, top = LEFT + (wide + GAP) * column, first + (HIGH + GAP) * row
    return left, top, left + wide, top + HIGH


def _put_status(canvas: Canvas, subject: CaveSubject, box: Box) -> None:
    """Time points as cubes; deck, discard pile and walls in numbers."""
    left, top, right, bottom = box
    if bottom - top > LOW:
        with _paper(canvas, subject, box):
            _put_time(canvas, subject, (left, top + 38), right)
            _put_stock(canvas, subject, (left, top + 94))
        return
    middle = (left + right) // 2
    half = (left, top, middle - GAP // 2, bottom)
    with _paper(canvas, subject, half):
        _put_time(canvas, subject, (left, top + LOW // 2), half[2])
    with _paper(canvas, subject, (middle + GAP // 2, top, right, bottom)):
        _put_stock(canvas, subject, (middle + 120, top + LOW // 2))


@contextmanager
def _paper(canvas: Canvas, subject: CaveSubject, box: Box) -> Iterator[None]:
    """A sheet in a box of its own, and what is written on it."""
    canvas.box(box)
    with canvas.unit():
        canvas.draw(panel(box, subject.hour.panel, subject.hour.edge, radius=14))
        yield


def _put_time(canvas: Canvas, subject: CaveSubject, at: tuple[int, int], right: int) -> None:
    (left, y), view, words = at, subject.view, subject.hour.words
    canvas.write(subject.words("caverna-picture-time"), (left + 18, y), Style(26, words, Face.BOLD), "lm", 74)
    first = left + 96
    step = (right - 12 - first) // MOST_CUBES
    most = len(view.players) + view.rules.time_bonus
    shown = min(most, MOST_CUBES)
    cubes = Row(shown, (step, 0), max(0, shown - view.time), FAINT)
    put_row(canvas, art("cube"), cubes, (first + step / 2, y), 32)
    if most > MOST_CUBES:
        canvas.write(str(view.time), (right - 16, y), Style(34, RED, Face.DISPLAY, PAPER), "rm")


def _put_stock(canvas: Canvas, subject: CaveSubject, at: tuple[int, int]) -> None:
    (left, y), view, number = at, subject.view, Style(32, subject.hour.words, Face.BOLD)
    canvas.stamp(back(), (left + 36, y), 36)
    canvas.write(str(view.deck), (left + 62, y), number)
    canvas.stamp(back(), (left + 146, y), 36, angle=90, opacity=0.6)
    canvas.write(str(len(view.discard)), (left + 180, y), number)
    canvas.stamp(art("wall_across"), (left + 282, y), 66)
    canvas.write(str(view.supply), (left + 324, y), number)


def _put_sheet(canvas: Canvas, subject: CaveSubject, seat: Seat, box: Box) -> None:
    """A player: who, life, cards, gold seen, trolls, backpacks still free."""
    hour, player = subject.hour, subject.view.players[seat]
    left, top, right, bottom = box
    turn = seat == subject.view.active and not subject.view.is_over
    canvas.draw(panel(box, hour.panel, GOLD if turn else hour.edge, radius=14, width=7 if turn else 3))
    canvas.draw(panel((left + 8, top + 8, left + 18, bottom - 8), CLOTH[player.colour], radius=5))
    middle, low = top + (bottom - top) * 0.3, top + (bottom - top) * 0.72
    put_meeple(canvas, player.colour, seat, ((left + 54, (top + bottom) / 2), 66))
    room = right - left - 112 - HEART * subject.view.rules.max_life
    canvas.write(subject.sitter(seat), (left + 92, middle), Style(28, hour.words, Face.BOLD), "lm", room)
    most = subject.view.rules.max_life
    hearts = Row(most, (HEART, 0), max(0, most - player.life), FAINT)
    put_row(canvas, art("heart"), hearts, (right - 24 - HEART * (most - 1), middle), 26)
    _put_counts(canvas, subject, seat, (left + 110, low))


def _put_counts(canvas: Canvas, subject: CaveSubject, seat: Seat, first: Point) -> None:
    player, (x, y) = subject.view.players[seat], first
    number = Style(28, subject.hour.words, Face.BOLD)
    canvas.stamp(back(), (x, y), 28)
    canvas.write(str(player.count), (x + 20, y), number)
    canvas.stamp(art("nugget"), (x + 72, y), 36)
    canvas.write(f"{subject.gold(seat)}/{subject.view.rules.gold_to_win}", (x + 94, y), number)
    if player.has_double:
        canvas.stamp(art("double"), (x + 160, y), 38)
    if subject.view.rules.is_night:
        canvas.stamp(art("troll"), (x + 194, y), 32, opacity=1 if player.held_trolls else FAINT)
        canvas.write(str(player.held_trolls), (x + 212, y), number)
    free = sum(not pack.space for pack in player.packs)
    canvas.stamp(backpack(player.colour), (x + 244, y), 30, opacity=1 if free else FAINT)
    canvas.write(str(free), (x + 260, y), number)
