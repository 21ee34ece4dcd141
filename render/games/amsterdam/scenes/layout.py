"""Where things stand in a scene: three rows, the sky, far away and near, each with two places at most.

Everything follows from the picture's own row of the tables, in whole numbers: the same picture is the same scene for
ever. Nobody is asked to see what is hidden, so rows hardly overlap and copies of a thing stand side by side.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, Literal, TypeAlias

from engine.games.amsterdam.content.pictures import MANY, Picture, Shown
from render.games.amsterdam.scenes import drawings

Row: TypeAlias = Literal["sky", "far", "near"]
MOST_IN_A_ROW: Final = 2
SO_MANY: Final = 7
"""How many stand for `MANY`."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The part of a scene, 400 by 400, that its window shows: what matters stays inside."""

    foot: int
    """Where near things have their foot."""
    sky: int
    """The middle of the sky."""
    heights: tuple[int, int, int]
    """How high things are in the sky, far away and near."""
    rooms: tuple[int, int, int]
    """How wide the window is in the sky, far away and near."""


SQUARE: Final = Frame(foot=390, sky=72, heights=(116, 128, 176), rooms=(372, 376, 380))
HEXAGON: Final = Frame(foot=356, sky=92, heights=(100, 116, 142), rooms=(250, 340, 272))
"""A hexagon that lies flat: its corners are left and right, so the sky and the near row are narrow."""
ROWS: Final[tuple[Row, ...]] = ("sky", "far", "near")
TURNED_ROUND_WRONG: Final = frozenset({"clock", "letter_block", "playing_card", "question_mark", "arrow_sign"})
SHARES: Final = {1: 100, 2: 74, 3: 64, SO_MANY: 46}
"""How high each of so many is, in hundredths of the row."""
SPOTS: Final = {
    1: ((0, 0),),
    2: ((-46, 16), (46, 0)),
    3: ((0, 50), (-56, 0), (56, 0)),
    SO_MANY: ((-82, 92), (0, 100), (82, 92), (-116, 4), (-40, 0), (40, 6), (116, 0)),
}
"""Where they stand, in hundredths of their own size: how far to the right, how far up; the farthest first."""
EXTENTS: Final = {1: 100, 2: 192, 3: 212, SO_MANY: 332}
"""How wide so many are, in hundredths of the size of one."""
BACK_BY: Final[dict[Row, int]] = {"sky": -14, "far": 8, "near": 18}
"""How much higher the foot of the one is that stands back; in the sky it hangs lower."""
HIGH: Final = {1: 100, 2: 116, 3: 150, SO_MANY: 200}
"""How high so many are."""


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


class Whims:
    """Small numbers that follow from a picture alone, from how it is written: who renames its fields draws it anew."""

    def __init__(self, picture: Picture) -> None:
        self._bytes = self._drawn(repr(picture).encode())

    def below(self, bound: int) -> int:
        """A number from 0 on."""
        return next(self._bytes) % bound

    def around(self, most: int) -> int:
        """A number as far below nought as above."""
        return self.below(2 * most + 1) - most

    @staticmethod
    def _drawn(seed: bytes) -> Iterator[int]:
        block = 0
        while True:
            yield from blake2b(seed + block.to_bytes(4, "big")).digest()
            block += 1


def layout(picture: Picture, frame: Frame) -> tuple[PlacedMotif, ...]:
    """Everything in the picture, the farthest first."""
    whims = Whims(picture)
    rows = _rows(picture.motifs)
    lean = whims.below(2)
    placed: list[PlacedMotif] = []
    for number, row in enumerate(ROWS):
        back = whims.below(2)
        sizes = _sizes(rows, row, frame, back)
        lone = 12 + whims.below(24) if (number + lean) % 2 else 64 + whims.below(24)
        middles = _middles(rows[row], sizes, frame.rooms[number], lone)
        for shown, size, middle in zip(rows[row], sizes, middles, strict=True):
            foot = frame.sky + size * HIGH[_copies(shown)] // 200 if row == "sky" else _foot(picture, shown, row, frame)
            foot -= BACK_BY[row] if len(rows[row]) == MOST_IN_A_ROW and shown is rows[row][back] else 0
            placed += _group(shown, (middle, foot), size, whims, stands=row != "sky")
    return tuple(placed)


def _rows(motifs: Sequence[Shown]) -> dict[Row, list[Shown]]:
    """Each thing in the row where it belongs, or in the next one with a place left."""
    rows: dict[Row, list[Shown]] = {row: [] for row in ROWS}
    for shown in sorted(motifs, key=lambda one: _wishes(one)[0] != "sky"):
        row = next(row for row in _wishes(shown) if len(rows[row]) < MOST_IN_A_ROW)
        rows[row].append(shown)
    if not rows["near"] and len(rows["far"]) == MOST_IN_A_ROW:
        rows["near"].append(rows["far"].pop())
    return rows


def _wishes(shown: Shown) -> tuple[Row, ...]:
    drawing = drawings.motif(shown.motif)
    if drawing.place == drawings.AIR:
        return "sky", "far", "near"
    if drawing.size == drawings.HUGE:
        return "far", "near", "sky"
    return "near", "far", "sky"


def _sizes(rows: dict[Row, list[Shown]], row: Row, frame: Frame, back: int) -> list[int]:
    """How large each copy is: as the row is high, and not larger than the window lets all stand side by side.

    Of two in a row one stands a little back, and the other is the larger for it.
    """
    high, room = _height(rows, row, frame), frame.rooms[ROWS.index(row)]
    sizes = [high * SHARES[_copies(one)] // 100 for one in rows[row]]
    if len(sizes) == MOST_IN_A_ROW:
        sizes = [size * (86 if at == back else 104) // 100 for at, size in enumerate(sizes)]
    wide = sum(_wide(one, size) for one, size in zip(rows[row], sizes, strict=True))
    return [size * room // wide for size in sizes] if wide > room else sizes


def _height(rows: dict[Row, list[Shown]], row: Row, frame: Frame) -> int:
    """A row may use the height of an empty one beside it."""
    high = frame.heights[ROWS.index(row)]
    grows = {
        "sky": not rows["far"],
        "far": not rows["sky"] or not rows["near"],
        "near": not rows["far"],
    }
    return high * 5 // 4 if grows[row] else high


def _middles(group: list[Shown], sizes: list[int], room: int, lone: int) -> list[int]:
    """Side by side, the free room around and between them; a lone one leaves this share of it, in hundredths, left."""
    widths = [_wide(one, size) for one, size in zip(group, sizes, strict=True)]
    free = room - sum(widths)
    middles, left = [], 200 - room // 2 + free * (lone if len(widths) == 1 else 30) // 100
    for wide in widths:
        middles.append(left + wide // 2)
        left += wide + free * 2 // 5
    return middles


def _copies(shown: Shown) -> int:
    return SO_MANY if shown.count == MANY else shown.count


def _wide(shown: Shown, size: int) -> int:
    return EXTENTS[_copies(shown)] * size // 100


def _foot(picture: Picture, shown: Shown, row: Row, frame: Frame) -> int:
    place = drawings.setting(picture.setting)
    if row == "near":
        return frame.foot
    if place.water is not None and drawings.motif(shown.motif).place == drawings.WATER:
        return place.water + 10
    return place.back + 2


def _group(shown: Shown, at: tuple[int, int], size: int, whims: Whims, *, stands: bool) -> list[PlacedMotif]:
    """So many of a thing around the middle of their foot."""
    (middle, foot), count = at, _copies(shown)
    drawing = drawings.motif(shown.motif)
    loose = drawing.place in (drawings.AIR, drawings.FRONT)
    return [
        PlacedMotif(
            shown.motif,
            shown.colour,
            middle + across * size // 100,
            foot - up * size // 100 - (whims.below(5) if count > 1 else 0),
            size,
            whims.around(9) if loose else 0,
            shown.motif not in TURNED_ROUND_WRONG and whims.below(2) == 1,
            stands and drawing.place != drawings.AIR,
        )
        for across, up in SPOTS[count]
    ]
