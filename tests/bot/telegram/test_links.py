"""Deep links: what they carry, and what is none of ours."""

import re

import pytest

from bot.tables.menu.commands import COMMANDS
from bot.telegram import links


@pytest.mark.parametrize("name", sorted(links.LINKED))
def test_every_harmless_command_fits_into_a_link(name: str) -> None:
    payload = links.payload(links.Linked("k3f9w2ab", name, "abcdefgh"))

    assert re.fullmatch(r"[A-Za-z0-9_-]{1,64}", payload)
    assert links.read(payload) == links.Linked("k3f9w2ab", name, "abcdefgh")


@pytest.mark.parametrize("name", sorted({command.name for command in COMMANDS} - links.LINKED))
def test_a_link_cannot_make_anybody_do_what_they_may_regret(name: str) -> None:
    assert links.payload(links.Linked("k3f9w2ab", name)) == ""
    assert links.read(f"{name}_k3f9w2ab") is None


def test_what_is_linked_are_commands() -> None:
    assert {command.name for command in COMMANDS} >= links.LINKED


def test_arguments_go_along() -> None:
    for path in ("replay.3.1", "settings.rest_limit"):
        linked = links.Linked("k3f9w2ab", path, "abcdefgh")
        assert links.read(links.payload(linked)) == linked


@pytest.mark.parametrize("path", ["look." + "x" * 60, "rules.Троль", ""])
def test_what_does_not_fit_makes_no_link(path: str) -> None:
    assert links.payload(links.Linked("k3f9w2ab", path)) == ""


@pytest.mark.parametrize("typed", ["", "hello", "join_", "join_UPPERCAS", "_k3f9w2ab", "join_k3f9w2ab_x!"])
def test_what_is_none_of_ours_is_not_followed(typed: str) -> None:
    assert links.read(typed) is None
