"""Contact sheets: whoever redraws a monster or a card sees it beside the others, at all sizes of the game."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from engine.games.noites.cards.twists import TWISTS
from engine.games.noites.content.armies import PROFILES
from engine.games.noites.content.terrain import KINDS
from render.canvas import WIDTH, Canvas
from render.games.noites.ground import EARTH
from render.games.noites.look import BONE, FACES
from render.games.noites.pieces import figure
from render.games.noites.table import terrain_alone
from render.games.noites.twist_art import put_scene
from render.text import SMALLEST, Style

SIZES: Final = (150, 82, 50)
"""From near, on a small table, on a large one."""
LABEL: Final = Style(SMALLEST, BONE)
ROOM: Final = 320
TALL: Final = 200
SCENE: Final = 200


def _figures() -> Iterator[str]:
    yield from (f"monster/{name}" for name in PROFILES)
    yield from (f"victim/{number}" for number in range(1, FACES + 1))


def monsters() -> Canvas:
    """All figures: as they stand, and one that has had its turn."""
    names = list(_figures())
    a_row = WIDTH // ROOM
    canvas = Canvas((WIDTH, -(-len(names) // a_row) * TALL), EARTH)
    for place, name in enumerate(names):
        x, y = ROOM * (place % a_row), TALL * (place // a_row)
        canvas.stamp(figure(name), (x + 84, y + 84), SIZES[0])
        canvas.stamp(figure(name), (x + 208, y + 60), SIZES[1])
        canvas.stamp(figure(name, pale=True), (x + 208, y + 130), SIZES[2])
        canvas.stamp(figure(name), (x + 276, y + 60), SIZES[2])
        canvas.write(name.rpartition("/")[2], (x + 150, y + 180), LABEL, "mm", ROOM - 20)
    return canvas


def twists() -> Canvas:
    """The scenes of all twist cards."""
    a_row = WIDTH // (SCENE + 10)
    canvas = Canvas((WIDTH, -(-len(TWISTS) // a_row) * (SCENE + 40)), EARTH)
    for place, card in enumerate(TWISTS):
        x, y = 6 + (SCENE + 10) * (place % a_row), 6 + (SCENE + 40) * (place // a_row)
        put_scene(canvas, card, (x, y, x + SCENE, y + SCENE))
        canvas.write(card, (x + SCENE / 2, y + SCENE + 16), LABEL, "mm", SCENE)
    return canvas


def terrain() -> Canvas:
    """Every kind of terrain on its foot."""
    return terrain_alone(tuple(KINDS))


SHEETS: Final[Mapping[str, Callable[[], Canvas]]] = {"monsters": monsters, "twists": twists, "terrain": terrain}
