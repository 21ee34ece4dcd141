"""What can be said of an act before it is done: whom a way leads to, how far off, what it brings. All is public."""

from collections.abc import Hashable, Mapping
from typing import Any

from engine.core.plane.points import Point, gap
from engine.core.seat import Seat
from engine.games.noites.board import Monster, Night
from engine.games.noites.content.sizes import TOKEN
from engine.games.noites.phrases.places import Nowhere, Site
from engine.games.noites.phrases.routes import ANYWHERE, BestWay, Route
from engine.games.noites.rules.naming import located

ALIKE = 30
"""Places that lie no farther apart, in millimetres, are one to whoever chooses."""


def of_goal(board: Night, start: Point, route: Route) -> Mapping[str, Any]:
    """A victim and its points, or a place and the victim nearest to it."""
    if not isinstance(route, BestWay):
        return {"goal": "place", "to": start, "near": "none", "gap": 0}
    victim = board.victim(route.to.words()[0])
    if victim is not None:
        points = board.size.victim_points * (1 + victim.marked)
        return {"goal": "victim", "victim": victim.name, "points": points}
    to = located(board, route.to, start)
    return {"goal": "place", "to": to, **nearest_victim(board, to)}


def nearest_victim(board: Night, to: Point) -> Mapping[str, Any]:
    """The victim that is nearest to a place, and how far off it is."""
    off = min(((gap(to, 0, one.at, TOKEN), one.number, one.name) for one in board.victims), default=(0, 0, "none"))
    return {"near": off[2], "gap": max(0, off[0])}


def nearest_monster(board: Night, seat: Seat, to: Point) -> Mapping[str, Any]:
    """The monster that is nearest to a place, whose it is to whoever sits there, and how far off."""
    standing = (one for one in board.monsters if one.at is not None)
    off = min(((gap(to, TOKEN, one.spot, one.radius), one.name, one.side) for one in standing), default=(0, "none", 0))
    return {"near": off[1], "whose": "own" if off[2] == board.side_of(seat) else "enemy", "gap": max(0, off[0])}


def of_place(board: Night, seat: Seat, at: Site) -> Mapping[str, Any]:
    """Where it is, and the monster nearest to it."""
    if at in (ANYWHERE, Nowhere()):
        return {"goal": "anywhere", "to": (0, 0), "near": "none", "whose": "own", "gap": 0}
    to = located(board, at)
    return {"goal": "place", "to": to, **nearest_monster(board, seat, to)}


def about(board: Night, start: Point, route: Route) -> Hashable:
    """A way as far as it differs from others: whom it leads to, or whereabouts it ends."""
    said = of_goal(board, start, route)
    if said["goal"] == "victim":
        return str(said["victim"])
    return whereabouts(said["to"])


def whereabouts(p: Point) -> Hashable:
    """The patch of ground in which a point lies."""
    return p[0] // ALIKE, p[1] // ALIKE


def of_attack(board: Night, attacker: Monster, target: str) -> Mapping[str, Any]:
    """Who is attacked, and what a die must show."""
    return {"target": target or "none", "needed": attacker.tested_quality, "wall": board.monster(target) is None}


def standings(board: Night, seat: Seat) -> Mapping[str, Any]:
    """What the goal is and how far each side is: said with every decision of a turn."""
    side = board.side_of(seat)
    return {
        "round": board.round,
        "rounds": board.rules.rounds,
        "mine": board.score(side),
        "theirs": board.score(1 - side),
    }
