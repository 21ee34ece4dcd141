"""The store on a server: what happens when the server goes, comes back, or is not set up to keep things."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from shutil import rmtree
from typing import Any

import pytest
import structlog
from hall import GAMES, Hall
from redis import Redis
from redis.asyncio import Connection
from redis.exceptions import ConnectionError as Unreached
from support.servers import Server

from bot import doors
from bot.running import OpenService, Running, house, now_ms
from bot.store import bell
from bot.store.errors import (
    NoCluster,
    NoDatabase,
    NoHost,
    NoRedis,
    StoreFull,
    StoreGone,
    StoreLocked,
    StoreSilent,
    StoreTrouble,
    WrongAddress,
)
from bot.store.redis.client import NAME_SECONDS, OPENING_SECONDS, PATIENCE_SECONDS
from bot.store.redis.shelf import RedisShelf
from bot.store.redis.together import Pending, TogetherRedis
from bot.tables.model.intents import Intent, Join, Leave, Open, Person
from bot.tables.model.outbox import TableLine, outgoing
from bot.web.adapter import WebAdapter
from engine.games import games

LONG_SECONDS = 300.0
"""So long a connection itself would wait."""
NOW = 1_000_000
YEAR_MS = 365 * 86_400_000


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "redis").start()
    yield server
    server.stop()


async def test_a_server_that_went_and_came_back_is_used_again_and_has_lost_nothing(server: Server) -> None:
    shelf = RedisShelf.at(server.url, lambda: GAMES)
    hall = Hall(shelf, GAMES)
    table = await hall.dealt(hall.bo)
    before = await shelf.load(table)
    server.kill()

    with pytest.raises(StoreGone):
        await hall.ana.only("esconder 1")
    server.start()

    after = await shelf.load(table)
    assert after is not None
    assert before is not None
    assert after.version == before.version
    assert (await hall.ana("esconder 1")).ok
    await shelf.close()


async def test_who_asks_meanwhile_is_answered_kindly(server: Server) -> None:
    shelf = RedisShelf.at(server.url, lambda: GAMES)
    service = OpenService(house(), shelf, now_ms)
    server.kill()

    reply = await service.handle(Intent("1", Person("web:ana", "Ana", "pt-BR"), Open("holland"), place="web:r"))

    assert not reply.ok
    assert "meu lado" in reply.text
    await shelf.close()


async def test_nobody_at_the_url_is_said_to_be_gone_before_it_could_be_called_silent() -> None:
    assert await what_hinders("redis://127.0.0.1:1/0") is StoreGone


async def test_a_server_without_memory_keeps_what_it_has(server: Server) -> None:
    shelf = RedisShelf.at(server.url, dict)
    await shelf.change_person("ana", partial(replace, language="uk"))
    server.says("CONFIG", "SET", "maxmemory", "1")

    with pytest.raises(StoreFull):
        await shelf.change_person("bo", partial(replace, language="en"))
    assert (await shelf.person("ana")).language == "uk"
    await shelf.close()


async def test_a_server_that_cannot_write_its_file_is_full(server: Server) -> None:
    shelf = RedisShelf.at(server.url, dict)
    rmtree(server.folder)
    server.says("CONFIG", "SET", "save", "3600 1")
    server.says("BGSAVE")
    failed = Redis.from_url(server.url)
    assert await comes_true(lambda: asyncio.to_thread(lambda: failed.info()["rdb_last_bgsave_status"] == "err"))
    failed.close()

    told = await asyncio.gather(
        shelf.seen("ana", 1), shelf.change_person("ana", partial(replace, language="uk")), return_exceptions=True
    )
    await shelf.close()
    server.kill()  # it goes by no other way

    assert [type(one) for one in told] == [StoreFull, StoreFull]


async def test_one_is_alone_until_it_lets_go_or_is_not_heard_of(server: Server) -> None:
    first, second = (RedisShelf.at(server.url, dict) for _ in range(2))

    assert [await first.alone("page", "a", 60_000), await second.alone("page", "b", 60_000)] == [True, False]
    assert await first.alone("page", "a", 60_000)
    assert await second.alone("other", "b", 60_000)
    await first.alone("page", "a", 0)
    assert await second.alone("page", "b", 1)
    assert await comes_true(lambda: first.alone("page", "a", 60_000))
    for shelf in (first, second):
        await shelf.close()


async def test_the_page_of_a_store_stands_in_one_process_and_moves_when_that_ends(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "FIRST_REST_SECONDS", 0.05)
    shelves = [RedisShelf.at(server.url, games) for _ in range(2)]
    houses = [Running(shelf) for shelf in shelves]
    pages = [WebAdapter(one.service, one.stir, "127.0.0.1", 0) for one in houses]
    async with houses[0].opened([pages[0]]):
        opening = asyncio.create_task(opened_at_last(houses[1], pages[1]))
        assert await comes_true(lambda: is_so(houses[1].health.outside.get("web") == "page-elsewhere"))
        assert [page.is_open for page in pages] == [True, False]
    await opening
    for shelf in shelves:
        await shelf.close()


async def opened_at_last(running: Running, page: WebAdapter) -> None:
    """A house that opens a page beside another process, and is asked to close once it stands."""
    async with running.opened([page]):
        assert await comes_true(lambda: is_so(page.is_open))


async def is_so(what: bool) -> bool:
    """What is known without waiting."""
    return what


async def comes_true(what: Callable[[], Awaitable[bool]]) -> bool:
    """Whether something is so within half a minute."""
    for _ in range(1_500):
        if await what():
            return True
        await asyncio.sleep(0.02)
    return False


async def test_a_house_with_nothing_to_do_asks_a_server_twenty_things_a_second_at_most(server: Server) -> None:
    shelf = RedisShelf.at(server.url, lambda: GAMES)
    seconds, before = 10, commands(server)
    for _ in range(seconds):
        for _ in range(4):
            assert await shelf.due(NOW, 10) == ()
        for _ in range(2):
            assert await shelf.claim(NOW, 10) == ()

    assert commands(server) - before <= 20 * seconds
    await shelf.close()


async def test_what_another_process_keeps_is_found_at_the_next_look(server: Server) -> None:
    looking, keeping = (RedisShelf.at(server.url, lambda: GAMES) for _ in range(2))
    assert not await looking.claim(NOW, 10)
    assert not await looking.due(NOW, 10)

    await keeping.stow_letter(outgoing("t1", TableLine("web:r", "a")))
    assert [one.message for one in await looking.claim(NOW, 10)] == [TableLine("web:r", "a")]
    hall = Hall(keeping, GAMES)
    table = await hall.opened()
    assert await looking.due(hall.now + YEAR_MS, 10) == (table,)
    for shelf in (looking, keeping):
        await shelf.close()


async def test_who_leaves_and_comes_back_elsewhere_meanwhile_is_known_to_sit_there(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, elsewhere = (RedisShelf.at(server.url, lambda: GAMES) for _ in range(2))
    hall, other = Hall(here, GAMES), Hall(elsewhere, GAMES)
    table = await hall.opened()
    await hall.bo(Join())
    remove = here.client.srem

    async def meanwhile(*given: Any) -> Any:
        assert (await other.bo.only(Join(), delivery="back")).ok
        return await remove(*given)

    monkeypatch.setattr(here.client, "srem", meanwhile)
    await hall.bo(Leave())

    assert await here.tables_of(hall.bo.person.id) == (table,)
    for shelf in (here, elsewhere):
        await shelf.close()


async def test_what_was_kept_by_a_process_that_was_killed_before_the_bell_is_found_by_and_by(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking, killed = (RedisShelf.at(server.url, lambda: GAMES) for _ in range(2))
    monkeypatch.setattr(killed, "_ring", killed.client.ping)
    assert not await looking.claim(NOW, 10)
    await killed.stow_letter(outgoing("t1", TableLine("web:r", "a")))
    assert not await looking.claim(NOW, 10)

    monkeypatch.setattr(bell, "monotonic", lambda: time.monotonic() + bell.LONGEST_SECONDS)
    assert [one.message for one in await looking.claim(NOW, 10)] == [TableLine("web:r", "a")]
    for shelf in (looking, killed):
        await shelf.close()


def commands(server: Server) -> int:
    """How many commands the server has carried out, those within scripts among them."""
    return int(server.says("INFO", "stats").partition("total_commands_processed:")[2].split()[0])


async def test_a_server_that_may_forget_is_warned_of(server: Server) -> None:
    server.says("CONFIG", "SET", "maxmemory-policy", "allkeys-lru")
    with structlog.testing.capture_logs() as logged:
        shelf = await RedisShelf.opened(server.url, dict)
        await shelf.close()

    assert [(one["event"], one["setting"]) for one in logged] == [("store.may_forget", "maxmemory-policy")]


@pytest.fixture
def locked(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "locked", more=("--requirepass", "right"))
    server.start(greeting="-NOAUTH")
    yield server
    server.stop()


async def what_hinders(url: str) -> type[StoreTrouble]:
    with pytest.raises(StoreTrouble) as hindered:
        await RedisShelf.opened(url, dict)
    return type(hindered.value)


@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "127.0.0.1:6379",
        "http://127.0.0.1:6379",
        "redis://127.0.0.1:notaport/0",
        "redis://:s3cr/et@127.0.0.1:6379/0",
        "redis+cluster://:s3cr/et@127.0.0.1:6379",
    ],
)
async def test_an_address_that_is_none_is_said_to_be_none_and_not_repeated(url: str) -> None:
    with pytest.raises(WrongAddress) as hindered:
        await RedisShelf.opened(url, dict)

    assert str(hindered.value) == ""
    assert hindered.value.__cause__ is None


@pytest.mark.parametrize("scheme", ["redis", "redis+cluster"])
@pytest.mark.parametrize("password", ["", ":wrong@"])
async def test_a_wrong_password_is_called_one(locked: Server, scheme: str, password: str) -> None:
    assert await what_hinders(f"{scheme}://{password}127.0.0.1:{locked.port}/0") is StoreLocked


@pytest.mark.parametrize("scheme", ["redis", "redis+cluster"])
async def test_a_wrong_password_is_not_tried_again(locked: Server, scheme: str) -> None:
    refused = _refused(locked)

    await what_hinders(f"{scheme}://:wrong@127.0.0.1:{locked.port}/0")

    assert _refused(locked) == refused + 1


def _refused(server: Server) -> int:
    """How many wrong passwords a server was told."""
    with closing(Redis(port=server.port, password="right")) as asking:
        counted: dict[str, dict[str, int]] = asking.info("errorstats")
    return counted.get("errorstat_WRONGPASS", {"count": 0})["count"]


async def test_a_database_that_there_is_not_is_named(locked: Server) -> None:
    assert await what_hinders(f"redis://:right@127.0.0.1:{locked.port}/99") is NoDatabase


async def test_a_single_server_is_no_cluster(locked: Server) -> None:
    assert await what_hinders(f"redis+cluster://:right@127.0.0.1:{locked.port}") is NoCluster


@pytest.mark.parametrize("scheme", ["redis", "redis+cluster"])
async def test_a_name_that_cannot_be_found_is_said_to_be_none(scheme: str) -> None:
    assert await what_hinders(f"{scheme}://nowhere.invalid:6379") is NoHost


@pytest.mark.parametrize("scheme", ["redis", "rediss"])
async def test_who_takes_the_connection_and_is_silent_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, scheme: str
) -> None:
    monkeypatch.setattr("bot.store.redis.client.OPENING_SECONDS", 0.2)
    async with natural(b"") as port:
        assert await what_hinders(f"{scheme}://127.0.0.1:{port}/0") is StoreSilent


async def test_something_that_is_no_redis_is_told_apart() -> None:
    async with natural(b"HTTP/1.1 400 Bad Request\r\n\r\n") as port:
        assert await what_hinders(f"redis://127.0.0.1:{port}/0") is NoRedis


@asynccontextmanager
async def natural(said: bytes) -> AsyncIterator[int]:
    """Something that answers this to everybody; nothing, and it is silent until the end."""
    over = asyncio.Event()

    async def heard(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(said)
        if not said:
            await over.wait()
        writer.close()

    listening = await asyncio.start_server(heard, "127.0.0.1", 0)
    try:
        yield listening.sockets[0].getsockname()[1]
    finally:
        over.set()
        listening.close()


async def test_a_server_that_hangs_is_told_of_soon_and_used_again_when_it_goes_on(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.redis.client.PATIENCE_SECONDS", 0.2)
    monkeypatch.setattr("bot.store.redis.client.SOCKET_SECONDS", LONG_SECONDS)
    shelf = await RedisShelf.opened(server.url, dict)
    os.kill(server.process.pid, signal.SIGSTOP)  # type: ignore[union-attr]

    with pytest.raises(StoreSilent):
        async with asyncio.timeout(LONG_SECONDS / 10):
            await shelf.change_person("ana", partial(replace, language="uk"))
    os.kill(server.process.pid, signal.SIGCONT)  # type: ignore[union-attr]
    monkeypatch.undo()

    await shelf.change_person("bo", partial(replace, language="en"))
    assert (await shelf.person("bo")).language == "en"
    await shelf.close()


async def test_what_a_crowd_asks_in_one_moment_travels_together_and_nobody_stands_in_a_queue(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = await RedisShelf.opened(server.url, dict)
    parcels: list[int] = []
    asked = TogetherRedis._asked

    async def counted(self: TogetherRedis, connection: Connection, parcel: list[Pending]) -> None:
        parcels.append(len(parcel))
        await asked(self, connection, parcel)

    monkeypatch.setattr(TogetherRedis, "_asked", counted)
    await asyncio.gather(*(shelf.person(f"p{number}") for number in range(300)))

    assert parcels == [300]
    await shelf.close()


async def test_what_of_a_parcel_was_answered_before_the_connection_went_is_not_asked_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = await RedisShelf.opened(server.url, dict)
    read, went = Connection.read_response, 0

    async def goes(self: Connection, *args: Any, **how: Any) -> Any:
        nonlocal went
        went += 1
        if went == 2:
            await self.disconnect()
            raise Unreached
        return await read(self, *args, **how)

    await shelf.client.set("rung", 0)
    monkeypatch.setattr(Connection, "read_response", goes)
    answers = await asyncio.gather(*(shelf.client.incr("rung") for _ in range(3)), shelf.client.get("rung"))
    monkeypatch.undo()

    assert answers[0] == 1
    assert sorted(answers[1:3]) == [4, 5]  # what was asked and not answered is asked again, as the library does it
    assert answers[3] == b"5"
    await shelf.close()


async def test_a_connection_has_no_limit_of_the_librarys_own(server: Server) -> None:
    shelf = await RedisShelf.opened(server.url, dict)
    assert shelf.client.connection_pool.make_connection().socket_timeout is None
    await shelf.close()


@pytest.fixture
async def one_way(server: Server, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[RedisShelf]:
    """A store to which there is one way at a time, and that is soon said to be silent."""
    monkeypatch.setattr("bot.store.patience.MOST_AT_ONCE", 1)
    shelf = await RedisShelf.opened(server.url, dict)
    monkeypatch.setattr("bot.store.redis.client.PATIENCE_SECONDS", 0.5)
    yield shelf
    await shelf.close()


async def a_while(shelf: RedisShelf) -> None:
    """Ask something that the server takes a while for."""
    async with shelf.told():
        await shelf.client.blpop("m:nothing", 0.1)


async def test_whoever_stands_in_the_queue_of_a_busy_server_waits_for_their_turn(one_way: RedisShelf) -> None:
    assert await asyncio.gather(*(a_while(one_way) for _ in range(9))) == [None] * 9


async def test_whoever_stands_in_the_queue_of_a_server_that_hangs_is_told_with_the_first(
    one_way: RedisShelf, server: Server
) -> None:
    await a_while(one_way)
    os.kill(server.process.pid, signal.SIGSTOP)  # type: ignore[union-attr]
    waiting = [asyncio.ensure_future(a_while(one_way)) for _ in range(20)]
    told = asyncio.gather(*waiting, return_exceptions=True)
    first, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_EXCEPTION)
    last = asyncio.get_running_loop().time()
    found = {type(one) for one in await told}
    os.kill(server.process.pid, signal.SIGCONT)  # type: ignore[union-attr]

    assert first
    assert found == {StoreSilent}
    assert asyncio.get_running_loop().time() - last < 20 * 0.5


def test_no_more_is_waited_for_than_five_seconds() -> None:
    assert PATIENCE_SECONDS < 5


def test_at_the_start_half_of_the_five_seconds_is_left_to_the_command_itself() -> None:
    assert max(NAME_SECONDS, OPENING_SECONDS) <= 2.5
