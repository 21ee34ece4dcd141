"""The pictures: the city for everybody, the decision of a team's Detectives, a Commissioner's map and row."""

from render.canvas import WIDTH, Canvas
from render.games.amsterdam import cards, mapping, pieces, places, round_end, zoom
from render.games.amsterdam.corners import put_corners
from render.games.amsterdam.ground import CellPictures, city
from render.games.amsterdam.said import alt_text, twin
from render.games.amsterdam.subject import SLUG, CitySubject, SeenCity
from render.games.amsterdam.traces import put_traces, put_ways
from render.painter import Marks
from render.picture import Picture
from render.words import Words


def board(seen: SeenCity, marks: Marks, words: Words) -> Picture:
    """What everybody sees: the city, both teams, the clues beside it (SA-701)."""
    subject = CitySubject(seen, marks, words)
    if subject.view.lies_open and subject.contents:
        canvas = round_end.both(subject, lambda one: _city(one, 0))
    else:
        below = 0 if subject.view.lies_open else cards.strip_high(subject)
        canvas = _city(subject, below)
        if below:
            canvas.fold_at(places.CITY_HIGH)
            cards.put_clues(canvas, subject, places.CITY_HIGH)
    return Picture(canvas, alt_text(subject), twin(subject), SLUG)


def private(seen: SeenCity, marks: Marks, words: Words) -> Picture:
    """What one seat needs: a Commissioner map and row, the others the choice before them, or the city."""
    subject = CitySubject(seen, marks, words)
    if subject.leads:
        canvas = _city(subject, cards.ROW_HIGH)
        canvas.fold_at(places.CITY_HIGH)
        cards.put_row(canvas, subject, places.CITY_HIGH)
        return Picture(canvas, alt_text(subject), twin(subject), f"{SLUG}-map")
    if subject.mine is not None and subject.chooses_cell:
        canvas = zoom.choice(subject, subject.mine)
        return Picture(canvas, alt_text(subject), twin(subject), f"{SLUG}-choice")
    return board(seen, marks, words)


def _pictures(subject: CitySubject) -> CellPictures:
    """What is seen of each cell. Pictures of one place follow each other, so that a scene is the smaller."""
    pictures = ((cell, subject.pictures[picture]) for cell, picture in subject.shown.items())
    alike = sorted(pictures, key=lambda one: (one[1].setting, one[1].mood, one[0]))
    return tuple((cell, picture if cell in subject.awake else None) for cell, picture in alike)


def _city(subject: CitySubject, below: int) -> Canvas:
    high = places.CITY_HIGH + below
    ground = city(_pictures(subject), subject.islands, high)
    canvas = Canvas((WIDTH, high), ground if subject.view.lies_open else mapping.veiled(ground, subject))
    mapping.put_map(canvas, subject)
    pieces.put_pieces(canvas, subject)
    if subject.view.lies_open:
        put_ways(canvas, subject)
    else:
        put_traces(canvas, subject)
    pieces.put_targets(canvas, subject)
    put_corners(canvas, subject)
    mapping.put_legend(canvas, subject)
    return canvas
