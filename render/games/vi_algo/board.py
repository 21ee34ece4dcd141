"""The two pictures: the whole catacomb for everybody, and for one seat its surroundings and its hand."""

from render.canvas import WIDTH, Canvas
from render.games.vi_algo import hand, places
from render.games.vi_algo.catacomb import dug
from render.games.vi_algo.pieces import put_loneliness, put_pieces
from render.games.vi_algo.places import Lens
from render.games.vi_algo.said import alt_text, twin
from render.games.vi_algo.scene import SLUG, Scene, SeenCatacomb
from render.games.vi_algo.side import put_header, put_side
from render.games.vi_algo.targets import put_reach, put_targets
from render.games.vi_algo.traces import put_traces
from render.painter import Marks
from render.picture import Picture
from render.words import Words


def board(seen: SeenCatacomb, marks: Marks, words: Words) -> Picture:
    """What everybody sees: all rooms."""
    scene = Scene(seen, marks, words)
    canvas = _map(scene, places.whole(scene.view.plan), places.HEIGHT)
    _frame(canvas, scene)
    return Picture(canvas, alt_text(scene), twin(scene), SLUG)


def private(seen: SeenCatacomb, marks: Marks, words: Words) -> Picture:
    """One seat's surroundings, where it could go, its hand and what it alone knows."""
    scene = Scene(seen, marks, words)
    lens = places.close(scene.place(scene.own_spot)) if scene.own_spot else places.whole(scene.view.plan)
    canvas = _map(scene, lens, places.HEIGHT + hand.height(scene))
    put_reach(canvas, scene, lens)
    put_targets(canvas, scene, lens)
    _frame(canvas, scene)
    hand.put_hand(canvas, scene)
    return Picture(canvas, alt_text(scene), twin(scene), f"{SLUG}-hand")


def _map(scene: Scene, lens: Lens, height: int) -> Canvas:
    canvas = Canvas((WIDTH, height), dug(scene.view.plan, lens, scene.view.light_counts, height))
    put_loneliness(canvas, scene, lens)
    put_pieces(canvas, scene, lens)
    put_traces(canvas, scene, lens)
    return canvas


def _frame(canvas: Canvas, scene: Scene) -> None:
    """The margins cover whatever reached out of the map."""
    put_header(canvas, scene)
    put_side(canvas, scene)
