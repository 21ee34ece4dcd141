"""From the legs of a route to its footprints: what is legal, what it costs, where it ends (NH-303 to NH-314)."""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import isqrt

from engine.core.plane.ground import BrokenWay, Disc, Ground, GroundPiece, Mover, Stretch, comes_near, stretch
from engine.core.plane.paths import MOST_LEGS, HeldUp, Purse
from engine.core.plane.points import MILLI, STRIDE, Point, along, footprints, length, minus, square
from engine.core.plane.polygons import Polygon
from engine.core.refusal import Refused
from engine.games.noites.board import Monster, Night, Victim
from engine.games.noites.content.sizes import TOKEN
from engine.games.noites.phrases.routes import JUMP
from engine.games.noites.rules.naming import written
from engine.games.noites.rules.spots import CLEARANCE, is_clear, is_shunned

WALK = "walk"
SCARY, DREADFUL = 75, 150
LEAST_DROP, MOST_DROP = 50, 150
CONTACT = 2
"""How wide a gap may be between bases that touch (NH-407)."""
FREE_GAP, MOST_GAP, PER_DIE = 25, 150, 75
VICTIM_LIMIT, FOLLOW_LIMIT, SPRINT = 150, 75, 75
LIMITS = {"advance": (150, 200, 100), "run": (300, 400, 200), "charge": (300, 400, 200)}
"""Plain, fast and slow."""


@dataclass(frozen=True, slots=True)
class Leg:
    """A part of a route."""

    kind: str
    to: Point


@dataclass(frozen=True, slots=True)
class Foot:
    """One footprint on the ground; a landing also says what is rolled for it and what a failure means."""

    number: int
    at: Point
    dice: int = 0
    roll: str = ""
    drop: int = 0
    edge: Point | None = None
    """The last footprint before the flight."""
    beyond: Point | None = None
    """The one after it."""


@dataclass(frozen=True, slots=True)
class Course:
    """A route that was found legal."""

    feet: tuple[Foot, ...]
    cost: int
    limit: int
    dangers: tuple[str, ...]

    @property
    def end(self) -> Point | None:
        return self.feet[-1].at if self.feet else None


Stops = Callable[[Point], bool]


def purse(board: Night, monster: Monster, action: str) -> Purse:
    """How far a monster may go (NH-313)."""
    plain, fast, slow = LIMITS.get(action, (FOLLOW_LIMIT,) * 3)
    pace = monster.traits.pace
    limit = fast if pace > 0 else slow if pace < 0 else plain
    if action in LIMITS:
        limit += SPRINT if board.twisted.sprint and monster.side == board.active else 0
        limit //= 2 if monster.tangled else 1
    return Purse(limit * MILLI, limit // 2 * MILLI, board.rules.difficult_mode == "per_mm")


def mover(board: Night, monster: Monster, charging: bool = False) -> Mover:
    """How a monster walks (NH-310)."""
    discs = tuple(_kept_off(monster, other, charging) for other in board.standing if other.name != monster.name)
    lofty = monster.traits.lofty
    return Mover(
        monster.radius,
        discs,
        climbs_free=lofty or monster.traits.climbs,
        sure_footed=lofty,
        through_pieces=lofty,
        through_discs=monster.traits.flies,
    )


def _kept_off(monster: Monster, other: Monster, charging: bool) -> Disc:
    touch = monster.radius + other.radius
    shy = touch if charging or other.side == monster.side else touch + CLEARANCE
    return Disc(other.name, other.spot, touch, shy)


def may_stop(board: Night, monster: Monster, p: Point, charging: bool) -> bool:
    """Whether a monster that passes through things could end its move there."""
    if not is_clear(board, p, monster.radius, monster.name):
        return False
    return charging or not is_shunned(board, monster, p) or p == monster.at


def caught(board: Night, monster: Monster, p: Point, taken: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The victims that a monster covers at a footprint of its own move (NH-413)."""
    x, y = p
    most = monster.grasp
    near = [one for one in board.victims if (x - one.at[0]) ** 2 + (y - one.at[1]) ** 2 <= most]
    over = [one for one in near if one.name not in taken]
    if not over:
        return ()
    level = board.ground.level(p)
    return tuple(one.name for one in over if board.ground.level(one.at) == level)


def seized(board: Night, monster: Monster, p: Point, charging: bool, taken: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The victims that a monster captures at a footprint: where it could not stop it passes on (NH-414)."""
    names = caught(board, monster, p, taken)
    return names if names and (not monster.traits.lofty or may_stop(board, monster, p, charging)) else ()


def holds_up(board: Night, monster: Monster, charging: bool, victim: str = "", target: str = "") -> HeldUp:
    """Whether a leg of a way captures before its end is reached; not what was named, or is covered there (NH-315)."""
    reach = isqrt(monster.grasp) + 1
    tokens = tuple(Disc(one.name, one.at, 0, reach) for one in board.victims)

    def is_held_up(p: Point, q: Point, goal: Point) -> bool:
        if not any(comes_near(token, p, q) for token in tokens):
            return False
        for at in footprints(p, q):
            names = seized(board, monster, at, charging)
            if names:
                wanted = (victim,) if victim else seized(board, monster, goal, charging)
                return not set(names) & set(wanted)
            if target and in_contact(board, monster, at, target):
                return False
        return False

    return is_held_up


def in_contact(board: Night, monster: Monster, p: Point, target: str) -> bool:
    """Base contact with what is charged (NH-407)."""
    enemy = board.monster(target)
    if enemy is not None:
        touch = monster.radius + enemy.radius
        near = touch**2 <= square(p, enemy.spot) <= (touch + CONTACT) ** 2
        return near and board.ground.level(p) == board.ground.level(enemy.spot)
    polygon = next(one.polygon for one in board.barricades if one.name == target)
    return polygon.is_beyond(p, monster.radius) and polygon.is_within(p, monster.radius + CONTACT)


def course(board: Night, monster: Monster, legs: tuple[Leg, ...], action: str, target: str = "") -> Course:
    """A monster's route, cut off where it captures or makes contact; `Refused` with the first broken rule."""
    charging = action == "charge"
    lofty = monster.traits.lofty
    spared = [monster.traits.spared]
    taken: list[str] = []

    def stops(p: Point) -> bool:
        new = seized(board, monster, p, charging, tuple(taken))
        if new:
            taken.extend(new)
            spared[0] -= 1
            if spared[0] < 0:
                return True
        stops_here = not lofty or may_stop(board, monster, p, charging)
        return bool(target) and stops_here and in_contact(board, monster, p, target)

    trace = _Trace(board.ground, mover(board, monster, charging), monster.spot, stops)
    found = trace.along(board, legs, purse(board, monster, action))
    end = found.end
    if end is not None and lofty and not may_stop(board, monster, end, charging):
        raise Refused("cannot_stop", place=written(end))
    if target and not taken and not in_contact(board, monster, end or monster.spot, target):
        raise Refused("no_contact", target=target)
    return found


@dataclass(frozen=True, slots=True)
class _Walk:
    """A walk leg, and what had been paid before it."""

    start: Point
    steps: tuple[Point, ...]
    cost: int
    difficult: bool
    held_by: tuple[Disc, ...]


class _Trace:
    """A route being looked at, leg by leg."""

    def __init__(self, ground: Ground, walker: Mover, start: Point, stops: Stops) -> None:
        self.ground, self.walker, self.at, self.stops = ground, walker, start, stops
        self.held_by = walker.held_by(start)
        self.feet: list[Foot] = []
        self.walks: list[_Walk] = []
        self.number = 0
        self.cost = self.climbed = 0
        self.difficult = self.ended = False
        self.dangers: dict[str, None] = {}

    def along(self, board: Night, legs: tuple[Leg, ...], money: Purse) -> Course:
        if len(legs) > MOST_LEGS:
            raise Refused("too_many_legs", most=MOST_LEGS)
        for leg in legs:
            if leg.to == self.at or self.ended:
                continue
            if leg.kind == WALK:
                self._walk(leg.to, money)
            elif leg.kind == JUMP:
                self._jump(leg.to, money)
            else:
                self._leap(board, leg.to)
        if not money.pays(self.cost, self.difficult):
            slowed = self.difficult and not money.per_step
            limit, last = money.slowed if slowed else money.limit, written(self._last_paid(money))
            ground = "difficult" if slowed else "open"
            cost, climb = -(-self.cost // MILLI), -(-self.climbed // MILLI)
            raise Refused("too_far", cost=cost, climb=climb, limit=limit // MILLI, last=last, ground=ground)
        return Course(tuple(self.feet), self.cost, money.limit, tuple(self.dangers))

    def _last_paid(self, money: Purse) -> Point:
        """The last footprint of its walks up to which the limit is enough."""

        def costs_too_much(count: int) -> bool:
            leg = stretch(self.ground, self.walker, walk.start, steps[count], walk.held_by, steps[: count + 1])
            difficult = walk.difficult or (isinstance(leg, Stretch) and leg.difficult_steps > 0)
            cost = walk.cost + (money.cost(leg) if isinstance(leg, Stretch) else 0)
            return not money.pays(cost, difficult)

        for walk in reversed(self.walks):
            if money.pays(walk.cost, walk.difficult):
                steps = walk.steps
                count = bisect_left(range(len(steps)), True, key=costs_too_much)
                return steps[count - 1] if count else walk.start
        return self.at

    def _walk(self, to: Point, money: Purse) -> None:
        steps = self._until_stop(footprints(self.at, to))
        self.walks.append(_Walk(self.at, steps, self.cost, self.difficult, self.held_by))
        leg = self._walked(self.at, steps[-1], steps)
        self.cost += money.cost(leg)
        self.climbed += leg.climbing
        self._enter(leg)
        self._tread(steps)

    def _until_stop(self, steps: tuple[Point, ...]) -> tuple[Point, ...]:
        for count, at in enumerate(steps, 1):
            if self.stops(at):
                self.ended = True
                return steps[:count]
        return steps

    def _walked(self, p: Point, q: Point, steps: tuple[Point, ...]) -> Stretch:
        found = stretch(self.ground, self.walker, p, q, self.held_by, steps)
        if isinstance(found, BrokenWay):
            raise Refused(
                f"route_{found.reason}",
                step=self.number + found.step,
                place=written(found.at),
                last=written(self._farthest(found)),
                by=found.by or "table",
            )
        self.held_by = found.held_by
        return found

    def _farthest(self, broken: BrokenWay) -> Point:
        """The last point before a footprint that is not allowed: a walk may end there (NH-222)."""
        ahead = (along(broken.before, minus(broken.at, broken.before), n) for n in range(STRIDE - 1, 0, -1))
        legal = (p for p in ahead if p != broken.at and self._is_legal(broken.before, p))
        return next(legal, broken.before)

    def _is_legal(self, p: Point, q: Point) -> bool:
        return not isinstance(stretch(self.ground, self.walker, p, q, self.held_by, (q,)), BrokenWay)

    def _enter(self, leg: Stretch | BrokenWay) -> None:
        if isinstance(leg, BrokenWay):
            return
        self.difficult = self.difficult or leg.difficult_steps > 0
        self.dangers.update((name, None) for name in leg.dangers)

    def _tread(self, steps: tuple[Point, ...]) -> None:
        for at in steps:
            self.number += 1
            self.feet.append(Foot(self.number, at))
        if steps:
            self.at = steps[-1]

    def _jump(self, to: Point, money: Purse) -> None:
        piece = self._steep(self.at)
        drop = piece.height - self.ground.level(to)
        r = self.walker.radius
        if not LEAST_DROP <= drop <= MOST_DROP:
            raise Refused("jump_height", drop=drop)
        if not (piece.polygon.is_beyond(to, r) and piece.polygon.is_within(to, r + 50)):
            raise Refused("jump_landing", most=50)
        steps, begin = footprints(self.at, to), self.at
        on = _leading(steps, piece.polygon)
        if self._until_stop(steps[:on]) != steps[:on] or self.ended:
            self.ended = False
            self._walk(to, money)
            return
        edge = steps[on - 1] if on else begin
        held_by = self.held_by
        self._walked(begin, to, steps)
        self._enter(stretch(self.ground, self.walker, begin, to, held_by, (*steps[:on], to)))
        self.cost += length(begin, edge)
        self._tread(steps[:on])
        self._land(steps, on, Foot(0, to, drop // PER_DIE + 1, "jp", drop, edge, steps[on]))

    def _land(self, steps: tuple[Point, ...], on: int, foot: Foot) -> None:
        self.number += len(steps) - on
        self.feet.append(Foot(self.number, foot.at, foot.dice, foot.roll, foot.drop, foot.edge, foot.beyond))
        self.at = foot.at
        self.ended = self.stops(foot.at)

    def _leap(self, board: Night, to: Point) -> None:
        start, end = self._steep(self.at), self._steep(to)
        if start is end or not 0 <= start.height - end.height < LEAST_DROP:
            raise Refused("leap_height")
        leaving, entering = start.polygon.inside(self.at, to), end.polygon.inside(self.at, to)
        if leaving is None or entering is None:
            raise Refused("leap_gap", most=MOST_GAP)
        dice = _leap_dice(square(self.at, to), leaving[1], entering[0])
        if _is_barred(board, self.at, to, end):
            raise Refused("leap_blocked")
        steps, begin = footprints(self.at, to), self.at
        on = _leading(steps, start.polygon)
        off = next(count for count, at in enumerate(steps) if count >= on and end.polygon.contains(at))
        edge = steps[on - 1] if on else begin
        for part in (steps[:on], steps[off:]):
            if part:
                self._walked(part[0], part[-1], part)
        self.cost += length(begin, to)
        self._tread(self._until_stop(steps[:on]))
        if not self.ended:
            foot = Foot(0, steps[off], dice, "lp" if dice else "", start.height, edge, steps[min(on, len(steps) - 1)])
            self._land(steps[: off + 1], on, foot)
        if not self.ended:
            self._tread(self._until_stop(steps[off + 1 :]))

    def _steep(self, p: Point) -> GroundPiece:
        piece = self.ground.standing_on(p)
        if piece is None or not piece.steep:
            raise Refused("not_steep", place=written(p))
        return piece


def _leading(steps: tuple[Point, ...], polygon: Polygon) -> int:
    """How many of the first footprints lie on a piece."""
    return next((count for count, at in enumerate(steps) if not polygon.contains(at)), len(steps))


def _leap_dice(d2: int, leaves: tuple[int, int], enters: tuple[int, int]) -> int:
    share = enters[0] * leaves[1] - leaves[0] * enters[1]
    whole = enters[1] * leaves[1]

    def at_most(most: int) -> bool:
        return share <= 0 or share * share * d2 <= most * most * whole * whole

    def at_least(least: int) -> bool:
        return share > 0 and share * share * d2 >= least * least * whole * whole

    if not at_most(MOST_GAP):
        raise Refused("leap_gap", most=MOST_GAP)
    if at_most(FREE_GAP):
        return 0
    return 1 + at_least(PER_DIE) + at_least(2 * PER_DIE)


def _is_barred(board: Night, p: Point, q: Point, end: GroundPiece) -> bool:
    """Whether anything on the way of a leap stands higher than where it ends."""
    high = [one.polygon for one in board.terrain if one.rules.opaque or one.rules.height > end.height]
    crossed = [*high, *(one.polygon for one in board.barricades)]
    start = next(piece.polygon for piece in board.ground.raised if piece.polygon.contains(p))
    return any(polygon != start and polygon.inside(p, q) is not None for polygon in crossed)


def bends(start: Point, feet: Sequence[Foot]) -> tuple[Point, ...]:
    """Where a way begins, turns and ends."""
    kept, ahead = [start], [foot.at for foot in feet]
    while ahead:
        count = next((n for n in range(len(ahead), 1, -1) if _is_straight(kept[-1], ahead[:n])), 1)
        kept.append(ahead[count - 1])
        ahead = ahead[count:]
    return tuple(kept)


def _is_straight(start: Point, steps: list[Point]) -> bool:
    """Whether all these footprints lie within a millimetre of the straight line to the last."""
    dx, dy = minus(steps[-1], start)
    return all((dx * (y - start[1]) - dy * (x - start[0])) ** 2 <= dx * dx + dy * dy for x, y in steps)


# --- victims ---


def scary(board: Night, monster: Monster, side: int) -> int:
    """How near a victim that a side moves may come to a monster (NH-411); 0 is no restriction."""
    if board.twisted.bait or (monster.traits.lures and monster.side == side):
        return 0
    return terror(board, monster)


def terror(board: Night, monster: Monster) -> int:
    """How far from itself a monster scares."""
    return DREADFUL if monster.traits.terrifies or monster.side in board.twisted.dread else SCARY


def victim_mover(board: Night, victim: Victim, side: int) -> Mover:
    """How a victim walks (NH-410)."""
    discs = [Disc(one.name, one.at, 2 * TOKEN, 2 * TOKEN) for one in board.victims if one.name != victim.name]
    for monster in board.standing:
        shy = scary(board, monster, side)
        if shy:
            discs.append(Disc(monster.name, monster.spot, 0, TOKEN + monster.radius + shy))
    return Mover(TOKEN, tuple(discs))


def seizer(board: Night, p: Point, side: int) -> Monster | None:
    """The monster that captures a victim which has been moved onto it (NH-412)."""
    return _seizer(board, p, _luring(board, side))


def _luring(board: Night, side: int) -> tuple[Monster, ...]:
    return tuple(one for one in board.standing if not scary(board, one, side))


def _seizer(board: Night, p: Point, luring: tuple[Monster, ...]) -> Monster | None:
    near = [one for one in luring if one.covers(p)]
    level = board.ground.level(p) if near else 0
    return next((one for one in near if board.ground.level(one.spot) == level), None)


def victim_purse(board: Night, limit: int = VICTIM_LIMIT) -> Purse:
    return Purse(limit * MILLI, limit // 2 * MILLI, board.rules.difficult_mode == "per_mm")


def victim_course(board: Night, victim: Victim, legs: tuple[Leg, ...], side: int) -> Course:
    """A victim's route, cut off where a monster whose terror is ignored covers it."""
    if any(leg.kind != WALK for leg in legs):
        raise Refused("victims_walk")
    luring = _luring(board, side)

    def stops(p: Point) -> bool:
        return _seizer(board, p, luring) is not None

    trace = _Trace(board.ground, victim_mover(board, victim, side), victim.at, stops)
    return trace.along(board, legs, victim_purse(board))
