"""The two pictures: the whole catacomb for everybody, and for one seat its surroundings and its hand."""

from engine.games.vi_algo.content.rooms import CENTRE
from render.canvas import WIDTH, Canvas
from render.games.vi_algo import hand, places
from render.games.vi_algo.beyond import put_beyond
from render.games.vi_algo.catacomb import dug, put_compass, put_darkness, put_names, put_numbers
from render.games.vi_algo.pieces import put_loneliness, put_pieces
from render.games.vi_algo.places import Lens
from render.games.vi_algo.said import alt_text, twin
from render.games.vi_algo.side import bottom, put_header, put_rock, put_side
from render.games.vi_algo.subject import SLUG, CatacombSubject, SeenCatacomb
from render.games.vi_algo.targets import put_reach, put_spots, put_targets
from render.games.vi_algo.traces import put_traces
from render.painter import Marks
from render.picture import Picture
from render.words import Words


def board(seen: SeenCatacomb, marks: Marks, words: Words) -> Picture:
    """What everybody sees: all rooms."""
    subject = CatacombSubject(seen, marks, words)
    lens = places.whole(subject.view.plan)
    canvas = _headed(_map(subject, lens, bottom(subject)), subject)
    canvas.fold_at(places.MAP[3])
    put_rock(canvas)
    put_side(canvas, subject)
    return Picture(canvas, alt_text(subject), twin(subject), SLUG)


def private(seen: SeenCatacomb, marks: Marks, words: Words) -> Picture:
    """One seat's surroundings, where it could go, its hand and what it alone knows."""
    subject = CatacombSubject(seen, marks, words)
    lens = _own_lens(subject)
    rooms = _map(subject, lens, bottom(subject) + hand.height(subject))
    put_reach(rooms, subject, lens.own)
    put_spots(rooms, subject, lens.own)
    put_targets(rooms, subject, lens.own)
    put_beyond(rooms, subject, lens.own)
    canvas = _headed(rooms, subject)
    canvas.fold_at(places.MAP[3])
    put_rock(canvas)
    hand.put_edge(canvas, subject)
    put_side(canvas, subject)
    hand.put_hand(canvas, subject)
    return Picture(canvas, alt_text(subject), twin(subject), f"{SLUG}-hand")


def _own_lens(subject: CatacombSubject) -> Lens:
    """From near on oneself, or on the room in which whoever is still outside chooses a place; else everything."""
    if subject.own_spot:
        return places.near(subject.place(subject.own_spot), subject.view.plan)
    if subject.view.round == 0 and not subject.over:
        return places.close(CENTRE.centre, subject.view.plan)
    return places.whole(subject.view.plan)


def _map(subject: CatacombSubject, lens: Lens, height: int) -> Canvas:
    """The catacomb in its own coordinates, so that looking at another part of it leaves every hex what it was."""
    lit = Canvas((WIDTH, height), dug(subject.view.plan, lens, subject.view.light_counts, height), lens.at)
    put_darkness(lit, subject, lens.own)
    put_names(lit, subject, lens.own)
    canvas = Canvas((WIDTH, height), lit, lens.at, passing=True)
    put_numbers(canvas, subject, lens.own)
    put_loneliness(canvas, subject, lens.own)
    put_pieces(canvas, subject, lens.own)
    put_traces(canvas, subject, lens.own)
    return canvas


def _headed(rooms: Canvas, subject: CatacombSubject) -> Canvas:
    """Its upper margin; margins cover whatever reaches out of the map."""
    canvas = Canvas(rooms.size, rooms)
    put_header(canvas, subject)
    put_compass(canvas)
    return canvas
