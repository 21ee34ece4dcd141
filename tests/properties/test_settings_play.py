"""Every value of every setting is played, at every number of seats: a sample here, all of it by `bench.settings`."""

import os
from functools import cache
from random import Random

import pytest
from support.registry import ALL

from bench.covering import Plan, plan, values
from bench.settings import watch
from engine.core.settings import offered

SAMPLE, LEAST = int(os.environ.get("MESTRE_SETTINGS", "1")), int(os.environ.get("MESTRE_SETTING_GAMES", "1"))
"""So many games at each number of seats, of those in which each value is met so often; `MESTRE_SETTINGS=10000
MESTRE_SETTING_GAMES=50` plays all."""
MOST_ENTRIES = int(os.environ.get("MESTRE_SETTING_ENTRIES", "120"))
TABLES = [(slug, seats) for slug, game in sorted(ALL.items()) for seats in game.seats]


@cache
def planned(slug: str, seats: int, least: int) -> Plan:
    return plan(ALL[slug], seats, least)


@pytest.mark.long
@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_a_game_with_these_settings_breaks_nothing(slug: str, seats: int) -> None:
    found = planned(slug, seats, LEAST).games

    for one in Random(f"{slug} {seats}").sample(found, min(SAMPLE, len(found))):
        assert watch(ALL[slug], one, MOST_ENTRIES).broken == [], one


@pytest.mark.parametrize("slug", sorted(ALL))
def test_each_value_that_may_be_chosen_is_met_as_often_as_asked(slug: str) -> None:
    seats = max(ALL[slug].seats)
    twice = planned(slug, seats, 2)

    for name, value in twice.aims:
        assert sum((name, value) in one.meets for one in twice.games) >= 2, (name, value)


@pytest.mark.parametrize("slug", sorted(ALL))
def test_every_value_is_met_at_some_number_of_seats(slug: str) -> None:
    game = ALL[slug]
    met = {aim for seats in game.seats for aim in planned(slug, seats, 1).aims}
    declared = {(one.name, value) for one in offered(game.settings) for value in values(one)}

    assert declared - met == REFUSED_HERE.get(slug, set())


REFUSED_HERE = {"amsterdam": {("picture_source", "folder")}}
"""This house has no pictures of its own."""


def _games_with(slug: str, seats: int, *wanted: tuple[str, object]) -> list[tuple[set[str], set[str]]]:
    """Of the games with these values, which settings are typed and which of them are met."""
    games = [one for one in planned(slug, seats, 2).games if set(wanted) <= set(one.typed)]
    return [({name for name, _ in one.typed}, {name for name, _ in one.meets}) for one in games]


def test_what_another_setting_overrules_has_not_been_met() -> None:
    games = _games_with("amsterdam", 4, ("mode", "coop"))

    assert any("lead_limit" in typed for typed, _ in games)
    assert all("lead_limit" not in met for _, met in games)


def test_what_lacks_what_it_goes_with_has_not_been_met() -> None:
    games = _games_with("noites", 2, ("barricades", False))

    assert any("barricade_supply" in typed for typed, _ in games)
    assert all("barricade_supply" not in met for _, met in games)


def test_a_preset_is_met_where_what_it_stands_for_is_left_open() -> None:
    games = planned("noites", 2, 2).games
    met = [dict(one.typed) for one in games if ("preset", "full_night") in one.meets]

    assert met
    assert all("barricades" not in typed for typed in met)
