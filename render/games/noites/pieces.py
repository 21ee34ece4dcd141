"""Monsters and victims: figures of cut paper on bases true to scale, the number of each, marks for what befell it."""

from collections.abc import Iterator, Sequence
from itertools import chain
from math import cos, pi, sin
from typing import Final

from engine.games.noites.board import Monster, Victim
from engine.games.noites.content.sizes import TOKEN
from render.canvas import Canvas
from render.fonts import Face
from render.games.noites.look import INK, SIDES, art, face_of
from render.games.noites.places import Framing, box_about, is_free
from render.games.noites.subject import NightSubject
from render.palette import PAPER
from render.paper import EDGE, cut_out
from render.shapes import Box, Point, Shape, line, panel, polygon, ring
from render.svg import Drawing
from render.text import SMALLEST, Style, width
from render.words import sentence

BREADTH: Final = 3.7
"""How wide a figure is, beside the radius of its base."""
LEAST: Final = 50
"""How wide it is at least, however far off one looks."""
LARGE: Final = 20
"""How much wider than its drawing a figure is for its edge of paper, in parts of 120."""
SINKS: Final = 0.05
"""How far below the middle of its base a figure stands, in parts of the radius."""
MARK: Final = 30
PALE: Final = "#a39c8c"
LOWER: Final = 9
"""By how much a name is moved down at a time until it hides no other."""
WAYS: Final = 16
"""Directions in which a number looks for room."""
NOTCHES: Final = 9
LIGHT: Final = ((3.4, 0.09), (2.3, 0.15))
"""A lantern's light: how far it falls, in radii, and how dense it is."""


def stands(subject: NightSubject, plan: Framing) -> list[Box]:
    """What monsters and victims cover."""
    monsters = [(plan.at(one.spot), _wide(one.radius, plan)) for one in subject.standing]
    return [_covered(at, wide) for at, wide in (*monsters, *_victims(subject, plan))]


def _victims(subject: NightSubject, plan: Framing) -> list[tuple[Point, float]]:
    return [(plan.at(one.at), _wide(TOKEN, plan)) for one in subject.view.victims]


def _covered(foot: Point, wide: float) -> Box:
    return box_about((foot[0], foot[1] - 0.38 * wide), 0.8 * wide, wide)


def put_pieces(canvas: Canvas, subject: NightSubject, plan: Framing, *, named: bool = False) -> None:
    """All from north to south, then the numbers; `named`: with all names, since words are said about them."""
    monsters = sorted((one for one in subject.standing if plan.shows(one.spot)), key=lambda one: one.spot[1])
    victims = sorted((one for one in subject.view.victims if plan.shows(one.at)), key=lambda one: one.at[1])
    for victim in victims:
        with canvas.thing(victim.name, victim.name):
            _put_victim(canvas, victim, plan)
    for monster in monsters:
        with canvas.thing(monster.name, monster.name):
            _put_monster(canvas, monster, plan)
    tags = _tags(subject, victims, plan)
    for victim, at in zip(victims, tags, strict=True):
        with canvas.thing(f"{victim.name}_name", victim.name):
            _put_paper_tag(canvas, subject.piece(victim.name), at, plan)
    _put_badges(canvas, monsters, tags, plan, named=named)
    for monster in monsters:
        with canvas.thing(f"{monster.name}_marks", monster.name):
            _put_marks(canvas, monster, plan)
        if monster.name == subject.mover:
            _put_banner(canvas, subject, monster, plan)


# --- figures ---


def figure(name: str, *, pale: bool = False) -> Drawing:
    """A drawing cut out of paper; pale, if whoever it is has had its turn."""
    return cut_out(art(name), PALE if pale else EDGE, dim=pale)


def _wide(radius: int, plan: Framing) -> float:
    least = LEAST if radius > TOKEN else 0.9 * LEAST
    share = BREADTH if radius > TOKEN else 1.25 * BREADTH
    return max(least, share * radius * plan.scale)


def _put_monster(canvas: Canvas, monster: Monster, plan: Framing) -> None:
    """The base with its rim, and the figure on it."""
    at, radius = plan.at(monster.spot), monster.radius * plan.scale
    canvas.draw(_base(at, radius, monster.side))
    put_figure(canvas, figure(f"monster/{monster.profile}", pale=monster.used), at, monster.radius, plan)


def _base(at: Point, radius: float, side: int) -> Shape:
    """A disc where it stands: round on side A, notched on side B."""
    (x, y), colour = at, SIDES[side]
    rim = max(4, radius * 0.2)
    dashes = f' stroke-dasharray="{2 * pi * radius / NOTCHES * 0.6:.3g} {2 * pi * radius / NOTCHES * 0.4:.3g}"'
    fall = ((x + radius * 0.5, y + radius * 0.35), radius * 1.15)
    return Shape(
        (int(x - 2 * radius), int(y - 2 * radius), int(x + 2 * radius + 2), int(y + 2 * radius + 2)),
        f'<ellipse cx="{fall[0][0]:.5g}" cy="{fall[0][1]:.5g}" rx="{fall[1]:.4g}" ry="{fall[1] * 0.8:.4g}"'
        ' fill="#04080a" fill-opacity=".5"/>'
        f'<circle cx="{x:.5g}" cy="{y:.5g}" r="{radius:.4g}" fill="{INK}"/>'
        f'<circle cx="{x:.5g}" cy="{y:.5g}" r="{radius - (rim / 2 if side == 0 else 0):.4g}" fill="none"'
        f' stroke="{colour}" stroke-width="{rim:.3g}"{dashes if side else ""}/>'
        f'<circle cx="{x:.5g}" cy="{y:.5g}" r="{radius - rim:.4g}" fill="{colour}" fill-opacity=".5"/>',
    )


def put_figure(  # noqa: PLR0917  they are what a figure needs to stand
    canvas: Canvas, drawn: Drawing, foot: Point, radius: int, plan: Framing, opacity: float = 1
) -> None:
    """A figure with its foot on a base of this radius."""
    whole = _wide(radius, plan) * (120 + LARGE) / 120
    middle = (foot[0], foot[1] + SINKS * radius * plan.scale - whole * (126 / 140 - 0.5))
    canvas.stamp(drawn, middle, round(whole), opacity=opacity)


def _put_victim(canvas: Canvas, victim: Victim, plan: Framing) -> None:
    """In the light of a lantern: so it is found on a phone, too."""
    (x, y), radius = plan.at(victim.at), TOKEN * plan.scale
    lights = "".join(
        f'<ellipse cx="{x:.5g}" cy="{y:.5g}" rx="{radius * far:.4g}" ry="{radius * far * 0.8:.4g}" fill="#ffd76a"'
        f' fill-opacity="{dense}"/>'
        for far, dense in LIGHT
    )
    far = round(4 * radius)
    canvas.draw(
        Shape(
            (int(x) - far, int(y) - far, int(x) + far, int(y) + far),
            f'{lights}<ellipse cx="{x + 0.4 * radius:.5g}" cy="{y + 0.3 * radius:.5g}" rx="{radius * 1.3:.4g}"'
            f' ry="{radius:.4g}" fill="#04080a" fill-opacity=".5"/>'
            f'<circle cx="{x:.5g}" cy="{y:.5g}" r="{radius:.4g}" fill="#6d4c1c" stroke="#ffd76a"'
            ' stroke-width="2.500"/>',
        )
    )
    drawn = figure(face_of(victim.name), pale=victim.chosen)
    put_figure(canvas, drawn, (x, y), TOKEN, plan)
    if victim.marked:
        wide = _wide(TOKEN, plan)
        canvas.stamp(art("mark/star"), (x + wide * 0.4, y - wide * 0.8), round(max(MARK, wide * 0.36)))


def over(subject: NightSubject, point: tuple[int, int], plan: Framing) -> float:
    """How far above a point words hide nobody who stands there."""
    radii = [one.radius for one in subject.standing if one.spot == point]
    radii += [TOKEN for one in subject.view.victims if one.at == point]
    return 32 + (_wide(max(radii), plan) * 1.02 if radii else 34)


# --- what is written beside them ---


def _badge(plan: Framing) -> tuple[float, Style]:
    """How large the disc with a number is, and how the number is lettered."""
    radius = max(15.0, 10.5 * plan.scale)
    return radius, Style(max(SMALLEST, round(radius * 1.45)), "#ffffff", Face.BOLD)


def _put_badges(
    canvas: Canvas, monsters: Sequence[Monster], written: Sequence[Point], plan: Framing, *, named: bool
) -> None:
    """The number of each beside its foot; out of a crowd a thread leads to it."""
    radius, letters = _badge(plan)
    for monster, (place, threaded) in zip(monsters, _places(radius, monsters, written, plan), strict=True):
        if threaded:
            canvas.draw(line([plan.at(monster.spot), place], SIDES[monster.side], 3, casing=INK))
        text = monster.name if named else monster.name[1:]
        with canvas.thing(f"{monster.name}_name", monster.name):
            canvas.draw(_disc(place, radius if len(text) < 3 else radius * 1.2, monster.side))
            canvas.write(text, place, letters, "mm", round(1.9 * radius))


def _disc(at: Point, radius: float, side: int) -> Shape:
    """Round on side A, with eight corners on side B."""
    if side == 0:
        return ring(at, radius, SIDES[0], width=max(3, radius * 0.16), fill="#2a0d0a")
    turns = [pi / 8 + pi * corner / 4 for corner in range(8)]
    points = [(at[0] + radius * 1.06 * cos(turn), at[1] + radius * 1.06 * sin(turn)) for turn in turns]
    return polygon(points, "#06302d", SIDES[1], width=max(3, radius * 0.16))


def _places(
    radius: float, monsters: Sequence[Monster], written: Sequence[Point], plan: Framing
) -> list[tuple[Point, bool]]:
    """Where each number hides no other, and whether that is so far off that a thread has to lead to it."""
    size = 2 * radius
    taken, places = [box_about(at, size, size) for at in written], []
    for monster in monsters:
        at = plan.at(monster.spot)
        beside = _beside(at, monster.radius * plan.scale, radius)
        tried = (place for place in chain(beside, _around(at, radius)) if plan.holds(box_about(place, size, size)))
        place = next((one for one in tried if is_free(box_about(one, size, size), taken)), beside[0])
        taken.append(box_about(place, size, size))
        places.append((place, place not in beside))
    return places


def _beside(at: Point, base: float, radius: float) -> list[Point]:
    """In front on the right, on the left, in front, then beside it."""
    x, y = at
    across, down = base * 0.85 + radius * 0.3, base * 0.75
    return [
        (x + across, y + down),
        (x - across, y + down),
        (x, y + base + radius * 0.5),
        (x + 2 * across, y),
        (x - 2 * across, y),
    ]


def _around(at: Point, radius: float) -> Iterator[Point]:
    """Places farther and farther off."""
    for far in range(3, 12):
        for turn in range(WAYS):
            angle = 2 * pi * turn / WAYS
            yield at[0] + far * radius * cos(angle), at[1] + far * radius * sin(angle)


def _tags(subject: NightSubject, victims: Sequence[Victim], plan: Framing) -> list[Point]:
    """Where the name of each victim stands, so that it hides no other: below it, or somewhat further down, or above."""
    taken: list[Box] = []
    places: list[Point] = []
    for victim in victims:
        wide, high = _tag_size(subject.piece(victim.name), plan)
        tried = _tag_places(victim, plan, wide, high)
        fitting = (at for at in tried if is_free(box_about(at, wide, high), taken))
        places.append(next(fitting, tried[0]))
        taken.append(box_about(places[-1], wide, high))
    return places


def _tag_places(victim: Victim, plan: Framing, wide: float, high: float) -> list[Point]:
    """Within the table, however near its edge somebody stands."""
    (x, y), (left, _, right, bottom) = plan.at(victim.at), plan.box
    x = min(max(x, left + wide / 2 + 4), right - wide / 2 - 4)
    below, above = y + TOKEN * plan.scale + 16, y - _wide(TOKEN, plan) * 1.1
    rows = (*(below + lower for lower in range(0, round(high) + LOWER, LOWER)), above)
    return [(x, row) for row in rows if row + high / 2 <= bottom] or [(x, above)]


def _tag_letters(plan: Framing) -> Style:
    return Style(max(24, round(13 * plan.scale)), INK, Face.BOLD)


def _tag_size(text: str, plan: Framing) -> tuple[int, int]:
    letters = _tag_letters(plan)
    return width(text, letters) + 18, letters.size + 8


def _put_paper_tag(canvas: Canvas, text: str, at: Point, plan: Framing) -> None:
    canvas.draw(panel(box_about(at, *_tag_size(text, plan)), PAPER, INK, radius=5, width=2.5))
    canvas.write(text, at, _tag_letters(plan), "mm")


def _put_banner(canvas: Canvas, subject: NightSubject, monster: Monster, plan: Framing) -> None:
    """Who is about to act, by name, and what it needs."""
    text = f"{sentence(subject.called(monster.profile))} {monster.tested_quality}+"
    letters = Style(34, INK, Face.BOLD)
    x, y = plan.at(monster.spot)
    above = y - _wide(monster.radius, plan) * 1.1 - 24
    left, top, right, _ = plan.box
    wide = width(text, letters) + 36
    at = min(max(x, left + wide / 2 + 6), right - wide / 2 - 6), max(above, top + 30)
    canvas.draw(panel(box_about(at, wide, 48), PAPER, SIDES[monster.side], radius=7, width=5))
    canvas.write(text, at, letters, "mm")


def _put_marks(canvas: Canvas, monster: Monster, plan: Framing) -> None:
    (x, y), wide = plan.at(monster.spot), _wide(monster.radius, plan)
    size = round(max(MARK, wide * 0.3))
    marks = ["wound"] * monster.wounds
    marks += ["stun"] * monster.stunned + ["watch"] * monster.watching + ["cover"] * monster.covering
    marks += ["used"] * monster.used
    for place, mark in enumerate(marks):
        at = (x + wide * 0.46 + (place % 2) * size * 0.9, y - wide * 0.88 + (place // 2) * size * 0.9)
        canvas.stamp(art(f"mark/{mark}"), at, size)
