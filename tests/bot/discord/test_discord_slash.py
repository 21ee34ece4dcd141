"""The commands as Discord takes them."""

import re
from typing import Any

import pytest

from bot.discord.slash import COMPLETED, OF_A_SEAT, TOP, Slash
from bot.tables.menu.commands import COMMANDS, CommandWords
from bot.tables.model.intents import Fill, Join, Kick, Open, Replay, Say, SetLanguage, Verb
from bot.text import LANGUAGES, Catalogue
from engine.core.refusal import Refused

SLASH = Slash(CommandWords(Catalogue.load()))
NAME = re.compile(r"[-_'\w]{1,32}")


def every(commands: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [one for command in commands for one in (command, *every(command.get("options", [])))]


def data(name: str, *options: tuple[str, Any], focused: str = "") -> dict[str, Any]:
    given = [{"name": key, "value": value, "focused": key == focused} for key, value in options]
    top, _, sub = name.partition(" ")
    return {"name": top, "options": [{"name": sub, "options": given}] if sub else given}


def test_every_command_but_the_buttons_own_is_there() -> None:
    by_button = {"confirm", "nohints", "settings", "skiplesson", "why"}

    assert {*TOP, *OF_A_SEAT} == {command.name for command in COMMANDS} - by_button


def test_what_leads_from_one_place_to_another_is_not_offered_in_the_private_chat() -> None:
    by_name = {one["name"]: one["contexts"] for one in SLASH.payload}

    assert by_name["bridge"] == [0]
    assert {name for name, contexts in by_name.items() if 1 not in contexts} == {"bridge"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_and_descriptions_fit_in_every_language(lang: str) -> None:
    for one in every(SLASH.payload):
        name = one["name"] if lang == "en" else one["name_localizations"][lang]
        text = one["description"] if lang == "en" else one["description_localizations"][lang]
        assert NAME.fullmatch(name), name
        assert name == name.lower()
        assert 1 <= len(text) <= 100
        assert not text.endswith("…")


@pytest.mark.parametrize("lang", ["pt-BR", "uk"])
def test_no_two_commands_bear_one_name(lang: str) -> None:
    names = [one["name_localizations"][lang] for one in SLASH.payload]

    assert len(set(names)) == len(names)


def test_all_of_it_is_less_than_discord_takes() -> None:
    for command in SLASH.payload:
        assert sum(len(one["name"]) + len(one["description"]) for one in every([command])) < 4000


@pytest.mark.parametrize(
    ("asked", "verb"),
    [
        (data("play", ("game", "holland"), ("settings", "rounds=3")), Open("holland")),
        (data("join"), Join()),
        (data("join", ("seat", 2)), Join(2)),
        (data("act", ("what", "walk D4; rest")), Say("walk D4; rest")),
        (data("replay", ("seat", 2)), Replay(seat=2)),
        (data("language", ("language", "uk"), ("table", True)), SetLanguage("uk", table=True)),
        (data("seat kick", ("seat", 3)), Kick(3)),
        (data("seat fill"), Fill()),
    ],
)
def test_a_command_is_understood(asked: dict[str, Any], verb: Verb) -> None:
    assert SLASH.read(asked).verb() == verb


def test_what_lacks_an_option_is_refused() -> None:
    with pytest.raises(Refused, match="bad_arguments"):
        SLASH.read(data("act")).verb()


def test_the_option_that_is_being_typed_is_known() -> None:
    given = SLASH.read(data("play", ("game", "hol"), focused="game"))

    assert (given.focused, given.options) == ("game", {"game": "hol"})


def test_whatever_can_be_suggested_is() -> None:
    completed = {one["name"] for one in every(SLASH.payload) if one.get("autocomplete")}

    assert len(completed) == len(COMPLETED)
