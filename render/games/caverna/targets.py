"""What the buttons beside the picture choose among, and how far the active adventurer gets."""

from typing import Final

from engine.core.seat import Seat
from engine.games.caverna.content.grid import CAMP, INDEX, SPACES
from engine.games.caverna.view import reachable
from render.canvas import Canvas
from render.fonts import Face
from render.games.caverna import places
from render.games.caverna.look import GOLD, INK
from render.games.caverna.subject import CaveSubject
from render.shapes import corners_of, panel
from render.text import Style, width

LABEL: Final = Style(38, INK, Face.BOLD)
LABEL_FILL: Final = "#ffe27a"
TINTS: Final = {1: 0.34, 2: 0.22, 3: 0.12}
"""How bright a space is that lies one, two, three steps away."""
STEP_COLOUR: Final = "#fff1b0"


def put_reach(canvas: Canvas, subject: CaveSubject) -> None:
    """Spaces one, two, three steps away from whose turn it is, the nearer the brighter."""
    if subject.view.is_over:
        return
    for space, steps in reachable(subject.view, subject.view.active).items():
        if space != CAMP:
            left, top, right, bottom = places.bounds(space)
            box = (left + 3, top + 3, right - 3, bottom - 3)
            canvas.draw(panel(box, STEP_COLOUR, radius=12, opacity=TINTS[steps]))


def put_spots(canvas: Canvas) -> None:
    """Every space, for whoever touches it."""
    for space in SPACES:
        canvas.spot(space, corners_of(places.bounds(space), 6))


def put_targets(canvas: Canvas, subject: CaveSubject) -> None:
    """Every space and every person that a button names."""
    count: dict[str, int] = {}
    shown: set[tuple[str, str]] = set()
    for thing, target in subject.targets:
        said = _said(subject, thing, target.label)
        if (thing, said) in shown:
            continue
        shown.add((thing, said))
        nth = count[thing] = count.get(thing, -1) + 1
        with canvas.choice(target.label):
            if thing in INDEX:
                _put_on_space(canvas, thing, said, nth)
            elif thing.startswith("seat_"):
                _put_on_person(canvas, subject, _seat(thing), said, nth)


def _said(subject: CaveSubject, thing: str, label: str) -> str:
    """The button's label where a space is wide enough for it, else what the button is about."""
    if width(label, LABEL) + LABEL.size <= places.CELL:
        return label
    return subject.sitter(_seat(thing)) if thing.startswith("seat_") else thing


def _seat(thing: str) -> Seat:
    return int(thing.removeprefix("seat_")) - 1


def _put_on_space(canvas: Canvas, space: str, label: str, nth: int) -> None:
    left, top, right, bottom = places.bounds(space)
    canvas.draw(panel((left + 4, top + 4, right - 4, bottom - 4), "none", GOLD, radius=12, width=7))
    canvas.tag(label, (left + places.CELL / 2, top + 30 + 50 * nth), LABEL, LABEL_FILL, INK)


def _put_on_person(canvas: Canvas, subject: CaveSubject, seat: int, label: str, nth: int) -> None:
    space = subject.view.players[seat].spot
    here = subject.on(space)
    x, y = places.stand(space, here.index(seat), len(here))
    canvas.tag(label, (x, y - places.MEEPLE * 0.62 - 48 * nth), LABEL, LABEL_FILL, INK)
