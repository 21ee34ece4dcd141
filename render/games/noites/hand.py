"""Below the table, for one seat alone: its twist cards, and what the buttons choose among."""

from collections.abc import Iterator
from typing import Final

from render.canvas import WIDTH, Canvas
from render.fonts import Face
from render.games.noites.look import BLOOD, BONE, DIM, INK, NIGHT, YELLOW
from render.games.noites.pieces import over
from render.games.noites.places import Framing, box_about, is_free
from render.games.noites.subject import NightSubject
from render.games.noites.twist_art import put_scene
from render.palette import PAPER
from render.shapes import Box, Point, panel, ring
from render.text import Style, width, wrapped
from render.words import sentence

WIDE: Final = 612
HIGH: Final = 240
A_ROW: Final = 2
GAP: Final = 12
HEADING: Final = Style(30, BONE, Face.BOLD)
NOTHING: Final = Style(24, DIM)
NAME: Final = Style(36, INK, Face.DISPLAY)
TEXT: Final = Style(28, INK)
LABEL: Final = Style(36, INK, Face.BOLD)
MOST_LINES: Final = 5
RING: Final = 40
OVER: Final = 66
"""How far below what it is about a label stands."""
TAG_HIGH: Final = 46
TAG_RIM: Final = 36
"""What a tag is wider than its words."""


def height(subject: NightSubject) -> int:
    """How much room the cards take."""
    rows = -(-len(subject.hand) // A_ROW)
    return 64 + rows * (HIGH + GAP) + (40 if not subject.hand else 8)


def put_ground(canvas: Canvas, subject: NightSubject, top: int) -> None:
    """What the strip lies on."""
    canvas.draw(panel((0, top, WIDTH, top + height(subject)), NIGHT))
    canvas.draw(panel((0, top, WIDTH, top + 6), BLOOD))


def put_hand(canvas: Canvas, subject: NightSubject, top: int) -> None:
    """The whole strip."""
    _put_words(canvas, subject.words("noites-picture-your-cards"), HEADING, top + 36)
    if not subject.hand:
        _put_words(canvas, subject.words("noites-picture-no-cards"), NOTHING, top + 80)
    labels = {token: target.label for target in reversed(subject.marks.targets) for token in target.tokens}
    for place, card in enumerate(subject.hand):
        row, column = divmod(place, A_ROW)
        left, y = 22 + column * (WIDE + GAP), top + 64 + row * (HIGH + GAP)
        canvas.box((left, y, left + WIDE, y + HIGH))
        with canvas.thing(f"card_{card}", card), canvas.choice(labels.get(card, "")):
            _put_card(canvas, subject, card, (left, y), chosen=card in labels)


def _put_words(canvas: Canvas, said: str, look: Style, y: int) -> None:
    canvas.box((22, y - 22, 22 + width(said, look), y + 22))
    canvas.write(said, (22, y), look)


def _put_card(canvas: Canvas, subject: NightSubject, card: str, at: tuple[int, int], *, chosen: bool) -> None:
    """A scene, and beside it what the card is called and does."""
    left, top = at
    canvas.draw(panel((left, top, left + WIDE, top + HIGH), PAPER, YELLOW if chosen else INK, radius=12, width=6))
    put_scene(canvas, card, (left + 12, top + 12, left + HIGH - 12, top + HIGH - 12))
    x, room = left + HIGH + 6, WIDE - HIGH - 22
    canvas.write(sentence(subject.called(card)), (x, top + 40), NAME, "lm", room)
    for line, said in enumerate(wrapped(subject.words(help_key(card)), TEXT, room)[:MOST_LINES]):
        canvas.write(said, (x, top + 84 + 33 * line), TEXT, "lm", room)


def help_key(card: str) -> str:
    """The key of what a card does."""
    return f"noites-{card.replace('_', '-')}.help"


def put_targets(canvas: Canvas, subject: NightSubject, plan: Framing) -> None:
    """Every place and piece that a button names, with the words of the button where they hide no others."""
    shown = {(point, subject.tag(target)): target.label for point, target in subject.targets if plan.shows(point)}
    for (point, _), button in shown.items():
        with canvas.choice(button):
            canvas.draw(ring(plan.at(point), RING, YELLOW, width=6))
    taken: list[Box] = []
    for (point, label), button in shown.items():
        tried = _beside(plan.at(point), label, over(subject, point, plan))
        boxes = {place: box_about(place, width(label, LABEL) + TAG_RIM, TAG_HIGH) for place in tried}
        free = (place for place, box in boxes.items() if plan.holds(box) and is_free(box, taken))
        place = next(free, next(iter(boxes)))
        taken.append(boxes[place])
        with canvas.choice(button):
            canvas.tag(label, place, LABEL, YELLOW, INK)


def _beside(at: Point, label: str, over: float) -> Iterator[Point]:
    """Above, below, on either side, then higher and higher."""
    x, y = at
    across = RING + 8 + (width(label, LABEL) + TAG_RIM) / 2
    yield from ((x, y - over), (x, y + OVER), (x + across, y), (x - across, y))
    yield from ((x, y - over - TAG_HIGH * n) for n in range(1, 8))
