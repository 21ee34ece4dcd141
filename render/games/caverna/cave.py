"""The ground of the pictures: rock, the camp, the treasure corner, letters and numbers. Drawn once for each hour."""

from functools import cache
from typing import Final

from engine.games.caverna.content.grid import CAMP, CAVE, COLUMNS, CORNER, INDEX, ROWS
from render.canvas import WIDTH, Canvas
from render.darkness import Lamp, darkness
from render.fonts import Face
from render.games.caverna import places
from render.games.caverna.look import DAY, INK, NIGHT, art
from render.games.caverna.rock import DEEP, rock
from render.games.caverna.subject import CaveSubject
from render.shapes import panel
from render.stone import depth
from render.text import Style

FLOORS: Final = 7
LAMP: Final = 296.0
"""How far the lamp of an adventurer is seen."""
FIRE: Final = 360.0
GLEAM: Final = 216.0
DENSE: Final = 0.66
WALL: Final = (216, 46)
"""How long a wall is, and how thick."""


@cache
def dug(night: bool, height: int) -> Canvas:
    """The cave with nobody in it."""
    hour = NIGHT if night else DAY
    canvas = Canvas((WIDTH, height), hour.ground)
    left, top, right, bottom = places.LEFT, places.TOP, places.RIGHT, places.BOTTOM
    with canvas.unit():
        for shape in rock(WIDTH, depth(height), hour.ground, (left, top, right, bottom)):
            canvas.draw(shape)
    canvas.draw(panel((left - 6, top - 6, right + 6, bottom + 6), DEEP, INK, radius=14, width=5))
    for space in CAVE:
        floor = art("quina" if space == CORNER else f"floor_{INDEX[space] * 5 % FLOORS + 1}")
        with canvas.thing(place=space):
            canvas.stamp(floor.filled({"rock": hour.rock}), places.middle(space), places.CELL - 4)
    with canvas.thing(place=CAMP):
        canvas.stamp(art("camp"), places.middle(CAMP), places.CELL - 4)
    letters = Style(40, "#f4e4c4", Face.BOLD, INK)
    for place, column in enumerate(COLUMNS):
        canvas.write(column, (left + places.CELL * (place + 0.5), top - 30), letters, "mm")
    for place, row in enumerate(ROWS):
        canvas.write(row, (left - 34, top + places.CELL * (place + 0.5)), letters, "mm")
    return canvas


def put_light(canvas: Canvas, subject: CaveSubject) -> None:
    """The fire of the camp, the gold, and the lamp of each adventurer; the rest of the cave is dark."""
    box = (places.LEFT, places.TOP, places.RIGHT, places.BOTTOM)
    lamps: list[Lamp] = [(places.inside(CAMP, 0.75, 0.75), FIRE), (places.middle(CORNER), GLEAM)]
    for seat, player in enumerate(subject.view.players):
        if player.spot:
            far = LAMP * 1.2 if seat == subject.view.active else LAMP
            lamps.append((places.middle(player.spot), far))
    canvas.draw(darkness(box, lamps, subject.hour.dark, DENSE))


def put_walls(canvas: Canvas, subject: CaveSubject) -> None:
    """Walls stand: what is below them, and to their right, lies in their shade. No number may be hidden by one."""
    for wall in subject.view.walls:
        (x, y), across = places.wall_at(wall)
        wide, high = WALL if across else WALL[::-1]
        left, top = round(x - wide / 2 + 9), round(y - high / 2 + 13)
        canvas.draw(panel((left, top, left + wide, top + high), "#000000", radius=12, opacity=0.42))
    for wall in subject.view.walls:
        at, across = places.wall_at(wall)
        with canvas.thing(f"wall_{wall}"):
            canvas.stamp(art("wall_across" if across else "wall_along"), at, WALL[0] if across else WALL[1])
