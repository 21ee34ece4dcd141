"""Below the map, for one seat alone: its cards, what it knows of itself, and what it may do."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.vi_algo.content.entries import CardId, name_of
from render.canvas import WIDTH, Canvas
from render.fonts import Face
from render.games.vi_algo.look import BONE, DIM, EDGE, GOLD, NIGHT, PANEL, art
from render.games.vi_algo.side import bottom
from render.games.vi_algo.subject import CatacombSubject
from render.palette import INK
from render.shapes import panel
from render.text import Style, wrapped
from render.words import sentence

TREASURE_PAPER: Final = "#f3e3bd"
HIDDEN_PAPER: Final = "#d8c9ea"
LABEL: Final = Style(28, INK, Face.BOLD)
LABEL_FILL: Final = "#ffe27a"
HEADING: Final = Style(30, BONE, Face.BOLD)
NAME: Final = Style(32, INK, Face.BOLD)
TEXT: Final = Style(28, INK)
VALUE: Final = Style(36, INK, Face.DISPLAY)
WIDE: Final = 300
HIGH: Final = 330
MARGINS: Final = 22
GAP: Final = 13
A_ROW: Final = 4
TEXT_LINES: Final = 5
NOTHING_HIGH: Final = 80
"""What the words for an empty hand take."""


def height(subject: CatacombSubject) -> int:
    """How much room the hand takes below the map."""
    rows = -(-len(_held(subject)) // A_ROW)
    return 60 + (rows * (HIGH + GAP) or NOTHING_HIGH) + 12


def put_hand(canvas: Canvas, subject: CatacombSubject) -> None:
    """The whole strip."""
    top = bottom(subject)
    canvas.draw(panel((0, top, WIDTH, top + height(subject)), NIGHT))
    canvas.draw(panel((0, top, WIDTH, top + 5), EDGE))
    x = 22 + canvas.write(subject.words("vi-algo-picture-your-cards"), (22, top + 32), HEADING)
    canvas.write(subject.words("vi-algo-picture-worth", value=subject.worth), (x + 40, top + 32), Style(26, DIM))
    held, labels = _held(subject), subject.card_labels
    if not held:
        canvas.write(subject.words("vi-algo-picture-empty-hand"), (26, top + 110), Style(26, DIM))
    for place, (card, secret) in enumerate(held):
        row, column = divmod(place, A_ROW)
        corner = (20 + column * (WIDE + GAP), top + 58 + row * (HIGH + GAP))
        label = labels.get(card, "")
        with canvas.thing(f"card_{card}", card, (name_of(card),)), canvas.choice(label):
            _put_card(canvas, subject, card, secret, corner)
            if label:
                canvas.tag(label, (corner[0] + WIDE / 2, corner[1] + 8), LABEL, LABEL_FILL, INK)


def _held(subject: CatacombSubject) -> Sequence[tuple[CardId, bool]]:
    return tuple(_cards(subject))


def _cards(subject: CatacombSubject) -> Iterator[tuple[CardId, bool]]:
    """What is looked at by the Map first, then the hand, then what lies face down."""
    yield from ((card, False) for card in subject.view.my_looked_at)
    yield from ((card, False) for card in subject.view.my_hand)
    yield from ((card, True) for card in subject.view.my_group)


def _put_card(canvas: Canvas, subject: CatacombSubject, card: CardId, secret: bool, corner: tuple[int, int]) -> None:
    """Picture, name, value and what it does."""
    left, top = corner
    name = name_of(card)
    looked = card in subject.view.my_looked_at
    box = (left, top, left + WIDE, top + HIGH)
    canvas.draw(panel(box, HIDDEN_PAPER if secret else TREASURE_PAPER, GOLD if looked else PANEL, radius=12, width=5))
    canvas.stamp(art(f"card/{name}"), (left + 70, top + 66), 104)
    if not secret:
        canvas.write(f"{subject.value(card):+d}", (left + WIDE - 18, top + 40), VALUE, "rm")
    canvas.write(card, (left + WIDE - 18, top + 94), Style(26, "#6a5a44"), "rm")
    canvas.write(sentence(subject.called(name)), (left + WIDE / 2, top + 142), NAME, "mm", WIDE - 20)
    for number, said in enumerate(
        wrapped(subject.words(f"vi-algo-picture-card-{name.replace('_', '-')}"), TEXT, WIDE - MARGINS)[:TEXT_LINES]
    ):
        canvas.write(said, (left + 12, top + 184 + 31 * number), TEXT, "lm", WIDE - 20)
