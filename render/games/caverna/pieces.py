"""What lies and stands in the cave: piles, gold, walls, backpacks, lunchboxes, trolls, adventurers."""

from typing import Final, TypeAlias

from engine.core.seat import Seat
from engine.games.caverna.content.grid import CAMP, CAVE, INDEX, SPACES, Space
from render.canvas import Canvas
from render.fonts import Face
from render.games.caverna import places
from render.games.caverna.look import CLOTH, GOLD, INK, art, back, backpack, lunchbox, meeple, on_cloth
from render.games.caverna.subject import CaveSubject
from render.palette import PAPER
from render.repeated import Row, put_row
from render.shapes import Point, cast_shadow, pill, ring
from render.text import Style

COUNT: Final = Style(46, PAPER, Face.BOLD, INK)
NONE: Final = Style(40, "#cbb79a", Face.BOLD, INK)
SMALL: Final = Style(34, INK, Face.BOLD)
MOST_BACKS: Final = 4

Standing: TypeAlias = tuple[Point, float]
"""The middle of a meeple and its width."""


def put_piles(canvas: Canvas, subject: CaveSubject) -> None:
    """The cards that lie in the cave: part of the ground, as few change from picture to picture."""
    for space in CAVE:
        with canvas.thing(f"pile_{space}", space), canvas.unit():
            _put_pile(canvas, subject.view.piles[INDEX[space]], places.inside(space, 0.17, 0.79))


def put_pieces(canvas: Canvas, subject: CaveSubject) -> None:
    """Everything that stands, what is in front last."""
    for space in CAVE:
        _put_things(canvas, subject, space)
    for space in SPACES:
        _put_people(canvas, subject, space)


def put_meeple(canvas: Canvas, colour: str, seat: Seat, standing: Standing, opacity: float = 1) -> None:
    """An adventurer with the number of its seat."""
    at, width = standing
    canvas.stamp(meeple(colour), at, round(width), opacity=opacity)
    canvas.write(str(seat + 1), (at[0], at[1] + width * 0.25), on_cloth(colour, max(22, round(width * 0.3))), "mm")


def _put_things(canvas: Canvas, subject: CaveSubject, space: Space) -> None:
    if subject.view.double == space:
        with canvas.thing("double", space):
            canvas.stamp(art("double"), places.inside(space, 0.22, 0.24), 95)
    for age, at in enumerate(subject.view.trolls, 1):
        if at == space:
            with canvas.thing(f"troll_{age}", space), canvas.unit():
                _put_troll(canvas, places.inside(space, 0.5, 0.3), age)
    for which, at in enumerate(subject.view.lunchboxes):
        if at == space:
            with canvas.thing(f"lunchbox_{which}", space):
                canvas.stamp(lunchbox(which), places.inside(space, 0.87, 0.18 + 0.34 * which), 66)
    for nth, (owner, count) in enumerate(subject.packs_on(space)):
        middle = places.inside(space, 0.84 - 0.24 * (nth % 2), 0.8 - 0.24 * (nth // 2))
        with canvas.thing(f"pack_{space}_{nth}", space), canvas.unit():
            _put_pack(canvas, subject, owner, count, middle)


def _put_pile(canvas: Canvas, height: int, at: Point) -> None:
    x, y = at
    backs = min(height, MOST_BACKS)
    put_row(canvas, back(), Row(backs, (4, -6)), at, 64)
    top = max(0, backs - 1)
    canvas.write(str(height), (x + 4 * top, y + 6 - 6 * top), COUNT if height else NONE, "mm")


def _put_troll(canvas: Canvas, at: Point, age: int) -> None:
    canvas.draw(cast_shadow((at[0], at[1] + 14), 90))
    canvas.stamp(art("troll"), at, 116)
    canvas.tag(str(age), (at[0] + 46, at[1] + 38), SMALL, PAPER, INK)


def _put_pack(canvas: Canvas, subject: CaveSubject, owner: Seat, count: int, at: Point) -> None:
    colour = subject.view.players[owner].colour
    canvas.stamp(backpack(colour), at, 66)
    canvas.draw(pill((at[0] + 14, at[1] + 23), 50, 40, CLOTH[colour], INK))
    canvas.write(str(count), (at[0] + 14, at[1] + 23), on_cloth(colour, 34), "mm")


def _put_people(canvas: Canvas, subject: CaveSubject, space: Space) -> None:
    here = subject.on(space)
    width = places.MEEPLE if len(here) < len(places.TIGHTER) - 1 else places.MEEPLE - 20
    for nth, seat in enumerate(here):
        at = places.stand(space, nth, len(here))
        if space == CAMP:
            at = (at[0], at[1] + 32)
        if seat == subject.view.active and not subject.view.is_over:
            canvas.draw(ring(at, width * 0.62, GOLD, width=9, fill="none"))
        colour = subject.view.players[seat].colour
        is_own = seat == subject.view.me
        with canvas.thing(f"adventurer_{seat}", f"P{seat + 1}", (colour,), goes=is_own), canvas.unit():
            canvas.draw(cast_shadow((at[0], at[1] + width * 0.12), width * 0.7))
            put_meeple(canvas, colour, seat, (at, width))
