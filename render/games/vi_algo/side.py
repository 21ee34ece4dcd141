"""Around the map: the header, trust, torches, light and exits, what lies in the rooms, and everybody's sheet."""

from functools import lru_cache
from random import Random
from typing import Final

from engine.core.seat import Seat
from engine.games.vi_algo.board import EXIT_NAMES, MOST_TRUST, TRACK
from engine.games.vi_algo.content.rooms import CENTRAL
from engine.games.vi_algo.view import RoomSeen
from render.canvas import WIDTH, Canvas
from render.fonts import Face
from render.games.vi_algo import places
from render.games.vi_algo.look import (
    BLOOD,
    BOLD,
    BONE,
    EDGE,
    EMBER,
    FADED,
    GOLD,
    HEAD,
    INK,
    NAMED,
    PANEL,
    PLAIN,
    ROCK,
    TITLE,
    UNLIT,
    art,
    back,
    floor_of,
    secret_back,
)
from render.games.vi_algo.pieces import put_token
from render.games.vi_algo.subject import CatacombSubject
from render.palette import PAPER
from render.shapes import Box, Shape, panel, pill
from render.stone import depth, stones
from render.text import Style
from render.words import sentence

LEFT, TOP, RIGHT = 12, places.MAP[3] + 12, WIDTH - 12
FACET: Final = 104
TRACK_HIGH: Final = 76
ROOM_LINE: Final = 40
SHEET_HIGH: Final = 100
COLUMNS: Final = 3
GAP: Final = 12
SMALL: Final = Style(27, INK, Face.BOLD)
LETTER: Final = Style(24, BONE, Face.BOLD)
COMPASS_ROOM: Final = 120
LOST: Final = 0.28
LINE_HALF: Final = 21
"""Half of what a line of a player's sheet is high, icons and all."""


def put_header(canvas: Canvas, subject: CatacombSubject) -> None:
    """Round, whose turn, what is left of it, and the event of the round."""
    canvas.draw(panel((0, 0, WIDTH, places.HEADER), PANEL))
    canvas.draw(panel((0, places.HEADER - 4, WIDTH, places.HEADER), EDGE))
    y = places.HEADER / 2 - 2
    x = 26.0 + canvas.write(subject.words("vi-algo-picture-round", round=subject.view.round), (26, y), TITLE)
    if not subject.over:
        put_token(canvas, subject, subject.active, (x + 50, y), 54)
        x += 86
    canvas.write(sentence(subject.headline), (x + 10, y), HEAD, "lm", round(WIDTH - x - 36 - COMPASS_ROOM))


def bottom(subject: CatacombSubject) -> int:
    """How far down the margin reaches."""
    lines = _rows(len(_rooms(subject)), COLUMNS)
    sheets = _rows(len(subject.seats), _sheet_columns(subject))
    return TOP + TRACK_HIGH + GAP + lines * ROOM_LINE + 20 + GAP + sheets * (SHEET_HIGH + GAP)


def put_rock(canvas: Canvas) -> None:
    """The ground of the margin below the map."""
    with canvas.unit():
        for stone in _rock(canvas.size[1]):
            canvas.draw(stone)
    canvas.draw(panel((0, places.MAP[3], WIDTH, places.MAP[3] + 4), EDGE))


def put_side(canvas: Canvas, subject: CatacombSubject) -> None:
    """All that lies there, each in a box of its own."""
    for place, put in enumerate((_put_trust, _put_torches, _put_exits)):
        box = _cell(place, COLUMNS, TOP, TRACK_HIGH)
        canvas.box(box)
        with canvas.unit():
            canvas.draw(panel(box, PAPER, INK, radius=12))
            put(canvas, subject, box)
    y = _put_rooms(canvas, subject, TOP + TRACK_HIGH + GAP)
    for seat in subject.seats:
        box = _cell(seat, _sheet_columns(subject), y, SHEET_HIGH)
        canvas.box(box)
        with canvas.unit():
            _put_sheet(canvas, subject, seat, box)


@lru_cache(16)
def _rock(bottom: int) -> tuple[Shape, ...]:
    """What the catacomb lies in, down to there; whole below its facets, so that nothing of it has to be mixed."""
    low = (0, places.MAP[3], WIDTH, depth(bottom))
    return (panel(low, ROCK), *stones(low, ROCK, FACET, Random(12)))  # noqa: S311  no dice


def _sheet_columns(subject: CatacombSubject) -> int:
    return 2 if len(subject.seats) in (2, 4) else COLUMNS


def _rows(many: int, columns: int) -> int:
    return -(-many // columns)


def _cell(place: int, columns: int, top: int, high: int) -> Box:
    """A field of so many beside each other."""
    wide = (RIGHT - LEFT - GAP * (columns - 1)) // columns
    row, column = divmod(place, columns)
    left, above = LEFT + (wide + GAP) * column, top + (high + GAP) * row
    return left, above, left + wide, above + high


def _put_trust(canvas: Canvas, subject: CatacombSubject, box: Box) -> None:
    """A row of twenty lights, those that the group still has burning."""
    left, top, right, low = box
    y = (top + low) / 2
    canvas.stamp(art("trust"), (left + 36, y), 54)
    step = (right - left - 150) / MOST_TRUST
    for point in range(MOST_TRUST):
        lit, x = point < subject.view.trust, left + 76 + step * (point + 0.5)
        colour = (BLOOD if point < subject.view.rules.least_trust else EMBER) if lit else UNLIT
        canvas.draw(pill((x, y), step - 3, 36 if lit else 18, colour))
    canvas.write(str(subject.view.trust), (right - 14, y), Style(42, INK, Face.DISPLAY), "rm")


def _put_torches(canvas: Canvas, subject: CatacombSubject, box: Box) -> None:
    """Torches left, and the day and night track."""
    left, top, right, low = box
    y = (top + low) / 2
    canvas.stamp(art("torch"), (left + 34, y), 60)
    canvas.write(str(subject.view.reserve), (left + 68, y), Style(42, INK, Face.DISPLAY))
    sun = subject.view.face == "day"
    canvas.draw(pill((left + 156, y), 58, 58, "#2a3358" if not sun else "#8fc3e8"))
    canvas.stamp(
        art("sun" if sun else "moon"), (left + 156, y), 46, opacity=1 if subject.view.light_counts or not sun else LOST
    )
    first, step = left + 196, (right - left - 208) / TRACK
    for space in range(TRACK):
        filled = space < len(subject.view.track)
        fill = ("#e0a820" if sun else "#5a70c8") if filled else UNLIT
        canvas.draw(pill((first + step * (space + 0.5), y), step - 4, 32, fill))


def _put_exits(canvas: Canvas, subject: CatacombSubject, box: Box) -> None:
    """The three ways out: open ones bright, with a tick; how often each was lost."""
    left, top, right, low = box
    step = (right - left) / len(EXIT_NAMES)
    for place, name in enumerate(EXIT_NAMES):
        x, y, done = left + step * place + 40, (top + low) / 2, name in subject.validated
        canvas.stamp(art(f"card/{name}"), (x, y), 54, opacity=1 if done else LOST)
        lost = subject.discarded.count(name)
        said = "✓" if done else "✕" * lost if lost else "–"
        canvas.write(said, (x + 42, y), Style(34, "#2e7d3a" if done else BLOOD if lost else FADED, Face.BOLD))


def _rooms(subject: CatacombSubject) -> list[RoomSeen]:
    return [room for room in subject.view.rooms if room.letter != CENTRAL]


def _put_rooms(canvas: Canvas, subject: CatacombSubject, top: int) -> int:
    """Each room with its name, how many treasures it still holds, and a chest where nobody has been."""
    rooms = _rooms(subject)
    lines = _rows(len(rooms), COLUMNS)
    high = lines * ROOM_LINE + 20
    for column in range(_rows(len(rooms), lines)):
        box = _cell(column, COLUMNS, top, high)
        canvas.box(box)
        with canvas.unit():
            canvas.draw(panel(box, PAPER, INK, radius=12))
            for line, room in enumerate(rooms[lines * column : lines * (column + 1)]):
                y = top + 10 + ROOM_LINE * line + ROOM_LINE // 2
                _put_room(canvas, subject, room, (box[0] + 14, box[2] - 14), y)
    return top + high + GAP


def _put_room(canvas: Canvas, subject: CatacombSubject, room: RoomSeen, span: tuple[int, int], y: int) -> None:
    left, right = span
    box = (left, y - 16, left + 38, y + 16)
    canvas.draw(panel(box, floor_of(room.letter, subject.view.light_counts), INK, radius=6, width=2))
    canvas.write(room.letter, (left + 19, y), LETTER, "mm")
    canvas.write(sentence(subject.called(f"room_{room.letter}")), (left + 50, y), NAMED, "lm", right - left - 170)
    if room.exposed:
        canvas.stamp(art("chest"), (right - 92, y), 36)
    canvas.stamp(back(), (right - 48, y), 24)
    canvas.write(str(room.stack), (right - 4, y), SMALL, "rm")


def _put_sheet(canvas: Canvas, subject: CatacombSubject, seat: Seat, box: Box) -> None:
    """A player: token, name, where, cards in the hand, face-down cards, mummies left."""
    left, top, right, low = box
    explorer, turn = subject.view.explorers[seat], seat == subject.active and not subject.over
    canvas.draw(panel(box, PAPER, GOLD if turn else INK, radius=12, width=7 if turn else 3))
    middle = (top + low) / 2
    if explorer.character:
        put_token(canvas, subject, seat, (left + 52, middle), 70)
    canvas.write(subject.sitter(seat), (left + 100, middle - LINE_HALF), BOLD, "lm", right - left - 116)
    x, y = left + 100.0, middle + LINE_HALF
    canvas.write(explorer.spot or "–", (x, y), PLAIN)
    x += 20
    held = (
        (back(), 28, explorer.cards),
        (secret_back(), 28, explorer.secrets),
        (art("piece/mummy"), 40, explorer.pieces),
    )
    for icon, wide, count in held:
        x += 78
        canvas.stamp(icon, (x, y), wide)
        canvas.write(str(count), (x + 26, y), SMALL)
