"""What an entry of a twist card says, and how what is named with one is read."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from engine.core.plane.points import Point
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.games.noites.board import Monster, Night, Victim
from engine.games.noites.rules.naming import place

NONE = "none"
OWN, ENEMY, VICTIM, POINT, PIECE, BARRICADE, PLACE = "own", "enemy", "victim", "point", "piece", "barricade", "place"
Args: TypeAlias = tuple[str, ...]
Check: TypeAlias = Callable[[Night, int, Args], None]
Effect: TypeAlias = Callable[[Play[Night], int, Args], None]
Needs: TypeAlias = Callable[[Night, int], bool]


def always(_board: Night, _side: int) -> bool:
    """A card that is of use at any table, at any time."""
    return True


def nothing(_board: Night, _side: int, on: Args) -> None:
    count_of(on, 0)


@dataclass(frozen=True, slots=True)
class TurnCard:
    """A card for the own turn: what is named with it, when it may be played so, what it does."""

    name: str
    effect: Effect
    targets: Args = ()
    check: Check = nothing
    needs: Needs = always
    """What the table must offer for the card to be of any use to a side."""
    rank: int = 0
    """Before which others a computer player plays it, as soon as it serves; 0 if never."""
    serves: Needs = always
    """Whether a computer player finds it of use now."""


def count_of(on: Args, count: int) -> None:
    if len(on) != count:
        raise Refused("wrong_targets", count=count)


def monster_named(board: Night, side: int, on: Args) -> Monster:
    found = board.monster(on[0]) if on else None
    if found is None or found.at is None or found.side != side:
        raise Refused("no_such_target", target=on[0][:20] if on else NONE)
    return found


def victim_named(board: Night, on: Args) -> Victim:
    found = board.victim(on[0]) if on else None
    if found is None:
        raise Refused("no_such_target", target=on[0][:20] if on else NONE)
    return found


def point_named(board: Night, on: Args) -> Point:
    found, left = place(board, (0, 0), on) if on else ((0, 0), ("",))
    if left:
        raise Refused("bad_command")
    return found


def must(good: bool) -> None:
    if not good:
        raise Refused("card_unfit")


def an_own(fits: Callable[[Monster], bool]) -> Callable[[Night, int, Args], None]:
    def check(board: Night, side: int, on: Args) -> None:
        count_of(on, 1)
        must(fits(monster_named(board, side, on)))

    return check


def an_enemy(fits: Callable[[Night, Monster], bool]) -> Callable[[Night, int, Args], None]:
    def check(board: Night, side: int, on: Args) -> None:
        count_of(on, 1)
        must(fits(board, monster_named(board, 1 - side, on)))

    return check
