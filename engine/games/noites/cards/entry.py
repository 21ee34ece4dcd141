"""What an entry of a twist card says, and how what is named with one is found."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from engine.core.plane.points import Point
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.games.noites.board import Monster, Night, Victim
from engine.games.noites.phrases.targets import CardTargets
from engine.games.noites.phrases.wishes import NONE
from engine.games.noites.rules.naming import located

OWN, ENEMY, VICTIM, POINT, PIECE, BARRICADE, PLACE = "own", "enemy", "victim", "point", "piece", "barricade", "place"
Check: TypeAlias = Callable[[Night, int, CardTargets], None]
Effect: TypeAlias = Callable[[Play[Night], int, CardTargets], None]
Needs: TypeAlias = Callable[[Night, int], bool]


def always(_board: Night, _side: int) -> bool:
    """A card that is of use at any table, at any time."""
    return True


def nothing(_board: Night, _side: int, on: CardTargets) -> None:
    count_of(on, 0)


@dataclass(frozen=True, slots=True)
class TurnCard:
    """A card for the own turn: what is named with it, when it may be played so, what it does."""

    name: str
    effect: Effect
    targets: tuple[str, ...] = ()
    check: Check = nothing
    needs: Needs = always
    """What the table must offer for the card to be of any use to a side."""
    rank: int = 0
    """Before which others a computer player plays it, as soon as it serves; 0 if never."""
    serves: Needs = always
    """Whether a computer player finds it of use now."""


def count_of(on: CardTargets, count: int) -> None:
    if len(on.named) != count:
        raise Refused("wrong_targets", count=count)


def monster_named(board: Night, side: int, on: CardTargets) -> Monster:
    found = board.monster(on.name)
    if found is None or found.at is None or found.side != side:
        raise Refused("no_such_target", target=on.name[:20] or NONE)
    return found


def victim_named(board: Night, on: CardTargets) -> Victim:
    found = board.victim(on.name)
    if found is None:
        raise Refused("no_such_target", target=on.name[:20] or NONE)
    return found


def point_named(board: Night, on: CardTargets) -> Point:
    if len(on.named) != 1:
        raise Refused("bad_command")
    return located(board, on.named[0])


def must(good: bool) -> None:
    if not good:
        raise Refused("card_unfit")


def an_own(fits: Callable[[Monster], bool]) -> Check:
    def check(board: Night, side: int, on: CardTargets) -> None:
        count_of(on, 1)
        must(fits(monster_named(board, side, on)))

    return check


def an_enemy(fits: Callable[[Night, Monster], bool]) -> Check:
    def check(board: Night, side: int, on: CardTargets) -> None:
        count_of(on, 1)
        must(fits(board, monster_named(board, 1 - side, on)))

    return check
