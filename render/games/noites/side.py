"""Around the table: round and turn, both sides with scores, monsters still to act, victims left, the cards."""

from collections.abc import Sequence
from typing import Final

from engine.games.noites.board import Monster
from render.canvas import WIDTH, Canvas
from render.fonts import Face
from render.games.noites.look import BLOOD, BONE, EDGE, HEAD, PANEL, QUIET, SIDES, TITLE, art
from render.games.noites.places import HEADER, Framing
from render.games.noites.subject import NightSubject
from render.shapes import Box, Shape, panel
from render.text import Style
from render.words import sentence

GAP: Final = 12
STEPS: Final = (104, 88, 74, 60)
"""How wide the room of one monster may be: the widest with which a whole army fits."""
TALL: Final = 1.22
"""How much higher than wide it is, for the name."""
LINE: Final = 30
NAME: Final = Style(28, BONE, Face.BOLD)
SCORE: Final = Style(46, BONE, Face.DISPLAY)
DRIP: Final = 12
STRIDE: Final = 46
RUNS: Final = ((8, 0), (6, 3), (10, 0), (6, 0), (8, 2), (6, 5))
"""How thick each run of blood is, and how long."""
PREY: Final = 34
GONE: Final = 0.18
USED: Final = 0.5


def put_header(canvas: Canvas, subject: NightSubject) -> None:
    """Round, and who is to act."""
    canvas.draw(panel((0, 0, WIDTH, HEADER), PANEL))
    canvas.draw(Shape((0, HEADER - 6, WIDTH, HEADER + DRIP), _blood()))
    y = HEADER / 2 - 2
    x = 24 + canvas.write(subject.stage, (24, y), TITLE)
    canvas.write(sentence(subject.headline), (x + 28, y), HEAD, "lm", WIDTH - x - 60)


def _blood() -> str:
    """What runs down from the title of the poster: it leaves the letters of the columns alone."""
    runs = "".join(
        f"h{STRIDE - 2 * thick}q{thick / 2} 0 {thick / 2} {thick / 2}v{long}a{thick / 2} {thick / 2} 0 0 0 {thick} 0"
        f"v-{long}q0 -{thick / 2} {thick / 2} -{thick / 2}"
        for thick, long in (RUNS * (WIDTH // (STRIDE * len(RUNS)) + 1))
    )
    return f'<path d="M0 {HEADER - 6}v6{runs}V{HEADER - 6}z" fill="{BLOOD}"/>'


def put_side(canvas: Canvas, subject: NightSubject, plan: Framing) -> None:
    """A panel for each side, one above or beside the other."""
    left, top, right, bottom = plan.side
    wide = right - left > bottom - top
    for side in (0, 1):
        if wide:
            middle = (left + right) // 2
            box = (left, top, middle - GAP // 2, bottom) if side == 0 else (middle + GAP // 2, top, right, bottom)
        else:
            middle = (top + bottom) // 2
            box = (left, top, right, middle - GAP // 2) if side == 0 else (left, middle + GAP // 2, right, bottom)
        _put_army(canvas, subject, side, box)


def _put_army(canvas: Canvas, subject: NightSubject, side: int, box: Box) -> None:
    left, top, right, bottom = box
    view = subject.view
    canvas.draw(panel(box, PANEL, SIDES[side] if _acts(subject, side) else EDGE, radius=14, width=5))
    canvas.draw(panel((left + 8, top + 10, left + 18, bottom - 10), SIDES[side], radius=5))
    canvas.write(subject.of_side(side), (left + 32, top + 32), NAME, "lm", right - left - 140)
    canvas.write(str(view.scores[side]), (right - 18, top + 34), SCORE, "rm")
    army = subject.called(view.armies[side]) if view.armies[side] else "–"
    cards = sum(view.hand_sizes[seat] for seat in range(view.seats) if view.sides[seat] == side)
    counts = subject.words("noites-picture-cards", cards=cards, caught=len(view.tallies[side].victims))
    wide = right - left > bottom - top
    lines = (f"{sentence(army)} · {counts}",) if wide else (sentence(army), counts)
    for number, line in enumerate(lines):
        canvas.write(line, (left + 32, top + 70 + LINE * number), QUIET, "lm", right - left - 48)
    first = top + 112 + LINE * (len(lines) - 1)
    box = left + 28, first - 32, right - 10, bottom
    below = _put_monsters(canvas, [one for one in view.monsters if one.side == side], box)
    _put_prey(canvas, subject, side, (left + 48, below, right - 16, bottom - 12))


def _put_monsters(canvas: Canvas, monsters: Sequence[Monster], box: Box) -> int:
    """An army, those that have acted faint; returns how far down it reaches."""
    left, top, right, bottom = box
    room = bottom - top - 2 * (PREY + 4)
    step = next((it for it in STEPS if _high(monsters, it, right - left) <= room), STEPS[-1])
    style = Style(round(0.37 * step), BONE, Face.BOLD)
    a_row = (right - left) // step
    for place, monster in enumerate(monsters):
        x, y = left + step * (place % a_row + 0.5), top + round(TALL * step) * (place // a_row) + 0.5 * step
        opacity = GONE if monster.killed else USED if monster.used else 1
        with canvas.thing(place=monster.name):
            canvas.stamp(art(f"monster/{monster.profile}"), (x, y), round(0.83 * step), opacity=opacity)
            canvas.write(monster.name, (x, y + 0.63 * step), style, "mm")
    return top + _high(monsters, step, right - left) + 8


def _high(monsters: Sequence[Monster], step: int, wide: int) -> int:
    return round(TALL * step) * -(-len(monsters) // (wide // step))


def _put_prey(canvas: Canvas, subject: NightSubject, side: int, box: Box) -> None:
    """What the points were got for, as far as there is room: victims, then enemies killed."""
    left, top, right, bottom = box
    tally = subject.view.tallies[side]
    profiles = {one.name: one.profile for one in subject.view.monsters}
    prey = ["victim"] * len(tally.victims) + [f"monster/{profiles[name]}" for name in tally.kills]
    a_row = (right - left) // PREY
    for place, name in enumerate(prey):
        x, y = left + PREY // 2 + PREY * (place % a_row), top + PREY // 2 + (PREY + 4) * (place // a_row)
        if y + PREY // 2 > bottom:
            return
        canvas.stamp(art(name), (x, y), PREY)


def _acts(subject: NightSubject, side: int) -> bool:
    return not subject.over and subject.view.active == side
