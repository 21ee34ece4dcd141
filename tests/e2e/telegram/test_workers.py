"""Several workers behind one address, on one Redis: any of them takes any update, none takes one twice."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from fake_telegram import FakeTelegram
from hosting import Clock, Hosting, dealt, hosted
from support.servers import Server

from bot.store.redis.shelf import RedisShelf
from bot.tables.model.intents import Intent
from bot.tables.model.reply import Reply
from bot.telegram.ears import Webhook
from engine.games import games

SECRET = "s3cret"


@pytest.fixture
async def workers(fake: FakeTelegram, clock: Clock, tmp_path: Path) -> AsyncIterator[list[Hosting]]:
    server = Server(tmp_path / "redis").start()
    made: list[Hosting] = []
    async with AsyncExitStack() as open_houses:
        for number in range(2):
            hook = Webhook(f"http://127.0.0.1:9/{number}", SECRET, "127.0.0.1", 0)
            house = hosted(fake, clock, tmp_path, webhook=hook, store=lambda: RedisShelf.at(server.url, games))
            made.append(await open_houses.enter_async_context(house))
        yield made
        await fake.post.close()
    server.stop()


def turn_to(fake: FakeTelegram, worker: Hosting) -> None:
    """What sits before the workers sends the next updates to this one."""
    fake.post.to_webhook(f"http://127.0.0.1:{worker.port}/", SECRET, None)


async def test_any_worker_takes_any_update(workers: list[Hosting], fake: FakeTelegram) -> None:
    first, second = workers
    group, ana, bo = fake.group(), first.human("Ana"), first.human("Bo")
    turn_to(fake, first)
    await dealt(first, group, ana, bo)
    turn_to(fake, second)
    answer = await second.press(ana, ana.sees()[-1], "5")

    assert not answer["alert"]
    assert "Noted in secret: 5 Climb" in answer["text"]


def intents_of(worker: Hosting) -> list[Intent]:
    """What this worker's service is asked from now on."""
    asked: list[Intent] = []
    handle = worker.service.handle

    async def noted(intent: Intent) -> Reply:
        asked.append(intent)
        return await handle(intent)

    worker.service.handle = noted  # type: ignore[method-assign]
    return asked


async def test_an_update_that_two_workers_get_happens_once(workers: list[Hosting], fake: FakeTelegram) -> None:
    first, second = workers
    group, ana, bo = fake.group(), first.human("Ana"), first.human("Bo")
    turn_to(fake, first)
    await first.says(ana, "/play holland", group)
    number = bo.says("/join", group)
    await first.settle()
    await first.after(5)
    table = await first.shelf.table_at(f"telegram:{group.id}")
    before, shown, heard = await first.shelf.load(table), ana.texts(group), intents_of(second)
    turn_to(fake, second)
    fake.post.again(number)
    await second.settle()
    await second.after(5)

    after = await second.shelf.load(table)
    assert [one.delivery.rpartition(":")[2] for one in heard] == [str(number)]
    assert after == before
    assert [one.person for one in after.table.sitters].count(f"telegram:{bo.id}") == 1
    assert ana.texts(group) == shown


async def test_together_they_keep_a_groups_pace(workers: list[Hosting], fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), workers[0].human("Ana"), workers[0].human("Bo")
    turn_to(fake, workers[0])
    await workers[0].says(ana, "/play holland", group)
    for _ in range(12):
        for line in ("/join", "/leave"):
            bo.says(line, group)
            await fake.until(lambda: not fake.post.waiting)
            await asyncio.gather(*(worker.courier.round() for worker in workers))
        workers[0].clock.now += 2

    assert fake.flood.refusals == 0
    assert max(len(times) for chat, times in fake.flood.sent.items() if chat == str(group.id)) > 8


async def test_of_several_that_poll_each_stands_by_for_the_other(
    fake: FakeTelegram, clock: Clock, tmp_path: Path
) -> None:
    page = (Path(__file__).parents[3] / "docs" / "hosting-telegram.md").read_text(encoding="utf-8")
    assert "Several polling processes with one token stand by for each other." in page
    server = Server(tmp_path / "redis").start()
    async with AsyncExitStack() as open_houses:
        opened = [
            await open_houses.enter_async_context(
                hosted(fake, clock, tmp_path, store=lambda: RedisShelf.at(server.url, games))
            )
            for _ in range(2)
        ]
        asked = [intents_of(one) for one in opened]
        group, ana, bo = fake.group(), opened[0].human("Ana"), opened[0].human("Bo")
        await dealt(opened[0], group, ana, bo)
        first = len(asked[0]) + len(asked[1])
        await opened[0].adapter.stop()
        answer = await opened[1].press(ana, ana.sees()[-1], "5")

    server.stop()
    assert first > 0
    assert "Noted in secret: 5 Climb" in answer["text"]
