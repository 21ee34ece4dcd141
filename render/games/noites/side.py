"""Around the table: round and turn, a candle for each victim, a paper for each side: score, who may still act."""

from collections.abc import Sequence
from typing import Final

from engine.games.noites.board import Monster
from engine.games.noites.content.armies import ARMIES
from engine.games.noites.content.sizes import SIZES
from render.canvas import WIDTH, Canvas
from render.fonts import Face
from render.games.noites.look import BLOOD, BONE, FADED, HEAD, INK, MOON, SIDES, SKY, TITLE, YELLOW, art, face_of
from render.games.noites.places import HEADER, Framing
from render.games.noites.subject import NightSubject
from render.palette import PAPER
from render.shapes import Box, Point, Shape, panel
from render.text import Style
from render.words import sentence

GAP: Final = 12
ALONG: Final = HEADER / 2 - 2
"""How far down the line of the header runs."""
STEPS: Final = (84, 74, 64, 54, 46)
"""How wide the room of one monster may be: the widest with which a whole army fits."""
SIGIL: Final = 64
CHOSEN_FROM: Final = 106
"""How wide the room of each army is that may be chosen."""
NAME: Final = Style(34, INK, Face.BOLD)
SCORE: Final = Style(72, INK, Face.DISPLAY)
FACTS: Final = Style(25, FADED)
DRIP: Final = 12
STRIDE: Final = 46
RUNS: Final = ((8, 0), (6, 3), (10, 0), (6, 0), (8, 2), (6, 5))
"""How thick each run of blood is, and how long."""
PREY: Final = 48
CANDLE: Final = 22
CANDLES: Final = 20
"""How many would fill the room there is for them."""


def put_header(canvas: Canvas, subject: NightSubject) -> None:
    """Round, who is to act, and how many are still to be caught."""
    put_sky(canvas)
    room = _put_candles(canvas, subject)
    x = 24 + canvas.write(subject.stage, (24, ALONG), TITLE)
    canvas.write(sentence(subject.headline), (x + 28, ALONG), HEAD, "lm", room - x - 44)


def put_heading(canvas: Canvas, subject: NightSubject, half: int) -> None:
    """The same above columns, under a sky that is there already: who is to act comes first, and within one of them."""
    room = _put_candles(canvas, subject)
    canvas.write(sentence(subject.headline), (24, ALONG), HEAD, "lm", half - 48)
    canvas.write(subject.stage, (half + 24, ALONG), TITLE, "lm", room - half - 40)


def put_sky(canvas: Canvas) -> None:
    """What the heading is written on: the sky with its moon, and blood that runs down from it."""
    canvas.draw(panel((0, 0, WIDTH, HEADER), SKY))
    hills = f"M0 {HEADER}V62Q120 30 260 58T560 60T900 52T{WIDTH} 60V{HEADER}z"
    canvas.draw(
        Shape(
            (0, 0, WIDTH, HEADER),
            f'<circle cx="830" cy="40" r="62" fill="{MOON}" fill-opacity=".1"/>'
            f'<circle cx="830" cy="40" r="34" fill="{MOON}" fill-opacity=".92"/><path d="{hills}" fill="#0d1422"/>',
        )
    )
    canvas.draw(Shape((0, HEADER - 6, WIDTH, HEADER + DRIP), _blood()))


def _blood() -> str:
    """What runs down from the title: it leaves the letters of the columns alone."""
    runs = "".join(
        f"h{STRIDE - 2 * thick}q{thick / 2} 0 {thick / 2} {thick / 2}v{long}a{thick / 2} {thick / 2} 0 0 0 {thick} 0"
        f"v-{long}q0 -{thick / 2} {thick / 2} -{thick / 2}"
        for thick, long in (RUNS * (WIDTH // (STRIDE * len(RUNS)) + 1))
    )
    return f'<path d="M0 {HEADER - 6}v6{runs}V{HEADER - 6}z" fill="{BLOOD}"/>'


def _put_candles(canvas: Canvas, subject: NightSubject) -> int:
    """A candle for each victim, those of the caught are out; returns where they begin."""
    every = SIZES[subject.size].victims
    left = every - sum(len(tally.victims) for tally in subject.view.tallies)
    first = WIDTH - 20 - CANDLE * every
    for place in range(every):
        art_of = art("candle" if place < left else "candle_out")
        canvas.stamp(art_of, (first + CANDLE * (place + 0.5), HEADER / 2 - 6), CANDLE + 6)
    return first


def put_side(canvas: Canvas, subject: NightSubject, plan: Framing) -> None:
    """A paper for each side."""
    left, top, right, bottom = plan.side
    middle = (left + right) // 2
    _put_army(canvas, subject, 0, (left, top, middle - GAP // 2, bottom))
    _put_army(canvas, subject, 1, (middle + GAP // 2, top, right, bottom))


def _put_army(canvas: Canvas, subject: NightSubject, side: int, box: Box) -> None:
    left, top, right, bottom = box
    view = subject.view
    acts = _acts(subject, side)
    canvas.box(box)
    canvas.draw(panel(box, PAPER, YELLOW if acts else INK, radius=14, width=7 if acts else 4))
    canvas.draw(panel((left + 10, top + 12, left + 20, bottom - 12), SIDES[side], radius=5))
    army = view.armies[side]
    if army:
        canvas.stamp(art(f"sigil/{army}"), (left + 64, top + 50), SIGIL)
    x = left + (108 if army else 34)
    canvas.write(subject.of_side(side), (x, top + 36), NAME, "lm", right - x - 120)
    canvas.write(str(view.scores[side]), (right - 22, top + 48), SCORE, "rm")
    if army:
        canvas.write(_facts(subject, side), (x, top + 72), FACTS, "lm", right - x - 120)
    else:
        _put_choice(canvas, (left + 34, bottom - 56))
    prey = _prey(subject, side)
    room = right - left - 44 - (min(len(prey), 6) * PREY if prey else 0)
    waiting = [one for one in view.monsters if one.side == side and not one.killed and not one.used]
    _put_monsters(canvas, waiting, (left + 34, top + 100, left + 34 + room, bottom - 8))
    _put_prey(canvas, prey, (left + 34 + room, top + 106, right - 10, bottom - 10))


def _put_choice(canvas: Canvas, corner: Point) -> None:
    """The armies that a side may still be: the sign of each."""
    left, middle = corner
    for place, army in enumerate(ARMIES):
        canvas.stamp(art(f"sigil/{army}"), (left + CHOSEN_FROM * (place + 0.5), middle), CHOSEN_FROM - 16)


def _facts(subject: NightSubject, side: int) -> str:
    view = subject.view
    army = sentence(subject.called(view.armies[side]))
    cards = sum(view.hand_sizes[seat] for seat in range(view.seats) if view.sides[seat] == side)
    counts = subject.words("noites-picture-cards", cards=cards, caught=len(view.tallies[side].victims))
    return f"{army} · {counts}"


def _put_monsters(canvas: Canvas, monsters: Sequence[Monster], box: Box) -> None:
    """Those that may still act, each with its number."""
    left, top, right, bottom = box
    step = next((it for it in STEPS if _high(monsters, it, right - left) <= bottom - top), STEPS[-1])
    a_row = max(1, (right - left) // step)
    for place, monster in enumerate(monsters):
        x, y = left + step * (place % a_row + 0.5), top + step * (place // a_row) + 0.5 * step
        with canvas.thing(place=monster.name):
            canvas.stamp(art(f"monster/{monster.profile}"), (x, y), round(0.86 * step))
            number = Style(max(22, round(0.3 * step)), BONE, Face.BOLD, INK)
            canvas.write(monster.name[1:], (x + 0.3 * step, y + 0.34 * step), number, "mm")


def _high(monsters: Sequence[Monster], step: int, wide: int) -> int:
    return step * -(-len(monsters) // max(1, wide // step))


def _prey(subject: NightSubject, side: int) -> list[str]:
    """What the points were got for: victims, then enemies killed."""
    tally = subject.view.tallies[side]
    profiles = {one.name: one.profile for one in subject.view.monsters}
    return [face_of(name) for name in tally.victims] + [f"monster/{profiles[name]}" for name in tally.kills]


def _put_prey(canvas: Canvas, prey: Sequence[str], box: Box) -> None:
    left, top, right, bottom = box
    a_row = max(1, (right - left) // PREY)
    for place, name in enumerate(prey):
        x, y = left + PREY // 2 + PREY * (place % a_row), top + PREY // 2 + (PREY + 4) * (place // a_row)
        if y + PREY // 2 > bottom:
            return
        canvas.stamp(art(name), (x, y), PREY)


def _acts(subject: NightSubject, side: int) -> bool:
    """Whether somebody of the side is waited for, in a reaction as well."""
    return not subject.over and side in {subject.view.sides[seat] for seat in subject.waiting}
