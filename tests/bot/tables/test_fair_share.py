"""Short works share the loop with whatever else there is to do."""

import asyncio
from collections.abc import Iterator
from functools import partial
from itertools import groupby
from time import perf_counter

import pytest

from bot.tables.fair_share import FairShare

MANY = 40
A_MILLISECOND = 0.001


@pytest.fixture
def share() -> FairShare:
    """Where nobody works yet."""
    return FairShare()


def busy(happened: list[str], what: str, seconds: float) -> None:
    """Something that takes so long."""
    happened.append(what)
    ends = perf_counter() + seconds
    while perf_counter() < ends:
        pass


async def together(share: FairShare, of_work: float, of_others: float = 0.0) -> list[str]:
    """What happened, one thing after the other, when many had something to work out, and something else each round."""
    happened = list[str]()
    works = [asyncio.create_task(share.work(partial(busy, happened, str(one), of_work))) for one in range(MANY)]
    while not all(one.done() for one in works):
        busy(happened, "else", of_others)
        await asyncio.sleep(0)
    return happened


def in_a_row(happened: list[str]) -> Iterator[int]:
    """How many works there were each time before anything else was done."""
    return (len(list(found)) for is_else, found in groupby(happened, "else".__eq__) if not is_else)


def test_who_comes_alone_waits_for_nobody(share: FairShare) -> None:
    async def works() -> None:
        with pytest.raises(StopIteration) as done:
            share.work(lambda: "worked").send(None)
        assert done.value.value == "worked"

    asyncio.run(works())


async def test_whatever_takes_no_time_is_done_between_a_few_of_many(share: FairShare) -> None:
    assert max(in_a_row(await together(share, A_MILLISECOND))) <= 10


async def test_as_much_is_worked_as_everything_else_takes(share: FairShare) -> None:
    assert len(list(in_a_row(await together(share, A_MILLISECOND / 2, 5 * A_MILLISECOND)))) <= MANY // 2


async def test_it_is_worked_in_the_order_in_which_it_was_asked_for(share: FairShare) -> None:
    works = [one for one in await together(share, A_MILLISECOND) if one != "else"]
    assert works == [str(one) for one in range(MANY)]


async def test_what_somebody_waits_for_who_has_pressed_goes_first(share: FairShare) -> None:
    happened = list[str]()
    works = [asyncio.create_task(share.work(partial(busy, happened, str(one), A_MILLISECOND))) for one in range(MANY)]
    await asyncio.sleep(0)
    press = asyncio.create_task(share.work(partial(busy, happened, "press", A_MILLISECOND), goes_first=True))
    await asyncio.wait((press, *works), timeout=10)

    assert happened.index("press") < MANY // 4


async def test_whatever_goes_first_lets_nothing_else_wait_for_ever(share: FairShare) -> None:
    happened = list[str]()

    async def presses_on() -> None:
        while True:
            await share.work(partial(busy, happened, "press", A_MILLISECOND), goes_first=True)

    pressing = [asyncio.create_task(presses_on()) for _ in range(MANY)]
    await asyncio.sleep(0)
    works = [asyncio.create_task(share.work(partial(busy, happened, str(one), 0))) for one in range(MANY)]
    done, _ = await asyncio.wait(works, timeout=10)
    for one in pressing:
        one.cancel()

    assert len(done) == MANY


async def test_whoever_gives_up_waiting_takes_nobodys_turn(share: FairShare) -> None:
    happened = list[str]()
    works = [asyncio.create_task(share.work(partial(busy, happened, str(one), 0))) for one in range(MANY)]
    await asyncio.sleep(0)
    for one in works[::2]:
        one.cancel()

    await asyncio.wait(works, timeout=10)
    assert set(happened) >= {str(one) for one in range(1, MANY, 2)}


async def test_what_breaks_is_told_to_whoever_asked_for_it(share: FairShare) -> None:
    with pytest.raises(ZeroDivisionError):
        await share.work(lambda: 1 // 0)
    assert await share.work(lambda: "worked") == "worked"
