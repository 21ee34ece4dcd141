"""The two pictures: the cave for everybody, and the same with one's own hand below."""

from render.canvas import WIDTH, Canvas
from render.games.caverna import places
from render.games.caverna.cave import dug
from render.games.caverna.hand import height, put_hand
from render.games.caverna.pieces import put_pieces
from render.games.caverna.said import alt_text, twin
from render.games.caverna.scene import SLUG, Scene, SeenCave
from render.games.caverna.side import put_header, put_side
from render.games.caverna.targets import put_reach, put_targets
from render.games.caverna.traces import put_traces
from render.painter import Marks
from render.picture import Picture
from render.words import Words


def board(seen: SeenCave, marks: Marks, words: Words) -> Picture:
    """What everybody sees."""
    scene = Scene(seen, marks, words)
    return Picture(_table(scene, places.HEIGHT), alt_text(scene), twin(scene), SLUG)


def private(seen: SeenCave, marks: Marks, words: Words) -> Picture:
    """The cave with what the buttons choose among, and one's own cards."""
    scene = Scene(seen, marks, words)
    canvas = _table(scene, places.HEIGHT + height(scene))
    put_targets(canvas, scene)
    put_hand(canvas, scene)
    return Picture(canvas, alt_text(scene), twin(scene), f"{SLUG}-hand")


def _table(scene: Scene, high: int) -> Canvas:
    canvas = Canvas((WIDTH, high), dug(scene.view.rules.is_night, high))
    put_reach(canvas, scene)
    put_pieces(canvas, scene)
    put_traces(canvas, scene)
    put_header(canvas, scene)
    put_side(canvas, scene)
    return canvas
