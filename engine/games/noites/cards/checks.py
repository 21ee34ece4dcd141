"""What turn cards need: of the table, and of what is named with them."""

from dataclasses import replace

from engine.core.plane.points import COMPASS, Point, minus, square
from engine.core.refusal import Refused
from engine.games.noites.board import Monster, Night
from engine.games.noites.cards.entry import (
    an_enemy,
    an_own,
    count_of,
    monster_named,
    must,
    point_named,
    victim_named,
)
from engine.games.noites.content.sizes import TOKEN
from engine.games.noites.content.terrain import BARRICADES
from engine.games.noites.phrases.places import Beside, Landmark
from engine.games.noites.phrases.targets import CardTargets, Distance
from engine.games.noites.rules.naming import located
from engine.games.noites.rules.sight import stands_in_cover
from engine.games.noites.rules.spots import buries, is_clear, is_shunned, may_build, victim_is_clear

DEBRIS, TRAPDOOR, VERTIGO = 50, 150, 50
APART_FROM_MONSTERS, APART_FROM_VICTIMS, WALL_GAP = 300, 100, 25


def own_shoots(board: Night, side: int) -> bool:
    return any(one.range for one in board.monsters if one.side == side)


def enemy_shoots(board: Night, side: int) -> bool:
    return own_shoots(board, 1 - side)


def blocks(board: Night, _side: int) -> bool:
    return any(piece.rules.opaque or piece.rules.steep for piece in board.terrain)


def steep(board: Night, _side: int) -> bool:
    return any(piece.rules.steep for piece in board.terrain)


def cover(board: Night, _side: int) -> bool:
    return any(piece.rules.cover or piece.rules.difficult for piece in board.terrain)


def barricades(board: Night, _side: int) -> bool:
    return board.rules.barricades


def after_the_first_round(board: Night, _side: int) -> bool:
    return board.round > 1


def somebody_is_on_guard(board: Night, side: int) -> bool:
    return any(one.watching or one.covering for one in board.standing_of(1 - side))


def fits_second_wind(board: Night, side: int, on: CardTargets) -> None:
    count_of(on, 0)
    must(len(board.unused_by(board.acting)) >= 2 and board.side_of(board.acting) == side)


def near_blocks(board: Night, monster: Monster) -> bool:
    blocks = (piece.polygon for piece in board.terrain if piece.rules.opaque or piece.rules.steep)
    return any(one.is_within(monster.spot, monster.radius + DEBRIS) for one in blocks)


def fits_trapdoor(board: Night, side: int, on: CardTargets) -> None:
    monster = monster_named(board, side, on)
    to = point_named(board, on.others)
    must(not monster.used and not monster.stunned and square(monster.spot, to) <= TRAPDOOR**2)
    must(is_clear(board, to, monster.radius, monster.name) and not is_shunned(board, monster, to))
    must(not buries(to, monster.radius, board) and not any(replace(monster, at=to).covers(v.at) for v in board.victims))


def fits_stampede(board: Night, _side: int, on: CardTargets) -> None:
    point_named(board, on)


def fits_locked_door(board: Night, _side: int, on: CardTargets) -> None:
    must(on.name in BARRICADES)
    at = point_named(board, on.others)
    wrong = may_build(board, on.name, at)
    if wrong:
        raise Refused(wrong)
    polygon = BARRICADES[on.name].moved(at)
    discs = [(one.spot, one.radius) for one in board.standing] + [(one.at, TOKEN) for one in board.victims]
    must(all(polygon.is_beyond(p, radius + WALL_GAP) for p, radius in discs))


def fits_demolition(board: Night, _side: int, on: CardTargets) -> None:
    count_of(on, 1)
    must(any(one.name == on.name for one in board.barricades))


def fits_vertigo(board: Night, side: int, on: CardTargets) -> None:
    monster = monster_named(board, 1 - side, on)
    if not on.others.named:
        count_of(on, 2)
    direction, far = shoved_towards(board, monster, on)
    must(far <= VERTIGO and direction is not None)
    piece = board.ground.standing_on(monster.spot)
    must(piece is not None and piece.steep and not monster.traits.steadfast)


def shoved_towards(board: Night, monster: Monster, on: CardTargets) -> tuple[Point | None, int]:
    """Which way somebody is to be shoved, None if that is no way to say it, and how far: `n`, `n 40`, `t3`, `t3 40`."""
    match on.others.named:
        case (Beside(wind, far),):
            return COMPASS[wind], far
        case (Landmark(wind),) if wind in COMPASS:
            return COMPASS[wind], VERTIGO
        case (Landmark() as aim,) | (Landmark() as aim, Distance()):
            far = sum(one.millimetres for one in on.others.named if isinstance(one, Distance)) or VERTIGO
            return minus(located(board, aim), monster.spot), far
    return None, 0


def fits_brambles(board: Night, _side: int, on: CardTargets) -> None:
    count_of(on, 1)
    must(any(one.name == on.name and (one.rules.cover or one.rules.difficult) for one in board.terrain))


def fits_hide_and_seek(board: Night, _side: int, on: CardTargets) -> None:
    victim = victim_named(board, on)
    to = point_named(board, on.others)
    must(victim_is_clear(board, to, victim.name))
    must(all(square(to, one.spot) >= (TOKEN + one.radius + APART_FROM_MONSTERS) ** 2 for one in board.standing))
    others = (one for one in board.victims if one.name != victim.name)
    must(all(square(to, one.at) >= (2 * TOKEN + APART_FROM_VICTIMS) ** 2 for one in others))


def fits_marked(board: Night, _side: int, on: CardTargets) -> None:
    count_of(on, 1)
    must(not victim_named(board, on).marked)


an_enemy_at_all = an_enemy(lambda _board, _one: True)
in_the_open = an_enemy(lambda board, one: not stands_in_cover(board, one))
unused = an_enemy(lambda _board, one: not one.used)
by_blocks = an_enemy(near_blocks)
wounded = an_own(lambda one: one.wounds > 0)
stunned = an_own(lambda one: one.stunned)
