"""A part of the table from near, and what somebody asks before deciding: reach, range, sight, a way."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.core.plane.grid import CELL, cell, whole_cell
from engine.core.refusal import Refused
from engine.games.noites.actions import CHECK
from engine.games.noites.board import Monster, Night
from engine.games.noites.content.armies import ARMIES, PROFILES
from engine.games.noites.content.sizes import TOKEN
from engine.games.noites.phrases.places import as_read
from engine.games.noites.rules.sight import can_be_seen, reach_of
from engine.games.noites.rules.spots import CLEARANCE, lattice
from engine.games.noites.view import previews, table_of
from engine.games.noites.view.previews import FINE, LOOKS, RANGE, REACH, SIGHT, Aim, Trip
from render.canvas import WIDTH, Canvas, Field
from render.fonts import Face
from render.games.noites import places
from render.games.noites.armies import army_canvas
from render.games.noites.look import BLOOD, BONE, DIM, STONE, TITLE
from render.games.noites.overlays import (
    BARRED,
    CHALK,
    COVERED,
    OPEN,
    put_aim,
    put_area,
    put_chance,
    put_circle,
    put_measure,
    put_rings,
    put_shade,
    put_way,
)
from render.games.noites.pieces import put_pieces, stands
from render.games.noites.places import HEADER, Framing
from render.games.noites.said import twin
from render.games.noites.side import put_sky
from render.games.noites.subject import SLUG, NightSubject, SeenNight
from render.games.noites.table import laid, put_names
from render.painter import Marks
from render.picture import Picture
from render.shapes import Box, Point, panel, ring
from render.text import Style, wrapped
from render.twin import Said, Twin
from render.words import Words, sentence

RUN: Final = "#ff9d3b"
MARGIN: Final = 80
"""Millimetres around whatever has to be seen."""


@dataclass(frozen=True)
class Fact:
    """A line of the answer, in the colour of what it is about."""

    text: str
    colour: str = BONE


@dataclass(frozen=True, slots=True)
class Print:
    """How large facts are written, a line so high below the other, and in how many columns."""

    size: int
    high: int
    columns: int

    def style(self, fact: Fact) -> Style:
        return Style(self.size, fact.colour, Face.BOLD)


PRINTS: Final = (Print(52, 60, 1), Print(46, 54, 2), Print(36, 44, 2))
"""The largest in which there is room for all of them below the table."""


@dataclass(frozen=True)
class CloseUp:
    """What is shown: a part of the table, what lies over it, and the same in words."""

    middle: tuple[int, int]
    seen: int
    """Millimetres of the table from side to side."""
    title: str
    facts: tuple["Fact", ...]
    below: Callable[[Canvas, Framing], None] = lambda _canvas, _plan: None
    above: Callable[[Canvas, Framing], None] = lambda _canvas, _plan: None


def closer(seen: SeenNight, marks: Marks, words: Words, things: Sequence[str]) -> Picture | None:
    """What was asked about, from near; None if there is nothing of it to be seen."""
    subject = NightSubject(seen, marks, words)
    things = tuple(map(as_read, things))
    army = _army(things)
    if army:
        return _of_army(subject, army, things[0])
    answer = _answered(subject, table_of(subject.view), things) if things else None
    if answer is None:
        return None
    whole = twin(subject)
    told = (answer.title, *(fact.text for fact in answer.facts))
    said = tuple(Said(one, things[:1]) for one in told)
    lines = Twin((*said, *(one for one in whole.lines if things[0] not in LOOKS)), whole.tell)
    return Picture(_canvas(subject, answer), " ".join((f"{answer.title}.", *told[1:])), lines, f"{SLUG}-closer")


def _army(things: Sequence[str]) -> str:
    """The army that is asked about, be it by the name of a profile."""
    named = things[0] if things else ""
    return named if named in ARMIES else PROFILES[named].army if named in PROFILES else ""


def _of_army(subject: NightSubject, army: str, named: str) -> Picture:
    told = twin(subject).about(named)
    lines = Twin(tuple(Said(line, (named,)) for line in told))
    return Picture(army_canvas(subject, army), " ".join(told), lines, f"{SLUG}-army")


def _answered(subject: NightSubject, board: Night, things: tuple[str, ...]) -> CloseUp | None:
    if things[0] not in LOOKS:
        known = board.monster(things[0])
        middle = subject.named.get(things[0]) or (subject.place(things[0]) if known is None else None)
        return _surroundings(subject, things[0], middle) if middle else None
    monster = board.monster(things[1]) if len(things) > 1 else None
    if things[0] == CHECK:
        return _check(subject, board, things[1:])
    if monster is None or monster.at is None:
        return None
    return _LOOKS[things[0]](subject, board, monster, things[2:])


def _surroundings(subject: NightSubject, name: str, middle: tuple[int, int]) -> CloseUp:
    """How it is now, then what is always true of it."""
    whole = twin(subject)
    told = (line.text for line in (*whole.lines, *whole.details) if name in line.about)
    title = f"{sentence(subject.piece(name))} · {whole_cell(middle)}"
    return CloseUp(middle, places.CLOSE, title, tuple(map(Fact, told)))


# --- reach ---


def _reach(subject: NightSubject, board: Night, monster: Monster, _left: Sequence[str]) -> CloseUp:
    found, say = previews.reach(board, monster), subject.words
    limits = {action: previews.limit(board, monster, action) for action in ("advance", "run", "charge")}
    facts = (
        Fact(say("noites-picture-limit-advance", most=limits["advance"]), CHALK),
        Fact(say("noites-picture-limit-run", most=limits["run"]), RUN),
        Fact(say("noites-picture-limit-charge", most=limits["charge"])),
        Fact(say("noites-picture-can-catch", victims=subject.pieces(found.catches)), OPEN),
        Fact(say("noites-picture-can-charge", targets=subject.pieces(found.charges)), OPEN),
    )

    def below(canvas: Canvas, plan: Framing) -> None:
        put_area(canvas, plan, found.run, FINE, RUN)
        put_area(canvas, plan, found.advance, FINE, CHALK)
        for points, action, colour in ((found.run, "run", RUN), (found.advance, "advance", CHALK)):
            put_measure(canvas, plan, points, say("noites-picture-far", range=limits[action]), colour)
        for enemy in board.standing_of(1 - monster.side):
            put_circle(canvas, plan, enemy.spot, enemy.radius + CLEARANCE, BLOOD)

    def above(canvas: Canvas, plan: Framing) -> None:
        for name in (*found.catches, *found.charges):
            put_chance(canvas, plan, subject.named[name], monster.radius)

    seen = 2 * (limits["run"] + monster.radius) + MARGIN
    return CloseUp(
        monster.spot, seen, say("noites-picture-reach", name=subject.piece(monster.name)), facts, below, above
    )


# --- range and sight ---


def _range(subject: NightSubject, board: Night, monster: Monster, _left: Sequence[str]) -> CloseUp:
    say, most = subject.words, reach_of(board, monster)
    if not most:
        title = say("noites-picture-range", name=subject.piece(monster.name), most=0)
        return CloseUp(monster.spot, places.CLOSE, title, (Fact(say("noites-picture-no-range")),))
    found = [aim for aim in previews.aims(board, monster) if aim.in_range]
    facts = tuple(_shot(subject, aim) for aim in found) or (Fact(say("noites-picture-nobody")),)

    def below(canvas: Canvas, plan: Framing) -> None:
        put_circle(canvas, plan, monster.spot, monster.radius + most, BONE)
        _put_aims(canvas, plan, subject, board, monster, found)

    title = say("noites-picture-range", name=subject.piece(monster.name), most=most)
    return CloseUp(monster.spot, 2 * (most + monster.radius) + MARGIN, title, facts, below)


def _sight(subject: NightSubject, board: Night, monster: Monster, left: Sequence[str]) -> CloseUp:
    every = previews.aims(board, monster)
    found = [aim for aim in every if aim.target in left] or sorted(every, key=lambda aim: bool(aim.blocked_by))
    dark = [p for p in lattice(board.ground, FINE) if not can_be_seen(board, monster, p)]

    def below(canvas: Canvas, plan: Framing) -> None:
        put_shade(canvas, plan, dark, FINE)
        _put_aims(canvas, plan, subject, board, monster, found)

    facts = tuple(_shot(subject, aim) for aim in found)
    ends = [board.the(aim.target).spot for aim in found]
    farthest = max((abs(end[at] - monster.spot[at]) for end in ends for at in (0, 1)), default=0)
    seen = max(places.CLOSE, 2 * farthest + 2 * MARGIN)
    return CloseUp(
        monster.spot, seen, subject.words("noites-picture-sight", name=subject.piece(monster.name)), facts, below
    )


def _put_aims(  # noqa: PLR0917  they are what a line of sight is made of
    canvas: Canvas, plan: Framing, subject: NightSubject, board: Night, monster: Monster, found: Sequence[Aim]
) -> None:
    for aim in found:
        label = subject.words("noites-picture-odds", needs=aim.needs, chance=aim.chance) if aim.is_open else ""
        put_aim(canvas, plan, (monster, board.the(aim.target)), _colour(aim), label)


def _colour(aim: Aim) -> str:
    return BARRED if aim.blocked_by else COVERED if aim.covered else OPEN


def _shot(subject: NightSubject, aim: Aim) -> Fact:
    how = "hidden" if aim.blocked_by else "open" if aim.in_range else "far"
    return _aimed(subject, aim, how)


def _aimed(subject: NightSubject, aim: Aim, how: str) -> Fact:
    said = subject.words(
        f"noites-picture-aim-{how}",
        target=subject.piece(aim.target),
        gap=max(0, aim.gap),
        by=subject.pieces(aim.blocked_by),
        needs=aim.needs,
        chance=aim.chance,
        covered=aim.covered,
    )
    return Fact(said, _colour(aim))


# --- a way ---


def _check(subject: NightSubject, board: Night, things: tuple[str, ...]) -> CloseUp | None:
    start = subject.named.get(things[0]) if things else None
    if start is None:
        return None
    try:
        return _gone(subject, board, things[0], previews.trip(board, things[0], things[1:]))
    except Refused as refused:
        return _not_gone(subject, board, things, refused)


def _gone(subject: NightSubject, board: Night, name: str, trip: Trip) -> CloseUp:
    mover = board.monster(name)
    start, end, say = trip.points[0], trip.points[-1], subject.words
    title = say("noites-picture-check", name=subject.piece(name), action=trip.action, at=whole_cell(end))
    facts = [Fact(say("noites-picture-cost", cost=trip.cost, limit=trip.limit))]
    notes = (
        ("dangers", trip.dangers, BARRED),
        ("watchers", trip.watchers, BARRED),
        ("catches", trip.catches, OPEN),
    )
    facts += [
        Fact(say(f"noites-picture-{key}", names=subject.pieces(names)), colour) for key, names, colour in notes if names
    ]
    facts += [Fact(say("noites-picture-dice", count=trip.dice), BARRED)] if trip.dice else []
    facts += [_aimed(subject, aim, "charge" if trip.action == "charge" else "open") for aim in trip.aims]

    def above(canvas: Canvas, plan: Framing) -> None:
        put_way(canvas, plan, trip.points, RUN if trip.action == "run" else CHALK)
        put_chance(canvas, plan, end, mover.radius if mover else TOKEN)

    return CloseUp(_middle(start, end), _across(start, end), title, tuple(facts), _rings(subject, board, name), above)


def _not_gone(subject: NightSubject, board: Night, things: tuple[str, ...], refused: Refused) -> CloseUp:
    """Why not, and the way as far as it could be gone, with what was tried: whoever touched it is offered that much."""
    name, tried, said = things[0], things[-1], str(refused.params.get("last", ""))
    start = subject.named[name]
    last = subject.place(said) or start
    place, means = (cell(last), (tried, said)) if last != start else ("", (tried,))
    title = subject.words("noites-picture-check-not", name=subject.piece(name))

    def above(canvas: Canvas, plan: Framing) -> None:
        put_way(canvas, plan, (start, last), BARRED)
        with canvas.thing("no_way", place, means):
            canvas.draw(ring(plan.at(last), TOKEN * plan.scale, BARRED, width=4))

    why = subject.words.refusal(SLUG, refused)
    return CloseUp(
        _middle(start, last), _across(start, last), title, (Fact(why, BARRED),), _rings(subject, board, name), above
    )


def _rings(subject: NightSubject, board: Night, name: str) -> Callable[[Canvas, Framing], None]:
    """How near whoever moves may come to others."""
    return lambda canvas, plan: put_rings(canvas, plan, board, name)


def _middle(p: tuple[int, int], q: tuple[int, int]) -> tuple[int, int]:
    return (p[0] + q[0]) // 2, (p[1] + q[1]) // 2


def _across(p: tuple[int, int], q: tuple[int, int]) -> int:
    return max(places.CLOSE, abs(p[0] - q[0]) + 3 * MARGIN, abs(p[1] - q[1]) + 3 * MARGIN)


_LOOKS: Final = {REACH: _reach, RANGE: _range, SIGHT: _sight}


# --- the picture ---


def _canvas(subject: NightSubject, answer: CloseUp) -> Canvas:
    plan = _with_room(places.around(subject.size, answer.middle, answer.seen), answer.facts)
    canvas = Canvas(
        (WIDTH, plan.height), laid(subject.size, subject.view.terrain, subject.view.barricades, plan, plan.height)
    )
    canvas.field = Field(plan.origin, CELL * plan.scale, plan.box)
    answer.below(canvas, plan)
    put_names(canvas, subject.view.terrain, stands(subject, plan), plan)
    put_pieces(canvas, subject, plan, named=True)
    answer.above(canvas, plan)
    put_sky(canvas)
    canvas.write(answer.title, (24, HEADER / 2 - 2), TITLE, "lm", WIDTH - 48)
    _put_facts(canvas, plan, answer.facts)
    return canvas


def _with_room(plan: Framing, facts: Sequence[Fact]) -> Framing:
    """The panel as high as its facts need it, written small."""
    while _told_of(plan.side, facts, PRINTS[-1]) < len(set(facts)):
        left, top, right, bottom = plan.side
        more = PRINTS[-1].high
        plan = replace(plan, side=(left, top, right, bottom + more), height=plan.height + more)
    return plan


def _put_facts(canvas: Canvas, plan: Framing, facts: Sequence[Fact]) -> None:
    """Few of them are written large: a phone shows the panel at a third of its size."""
    canvas.draw(panel(plan.side, STONE, DIM, radius=14, width=3))
    print_ = next(it for it in PRINTS if _told_of(plan.side, facts, it) == len(set(facts)))
    for fact, said, at in _written(plan.side, facts, print_):
        canvas.write(said, at, print_.style(fact), "lm")


def _told_of(side: Box, facts: Sequence[Fact], print_: Print) -> int:
    """Of how many facts there is room to tell."""
    return len({fact for fact, *_ in _written(side, facts, print_)})


def _written(side: Box, facts: Sequence[Fact], print_: Print) -> Iterator[tuple[Fact, str, Point]]:
    """The lines of the facts, each with where it begins: column by column, as far as there is room."""
    left, top, right, bottom = side
    wide = (right - left - 20) // print_.columns
    x, y = left + 20, top + print_.high - 4
    for fact in facts:
        lines = wrapped(fact.text, print_.style(fact), wide - 20)
        if y + print_.high * (len(lines) - 1) > bottom - 20:
            x, y = x + wide, top + print_.high - 4
        if x + wide > right:
            return
        for said in lines:
            yield fact, said, (x, y)
            y += print_.high
        y += 18
