"""Monsters and victims: discs true to scale, emblems large enough to be known, marks for what befell them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from math import cos, pi, sin
from typing import Final

from engine.games.noites.board import Monster, Victim
from render.canvas import Canvas
from render.fonts import Face
from render.games.noites.look import BONE, INK, SIDES, art
from render.games.noites.places import Framing, box_about, is_free
from render.games.noites.subject import NightSubject
from render.shapes import Box, Point, line, pill, ring
from render.text import Style

LEAST: Final = 46
"""How wide an emblem is at least."""
FAR: Final = 0.8
"""At a smaller scale than this, armies would hide each other: emblems are smaller, labels say the name alone."""
LEAST_FAR: Final = 34
VICTIM: Final = 34
MARK: Final = 22
UNDER: Final = 12
"""How far a name reaches down below the foot of who bears it."""
WAYS: Final = 16
"""Directions in which a name looks for room."""
VICTIM_NAME: Final = Style(26, BONE, Face.BOLD, INK)


@dataclass(frozen=True, slots=True)
class NameTag:
    """What a name is written on."""

    wide: int
    high: int
    letters: int

    def about(self, middle: Point) -> Box:
        """What it covers whose middle is there."""
        return box_about(middle, self.wide, self.high)


LETTERS: Final = (27, 22)
"""How large names are: large for a phone, small for a crowd."""
CROWDED: Final = 6
"""Where more names than one of so many have to stand apart, there is a crowd."""


def stands(subject: NightSubject, plan: Framing) -> list[Box]:
    """What monsters and victims cover, with the names that stand below them."""
    wide = [(plan.at(one.spot), _wide(one, plan)) for one in subject.standing]
    wide += [(plan.at(one.at), _victim_wide(plan)) for one in subject.view.victims]
    return [
        (round(x - size / 2), round(y - size / 2), round(x + size / 2), round(y + size * 0.6) + UNDER)
        for (x, y), size in wide
    ]


def put_pieces(canvas: Canvas, subject: NightSubject, plan: Framing) -> None:
    """Victims, then monsters from north to south, then the names of all."""
    victims = [one for one in subject.view.victims if plan.shows(one.at)]
    for victim in victims:
        with canvas.thing(victim.name, victim.name):
            _put_victim(canvas, victim, plan)
    shown = [one for one in sorted(subject.standing, key=lambda one: one.spot[1]) if plan.shows(one.spot)]
    for monster in shown:
        with canvas.thing(monster.name, monster.name):
            _put_monster(canvas, monster, plan)
    _put_labels(canvas, shown, [_named_at(one, plan) for one in victims], plan)
    for victim in victims:
        with canvas.thing(f"{victim.name}_name", victim.name):
            canvas.write(victim.name, _named_at(victim, plan), VICTIM_NAME, "mm")
    for monster in shown:
        with canvas.thing(f"{monster.name}_marks", monster.name):
            _put_marks(canvas, monster, plan)


def _put_monster(canvas: Canvas, monster: Monster, plan: Framing) -> None:
    """The base with its rim, and the emblem."""
    at, colour = plan.at(monster.spot), SIDES[monster.side]
    radius = monster.radius * plan.scale
    canvas.draw(ring(at, radius, colour, width=4, fill=INK, dashed=monster.side == 1))
    wide = round(_wide(monster, plan))
    canvas.stamp(art(f"monster/{monster.profile}"), (at[0], at[1] - 4), wide, opacity=0.5 if monster.used else 1)


def _wide(monster: Monster, plan: Framing) -> float:
    return max(LEAST_FAR if plan.scale < FAR else LEAST, 2.3 * monster.radius * plan.scale)


def _put_labels(canvas: Canvas, monsters: Sequence[Monster], written: Sequence[Point], plan: Framing) -> None:
    """Names with what they need to hit; out of a crowd a thread leads to each."""
    tag, places = _tagged(monsters, written, plan)
    letters = Style(tag.letters, INK, Face.BOLD)
    for monster, (place, threaded) in zip(monsters, places, strict=True):
        if threaded:
            canvas.draw(line([plan.at(monster.spot), place], SIDES[monster.side], 3, casing=INK))
        with canvas.thing(f"{monster.name}_name", monster.name):
            canvas.draw(pill(place, tag.wide, tag.high, SIDES[monster.side], INK))
            canvas.write(_label(monster, plan), place, letters, "mm", tag.wide - 2)


def _tagged(
    monsters: Sequence[Monster], written: Sequence[Point], plan: Framing
) -> tuple[NameTag, list[tuple[Point, bool]]]:
    """The most legible names that stand by their bearers, and where each goes."""
    laid = [(tag, _places(tag, monsters, written, plan)) for tag in _tags(monsters, plan)]
    roomy = (one for one in laid if sum(threaded for _, threaded in one[1]) * CROWDED <= len(monsters))
    return next(roomy, laid[-1])


def _tags(monsters: Sequence[Monster], plan: Framing) -> list[NameTag]:
    """What the longest of the names fits on, or three letters, in letters of every size."""
    longest = max((3, *(len(_label(one, plan)) for one in monsters)))
    return [NameTag(round((0.48 * longest + 0.4) * letters), round(1.15 * letters), letters) for letters in LETTERS]


def _label(monster: Monster, plan: Framing) -> str:
    return monster.name if plan.scale < FAR else f"{monster.name} {monster.tested_quality}+"


def _places(
    tag: NameTag, monsters: Sequence[Monster], written: Sequence[Point], plan: Framing
) -> list[tuple[Point, bool]]:
    """Where each name hides no other, and whether that is so far off that a thread has to lead to it."""
    stands = [plan.at(one.spot) for one in monsters]
    taken, places = [tag.about(at) for at in written], []
    for monster, at in zip(monsters, stands, strict=True):
        beside = _beside(at, _wide(monster, plan), tag)
        others = [*taken, *(tag.about(one) for one in stands if one != at)]
        tried = (place for place in chain(beside, _around(at)) if _fits(place, plan))
        place = next((one for one in tried if is_free(tag.about(one), others)), beside[0])
        taken.append(tag.about(place))
        places.append((place, place not in beside))
    return places


def _beside(at: Point, wide: float, tag: NameTag) -> list[Point]:
    """Below, above, to the right, to the left."""
    x, y = at
    across = (wide + tag.wide) / 2
    return [(x, y + wide * 0.55), (x, y - wide * 0.7), (x + across, y), (x - across, y)]


def _around(at: Point) -> Iterator[Point]:
    """Places farther and farther off."""
    for far in range(60, 181, 20):
        for turn in range(WAYS):
            angle = 2 * pi * turn / WAYS
            yield at[0] + far * cos(angle), at[1] + far * sin(angle)


def _fits(place: Point, plan: Framing) -> bool:
    return plan.holds(box_about(place, 40, 24))


def _put_marks(canvas: Canvas, monster: Monster, plan: Framing) -> None:
    (x, y), wide = plan.at(monster.spot), _wide(monster, plan)
    at = (x + wide * 0.42, y - wide * 0.4)
    marks = ["wound"] * monster.wounds
    marks += ["stun"] * monster.stunned + ["watch"] * monster.watching + ["cover"] * monster.covering
    for place, mark in enumerate(marks):
        canvas.stamp(art(f"mark/{mark}"), (at[0] + (place % 2) * MARK, at[1] + (place // 2) * MARK), MARK)


def _put_victim(canvas: Canvas, victim: Victim, plan: Framing) -> None:
    at = plan.at(victim.at)
    canvas.draw(ring(at, 10 * plan.scale, BONE, width=3, fill="#7a5a20"))
    wide = _victim_wide(plan)
    canvas.stamp(art("victim"), (at[0], at[1] - 3), round(wide), opacity=0.55 if victim.chosen else 1)
    if victim.marked:
        canvas.stamp(art("mark/star"), (at[0] + wide * 0.4, at[1] - wide * 0.4), MARK)


def _named_at(victim: Victim, plan: Framing) -> Point:
    """Where its name stands: below it, at the southern edge above."""
    (x, y), wide = plan.at(victim.at), _victim_wide(plan)
    below = x, y + wide * 0.6
    return below if _fits(below, plan) else (x, y - wide * 0.75)


def _victim_wide(plan: Framing) -> float:
    return max(VICTIM, 24 * plan.scale)
