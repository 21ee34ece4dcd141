"""Rounds that a house makes again and again: well while there is much to do, ill in silence, ended when it closes."""

import asyncio

import pytest

from bot import rounds
from bot.health import Health
from bot.rounds import LONGEST_SILENCE_SECONDS, Rounds

MOST = 100


class Watch:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch = Watch()
    monkeypatch.setattr(rounds, "monotonic", watch)
    return watch


def made(watch: Watch, seconds: float) -> Rounds:
    """Rounds that always find something to do, and take so long for it."""

    async def once() -> int:
        watch.now += seconds
        await asyncio.sleep(0)
        return 1

    return Rounds("letters", once, Health(), _last=watch.now)


async def turns(some: int = MOST) -> None:
    """Let everything else have so many turns."""
    for _ in range(some):
        await asyncio.sleep(0)


async def test_whoever_has_something_to_do_all_the_time_is_well(watch: Watch) -> None:
    busy = made(watch, seconds=LONGEST_SILENCE_SECONDS / 2)
    task = asyncio.create_task(busy.make())
    await turns()
    busy.listen()
    task.cancel()

    assert watch.now > LONGEST_SILENCE_SECONDS
    assert not busy.health.ill


async def test_a_kind_of_round_that_none_was_made_of_for_long_is_ill(watch: Watch) -> None:
    silent = made(watch, seconds=0)
    watch.now = LONGEST_SILENCE_SECONDS
    silent.listen()

    assert silent.health.ill == {"letters": "silent"}


async def test_a_house_that_closes_waits_for_no_end_of_what_there_is_to_do(watch: Watch) -> None:
    busy = made(watch, seconds=0)
    task = asyncio.create_task(busy.make())
    await turns()
    busy.close()
    await turns()

    assert task.done()
