"""What is worked out beside the loop is found out by what took long."""

import threading
from collections.abc import Callable
from functools import partial
from time import thread_time
from typing import TypeAlias

import pytest

from bot.tables.beside import ENOUGH, LONG_SECONDS, BackgroundWork

LONG = LONG_SECONDS * 2
Work: TypeAlias = Callable[[list[bool], float], None]


@pytest.fixture
def beside() -> BackgroundWork:
    """Where nothing was worked out yet."""
    return BackgroundWork()


def busy(on_the_loop: list[bool], seconds: float) -> None:
    """Something that takes so long."""
    on_the_loop.append(threading.current_thread() is threading.main_thread())
    ends = thread_time() + seconds
    while thread_time() < ends:
        pass


def idle(on_the_loop: list[bool], seconds: float) -> None:
    """Something else, which takes no time."""
    on_the_loop.append(threading.current_thread() is threading.main_thread())


async def where(beside: BackgroundWork, game: str, *seconds: float, what: Work = busy) -> list[bool]:
    """Which of so many things, each so long, were done on the loop."""
    on_the_loop = list[bool]()
    for one in seconds:
        await beside.work(game, partial(what, on_the_loop, one))
    return on_the_loop


async def test_nothing_is_done_on_the_loop_of_which_nobody_knows_whether_it_takes_long(beside: BackgroundWork) -> None:
    assert not any(await where(beside, "noites", 0, LONG, 0))


async def test_what_was_short_often_enough_is_done_at_once(beside: BackgroundWork) -> None:
    assert (await where(beside, "holland", *[0] * ENOUGH, 0, 0))[-3:] == [False, True, True]


async def test_what_took_long_once_is_worked_out_beside_the_loop_until_it_was_short_twice_as_often(
    beside: BackgroundWork,
) -> None:
    await where(beside, "holland", *[0] * ENOUGH)

    assert (await where(beside, "holland", LONG, 0)) == [True, False]
    assert not any(await where(beside, "holland", *[0] * (2 * ENOUGH - 1)))
    assert (await where(beside, "holland", 0)) == [True]


async def test_what_takes_long_in_one_game_says_nothing_of_another(beside: BackgroundWork) -> None:
    await where(beside, "holland", *[0] * ENOUGH)

    assert (await where(beside, "noites", 0)) == [False]


async def test_one_long_thing_does_not_send_another_kind_of_the_same_game_beside_the_loop(
    beside: BackgroundWork,
) -> None:
    await where(beside, "holland", *[0] * ENOUGH, what=idle)
    await where(beside, "holland", LONG)

    assert (await where(beside, "holland", 0, what=idle)) == [True]
    assert (await where(beside, "holland", 0)) == [False]
