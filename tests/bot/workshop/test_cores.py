"""How many workers a house opens."""

import os

import pytest

from bot.workshop.pool import MOST_WORKERS, cores


@pytest.mark.parametrize(("told", "workers"), [("1", 1), ("2", 2), ("0", 1), ("99", MOST_WORKERS)])
def test_there_are_as_many_workers_as_cores_that_may_be_used(
    monkeypatch: pytest.MonkeyPatch, told: str, workers: int
) -> None:
    monkeypatch.setenv("PYTHON_CPU_COUNT", told)

    assert cores() == workers


@pytest.mark.parametrize("told", ["", "default", "-1"])
def test_what_is_no_number_changes_nothing(monkeypatch: pytest.MonkeyPatch, told: str) -> None:
    monkeypatch.setenv("PYTHON_CPU_COUNT", told)

    assert cores() == min(MOST_WORKERS, len(os.sched_getaffinity(0)))
