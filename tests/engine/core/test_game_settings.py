"""Settings: whatever a host typed becomes a value or a reason."""

from dataclasses import replace
from typing import Any

import pytest
from support.little import GAME, Settings

from engine.core.parts import Hosting
from engine.core.refusal import BrokenRule, Refused
from engine.core.settings import Setting, declared, read_settings, settings


@pytest.mark.parametrize("typed", ["yes", "on", "TRUE", "1", True, 1])
def test_yes_has_many_names(typed: str | int | bool) -> None:
    assert read_settings(Settings, {"loud": typed}).loud is True


@pytest.mark.parametrize("typed", ["no", "off", "False", "0", False, 0])
def test_no_has_many_names(typed: str | int | bool) -> None:
    assert read_settings(Settings, {"loud": typed}).loud is False


@pytest.mark.parametrize("typed", ["1", " 9 ", 5, "99"])
def test_a_number_within_its_bounds_or_one_of_the_others_is_taken(typed: str | int) -> None:
    assert read_settings(Settings, {"most": typed}).most == int(typed)


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        ("loud", "maybe"),
        ("colour", "green"),
        ("most", "0"),
        ("most", "10"),
        ("most", "-1"),
        ("most", "x"),
        ("most", "²"),
    ],
)
def test_any_other_value_is_refused(name: str, typed: str) -> None:
    with pytest.raises(Refused) as refused:
        read_settings(Settings, {name: typed})

    assert refused.value == Refused("bad_setting", name=name, value=typed)


def test_a_setting_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Refused, match="no_such_setting"):
        read_settings(Settings, {"size": 3})


def test_what_is_not_typed_has_its_default() -> None:
    assert read_settings(Settings, {}) == Settings(loud=False, colour="blue", most=None)


def test_settings_are_declared_with_what_a_menu_needs() -> None:
    assert declared(Settings) == (
        Setting("loud", False, rule="LI-101"),
        Setting("colour", "blue", choices=("blue", "red")),
        Setting("most", None, lowest=1, highest=9, also=(99,)),
    )


def test_a_setting_without_a_default_is_an_error_of_ours() -> None:
    @settings
    class Forgetful:
        size: int

    with pytest.raises(BrokenRule, match="no default"):
        declared(Forgetful)


@pytest.mark.parametrize("seats", [0, 1, 4, 99])
def test_a_game_is_for_so_many_seats(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        GAME.setup(seats)

    assert refused.value == Refused("bad_seats", least=2, most=3)


@pytest.mark.parametrize("roles", [["first"], ["first", "first"], ["first", "fourth"], ["first", "second", "third"]])
def test_roles_are_different_and_as_many_as_seats(roles: list[str]) -> None:
    with pytest.raises(Refused, match="bad_roles"):
        GAME.setup(2, roles=roles)


def test_roles_may_be_chosen() -> None:
    assert GAME.setup(2, roles=["third", "first"]).roles == ("third", "first")
    assert GAME.setup(2).roles == ("first", "second")


def test_what_a_host_leaves_open_may_follow_from_the_seats() -> None:
    game = replace(GAME, hosting=Hosting(resolve=lambda chosen, seats: replace(chosen, most=chosen.most or seats)))

    assert game.setup(3).settings.most == 3
    assert game.setup(3, {"most": 5}).settings.most == 5


def test_settings_are_checked_as_they_hold() -> None:
    def nobody_may_be_loud(chosen: Settings, _seats: int) -> None:
        if chosen.loud:
            raise Refused("too_loud")

    def always_loud(chosen: Settings, _seats: int) -> Settings:
        return replace(chosen, loud=True)

    loud: Hosting[Any, Settings] = Hosting(resolve=always_loud, check=nobody_may_be_loud)
    game = replace(GAME, hosting=loud)

    with pytest.raises(Refused, match="too_loud"):
        game.setup(3)
