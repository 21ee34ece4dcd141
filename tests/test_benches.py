"""Benches are run by hand, seldom: what one of them needs of the house is still there."""

from importlib import import_module
from pathlib import Path

import pytest

BENCHES = sorted(one.stem for one in (Path(__file__).parents[1] / "bench").glob("[a-z]*.py"))


@pytest.mark.parametrize("name", BENCHES)
def test_a_bench_finds_what_it_measures(name: str) -> None:
    assert import_module(f"bench.{name}").__doc__
