"""What is worked out beside the loop is found out by what took long."""

import threading
from functools import partial
from time import thread_time

import pytest

from bot.tables.beside import ENOUGH, LONG_SECONDS, BackgroundWork


@pytest.fixture
def beside() -> BackgroundWork:
    """Where Holland was played for a while."""
    beside = BackgroundWork()
    beside.short["holland"] = ENOUGH
    return beside


async def where(beside: BackgroundWork, game: str, *seconds: float) -> list[bool]:
    """Which of so many things, each so long, were done on the loop."""
    on_the_loop = list[bool]()

    def busy(seconds: float) -> None:
        on_the_loop.append(threading.current_thread() is threading.main_thread())
        ends = thread_time() + seconds
        while thread_time() < ends:
            pass

    for one in seconds:
        await beside.work(game, partial(busy, one))
    return on_the_loop


async def test_nothing_is_done_on_the_loop_of_which_nobody_knows_whether_it_takes_long() -> None:
    assert not any(await where(BackgroundWork(), "noites", 0, LONG_SECONDS * 2, 0))


async def test_what_was_short_often_enough_is_done_at_once(beside: BackgroundWork) -> None:
    assert (await where(beside, "holland", 0, 0)) == [True, True]


async def test_a_game_that_took_long_once_is_worked_out_beside_the_loop_from_then_on(beside: BackgroundWork) -> None:
    assert (await where(beside, "holland", 0, LONG_SECONDS * 2, 0, 0)) == [True, True, False, False]
    assert not any(await where(beside, "noites", 0))
