"""Below the cave, for one seat alone: its cards with both halves, its trolls, its backpacks, its gold."""

from collections.abc import Iterator
from typing import Final

from engine.games.caverna.content.cards import DOUBLE, CardId, action_of, encounter_of
from engine.games.caverna.view import PlayerSeen
from render.canvas import WIDTH, Canvas
from render.fonts import Face
from render.games.caverna.look import CLOTH, GOLD, INK, art, backpack, icon
from render.games.caverna.side import bottom
from render.games.caverna.subject import CaveSubject
from render.palette import CARD, PAPER
from render.shapes import Box, Point, panel
from render.svg import Drawing
from render.text import Style, width, wrapped
from render.words import sentence

WIDE: Final = 300
HIGH: Final = 400
GAP: Final = 13
A_ROW: Final = 4
USED: Final = "#b9ab95"
MET: Final = "#d8bd8c"
NAME: Final = Style(36, INK, Face.BOLD)
SMALL: Final = Style(30, "#f4e4c4")
MEETING: Final = Style(32, INK)
WHEN: Final = Style(30, "#7a5a3c", Face.BOLD)
CHOSEN: Final = "#ffe27a"
"""Around a card that a button is about: which one it is says the card itself."""
HEADING: Final = Style(30, PAPER, Face.BOLD)
LINE: Final = 44
SAID: Final = Style(30, INK)
FEW: Final = 2
"""So few cards leave room to say beside each what it does."""
INSET: Final = 22
PAPER_WIDE: Final = (WIDTH - 40 + GAP) // FEW - GAP
BESIDE: Final = PAPER_WIDE - WIDE - 2 * INSET
"""How wide the lines beside a card are."""
NOTHING_HIGH: Final = 90
"""What the words for an empty hand take."""


def height(subject: CaveSubject) -> int:
    """How much room the hand takes below the cave."""
    own = subject.own
    return 0 if own is None else _cards_high(own) + 64 + LINE * len(list(_notes(subject, own))) + 16


def put_edge(canvas: Canvas, subject: CaveSubject) -> None:
    """Where one's own strip begins: ground, where it stands beside the cave."""
    if subject.own is not None:
        top = bottom(subject)
        canvas.draw(panel((0, top, WIDTH, top + 7), CLOTH[subject.own.colour]))


def put_hand(canvas: Canvas, subject: CaveSubject) -> None:
    """The whole strip."""
    own = subject.own
    if own is None:
        return
    top = bottom(subject)
    _put_heading(canvas, subject, own, top + 36)
    _put_cards(canvas, subject, own, top + 64)
    y = top + 64 + _cards_high(own) + 14
    for place, (drawing, said) in enumerate(_notes(subject, own)):
        _put_note(canvas, drawing, said, y + LINE * place)


def _put_heading(canvas: Canvas, subject: CaveSubject, own: PlayerSeen, y: int) -> None:
    said = subject.words("caverna-picture-your-cards")
    canvas.box((22, y - 28, 22 + width(said, HEADING), y + 28))
    canvas.write(said, (22, y), HEADING)
    canvas.box((WIDTH - 174, y - 28, WIDTH - 20, y + 28))
    canvas.stamp(art("nugget"), (WIDTH - 150, y), 44)
    gold = f"{own.gold} / {subject.view.rules.gold_to_win}"
    canvas.write(gold, (WIDTH - 120, y), Style(34, GOLD, Face.DISPLAY))


def _put_note(canvas: Canvas, drawing: Drawing, said: str, y: int) -> None:
    canvas.box((20, y - LINE // 2, min(66 + width(said, SMALL), WIDTH - 20), y + LINE // 2))
    canvas.stamp(drawing, (40, y), 40)
    canvas.write(said, (66, y), SMALL, "lm", WIDTH - 90)


def _cards_high(own: PlayerSeen) -> int:
    return -(-len(own.hand or ()) // A_ROW) * (HIGH + GAP) or NOTHING_HIGH


def _put_cards(canvas: Canvas, subject: CaveSubject, own: PlayerSeen, top: int) -> None:
    hand, labels = own.hand or (), {thing: target.label for thing, target in reversed(subject.targets)}
    if not hand:
        said = subject.words("caverna-picture-no-cards")
        canvas.box((24, top, 24 + width(said, SMALL), top + NOTHING_HIGH))
        canvas.write(said, (24, top + 36), SMALL)
    few = len(hand) <= FEW
    for place, card in enumerate(hand):
        row, column = divmod(place, FEW if few else A_ROW)
        corner = (20 + column * (WIDTH - 40 + GAP) // (FEW if few else A_ROW), top + row * (HIGH + GAP))
        label = labels.get(action_of(card), "")
        canvas.box(_sheet(corner, PAPER_WIDE if few else WIDE))
        with canvas.thing(f"card_{card}", action_of(card)), canvas.choice(label):
            with canvas.unit():
                if few:
                    _put_said(canvas, _meant(subject, action_of(card)), corner, WIDE + INSET)
                _put_card(canvas, subject, own, card, corner)
            if label:
                left, above = corner
                box = (left - 6, above - 6, left + WIDE + 6, above + HIGH + 6)
                canvas.draw(panel(box, "none", CHOSEN, radius=19, width=9))
    if len(hand) == 1 and hand[0] != DOUBLE:
        _put_met(canvas, subject, encounter_of(hand[0]), (20 + PAPER_WIDE + GAP, top))


def _sheet(corner: tuple[int, int], wide: int) -> Box:
    left, top = corner
    return left, top, left + wide, top + HIGH


def _put_said(canvas: Canvas, said: str, corner: tuple[int, int], inset: int) -> None:
    """What half of a card does, on a paper as wide as two of them."""
    canvas.draw(panel(_sheet(corner, PAPER_WIDE), PAPER, INK, radius=14, width=5))
    _put_lines(canvas, said, (corner[0] + inset, corner[1] + 34), SAID, PAPER_WIDE - inset - INSET)


def _put_met(canvas: Canvas, subject: CaveSubject, encounter: str, corner: tuple[int, int]) -> None:
    """Beside a single card there is room for what it does to whoever meets it."""
    canvas.box(_sheet(corner, PAPER_WIDE))
    with canvas.unit():
        canvas.draw(panel(_sheet(corner, PAPER_WIDE), PAPER, INK, radius=14, width=5))
        left, top = corner
        canvas.stamp(icon(encounter), (left + 64, top + 62), 72)
        canvas.write(sentence(subject.called(encounter)), (left + 116, top + 62), NAME, "lm", PAPER_WIDE - 130)
        _put_lines(canvas, _meant(subject, encounter), (left + INSET, top + 138), SAID, PAPER_WIDE - 2 * INSET)


def _put_lines(canvas: Canvas, said: str, at: Point, style: Style, room: int) -> None:
    for number, line in enumerate(wrapped(said, style, room)):
        canvas.write(line, (at[0], at[1] + style.line * number), style)


def _meant(subject: CaveSubject, half: str) -> str:
    """The rule of one half of a card."""
    return subject.words(f"caverna-{half.replace('_', '-')}.help")


def _notes(subject: CaveSubject, own: PlayerSeen) -> Iterator[tuple[Drawing, str]]:
    """Held trolls with what they want, and what lies in the own backpacks."""
    for troll in own.trolls or ():
        wish = subject.words(f"caverna-{troll.replace('_', '-')}.help")
        yield art("troll"), f"{sentence(subject.called(troll))}: {wish}"
    for pack in own.packs:
        if pack.space:
            cards = subject.listed(subject.called(action_of(card)) for card in pack.cards or ())
            yield backpack(own.colour), f"{pack.space}: {cards}"


def _put_card(canvas: Canvas, subject: CaveSubject, own: PlayerSeen, card: CardId, corner: tuple[int, int]) -> None:
    """Action above, encounter below, as the card is held."""
    left, top = corner
    action = action_of(card)
    used = action in own.played
    box = (left, top, left + WIDE, top + HIGH)
    canvas.draw(panel(box, USED if used else CARD, GOLD if card == DOUBLE else INK, radius=14, width=5))
    canvas.stamp(icon(action), (left + WIDE / 2, top + 84), 130, opacity=0.5 if used else 1)
    name = wrapped(sentence(subject.called(action)), NAME, WIDE - 18)[:2]
    for number, said in enumerate(name):
        canvas.write(said, (left + WIDE / 2, top + 176 + 40 * number), NAME, "mm", WIDE - 18)
    when = subject.words(f"caverna-picture-when-{'used' if used else action.replace('_', '-')}")
    canvas.write(when, (left + WIDE / 2, top + 258), WHEN, "mm", WIDE - 16)
    if card == DOUBLE:
        return
    canvas.draw(panel((left + 5, top + 284, left + WIDE - 5, top + HIGH - 5), MET, radius=10))
    encounter = encounter_of(card)
    canvas.stamp(icon(encounter), (left + WIDE / 2, top + 318), 60)
    canvas.write(sentence(subject.called(encounter)), (left + WIDE / 2, top + 368), MEETING, "mm", WIDE - 18)
