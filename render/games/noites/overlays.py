"""What is laid over the table on demand: where somebody gets to, what they see, how near others may come."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from engine.games.noites.board import Monster, Night
from engine.games.noites.rules.courses import scary
from engine.games.noites.rules.spots import CLEARANCE, ZONE
from render.canvas import Canvas
from render.fonts import Face
from render.games.noites.look import BLOOD, BONE, INK, SIDES, YELLOW
from render.games.noites.places import Framing
from render.games.noites.trails import flag, trail
from render.palette import mixed
from render.shapes import Shape, cut_off, line, pill, ring
from render.text import Style, width

Spot = tuple[int, int]
FAINT: Final = 0.18
CHALK: Final = "#fff0c4"
OPEN: Final = "#8dff6a"
COVERED: Final = YELLOW
BARRED: Final = "#ff5a55"
TAG: Final = Style(34, INK, Face.BOLD)
SHADE: Final = 0.58


def put_area(canvas: Canvas, plan: Framing, points: Sequence[Spot], every: int, colour: str) -> None:
    """The points of a lattice as one area with a smooth rim: blurred together, then cut off sharp."""
    if not points:
        return
    wide = 1.2 * every * plan.scale
    canvas.draw(
        Shape(
            plan.box,
            f'<filter id="area" {_whole(plan)}>'
            f'<feGaussianBlur in="SourceAlpha" stdDeviation="{0.4 * wide:.1f}"/>'
            '<feComponentTransfer result="area"><feFuncA type="linear" slope="9" intercept="-4"/></feComponentTransfer>'
            '<feMorphology in="area" operator="dilate" radius="2.5" result="wide"/>'
            '<feComposite in="wide" in2="area" operator="out" result="rim"/>'
            f'<feFlood flood-color="{colour}"/><feComposite in2="rim" operator="in" result="line"/>'
            f'<feFlood flood-color="{colour}" flood-opacity="{FAINT}"/><feComposite in2="area" operator="in"/>'
            '<feMerge><feMergeNode/><feMergeNode in="line"/></feMerge></filter>'
            f'<path d="{_rows(plan, points, every)}" stroke="{INK}" stroke-width="{wide:.1f}" stroke-linecap="round"'
            ' filter="url(#area)" fill="none"/>',
        )
    )


def put_shade(canvas: Canvas, plan: Framing, points: Sequence[Spot], every: int) -> None:
    """The points of a lattice in the dark, with soft edges."""
    half = every * plan.scale / 2
    cells = ((plan.at(first), plan.at(last)) for first, last in _runs(points, every))
    path = "".join(f"M{x - half:.1f} {y - half:.1f}H{z + half:.1f}v{2 * half:.1f}H{x - half:.1f}z"
                   for (x, y), (z, _) in cells)  # fmt: skip
    canvas.draw(
        Shape(
            plan.box,
            f'<filter id="soft" {_whole(plan)}><feGaussianBlur stdDeviation="{0.5 * half:.1f}"/></filter>'
            f'<path d="{path}" fill="#05030a" fill-opacity="{SHADE}" filter="url(#soft)"/>',
        )
    )


def _whole(plan: Framing) -> str:
    left, top, right, bottom = plan.box
    return f'filterUnits="userSpaceOnUse" x="{left}" y="{top}" width="{right - left}" height="{bottom - top}"'


def put_circle(canvas: Canvas, plan: Framing, middle: Spot, radius: int, colour: str) -> None:
    """A distance, drawn as far as the picture reaches; the breath of whoever must not be come near is red."""
    x, y = plan.at(middle)
    r = radius * plan.scale
    breath = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="url(#breath)"/>' if colour == BLOOD else ""
    rims = "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="none" stroke="{tint}" stroke-width="{wide}"{dashes}/>'
        for tint, wide, dashes in ((INK, 7, ""), (colour, 4, ' stroke-dasharray="14 9"'))
    )
    canvas.draw(cut_off(plan.box, f"{_BREATH if breath else ''}{breath}{rims}"))


_BREATH: Final = (
    '<defs><radialGradient id="breath"><stop offset=".2" stop-color="#ff3b3b" stop-opacity=".05"/>'
    '<stop offset="1" stop-color="#ff3b3b" stop-opacity=".3"/></radialGradient></defs>'
)


def put_measure(canvas: Canvas, plan: Framing, points: Sequence[Spot], label: str, colour: str) -> None:
    """How far an area reaches, on its southern rim."""
    shown = [p for p in points if plan.shows(p)]
    if shown:
        south = max(y for _, y in shown)
        rim = [x for x, y in shown if y == south]
        x, y = plan.at((sum(rim) // len(rim), south))
        put_label(canvas, (x, min(y, plan.box[3] - 28)), label, colour)


def put_zones(canvas: Canvas, plan: Framing, board: Night) -> None:
    """Where each side may deploy: so far from its corner."""
    for side, colour in enumerate(SIDES):
        x, y = plan.at(board.corner(side))
        circle = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{ZONE * plan.scale:.1f}"'
        canvas.draw(
            Shape(
                plan.box,
                f'{circle} fill="{colour}" fill-opacity="{FAINT}"/>'
                f'{circle} fill="none" stroke="{INK}" stroke-width="7"/>'
                f'{circle} fill="none" stroke="{colour}" stroke-width="4" stroke-dasharray="14 9"/>',
            )
        )


def put_rings(canvas: Canvas, plan: Framing, board: Night, name: str) -> None:
    """How near whoever moves may come: the scary distances for a victim, the clearance of enemies for a monster."""
    mover = board.monster(name)
    for one in board.standing:
        if mover is None:
            far = scary(board, one, board.active)
            if far:
                put_circle(canvas, plan, one.spot, one.radius + far, BLOOD)
        elif one.side != mover.side:
            put_circle(canvas, plan, one.spot, one.radius + CLEARANCE, BLOOD)


def put_way(canvas: Canvas, plan: Framing, points: Sequence[Spot], colour: str) -> None:
    """A way, where it is gone or as far as it could be."""
    if len(points) > 1:
        shown = [plan.at(p) for p in points]
        canvas.draw(Shape(plan.box, trail(shown, colour) + flag(shown[-1], colour)))


def put_aim(canvas: Canvas, plan: Framing, ends: tuple[Monster, Monster], colour: str, label: str) -> None:
    """A line of sight between two bases, and what comes of it: an eye, a shield, a cross where something is between."""
    (x, y), (z, w) = (plan.at(one.spot) for one in ends)
    sight = line([(x, y), (z, w)], colour, 4, casing=INK, dashed=True)
    target = ring((z, w), ends[1].radius * plan.scale + 9, colour, width=6)
    sign = _SIGNS[colour].format(x=(x + z) / 2, y=(y + w) / 2)
    canvas.draw(Shape(plan.box, sight.markup + target.markup + sign))
    if label and plan.shows(ends[1].spot):
        put_label(canvas, (z, w + ends[1].radius * plan.scale + 34), label, colour)


_DISC: Final = (
    '<g transform="translate({{x:.4g}} {{y:.4g}})"><circle r="20" fill="#10181a" stroke="{colour}" stroke-width="3"/>'
)
_SIGNS: Final = {
    OPEN: _DISC.format(colour=OPEN)
    + f'<path d="M-13 0q13 -15 26 0q-13 15 -26 0z" fill="{BONE}"/><circle r="5" fill="{INK}"/></g>',
    COVERED: _DISC.format(colour=COVERED)
    + f'<path d="M-10 -11h20v8q-2 11 -10 15q-8 -4 -10 -15z" fill="{COVERED}"/></g>',
    BARRED: _DISC.format(colour=BARRED)
    + f'<path d="M-8 -8l16 16M8 -8l-16 16" stroke="{BARRED}" stroke-width="6" stroke-linecap="round"/></g>',
}


def put_chance(canvas: Canvas, plan: Framing, at: Spot, radius: int) -> None:
    """A ring around what is there for the taking."""
    rings = (ring(plan.at(at), radius * plan.scale + 12, colour, width=wide) for colour, wide in ((INK, 11), (OPEN, 7)))
    canvas.draw(Shape(plan.box, "".join(one.markup for one in rings)))


def put_label(canvas: Canvas, at: tuple[float, float], label: str, colour: str) -> None:
    """Words on a pill."""
    wide = width(label, TAG) + 34
    canvas.draw(pill(at, wide, 48, mixed(colour, BONE, 0.25), INK))
    canvas.write(label, at, TAG, "mm")


def _rows(plan: Framing, points: Sequence[Spot], every: int) -> str:
    """A stroke for each run of neighbours in a row; a round cap makes a disc of a single one."""
    ends = ((plan.at(first), plan.at(last)) for first, last in _runs(points, every))
    return "".join(f"M{x:.1f} {y:.1f}H{z + 0.1:.1f}" for (x, y), (z, _) in ends)


def _runs(points: Sequence[Spot], every: int) -> Iterable[tuple[Spot, Spot]]:
    ordered = sorted(points, key=lambda p: (p[1], p[0]))
    for _, run in groupby(enumerate(ordered), key=lambda one: (one[1][1], one[1][0] - every * one[0])):
        neighbours = [p for _, p in run]
        yield neighbours[0], neighbours[-1]
