"""The two pictures: the cave for everybody, and the same with one's own hand below."""

from render.canvas import WIDTH, Canvas
from render.games.caverna import places
from render.games.caverna.cave import dug, put_light, put_walls
from render.games.caverna.hand import height, put_edge, put_hand
from render.games.caverna.pieces import put_pieces, put_piles
from render.games.caverna.said import alt_text, twin
from render.games.caverna.side import bottom, put_header, put_side
from render.games.caverna.subject import SLUG, CaveSubject, SeenCave
from render.games.caverna.targets import put_reach, put_spots, put_targets
from render.games.caverna.traces import put_traces, put_walks
from render.painter import Marks
from render.picture import Picture
from render.words import Words


def board(seen: SeenCave, marks: Marks, words: Words) -> Picture:
    """What everybody sees."""
    subject = CaveSubject(seen, marks, words)
    canvas = _table(subject, bottom(subject))
    canvas.fold_at(places.SHEETS)
    put_side(canvas, subject)
    return Picture(canvas, alt_text(subject), twin(subject), SLUG)


def private(seen: SeenCave, marks: Marks, words: Words) -> Picture:
    """The cave with what the buttons choose among, and one's own cards."""
    subject = CaveSubject(seen, marks, words)
    canvas = _table(subject, bottom(subject) + height(subject))
    put_spots(canvas)
    put_targets(canvas, subject)
    canvas.fold_at(places.SHEETS)
    put_edge(canvas, subject)
    put_side(canvas, subject)
    put_hand(canvas, subject)
    return Picture(canvas, alt_text(subject), twin(subject), f"{SLUG}-hand")


def _table(subject: CaveSubject, high: int) -> Canvas:
    lit = Canvas((WIDTH, high), dug(subject.view.rules.is_night, high))
    put_light(lit, subject)
    put_reach(lit, subject)
    put_walls(lit, subject)
    put_piles(lit, subject)
    canvas = Canvas((WIDTH, high), lit)
    put_walks(canvas, subject)
    put_pieces(canvas, subject)
    put_traces(canvas, subject)
    put_header(canvas, subject)
    return canvas
