"""Monsters and victims: discs true to scale, emblems large enough to be known, marks for what befell them."""

from typing import Final

from engine.games.noites.board import Monster, Victim
from render.canvas import Canvas, Point
from render.fonts import Face
from render.games.noites.look import BONE, INK, SIDES, YELLOW, art
from render.games.noites.places import Plan
from render.games.noites.scene import Scene
from render.shapes import pill, ring
from render.text import Style

LEAST: Final = 46
"""How wide an emblem is at least."""
FAR: Final = 0.8
"""At a smaller scale than this, armies would hide each other: emblems are smaller, labels say the name alone."""
LEAST_FAR: Final = 34
VICTIM: Final = 34
MARK: Final = 22
NAME: Final = Style(22, INK, Face.BOLD)


def put_pieces(canvas: Canvas, scene: Scene, plan: Plan) -> None:
    """Victims, then monsters from north to south."""
    for victim in scene.view.victims:
        if plan.shows(victim.at):
            _put_victim(canvas, victim, plan)
    for monster in sorted(scene.standing, key=lambda one: one.spot[1]):
        if plan.shows(monster.spot):
            put_monster(canvas, monster, plan)


def put_reach(canvas: Canvas, scene: Scene, plan: Plan) -> None:
    """Dots wherever the monster that has been chosen can get to."""
    for point in scene.reach:
        if plan.shows(point):
            canvas.draw(ring(plan.at(point), 5, YELLOW, width=2, fill=YELLOW))


def put_monster(canvas: Canvas, monster: Monster, plan: Plan) -> None:
    """The base with its rim, the emblem, the name with what it needs to hit, the marks."""
    at, colour = plan.at(monster.spot), SIDES[monster.side]
    radius = monster.radius * plan.scale
    canvas.draw(ring(at, radius, colour, width=4, fill=INK, dashed=monster.side == 1))
    far = plan.scale < FAR
    wide = max(LEAST_FAR if far else LEAST, 2.3 * radius)
    canvas.stamp(art(f"monster/{monster.profile}"), (at[0], at[1] - 4), round(wide), opacity=0.5 if monster.used else 1)
    low = (at[0], at[1] + wide * 0.55)
    label, size = (monster.name, (40, 22)) if far else (f"{monster.name} {monster.tested_quality}+", (62, 26))
    canvas.draw(pill(low, *size, colour, INK))
    canvas.write(label, low, NAME, "mm", size[0] - 2)
    _put_marks(canvas, monster, (at[0] + wide * 0.42, at[1] - wide * 0.4))


def _put_marks(canvas: Canvas, monster: Monster, at: Point) -> None:
    marks = ["wound"] * monster.wounds
    marks += ["stun"] * monster.stunned + ["watch"] * monster.watching + ["cover"] * monster.covering
    for place, mark in enumerate(marks):
        canvas.stamp(art(f"mark/{mark}"), (at[0] + (place % 2) * MARK, at[1] + (place // 2) * MARK), MARK)


def _put_victim(canvas: Canvas, victim: Victim, plan: Plan) -> None:
    at = plan.at(victim.at)
    canvas.draw(ring(at, 10 * plan.scale, BONE, width=3, fill="#7a5a20"))
    wide = max(VICTIM, 24 * plan.scale)
    canvas.stamp(art("victim"), (at[0], at[1] - 3), round(wide), opacity=0.55 if victim.chosen else 1)
    canvas.write(victim.name, (at[0], at[1] + wide * 0.6), Style(22, BONE, Face.BOLD, INK), "mm")
    if victim.marked:
        canvas.stamp(art("mark/star"), (at[0] + wide * 0.4, at[1] - wide * 0.4), MARK)
