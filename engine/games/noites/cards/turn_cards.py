"""The twenty-four cards for the own turn, each one entry (specification 2.10)."""

from dataclasses import replace

from engine.core.plane.ground import BrokenWay, stretch
from engine.core.plane.points import COMPASS, Point, along, minus, square
from engine.core.play import Play
from engine.games.noites.board import Barricade, Night, Victim
from engine.games.noites.cards import checks
from engine.games.noites.cards.entry import (
    BARRICADE,
    ENEMY,
    OWN,
    PIECE,
    PLACE,
    POINT,
    VICTIM,
    Effect,
    TurnCard,
    point_named,
    victim_named,
)
from engine.games.noites.content.sizes import TOKEN
from engine.games.noites.events import Built, MonsterPlaced, Recovered, VictimMoved
from engine.games.noites.phrases.targets import CardTargets
from engine.games.noites.rules.combat import Shove, mark, rolled
from engine.games.noites.rules.courses import victim_mover
from engine.games.noites.rules.melee import remove_barricade

PANIC_MOVES, STAMPEDE, STAMPEDE_FROM = 3, 75, 150
NOBODY = -1
"""A side that no monster is of."""


def _turn_effect(**changes: bool | int) -> Effect:
    def effect(play: Play[Night], _side: int, _on: CardTargets) -> None:
        play.board = replace(play.board, twisted=replace(play.board.twisted, **changes))  # type: ignore[arg-type]

    return effect


def _monster_effect(**changes: bool) -> Effect:
    def effect(play: Play[Night], _side: int, on: CardTargets) -> None:
        play.board = play.board.with_monster(on.name, **changes)

    return effect


def _panic(play: Play[Night], _side: int, _on: CardTargets) -> None:
    play.board = replace(play.board, twisted=replace(play.board.twisted, victim_moves=PANIC_MOVES))


def _bone_mend(play: Play[Night], _side: int, on: CardTargets) -> None:
    play.board = play.board.with_monster(on.name, wounds=max(0, play.board.the(on.name).wounds - 2))


def _wake_up(play: Play[Night], _side: int, on: CardTargets) -> None:
    play.board = play.board.with_monster(on.name, stunned=False)
    play.tell(Recovered(on.name))


def _falling_debris(play: Play[Night], _side: int, on: CardTargets) -> None:
    mark(play, on.name, 1)


def _lightning(play: Play[Night], _side: int, on: CardTargets) -> None:
    if rolled(play, "tw", 1, on.name, 3)[0] >= 3:
        mark(play, on.name, 1)


def _trapdoor(play: Play[Night], _side: int, on: CardTargets) -> None:
    to = point_named(play.board, on.others)
    play.board = play.board.with_monster(on.name, at=to)
    play.tell(MonsterPlaced(on.name, to))


def _stampede(play: Play[Night], _side: int, on: CardTargets) -> None:
    middle = point_named(play.board, on)
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
    return found.before if isinstance(found, BrokenWay) else end


def _false_alarm(play: Play[Night], side: int, _on: CardTargets) -> None:
    for one in play.board.standing_of(1 - side):
        play.board = play.board.without_markers(one.name)


def put_up(play: Play[Night], lies: str, at: Point) -> None:
    """A barricade from the supply."""
    board = play.board
    name = f"k{board.built + 1}"
    play.board = replace(board, barricades=(*board.barricades, Barricade(name, lies, at)), built=board.built + 1)
    play.tell(Built(name, at))


def _locked_door(play: Play[Night], _side: int, on: CardTargets) -> None:
    put_up(play, on.name, point_named(play.board, on.others))


def _demolition(play: Play[Night], _side: int, on: CardTargets) -> None:
    remove_barricade(play, on.name)


def _vertigo(play: Play[Night], side: int, on: CardTargets) -> None:
    if rolled(play, "tw", 1, on.name, 4)[0] >= 4:
        direction, far = checks.shoved_towards(play.board, play.board.the(on.name), on)
        if direction is not None:
            play.then(Shove(on.name, direction, far, side, True))


def _brambles(play: Play[Night], _side: int, on: CardTargets) -> None:
    twisted = play.board.twisted
    play.board = replace(play.board, twisted=replace(twisted, brambles=(*twisted.brambles, on.name)))


def _hide_and_seek(play: Play[Night], _side: int, on: CardTargets) -> None:
    victim, to = victim_named(play.board, on), point_named(play.board, on.others)
    play.board = play.board.with_victim(victim.name, at=to)
    play.tell(VictimMoved(victim.name, victim.at, to))


def _marked_victim(play: Play[Night], _side: int, on: CardTargets) -> None:
    play.board = play.board.with_victim(on.name, marked=True)


def _dread(play: Play[Night], side: int, _on: CardTargets) -> None:
    twisted = play.board.twisted
    play.board = replace(play.board, twisted=replace(twisted, dread=(*twisted.dread, side)))


TURN_CARDS = (
    TurnCard("panic", _panic, rank=12, serves=checks.after_the_first_round),
    TurnCard("bait", _turn_effect(bait=True)),
    TurnCard("second_wind", _turn_effect(second_wind=True), check=checks.fits_second_wind, rank=10),
    TurnCard("fog", _turn_effect(fog=True), needs=checks.enemy_shoots),
    TurnCard("blood_moon", _turn_effect(blood_moon=True)),
    TurnCard("sprint", _turn_effect(sprint=True), rank=11, serves=checks.after_the_first_round),
    TurnCard("eagle_eye", _turn_effect(eagle_eye=True), needs=checks.own_shoots),
    TurnCard("bone_mend", _bone_mend, (OWN,), check=checks.wounded, rank=6),
    TurnCard("wake_up", _wake_up, (OWN,), check=checks.stunned, rank=5),
    TurnCard("falling_debris", _falling_debris, (ENEMY,), check=checks.by_blocks, needs=checks.blocks, rank=4),
    TurnCard("lightning", _lightning, (ENEMY,), check=checks.in_the_open, rank=1),
    TurnCard("curse", _monster_effect(cursed=True), (ENEMY,), check=checks.an_enemy_at_all, rank=2),
    TurnCard("tangle", _monster_effect(tangled=True), (ENEMY,), check=checks.unused, rank=7),
    TurnCard(
        "trapdoor",
        _trapdoor,
        (OWN, POINT),
        check=checks.fits_trapdoor,
    ),
    TurnCard("stampede", _stampede, (POINT,), check=checks.fits_stampede),
    TurnCard("false_alarm", _false_alarm, rank=8, serves=checks.somebody_is_on_guard),
    TurnCard(
        "locked_door",
        _locked_door,
        (PLACE, POINT),
        check=checks.fits_locked_door,
        needs=checks.barricades,
    ),
    TurnCard("demolition", _demolition, (BARRICADE,), check=checks.fits_demolition, needs=checks.barricades),
    TurnCard(
        "vertigo",
        _vertigo,
        (ENEMY, POINT),
        check=checks.fits_vertigo,
        needs=checks.steep,
    ),
    TurnCard("brambles", _brambles, (PIECE,), check=checks.fits_brambles, needs=checks.cover),
    TurnCard(
        "hide_and_seek",
        _hide_and_seek,
        (VICTIM, POINT),
        check=checks.fits_hide_and_seek,
    ),
    TurnCard("bounty", _monster_effect(bounty=True), (ENEMY,), check=checks.an_enemy_at_all, rank=3),
    TurnCard("marked_victim", _marked_victim, (VICTIM,), check=checks.fits_marked),
    TurnCard("dread", _dread, rank=9, serves=checks.after_the_first_round),
)
