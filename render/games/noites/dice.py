"""The dice that have just been thrown, on a tray in the corner of the table: who threw them, and what was needed."""

from typing import Final

from engine.games.noites.events import Rolled
from render.canvas import Canvas
from render.fonts import Face
from render.games.noites.look import DIM, INK, SIDES, STONE, YELLOW, art
from render.games.noites.pieces import stands
from render.games.noites.places import Framing, is_free
from render.games.noites.subject import NightSubject
from render.palette import PAPER
from render.shapes import Box, Point, Shape, panel
from render.text import Style

DIE: Final = 54
GAP: Final = 10
ROW: Final = 74
MOST_ROWS: Final = 3
MOST_DICE: Final = 8
NEEDED: Final = Style(32, YELLOW, Face.BOLD)
PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the eyes of each face are, in quarters of a die from its middle."""


def put_dice(canvas: Canvas, subject: NightSubject, plan: Framing) -> None:
    """A row for each throw, the last ones below, in a corner where nobody stands if there is one."""
    throws = [event for event in subject.marks.happened if isinstance(event, Rolled) and event.dice][-MOST_ROWS:]
    if not throws:
        return
    wide = 190 + (DIE + GAP) * max(min(len(one.dice), MOST_DICE) for one in throws)
    corners = _corners(plan, wide, ROW * len(throws) + 12)
    taken = stands(subject, plan)
    box = next((one for one in corners if is_free(one, taken)), corners[0])
    canvas.draw(panel(box, STONE, DIM, radius=14, opacity=0.92))
    for place, throw in enumerate(throws):
        _put_throw(canvas, subject, throw, (box[0] + 12, box[1] + 6 + ROW * (place + 0.5)))


def _corners(plan: Framing, wide: int, high: int) -> list[Box]:
    left, top, right, bottom = plan.box
    west, north, east, south = left + 12, top + 12, right - 12 - wide, bottom - 12 - high
    return [(x, y, x + wide, y + high) for x, y in ((west, south), (east, south), (east, north), (west, north))]


def _put_throw(canvas: Canvas, subject: NightSubject, throw: Rolled, at: Point) -> None:
    x, y = at
    thrower = next((one for one in subject.view.monsters if one.name == throw.monster), None)
    if thrower is not None:
        canvas.stamp(art(f"monster/{thrower.profile}"), (x + 32, y), 62)
        canvas.draw(panel((int(x), int(y) + 28, int(x) + 64, int(y) + 33), SIDES[thrower.side], radius=2))
    canvas.write(f"{throw.needed}+", (x + 78, y), NEEDED)
    for number, die in enumerate(throw.dice[:MOST_DICE]):
        canvas.draw(_die((x + 166 + (DIE + GAP) * number, y), die, lit=die >= throw.needed))


def _die(at: Point, eyes: int, *, lit: bool) -> Shape:
    """Of bone where it did what it should, dull and cracked where it did not."""
    x, y = round(at[0]), round(at[1])
    half, quarter = DIE // 2, DIE / 4
    fill, ink = (PAPER, INK) if lit else ("#5a5560", "#1d1a22")
    pips = "".join(
        f'<circle cx="{x + quarter * a:g}" cy="{y + quarter * b:g}" r="5.500" fill="{ink}"/>' for a, b in PIPS[eyes]
    )
    line = f'<path d="M{x - half + 4} {y - 6}l16 8l-6 10l14 8" fill="none" stroke="{ink}" stroke-width="3"/>'
    crack = "" if lit else line
    glow = f'<circle cx="{x}" cy="{y}" r="{half + 8}" fill="{YELLOW}" fill-opacity=".22"/>' if lit else ""
    return Shape(
        (x - half - 9, y - half - 9, x + half + 9, y + half + 9),
        f'{glow}<rect x="{x - half}" y="{y - half}" width="{DIE}" height="{DIE}" rx="11" fill="{fill}" stroke="{INK}"'
        f' stroke-width="4"/>{crack}{pips}',
    )
