"""The two pictures: the whole table for everybody; for one seat what it decides about, and its cards."""

from engine.games.noites.previews import FINE
from engine.games.noites.view import table_of
from render.canvas import WIDTH, Canvas
from render.games.noites import hand, places
from render.games.noites.armies import armies_canvas
from render.games.noites.look import YELLOW
from render.games.noites.overlays import put_area, put_rings, put_zones
from render.games.noites.pieces import put_pieces, stands
from render.games.noites.places import Plan
from render.games.noites.said import alt_text, twin
from render.games.noites.scene import SLUG, Scene, SeenNight
from render.games.noites.side import put_header, put_side
from render.games.noites.table import laid, put_names
from render.games.noites.traces import put_blows, put_declared, put_ways
from render.painter import Marks
from render.picture import Picture
from render.words import Words


def board(seen: SeenNight, marks: Marks, words: Words) -> Picture:
    """What everybody sees."""
    scene = Scene(seen, marks, words)
    plan = places.whole(scene.size)
    return Picture(_night(scene, plan, plan.height), alt_text(scene), twin(scene), SLUG)


def private(seen: SeenNight, marks: Marks, words: Words) -> Picture:
    """What the seat decides about, close; its cards below."""
    scene = Scene(seen, marks, words)
    if scene.view.phase == "armies":
        return Picture(_armies(scene), alt_text(scene), twin(scene), f"{SLUG}-armies")
    plan = places.whole(scene.size) if scene.focus is None else _close(scene, scene.focus)
    canvas = _night(scene, plan, plan.height + hand.height(scene))
    hand.put_targets(canvas, scene, plan)
    hand.put_hand(canvas, scene, plan.height)
    return Picture(canvas, alt_text(scene), twin(scene), f"{SLUG}-hand")


def _armies(scene: Scene) -> Canvas:
    canvas = armies_canvas(scene)
    put_header(canvas, scene)
    return canvas


def _close(scene: Scene, focus: tuple[int, int]) -> Plan:
    return places.around(scene.size, focus, max(places.CLOSE, scene.breadth))


def _night(scene: Scene, plan: Plan, height: int) -> Canvas:
    view = scene.view
    canvas = Canvas((WIDTH, height), laid(scene.size, view.terrain, view.barricades, plan, height))
    if view.phase == "deploy":
        put_zones(canvas, plan, table_of(view))
    put_area(canvas, plan, scene.reach, FINE, YELLOW)
    if scene.mover:
        put_rings(canvas, plan, table_of(view), scene.mover)
    put_names(canvas, view.terrain, stands(scene, plan), plan)
    put_ways(canvas, scene, plan)
    put_declared(canvas, scene, plan)
    put_pieces(canvas, scene, plan)
    put_blows(canvas, scene, plan)
    put_header(canvas, scene)
    put_side(canvas, scene, plan)
    return canvas
