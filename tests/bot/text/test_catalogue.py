"""The messages themselves: whole, alike in every language, and neither more nor fewer than the engine needs."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

from bot.text import LANGUAGES, Catalogue, keys
from bot.text.fluent import HERE, messages

FILES = sorted(HERE.glob("*/*.ftl"))
CATEGORIES = {"pt-BR": {"one", "many", "other"}, "uk": {"one", "few", "many", "other"}, "en": {"one", "other"}}
PLURALS = {"zero", "one", "two", "few", "many"}
CALLED = re.compile(r"""["'](core-[a-z-]+)["']""")


class Named(visitor.Visitor):
    """Collects the variables, the choices and the references of a message."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.choices: list[ast.SelectExpression] = []
        self.by: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the library's names
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.choices.append(node)
        self.generic_visit(node)

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:  # noqa: N802
        if node.name.name == "by" and isinstance(node.value, ast.StringLiteral):
            self.by.add(node.value.value)


def parts(house: Catalogue, lang: str) -> dict[str, ast.Message]:
    return {one.id.name: one for text in house.resources[lang].values() for one in messages(text)}


def variants(choice: ast.SelectExpression) -> set[str]:
    return {one.key.name if isinstance(one.key, ast.Identifier) else str(one.key.value) for one in choice.variants}


def plural_choices(house: Catalogue, lang: str) -> Iterator[tuple[str, set[str]]]:
    for key, message in parts(house, lang).items():
        for choice in Named(message).choices:
            if variants(choice) & PLURALS:
                yield key, variants(choice)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_every_line_of_a_file_is_understood(file: Path) -> None:
    junk = [one.content for one in FluentResource(file.read_text("utf-8")).body if isinstance(one, ast.Junk)]

    assert junk == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_every_key_begins_with_the_name_of_its_file_and_occurs_once(file: Path) -> None:
    found = [one.id.name for one in messages(FluentResource(file.read_text("utf-8")))]

    assert all(key.startswith(keys.id_key(file.stem, "")) for key in found)
    assert len(found) == len(set(found))


def test_every_language_has_the_same_messages(house: Catalogue) -> None:
    differing = {key for lang in LANGUAGES for key in house.ids[lang] ^ house.ids["en"]}

    assert differing == set()


def test_every_language_uses_the_same_parameters_in_a_message(house: Catalogue) -> None:
    by_lang = {lang: {key: Named(one).variables for key, one in parts(house, lang).items()} for lang in LANGUAGES}

    assert by_lang["pt-BR"] == by_lang["en"]
    assert by_lang["uk"] == by_lang["en"]


def test_every_language_explains_the_same_things(house: Catalogue) -> None:
    by_lang = {
        lang: {key for key, one in parts(house, lang).items() if any(it.id.name == "help" for it in one.attributes)}
        for lang in LANGUAGES
    }

    assert by_lang["pt-BR"] == by_lang["uk"] == by_lang["en"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_counted_message_has_every_plural_of_its_language(house: Catalogue, lang: str) -> None:
    lacking = {key: CATEGORIES[lang] - found for key, found in plural_choices(house, lang)}

    assert lacking
    assert {key: lacks for key, lacks in lacking.items() if lacks} == {}


def test_portuguese_says_none_in_a_way_of_its_own(house: Catalogue) -> None:
    assert [key for key, found in plural_choices(house, "pt-BR") if "0" not in found] == []


def test_a_message_said_by_another_exists(house: Catalogue) -> None:
    said = {by for one in parts(house, "en").values() for by in Named(one).by}

    assert said
    assert said <= house.ids["en"]


def test_every_word_of_the_house_that_the_code_says_exists(house: Catalogue) -> None:
    code = [
        file.read_text("utf-8") for folder in ("bot", "render") for file in (HERE.parents[1] / folder).rglob("*.py")
    ]
    said = {key for text in code for key in CALLED.findall(text)}

    assert "core-and" in said
    assert {key for key in said if not key.endswith("-")} - house.ids["en"] == set()
