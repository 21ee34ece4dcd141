"""The terrain as things that stand in the night; in millimetres of the table.

What one can stand on shows its top exactly where it is and its face below; what one cannot enter rises from its
foot. The foot itself, which is all that counts, is drawn over each of them as a broken line.
"""

from collections.abc import Callable, Iterator, Sequence
from math import hypot
from random import Random
from typing import Final

from engine.games.noites.board import Barricade, Terrain
from render.blazon import tint
from render.games.noites.props import outline, prop
from render.shapes import Box, Point

INK: Final = "#0b1214"
FOOT: Final = "#f4e7c5"
SHADOW: Final = "#04080a"
TREES: Final = ("pine", "pine", "round", "pine", "bare", "round")
GRAVES: Final = ("cross", "stone", "slab", "obelisk", "stone", "cross")
RIM: Final = ("#465053", "#5b6668", "#727d7d", "#8f9a97", "#afb9b2")
"""The stones of a ledge, from those in the shade to those in the moon."""
STONES: Final = ("#8b9294", "#757d81", "#9ea39f", "#666e73")


def piece(one: Terrain) -> str:
    """A piece of terrain, and its foot over it."""
    return f"{standing(one)}{_foot(one)}"


def standing(one: Terrain) -> str:
    """A piece of terrain with its shadow."""
    return f"{_shadow(one)}{_KINDS.get(one.kind, _unknown)(one)}"


def barricade(one: Barricade) -> str:
    """Planks across the way."""
    west, north, east, south = one.polygon.box
    points = outline(one.polygon.vertices)
    nails = "".join(f"M{x} {y}h.1" for x, y in one.polygon.vertices)
    lower = outline((x, y + 9) for x, y in one.polygon.vertices)
    return (
        f'<polygon points="{lower}" fill="#4a2c18" stroke="{INK}" stroke-width="2.400"/>'
        f'<polygon points="{points}" fill="#a66c38" stroke="{INK}" stroke-width="2.400"/>'
        f'<path d="M{west + 6} {(north + south) / 2:.0f}H{east - 6}" stroke="#6d431f" stroke-width="1.800"/>'
        f'<path d="{nails}" stroke="#e9d9b8" stroke-width="3" stroke-linecap="round"/>'
    )


def _shadow(one: Terrain) -> str:
    """It falls to the south-east, longer from what is high."""
    high = 70 if one.rules.opaque else one.rules.height
    if not high or one.kind in ("woods", "graveyard", "rubble"):
        return ""
    fall = 8 + high * 0.22
    moved = outline((x + fall, y + fall * 0.8) for x, y in one.polygon.vertices)
    return f'<polygon points="{moved}" fill="{SHADOW}" fill-opacity=".5"/>'


def _foot(one: Terrain) -> str:
    return (
        f'<polygon points="{outline(one.polygon.vertices)}" fill="none" stroke="{FOOT}" stroke-opacity=".6"'
        ' stroke-width="1.800" stroke-dasharray="6 4"/>'
    )


def _chance(one: Terrain) -> Random:
    return Random(f"{one.kind} {one.centre}")  # noqa: S311  it places paper, not dice


def _floor(one: Terrain, colour: str, dense: float = 1, edge: str = "") -> str:
    stroke = f' stroke="{edge}" stroke-width="2.400"' if edge else ""
    return f'<polygon points="{outline(one.polygon.vertices)}" fill="{colour}" fill-opacity="{dense}"{stroke}/>'


def _shrunk(one: Terrain, share: float, down: float = 0) -> str:
    (x, y) = one.centre
    return outline((x + (z - x) * share, y + (w - y) * share + down) for z, w in one.polygon.vertices)


def _spread(one: Terrain, count: int, apart: float, inset: int) -> list[Point]:
    """Points within it that keep apart, from north to south."""
    chance, found = _chance(one), list[Point]()
    west, north, east, south = one.polygon.box
    for _ in range(count * 30):
        p = chance.randrange(west + inset, east - inset), chance.randrange(north + inset, south - inset // 2)
        if one.polygon.contains(p) and all(hypot(p[0] - x, p[1] - y) > apart for x, y in found):
            found.append(p)
        if len(found) == count:
            break
    return sorted(found, key=lambda p: p[1])


# --- what grows ---


def _woods(one: Terrain) -> str:
    chance = _chance(one)
    trees = "".join(
        prop(chance.choice(TREES), at, round(chance.uniform(0.82, 1.12), 2), mirrored=chance.random() < 0.4)
        for at in _spread(one, 13, 30, 22)
    )
    return f"{_floor(one, '#0e1f1c', 0.62)}{trees}"


def _thorns(one: Terrain) -> str:
    west, north, east, south = one.polygon.box
    (x, y), w, h = one.centre, (east - west) / 2, (south - north) / 2
    briars = "".join(
        f"M{x + w * a:.0f} {y + h * b:.0f}q{w * 0.5 * c:.0f} {-h * 1.1:.0f} {w * c:.0f} {h * d:.0f}"
        for a, b, c, d in (
            (-0.8, 0.2, 0.9, 0.1), (-0.45, 0.7, 0.9, -0.2), (0.1, 0.6, 0.6, -0.5), (-0.5, -0.1, 0.8, -0.4),
            (0.75, 0.2, -0.9, 0.3),
        )
    )  # fmt: skip
    chance = _chance(one)
    hooks = "".join(
        f"M{p[0]:.0f} {p[1]:.0f}l{chance.choice((-7, 6))} -{chance.randrange(6, 11)}" for p in _spread(one, 18, 13, 14)
    )
    common = 'fill="none" stroke-linecap="round"'
    return (
        f"{_floor(one, '#1d1220', 0.75)}"
        f'<path d="{briars}" {common} stroke="{INK}" stroke-width="12"/><path d="{hooks}" {common} stroke="#d58aa8"'
        f' stroke-width="2.400"/><path d="{briars}" {common} stroke="#6d3457" stroke-width="7.500"/>'
        f'<path d="{briars}" {common} stroke="#b8668f" stroke-width="1.800" transform="translate(-1.500 -2)"/>'
    )


def _graveyard(one: Terrain) -> str:
    west, north, east, south = one.polygon.box
    chance = _chance(one)
    rows = [(x, y) for y in range(north + 44, south - 6, 42) for x in range(west + 26, east - 18, 38)]
    stones = "".join(
        prop("pit" if number == len(rows) - 2 else chance.choice(GRAVES), (x + chance.randrange(-5, 6), y))
        for number, (x, y) in enumerate(rows)
    )
    back, front = _fence((west, north, east, north)), _fence((west, south, east - 40, south))
    return f"{_floor(one, '#2a3330', 0.85)}{back}{stones}{front}"


def _fence(line: Box) -> str:
    west, y, east, _ = line
    bars = "".join(f"M{x} {y}v-15l2 -4l2 4v15" for x in range(west, east - 3, 15))
    rails = f"M{west} {y - 4}H{east}M{west} {y - 12}H{east}"
    return (
        f'<path d="{bars}{rails}" fill="none" stroke="{INK}" stroke-width="4"/>'
        f'<path d="{bars}{rails}" fill="none" stroke="#5d6d76" stroke-width="1.600"/>'
    )


# --- what was built ---


def _house(one: Terrain) -> str:
    west, north, east, south = one.polygon.box
    wide, high = east - west, south - north
    wall = round(min(56, high * 0.46))
    eaves = south - wall
    ridge = north - 10
    roof = f"M{west - 7} {eaves}L{west + 12} {ridge}H{east - 12}L{east + 7} {eaves}z"
    door, window = west + wide * 0.32, west + wide * 0.7
    return (
        f'<rect x="{west}" y="{eaves}" width="{wide}" height="{wall}" fill="#6a6580" stroke="{INK}"'
        ' stroke-width="2.800"/>'
        f'<path d="{_courses((west, eaves, east, south))}" stroke="#4c4862" stroke-width="1.600" fill="none"/>'
        f'<rect x="{east - 14}" y="{eaves}" width="14" height="{wall}" fill="{SHADOW}" fill-opacity=".3"/>'
        f'<path d="{roof}" fill="#474468" stroke="{INK}" stroke-width="2.800"/>'
        f"{_slates((west - 4, ridge, east + 4, eaves))}"
        f'<path d="M{west + 13} {ridge + 3}L{west - 2} {eaves - 4}" stroke="#8f8cc0" stroke-width="2.400"/>'
        f'<path d="M{west + 8} {ridge}H{east - 8}" stroke="#8582b0" stroke-width="6" stroke-linecap="round"/>'
        f'<path d="M{west + wide / 2:.0f} {ridge - 2}v-26m-8 9h16" stroke="{INK}" stroke-width="8"/>'
        f'<path d="M{west + wide / 2:.0f} {ridge - 2}v-26m-8 9h16" stroke="#c9cdd6" stroke-width="4"/>'
        f"{_doorway((door, south), wall)}{_window((window, south - wall * 0.55), wall)}"
    )


def _courses(box: Box) -> str:
    """The joints of a wall."""
    west, north, east, south = box
    rows = range(north + 12, south - 2, 13)
    joints = "".join(
        f"M{x} {y - 12}v12" for number, y in enumerate(rows) for x in range(west + 14 + 11 * (number % 2), east - 6, 24)
    )
    return "".join(f"M{west} {y}H{east}" for y in rows) + joints


def _slates(box: Box) -> str:
    """Rows of scallops, wider towards the eaves."""
    west, north, east, south = box
    rows = range(north + 16, south - 4, 17)
    scallops = "".join(
        f"M{west + inset:.0f} {y}{'q7 8 14 0' * int((east - west - 2 * inset) / 14)}"
        for y in rows
        for inset in ((south - y) / (south - north) * 17 + 2,)
    )
    return f'<path d="{scallops}" fill="none" stroke="#2c2a4c" stroke-width="2.200"/>'


def _doorway(foot: Point, wall: float) -> str:
    x, y = foot
    high = wall * 0.72
    return (
        f'<path d="M{x - 12:.0f} {y}v-{high - 12:.0f}q0 -12 12 -12t12 12v{high - 12:.0f}z" fill="#151022"'
        f' stroke="{INK}" stroke-width="2.400"/>'
        f'<path d="M{x:.0f} {y}v-{high:.0f}" stroke="#3a3152" stroke-width="1.600"/>'
    )


def _window(middle: Point, wall: float) -> str:
    x, y = middle
    return (
        f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{wall * 0.5:.0f}" fill="#ffb45a" fill-opacity=".22"/>'
        f'<path d="M{x - 9:.0f} {y + 11:.0f}v-16q0 -9 9 -9t9 9v16z" fill="#ffc766"'
        f' stroke="{INK}" stroke-width="2.400"/>'
        f'<path d="M{x:.0f} {y - 14:.0f}v25M{x - 9:.0f} {y:.0f}h18" stroke="#8a4f1c" stroke-width="2"/>'
    )


def _ledge(one: Terrain) -> str:
    """A slab of rock with a cliff to the south: lit stones along its border, grass between them."""
    chance = _chance(one)
    border = list(_spaced(one.polygon.vertices, 26))
    inner = [_towards(at, one.centre, chance.randrange(12, 27)) for at in border]
    ring = zip(border, inner, (*border[1:], border[0]), (*inner[1:], inner[0]), strict=True)
    blocks = "".join(_rim_stone(one, chance, (a, c, d, b)) for a, b, c, d in ring)
    grass = "".join(prop("tuft", at, 1.2) for at in _spread(one, 6, 26, 34))
    stones = "".join(prop("pebbles" if at[0] % 2 else "crack", at) for at in _spread(one, 4, 44, 36))
    meadow = "".join(
        f'<polygon points="{outline(_towards(at, one.centre, deep) for at in inner)}" fill="{colour}"/>'
        for deep, colour in ((0, "#22382f"), (5, "#38573f"), (19, "#446749"))
    )
    return f"{_cliff(one, chance)}{_floor(one, '#6c7472', 1, INK)}{meadow}{blocks}{grass}{stones}"


def _cliff(one: Terrain, chance: Random) -> str:
    west, _, east, south = one.polygon.box
    return "".join(
        f'<path d="M{x} {south - 2}h26l-{chance.randrange(2, 9)} {chance.randrange(20, 34)}'
        f'h-{chance.randrange(7, 15)}z"'
        f' fill="{chance.choice(("#3f4749", "#4d5658", "#353d40"))}" stroke="{INK}" stroke-width="2"/>'
        for x in range(west, east - 12, 19)
    )


def _rim_stone(one: Terrain, chance: Random, corners: tuple[Point, ...]) -> str:
    """A stone of the border: light where it faces the moon, dark where it turns away from it."""
    x, y = (sum(at[way] for at in corners) / len(corners) for way in (0, 1))
    west, north, east, south = one.polygon.box
    faces = (one.centre[0] - x) / (east - west) + (one.centre[1] - y) / (south - north)
    light = RIM[max(0, min(len(RIM) - 1, round(2 + 2.6 * faces + chance.uniform(-0.6, 0.6))))]
    return f'<polygon points="{outline(corners)}" fill="{light}" stroke="{INK}" stroke-width="1.600"/>'


def _spaced(vertices: Sequence[Point], step: int) -> Iterator[Point]:
    """Points on the border of a polygon, its corners among them, about so far apart."""
    for a, b in zip(vertices, (*vertices[1:], vertices[0]), strict=True):
        parts = max(1, round(hypot(b[0] - a[0], b[1] - a[1]) / step))
        yield from ((a[0] + (b[0] - a[0]) * n / parts, a[1] + (b[1] - a[1]) * n / parts) for n in range(parts))


def _towards(at: Point, to: Point, far: float) -> Point:
    share = min(0.8, far / max(1, hypot(to[0] - at[0], to[1] - at[1])))
    return at[0] + (to[0] - at[0]) * share, at[1] + (to[1] - at[1]) * share


def _mound(one: Terrain) -> str:
    x, y = one.centre
    rings = "".join(
        f'<polygon points="{_shrunk(one, share, -down)}" fill="{colour}" stroke="{INK}" stroke-opacity=".35"'
        ' stroke-width="1.600"/>'
        for share, down, colour in ((1, 0, "#33513f"), (0.74, 4, "#416650"), (0.46, 9, "#578064"))
    )
    grass = "".join(prop("tuft", at) for at in _spread(one, 6, 34, 16))
    return f"{rings}{grass}{prop('standing_stone', (x + 22, y - 6))}"


def _mausoleum(one: Terrain) -> str:
    west, north, east, south = one.polygon.box
    columns = "".join(
        f'<rect x="{x}" y="{south}" width="9" height="24" fill="#c0c4c6" stroke="{INK}" stroke-width="1.800"/>'
        for x in range(west + 6, east - 12, 24)
    )
    return (
        f'<rect x="{west}" y="{south - 2}" width="{east - west}" height="27" fill="#3d4350" stroke="{INK}"'
        f' stroke-width="2.600"/>{columns}{_floor(one, "#8d95a0", 1, INK)}'
        f'<polygon points="{_shrunk(one, 0.84)}" fill="#a5adb5" stroke="#6a727e" stroke-width="2"/>'
        f'<path d="M{west + 3} {south - 4}V{north + 3}H{east - 4}" fill="none" stroke="#e2e8ea" stroke-width="2.400"/>'
        f"{prop('urn', (west + 22, north + 30))}{prop('urn', (east - 22, north + 30))}"
    )


def _watchtower(one: Terrain) -> str:
    west, north, east, south = one.polygon.box
    planks = "".join(f"M{west} {y}H{east}" for y in range(north + 15, south, 15))
    posts = "".join(
        f'<rect x="{x - 6}" y="{y - 16}" width="12" height="20" fill="#8f6038" stroke="{INK}" stroke-width="2.200"/>'
        for x, y in ((west + 5, north + 4), (east - 5, north + 4), (west + 5, south - 2), (east - 5, south - 2))
    )
    return (
        f'<path d="M{west + 3} {south}v32M{east - 3} {south}v32M{west + 4} {south + 2}L{east - 4} {south + 31}'
        f'M{east - 4} {south + 2}L{west + 4} {south + 31}" stroke="{INK}" stroke-width="10"/>'
        f'<path d="M{west + 3} {south}v32M{east - 3} {south}v32M{west + 4} {south + 2}L{east - 4} {south + 31}'
        f'M{east - 4} {south + 2}L{west + 4} {south + 31}" stroke="#6b4526" stroke-width="5.500"/>'
        f"{_floor(one, '#8a5f38', 1, INK)}"
        f'<path d="{planks}" stroke="#5b3b20" stroke-width="2"/>'
        f'<path d="M{west + 3} {south - 3}V{north + 3}H{east - 3}" fill="none" stroke="#d4a56c"'
        f' stroke-width="2.400"/>{posts}'
    )


def _wall(one: Terrain) -> str:
    west, north, east, south = one.polygon.box
    chance = _chance(one)
    across = east - west > south - north
    rise = 9
    spots = (
        [(x, y) for y in (north, (north + south) // 2) for x in range(west, east - 17, 20)]
        if across
        else [(x, y) for y in range(north, south - 13, 16) for x in (west, (west + east) // 2)]
    )
    wide, high = (20, (south - north) / 2) if across else ((east - west) / 2, 16)
    stones = "".join(_block((x, y), (wide, high), rise, chance) for number, (x, y) in enumerate(spots) if number)
    return f"{_floor(one, '#232a2c', 0.8)}{stones}{prop('pebbles', (west + 9, north + 12), 1.2)}"


def _block(at: Point, size: Point, rise: int, chance: Random) -> str:
    (x, y), (wide, high) = at, size
    colour = chance.choice(STONES)
    return (
        f'<rect x="{x}" y="{y + high - rise:.4g}" width="{wide:g}" height="{rise + 1}" rx="2" fill="#474f54"'
        f' stroke="{INK}" stroke-width="1.800"/>'
        f'<rect x="{x}" y="{y - rise + 2:.4g}" width="{wide:g}" height="{high:g}" rx="3.500" fill="{colour}"'
        f' stroke="{INK}" stroke-width="1.800"/>'
        f'<path d="M{x + 3} {y - rise + 5:.4g}h{wide - 8:g}" stroke="#dfe5e0" stroke-width="1.400"/>'
    )


def _rubble(one: Terrain) -> str:
    chance = _chance(one)
    stones = "".join(_rock(at, chance.randrange(9, 17), chance) for at in _spread(one, 14, 19, 16))
    x, y = one.centre
    return f"{_floor(one, '#262c2d', 0.85)}{stones}{prop('column', (x - 4, y + 16), turn=-16)}"


def _rock(at: Point, size: int, chance: Random) -> str:
    x, y = at
    corners = [
        (x + size * a + chance.randrange(-2, 3), y + size * b)
        for a, b in ((-1, 0.3), (-0.6, -0.6), (0.2, -0.9), (0.9, -0.3), (1, 0.4), (0.1, 0.7))
    ]
    return (
        f'<polygon points="{outline(corners)}" fill="{chance.choice(STONES)}" stroke="{INK}" stroke-width="2"/>'
        f'<path d="M{corners[0][0]:.0f} {corners[0][1]:.0f}L{corners[1][0]:.0f} {corners[1][1]:.0f}'
        f'L{corners[2][0]:.0f} {corners[2][1]:.0f}" fill="none" stroke="#dfe5e0" stroke-width="1.600"/>'
    )


# --- water and fire ---


def _bog(one: Terrain) -> str:
    return _still(one, ("#1f3027", "#2b4a34", "#3b6142"), "#8fc39a", "reed")


def _pond(one: Terrain) -> str:
    x, y = one.centre
    moon = (
        f'<ellipse cx="{x - 20}" cy="{y - 12}" rx="17" ry="9" fill="#f3efcf" fill-opacity=".85"/>'
        f'<path d="M{x - 32} {y + 4}h24M{x - 26} {y + 11}h12" stroke="#f3efcf" stroke-opacity=".7"'
        ' stroke-width="2.400"/>'
    )
    return _still(one, ("#16313c", "#1f4f63", "#2c6c82"), "#a5dcea", "reed") + moon


def _still(one: Terrain, waters: tuple[str, str, str], gleam: str, plant: str) -> str:
    """Still water: shores within shores, ripples, what grows at its edge."""
    shores = "".join(
        f'<polygon points="{_shrunk(one, share, down)}" fill="{colour}" stroke="{INK}" stroke-opacity=".4"'
        ' stroke-width="1.600" stroke-linejoin="round"/>'
        for (share, down), colour in zip(((1, 0), (0.86, 1), (0.6, 3)), waters, strict=True)
    )
    ripples = "".join(f"M{x - 11} {y}q5 -5 11 0t11 0" for x, y in _spread(one, 5, 34, 26))
    corners = one.polygon.vertices
    plants = "".join(
        prop(plant, (x + (one.centre[0] - x) * 0.1, y + 4)) for x, y in (corners[0], corners[3], corners[5])
    )
    return (
        f'{shores}<path d="{ripples}" fill="none" stroke="{gleam}" stroke-opacity=".75" stroke-width="1.800"'
        f' stroke-linecap="round"/>{plants}'
    )


def _bonfire(one: Terrain) -> str:
    x, y = one.centre
    return f"{_floor(one, '#2b1c12', 0.9)}{prop('fire', (x, y + 12))}"


def _unknown(one: Terrain) -> str:
    return _floor(one, tint(one.kind), 0.8, INK)


_KINDS: Final[dict[str, Callable[[Terrain], str]]] = {
    "woods": _woods,
    "thorns": _thorns,
    "graveyard": _graveyard,
    "crypt_house": _house,
    "ledge": _ledge,
    "mound": _mound,
    "mausoleum": _mausoleum,
    "watchtower": _watchtower,
    "low_wall": _wall,
    "rubble": _rubble,
    "bog": _bog,
    "pond": _pond,
    "bonfire": _bonfire,
}
