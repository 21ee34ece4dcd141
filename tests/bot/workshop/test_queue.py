"""Who is given which order."""

import asyncio

import pytest

from bot.workshop.queue import MOST_GAMES, MOST_PASSED, Job, JobQueue, SeatLeft, WorkerSeat


@pytest.fixture
def jobs() -> JobQueue:
    return JobQueue()


def job(slug: str, number: int = 0, rank: int = 1) -> Job:
    return Job(rank, number, slug, b"", asyncio.get_running_loop().create_future())


def knowing(*slugs: str) -> WorkerSeat:
    seat = WorkerSeat()
    for slug in slugs:
        seat.learns(slug)
    return seat


async def test_of_two_free_workers_the_one_that_knows_the_game_is_asked(jobs: JobQueue) -> None:
    takers = [asyncio.create_task(jobs.take(knowing(slug))) for slug in ("caverna", "holland")]
    await asyncio.sleep(0)
    jobs.put(job("holland"))
    await asyncio.wait(takers, return_when=asyncio.FIRST_COMPLETED)

    assert [one.done() for one in takers] == [False, True]
    jobs.put(job("noites"))
    assert (await takers[0]).slug == "noites"


async def test_whoever_has_nothing_to_do_goes_before_whoever_knows_the_game_and_is_busy(jobs: JobQueue) -> None:
    busy, idle = knowing("holland"), knowing("caverna")
    jobs.put(job("holland"))
    await jobs.take(busy)
    takers = [asyncio.create_task(jobs.take(seat)) for seat in (busy, idle)]
    await asyncio.sleep(0)

    jobs.put(job("holland", 1))
    await asyncio.wait(takers, return_when=asyncio.FIRST_COMPLETED)
    assert [one.done() for one in takers] == [False, True]

    jobs.done(busy)
    jobs.put(job("holland", 2))
    assert (await takers[0]).number == 2


async def test_a_worker_goes_on_with_what_it_knows(jobs: JobQueue) -> None:
    for number, slug in enumerate(("caverna", "holland", "holland")):
        jobs.put(job(slug, number))

    seat = knowing("holland")
    assert [(await jobs.take(seat)).number for _ in range(3)] == [1, 2, 0]


async def test_nobody_is_passed_over_for_ever(jobs: JobQueue) -> None:
    jobs.put(job("caverna", 0))
    for number in range(1, 3 * MOST_PASSED):
        jobs.put(job("holland", number))

    seat = knowing("holland")
    taken = [(await jobs.take(seat)).number for _ in range(MOST_PASSED + 1)]
    assert taken == [*range(1, MOST_PASSED + 1), 0]


async def test_thoughts_go_before_pictures_of_a_game_that_is_known(jobs: JobQueue) -> None:
    jobs.put(job("holland", 0))
    jobs.put(job("caverna", 1, rank=0))

    assert (await jobs.take(knowing("holland"))).slug == "caverna"


async def test_a_picture_is_painted_however_much_there_is_to_think_about(jobs: JobQueue) -> None:
    seat = WorkerSeat()
    jobs.put(job("amsterdam", 0, rank=1))
    for number in range(1, 7):
        jobs.put(job("amsterdam", number, rank=0))

    assert [(await jobs.take(seat)).rank for _ in range(7)] == [0, 0, 1, 0, 0, 0, 0]


async def test_a_worker_that_is_lost_while_it_waits_takes_no_job_along(jobs: JobQueue) -> None:
    lost = asyncio.create_task(jobs.take(WorkerSeat()))
    await asyncio.sleep(0)
    jobs.put(job("holland"))
    lost.cancel()
    await asyncio.gather(lost, return_exceptions=True)

    assert (await jobs.take(WorkerSeat())).slug == "holland"


async def test_where_nobody_sits_any_more_nobody_is_given_anything(jobs: JobQueue) -> None:
    gone, there = WorkerSeat(), WorkerSeat()
    takers = [asyncio.create_task(jobs.take(one)) for one in (gone, there)]
    await asyncio.sleep(0)
    jobs.leave(gone)
    jobs.put(job("holland"))

    assert (await takers[1]).slug == "holland"
    with pytest.raises(SeatLeft):
        await takers[0]
    jobs.put(job("noites"))
    with pytest.raises(SeatLeft):
        await jobs.take(gone)
    assert len(jobs) == 1


async def test_whoever_stops_waiting_just_as_the_seat_is_left_has_stopped(jobs: JobQueue) -> None:
    seat = WorkerSeat()
    taker = asyncio.create_task(jobs.take(seat))
    await asyncio.sleep(0)
    jobs.leave(seat)
    taker.cancel()

    with pytest.raises(asyncio.CancelledError):
        await taker


async def test_a_worker_knows_the_latest_games(jobs: JobQueue) -> None:
    seat = knowing(*(f"game-{number}" for number in range(MOST_GAMES + 1)))
    assert [seat.knows(f"game-{number}") for number in range(MOST_GAMES + 1)] == [False] + [True] * MOST_GAMES
