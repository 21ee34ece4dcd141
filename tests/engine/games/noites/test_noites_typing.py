"""What is typed: names in capitals, letters that look alike, words that may be left out."""

from typing import Any

import pytest

from engine.core import run
from engine.core.dice import Dice
from engine.core.reading import entries_of, read_next
from engine.games.noites import GAME
from engine.games.noites.actions import Advance, Charge, Hold, Run
from engine.games.noites.board import Monster, Night, Terrain
from engine.games.noites.cards.ordering import GiveOrders
from engine.games.noites.cards.twists import PlayTwist
from engine.games.noites.flow import Build, MoveVictim, Stay
from engine.games.noites.phrases.wishes import STRAIGHT, Trek
from engine.games.noites.rules.combat import Push
from engine.games.noites.rules.melee import Follow
from engine.games.noites.rules.moving import WatchFor
from engine.games.noites.rules.shooting import Shoot
from engine.games.noites.settings import NoitesSettings
from engine.games.noites.setup import DeployAll, PlaceMonster, PlaceVictim

NORTHWARDS = Trek.read(("450,300",))


def at_risk(action: Any, **changes: Any) -> tuple[str, ...]:
    """What is to be looked at before this is done, on a table with a bonfire, a ledge and an enemy."""
    mover = Monster("a1", 0, "", 4, 0, (), 20, (450, 360))
    enemy = Monster("b1", 1, "", 4, 600, (), 20, (450, 700), **changes)
    pieces = (Terrain("t1", "bonfire", (300, 360), 0), Terrain("t2", "ledge", (480, 360), 0))
    found: tuple[str, ...] = action.beforehand(Night(NoitesSettings(), 2, pieces, monsters=(mover, enemy), round=1), 0)
    return found


@pytest.mark.parametrize(
    ("action", "changes", "look"),
    [
        (Run("a1", Trek.read(("via", "450,300"))), {}, ()),
        (Run("a1", Trek.read(("via", "450,200"))), {"watching": True}, ("check", "a1", "run", "via", "450,200")),
        (
            Advance("a1", Trek.read(("450,300", "shoot", "b1"))),
            {"watching": True},
            ("check", "a1", "advance", "450,300"),
        ),
        (Run("a1", Trek.read(("via", "330,360"))), {}, ("check", "a1", "run", "via", "330,360")),
        (Run("a1", Trek.read(("jump", "625,360"))), {}, ("check", "a1", "run", "jump", "625,360")),
        (Charge("a1", "b1", STRAIGHT), {}, ()),
        (Run("a1", Trek.read(("via", "9,9"))), {"watching": True}, ()),
        (Run("b1", Trek.read(("via", "450,600"))), {"watching": True}, ()),
    ],
)
def test_whatever_sets_off_dice_or_shots_is_to_be_looked_at_first(
    action: Any, changes: dict[str, Any], look: tuple[str, ...]
) -> None:
    assert at_risk(action, **changes) == look


@pytest.mark.parametrize(
    ("line", "verb", "fields"),
    [
        ("deploy A1 100,100 A2 160,100", DeployAll, "a1 100,100 a2 160,100"),
        ("place A3 b2", PlaceMonster, "a3 b2"),
        ("victim e5.48", PlaceVictim, "E5.48"),
        ("move V4 via D7 to E5", MoveVictim, "v4 via d7 to e5"),
        ("stay V4", Stay, "v4"),
        ("build V4 H E5.48", Build, "v4 h E5.48"),
        ("twist curse B2", PlayTwist, "curse b2"),
        ("hold A1 shoot B2", Hold, "a1 shoot b2"),
        ("charge A2 K1", Charge, "a2 k1"),
        ("shoot B2", Shoot, "b2"),
        ("shoot none", Shoot, "none"),
        ("noshot", Shoot, "none"),
        ("push T3 40", Push, "t3 40"),
        ("follow V2", Follow, "v2"),
        ("at A1 12 A4 7", WatchFor, "a1 12 a4 7"),
        ("order A1 first", GiveOrders, "a1 first"),
    ],
)
def test_names_may_be_typed_in_capitals(line: str, verb: Any, fields: str) -> None:
    started = run.start(GAME, GAME.setup(2, {}), Dice("00" * 32)).position

    read, left = read_next(GAME, started, 0, entries_of(line))

    assert (read, left) == (verb.read_fields(tuple(fields.split())), ())
    assert read.words()[1:] == tuple(fields.split())
