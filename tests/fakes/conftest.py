"""The fakes are tried by the real libraries, under a clock that stands, and by nothing of ours."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    import discord

import pytest
from standing_clock import StandingClock

assert discord


@pytest.fixture
def clock() -> StandingClock:
    return StandingClock()
