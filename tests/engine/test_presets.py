"""The whole ways to play that games offer: each is one that a host may choose, and no two are the same."""

import pytest
from support.registry import ALL

from engine.core.settings import offered


@pytest.mark.parametrize("slug", sorted(ALL))
def test_each_way_to_play_is_allowed_and_differs_from_the_others(slug: str) -> None:
    game = ALL[slug]
    ways = [game.read(way) for way in game.hosting.presets.values()]

    for way in ways:
        game.hosting.check(way, max(game.seats))
    assert len(set(ways)) == len(ways)


@pytest.mark.parametrize("slug", sorted(ALL))
def test_what_a_setting_depends_on_is_another_setting_with_such_a_value(slug: str) -> None:
    known = {one.name: one for one in offered(ALL[slug].settings)}

    for one in known.values():
        if one.only:
            name, value = one.only
            assert known[name].read(value) == value
