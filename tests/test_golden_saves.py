"""What houses of every release have kept is opened by today's, played on to its end, and can be verified."""

import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from golden.saves import DUMP, FILE, MOMENTS, commands, place_of, saves, unpacked
from support.breadth import STORM, breadth
from support.servers import Server

sys.path.append(str(Path(__file__).parent / "bot" / "tables"))

from golden.played import TABLEFUL, Table

from bot.store.checking import checked
from bot.store.redis.moving import MovingRedis
from bot.store.redis.shelf import RedisShelf
from bot.store.sqlite import FILE as NAME
from bot.store.sqlite import SqliteShelf
from bot.tables.model.button_ids import read
from bot.tables.model.intents import ShowHand, ShowTables
from bot.tables.model.table import Phase
from engine.core.dice import Dice, mixed_seed
from engine.core.match import Match, export, verified
from engine.games import games
from engine.players.arena import next_entry
from engine.players.chance import Chance
from engine.proof.checks import Inspector, bad_saves, broken_invariants

MOST_BYTES = 27_000
"""Of a table in the middle of its game: what it is, what happened, what became of deliveries, what stands where."""
SAVES = [*saves(FILE), *saves(DUMP)]
AT_THE_TABLE = breadth(1, 10_000)
"""So much is played by people who type; the rest by the match alone."""
MOST_ENTRIES = 3_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("golden")).start()
    yield started
    started.stop()


@pytest.fixture(params=SAVES, ids=lambda file: f"{file.parent.name}-{file.name.removesuffix('.xz')}")
async def home(request: pytest.FixtureRequest, tmp_path: Path, server: Server) -> AsyncIterator[tuple[Path, Any]]:
    """A save, and the home that was filled from it."""
    packed: Path = request.param
    if packed.name.endswith(FILE):
        unpacked(packed, tmp_path / NAME)
        shelf = SqliteShelf.opened(tmp_path, games)
        yield packed, shelf
        shelf.close()
        return
    server.says("FLUSHALL")
    there = await RedisShelf.opened(server.url, games)
    for command in commands(packed):
        await there.client.execute_command(*command)
    yield packed, there
    await there.close()


@pytest.mark.long
async def test_every_save_is_read_carried_on_and_verified(home: tuple[Path, Any]) -> None:
    packed, shelf = home
    held = await checked(MovingRedis(shelf) if isinstance(shelf, RedisShelf) else shelf, games())
    assert held.unreadable == []
    assert sum(many for (kind, _), many in held.counted.items() if kind == "table") == len(MOMENTS)
    tables = {moment: await opened(shelf, moment) for moment in MOMENTS}

    await everything_waits_as_it_did(tables)
    for moment in MOMENTS:
        await is_replayed(tables[moment])
    for moment in MOMENTS[:-1]:
        await played_on(tables[moment])
    for moment in MOMENTS:
        match = await whole(tables[moment])
        assert ended(match, Chance(Dice(mixed_seed("golden", "end", packed.name)))) == []


async def opened(shelf: Any, moment: str) -> Table:
    """The house in which a table is played on, at the time when it was left."""
    place = place_of(moment)
    table = Table(shelf, f"on/{moment}", place)
    found = await shelf.table_at(place)
    table.table = found or next(one for one in await shelf.finished_of(table.people[0].person.id))
    await table.resumed()
    return table


async def everything_waits_as_it_did(tables: dict[str, Table]) -> None:
    """Letters are carried, everybody has their tables, and a clock runs where one has to."""
    last = tables["over"]
    assert await last.courier.round() > 0
    await last.carry()
    assert await last.shelf.dead() == []
    mine = await last.only(last.people[0], ShowTables())
    led_to = {read(button.id).table for button in mine.screen.buttons}
    assert {one.table for moment, one in tables.items() if moment != "over"} <= led_to
    assert set(await last.shelf.due(last.now * 2, 64)) & {one.table for one in tables.values()}


async def is_replayed(table: Table) -> None:
    """The log leads to where the match stands, unless it was played by older rules that nothing has anchored yet."""
    kept = await table.kept(table.table)
    assert (kept.table.phase is Phase.FINISHED) == (kept.match.position.result is not None)
    if not kept.match.rules:
        assert verified(games().__getitem__, export(await whole(table))).position == kept.match.position


async def played_on(table: Table) -> None:
    """People type a little; whatever is reached is looked at."""
    kept = await table.kept(table.table)
    before = kept.table.entries
    assert (await table.only(table.people[0], ShowHand())).ok
    for _ in range(AT_THE_TABLE):
        if kept.match.position.result is None:
            await table.step()
            await table.carry()
            kept = await table.kept(table.table)
            assert [*broken_invariants(kept.match.game, kept.match.position)] == []
    assert kept.table.entries > before


def ended(match: Match[Any], chance: Chance) -> list[str]:
    """What is broken on the way to the end of a match, or in its replay."""
    inspector = Inspector(match.game, match.setup, mixed_seed("golden", "inspector"))
    broken: list[str] = []
    while match.position.result is None and len(match.log) < MOST_ENTRIES:
        entry = next_entry(match.game, match.position, TABLEFUL, chance, 10**9 + len(match.log) * 4_000)
        match, _ = match.add(entry)
        broken += broken_invariants(match.game, match.position)
        if STORM:
            inspector.inspect(match.position)
    broken += bad_saves(match.game, match.position)
    again = verified(games().__getitem__, export(match))
    same = again.position == match.position and again.position.result is not None
    return [*broken, *inspector.violations] + ([] if same else ["the replay leads elsewhere"])


async def whole(table: Table) -> Match[Any]:
    """The match with its log."""
    kept = await table.kept(table.table)
    lines = await table.shelf.history(table.table)
    log = tuple(line.entry for line in lines if line.entry is not None)
    match: Match[Any] = Match(kept.match.game, kept.match.setup, kept.table.seed, kept.match.position, log)
    return match


@pytest.mark.parametrize("file", saves(FILE), ids=lambda file: file.name.removesuffix(".db.xz"))
async def test_a_table_in_the_middle_of_its_game_is_small(file: Path, tmp_path: Path) -> None:
    unpacked(file, tmp_path / NAME)
    shelf = SqliteShelf.opened(tmp_path, games)
    table = await shelf.table_at(place_of("midst"))
    crate = shelf.file.crate(str(table))
    shelf.close()

    assert crate is not None
    answers = [len(one) for one in crate.replies.values()]
    assert max(answers) <= 300
    assert sum(answers) <= 4_000
    kept = (crate.body, *crate.log, *crate.replies.values(), *crate.posted.values())
    assert sum(map(len, kept)) <= MOST_BYTES
