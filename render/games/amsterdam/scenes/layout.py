"""Where things stand in a scene: the hero near, its partner touching it, whispers far away.

Everything follows from the picture's own row of the tables: the same picture is the same scene for ever. Nobody is
asked to see what is hidden: things hide no more of each other than `test_scenes.py` allows.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import inf
from operator import itemgetter
from typing import Final, Literal, NamedTuple, TypeAlias

from engine.games.amsterdam.content.pictures import MANY, Composition, ShownMotif
from render.games.amsterdam.scenes import briefs, drawings
from render.games.amsterdam.scenes.casting import Whims, cast, pose

Part: TypeAlias = Literal["hero", "partner", "whisper"]
PARTS: Final[tuple[Part, ...]] = ("hero", "partner", "whisper", "whisper")
MOST_LAID_OUT: Final = 1024
"""The pictures of a few galleries, in their frames: a table may have one of its own."""
MOST_OF_A_THING: Final = 3
"""However many there are: more than so many is a heap."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The part of a scene, 400 by 400, that its window shows: what matters stays inside."""

    name: str
    foot: int
    """Where the hero has its foot."""
    top: int
    rooms: tuple[tuple[int, int], ...]
    """How wide and how high the hero, the partner and a whisper may be."""
    slope: float
    """How far the sides come in with every step away from the middle."""


SQUARE: Final = Frame("square", foot=384, top=10, rooms=((300, 240), (206, 148), (150, 110), (130, 96)), slope=0)
HEXAGON: Final = Frame("hexagon", foot=346, top=36, rooms=((236, 208), (172, 126), (126, 92), (118, 86)), slope=0.575)
"""A hexagon that lies flat: its corners are left and right."""
HALF: Final = 190
"""How far from the middle the window reaches, at its widest."""
TURNED_ROUND_WRONG: Final = frozenset({"clock", "letter_block", "playing_card", "question_mark", "arrow_sign"})
SPOTS: Final = {
    1: ((0, 0, 100),),
    2: ((-42, 12, 88), (40, 0, 100)),
    3: ((0, 52, 84), (-54, 8, 92), (52, 0, 100)),
    MANY: ((-112, 44, 44), (-70, 24, 68), (0, 0, 100)),
}
"""Where copies stand, in hundredths of the largest: to the right, up, how large; the farthest first."""
OVERLAP: Final = 0.2
"""How much of its own width the partner lies over the hero."""
MOST_HIDDEN: Final = 0.19
"""How much of the hero's rectangle the partner may lie over."""
MOST_CROWDED: Final = 0.05
"""How much of a whisper may lie behind other things."""
SMALLER: Final = (1.0, 0.9, 0.8, 0.7, 0.6)
"""How large a partner may be at last."""
LOOSE: Final = 9
"""How far a thing may lean that lies or hovers, in degrees."""
HILLS: Final = (0, 30, 64, 98, 132)
"""How far above the horizon a whisper may have its foot: on a hill, on a roof."""


class Spread(NamedTuple):
    """A rectangle that a thing with all its copies fills."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def wide(self) -> float:
        return self.right - self.left

    @property
    def high(self) -> float:
        return self.bottom - self.top

    def shared(self, other: "Spread") -> float:
        """How much of this one the other lies over, from 0 to 1."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return max(0.0, across) * max(0.0, down) / (self.wide * self.high)


@dataclass(frozen=True, slots=True)
class PlacedMotif:
    """One thing in a scene."""

    motif: str
    colour: str
    x: int
    """Its middle."""
    foot: int
    size: int
    """The side of its frame."""
    tilt: int
    """Degrees, clockwise."""
    mirrored: bool
    stands: bool
    """Whether it throws a shadow on the ground."""
    pose: int = 0
    """Which of its two drawings is shown."""


@dataclass(frozen=True, slots=True)
class Copies:
    """A thing with all its copies, as large as it is to be, wherever it goes."""

    shown: ShownMotif
    wide: float
    high: float
    lone: float
    """How high the largest copy is."""
    pose: int

    @property
    def drawing(self) -> drawings.MotifDrawing:
        return drawings.motif(self.shown.motif, self.pose)

    @property
    def place(self) -> str:
        return self.drawing.place

    def scaled(self, share: float) -> "Copies":
        """The same, so much smaller."""
        return replace(self, wide=self.wide * share, high=self.high * share, lone=self.lone * share)

    def at(self, middle: float, foot: float) -> Spread:
        """Where it is if it has its middle and its foot here."""
        return Spread(middle - self.wide / 2, foot - self.high, middle + self.wide / 2, foot)


@lru_cache(MOST_LAID_OUT)
def layout(picture: Composition, frame: Frame) -> tuple[PlacedMotif, ...]:
    """Everything in the picture, the farthest first."""
    composed = briefs.brief(picture)
    if composed:
        return tuple(_as_composed(picture, line) for line in composed)
    if not picture.motifs:
        return ()
    whims = Whims(picture)
    groups = [
        _group(one, pose(picture, one), room) for one, room in zip(cast(picture, whims), frame.rooms, strict=False)
    ]
    side = 1 if whims.below(2) else -1
    if len(groups) == 1:
        return tuple(_copies(groups[0], _inside(groups[0], 200, frame.foot, frame), whims))
    hero, partner, groups[1] = _pair(groups[0], groups[1], side, frame)
    taken = [hero, partner]
    for at in range(2, len(groups)):
        spread, groups[at] = _whisper(picture, groups[at], taken, side, frame)
        taken.append(spread)
    order = [*range(2, len(groups)), 0, 1]
    return tuple(one for at in order for one in _copies(groups[at], taken[at], whims))


def _group(shown: ShownMotif, posed: int, room: tuple[int, int]) -> Copies:
    """As large as its room allows, its copies and all."""
    drawing, spots = drawings.motif(shown.motif, posed), SPOTS[shown.count]
    wide = (max(x + size / 2 for x, _, size in spots) - min(x - size / 2 for x, _, size in spots)) / 100
    high = max(up + size for _, up, size in spots) / 100
    lone = min(room[0] / (wide * drawing.wide), room[1] / (high * drawing.high)) * drawing.high
    return Copies(shown, wide * lone * drawing.wide / drawing.high, high * lone, lone, posed)


def _pair(hero: Copies, partner: Copies, side: int, frame: Frame) -> tuple[Spread, Spread, Copies]:
    """The hero a little aside, the partner touching it and no larger than leaves the hero to be seen."""
    free = 2 * HALF - hero.wide - partner.wide * (1 - OVERLAP)
    middle = 200 - side * (HALF - hero.wide / 2 - max(0.0, free) * 0.4) * (1 - frame.slope)
    flies = hero.place == drawings.AIR
    stands = _inside(hero, middle, frame.top + 12 + hero.high if flies else frame.foot, frame)
    fitting = (partner.scaled(share) for share in SMALLER)
    tried = [(_beside(stands, hero, one, side, frame), one) for one in fitting]
    beside, partner = next((one for one in tried if stands.shared(one[0]) <= MOST_HIDDEN), tried[-1])
    return stands, beside, partner


def _beside(hero: Spread, group: Copies, partner: Copies, side: int, frame: Frame) -> Spread:
    """Before the hero, above its shoulder, or below it where it hovers."""
    edge = hero.right if side > 0 else hero.left
    if group.place == drawings.AIR:
        return _inside(partner, (edge + 200) / 2, min(frame.foot, hero.bottom + partner.high * 0.84), frame)
    middle = edge + side * partner.wide * (0.5 - OVERLAP)
    if partner.place == drawings.AIR:
        return _inside(partner, middle, max(hero.top + partner.high * 0.5, frame.top + partner.high), frame)
    return _inside(partner, middle, frame.foot + 8, frame)


def _inside(group: Copies, middle: float, foot: float, frame: Frame) -> Spread:
    """As near to there as the window lets it be: it comes in from the side, and up from a corner."""
    foot = max(min(foot, frame.foot + 8), frame.top + group.high)
    while True:
        spread = group.at(middle, foot)
        room = _reach(spread, frame)
        if group.wide / 2 <= room or foot <= frame.top + group.high:
            free = max(0.0, room - group.wide / 2)
            return group.at(min(max(middle, 200 - free), 200 + free), foot)
        if abs(middle - 200) + group.wide / 2 <= room + 1:
            return spread
        foot -= 4


def _reach(spread: Spread, frame: Frame) -> float:
    """How far to the left and to the right the window is open over all of its height, or nearly all."""
    away = max(abs(spread.top - 200), abs(spread.bottom - 200)) - 18
    return HALF - max(0.0, away) * frame.slope


def _whisper(
    picture: Composition, group: Copies, taken: Sequence[Spread], side: int, frame: Frame
) -> tuple[Spread, Copies]:
    """Where it hides behind nothing: on the horizon, or on a hill; what flies is in the sky."""

    def best(share: float) -> tuple[Spread, Copies]:
        fitting = group.scaled(share)
        return _freest(_spots(picture, fitting, frame), taken, side), fitting

    *larger, smallest = SMALLER
    found = (best(share) for share in larger)
    free = next((one for one in found if _crowded(one[0], taken) <= MOST_CROWDED), None)
    return free or best(smallest)


def _freest(spots: Iterable[Spread], taken: Sequence[Spread], side: int) -> Spread:
    """Where it hides least, and is most to its side: looked at in that order, one that is free ends the search."""
    aside = sorted(((abs(one.left - 200 - 90 * side) / 3000, one) for one in spots), key=itemgetter(0))
    best, least = aside[0][1], inf
    for away, one in aside:
        if away >= least:
            break
        cost = 9 * _crowded(one, taken) + away
        if cost < least:
            best, least = one, cost
    return best


def _spots(picture: Composition, group: Copies, frame: Frame) -> Iterator[Spread]:
    place = drawings.setting(picture.setting)
    horizon = place.back + 2 if group.place != drawings.WATER or place.water is None else place.water + 10
    feet: list[float] = [horizon - up for up in HILLS]
    if group.place == drawings.AIR:
        feet = [frame.top + group.high + down for down in (6, 26, 50, 84, 120)]
    return (_inside(group, 200 + across, foot, frame) for foot in feet for across in range(-168, 169, 24))


def _crowded(one: Spread, taken: Sequence[Spread]) -> float:
    return sum(one.shared(other) for other in taken)


def _copies(group: Copies, spread: Spread, whims: Whims) -> list[PlacedMotif]:
    """So many of a thing; each is turned and leans as its neighbour does not."""
    drawing, shown = group.drawing, group.shown
    spots = SPOTS[shown.count]
    left = min(x - size / 2 for x, _, size in spots)
    unit = group.lone / drawing.high
    loose = LOOSE if drawing.place in (drawings.AIR, drawings.FRONT) else 4
    placed = []
    for number, (across, up, share) in enumerate(reversed(spots), group.pose):
        x = spread.left + (across - left) / 100 * unit * drawing.wide
        foot = spread.bottom - up / 100 * group.lone
        tilt = (-1) ** number * (loose // 2 + whims.below(loose))
        mirrored = shown.motif not in TURNED_ROUND_WRONG and number % 2 == 1
        line = briefs.BriefLine(shown.motif, x, foot, group.lone * share / 100, tilt, mirrored, rests=False)
        placed.append(_standing(shown, line, group.pose))
    return placed[::-1]


def _as_composed(picture: Composition, line: briefs.BriefLine) -> PlacedMotif:
    shown = next(one for one in picture.motifs if one.motif == line.motif)
    return _standing(shown, line, pose(picture, shown))


def _standing(shown: ShownMotif, line: briefs.BriefLine, posed: int) -> PlacedMotif:
    """A thing whose drawing, without the air around it, stands there and is so high."""
    drawing = drawings.motif(shown.motif, posed)
    left, _, right, bottom = drawing.box
    size = line.high * 200 / drawing.high
    aside = ((left + right) / 2 - 100) / 200 * size * (-1 if line.mirrored else 1)
    x, foot = round(line.x - aside), round(line.foot + (190 - bottom) / 200 * size)
    stands = drawing.place != drawings.AIR and not line.rests
    return PlacedMotif(shown.motif, shown.colour, x, foot, round(size), line.tilt, line.mirrored, stands, posed)
