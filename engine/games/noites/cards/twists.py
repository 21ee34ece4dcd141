"""Turn cards: what each needs and does (specification 2.10)."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import ClassVar, Self

from engine.core.action import Words
from engine.core.plane.grid import cell
from engine.core.plane.ground import Broken, stretch
from engine.core.plane.points import COMPASS, Point, along, minus, square
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.tagged import verb
from engine.games.noites.board import Barricade, Monster, Night, Victim
from engine.games.noites.content.sizes import TOKEN
from engine.games.noites.content.terrain import BARRICADES
from engine.games.noites.content.twists import TWISTS
from engine.games.noites.events import Built, MonsterPlaced, Recovered, VictimMoved
from engine.games.noites.rules.combat import Shove, mark, rolled
from engine.games.noites.rules.courses import victim_mover
from engine.games.noites.rules.melee import remove_barricade
from engine.games.noites.rules.naming import NightAction, place, point
from engine.games.noites.rules.sight import stands_in_cover
from engine.games.noites.rules.spots import (
    buries,
    is_clear,
    is_shunned,
    lattice,
    may_build,
    victim_is_clear,
)
from engine.games.noites.rules.windows import spend

NONE = "none"
NOBODY = -1
"""A side that no monster is of."""
DEBRIS, TRAPDOOR, PANIC_MOVES, STAMPEDE, STAMPEDE_FROM, VERTIGO = 50, 150, 3, 75, 150, 50
APART_FROM_MONSTERS, APART_FROM_VICTIMS, WALL_GAP = 300, 100, 25
Args = tuple[str, ...]


def applicable(board: Night, side: int, card: str) -> bool:
    """Whether a card can be of any use to the side that draws it."""
    needs = TWISTS[card].needs
    kinds = [piece.rules for piece in board.terrain]
    can = {
        "": True,
        "own_shoots": any(one.range for one in board.monsters if one.side == side),
        "enemy_shoots": any(one.range for one in board.monsters if one.side != side),
        "blocks": any(kind.opaque or kind.steep for kind in kinds),
        "steep": any(kind.steep for kind in kinds),
        "cover": any(kind.cover or kind.difficult for kind in kinds),
        "barricades": board.rules.barricades,
    }
    return can[needs]


@verb("noites.twist")
class PlayTwist(NightAction):
    """`twist curse b2`, `twist none`."""

    open_form: ClassVar[bool] = True

    card: str
    on: Args

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        yield cls(NONE, ())
        for card in board.hands[seat]:
            if not TWISTS[card].reaction:
                yield from (cls(card, on) for on in _suggested(board, board.side_of(seat), card))

    @classmethod
    def read_fields(cls, tokens: Words) -> Self:
        if not tokens:
            raise Refused("bad_command")
        return cls(tokens[0], tokens[1:])

    def check(self, board: Night, seat: Seat) -> None:
        if self.card == NONE:
            if self.on:
                raise Refused("bad_command")
            return
        if self.card not in TWISTS or self.card not in board.hands[seat]:
            raise Refused("no_such_card")
        if TWISTS[self.card].reaction:
            raise Refused("only_reaction")
        _CHECKS[self.card](board, board.side_of(seat), self.on)

    def perform(self, play: Play[Night], seat: Seat) -> None:
        if self.card != NONE:
            spend(play, seat, self.card, self.on)
            _EFFECTS[self.card](play, play.board.side_of(seat), self.on)


def _suggested(board: Night, side: int, card: str) -> Iterator[Args]:
    targets = TWISTS[card].targets
    own, enemies = board.standing_of(side), board.standing_of(1 - side)
    names: dict[tuple[str, ...], list[Args]] = {
        (): [()],
        ("own",): [(one.name,) for one in own],
        ("enemy",): [(one.name,) for one in enemies],
        ("enemy", "point"): [(one.name, way) for one in enemies for way in ("n", "e", "s", "w")],
        ("own", "point"): [(one.name, cell(p)) for one in own for p in _around(one.spot)],
        ("victim",): [(one.name,) for one in board.victims],
        ("victim", "point"): [(one.name, cell(p)) for one in board.victims[:2] for p in lattice(board.ground, 100)],
        ("point",): [(one.name,) for one in board.victims[:4]],
        ("piece",): [(one.name,) for one in board.terrain],
        ("barricade",): [(one.name,) for one in board.barricades],
        ("place", "point"): [("h", one.name) for one in board.terrain[:4]],
    }
    yield from names[targets]


def _around(p: Point) -> list[Point]:
    return [along(p, v, 120) for v in (COMPASS["n"], COMPASS["e"], COMPASS["s"], COMPASS["w"])]


# --- what is named ---


def _count(on: Args, count: int) -> None:
    if len(on) != count:
        raise Refused("wrong_targets", count=count)


def _monster(board: Night, side: int, on: Args) -> Monster:
    found = board.monster(on[0]) if on else None
    if found is None or found.at is None or found.side != side:
        raise Refused("no_such_target", target=on[0][:20] if on else NONE)
    return found


def _victim(board: Night, on: Args) -> Victim:
    found = board.victim(on[0]) if on else None
    if found is None:
        raise Refused("no_such_target", target=on[0][:20] if on else NONE)
    return found


def _point(board: Night, on: Args) -> Point:
    found, left = place(board, (0, 0), on) if on else ((0, 0), ("",))
    if left:
        raise Refused("bad_command")
    return found


def _must(good: bool) -> None:
    if not good:
        raise Refused("card_unfit")


# --- checks ---


def _nothing(_board: Night, _side: int, on: Args) -> None:
    _count(on, 0)


def _check_second_wind(board: Night, side: int, on: Args) -> None:
    _count(on, 0)
    _must(len(board.unused_by(board.acting)) >= 2 and board.side_of(board.acting) == side)


def _an_own(fits: Callable[[Monster], bool]) -> Callable[[Night, int, Args], None]:
    def check(board: Night, side: int, on: Args) -> None:
        _count(on, 1)
        _must(fits(_monster(board, side, on)))

    return check


def _an_enemy(fits: Callable[[Night, Monster], bool]) -> Callable[[Night, int, Args], None]:
    def check(board: Night, side: int, on: Args) -> None:
        _count(on, 1)
        _must(fits(board, _monster(board, 1 - side, on)))

    return check


def _near_blocks(board: Night, monster: Monster) -> bool:
    blocks = (piece.polygon for piece in board.terrain if piece.rules.opaque or piece.rules.steep)
    return any(one.is_within(monster.spot, monster.radius + DEBRIS) for one in blocks)


def _check_trapdoor(board: Night, side: int, on: Args) -> None:
    monster = _monster(board, side, on)
    to = _point(board, on[1:])
    _must(not monster.used and not monster.stunned and square(monster.spot, to) <= TRAPDOOR**2)
    _must(is_clear(board, to, monster.radius, monster.name) and not is_shunned(board, monster, to))
    _must(
        not buries(to, monster.radius, board) and not any(replace(monster, at=to).covers(v.at) for v in board.victims)
    )


def _check_stampede(board: Night, _side: int, on: Args) -> None:
    _point(board, on)


def _check_locked_door(board: Night, _side: int, on: Args) -> None:
    _must(bool(on) and on[0] in BARRICADES)
    at = _point(board, on[1:])
    wrong = may_build(board, on[0], at)
    if wrong:
        raise Refused(wrong)
    polygon = BARRICADES[on[0]].moved(at)
    discs = [(one.spot, one.radius) for one in board.standing] + [(one.at, TOKEN) for one in board.victims]
    _must(all(polygon.is_beyond(p, radius + WALL_GAP) for p, radius in discs))


def _check_demolition(board: Night, _side: int, on: Args) -> None:
    _count(on, 1)
    _must(any(one.name == on[0] for one in board.barricades))


def _check_vertigo(board: Night, side: int, on: Args) -> None:
    monster = _monster(board, 1 - side, on)
    far = on[2] if len(on) == 3 else str(VERTIGO)
    _count(on[:2], 2)
    _must(far.isascii() and far.isdigit() and len(far) < 3 and int(far) <= VERTIGO and len(on) <= 3)
    piece = board.ground.standing_on(monster.spot)
    _must(piece is not None and piece.steep and not monster.has("stable"))
    if on[1] not in COMPASS:
        point(board, on[1])


def _check_brambles(board: Night, _side: int, on: Args) -> None:
    _count(on, 1)
    _must(any(one.name == on[0] and (one.rules.cover or one.rules.difficult) for one in board.terrain))


def _check_hide_and_seek(board: Night, _side: int, on: Args) -> None:
    victim = _victim(board, on)
    to = _point(board, on[1:])
    _must(victim_is_clear(board, to, victim.name))
    _must(all(square(to, one.spot) >= (TOKEN + one.radius + APART_FROM_MONSTERS) ** 2 for one in board.standing))
    others = (one for one in board.victims if one.name != victim.name)
    _must(all(square(to, one.at) >= (2 * TOKEN + APART_FROM_VICTIMS) ** 2 for one in others))


def _check_marked(board: Night, _side: int, on: Args) -> None:
    _count(on, 1)
    _must(not _victim(board, on).marked)


_CHECKS: dict[str, Callable[[Night, int, Args], None]] = {
    "panic": _nothing,
    "bait": _nothing,
    "second_wind": _check_second_wind,
    "fog": _nothing,
    "blood_moon": _nothing,
    "sprint": _nothing,
    "eagle_eye": _nothing,
    "bone_mend": _an_own(lambda one: one.wounds > 0),
    "wake_up": _an_own(lambda one: one.stunned),
    "falling_debris": _an_enemy(_near_blocks),
    "lightning": _an_enemy(lambda board, one: not stands_in_cover(board, one)),
    "curse": _an_enemy(lambda _board, _one: True),
    "tangle": _an_enemy(lambda _board, one: not one.used),
    "trapdoor": _check_trapdoor,
    "stampede": _check_stampede,
    "false_alarm": _nothing,
    "locked_door": _check_locked_door,
    "demolition": _check_demolition,
    "vertigo": _check_vertigo,
    "brambles": _check_brambles,
    "hide_and_seek": _check_hide_and_seek,
    "bounty": _an_enemy(lambda _board, _one: True),
    "marked_victim": _check_marked,
    "dread": _nothing,
}

# --- effects ---


def _turn_effect(**changes: bool | int) -> Callable[[Play[Night], int, Args], None]:
    def effect(play: Play[Night], _side: int, _on: Args) -> None:
        play.board = replace(play.board, twisted=replace(play.board.twisted, **changes))  # type: ignore[arg-type]

    return effect


def _monster_effect(**changes: bool) -> Callable[[Play[Night], int, Args], None]:
    def effect(play: Play[Night], _side: int, on: Args) -> None:
        play.board = play.board.with_monster(on[0], **changes)

    return effect


def _panic(play: Play[Night], _side: int, _on: Args) -> None:
    play.board = replace(play.board, twisted=replace(play.board.twisted, victim_moves=PANIC_MOVES))


def _bone_mend(play: Play[Night], _side: int, on: Args) -> None:
    play.board = play.board.with_monster(on[0], wounds=max(0, play.board.the(on[0]).wounds - 2))


def _wake_up(play: Play[Night], _side: int, on: Args) -> None:
    play.board = play.board.with_monster(on[0], stunned=False)
    play.tell(Recovered(on[0]))


def _falling_debris(play: Play[Night], _side: int, on: Args) -> None:
    mark(play, on[0], 1)


def _lightning(play: Play[Night], _side: int, on: Args) -> None:
    if rolled(play, "tw", 1, on[0], 3)[0] >= 3:
        mark(play, on[0], 1)


def _trapdoor(play: Play[Night], _side: int, on: Args) -> None:
    to = _point(play.board, on[1:])
    play.board = play.board.with_monster(on[0], at=to)
    play.tell(MonsterPlaced(on[0], to))


def _stampede(play: Play[Night], _side: int, on: Args) -> None:
    middle = _point(play.board, on)
    near = [one for one in play.board.victims if square(one.at, middle) <= (STAMPEDE_FROM + TOKEN) ** 2]
    for victim in near:
        away = minus(victim.at, middle)
        end = along(victim.at, COMPASS["n"] if away == (0, 0) else away, STAMPEDE)
        to = _last_legal(play.board, victim, end)
        if to != victim.at:
            play.board = play.board.with_victim(victim.name, at=to)
            play.tell(VictimMoved(victim.name, victim.at, to))


def _last_legal(board: Night, victim: Victim, end: Point) -> Point:
    """How far a frightened victim gets: every monster is scary, a lure as well."""
    walker = victim_mover(board, victim, NOBODY)
    found = stretch(board.ground, walker, victim.at, end, walker.held_by(victim.at))
    return found.before if isinstance(found, Broken) else end


def _false_alarm(play: Play[Night], side: int, _on: Args) -> None:
    for one in play.board.standing_of(1 - side):
        play.board = play.board.without_markers(one.name)


def put_up(play: Play[Night], lies: str, at: Point) -> None:
    """A barricade from the supply."""
    board = play.board
    name = f"k{board.built + 1}"
    play.board = replace(board, barricades=(*board.barricades, Barricade(name, lies, at)), built=board.built + 1)
    play.tell(Built(name, at))


def _locked_door(play: Play[Night], _side: int, on: Args) -> None:
    put_up(play, on[0], _point(play.board, on[1:]))


def _demolition(play: Play[Night], _side: int, on: Args) -> None:
    remove_barricade(play, on[0])


def _vertigo(play: Play[Night], side: int, on: Args) -> None:
    if rolled(play, "tw", 1, on[0], 4)[0] >= 4:
        at = play.board.the(on[0]).spot
        v = COMPASS[on[1]] if on[1] in COMPASS else minus(point(play.board, on[1]), at)
        far = int(on[2]) if len(on) == 3 else VERTIGO
        play.then(Shove(on[0], v, far, side, True))


def _brambles(play: Play[Night], _side: int, on: Args) -> None:
    twisted = play.board.twisted
    play.board = replace(play.board, twisted=replace(twisted, brambles=(*twisted.brambles, on[0])))


def _hide_and_seek(play: Play[Night], _side: int, on: Args) -> None:
    victim, to = _victim(play.board, on), _point(play.board, on[1:])
    play.board = play.board.with_victim(victim.name, at=to)
    play.tell(VictimMoved(victim.name, victim.at, to))


def _marked_victim(play: Play[Night], _side: int, on: Args) -> None:
    play.board = play.board.with_victim(on[0], marked=True)


def _dread(play: Play[Night], side: int, _on: Args) -> None:
    twisted = play.board.twisted
    play.board = replace(play.board, twisted=replace(twisted, dread=(*twisted.dread, side)))


_EFFECTS: dict[str, Callable[[Play[Night], int, Args], None]] = {
    "panic": _panic,
    "bait": _turn_effect(bait=True),
    "second_wind": _turn_effect(second_wind=True),
    "fog": _turn_effect(fog=True),
    "blood_moon": _turn_effect(blood_moon=True),
    "sprint": _turn_effect(sprint=True),
    "eagle_eye": _turn_effect(eagle_eye=True),
    "bone_mend": _bone_mend,
    "wake_up": _wake_up,
    "falling_debris": _falling_debris,
    "lightning": _lightning,
    "curse": _monster_effect(cursed=True),
    "tangle": _monster_effect(tangled=True),
    "trapdoor": _trapdoor,
    "stampede": _stampede,
    "false_alarm": _false_alarm,
    "locked_door": _locked_door,
    "demolition": _demolition,
    "vertigo": _vertigo,
    "brambles": _brambles,
    "hide_and_seek": _hide_and_seek,
    "bounty": _monster_effect(bounty=True),
    "marked_victim": _marked_victim,
    "dread": _dread,
}
