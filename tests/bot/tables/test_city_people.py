"""Amsterdam at a table where people come and go: votes, thresholds, posts, the host."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from hall import PLACE, Guest
from streets import BLACK, GAMES, ORANGE, Streets

from bot.store.sqlite import SqliteShelf
from bot.tables.menu.touching import touches
from bot.tables.model.intents import (
    Computer,
    Configure,
    Confirm,
    HandOver,
    Join,
    Kick,
    Leave,
    Move,
    Open,
    Resign,
    Role,
    Start,
    TakeBack,
    Undo,
    Vote,
)


@pytest.fixture
async def city(tmp_path: Path) -> AsyncIterator[Streets]:
    shelf = SqliteShelf(tmp_path / "store.db", lambda: GAMES)
    yield Streets(shelf)
    shelf.close()


@pytest.mark.rule("SA-323")
async def test_to_point_at_a_tile_takes_one_touch_until_it_would_move_the_team(city: Streets) -> None:
    await city.on_the_move(3)
    reach = (await city.black()).reach[:2]

    assert await at_once(city, city.pia, *reach) == [True, True]
    await city.pia(f"go {reach[0]}")
    assert await at_once(city, city.pia, *reach) == [True, True]
    assert await at_once(city, city.quin, *reach) == [False, True]


async def at_once(city: Streets, guest: Guest, *cells: str) -> list[bool]:
    """For which of these tiles a touch is enough."""
    desk = city.service.acts.desk(await city.kept(city.table))
    seat = desk.table.seat_of(guest.person.id)
    assert seat is not None
    found = touches(desk.facing(seat), desk.public).choices
    easy = {one.tokens: one.easy == "changed" for one in found}
    return [easy["go", cell] for cell in cells]


@pytest.mark.rule("SA-323", "SA-664")
async def test_a_vote_beside_a_computer_detective_moves_at_once(city: Streets) -> None:
    await city.on_the_move(2, seats=6)
    await city.pia("go D3")

    assert (await city.black()).hunt.at == "D3"


@pytest.mark.rule("SA-323")
async def test_two_of_three_people_move_and_one_does_not(city: Streets) -> None:
    await city.on_the_move(4)
    await city.pia("go D3")
    alone = (await city.black()).hunt.at
    await city.quin("go D3")

    assert (alone, (await city.black()).hunt.at) == ("D4", "D3")


@pytest.mark.rule("SA-323", "SA-351")
@pytest.mark.parametrize("going", [Leave(), Resign(), HandOver()])
async def test_the_vote_of_whoever_leaves_vanishes_and_thresholds_count_anew(city: Streets, going: Any) -> None:
    await city.on_the_move(4)
    await city.pia("go D3")
    await city.rob(going)
    still = (await city.black()).hunt
    await city.quin(going)

    assert (still.at, len(still.ballot.votes)) == ("D4", 1)
    assert (await city.black()).hunt.at == "D3"


@pytest.mark.rule("SA-323", "SA-351")
async def test_whoever_voted_and_left_moves_nothing(city: Streets) -> None:
    await city.on_the_move(4)
    await city.quin("go E4")
    await city.quin(Leave())
    await city.pia("go E4")

    assert (await city.black()).hunt.at == "D4"
    assert len((await city.black()).hunt.ballot.votes) == 1


@pytest.mark.rule("SA-323")
async def test_without_people_the_first_computer_decides_alone(city: Streets) -> None:
    await city.on_the_move(2, seats=8)
    await city.pia(Leave())
    await city.later(27)

    assert (await city.black()).hunt.cycles == 1


@pytest.mark.rule("SA-351")
@pytest.mark.parametrize("going", [Leave(), Resign(), HandOver()])
async def test_the_post_of_a_commissioner_who_leaves_is_offered(city: Streets, going: Any) -> None:
    await city.race(3)
    refused = await city.pia("commissioner")
    await city.kim(going)
    taken = await city.pia("commissioner")

    assert (refused.ok, taken.ok) == (False, True)
    assert (await city.black()).commissioner == 1
    assert any("a Detective of the team may take the seat" in text for text in city.wire.texts(PLACE))


@pytest.mark.rule("SA-351")
async def test_the_post_of_a_commissioner_who_is_made_to_leave_is_offered(city: Streets) -> None:
    await city.race(3)
    await city.kim(Resign())
    await city.pia(Kick(1))

    assert (await city.quin("commissioner")).ok


@pytest.mark.rule("SA-351")
async def test_a_commissioner_who_is_back_keeps_the_post(city: Streets) -> None:
    await city.race(3)
    await city.kim(Leave())
    await city.kim(TakeBack())

    assert not (await city.pia("commissioner")).ok
    assert city.wire.texts(PLACE).count("Kim is back.") == 1


@pytest.mark.rule("SA-351")
async def test_nobody_is_back_who_is_not(city: Streets) -> None:
    await city.race(3)
    await city.later(700, steps=70)
    texts = "\n".join(city.wire.texts(PLACE))

    assert "Nothing has been heard from Kim, so a computer player stands in" in texts
    assert "is back" not in texts
    assert (await city.kept(city.table)).table.sitters[0].acts is None


@pytest.mark.rule("SA-351")
async def test_a_commissioner_resigns_and_cannot_sit_down_as_a_detective(city: Streets) -> None:
    await city.race(3)
    await city.kim(Resign())
    own_team, rival = await city.kim(Join(4)), await city.kim(Join(6))

    assert (own_team.ok, rival.ok) == (False, False)
    assert "seen what lies hidden" in own_team.text


@pytest.mark.rule("SA-350")
async def test_one_person_with_computers_concedes(city: Streets) -> None:
    await city.race(1, seats=4)
    await city.kim("concede")

    assert (await city.board()).past[0].reason == "concede"


@pytest.mark.rule("SA-350")
async def test_more_than_half_of_the_people_concede(city: Streets) -> None:
    await city.race(3)
    await city.kim("concede")
    one = (await city.board()).past
    await city.pia("concede")

    assert (one, len((await city.board()).past)) == ((), 1)


@pytest.mark.rule("SA-350")
async def test_those_who_would_concede_are_counted_anew_when_somebody_leaves(city: Streets) -> None:
    await city.race(3)
    await city.kim("concede")
    await city.pia(Leave())
    one = (await city.board()).past
    await city.quin(Leave())

    assert (one, (await city.board()).past[0].reason) == ((), "concede")


@pytest.mark.rule("SA-218")
async def test_a_clue_is_voided_by_the_host_wherever_the_host_sits(city: Streets) -> None:
    city.table = (await city.kim(Open("amsterdam", {}, "en"))).table
    await city.pia(Join())
    for _ in range(2):
        await city.kim(Computer())
    await city.kim(Move(1, 2))
    for seat, post in enumerate(("orange_commissioner", "orange_detective_1", "black_commissioner"), 1):
        await city.kim(Role(post, seat))
    await city.kim(Start())
    await city.pia(Confirm())
    await city.pia("ready")
    await city.later(30, steps=30)
    await city.pia(f"clue {(await city.board()).cards.row[0]}")
    plain, host = await city.pia("void orange"), await city.kim("void orange")

    assert (plain.ok, host.ok) == (False, True)


@pytest.mark.rule("SA-218")
async def test_the_next_host_voids(city: Streets) -> None:
    await city.on_the_move(3)
    await city.kim(Resign())

    assert (await city.kept(city.table)).table.host == "web:pia"
    assert (await city.pia("void black")).ok


@pytest.mark.rule("SA-323")
async def test_taking_back_brings_nobody_back(city: Streets) -> None:
    await city.on_the_move(3)
    await city.pia("go D3")
    await city.quin(Leave())
    await city.kim("swap")
    await city.kim(Undo())
    await city.pia(Vote(yes=True))

    assert (await city.board()).company.people == (0, 1)


@pytest.mark.rule("SA-101", "SA-633")
async def test_the_host_lets_teams_differ_by_more_than_one(city: Streets) -> None:
    city.table = (await city.kim(Open("amsterdam", {}, "en"))).table
    for _ in range(5):
        await city.kim(Computer())
    posts = (*BLACK, *ORANGE[:2])
    refused = await city.kim(Role("black_detective_3", 1))
    await city.kim(Configure("uneven_teams", "yes"))
    for seat, post in enumerate(posts, 1):
        assert (await city.kim(Role(post, seat))).ok
    await city.kim(Start())

    assert refused.ok
    assert [len(team.members) for team in (await city.board()).teams] == [4, 2]


@pytest.mark.rule("SA-101")
@pytest.mark.parametrize("uneven", ["yes", "no"])
async def test_no_team_is_without_a_commissioner_or_a_detective(city: Streets, uneven: str) -> None:
    city.table = (await city.kim(Open("amsterdam", {}, "en"))).table
    await city.kim(Configure("uneven_teams", uneven))
    for _ in range(3):
        await city.kim(Computer())
    for seat, post in enumerate((*BLACK[:3], ORANGE[0]), 1):
        await city.kim(Role(post, seat))
    started = await city.kim(Start())

    assert not started.ok
    assert (await city.kept(city.table)).match is None


@pytest.mark.rule("SA-202")
@pytest.mark.parametrize(("before_ms", "counts"), [(1, True), (0, False)])
async def test_a_vote_at_the_instant_of_the_deadline_is_late(city: Streets, before_ms: int, counts: bool) -> None:
    await city.on_the_move(3)
    await city.pia("go E4")
    city.now += 180_000 - before_ms
    reply = await city.quin("go E4")

    assert reply.ok is counts
    assert (await city.black()).hunt.at == "E4"
