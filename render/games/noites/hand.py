"""Below the table, for one seat alone: its twist cards, and what the buttons choose among."""

from collections.abc import Iterator
from typing import Final

from render.canvas import WIDTH, Canvas
from render.fonts import Face
from render.games.noites.look import BLOOD, BONE, DIM, INK, NIGHT, YELLOW
from render.games.noites.places import Framing, box_about, is_free
from render.games.noites.subject import NightSubject
from render.shapes import Box, Point, panel, ring
from render.text import Style, width, wrapped
from render.words import sentence

WIDE: Final = 404
HIGH: Final = 176
A_ROW: Final = 3
GAP: Final = 12
HEADING: Final = Style(30, BONE, Face.BOLD)
NAME: Final = Style(27, INK, Face.BOLD)
TEXT: Final = Style(22, INK)
LABEL: Final = Style(26, INK, Face.BOLD)
MOST_LINES: Final = 5
TAG_HIGH: Final = 36
TAG_RIM: Final = 26
"""What a tag is wider than its words."""


def height(subject: NightSubject) -> int:
    """How much room the cards take."""
    rows = -(-len(subject.hand) // A_ROW)
    return 64 + rows * (HIGH + GAP) + (40 if not subject.hand else 8)


def put_hand(canvas: Canvas, subject: NightSubject, top: int) -> None:
    """The whole strip."""
    canvas.draw(panel((0, top, WIDTH, top + height(subject)), NIGHT))
    canvas.draw(panel((0, top, WIDTH, top + 6), BLOOD))
    canvas.write(subject.words("noites-picture-your-cards"), (22, top + 36), HEADING)
    if not subject.hand:
        canvas.write(subject.words("noites-picture-no-cards"), (24, top + 80), Style(24, DIM))
    labels = {token: target.label for target in reversed(subject.marks.targets) for token in target.tokens}
    for place, card in enumerate(subject.hand):
        row, column = divmod(place, A_ROW)
        left, y = 22 + column * (WIDE + GAP), top + 64 + row * (HIGH + GAP)
        with canvas.thing(f"card_{card}", card), canvas.choice(labels.get(card, "")):
            edge = YELLOW if card in labels else BLOOD
            canvas.draw(panel((left, y, left + WIDE, y + HIGH), BONE, edge, radius=12, width=5))
            canvas.write(sentence(subject.called(card)), (left + 16, y + 28), NAME, "lm", WIDE - 32)
            for line, said in enumerate(wrapped(subject.words(help_key(card)), TEXT, WIDE - 32)[:MOST_LINES]):
                canvas.write(said, (left + 16, y + 62 + 25 * line), TEXT, "lm", WIDE - 30)


def help_key(card: str) -> str:
    """The key of what a card does."""
    return f"noites-{card.replace('_', '-')}.help"


def put_targets(canvas: Canvas, subject: NightSubject, plan: Framing) -> None:
    """Every place and piece that a button names, with the words of the button where they hide no others."""
    shown = {(point, subject.tag(target)): target.label for point, target in subject.targets if plan.shows(point)}
    for (point, _), button in shown.items():
        with canvas.choice(button):
            canvas.draw(ring(plan.at(point), 30, YELLOW, width=4))
    taken: list[Box] = []
    for (point, label), button in shown.items():
        tried = _beside(plan.at(point), label)
        boxes = {place: box_about(place, width(label, LABEL) + TAG_RIM, TAG_HIGH) for place in tried}
        free = (place for place, box in boxes.items() if plan.holds(box) and is_free(box, taken))
        place = next(free, next(iter(boxes)))
        taken.append(boxes[place])
        with canvas.choice(button):
            canvas.tag(label, place, LABEL, YELLOW, INK)


def _beside(at: Point, label: str) -> Iterator[Point]:
    """Above, below, on either side, then higher and higher."""
    x, y = at
    across = 38 + (width(label, LABEL) + TAG_RIM) / 2
    yield from ((x, y - 44), (x, y + 44), (x + across, y), (x - across, y))
    yield from ((x, y - 44 - TAG_HIGH * n) for n in range(1, 8))
