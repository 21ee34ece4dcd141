"""What is worked out beside the loop is found out by what took long."""

import threading
from functools import partial
from time import thread_time

from bot.tables.beside import LONG_SECONDS, BackgroundWork


async def test_a_game_that_took_long_once_is_worked_out_beside_the_loop_from_then_on() -> None:
    beside, where = BackgroundWork(), list[str]()

    def busy(seconds: float) -> None:
        where.append(threading.current_thread().name)
        ends = thread_time() + seconds
        while thread_time() < ends:
            pass

    for seconds in (0, LONG_SECONDS * 2, 0):
        await beside.work("noites", partial(busy, seconds))
    await beside.work("holland", partial(busy, 0))

    assert [one == threading.main_thread().name for one in where] == [True, True, False, True]
