"""Around the map: the header, trust, torches, light and exits, what lies in the rooms, and everybody's sheet."""

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
    DAYLIGHT,
    DIM,
    EDGE,
    GOLD,
    HEAD,
    NIGHT,
    PANEL,
    PLAIN,
    QUIET,
    TITLE,
    art,
    floor_of,
)
from render.games.vi_algo.pieces import put_token
from render.games.vi_algo.subject import CatacombSubject
from render.shapes import Box, panel, pill
from render.text import Style
from render.words import sentence

LEFT, TOP, RIGHT, BOTTOM = places.SIDE
TRACKS_HIGH: Final = 228
ROOM_LINE: Final = 34
MOST_NAMED: Final = 7
NAMED_WIDTH: Final = 300
GAP: Final = 20
SMALL: Final = Style(22, BONE, Face.BOLD)
LOST: Final = 0.28
LINE_HALF: Final = 18
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
    canvas.write(sentence(subject.headline), (x + 10, y), HEAD, "lm", round(WIDTH - x - 36))


def put_side(canvas: Canvas, subject: CatacombSubject) -> None:
    """The whole margin."""
    canvas.draw(panel((places.MAP[2] + 4, places.HEADER, WIDTH, places.HEIGHT), NIGHT))
    _put_trust(canvas, subject, TOP + 4)
    _put_torches(canvas, subject, TOP + 84)
    _put_exits(canvas, subject, TOP + 160)
    y = _put_rooms(canvas, subject, TOP + TRACKS_HIGH)
    high = min(96, (BOTTOM - y - 4) // len(subject.seats))
    for seat in subject.seats:
        _put_sheet(canvas, subject, seat, (LEFT, y + high * seat, RIGHT, y + high * (seat + 1) - 8))


def _put_trust(canvas: Canvas, subject: CatacombSubject, top: int) -> None:
    """A row of twenty lights, those that the group still has burning."""
    canvas.draw(panel((LEFT, top, RIGHT, top + 70), PANEL, EDGE, radius=12))
    canvas.stamp(art("trust"), (LEFT + 34, top + 35), 52)
    step = (RIGHT - LEFT - 150) / MOST_TRUST
    for point in range(MOST_TRUST):
        lit, x = point < subject.view.trust, LEFT + 72 + step * (point + 0.5)
        colour = (BLOOD if point < subject.view.rules.least_trust else GOLD) if lit else EDGE
        canvas.draw(pill((x, top + 35), step - 3, 34 if lit else 18, colour))
    canvas.write(str(subject.view.trust), (RIGHT - 16, top + 35), Style(40, BONE, Face.DISPLAY), "rm")


def _put_torches(canvas: Canvas, subject: CatacombSubject, top: int) -> None:
    """Torches left, and the day and night track."""
    canvas.draw(panel((LEFT, top, RIGHT, top + 68), PANEL, EDGE, radius=12))
    canvas.stamp(art("torch"), (LEFT + 32, top + 34), 56)
    canvas.write(str(subject.view.reserve), (LEFT + 64, top + 34), Style(40, BONE, Face.DISPLAY))
    face = "sun" if subject.view.face == "day" else "moon"
    canvas.stamp(
        art(face), (LEFT + 150, top + 34), 50, opacity=1 if subject.view.light_counts or face == "moon" else LOST
    )
    first, step = LEFT + 190, (RIGHT - LEFT - 204) / TRACK
    for space in range(TRACK):
        filled = space < len(subject.view.track)
        fill = (DAYLIGHT if face == "sun" else "#8fa5e8") if filled else EDGE
        canvas.draw(pill((first + step * (space + 0.5), top + 34), step - 4, 30, fill))


def _put_exits(canvas: Canvas, subject: CatacombSubject, top: int) -> None:
    """The three ways out: open ones bright, with a tick; how often each was lost."""
    canvas.draw(panel((LEFT, top, RIGHT, top + 60), PANEL, EDGE, radius=12))
    step = (RIGHT - LEFT) / len(EXIT_NAMES)
    for place, name in enumerate(EXIT_NAMES):
        x, done = LEFT + step * place + 36, name in subject.validated
        canvas.stamp(art(f"card/{name}"), (x, top + 30), 46, opacity=1 if done else LOST)
        lost = subject.discarded.count(name)
        said = "✓" if done else "✕" * lost if lost else "–"
        canvas.write(said, (x + 36, top + 30), Style(30, GOLD if done else "#ff8a7a" if lost else DIM, Face.BOLD))


def _put_rooms(canvas: Canvas, subject: CatacombSubject, top: int) -> int:
    """Each room with its name, how many treasures it still holds, and a chest where nobody has been."""
    rooms = [room for room in subject.view.rooms if room.letter != CENTRAL]
    columns = 1 if len(rooms) <= MOST_NAMED else 2
    lines = -(-len(rooms) // columns)
    wide = (RIGHT - LEFT - GAP * (columns - 1)) // columns
    for place, room in enumerate(rooms):
        left = LEFT + (wide + GAP) * (place // lines)
        _put_room(canvas, subject, room, (left, left + wide), top + ROOM_LINE * (place % lines) + ROOM_LINE // 2)
    return top + ROOM_LINE * lines + 8


def _put_room(canvas: Canvas, subject: CatacombSubject, room: RoomSeen, span: tuple[int, int], y: int) -> None:
    """One room; where there are too many for their names, the letter has to do."""
    left, right = span
    canvas.draw(
        panel(
            (left, y - 14, left + 34, y + 14), floor_of(room.letter, subject.view.light_counts), EDGE, radius=6, width=2
        )
    )
    canvas.write(room.letter, (left + 17, y), SMALL, "mm")
    if right - left > NAMED_WIDTH:
        canvas.write(sentence(subject.called(f"room_{room.letter}")), (left + 46, y), QUIET, "lm", 200)
    if room.exposed:
        canvas.stamp(art("chest"), (right - 92, y), 32)
    canvas.stamp(art("hand"), (right - 48, y), 30)
    canvas.write(str(room.stack), (right - 4, y), SMALL, "rm")


def _put_sheet(canvas: Canvas, subject: CatacombSubject, seat: Seat, box: Box) -> None:
    """A player: token, name, where, cards in the hand, face-down cards, mummies left."""
    left, top, right, bottom = box
    explorer, turn = subject.view.explorers[seat], seat == subject.active and not subject.over
    canvas.draw(panel(box, PANEL, GOLD if turn else EDGE, radius=12, width=5 if turn else 2))
    middle = (top + bottom) / 2
    if explorer.character:
        put_token(canvas, subject, seat, (left + 40, middle), 56)
    apart = min(19, (bottom - top) / 2 - LINE_HALF)
    canvas.write(subject.sitter(seat), (left + 78, middle - apart), BOLD, "lm", right - left - 92)
    x, y = left + 96.0, middle + apart
    canvas.write(explorer.spot or "–", (left + 78, y), PLAIN)
    for icon, count in (("hand", explorer.cards), ("secret", explorer.secrets), ("piece/mummy", explorer.pieces)):
        x += 70
        canvas.stamp(art(icon), (x, y), 34)
        canvas.write(str(count), (x + 22, y), SMALL)
