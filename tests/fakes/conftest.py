"""The fakes are tried by the real libraries, under a clock that stands, and by nothing of ours."""

import os
import warnings

os.environ.setdefault("PTB_TIMEDELTA", "true")  # what the library will do by itself one day, and warns of till then
with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    import discord  # noqa: F401  its own warning, once

import pytest
from standing_clock import StandingClock


@pytest.fixture
def clock() -> StandingClock:
    return StandingClock()
