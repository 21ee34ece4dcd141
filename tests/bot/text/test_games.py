"""Every game that is registered can be spoken of: nothing that the engine may name lacks words."""

import re
from dataclasses import fields
from pathlib import Path

import pytest
from fluent.syntax import ast, visitor
from support.playing import Trial, played

import engine
from bot.text import Catalogue, keys
from bot.text.fluent import messages
from bot.text.lexicon import Lexicon
from engine.core import run
from engine.core.event import Event
from engine.core.settings import offered
from engine.core.step import Question
from engine.core.tagged import Tagged, kind, tags
from engine.games import AnyGame, games

A_WORD = re.compile(r"[a-z]{3}|_")
REFUSED = re.compile(r'Refused\(\s*"([a-z_]+)"')
every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.slug)


def of_game(game: AnyGame, base: type[Tagged]) -> list[type[Tagged]]:
    return [one for tag in tags() if tag.startswith(f"{game.slug}.") and issubclass(one := kind(tag), base)]


def source(folder: str) -> str:
    files = sorted((Path(engine.__file__).parent / folder).rglob("*.py"))
    return "\n".join(file.read_text("utf-8") for file in files)


def variables(house: Catalogue, game: AnyGame, key: str) -> set[str]:
    found: set[str] = set()

    class Collect(visitor.Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the library's name
            found.add(node.id.name)

    Collect().visit(next(one for one in messages(house.resources["en"][game.slug]) if one.id.name == key))
    return found


@every_game
def test_every_event_is_told_with_what_it_holds(house: Catalogue, game: AnyGame) -> None:
    told = {keys.event_key(one.tag): {it.name for it in fields(one)} for one in of_game(game, Event)}  # type: ignore[arg-type]

    assert told.keys() - house.ids["en"] == set()
    assert {key: variables(house, game, key) - holds for key, holds in told.items()} == {key: set() for key in told}


@every_game
def test_no_event_is_told_that_cannot_happen(house: Catalogue, game: AnyGame) -> None:
    known = {keys.event_key(one.tag) for one in of_game(game, Event)}

    assert {key for key in house.ids["en"] if key.startswith(keys.event_key(f"{game.slug}."))} == known


@every_game
def test_every_verb_has_a_name_and_a_help(house: Catalogue, game: AnyGame) -> None:
    words = house.words("en")

    assert all(words(f"{keys.verb_key(verb.tag)}.help") for verb in game.verbs)


@every_game
def test_every_question_is_asked_in_words(house: Catalogue, game: AnyGame) -> None:
    asked = {keys.question_key(one.tag) for one in of_game(game, Question)}

    assert {key for key in house.ids["en"] if key.startswith(keys.question_key(f"{game.slug}."))} == asked


@every_game
def test_every_setting_and_choice_has_a_name_and_a_help(house: Catalogue, game: AnyGame) -> None:
    settings = offered(game.settings)
    named = {keys.setting_key(game.slug, one.name) for one in settings}
    named |= {keys.setting_key(game.slug, one.name, value) for one in settings for value in one.choices}

    assert {key for key in house.ids["en"] if key.startswith(keys.setting_key(game.slug, ""))} == named
    assert all(house.words("uk")(f"{keys.setting_key(game.slug, one.name)}.help") for one in settings)


@every_game
def test_every_refusal_has_words(house: Catalogue, game: AnyGame) -> None:
    refused = set(REFUSED.findall(source(f"games/{game.slug}")))

    assert {key for key in refused if not set(keys.refusal_keys(game.slug, key)) & house.ids["en"]} == set()


@every_game
def test_every_role_has_a_name(house: Catalogue, game: AnyGame) -> None:
    words, roles = house.words("pt-BR"), game.roles(game.settings(), game.seats.stop - 1)

    assert all(words.name(game.slug, role) for role in roles)


@every_game
def test_every_head_can_be_typed_in_every_language(house: Catalogue, game: AnyGame) -> None:
    heads = game.heads

    assert all(heads <= of_lang.keys() for of_lang in Lexicon.of(house, game.slug).by_language.values())


@every_game
def test_a_game_has_a_title_and_says_in_a_line_what_it_is(house: Catalogue, game: AnyGame) -> None:
    assert {keys.id_key(game.slug, "title"), keys.id_key(game.slug, "about")} <= house.ids["en"]


def test_every_refusal_of_the_kernel_has_words(house: Catalogue) -> None:
    refused = set(REFUSED.findall(source("core") + source("games/__init__.py")))

    assert "wrong_phase" in refused
    assert {keys.refusal_keys(keys.CORE, key)[1] for key in refused} <= house.ids["en"]


@every_game
def test_whatever_may_be_chosen_is_told_in_words_of_every_language(house: Catalogue, game: AnyGame) -> None:
    positions = played(Trial(game.slug, min(game.seats))).some(20)
    seen = [(position, seat) for position in positions for seat in range(position.seats)]
    actions = [action for position, seat in seen for action in run.options(game, position, seat)]
    words = {token for action in actions for token in action.words() if A_WORD.search(token)}

    for lang, own in Lexicon.of(house, game.slug).by_language.items():
        assert words <= own.keys(), lang
