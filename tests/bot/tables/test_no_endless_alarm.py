"""No alarm rings for ever: what its clock cannot settle, and is asked still, has its whole time once more."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from laid import LaidHall

from engine.core import run
from engine.core.dice import Dice, mixed_seed
from engine.core.position import Position
from engine.core.reading import entries_of, read_next
from engine.games.amsterdam.board import Amsterdam
from engine.games.amsterdam.flow import HoldBack
from engine.games.amsterdam.game import GAME

DELAY_S = 20
GIVEN_AT_MS = 40_000


@pytest.fixture
def hall() -> Iterator[LaidHall]:
    hall = LaidHall(Path(":memory:"))
    yield hall
    hall.shelf.close()  # type: ignore[attr-defined]


def held_back() -> Position[Amsterdam]:
    """A clue of black's that is to be published at a moment later than its clock is set to."""
    setup = GAME.setup(4, {"clue_delay_s": DELAY_S})
    begun = run.carried_on(GAME.given(setup, {}, Dice(mixed_seed("held back")))).position
    action, _ = read_next(GAME, begun, 0, entries_of(f"clue {begun.board.cards.row[0]}"))
    return run.apply(GAME, begun, 0, action, GIVEN_AT_MS).position


@pytest.mark.rule("SA-406")
async def test_a_clue_whose_moment_has_not_come_waits_for_its_clock_once_more(hall: LaidHall) -> None:
    await hall.seated("amsterdam", 4, clue_delay_s=DELAY_S)
    await hall.put(held_back())
    begun, waits, quiet = await hall.entries(), [], []
    for _ in range(3):
        hall.now += DELAY_S * 1000
        await hall.service.acts.wake(hall.table)
        waits.append((await hall.kept(hall.table)).match.position.doing(HoldBack) is not None)
        quiet.append((hall.wakes_at() or 0) > hall.now)

    assert waits == [True, True, False]
    assert all(quiet)
    assert await hall.entries() == begun + len(waits)
