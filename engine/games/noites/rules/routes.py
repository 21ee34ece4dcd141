"""From typed places to legs: own waypoints as they are, a bare destination by the best way (NH-315, NH-408)."""

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from itertools import takewhile

from engine.core.plane.paths import HeldUp, WaySearch, never
from engine.core.plane.points import COMPASS, MILLI, Point, along, footprints, length, minus, square
from engine.core.refusal import Refused
from engine.games.noites.board import Monster, Night, Victim
from engine.games.noites.phrases.places import Landmark, Site
from engine.games.noites.phrases.routes import BEHIND, HIDE, JUMP, LEAP, AsFarAs, BestWay, LookOut, NoWay, OwnWay, Route
from engine.games.noites.rules.courses import (
    CONTACT,
    WALK,
    Course,
    Leg,
    course,
    holds_up,
    in_contact,
    mover,
    purse,
    victim_course,
    victim_mover,
    victim_purse,
)
from engine.games.noites.rules.naming import located, written
from engine.games.noites.rules.sight import in_range, sees, shelters
from engine.games.noites.rules.spots import lattice, rings

LATTICE = 50


def monster_course(board: Night, monster: Monster, action: str, route: Route, target: str = "") -> Course:
    """The way that a monster goes by a route."""
    return _unless_refused(_monster_course(board.laid, monster.name, action, route, target))


def victim_route(board: Night, victim: Victim, side: int, route: Route) -> Course:
    """The way that a victim goes by a route."""
    return _unless_refused(_victim_route(board.laid, victim.name, side, route))


def may_end(board: Night, monster: Monster, action: str, p: Point) -> bool:
    """Quick: whether a move might end there, for those who only look for something to suggest."""
    return _search(board.laid, monster.name, action).may_end(p)


def victim_may_end(board: Night, victim: Victim, side: int, p: Point) -> bool:
    """The same for a victim."""
    return _victim_search(board.laid, victim.name, side).may_end(p)


def reachable(board: Night, monster: Monster, action: str, every: int = LATTICE) -> tuple[Point, ...]:
    """The points of a lattice that a monster can get to."""
    return _reachable(board.laid, monster.name, action, every)


@lru_cache(maxsize=64)
def _reachable(laid: Night, name: str, action: str, every: int) -> tuple[Point, ...]:
    search = _search(laid, name, action)
    return tuple(p for p in _around(laid, search.start, search, every) if search.reaches(p))


def _unless_refused(found: Course | Refused) -> Course:
    if isinstance(found, Refused):
        raise found.anew()
    return found


@lru_cache(maxsize=1024)
def _monster_course(laid: Night, name: str, action: str, route: Route, target: str) -> Course | Refused:
    """The same table and the same route are asked about many times: by menus, checks, players who think ahead."""
    monster = laid.the(name)
    try:
        return course(laid, monster, _legs(laid, monster, action, route, target), action, target)
    except Refused as refused:
        return _with_nearest(refused, laid, lambda: _search(laid, name, action), route)


@lru_cache(maxsize=1024)
def _victim_route(laid: Night, name: str, side: int, route: Route) -> Course | Refused:
    victim = laid.one_victim(name)
    try:
        return victim_course(laid, victim, _victim_legs(laid, victim, side, route), side)
    except Refused as refused:
        return _with_nearest(refused, laid, lambda: _victim_search(laid, name, side), route)


def _with_nearest(refused: Refused, laid: Night, searched: Callable[[], WaySearch], route: Route) -> Refused:
    """Of a bare destination that cannot be reached, the nearest point that can (NH-316)."""
    if "last" not in refused.params or not isinstance(route, BestWay):
        return refused.anew()
    to = route.to

    @cache
    def last() -> str:
        search = searched()
        goal = located(laid, to, search.start)
        return written(search.nearest(goal, _around(laid, search.start, search)) or search.start)

    return Refused(refused.key, **{**refused.params, "last": last})


def _legs(board: Night, monster: Monster, action: str, route: Route, target: str) -> tuple[Leg, ...]:
    match route:
        case OwnWay():
            return own_legs(board, monster.spot, route)
        case BestWay(to):
            return _best(board, monster, action, to)
        case AsFarAs(to):
            return _as_far_as(board, monster, _search(board, monster.name, action), to)
        case LookOut(how):
            found = _sheltered if how == BEHIND else _watched
            return found(board, monster, _search(board, monster.name, action), route)
        case NoWay() if target:
            return _charge(board, monster, target)
    raise Refused("bad_command")


def _best(board: Night, monster: Monster, action: str, to: Site) -> tuple[Leg, ...]:
    search = _search(board, monster.name, action)
    goal = _goal(board, monster, search, to)
    enemy = board.monster(to.name) if isinstance(to, Landmark) else None
    if enemy is not None and enemy.name != monster.name:
        return _towards(board, monster, goal, action)
    return _found(search, goal, monster.spot, holds_up(board, monster, action == "charge", _victim_at(board, to)))


def _victim_at(board: Night, to: Site) -> str:
    """The victim that is a destination: nothing but its capture ends a way there."""
    return to.name if isinstance(to, Landmark) and board.victim(to.name) else ""


def _goal(board: Night, monster: Monster, search: WaySearch, to: Site) -> Point:
    """A bare destination; a victim is one from which it is covered (NH-317)."""
    victim = board.victim(to.name) if isinstance(to, Landmark) else None
    return _onto(board, monster, search, victim) if victim else located(board, to, monster.spot)


def _onto(board: Night, monster: Monster, search: WaySearch, victim: Victim) -> Point:
    level = board.ground.level(victim.at)
    covering = takewhile(lambda p: square(p, victim.at) <= monster.grasp, rings(victim.at))
    fitting = (p for p in covering if search.may_end(p) and board.ground.level(p) == level)
    return next(fitting, victim.at)


def own_legs(board: Night, start: Point, way: OwnWay) -> tuple[Leg, ...]:
    """Own waypoints, each told from the one before it."""
    legs: list[Leg] = []
    at = start
    for waypoint in way.waypoints:
        at = located(board, waypoint.site, at)
        legs.append(Leg(waypoint.mark if waypoint.mark in (JUMP, LEAP) else WALK, at))
    return tuple(legs)


@lru_cache(maxsize=64)
def _search(laid: Night, name: str, action: str) -> WaySearch:
    """One search for each walk that a monster may take: its legs are walked once, whatever the goal."""
    monster = laid.the(name)
    walker, money = mover(laid, monster, action == "charge"), purse(laid, monster, action)
    return WaySearch(laid.ground, walker, monster.spot, money)


def _found(search: WaySearch, goal: Point, start: Point, held_up: HeldUp = never) -> tuple[Leg, ...]:
    if goal == start:
        return ()
    way = search.to(goal, held_up)
    return tuple(Leg(WALK, p) for p in way.points) if way else (Leg(WALK, goal),)


def _towards(board: Night, monster: Monster, goal: Point, action: str) -> tuple[Leg, ...]:
    """The nearest legal point on the straight line to an enemy."""
    for at in reversed(footprints(monster.spot, goal)):
        try:
            course(board, monster, (Leg(WALK, at),), action)
        except Refused:
            continue
        return (Leg(WALK, at),)
    raise Refused("no_way", place=written(goal))


def _charge(board: Night, monster: Monster, target: str) -> tuple[Leg, ...]:
    """The best way into contact (NH-408)."""
    search = _search(board, monster.name, "charge")
    held_up = holds_up(board, monster, charging=True, target=target)
    for goals in _contacts(board, monster, target):
        best = search.to_best(goals, held_up)
        if best is not None:
            return tuple(Leg(WALK, p) for p in best.points)
    raise Refused("cannot_reach", target=target)


def may_touch(board: Night, monster: Monster, enemy: Monster) -> bool:
    """Quick: whether a charge in a straight line over open ground would come into contact."""
    reach = purse(board, monster, "charge").limit // MILLI
    return square(monster.spot, enemy.spot) <= (reach + monster.radius + enemy.radius + CONTACT + 1) ** 2


def _contacts(board: Night, monster: Monster, target: str) -> Iterator[list[Point]]:
    enemy = board.monster(target)
    if enemy is not None:
        if not may_touch(board, monster, enemy):
            return
        for n in (1, 2):
            bases = monster.radius + enemy.radius + n
            goals = [along(enemy.spot, v, bases) for v in COMPASS.values()]
            yield [p for p in goals if in_contact(board, monster, p, target)]
        return
    barricade = next(one for one in board.barricades if one.name == target)
    for n in (1, 2, 3):
        middles = [((a[0] + b[0]) // 2, (a[1] + b[1]) // 2) for a, b in barricade.polygon.edges]
        goals = [along(m, minus(m, barricade.centre), monster.radius + n) for m in middles]
        yield [p for p in goals if in_contact(board, monster, p, target)]


def _watched(board: Night, monster: Monster, search: WaySearch, look_out: LookOut) -> tuple[Leg, ...]:
    """`hide b3`, `see b3`: the cheapest point out of sight, or in sight and range."""
    enemy = board.monster(look_out.name)
    if enemy is None or enemy.at is None:
        raise Refused("bad_command")
    hiding = look_out.how == HIDE
    fitting = []
    for p in (*_around(board, monster.spot, search), *search.nodes):
        seen = sees(board, enemy, monster, p)
        if seen != hiding and (hiding or in_range(board, monster, enemy, p)):
            fitting.append(p)
    return _cheapest(search, fitting, holds_up(board, monster, charging=False))


def _sheltered(board: Night, monster: Monster, search: WaySearch, look_out: LookOut) -> tuple[Leg, ...]:
    """`behind t4`: where the piece serves against the most enemies (NH-318)."""
    piece = next((one for one in board.terrain if look_out.name == one.name), None)
    if piece is None:
        raise Refused("bad_command")
    enemies = board.standing_of(1 - monster.side)
    points = (p for p in (*_around(board, monster.spot, search), *search.nodes) if search.reaches(p))
    served = {p: sum(shelters(board, piece, enemy, p) for enemy in enemies) for p in points}
    most = max(served.values(), default=0)
    fitting = [p for p, count in served.items() if count == most > 0]
    return _cheapest(search, fitting, holds_up(board, monster, charging=False))


def _as_far_as(board: Night, monster: Monster, search: WaySearch, to: Site) -> tuple[Leg, ...]:
    """`far v7`: the reachable point nearest to a place."""
    goal = _goal(board, monster, search, to)
    held_up = holds_up(board, monster, charging=False, victim=_victim_at(board, to))
    way = search.to(goal, held_up)
    if way is None:
        nearest = search.nearest(goal, _around(board, monster.spot, search))
        way = search.to(nearest, held_up) if nearest else None
    if way is None:
        raise Refused("no_way", place=written(goal))
    return tuple(Leg(WALK, p) for p in way.points)


def _around(board: Night, start: Point, search: WaySearch, every: int = LATTICE) -> Iterator[Point]:
    """The lattice as far as the limit reaches."""
    return (p for p in lattice(board.ground, every) if length(start, p) <= search.purse.limit)


def _cheapest(search: WaySearch, goals: list[Point], held_up: HeldUp) -> tuple[Leg, ...]:
    ways = [(way.cost, p[1], p[0], way) for p, way in ((p, search.to(p, held_up)) for p in goals) if way is not None]
    if not ways:
        raise Refused("no_such_spot")
    return tuple(Leg(WALK, p) for p in min(ways, key=lambda one: one[:3])[3].points)


def _victim_legs(board: Night, victim: Victim, side: int, route: Route) -> tuple[Leg, ...]:
    match route:
        case OwnWay():
            return own_legs(board, victim.at, route)
        case BestWay(to):
            return _found(_victim_search(board, victim.name, side), located(board, to, victim.at), victim.at)
        case AsFarAs() | LookOut():
            raise Refused("bad_place", place=route.words()[0])
    raise Refused("bad_command")


@lru_cache(maxsize=64)
def _victim_search(laid: Night, name: str, side: int) -> WaySearch:
    victim = laid.one_victim(name)
    return WaySearch(laid.ground, victim_mover(laid, victim, side), victim.at, victim_purse(laid))
