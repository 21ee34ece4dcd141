"""Explorers, mummies, markers and chests on the map."""

from typing import Final

from engine.core.seat import Seat
from engine.games.vi_algo.content.rooms import Spot
from render.canvas import Canvas
from render.fonts import Face
from render.games.vi_algo.catacomb import chests
from render.games.vi_algo.look import CLOTH, DEEPER, EMBER, NIGHT, SHAPE, art, explorer, letter_on, token
from render.games.vi_algo.places import Lens
from render.games.vi_algo.subject import CatacombSubject
from render.palette import ink_on
from render.shapes import Point, Shape, around, cast_shadow, line, pill, ring
from render.text import SMALLEST, Style

CHEST: Final = 0.95
STANDS: Final = 1.5
"""How wide an explorer is, by the size of a hex."""
LEAST: Final = 80
"""How wide it is at least: seen from far, people stand out of a catacomb all the same."""
LEAST_MUMMY: Final = 68
FEET: Final = 0.65
"""How far below the middle of its hex an explorer has its feet."""
CHEST_LOW: Final = 0.321
"""How far below its own middle an explorer has its letter, by its width."""
GLOW: Final = 2.6
"""How far the light of a torch reaches, in hexes."""
ALONE: Final = 3
"""Up to so many hexes others are near."""


def put_pieces(canvas: Canvas, subject: CatacombSubject, lens: Lens) -> None:
    """Everything that stands in the catacomb, torch light below, characters above all."""
    _put_light(canvas, subject, lens)
    _put_chests(canvas, subject, lens)
    for seat, seen in enumerate(subject.view.explorers):
        for spot in seen.markers:
            if lens.shows(subject.place(spot)):
                with canvas.thing(f"marker_{seat}_{spot}", _named(subject, spot, lens)):
                    _put_marker(canvas, subject, seat, lens.middle(subject.place(spot)), lens.size)
    for mummy in subject.view.mummies:
        if lens.shows(subject.place(mummy.spot)):
            owners = tuple(piece.owner for piece in mummy.pieces)
            with canvas.thing(f"mummy_{mummy.top.born}", _named(subject, mummy.spot, lens)):
                put_mummy(canvas, subject, owners, subject.at(mummy.spot, lens), lens)
    standing = (seat for seat in subject.seats if subject.spot(seat))
    for seat in sorted(standing, key=lambda one: lens.middle(subject.place(subject.spot(one)))[1]):
        if lens.shows(subject.place(subject.spot(seat))):
            place = _named(subject, subject.spot(seat), lens)
            means = (subject.view.explorers[seat].character,) if place else ()
            with canvas.thing(f"explorer_{seat}", place, means, goes=seat == subject.view.me):
                at = subject.at(subject.spot(seat), lens)
                canvas.draw(cast_shadow(at, lens.size * 1.35))
                put_explorer(canvas, subject, seat, at, lens.size)


def _named(subject: CatacombSubject, spot: Spot, lens: Lens) -> Spot:
    """How what stands there is called by whoever touches it; what stands half beyond the edge is hidden by what lies
    beside the map, and no finger gets there.
    """
    return spot if lens.holds(subject.place(spot)) else ""


def put_token(
    canvas: Canvas, subject: CatacombSubject, seat: Seat, at: Point, width: float, *, opacity: float = 1
) -> None:
    """A character: colour, shape and initial."""
    character = subject.view.explorers[seat].character
    canvas.stamp(token(character), at, round(width), opacity=opacity)
    size = max(SMALLEST, round(width * 0.44))
    low = at[1] + width * DEEPER.get(SHAPE[character], 0)
    canvas.write(subject.initial(seat), (at[0], low), letter_on(character, size), "mm")


def put_explorer(
    canvas: Canvas, subject: CatacombSubject, seat: Seat, at: Point, size: float, *, opacity: float = 1
) -> None:
    """A character on a hex of this size: somebody with a face, colour, shape and initial on the chest."""
    character = subject.view.explorers[seat].character
    width = max(LEAST, size * STANDS)
    middle = (at[0], at[1] + size * FEET - width / 2)
    canvas.stamp(explorer(character), middle, round(width), opacity=opacity)
    chest = middle[1] + width * (CHEST_LOW + DEEPER.get(SHAPE[character], 0) / 3)
    canvas.write(subject.initial(seat), (at[0], chest), letter_on(character, max(SMALLEST, round(width * 0.29))), "mm")


def put_mummy(canvas: Canvas, subject: CatacombSubject, owners: tuple[Seat, ...], at: Point, lens: Lens) -> None:
    """A mummy with its owner's sash; a powerful one is crowned, taller, and says of how many it is made."""
    powerful = len(owners) > 1
    width = max(LEAST_MUMMY, lens.size * 1.45) * (1.2 if powerful else 1)
    canvas.draw(cast_shadow(at, width))
    canvas.stamp(
        art("piece/powerful" if powerful else "piece/mummy"),
        (at[0], at[1] + lens.size * FEET - width / 2),
        round(width),
    )
    character = subject.view.explorers[owners[-1]].character
    high = max(SMALLEST, lens.size * 0.62)
    said = subject.initial(owners[-1]) + (f"×{len(owners)}" if powerful else "")
    middle = (at[0], at[1] + lens.size * 0.5)
    canvas.draw(pill(middle, high * (0.75 + 0.45 * len(said)), high, CLOTH[character], NIGHT))
    canvas.write(said, middle, Style(round(high * 0.9), ink_on(CLOTH[character]), Face.BOLD), "mm")


def _put_light(canvas: Canvas, subject: CatacombSubject, lens: Lens) -> None:
    """The torch of each character lights the stones around; that of whose turn it is burns brighter."""
    for seat in subject.seats:
        spot = subject.spot(seat)
        if spot and lens.shows(subject.place(spot)):
            strength = 0.55 if seat == subject.active else 0.32
            canvas.draw(_glow(subject.at(spot, lens), lens.size * GLOW, strength))


def _glow(middle: Point, radius: float, strength: float) -> Shape:
    x, y = middle
    return Shape(
        around([middle], radius),
        f'<defs><radialGradient id="g"><stop offset="0" stop-color="{EMBER}" stop-opacity="{strength:g}"/>'
        f'<stop offset="1" stop-color="{EMBER}" stop-opacity="0"/></radialGradient></defs>'
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="url(#g)"/>',
    )


def _put_chests(canvas: Canvas, subject: CatacombSubject, lens: Lens) -> None:
    for letter, spot in chests(subject).items():
        if lens.shows(subject.place(spot)):
            with canvas.thing(f"chest_{letter}", letter if _named(subject, spot, lens) else ""):
                canvas.stamp(art("chest"), subject.at(spot, lens), round(lens.size * CHEST))


def _put_marker(canvas: Canvas, subject: CatacombSubject, seat: Seat, at: Point, size: float) -> None:
    character = subject.view.explorers[seat].character
    middle = (at[0], at[1] - size * 0.05)
    canvas.draw(ring(middle, size * 0.62, CLOTH[character], width=size * 0.16))
    canvas.stamp(token(character), (at[0] + size * 0.42, at[1] - size * 0.42), round(size * 0.66))


def put_loneliness(canvas: Canvas, subject: CatacombSubject, lens: Lens) -> None:
    """How near the active character's friends are: a ring of three hexes, a red line when nobody is inside it."""
    seat = subject.active
    if subject.over or not subject.spot(seat):
        return
    here = subject.place(subject.spot(seat))
    canvas.draw(ring(lens.middle(here), lens.size * 1.732 * ALONE + lens.size * 0.8, EMBER, width=4, dashed=True))
    other, far = subject.nearest(seat)
    if far > ALONE:
        ends = [lens.middle(here), subject.at(subject.spot(other), lens)]
        canvas.draw(line(ends, "#ff4d3d", 5, casing=NIGHT, dashed=True))
        middle = ((ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2)
        canvas.tag(str(far), middle, Style(28, "#fff6df", Face.BOLD), "#a31c28", "#ffb0a8")
