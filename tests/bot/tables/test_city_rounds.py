"""What the table sees of a round in Amsterdam: the count before it, what lay where after it, what may be looked at."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from hall import PLACE, TellingPainter
from streets import GAMES, Streets

from bot.store.sqlite import SqliteShelf
from bot.tables.model.intents import Confirm, Fill, Join, Open, Role, ShowStatus, Start


@pytest.fixture
async def city(tmp_path: Path) -> AsyncIterator[Streets]:
    shelf = SqliteShelf(tmp_path / "store.db", lambda: GAMES)
    yield Streets(shelf, painter=TellingPainter())
    shelf.close()


@pytest.mark.rule("SA-116")
async def test_everybody_sees_a_count_of_three_before_a_round(city: Streets) -> None:
    await city.seated(1, seats=4)
    await city.kim("ready")
    while not city.wire.texts(PLACE)[-1].endswith("3…"):
        await city.later(1)
    seen = []
    for _ in range(4):
        seen.append((city.wire.texts(PLACE)[-1], (await city.board()).is_running))
        await city.later(1)

    assert [(text.split()[-1], runs) for text, runs in seen[:3]] == [("3…", False), ("2…", False), ("1…", False)]
    assert seen[3][1]
    assert "go!" in seen[3][0]


async def test_the_board_says_once_that_a_round_is_about_to_begin_and_keeps_nothing_of_the_count(city: Streets) -> None:
    city.wire.folds = True
    await city.seated(1, seats=4)
    await city.kim("ready")
    while not any("3…" in line for line in city.wire.board().lately):
        await city.later(1)
    counting = city.wire.board()
    await city.later(2, steps=2)
    assert city.wire.board() == counting
    await city.later(1)

    assert counting.lately[-1] == "Get ready! 3…"
    assert not any("…" in line for line in city.wire.board().lately)
    assert "go!" in city.wire.board().lately[-1]


@pytest.mark.rule("SA-311")
async def test_a_wish_for_a_new_row_stands_below_what_the_other_commissioner_is_asked(city: Streets) -> None:
    city.wire.folds = True
    await two_commissioners(city)
    before = [len(city.wire.at[f"door-{name}"]) for name in ("kim", "pia")]
    await city.kim("swap")

    assert city.pia.notice.lately == (
        "The black team would like a new row. It comes once both Commissioners ask for it.",
    )
    assert [len(city.wire.at[f"door-{name}"]) for name in ("kim", "pia")] == before
    await city.pia("swap")
    assert not city.pia.notice.lately
    assert not any("would like" in line for line in city.wire.board().lately)


@pytest.mark.rule("SA-311")
async def test_a_wish_for_a_new_row_is_forgotten_with_the_clue_that_takes_it_back(city: Streets) -> None:
    city.wire.folds = True
    await two_commissioners(city)
    await city.kim("swap")
    await city.kim(f"clue {(await city.board()).cards.row[0]}")
    await city.later(8)

    assert not city.pia.notice.lately


@pytest.mark.rule("SA-311")
async def test_a_wish_for_a_new_row_is_no_message_of_its_own_to_a_commissioner_who_has_just_given_a_clue(
    city: Streets,
) -> None:
    city.wire.folds = True
    await two_commissioners(city)
    await city.kim(f"clue {(await city.board()).cards.row[0]}")
    before = len(city.wire.at["door-kim"])
    await city.pia("swap")

    assert city.kim.notice.lately == (
        "The orange team would like a new row. It comes once both Commissioners ask for it.",
    )
    assert len(city.wire.at["door-kim"]) == before


@pytest.mark.rule("SA-311")
async def test_where_there_is_a_log_the_wish_is_a_line_in_it(city: Streets) -> None:
    await two_commissioners(city)
    await city.kim("swap")

    assert any("The black team would like a new row." in text for text in city.pia.inbox)


async def two_commissioners(city: Streets) -> None:
    """Kim guides black and Pia orange; the round is on."""
    city.table = (await city.kim(Open("amsterdam", {}, "en"))).table
    await city.pia(Join())
    await city.kim(Fill(4))
    for seat, post in enumerate(("black_commissioner", "orange_commissioner"), 1):
        await city.kim(Role(post, seat))
    await city.kim(Start())
    await city.pia(Confirm())
    for one in (city.kim, city.pia):
        await one("ready")
    await city.later(5, steps=5)
    assert (await city.board()).is_running


@pytest.mark.rule("SA-211", "SA-631")
async def test_computers_let_nobody_wait_for_them_to_be_ready(city: Streets) -> None:
    await city.seated(1, seats=4)
    await city.kim("ready")
    await city.later(10, steps=10)

    assert (await city.board()).is_running


@pytest.mark.rule("SA-505", "SA-506", "SA-706")
async def test_what_a_round_was_lies_open_until_the_commissioners_go_on(city: Streets) -> None:
    await city.on_the_move(2, seats=4)
    await city.pia("go D3")
    await city.kim("concede")
    await city.pia("concede")
    told = "\n".join(city.wire.texts(PLACE))
    over = await city.board()
    await city.kim("ready")
    await city.later(25, steps=25)

    assert "The City Maps of this round were number" in told
    assert all(f"{team}: police on" in told for team in ("Black team", "Orange team"))
    assert "Black team went: D3." in told
    assert (over.round, over.ending.reason, (await city.board()).round) == (1, "concede", 2)


@pytest.mark.rule("SA-601")
async def test_the_status_says_that_a_small_table_plays_together(city: Streets) -> None:
    await city.kim(Open("amsterdam", {}, "en"))
    await city.kim(Fill(2))
    await city.kim(Start())
    status = (await city.kim(ShowStatus())).screen
    looked = (await city.kim("look")).screen

    assert status is not None
    assert looked is not None
    assert "mode: cooperative" in status.text
    assert "Round 1 · cooperative" in looked.text


async def looked_at(city: Streets, who: Any, line: str) -> str:
    reply = await who(line)
    assert reply.screen is not None
    return str(reply.screen.text)


@pytest.mark.rule("SA-706")
@pytest.mark.parametrize("slash", ["", "/"])
async def test_row_map_and_history_are_looked_at_by_their_names(city: Streets, slash: str) -> None:
    await city.on_the_move(2, seats=4)
    await city.pia("go D3")
    row = await looked_at(city, city.pia, f"{slash}row")
    history = await looked_at(city, city.pia, f"{slash}history")
    chief = await looked_at(city, city.kim, f"{slash}map")
    detective = await looked_at(city, city.pia, f"{slash}map")

    assert all(f"\n{place}: " in f"\n{row}" for place in range(1, 11))
    assert "Black team: " in history
    assert "→ D3" in history
    seen = next(line for line in chief.split("\n") if "City Map: police" in line)
    assert seen not in detective
    assert "City Map: police" not in detective


@pytest.mark.rule("SA-706")
async def test_the_history_tells_earlier_rounds_as_well(city: Streets) -> None:
    await city.on_the_move(2, seats=4)
    await city.pia("go D3")
    for guest in (city.kim, city.pia):
        await guest("concede")
    await city.kim("ready")
    await city.later(25, steps=25)
    history = await looked_at(city, city.pia, "history")

    assert (await city.board()).round == 2
    assert "Round 1" in history
    assert "→ D3" in history
