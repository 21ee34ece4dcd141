"""The share of the servers that a process hears of."""

import pytest

from bot.discord.shards import Shards


def test_a_range_and_a_single_one_are_understood() -> None:
    assert Shards.read("4-7/16") == Shards((4, 5, 6, 7), 16)
    assert Shards.read(" 0/1 ") == Shards((0,), 1)


@pytest.mark.parametrize("text", ["", "all", "4-3/16", "0-16/16", "1/1", "0-1", "-1/4"])
def test_what_cannot_be_meant_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no share of shards"):
        Shards.read(text)
