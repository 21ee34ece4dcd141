"""What somebody may ask before deciding: how far, who is in range or in sight, what a way would cost and set off.

Nothing here changes anything, and nothing is asked that a view does not hold: `table_of` gives the board.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from engine.core.plane.points import MILLI, Point, gap, square
from engine.core.refusal import Refused
from engine.games.noites.actions import CHECK, Charge
from engine.games.noites.board import Monster, Night, Victim
from engine.games.noites.phrases.places import Landmark, as_read
from engine.games.noites.phrases.routes import BestWay, NoWay, Route
from engine.games.noites.rules.combat import COVER_NEEDS, MELEE, SHOT, attack_needs, defence_needs
from engine.games.noites.rules.courses import LIMITS, Course, bends, caught, purse, seizer, victim_purse
from engine.games.noites.rules.melee import charge_dice
from engine.games.noites.rules.moving import eligible
from engine.games.noites.rules.routes import monster_course, reachable, victim_route
from engine.games.noites.rules.sight import blockers, covered_from, covered_in_melee, in_range, reach_of

REACH, RANGE, SIGHT = "reach", "range", "sight"
LOOKS = (REACH, RANGE, SIGHT, CHECK)
FINE = 25
"""Millimetres between the points of an overlay."""
FACES = 6


@dataclass(frozen=True, slots=True)
class Aim:
    """One enemy as a target."""

    target: str
    gap: int
    """Whole millimetres between the bases, rounded down."""
    in_range: bool
    blocked_by: tuple[str, ...]
    """Pieces and barricades in the line of sight."""
    covered: bool
    needs: int
    chance: int
    """Of a wound, or of a kill if the target is stunned, in per cent."""

    @property
    def is_open(self) -> bool:
        """Whether it may be shot at (NH-511)."""
        return self.in_range and not self.blocked_by


@dataclass(frozen=True, slots=True)
class Reach:
    """How far a monster can go."""

    advance: tuple[Point, ...]
    run: tuple[Point, ...]
    catches: tuple[str, ...]
    """Victims that it can run over."""
    charges: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Trip:
    """A way as it would be gone if nothing happened on it."""

    action: str
    """A monster's action; `move` for a victim."""
    points: tuple[Point, ...]
    cost: int
    """Millimetres, rounded up."""
    limit: int
    dangers: tuple[str, ...]
    watchers: tuple[str, ...]
    """Enemies on watch that may shoot on the way."""
    catches: tuple[str, ...]
    dice: int
    """How often it jumps or leaps with dice."""
    aims: tuple[Aim, ...]
    """Whom it could shoot at from the end of it, or whom it charges."""


def aims(board: Night, shooter: Monster) -> tuple[Aim, ...]:
    """Every enemy, the nearest first."""
    enemies = sorted(board.standing_of(1 - shooter.side), key=lambda one: (square(shooter.spot, one.spot), one.number))
    return tuple(_shot(board, shooter, one) for one in enemies)


def attack(board: Night, tokens: tuple[str, ...], shooter: str) -> Aim | None:
    """What the attack of an entry would be like; whoever is being asked for a target shoots where nobody is named."""
    match tokens:
        case ("shoot", target):
            return _aim(_shot, board, shooter, target)
        case ("hold", name, "shoot", target):
            return _aim(_shot, board, name, target)
        case ("charge", name, target):
            return _aim(_charged, board, name, target)
    return None


def _aim(how: Callable[[Night, Monster, Monster], Aim], board: Night, attacker: str, target: str) -> Aim | None:
    one, other = board.monster(attacker), board.monster(target)
    return how(board, one, other) if one and other and one.at and other.at else None


def _shot(board: Night, shooter: Monster, target: Monster) -> Aim:
    covered = covered_from(board, shooter, target)
    needs = attack_needs(board, shooter, target, SHOT)
    return Aim(
        target.name,
        gap(shooter.spot, shooter.radius, target.spot, target.radius),
        in_range(board, shooter, target),
        blockers(board, shooter, target),
        covered,
        needs,
        _chance(shooter, target, needs, 1, covered),
    )


def _charged(board: Night, charger: Monster, target: Monster) -> Aim:
    covered = covered_in_melee(board, target)
    needs = attack_needs(board, charger, target, MELEE)
    chance = 100 if target.stunned else _chance(charger, target, needs, charge_dice(board, charger), covered)
    return Aim(target.name, 0, True, (), covered, needs, chance)


def _chance(attacker: Monster, target: Monster, needs: int, dice: int, covered: bool) -> int:
    """That at least one die hits, is not lost to cover, and is not parried or healed (NH-512)."""
    hits = (FACES + 1 - needs) * (COVER_NEEDS - 1 if covered else FACES)
    if target.stunned:
        wounds = hits * FACES * FACES
    else:
        stays = target.traits.heals_from - 1 if target.traits.heals_from else FACES
        wounds = hits * (defence_needs(attacker, target) - 1) * stays
    every = FACES**4
    unhurt = (every - wounds, every)
    for _ in range(dice - 1):
        unhurt = (unhurt[0] * (every - wounds), unhurt[1] * every)
    return 100 * (unhurt[1] - unhurt[0]) // unhurt[1]


def reach(board: Night, monster: Monster) -> Reach:
    """All that it can get to: points, victims, enemies and barricades."""
    far = limit(board, monster, "run") + monster.radius
    near = [one for one in board.victims if square(monster.spot, one.at) <= far * far]
    targets = (*(one.name for one in board.standing_of(1 - monster.side)), *(one.name for one in board.barricades))
    return Reach(
        reachable(board, monster, "advance", FINE),
        reachable(board, monster, "run", FINE),
        tuple(one.name for one in near if one.name in _caught(board, monster, _tried(board, monster, "run", one.name))),
        tuple(name for name in targets if _tried(board, monster, "charge", "", name) is not None),
    )


def limit(board: Night, monster: Monster, action: str) -> int:
    """Millimetres that an action lets a monster go over easy ground."""
    return purse(board, monster, action).limit // MILLI


def _tried(board: Night, monster: Monster, action: str, to: str, target: str = "") -> Course | None:
    try:
        return monster_course(board, monster, action, BestWay(Landmark.of(to)) if to else NoWay(), target)
    except Refused:
        return None


def _caught(board: Night, monster: Monster, way: Course | None) -> tuple[str, ...]:
    found = (name for foot in (way.feet if way else ()) for name in caught(board, monster, foot.at))
    return tuple(dict.fromkeys(found))


def trip(board: Night, name: str, tokens: tuple[str, ...]) -> Trip:
    """The way that was asked about, or why it cannot be gone; without a word for how, the least that serves."""
    monster, victim = board.monster(name), board.victim(name)
    if victim is not None:
        return _victim_trip(board, victim, tokens[1:] if tokens[:1] == ("move",) else tokens)
    if monster is None or monster.at is None:
        raise Refused("no_such_target", target=name[:20])
    if tokens and tokens[0] in LIMITS:
        return _monster_trip(board, monster, tokens[0], tokens[1:])
    return _least(board, monster, tokens)


def _least(board: Night, monster: Monster, tokens: tuple[str, ...]) -> Trip:
    """Charge an enemy or a barricade; else advance where that is enough, and run where it is not."""
    target = as_read(tokens[0]) if tokens else ""
    enemy = board.monster(target)
    if (enemy and enemy.side != monster.side) or any(one.name == target for one in board.barricades):
        return _monster_trip(board, monster, "charge", tokens)
    try:
        return _monster_trip(board, monster, "advance", tokens)
    except Refused:
        return _monster_trip(board, monster, "run", tokens)


def _monster_trip(board: Night, monster: Monster, action: str, tokens: tuple[str, ...]) -> Trip:
    if action == "charge":
        way = Charge.read_fields((monster.name, *tokens)).course(board, monster)
    else:
        way = monster_course(board, monster, action, Route.read(tokens))
    catches = _caught(board, monster, way)
    there = board.with_monster(monster.name, at=way.end or monster.spot)
    return Trip(
        action,
        bends(monster.spot, way.feet),
        -(-way.cost // MILLI),
        _limit(board, monster, action, way),
        way.dangers,
        tuple(name for name, _ in eligible(board, monster, way.feet)),
        catches,
        sum(foot.dice > 0 for foot in way.feet),
        () if catches else tuple(_ends(there, there.the(monster.name), action, tokens)),
    )


def _ends(there: Night, mover: Monster, action: str, tokens: tuple[str, ...]) -> Iterator[Aim]:
    if action == "advance" and reach_of(there, mover):
        yield from (one for one in aims(there, mover) if one.is_open)
    target = there.monster(tokens[0]) if action == "charge" and tokens else None
    if target is not None:
        yield _charged(there, mover, target)


def _limit(board: Night, monster: Monster, action: str, way: Course) -> int:
    money = purse(board, monster, action)
    rough = [piece.polygon for piece in board.ground.soft if piece.difficult]
    minds = not (money.per_step or monster.traits.lofty)
    slowed = minds and any(polygon.contains(foot.at) for foot in way.feet for polygon in rough)
    return (money.slowed if slowed else money.limit) // MILLI


def _victim_trip(board: Night, victim: Victim, tokens: tuple[str, ...]) -> Trip:
    way = victim_route(board, victim, board.active, Route.read(tokens))
    taker = seizer(board, way.end, board.active) if way.end else None
    catches = (taker.name,) if taker else ()
    most = victim_purse(board).limit // MILLI
    return Trip("move", bends(victim.at, way.feet), -(-way.cost // MILLI), most, (), (), catches, 0, ())
