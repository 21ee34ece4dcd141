"""Pictures looked at from near: the cells and cards that somebody names, or all that a Commissioner may mean next."""

from collections.abc import Iterable, Sequence
from typing import Final

from engine.games.amsterdam.content.city import Cell, within
from engine.games.amsterdam.content.pictures import PictureId
from engine.games.amsterdam.view import ROW
from render.canvas import WIDTH, Canvas
from render.games.amsterdam.cards import high, put_card
from render.games.amsterdam.look import INK, WATER, art
from render.games.amsterdam.mapping import CONTENTS
from render.games.amsterdam.places import hexagon, listed
from render.games.amsterdam.said import twin
from render.games.amsterdam.subject import SLUG, CitySubject, SeenCity
from render.games.amsterdam.zoom import TILE, TILE_HIGH, put_about, put_cell
from render.painter import Marks
from render.picture import Picture
from render.shapes import Point, Shape, around
from render.words import Words

A_LINE: Final = 3
MOST: Final = 18
CARD_WIDE: Final = 384
HIGH: Final = max(TILE_HIGH, high(CARD_WIDE) + 24)
MARGIN: Final = 24
SIGN_WIDE: Final = 58


def closer(seen: SeenCity, marks: Marks, words: Words, things: Sequence[str]) -> Picture | None:
    """What was named, large; None if nothing of it is to be seen here."""
    subject = CitySubject(seen, marks, words)
    found = tuple(dict.fromkeys(_named(subject, things) if things else _within_reach(subject)))[:MOST]
    if not found:
        return None
    lines = [found[start : start + A_LINE] for start in range(0, len(found), A_LINE)]
    canvas = Canvas((WIDTH, len(lines) * HIGH + MARGIN), WATER)
    for number, line in enumerate(lines):
        for column, thing in enumerate(line):
            x = WIDTH / 2 + (column - (len(line) - 1) / 2) * WIDTH / A_LINE
            _put(canvas, subject, thing, (x, MARGIN / 2 + (number + 0.5) * HIGH))
    said = " ".join(_said(subject, thing) for thing in found)
    return Picture(canvas, said, twin(subject), f"{SLUG}-closer")


def _named(subject: CitySubject, things: Sequence[str]) -> Iterable[str]:
    """The cells and cards among these words, cards also by their places in the row; `c7` is C07 where a cell C7 does
    not exist.
    """
    cards = _cards(subject)
    if ROW in things:
        yield from subject.view.row
    row = {str(place): card for place, card in enumerate(subject.view.row, 1)}
    for thing in things:
        word = row.get(thing, thing.upper())
        card = f"C{word[1:].zfill(2)}" if word.startswith("C") else word
        yield from (name for name in (word, card) if name in subject.shown or name in cards)


def _within_reach(subject: CitySubject) -> Iterable[Cell]:
    """Every cell that the Commissioner's next clue may mean, in label order."""
    if not subject.leads or subject.mine is None:
        return ()
    return sorted({*within(subject.mine.at, 1), *within(subject.mine.at, 2)})


def _cards(subject: CitySubject) -> tuple[PictureId, ...]:
    """Every card that the viewer may see."""
    clues = (card for team in subject.teams for card in team.clue or ())
    return (*subject.view.row, *clues, *subject.view.discard)


def _said(subject: CitySubject, thing: str) -> str:
    name = thing if thing in subject.shown else str(subject.place_in_row(thing) or "")
    return ": ".join(filter(None, (name, subject.scene(_picture(subject, thing)))))


def _picture(subject: CitySubject, thing: str) -> PictureId:
    return subject.shown.get(thing, thing)


def _put(canvas: Canvas, subject: CitySubject, thing: str, at: Point) -> None:
    if thing in subject.shown:
        put_cell(canvas, subject, thing, at)
        _put_content(canvas, subject, thing, at)
        put_about(canvas, subject, subject.mine, thing, at)
    else:
        corner = (round(at[0] - CARD_WIDE / 2), round(at[1] - high(CARD_WIDE) / 2))
        put_card(canvas, subject, thing, corner, CARD_WIDE)


def _put_content(canvas: Canvas, subject: CitySubject, cell: Cell, at: Point) -> None:
    """What the viewer's City Map says of a cell."""
    if cell not in subject.contents:
        return
    outline = CONTENTS[subject.contents[cell]]
    dashes = f' stroke-dasharray="{outline.dashes}" stroke-linecap="round"' if outline.dashes else ""
    points = hexagon(at, TILE - 12)
    canvas.draw(
        Shape(
            around(points, 12),
            f'<polygon points="{listed(points)}" fill="none" stroke="{INK}" stroke-opacity=".55" stroke-width="16"/>'
            f'<polygon points="{listed(points)}" fill="none" stroke="{outline.colour}" stroke-width="12"{dashes}/>',
        )
    )
    canvas.stamp(art(outline.sign), (at[0] + TILE * 0.62, at[1] - TILE * 0.62), SIGN_WIDE)
