"""Workers that die, hang, break, and are replaced; and what becomes of what they were doing."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from subjects import A_SEED, SECRET, DeadlyDice, EndlessDice, TalkativeDice, subject, thought

from bot.workshop import foreman
from bot.workshop.foreman import Equipment
from bot.workshop.pool import NotDone, Pool

pytestmark = pytest.mark.asyncio(loop_scope="module")
A_WHILE_SECONDS = 120
EASY = thought("vi_algo", "random")


async def test_a_worker_that_dies_at_rest_is_replaced_before_anybody_asks(pool: Pool) -> None:
    await pool.think(EASY)
    dead = one_of(pool)
    os.kill(dead, signal.SIGKILL)

    await until(lambda: pool.workers and one_of(pool) != dead)
    assert (await pool.think(EASY)) is not None


async def test_what_a_worker_left_undone_is_done_by_another(pool: Pool, tmp_path: Path) -> None:
    answer = await pool.think(thought("vi_algo", "random", DeadlyDice(A_SEED, once=tmp_path / "died")))

    assert answer == await pool.think(EASY)
    assert (tmp_path / "died").exists()


async def test_an_order_that_outlives_no_worker_is_given_up_and_others_are_not(pool: Pool) -> None:
    deadly = asyncio.ensure_future(pool.think(thought("vi_algo", "random", DeadlyDice(A_SEED))))
    easy = asyncio.ensure_future(pool.think(EASY))

    with pytest.raises(NotDone):
        await deadly
    assert (await easy) is not None


async def test_a_worker_that_never_ends_its_work_is_replaced(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    await pool.think(EASY)
    monkeypatch.setattr(foreman, "LONGEST_WORK_SECONDS", 0.5)
    hanging = one_of(pool)

    with pytest.raises(NotDone):
        await pool.think(thought("vi_algo", "random", EndlessDice(A_SEED)))
    monkeypatch.undo()
    assert (await pool.think(EASY)) is not None
    assert not is_there(hanging)


async def test_what_breaks_is_told_by_kind_and_place_and_never_in_its_own_words(
    pool: Pool, capfd: pytest.CaptureFixture[str]
) -> None:
    with capture_logs() as logged, pytest.raises(NotDone) as broken:
        await pool.think(thought("vi_algo", "random", TalkativeDice(A_SEED)))

    shown = f"{logged}{capfd.readouterr()}{broken.value!r}"
    assert [one["why"] for one in logged] == ["ValueError"]
    assert SECRET not in shown
    assert A_SEED not in shown


async def test_a_picture_that_nobody_waits_for_any_more_is_not_painted(pool: Pool) -> None:
    waiting = [asyncio.ensure_future(pool.paint(subject("amsterdam"))) for _ in range(20)]
    await asyncio.sleep(0)
    for one in waiting:
        one.cancel()

    async with asyncio.timeout(A_WHILE_SECONDS):
        assert (await pool.think(EASY)) is not None
        assert await pool.paint(subject("vi_algo"))
    assert pool.waiting == 0


async def test_equal_views_are_painted_once(pool: Pool) -> None:
    assert await pool.paint(subject("vi_algo")) is await pool.paint(subject("vi_algo"))


async def test_what_two_pictures_have_in_common_is_kept_once(pool: Pool) -> None:
    views = [replace(subject("vi_algo"), form="scene"), replace(subject("vi_algo", own=False), form="scene")]
    one, other = [painted.scene for painted in [await pool.paint(view) for view in views] if painted and painted.scene]
    marks = {mark: mark for mark in one.marks}
    same = [mark for mark in other.marks if mark in marks]

    assert same
    assert all(marks[mark] is mark for mark in same)
    assert all(one.art[key] is other.art[key] for key in one.art.keys() & other.art.keys())


async def test_what_is_meant_for_the_house_ends_no_worker(pool: Pool) -> None:
    await pool.think(EASY)
    worker = one_of(pool)
    for one in (signal.SIGINT, signal.SIGTERM):
        os.kill(worker, one)

    assert (await pool.think(EASY)) is not None
    assert one_of(pool) == worker


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="this system knows no priorities")
async def test_whoever_presses_goes_before_whoever_waits_for_a_picture(pool: Pool) -> None:
    await pool.think(EASY)
    worker = one_of(pool)

    assert os.getpriority(os.PRIO_PROCESS, worker) > os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getsid(worker) == os.getsid(0), "Linux shares evenly between sessions, whatever their priorities"
    assert os.getpgid(worker) != os.getpgid(0), "a key that is pressed at the terminal is meant for the house"


async def test_a_worker_is_told_no_token(equipment: Equipment, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TELEGRAM_TOKEN", SECRET)
    pool = Pool(equipment)
    async with pool.opened(1):
        await pool.think(EASY)
        surroundings = surroundings_of(one_of(pool))
    assert b"PATH=" in surroundings
    assert SECRET.encode() not in surroundings


async def test_workers_end_with_a_house_that_is_killed(equipment: Equipment) -> None:
    script = Path(__file__).with_name("a_house.py")
    house = await asyncio.create_subprocess_exec(
        *(sys.executable, script, equipment.art, equipment.pictures), stdout=asyncio.subprocess.PIPE
    )
    assert house.stdout is not None
    workers = [int(pid) for pid in (await house.stdout.readline()).split()]
    assert len(workers) == 2
    assert all(map(is_there, workers))
    house.kill()
    await house.communicate()

    await until(lambda: not any(map(is_there, workers)))


async def test_workers_are_gone_when_the_workshop_is_closed(equipment: Equipment) -> None:
    pool = Pool(equipment)
    async with pool.opened(2):
        await asyncio.gather(pool.think(EASY), pool.think(EASY))
        workers = [worker.pid for worker in pool.workers]
    assert workers
    assert not any(map(is_there, workers))


async def test_a_worker_knows_the_games_that_other_packages_bring(
    equipment: Equipment, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    about = tmp_path / "mestre_porrinha-1.dist-info"
    about.mkdir()
    offered = "[mestre.games]\nporrinha = porrinha.game:GAME\n[mestre.painters]\nporrinha = porrinha.painter:PAINTER\n"
    (about / "entry_points.txt").write_text(offered + "[mestre.text]\nporrinha = porrinha.text\n")
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: mestre-porrinha\nVersion: 1\n")
    monkeypatch.syspath_prepend(tmp_path)
    pool = Pool(equipment)
    async with pool.opened(1):
        painted = await pool.paint(subject("porrinha"))
        assert (await pool.think(thought("porrinha"))) is not None
    assert painted is not None
    assert "porrinha-" not in painted.twin


def one_of(pool: Pool) -> int:
    return next(iter(pool.workers)).pid


def surroundings_of(pid: int) -> bytes:
    return Path(f"/proc/{pid}/environ").read_bytes()


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def until(happened: Callable[[], object]) -> None:
    async with asyncio.timeout(A_WHILE_SECONDS):
        while not happened():  # noqa: ASYNC110  what happens to a process tells nobody
            await asyncio.sleep(0.01)
