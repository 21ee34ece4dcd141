"""The two pictures: the whole table for everybody; for one seat what it decides about, and its cards."""

from engine.core.plane.grid import CELL
from engine.games.noites.view import table_of
from engine.games.noites.view.previews import FINE, limit
from render.canvas import WIDTH, Canvas, Field
from render.games.noites import hand, places
from render.games.noites.armies import armies_canvas
from render.games.noites.dice import put_dice
from render.games.noites.overlays import CHALK, put_area, put_measure, put_rings, put_zones
from render.games.noites.pieces import put_pieces, stands
from render.games.noites.places import Framing
from render.games.noites.said import alt_text, twin
from render.games.noites.side import put_header, put_side
from render.games.noites.subject import SLUG, NightSubject, SeenNight
from render.games.noites.table import laid, put_names
from render.games.noites.traces import put_blows, put_declared, put_footprints, put_ways
from render.painter import Marks
from render.picture import Picture
from render.shapes import corners_of
from render.words import Words


def board(seen: SeenNight, marks: Marks, words: Words) -> Picture:
    """What everybody sees."""
    subject = NightSubject(seen, marks, words)
    plan = places.whole(subject.size)
    canvas = _night(subject, plan, plan.height)
    canvas.fold_at(round(plan.box[3]))
    put_side(canvas, subject, plan)
    return Picture(canvas, alt_text(subject), twin(subject), SLUG)


def private(seen: SeenNight, marks: Marks, words: Words) -> Picture:
    """What the seat decides about, close; its cards below."""
    subject = NightSubject(seen, marks, words)
    if subject.view.phase == "armies":
        return Picture(armies_canvas(subject), alt_text(subject), twin(subject), f"{SLUG}-armies")
    plan = places.whole(subject.size) if subject.focus is None else _close(subject, subject.focus)
    canvas = _night(subject, plan, plan.height + hand.height(subject))
    hand.put_targets(canvas, subject, plan)
    canvas.fold_at(round(plan.box[3]))
    hand.put_ground(canvas, subject, plan.height)
    put_side(canvas, subject, plan)
    hand.put_hand(canvas, subject, plan.height)
    return Picture(canvas, alt_text(subject), twin(subject), f"{SLUG}-hand")


def _close(subject: NightSubject, focus: tuple[int, int]) -> Framing:
    return places.around(subject.size, focus, max(places.CLOSE, subject.breadth))


def _night(subject: NightSubject, plan: Framing, height: int) -> Canvas:
    view = subject.view
    canvas = Canvas((WIDTH, height), laid(subject.size, view.terrain, view.barricades, plan, height))
    canvas.field = Field(plan.origin, CELL * plan.scale, plan.box)
    if view.phase == "corner":
        _put_corners(canvas, plan)
    if view.phase == "deploy":
        put_zones(canvas, plan, table_of(view))
    _put_reach(canvas, subject, plan)
    if subject.mover:
        put_rings(canvas, plan, table_of(view), subject.mover)
    asked = [one for one in view.terrain if one.name in subject.asked]
    put_names(canvas, asked, stands(subject, plan), plan)
    put_ways(canvas, subject, plan)
    put_declared(canvas, subject, plan)
    put_pieces(canvas, subject, plan)
    put_footprints(canvas, subject, plan)
    put_blows(canvas, subject, plan)
    put_dice(canvas, subject, plan)
    put_header(canvas, subject)
    return canvas


def _put_corners(canvas: Canvas, plan: Framing) -> None:
    """A quarter of the table for each corner, for whoever touches it."""
    left, top, right, bottom = plan.box
    x, y = (left + right) / 2, (top + bottom) / 2
    quarters = {
        "nw": (left, top, x, y),
        "ne": (x, top, right, y),
        "sw": (left, y, x, bottom),
        "se": (x, y, right, bottom),
    }
    for corner, box in quarters.items():
        canvas.spot(corner, corners_of(box, 6))


def _put_reach(canvas: Canvas, subject: NightSubject, plan: Framing) -> None:
    """Where the monster that has been chosen gets to, and how far that is."""
    put_area(canvas, plan, subject.reach, FINE, CHALK)
    if subject.walker and subject.reach:
        far = subject.words("noites-picture-far", range=limit(table_of(subject.view), *subject.walker))
        put_measure(canvas, plan, subject.reach, far, CHALK)
