"""What has just happened: ways, shots, wounds, catches, falls."""

from typing import Final

from engine.core.event import Event
from engine.games.noites import events as told
from engine.games.noites.view import table_of
from render.canvas import Canvas
from render.fonts import Face
from render.games.noites.look import BLOOD, BONE, INK, SIDES, YELLOW
from render.games.noites.pieces import figure, put_figure
from render.games.noites.places import Framing
from render.games.noites.subject import NightSubject
from render.games.noites.trails import flag, trail
from render.shapes import Shape, arrow, burst, ring
from render.text import Style

HIT: Final = Style(26, "#ffffff", Face.BOLD)
STEP: Final = Style(22, INK, Face.BOLD)
STEP_WIDE: Final = 18
GHOST: Final = 0.3


def put_ways(canvas: Canvas, subject: NightSubject, plan: Framing) -> None:
    """Who went where: under the pieces, so that no arrow hides a name."""
    for event in subject.marks.happened:
        _put_way_of(canvas, subject, plan, event)


def put_declared(canvas: Canvas, subject: NightSubject, plan: Framing) -> None:
    """The way that somebody is about to go while watchers are asked: broken, for it may end early."""
    asked = subject.declared
    if asked:
        mover = table_of(subject.view).the(asked.mover)
        points = [plan.at(point) for point in asked.corners(table_of(subject.view))]
        canvas.draw(
            Shape(plan.box, trail(points, SIDES[mover.side], dashed=True) + flag(points[-1], SIDES[mover.side]))
        )


def put_footprints(canvas: Canvas, subject: NightSubject, plan: Framing) -> None:
    """Where on that way the viewer's watchers may shoot: over the pieces, for one of them may stand where it begins."""
    asked, me = subject.declared, subject.view.me
    if asked is None or me is None:
        return
    table, feet = table_of(subject.view), {foot.number: foot.at for foot in asked.feet}
    suggested = asked.suggested(table, me)
    for number in sorted({number for steps in suggested.values() for number in steps}):
        if plan.shows(feet[number]):
            at = plan.at(feet[number])
            means = [f"{name} {number}" for name, steps in suggested.items() if number in steps]
            with canvas.thing(f"foot_{number}", means=means):
                canvas.draw(ring(at, STEP_WIDE, INK, width=3, fill=BONE))
                canvas.write(str(number), at, STEP, "mm")


def put_blows(canvas: Canvas, subject: NightSubject, plan: Framing) -> None:
    """What befell whom: over the pieces."""
    for event in subject.marks.happened:
        _put_blow(canvas, subject, plan, event)


def _put_way_of(canvas: Canvas, subject: NightSubject, plan: Framing, event: Event) -> None:
    match event:
        case told.Moved(monster, start, end, corners) if start != end:
            _put_way(canvas, subject, plan, monster, (start, *corners, end))
        case told.Pushed(monster, start, end) if start != end:
            _put_way(canvas, subject, plan, monster, (start, end))
        case told.VictimMoved(_, start, end) if start != end and plan.shows(start) and plan.shows(end):
            canvas.draw(Shape(plan.box, trail([plan.at(start), plan.at(end)], YELLOW)))
        case _:
            return


def _put_blow(canvas: Canvas, subject: NightSubject, plan: Framing, event: Event) -> None:
    match event:
        case told.Attacked(monster, target, _) if monster in subject.named and target in subject.named:
            ends = subject.named[monster], subject.named[target]
            if all(map(plan.shows, ends)):
                canvas.draw(arrow([plan.at(end) for end in ends], BLOOD, 6, casing=BONE, dashed=True))
        case told.Wounded(monster, markers, _) if monster in subject.named:
            x, y = plan.at(subject.named[monster])
            canvas.draw(burst((x - 26, y - 26), 26, BLOOD, BONE))
            canvas.write(f"+{markers}", (x - 26, y - 26), HIT, "mm")
        case told.Fell(_, _, to) | told.Recoiled(_, to):
            canvas.draw(burst(plan.at(to), 22, YELLOW, INK))
        case _:
            return


def _put_way(
    canvas: Canvas, subject: NightSubject, plan: Framing, monster: str, points: tuple[tuple[int, int], ...]
) -> None:
    one = next(one for one in subject.view.monsters if one.name == monster)
    if plan.shows(points[0]):
        put_figure(canvas, figure(f"monster/{one.profile}"), plan.at(points[0]), one.radius, plan, opacity=GHOST)
    canvas.draw(Shape(plan.box, trail([plan.at(point) for point in points], SIDES[one.side])))
