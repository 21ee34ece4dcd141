"""Clue cards: one of them, the clues beside the city, and the row of ten."""

from collections.abc import Sequence
from typing import Final

from engine.games.amsterdam.content.pictures import PictureId
from engine.games.amsterdam.view import TeamSeen
from render.canvas import WIDTH, Canvas
from render.fonts import Face
from render.games.amsterdam.illustrations import CARD_HIGH, framed
from render.games.amsterdam.look import DIM, EDGE, GOLD, INK, LABEL_FILL, MOON, NIGHT, QUIET
from render.games.amsterdam.pieces import put_shape
from render.games.amsterdam.subject import CitySubject
from render.palette import INK as LETTERS
from render.shapes import Box, Shape, corners_of, panel, pill, together
from render.text import Style, width

BORDER: Final = 7
RADIUS: Final = 16
GAP: Final = 14
CLUE_WIDE: Final = 300
"""The width of a clue card beside the city."""
ROW_WIDE: Final = 240
A_LINE: Final = 5
TITLE_HIGH: Final = 46
ROW: Final = Style(30, GOLD, Face.BOLD)
MOST_CARDS: Final = 2


def high(wide: int) -> int:
    """The height of a card of this width."""
    return round((wide - 2 * BORDER) * CARD_HIGH) + 2 * BORDER


STRIP_HIGH: Final = TITLE_HIGH + high(CLUE_WIDE) + 22
ROW_HIGH: Final = TITLE_HIGH + 2 * (high(ROW_WIDE) + GAP) + 10


def put_card(canvas: Canvas, subject: CitySubject, card: PictureId, corner: tuple[int, int], wide: int) -> None:
    """A card; in the row with the number of its place on a tab, which stands out where a button names the card.

    When all lies open nothing is chosen any more, and nowhere is lit.
    """
    if not subject.view.lies_open:
        canvas.spot(card, corners_of((*corner, corner[0] + wide, corner[1] + high(wide))))
    with canvas.thing(f"card_{card}", card), canvas.choice(subject.labels.get(card, "")), canvas.unit():
        _put_card(canvas, subject, card, corner, wide)


def _put_card(canvas: Canvas, subject: CitySubject, card: PictureId, corner: tuple[int, int], wide: int) -> None:
    left, top = corner
    label, chosen = subject.labels.get(card, ""), card in subject.drafted
    box = (left, top, left + wide, top + high(wide))
    look = LABEL_FILL if chosen else MOON, GOLD if label or chosen else ""
    canvas.draw(_paper((wide, high(wide)), look).moved((left + BORDER, top + BORDER)))
    canvas.stamp(framed(subject.pictures[card]), _middle(box), wide - 2 * BORDER)
    place = subject.place_in_row(card)
    if place:
        size = max(30, wide // 10)
        at = (left + size * 1.1, top + size * 0.75)
        canvas.draw(pill(at, size * 1.8, size * 1.35, LABEL_FILL if label else NIGHT, INK if label else MOON))
        canvas.write(str(place), at, Style(size, LETTERS if label else MOON, Face.BOLD), "mm")


def _paper(size: tuple[int, int], look: tuple[str, str]) -> Shape:
    """With its shadow as one shape, since next to nothing of that is seen; it begins where the picture on it does."""
    wide, high = size
    box = (-BORDER, -BORDER, wide - BORDER, high - BORDER)
    return together(
        panel(box, INK, radius=RADIUS, opacity=0.6).moved((3, 6)), panel(box, *look, radius=RADIUS, width=5)
    )


def strip_high(subject: CitySubject) -> int:
    """How much room the clues take below the city: next to none while there is none."""
    return STRIP_HIGH if any(team.clue for team in subject.teams) else TITLE_HIGH + 8


def put_clues(canvas: Canvas, subject: CitySubject, top: int) -> None:
    """What each team has been given, below the city: black at the left, orange at the right (SA-701)."""
    half = WIDTH // 2
    for place, team in enumerate(subject.teams):
        left = half * place if len(subject.teams) > 1 else half // 2
        _put_clue(canvas, subject, team, left + (half - MOST_CARDS * CLUE_WIDE - GAP) // 2, top)


def _put_clue(canvas: Canvas, subject: CitySubject, team: TeamSeen, left: int, top: int) -> None:
    canvas.box((left, top, left + MOST_CARDS * CLUE_WIDE + GAP, top + strip_high(subject)))
    put_shape(canvas, team.colour, (left + 16, top + TITLE_HIGH // 2), 24)
    said = subject.said("clue-of", team=team.name)
    canvas.write(said, (left + 40, top + TITLE_HIGH // 2), QUIET, "lm", MOST_CARDS * CLUE_WIDE - 40)
    if not any(one.clue for one in subject.teams):
        canvas.write(subject.step(team), (left + MOST_CARDS * CLUE_WIDE, top + TITLE_HIGH // 2), QUIET, "rm", CLUE_WIDE)
        return
    given = team.clue or ()
    first = left + (MOST_CARDS - len(given)) * (CLUE_WIDE + GAP) // 2
    for place, card in enumerate(given):
        put_card(canvas, subject, card, (first + place * (CLUE_WIDE + GAP), top + TITLE_HIGH), CLUE_WIDE)
    if not given:
        middle = (left + CLUE_WIDE + GAP / 2, top + TITLE_HIGH + high(CLUE_WIDE) / 2)
        canvas.tag(subject.step(team), middle, Style(30, DIM), NIGHT, EDGE)


def put_row(canvas: Canvas, subject: CitySubject, top: int) -> None:
    """The ten cards that both Commissioners take from, in the order of their places (SA-703)."""
    said, y = subject.said("row"), top + TITLE_HIGH // 2
    canvas.write(subject.said("two-ways"), (WIDTH - 22, y), QUIET, "rm", WIDTH - 300)
    canvas.box((22, top, 22 + width(said, ROW), top + TITLE_HIGH))
    canvas.write(said, (22, y), ROW)
    left = (WIDTH - A_LINE * ROW_WIDE - (A_LINE - 1) * GAP) // 2
    for place, card in enumerate(subject.view.row):
        line, column = divmod(place, A_LINE)
        corner = (left + column * (ROW_WIDE + GAP), top + TITLE_HIGH + line * (high(ROW_WIDE) + GAP))
        canvas.box((*corner, corner[0] + ROW_WIDE, corner[1] + high(ROW_WIDE)))
        put_card(canvas, subject, card, corner, ROW_WIDE)


def _middle(box: Box) -> tuple[float, float]:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def beside(count: int, wide: int, gap: int = GAP) -> Sequence[int]:
    """Where so many things of a width begin, side by side in the middle of a picture."""
    start = (WIDTH - count * wide - (count - 1) * gap) // 2
    return [start + place * (wide + gap) for place in range(count)]
