"""Who sees whom, and who is in cover (NH-320 to NH-323)."""

from collections.abc import Iterator

from engine.core.plane.points import Point, square
from engine.core.plane.sight import Eye, passes_below
from engine.games.noites.board import Monster, Night, Terrain

EYES = 25
"""How high above its level a monster looks, and is looked at."""
IN_FOG = EAGLE = 150
FAR = 300
"""Farther than this, a stealthy target counts as in cover."""


def sees(board: Night, shooter: Monster, target: Monster, at: Point | None = None) -> bool:
    """Line of sight between two monsters, the target perhaps at another point."""
    return not any(_barring(board, shooter.spot, at or target.spot))


def blockers(board: Night, shooter: Monster, target: Monster) -> tuple[str, ...]:
    """The pieces and barricades that bar the line of sight."""
    return tuple(_barring(board, shooter.spot, target.spot))


def can_be_seen(board: Night, watcher: Monster, p: Point) -> bool:
    """Whether somebody who stood there would be seen."""
    return not any(_barring(board, watcher.spot, p))


def _barring(board: Night, p: Point, q: Point) -> Iterator[str]:
    from_, to = _eye(board, p), _eye(board, q)
    yield from (piece.name for piece in board.terrain if _bars(piece, from_, to))
    yield from (one.name for one in board.barricades if passes_below(from_, to, one.polygon, None))


def in_range(board: Night, shooter: Monster, target: Monster, at: Point | None = None) -> bool:
    """Whether a shot carries so far; a monster that cannot shoot has no range."""
    most = reach_of(board, shooter)
    bases = shooter.radius + target.radius
    return most > 0 and square(shooter.spot, at or target.spot) <= (bases + most) ** 2


def reach_of(board: Night, shooter: Monster) -> int:
    """The range of a shot now: eagle eye and fog change it."""
    if not shooter.range:
        return 0
    most = shooter.range + (EAGLE if _has_eagle_eye(board, shooter) else 0)
    return min(most, IN_FOG) if board.twisted.fog else most


def _has_eagle_eye(board: Night, shooter: Monster) -> bool:
    """Only whoever is activated in this turn: it has laid its marker down, a watcher has not."""
    return board.twisted.eagle_eye and shooter.side == board.active and not shooter.watching


def can_shoot(board: Night, shooter: Monster, target: Monster) -> bool:
    """NH-511."""
    return target.at is not None and in_range(board, shooter, target) and sees(board, shooter, target)


def targets(board: Night, shooter: Monster) -> tuple[Monster, ...]:
    """Whom it may shoot at, the default target first (D-SHOOT)."""
    enemies = [one for one in board.standing_of(1 - shooter.side) if can_shoot(board, shooter, one)]
    return tuple(sorted(enemies, key=lambda one: (not one.stunned, square(shooter.spot, one.spot), one.number)))


def covered_from(board: Night, shooter: Monster, target: Monster, overwatch: bool = False) -> bool:
    """Whether cover protects a target from a shot (NH-323)."""
    if shooter.traits.sharp_eyed or (not overwatch and _has_eagle_eye(board, shooter)):
        return False
    far = square(shooter.spot, target.spot) > (shooter.radius + target.radius + FAR) ** 2
    return (
        target.covering
        or stands_in_cover(board, target)
        or (overwatch and not shooter.traits.watchful)
        or (target.traits.stealthy and far)
        or _is_behind(board, shooter, target)
    )


def covered_in_melee(board: Night, target: Monster) -> bool:
    """Whether cover protects a target in melee (NH-323)."""
    return board.rules.cover_in_melee and (target.covering or stands_in_cover(board, target))


def stands_in_cover(board: Night, target: Monster) -> bool:
    """Whether its centre is in a cover piece."""
    return any(piece.rules.cover and piece.polygon.contains(target.spot) for piece in board.terrain)


def _is_behind(board: Night, shooter: Monster, target: Monster) -> bool:
    from_, to = _eye(board, shooter.spot), _eye(board, target.spot)
    return any(_covers(piece, from_, to) for piece in board.terrain)


def shelters(board: Night, piece: Terrain, enemy: Monster, p: Point) -> bool:
    """Whether a piece hides or covers whoever stands there from an enemy (NH-320, NH-322)."""
    from_, to = _eye(board, enemy.spot), _eye(board, p)
    return _bars(piece, from_, to) or _covers(piece, from_, to)


def _bars(piece: Terrain, from_: Eye, to: Eye) -> bool:
    """Whether the line of sight ends at it (NH-320)."""
    rules = piece.rules
    height = None if rules.opaque else rules.height
    return (rules.opaque or rules.elevated) and passes_below(from_, to, piece.polygon, height)


def _covers(piece: Terrain, from_: Eye, to: Eye) -> bool:
    """Whether it stands between them as cover (NH-322)."""
    rules = piece.rules
    return rules.cover and not piece.polygon.contains(from_.at) and passes_below(from_, to, piece.polygon, rules.height)


def _eye(board: Night, at: Point) -> Eye:
    return Eye(at, board.ground.level(at) + EYES)
