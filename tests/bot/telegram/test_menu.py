"""The menus of commands: possible names, whole sentences, every command in private."""

import re

import pytest

from bot.tables.menu.commands import BY_NAME, CommandWords
from bot.telegram import menu
from bot.telegram.inbound import ALIASES
from bot.text import LANGUAGES, Catalogue

WORDS = CommandWords(Catalogue.load())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("names", [menu.IN_GROUPS, menu.IN_PRIVATE], ids=["groups", "private"])
def test_every_entry_can_stand_in_a_menu(lang: str, names: tuple[str, ...]) -> None:
    made = menu.commands(WORDS, lang, names)

    assert all(re.fullmatch(r"[a-z0-9_]{1,32}", one.command) and 1 <= len(one.description) <= 256 for one in made)
    assert len({one.command for one in made}) == len(made) <= 100


def test_the_private_menu_has_every_command_but_those_for_buttons() -> None:
    ours = {ALIASES.get(name, name) for name in menu.IN_PRIVATE}

    assert set(BY_NAME) - ours == {"confirm", "nohints", "skiplesson", "why"}


def test_the_group_menu_is_the_shorter_one() -> None:
    assert len(menu.IN_GROUPS) < len(menu.IN_PRIVATE)


def test_no_alias_hides_a_command() -> None:
    assert set(ALIASES) & set(BY_NAME) == set()


def test_languages_have_descriptions_of_their_own() -> None:
    said = [tuple(one.description for one in menu.commands(WORDS, lang, menu.IN_GROUPS)) for lang in LANGUAGES]

    assert len(set(said)) == len(LANGUAGES)
