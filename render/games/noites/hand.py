"""Below the table, for one seat alone: its twist cards, and what the buttons choose among."""

from typing import Final

from render.canvas import WIDTH, Canvas
from render.fonts import Face
from render.games.noites.look import BLOOD, BONE, DIM, INK, NIGHT, YELLOW
from render.games.noites.places import Plan
from render.games.noites.scene import Scene
from render.shapes import panel, ring
from render.text import Style, wrapped
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


def height(scene: Scene) -> int:
    """How much room the cards take."""
    rows = -(-len(scene.hand) // A_ROW)
    return 64 + rows * (HIGH + GAP) + (40 if not scene.hand else 8)


def put_hand(canvas: Canvas, scene: Scene, top: int) -> None:
    """The whole strip."""
    canvas.draw(panel((0, top, WIDTH, top + height(scene)), NIGHT))
    canvas.draw(panel((0, top, WIDTH, top + 6), BLOOD))
    canvas.write(scene.words("noites-picture-your-cards"), (22, top + 36), HEADING)
    if not scene.hand:
        canvas.write(scene.words("noites-picture-no-cards"), (24, top + 80), Style(24, DIM))
    labels = {token: target.label for target in reversed(scene.marks.targets) for token in target.tokens}
    for place, card in enumerate(scene.hand):
        row, column = divmod(place, A_ROW)
        left, y = 22 + column * (WIDE + GAP), top + 64 + row * (HIGH + GAP)
        canvas.draw(
            panel((left, y, left + WIDE, y + HIGH), BONE, YELLOW if card in labels else BLOOD, radius=12, width=5)
        )
        canvas.write(sentence(scene.called(card)), (left + 16, y + 28), NAME, "lm", WIDE - 32)
        for line, said in enumerate(wrapped(scene.words(help_key(card)), TEXT, WIDE - 32)[:MOST_LINES]):
            canvas.write(said, (left + 16, y + 62 + 25 * line), TEXT, "lm", WIDE - 30)


def help_key(card: str) -> str:
    """The key of what a card does."""
    return f"noites-{card.replace('_', '-')}.help"


def put_targets(canvas: Canvas, scene: Scene, plan: Plan) -> None:
    """Every place and piece that a button names."""
    shown: set[tuple[tuple[int, int], str]] = set()
    count: dict[tuple[int, int], int] = {}
    for point, target in scene.targets:
        if (point, target.label) in shown or not plan.shows(point):
            continue
        shown.add((point, target.label))
        nth = count[point] = count.get(point, -1) + 1
        x, y = plan.at(point)
        canvas.draw(ring((x, y), 30, YELLOW, width=4))
        canvas.tag(target.label, (x, y - 44 - 32 * nth), LABEL, YELLOW, INK)
