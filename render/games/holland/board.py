"""The two pictures of Sir Holland: the tower for everybody, and the same with one's own hand below."""

from render.canvas import WIDTH, Canvas
from render.games.holland import places
from render.games.holland.cards import put_hand
from render.games.holland.look import alt_text, twin
from render.games.holland.pieces import put_pieces
from render.games.holland.players import put_players
from render.games.holland.ribbon import put_ribbon
from render.games.holland.scene import SLUG, Scene, SeenHolland
from render.games.holland.targets import put_targets
from render.games.holland.tower import built
from render.games.holland.traces import put_ghosts, put_traces
from render.painter import Marks
from render.picture import Picture
from render.words import Words


def board(seen: SeenHolland, marks: Marks, words: Words) -> Picture:
    """What everybody sees."""
    scene = Scene(seen, marks, words)
    canvas = _table(scene, places.HEIGHT)
    return Picture(canvas, alt_text(scene), twin(scene), SLUG)


def private(seen: SeenHolland, marks: Marks, words: Words) -> Picture:
    """The board and one's own: hand, pick, points left, legal targets with their cost, a plan stored ahead."""
    scene = Scene(seen, marks, words)
    canvas = _table(scene, places.HEIGHT + places.HAND_HEIGHT)
    if scene.own is not None:
        put_targets(canvas, scene, scene.own)
        put_hand(canvas, scene, scene.own)
    return Picture(canvas, alt_text(scene), twin(scene), f"{SLUG}-hand")


def _table(scene: Scene, height: int) -> Canvas:
    canvas = Canvas((WIDTH, height), built(scene.view.cards, scene.words, height))
    put_ghosts(canvas, scene.troupe, scene.marks.happened)
    put_pieces(canvas, scene.troupe)
    put_traces(canvas, scene.troupe, scene.marks.happened)
    put_ribbon(canvas, scene)
    put_players(canvas, scene)
    return canvas
