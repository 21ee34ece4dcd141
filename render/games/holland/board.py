"""The two pictures of Sir Holland: the tower for everybody, and the same with one's own hand below."""

from render.canvas import WIDTH, Canvas
from render.games.holland import places
from render.games.holland.cards import put_hand
from render.games.holland.look import alt_text, twin
from render.games.holland.pieces import put_pieces
from render.games.holland.players import put_players
from render.games.holland.ribbon import put_ribbon
from render.games.holland.subject import SLUG, SeenHolland, TowerSubject
from render.games.holland.targets import put_spots, put_targets
from render.games.holland.tower import built
from render.games.holland.traces import put_ghosts, put_traces
from render.painter import Marks
from render.picture import Picture
from render.words import Words


def board(seen: SeenHolland, marks: Marks, words: Words) -> Picture:
    """What everybody sees."""
    subject = TowerSubject(seen, marks, words)
    canvas = _table(subject, places.HEIGHT)
    return Picture(canvas, alt_text(subject), twin(subject), SLUG)


def private(seen: SeenHolland, marks: Marks, words: Words) -> Picture:
    """The board and one's own: hand, pick, points left, legal targets with their cost, a plan stored ahead."""
    subject = TowerSubject(seen, marks, words)
    canvas = _table(subject, places.HEIGHT + places.HAND_HEIGHT)
    if subject.own is not None:
        put_spots(canvas)
        put_targets(canvas, subject, subject.own)
        canvas.fold_at(places.HEIGHT)
        put_hand(canvas, subject, subject.own)
    return Picture(canvas, alt_text(subject), twin(subject), f"{SLUG}-hand")


def _table(subject: TowerSubject, height: int) -> Canvas:
    canvas = Canvas((WIDTH, height), built(subject.view.cards, subject.words, height))
    put_ghosts(canvas, subject.troupe, subject.marks.happened)
    put_pieces(canvas, subject.troupe, None if subject.own is None else subject.own.seat)
    put_traces(canvas, subject.troupe, subject.marks.happened)
    put_ribbon(canvas, subject)
    put_players(canvas, subject)
    return canvas
