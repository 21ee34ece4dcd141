"""Below the map, for one seat alone: its cards, what it knows of itself, and what it may do."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.vi_algo.content.entries import CardId, name_of
from render.canvas import WIDTH, Canvas
from render.fonts import Face
from render.games.vi_algo.look import BONE, DIM, EDGE, GOLD, PANEL, art
from render.games.vi_algo.side import bottom
from render.games.vi_algo.subject import CatacombSubject
from render.palette import INK
from render.shapes import Box, panel
from render.text import Style, width, wrapped
from render.words import sentence

TREASURE_PAPER: Final = "#f3e3bd"
HIDDEN_PAPER: Final = "#d8c9ea"
CHOSEN: Final = "#ffe27a"
"""Around a card that a button is about: which one it is says the card itself."""
HEADING: Final = Style(30, BONE, Face.BOLD)
WORTH: Final = Style(26, DIM)
NAME: Final = Style(32, INK, Face.BOLD)
TEXT: Final = {2: Style(40, INK), 3: Style(32, INK), 4: Style(28, INK)}
"""What a card does, by how many of them share the width."""
VALUE: Final = Style(36, INK, Face.DISPLAY)
HIGH: Final = 330
MARGINS: Final = 22
GAP: Final = 13
A_ROW: Final = 4
TEXT_HIGH: Final = 158
"""What is left of a card for what it does."""
LEADING: Final = 3
"""Between two lines of it, besides their letters."""
NOTHING_HIGH: Final = 80
"""What the words for an empty hand take."""


def height(subject: CatacombSubject) -> int:
    """How much room the hand takes below the map."""
    rows = -(-len(_held(subject)) // A_ROW)
    return 60 + (rows * (HIGH + GAP) or NOTHING_HIGH) + 12


def put_edge(canvas: Canvas, subject: CatacombSubject) -> None:
    """Where the strip begins: ground, where it stands beside the map."""
    top = bottom(subject)
    canvas.draw(panel((0, top, WIDTH, top + 5), EDGE))


def put_hand(canvas: Canvas, subject: CatacombSubject) -> None:
    """The whole strip."""
    top = bottom(subject)
    said, worth = (
        subject.words("vi-algo-picture-your-cards"),
        subject.words("vi-algo-picture-worth", value=subject.signed(subject.worth)),
    )
    after = 62 + width(said, HEADING)
    canvas.box((22, top + 8, after + width(worth, WORTH), top + 56))
    canvas.write(said, (22, top + 32), HEADING)
    canvas.write(worth, (after, top + 32), WORTH)
    held, labels = _held(subject), subject.card_labels
    if not held:
        nothing = subject.words("vi-algo-picture-empty-hand")
        canvas.box((26, top + 58, 26 + width(nothing, WORTH), top + 58 + NOTHING_HIGH))
        canvas.write(nothing, (26, top + 110), WORTH)
    columns = min(max(len(held), min(TEXT)), A_ROW)
    wide = wide_of(columns)
    for place, (card, secret) in enumerate(held):
        row, column = divmod(place, columns)
        left, above = 20 + column * (wide + GAP), top + 58 + row * (HIGH + GAP)
        box = (left, above, left + wide, above + HIGH)
        label = labels.get(card, "")
        canvas.box(box)
        with canvas.thing(f"card_{card}", card, (name_of(card),)), canvas.choice(label):
            with canvas.unit():
                _put_card(canvas, subject, card, box, TEXT[columns], secret=secret)
            if label:
                canvas.draw(
                    panel((left - 6, above - 6, left + wide + 6, above + HIGH + 6), "none", CHOSEN, radius=17, width=9)
                )


def wide_of(columns: int) -> int:
    """How wide a card is where so many stand beside each other."""
    return (WIDTH - 40 + GAP) // columns - GAP


def _held(subject: CatacombSubject) -> Sequence[tuple[CardId, bool]]:
    return tuple(_cards(subject))


def _cards(subject: CatacombSubject) -> Iterator[tuple[CardId, bool]]:
    """What is looked at by the Map first, then the hand, then what lies face down."""
    yield from ((card, False) for card in subject.view.my_looked_at)
    yield from ((card, False) for card in subject.view.my_hand)
    yield from ((card, True) for card in subject.view.my_group)


def _put_card(canvas: Canvas, subject: CatacombSubject, card: CardId, box: Box, text: Style, *, secret: bool) -> None:
    """Picture, name, value and what it does."""
    left, top, right, _ = box
    name, wide = name_of(card), right - left
    looked = card in subject.view.my_looked_at
    canvas.draw(panel(box, HIDDEN_PAPER if secret else TREASURE_PAPER, GOLD if looked else PANEL, radius=12, width=5))
    canvas.stamp(art(f"card/{name}"), (left + 70, top + 66), 104)
    if not secret:
        canvas.write(subject.priced(card), (right - 18, top + 40), VALUE, "rm")
    canvas.write(sentence(subject.called(name)), (left + wide / 2, top + 142), NAME, "mm", wide - 20)
    said = wrapped(subject.words(f"vi-algo-picture-card-{name.replace('_', '-')}"), text, wide - MARGINS)
    for number, line in enumerate(said):
        y = top + 168 + (text.size + LEADING) * (number + 0.5)
        canvas.write(line, (left + 12, y), text, "lm", wide - 20)
