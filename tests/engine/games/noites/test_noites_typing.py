"""What is typed: names in capitals, letters that look alike, words that may be left out."""

from typing import Any

import pytest

from engine.core import run
from engine.core.dice import Dice
from engine.core.reading import entries_of, read_next
from engine.games.noites import GAME
from engine.games.noites.activation import Charge, Hold
from engine.games.noites.combat import Push
from engine.games.noites.flow import Build, MoveVictim, Stay
from engine.games.noites.melee import Follow
from engine.games.noites.moving import WatchFor
from engine.games.noites.setup import DeployAll, PlaceMonster, PlaceVictim
from engine.games.noites.shooting import Shoot
from engine.games.noites.twists import PlayTwist
from engine.games.noites.windows import Order


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("deploy A1 100,100 А2 160,100", DeployAll(("a1", "100,100", "a2", "160,100"))),
        ("place A3 b2", PlaceMonster("a3", ("b2",))),
        ("victim e5.48", PlaceVictim(("E5.48",))),
        ("move V4 via D7 to E5", MoveVictim("v4", ("via", "d7", "to", "e5"))),
        ("stay V4", Stay("v4")),
        ("build V4 H E5.48", Build("v4", "h", ("E5.48",))),
        ("twist curse В2", PlayTwist("curse", ("b2",))),
        ("hold A1 shoot B2", Hold("a1", ("shoot", "b2"))),
        ("charge A2 K1", Charge("a2", ("k1",))),
        ("shoot B2", Shoot("b2")),
        ("shoot none", Shoot("none")),
        ("noshot", Shoot("none")),
        ("push T3 40", Push("t3", 40)),
        ("follow V2", Follow(("v2",))),
        ("at A1 12 A4 7", WatchFor(("a1", "12", "a4", "7"))),
        ("order A1 first", Order("a1", "first")),
    ],
)
def test_names_may_be_typed_in_capitals_and_in_letters_that_look_alike(line: str, action: Any) -> None:
    started = run.start(GAME, GAME.setup(2, {}), Dice("00" * 32)).position

    assert read_next(GAME, started, 0, entries_of(line)) == (action, ())
