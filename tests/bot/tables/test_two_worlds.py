"""Two worlds that differ only in what Ana hides: nobody else may be able to tell them apart.

Compared is the whole path from intent to wire: texts, buttons and their ids, pictures, alt texts, replies to every
look, refusals, and the schedule of everything sent. A leak of each kind, planted in the game, must be caught.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from hall import TIMED, Hall
from leaky import LEAKS, planted
from support.looks import LOOKS

from bot.tables.model.intents import (
    Look,
    Press,
    ShowHand,
    Undo,
    Verb,
)
from engine.games import AnyGame

MakeHall: TypeAlias = Callable[[dict[str, AnyGame]], Hall]
ASKED: tuple[Verb, ...] = (*LOOKS, Look("all"), Undo())


async def world(hall: Hall, hidden: int) -> dict[str, Any]:
    """Everything that anybody but Ana gets while she hides so many pebbles, having changed her mind once."""
    table = await hall.opened(rounds=1)
    await hall.bo("/join")
    await hall.ana("/completar 3")
    await hall.ana("/começar")
    await hall.bo("/confirm")
    await hall.ana(f"esconder {3 - hidden}")
    await hall.ana(Undo())
    await hall.ana.press(hall.ana.notice, str(hidden))
    await hall.later(170, steps=3)
    seen = {
        "looks": [await hall.bo(look) for look in ASKED],
        "stranger": [await hall.olha(look, table=table) for look in ASKED],
        "foreign press": await hall.bo(Press(f"m1:{table}:0:1:a:hide.2")),
        "refused": [await hall.bo(line) for line in ("hide 9", "guess 1", "nonsense")],
    }
    await hall.bo("hide 2")
    await hall.later(100, steps=10)
    # Addresses are carried to side by side: what has an order is what arrives at each of them, and when.
    seen["sent"] = sorted((one for one in hall.wire.log if one[2] != "door-ana"), key=lambda one: str(one[2]))
    seen["alarms"] = await alarms(hall)
    return seen


async def alarms(hall: Hall) -> list[int]:
    """How long every table would sleep from now on."""
    return [ahead for ahead in range(0, 600, 5) if await hall.shelf.due(hall.now + ahead * 1000, 1)]


async def test_nobody_can_tell_what_is_hidden(make_hall: MakeHall) -> None:
    games: dict[str, AnyGame] = {"porrinha": TIMED}

    assert await world(make_hall(games), 0) == await world(make_hall(games), 3)


async def test_nobody_can_tell_what_was_hidden_before(make_hall: MakeHall) -> None:
    games = {"porrinha": planted("")}

    assert await world(make_hall(games), 0) == await world(make_hall(games), 3)


async def test_the_worlds_are_two(make_hall: MakeHall) -> None:
    hands = []
    for hidden in (0, 3):
        hall = make_hall({"porrinha": TIMED})
        await hall.dealt(hall.bo)
        await hall.ana(f"esconder {hidden}")
        hands.append(await hall.ana(ShowHand()))

    assert hands[0] != hands[1]


@pytest.mark.parametrize("leak", LEAKS)
async def test_a_planted_leak_is_caught(make_hall: MakeHall, leak: str) -> None:
    games = {"porrinha": planted(leak)}

    assert await world(make_hall(games), 0) != await world(make_hall(games), 3)
