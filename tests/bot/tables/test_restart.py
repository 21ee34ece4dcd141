"""A worker that dies is replaced by another: nothing that matters was in its memory."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hall import GAMES, PLACE, Hall

from bot.couriers.courier import Courier
from bot.store.sqlite import SqliteShelf


@pytest.fixture
def workers(tmp_path: Path) -> Iterator[tuple[Hall, Hall]]:
    """Two workers on one store file; the second takes over where the first stopped."""
    shelves = [SqliteShelf(tmp_path / "store.db", lambda: GAMES) for _ in range(2)]
    first, second = (Hall(shelf, GAMES) for shelf in shelves)
    second.wire = first.wire
    second.courier = Courier(second.service, shelves[1], {"web": first.wire})
    second.deliveries = 1000
    yield first, second
    for shelf in shelves:
        shelf.close()


async def test_a_button_outlives_the_worker_that_made_it(workers: tuple[Hall, Hall]) -> None:
    first, second = workers
    await first.dealt(first.bo)

    assert (await second.ana.press(first.ana.notice, "2")).text == "Anotado em segredo: esconder 2"


async def test_what_was_not_yet_carried_is_carried_by_another(workers: tuple[Hall, Hall]) -> None:
    first, second = workers
    await first.opened()
    await first.bo.only("/join")
    await second.carry()

    assert "Bo takes seat 2." in first.wire.texts(PLACE)


async def test_what_died_on_its_way_is_carried_when_its_lease_is_over(workers: tuple[Hall, Hall]) -> None:
    first, second = workers
    await first.opened()
    await first.bo.only("/join")
    await first.shelf.claim(first.now, 10)
    await second.carry()
    assert "Bo takes seat 2." not in first.wire.texts(PLACE)
    second.now += 61_000
    await second.carry()

    assert "Bo takes seat 2." in first.wire.texts(PLACE)


async def test_a_deadline_outlives_its_worker(workers: tuple[Hall, Hall]) -> None:
    first, second = workers
    table = await first.dealt(first.bo)
    await first.ana("esconder 1")
    await second.later(301)

    assert (await second.kept(table)).match.position.board.fists == (1, 0)


async def test_two_workers_that_both_wake_a_table_wake_it_once(workers: tuple[Hall, Hall]) -> None:
    first, second = workers
    table = await first.dealt(first.bo)
    for hall in workers:
        hall.now += 301_000
    await first.service.acts.wake(table)
    await second.service.acts.wake(table)

    assert (await second.kept(table)).table.entries == 1
