"""While something is loaded, nobody looks for what may be thrown away."""

import gc

import pytest

from bot.loading import undisturbed


def test_what_is_loaded_is_not_looked_through() -> None:
    with undisturbed():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_afterwards_it_is_as_it_was_whatever_came_of_it() -> None:
    with pytest.raises(KeyError), undisturbed():
        raise KeyError
    assert gc.isenabled()


def test_whoever_loads_within_a_loading_does_not_end_it() -> None:
    with undisturbed():
        with undisturbed():
            pass
        assert not gc.isenabled()
