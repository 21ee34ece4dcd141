"""The ground of the pictures: rooms with rocks, runes, doors and light. Drawn once for each arrangement and light."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from random import Random
from typing import Final

from engine.core.hexes import DIRECTIONS, ORIGIN, Hex
from engine.games.vi_algo.content.chart import Chart, chart_of
from engine.games.vi_algo.content.rooms import CENTRAL, LOCAL, ROOMS, PlacedRoom, Spot, room_of
from render.canvas import MOST_GROUNDS, WIDTH, Canvas, Mark
from render.darkness import Lamp, darkness
from render.fonts import Face
from render.games.vi_algo.look import (
    BONE,
    DARKNESS,
    DAYLIGHT,
    GOLD,
    MIRRORS,
    NIGHT,
    NIGHTFALL,
    ROCK,
    WALL,
    WALL_EDGE,
    WALL_TOP,
    art,
    floor_of,
)
from render.games.vi_algo.places import MAP, Lens
from render.games.vi_algo.subject import CatacombSubject
from render.palette import mixed
from render.shapes import Box, Point, Shape, around, line, panel
from render.stone import facets
from render.text import SMALLEST, Style, width
from render.words import sentence

FACET: Final = 104
NOWHERE: Final[Box] = (0, 0, 0, 0)
MOST_ROOMS: Final = 512
"""A room lies in many catacombs, and looks the same in each but for its walls."""
MARKER: Final = 16
"""The hex of a room that bears its marker stone."""
COMPASS: Final[Box] = (WIDTH - 128, 6, WIDTH - 12, 122)
"""It hangs from the header, so that it hides next to nothing of the map."""
NUMBER: Final = "#e9e0d2"
FAINT: Final = 0.5
"""How much of its colour a number has on its floor: it is there for whoever looks, and leads nobody's eye."""
READ_AT_ALL: Final = 32
"""Pixels of a number that is there at all: a smaller one cannot be read on a phone."""
NEEDED: Final = 0.8
"""How large a number is that stands out, by the size of its hex: from near it is read on a phone."""
TORCH: Final = 5.5
"""How far a torch is seen, in hexes."""
ENTRANCE: Final = 10
"""How far the light of the middle room falls while nobody is inside yet."""
GLEAM: Final = 2.4
"""How far gold is seen."""
SUNBEAM: Final = 1.7
"""The same of a hex on which daylight falls."""
SUNLIT: Final = 0.7
"""How much of a floor is daylight where it falls: what it is made of still shows through."""
DIM_AT_THE_END: Final = 0.14
"""When it is over nothing is hidden any more: all of it is seen."""
DIM_BY_DAY: Final = 0.34
DIM_BY_NIGHT: Final = 0.5
SEEN: Final = 0.44
"""The same of one that nobody needs just now; where it could not be read it is not there."""
NAMED: Final = 0.62
"""How large the name of a room is on its floor, by the size of a hex."""
NAME_FAINT: Final = 0.7
NAME_SMALLEST: Final = 28
LETTER: Final = Style(30, GOLD, Face.DISPLAY, NIGHT)


@lru_cache(MOST_GROUNDS)
def dug(plan: tuple[PlacedRoom, ...], lens: Lens, light: bool, height: int) -> Canvas:
    """The catacomb as it lies, through a lens; `light` says whether daylight counts. All of it is drawn, whatever is
    seen: so it is the same from wherever one looks.
    """
    canvas, laid = Canvas((WIDTH, height), _rock(height), lens.at), _laid(plan, lens.size, light)
    canvas.marks, canvas.units = laid.marks, laid.units
    return canvas


@lru_cache(MOST_GROUNDS)
def _laid(plan: tuple[PlacedRoom, ...], size: float, light: bool) -> Canvas:
    """The same, whichever part of it is looked at."""
    canvas, own = Canvas((WIDTH, 0), NIGHT), Lens(NOWHERE, size, (0.0, 0.0))
    with canvas.unit():
        for room in plan:
            canvas.draw(_floor(room, own))
        canvas.draw(_sunlight(plan, own) if light else _night(plan, own))
        for room in plan:
            canvas.draw(_grains(room, own))
        if not light:
            canvas.draw(_hatched(plan, own))
        for room in plan:
            canvas.draw(_walls(chart_of(plan), room, own))
    for room in plan:
        canvas.marks += _furniture(room, own)
    return canvas


@lru_cache(4)
def _rock(height: int) -> Canvas:
    """What the catacomb lies in, which stands still behind it."""
    canvas = Canvas((WIDTH, height), NIGHT, passing=True)
    canvas.draw(Shape(MAP, facets(MAP, ROCK, FACET, Random(11))))  # noqa: S311  it breaks stones, not dice
    return canvas


@lru_cache(MOST_ROOMS)
def _floor(room: PlacedRoom, lens: Lens) -> Shape:
    """What one stands on. It is the same at every hour, and what the hour changes lies over it: so it is told once."""
    board, colour = ROOMS[room.letter], floor_of(room.letter, light=True)
    shades: dict[str, list[Hex]] = {}
    for number, place in _all(room):
        shade = mixed(colour, "#000000", 0.06 * ((place.q - place.r) % 3))
        shades.setdefault(mixed(colour, WALL, 0.72) if number in board.rocks else shade, []).append(place)
    drawn = (_hexagons(lens.outline(places), fill) for fill, places in shades.items())
    return Shape(_around((room,), lens), "".join(drawn))


@lru_cache(MOST_ROOMS)
def _grains(room: PlacedRoom, lens: Lens) -> Shape:
    """What its floor is made of."""
    bare = ((number, place) for number, place in _all(room) if number not in ROOMS[room.letter].rocks)
    drawn = (_grain(room.letter, number, lens.middle(place), lens.size) for number, place in bare)
    return Shape(_around((room,), lens), "".join(drawn))


def _sunlight(plan: tuple[PlacedRoom, ...], lens: Lens) -> Shape:
    """Where daylight falls on the floors."""
    fallen = f'fill="{DAYLIGHT}" fill-opacity="{SUNLIT}"'
    return Shape(_around(plan, lens), f'<path d="{lens.outline(_lit(plan))}" {fallen}/>')


def _night(plan: tuple[PlacedRoom, ...], lens: Lens) -> Shape:
    """No daylight falls, and torches alone stand out."""
    return panel(_around(plan, lens), DARKNESS, opacity=NIGHTFALL)


def _hatched(plan: tuple[PlacedRoom, ...], lens: Lens) -> Shape:
    """Where daylight would fall."""
    return Shape(_around(plan, lens), _HATCHED + _hexagons(lens.outline(_lit(plan), 0.9), "url(#hatched)"))


def _lit(plan: Iterable[PlacedRoom]) -> list[Hex]:
    return [place for room in plan for number, place in _all(room) if number in ROOMS[room.letter].lit]


@lru_cache(MOST_ROOMS)
def _around(plan: tuple[PlacedRoom, ...], lens: Lens) -> Box:
    """As far as rooms with their walls reach."""
    corners = [corner for room in plan for _, place in _all(room) for corner in lens.corners(place)]
    return around(corners, lens.size * 0.4)


def _grain(letter: str, number: int, at: Point, size: float) -> str:
    """What the floor of each room is made of; not on every hex, so that no pattern is seen."""
    drawn = _GRAINS[MIRRORS.get(letter, letter)]
    if (number * 7 + ord(letter)) % 3 == 0:
        return ""
    turn = 60 * (number * 5 % 6)
    return (
        f'<path d="{drawn}" transform="translate({at[0]:.5g} {at[1]:.5g}) rotate({turn}) scale({size / 30:.3g})"'
        f' fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2" stroke-linecap="round"/>'
    )


_GRAINS: Final = {
    "Z": "M-14 -6l9 4l6 -6M4 12l10 -3",
    "A": "M-18 -10H8M-6 -10V10M-6 10H18",
    "B": "M-14 -8q5 -5 10 0t10 0M-4 10q5 -5 10 0t10 0",
    "C": "M-12 -9l8 4M-13 -7h.1M-3 -4h.1M5 9l9 -4M5 11h.1M15 4h.1",
    "D": "M-16 -12h20v12M-4 14h20v-10",
    "E": "M-16 -14V14M-8 -14V14M8 -14V14M16 -14V14",
    "F": "M0 -14l10 14l-10 14l-10 -14z",
}


def _walls(chart: Chart, room: PlacedRoom, lens: Lens) -> Shape:
    """Walls with a top and a face where nobody passes, golden thresholds where a door leads from room to room."""
    inside = {f"{room.letter}{number}": place for number, place in _all(room)}
    ahead = [
        (lens.side(place, one), chart.ahead(spot, one))
        for spot, place in inside.items()
        if spot in chart.place
        for one in DIRECTIONS
    ]
    edges, deep = [side for side, there in ahead if there is None], lens.size * 0.16
    doors = [_shorter(side) for side, there in ahead if there is not None and room_of(there) != room.letter]
    drawn = (
        *(_stroke(_lower(edge, deep), WALL, lens.size * 0.36) for edge in edges),
        *(_stroke(edge, WALL, lens.size * 0.36) for edge in edges),
        *(_stroke(edge, WALL_TOP, lens.size * 0.2) for edge in edges),
        *(_stroke(_lower(edge, -lens.size * 0.06), WALL_EDGE, lens.size * 0.05) for edge in edges),
        *(_stroke(door, GOLD, lens.size * 0.16) for door in doors),
    )
    return Shape(_around((room,), lens), "".join(drawn))


@lru_cache(MOST_ROOMS)
def _furniture(room: PlacedRoom, lens: Lens) -> tuple[Mark, ...]:
    """Its marker stone, its rocks and runes, and the numbers of its hexes."""
    canvas, board, wide = Canvas((WIDTH, 0), NIGHT), ROOMS[room.letter], round(lens.size * 1.7)
    for number, place in _all(room):
        at = lens.middle(place)
        if number == MARKER:
            canvas.stamp(art("stone"), at, wide)
            canvas.write(room.letter, (at[0], at[1] + lens.size * 0.34), LETTER, "mm")
        elif number in board.rocks:
            canvas.stamp(
                art(f"stands/{MIRRORS.get(room.letter, room.letter)}"), (at[0], at[1] - lens.size * 0.22), wide
            )
        elif number in board.runes:
            canvas.stamp(art("rune"), (at[0], at[1] - lens.size * 0.2), round(lens.size * 1.2))
        if number not in board.rocks and lens.size * SEEN >= SMALLEST:
            look = Style(round(lens.size * SEEN), mixed(floor_of(room.letter, light=True), NUMBER, FAINT))
            canvas.write(str(number), (at[0], at[1] + lens.size * 0.5), look, "mm")
    return tuple(canvas.marks)


def put_numbers(canvas: Canvas, subject: CatacombSubject, lens: Lens) -> None:
    """The numbers that somebody is about to need stand out: around whose turn it is, and wherever one may go."""
    size = round(lens.size * NEEDED)
    if size < READ_AT_ALL:
        return
    letters = Style(size, NUMBER, Face.BOLD, NIGHT)
    for spot in sorted(subject.needed):
        place = subject.place(spot)
        if lens.shows(place) and int(spot[1:]) != MARKER:
            x, y = lens.middle(place)
            canvas.write(spot[1:], (x, y + lens.size * 0.42), letters, "mm")


def put_names(canvas: Canvas, subject: CatacombSubject, lens: Lens) -> None:
    """What each room is called, painted on its floor, where nobody stands on it and no number is wanted."""
    kept_free = frozenset(subject.needed) | frozenset(subject.stood_on)
    for room in subject.view.plan:
        x, y = lens.middle(room.centre)
        beside = min(x - lens.box[0], lens.box[2] - x)
        if room.letter == CENTRAL or not lens.shows(room.centre) or beside < lens.size * 2.5:
            continue
        ink = mixed(floor_of(room.letter, subject.view.light_counts), NUMBER, NAME_FAINT)
        look = Style(max(NAME_SMALLEST, round(lens.size * NAMED)), ink, Face.DISPLAY, NIGHT)
        said = sentence(subject.called(f"room_{room.letter}"))
        room_for_it = lens.size * 9
        wide = min(width(said, look), room_for_it)
        canvas.write(said, (x, y + _freest(room, lens, wide, kept_free)), look, "mm", round(room_for_it))


@lru_cache(256)
def _freest(room: PlacedRoom, lens: Lens, wide: float, kept_free: frozenset[Spot]) -> float:
    """How far below the middle of a room a line of words hides, and is hidden by, least of what stands there."""
    x, y = lens.middle(room.centre)
    stands = _hiding(room.letter)
    things = [
        (at, 4 if spot in kept_free else stands[number])
        for number, spot, at in _local(room, lens)
        if number in stands or spot in kept_free
    ]
    across = [(high - y - lens.size * 0.3, much) for (at, high), much in things if abs(at - x) < (wide + lens.size) / 2]
    rows = sorted((lens.size * step * 0.866 for step in range(-4, 5)), key=abs)
    return min(rows, key=lambda row: sum(much for high, much in across if abs(high - row) < lens.size * 0.9))


@cache
def _hiding(letter: str) -> dict[int, int]:
    """How much is lost below a line of words, by the hexes of a room on which something stands."""
    board = ROOMS[letter]
    return {**dict.fromkeys(board.runes, 1), **dict.fromkeys((*board.rocks, MARKER), 2), chest_hex(letter): 3}


@lru_cache(64)
def _local(room: PlacedRoom, lens: Lens) -> tuple[tuple[int, Spot, Point], ...]:
    """The hexes of a room, and where the middle of each is."""
    return tuple((number, f"{room.letter}{number}", lens.middle(place)) for number, place in _all(room))


@cache
def chest_hex(letter: str) -> int:
    """The middle of a room, or the free hex next to it."""
    board = ROOMS[letter]
    taken = (*board.rocks, *board.runes)
    return next(number for number in (19, 20, 26, 25, 13, 12) if number not in taken)


def chests(subject: CatacombSubject) -> dict[str, Spot]:
    """Where the exposed treasure lies of each room that nobody has entered: beside its marker stone."""
    return {room.letter: f"{room.letter}{chest_hex(room.letter)}" for room in subject.view.rooms if room.exposed}


def put_darkness(canvas: Canvas, subject: CatacombSubject, lens: Lens) -> None:
    """Beyond the torches the catacomb is dark; chests gleam, and so does the room where everybody begins."""
    torches = [
        (subject.at(subject.spot(seat), lens), lens.size * (TORCH + 1.5 * (seat == subject.active)))
        for seat in subject.seats
        if subject.spot(seat)
    ]
    entrance = [
        (lens.middle(room.centre), lens.size * ENTRANCE) for room in subject.view.plan if room.letter == CENTRAL
    ]
    gleams = [(subject.at(spot, lens), lens.size * GLEAM) for spot in chests(subject).values()]
    lamps = (torches or entrance) + gleams + (_sunlit(subject, lens) if subject.view.light_counts else [])
    by_hour = DIM_BY_DAY if subject.view.light_counts else DIM_BY_NIGHT
    canvas.draw(darkness(lens.box, lamps, "#06040c", DIM_AT_THE_END if subject.over else by_hour))


def _sunlit(subject: CatacombSubject, lens: Lens) -> list[Lamp]:
    """Where daylight falls in."""
    rooms = subject.view.plan
    places = [place for room in rooms for number, place in _hexes(room, lens) if number in ROOMS[room.letter].lit]
    return [(lens.middle(place), lens.size * SUNBEAM) for place in places]


def put_compass(canvas: Canvas) -> None:
    """The numbers of the six directions, hanging from the header."""
    with canvas.unit():
        canvas.marks += _compass()


@cache
def _compass() -> tuple[Mark, ...]:
    canvas = Canvas((WIDTH, COMPASS[3]), NIGHT)
    canvas.draw(panel(COMPASS, NIGHT, GOLD, radius=46, width=3))
    rose = Lens(COMPASS, 44, ((COMPASS[0] + COMPASS[2]) / 2, (COMPASS[1] + COMPASS[3]) / 2))
    middle = rose.middle(ORIGIN)
    for direction in DIRECTIONS:
        (x0, y0), (x1, y1) = rose.side(ORIGIN, direction)
        tip = ((x0 + x1) / 2, (y0 + y1) / 2)
        canvas.draw(line([middle, _between(middle, tip, 0.5)], GOLD, 4))
        canvas.write(str(direction), tip, Style(SMALLEST + 4, BONE, Face.BOLD), "mm")
    return tuple(canvas.marks)


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _hexes(room: PlacedRoom, lens: Lens) -> Iterator[tuple[int, Hex]]:
    return ((number, place) for number, place in _all(room) if lens.shows(place))


def _all(room: PlacedRoom) -> Iterator[tuple[int, Hex]]:
    return ((number, room.centre.shifted(local)) for number, local in LOCAL.items())


def _hexagons(drawn: str, fill: str) -> str:
    return f'<path d="{drawn}" fill="{fill}" stroke="#000" stroke-opacity=".22" stroke-width="2"/>'


def _stroke(ends: tuple[Point, Point], colour: str, width: float) -> str:
    (x0, y0), (x1, y1) = ends
    return (
        f'<path d="M{x0:.5g} {y0:.5g}L{x1:.5g} {y1:.5g}" stroke="{colour}" stroke-width="{width:.3g}"'
        f' stroke-linecap="round"/>'
    )


def _lower(ends: tuple[Point, Point], down: float) -> tuple[Point, Point]:
    (x0, y0), (x1, y1) = ends
    return (x0, y0 + down), (x1, y1 + down)


def _shorter(ends: tuple[Point, Point]) -> tuple[Point, Point]:
    (x0, y0), (x1, y1) = ends
    return (x0 + (x1 - x0) * 0.22, y0 + (y1 - y0) * 0.22), (x1 - (x1 - x0) * 0.22, y1 - (y1 - y0) * 0.22)


_HATCHED: Final = (
    '<defs><pattern id="hatched" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    f'<path d="M0 0V9" stroke="{DAYLIGHT}" stroke-opacity=".34" stroke-width="4"/></pattern></defs>'
)
