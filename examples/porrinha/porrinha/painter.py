"""The picture of porrinha: a row for each seat, with its score, its fist and its guess."""

from collections.abc import Iterator
from typing import Any

from engine.core.seat import Seat
from engine.core.view import Seen
from porrinha.game import BarView
from render.canvas import WIDTH, Canvas
from render.fonts import Face
from render.painter import Marks, Painter
from render.palette import INK, PAPER
from render.picture import Picture
from render.shapes import panel, pill, ring
from render.text import Style
from render.twin import Said, Twin
from render.words import Words, sitter

WOOD, ROW, FIST, PEBBLE, SCORE = "#7a4a2b", "#f3e2c7", "#d99a6c", "#5b6770", "#2f6f5e"
TOP, STEP, BOTTOM = 130, 130, 70
TITLE = Style(60, PAPER, Face.DISPLAY)
NAME = Style(44, INK, Face.BOLD)
NUMBER = Style(48, PAPER, Face.BOLD)
GUESS = Style(56, INK, Face.DISPLAY)
NEWS = Style(34, PAPER)


def board(seen: Seen[BarView, Any], marks: Marks, words: Words) -> Picture:
    """The table, as far as this seat may see it."""
    view = seen.view
    canvas = Canvas((WIDTH, TOP + STEP * len(view.scores) + BOTTOM), WOOD)
    canvas.write(_title(view, words), (WIDTH / 2, TOP / 2), TITLE, "mm", WIDTH - 80)
    for seat in range(len(view.scores)):
        _put_row(canvas, view, seat, sitter(words, seat))
    news = [words.event(event) for event in marks.happened]
    if news:
        canvas.write(news[-1], (40, canvas.size[1] - BOTTOM / 2), NEWS, "lm", WIDTH - 80)
    return Picture(canvas, _title(view, words), Twin(tuple(_lines(view, words, news))), "porrinha")


def _put_row(canvas: Canvas, view: BarView, seat: Seat, name: str) -> None:
    top = TOP + STEP * seat
    middle = top + (STEP - 14) / 2
    canvas.draw(panel((30, top, WIDTH - 30, top + STEP - 14), ROW, radius=28))
    canvas.write(name, (70, middle), NAME, "lm", 420)
    canvas.tag(str(view.scores[seat]), (580, middle), NUMBER, SCORE)
    _put_fist(canvas, view, seat, (800, middle))
    guess = view.guesses[seat]
    canvas.write("…" if guess is None else str(guess), (1120, middle), GUESS, "mm")


def _put_fist(canvas: Canvas, view: BarView, seat: Seat, middle: tuple[float, float]) -> None:
    x, y = middle
    if not view.locked[seat]:
        canvas.draw(ring(middle, 42, FIST, dashed=True))
        return
    canvas.draw(pill(middle, 170, 92, FIST, INK))
    known = view.fist if seat == view.me else None
    if known is None:
        canvas.write("?", middle, GUESS, "mm")
    for pebble in range(known or 0):
        canvas.draw(ring((x + (pebble - 1) * 46, y), 16, INK, width=3, fill=PEBBLE))
    if known == 0:
        canvas.write("0", middle, GUESS, "mm")


def _title(view: BarView, words: Words) -> str:
    if view.over:
        return words("porrinha-picture-over")
    return words("porrinha-picture-title", round=view.round, rounds=view.rounds)


def _lines(view: BarView, words: Words, news: list[str]) -> Iterator[Said]:
    yield Said(_title(view, words))
    for seat, score in enumerate(view.scores):
        row = words(
            "porrinha-picture-row",
            who=sitter(words, seat),
            score=score,
            hidden="yes" if view.locked[seat] else "no",
            guess="none" if view.guesses[seat] is None else str(view.guesses[seat]),
        )
        yield Said(row, (f"seat_{seat + 1}",))
    if view.fist is not None:
        yield Said(words("porrinha-picture-own", fist=view.fist), ("fist",))
    yield from map(Said, news)


PAINTER = Painter(slug="porrinha", board=board, private=board)
