"""Above the tower: the round, whose turn it is, and who comes up in which order."""

from typing import Final

from render.canvas import Canvas
from render.fonts import Face
from render.games.holland import places
from render.games.holland.heraldry import GOLD, PARCHMENT, SEPIA, initial
from render.games.holland.pieces import put_shield
from render.games.holland.subject import TowerSubject
from render.palette import INK
from render.shapes import Point, panel, pill
from render.text import Style, width
from render.words import sentence

TITLE: Final = Style(38, PARCHMENT, Face.DISPLAY)
HEADLINE: Final = Style(30, GOLD, Face.BOLD)
FINAL: Final = Style(26, "#fff6df", Face.BOLD)
QUEUE: Final = Style(30, INK, Face.BOLD)
WAX: Final = "#a31c28"
USED: Final = "#b09f80"
STEP: Final = 112


def put_ribbon(canvas: Canvas, subject: TowerSubject) -> None:
    """All that stands on it."""
    left, top, right, bottom = places.RIBBON
    y = (top + bottom) / 2
    title = subject.words("holland-picture-round", round=subject.view.round)
    x = left + 26.0 + canvas.write(title, (left + 26, y), TITLE)
    if subject.view.final:
        x = _put_final(canvas, (x + 20, y), subject.words("holland-picture-final"))
    queue = STEP * len(subject.view.order) if subject.revealed else 0
    canvas.write(sentence(subject.headline), (x + 24, y), HEADLINE, "lm", round(right - queue - x - 50))
    if subject.revealed:
        _put_queue(canvas, subject, (right - queue + 24, y))


def _put_final(canvas: Canvas, at: Point, text: str) -> float:
    wide = width(text, FINAL) + 32
    canvas.draw(pill((at[0] + wide / 2, at[1]), wide, 46, WAX, "#f0a0a0"))
    canvas.write(text, (at[0] + wide / 2, at[1]), FINAL, "mm")
    return at[0] + wide


def _put_queue(canvas: Canvas, subject: TowerSubject, first: Point) -> None:
    """Shield and card of each; who was already is dark, who is now stands on gold."""
    x, y = first
    order = subject.view.order
    now = len(order) if subject.view.resolving is None else order.index(subject.view.resolving)
    for place, seat in enumerate(order):
        player = subject.view.players[seat]
        if place == now:
            canvas.draw(pill((x + 23, y), 106, 70, GOLD, "#fff6df"))
        put_shield(canvas, player.colour, initial(subject.words, player.colour), (x, y), 54)
        card = (round(x) + 29, round(y) - 25, round(x) + 67, round(y) + 25)
        canvas.draw(panel(card, USED if place < now else PARCHMENT, SEPIA, radius=6))
        canvas.write(str(player.pick), (x + 48, y), QUEUE, "mm")
        x += STEP
