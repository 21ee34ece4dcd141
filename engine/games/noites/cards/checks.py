"""What turn cards need: of the table, and of what is named with them."""

from dataclasses import replace

from engine.core.plane.points import COMPASS, square
from engine.core.refusal import Refused
from engine.games.noites.board import Monster, Night
from engine.games.noites.cards.entry import (
    Args,
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
from engine.games.noites.rules.naming import point
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


def fits_second_wind(board: Night, side: int, on: Args) -> None:
    count_of(on, 0)
    must(len(board.unused_by(board.acting)) >= 2 and board.side_of(board.acting) == side)


def near_blocks(board: Night, monster: Monster) -> bool:
    blocks = (piece.polygon for piece in board.terrain if piece.rules.opaque or piece.rules.steep)
    return any(one.is_within(monster.spot, monster.radius + DEBRIS) for one in blocks)


def fits_trapdoor(board: Night, side: int, on: Args) -> None:
    monster = monster_named(board, side, on)
    to = point_named(board, on[1:])
    must(not monster.used and not monster.stunned and square(monster.spot, to) <= TRAPDOOR**2)
    must(is_clear(board, to, monster.radius, monster.name) and not is_shunned(board, monster, to))
    must(not buries(to, monster.radius, board) and not any(replace(monster, at=to).covers(v.at) for v in board.victims))


def fits_stampede(board: Night, _side: int, on: Args) -> None:
    point_named(board, on)


def fits_locked_door(board: Night, _side: int, on: Args) -> None:
    must(bool(on) and on[0] in BARRICADES)
    at = point_named(board, on[1:])
    wrong = may_build(board, on[0], at)
    if wrong:
        raise Refused(wrong)
    polygon = BARRICADES[on[0]].moved(at)
    discs = [(one.spot, one.radius) for one in board.standing] + [(one.at, TOKEN) for one in board.victims]
    must(all(polygon.is_beyond(p, radius + WALL_GAP) for p, radius in discs))


def fits_demolition(board: Night, _side: int, on: Args) -> None:
    count_of(on, 1)
    must(any(one.name == on[0] for one in board.barricades))


def fits_vertigo(board: Night, side: int, on: Args) -> None:
    monster = monster_named(board, 1 - side, on)
    far = on[2] if len(on) == 3 else str(VERTIGO)
    count_of(on[:2], 2)
    must(far.isascii() and far.isdigit() and len(far) < 3 and int(far) <= VERTIGO and len(on) <= 3)
    piece = board.ground.standing_on(monster.spot)
    must(piece is not None and piece.steep and not monster.has("stable"))
    if on[1] not in COMPASS:
        point(board, on[1])


def fits_brambles(board: Night, _side: int, on: Args) -> None:
    count_of(on, 1)
    must(any(one.name == on[0] and (one.rules.cover or one.rules.difficult) for one in board.terrain))


def fits_hide_and_seek(board: Night, _side: int, on: Args) -> None:
    victim = victim_named(board, on)
    to = point_named(board, on[1:])
    must(victim_is_clear(board, to, victim.name))
    must(all(square(to, one.spot) >= (TOKEN + one.radius + APART_FROM_MONSTERS) ** 2 for one in board.standing))
    others = (one for one in board.victims if one.name != victim.name)
    must(all(square(to, one.at) >= (2 * TOKEN + APART_FROM_VICTIMS) ** 2 for one in others))


def fits_marked(board: Night, _side: int, on: Args) -> None:
    count_of(on, 1)
    must(not victim_named(board, on).marked)


an_enemy_at_all = an_enemy(lambda _board, _one: True)
in_the_open = an_enemy(lambda board, one: not stands_in_cover(board, one))
unused = an_enemy(lambda _board, one: not one.used)
by_blocks = an_enemy(near_blocks)
wounded = an_own(lambda one: one.wounds > 0)
stunned = an_own(lambda one: one.stunned)
