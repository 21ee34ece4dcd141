"""Sir Holland, o Bravo: A Fuga da Torre."""

from engine.core.game import Game
from engine.core.parts import Computers, Hosting
from engine.core.seat import Seat
from engine.games.holland.actions import Choose, Early, Plan
from engine.games.holland.board import COLOURS, Escape, owner_of
from engine.games.holland.flow import ABSENCE, early_plans
from engine.games.holland.given import describe, given
from engine.games.holland.invariants import INVARIANTS
from engine.games.holland.mind import think, worth
from engine.games.holland.settings import (
    PRESETS,
    HollandSettings,
    are_house_rules,
    check,
    choose_seconds,
    resolve_seconds,
)
from engine.games.holland.setup import begin
from engine.games.holland.view import HollandView, imagine, view


def whose(_board: Escape, thing: int | tuple[str, ...]) -> tuple[Seat, ...]:
    """A hero is known by its number, or as `hero_3` among what an explosion has carried along."""
    if isinstance(thing, int):
        return (owner_of(thing),)
    return tuple(owner_of(int(one.removeprefix("hero_"))) for one in thing if one.startswith("hero_"))


GAME = Game(
    slug="holland",
    rules_version=1,
    seats=range(2, 5),
    settings=HollandSettings,
    board=Escape,
    view_type=HollandView,
    verbs=(Choose, Plan, Early),
    roles=lambda _rules, _seats: COLOURS,
    begin=begin,
    view=view,
    imagine=imagine,
    given=given,
    describe=describe,
    invariants=INVARIANTS,
    clocks={"choose": choose_seconds, "resolve": resolve_seconds},
    offers=early_plans,
    standings=lambda board: {"saved": tuple(map(board.saved, board.seats))},
    whose=whose,
    hosting=Hosting(check=check, house_rules=are_house_rules, presets=PRESETS, unhurried=("choose", "resolve")),
    attendance=ABSENCE,
    computers=Computers(worth=worth, mind=think),
)
