"""Commands, settings, roles, clocks and languages in everybody's own words; no word does two things at one table."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from hall import PLACE, Guest, Hall

from bot.store.sqlite import SqliteShelf
from bot.tables.completing import completions
from bot.tables.looks import screens
from bot.tables.menu.commands import CommandWords
from bot.tables.model import intents
from bot.tables.model.intents import Confirm, Fill, Join, Open, SetLanguage, Start, Vote, Why
from bot.text import LANGUAGES, Catalogue, keys, naming
from bot.text.lexicon import Lexicon
from bot.text.speech import Speech
from bot.text.voice import Voice
from engine.core.settings import offered
from engine.games import games

HOUSE = Catalogue.load().read()
WORDS = CommandWords.of(HOUSE)
FOR_NO_ONE_WHO_PLAYS = {"play", "start", "move", "watch", "back"}
"""Commands that do nothing for whoever sits in a game: a word may be theirs before the deal and the game's after it."""


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    """A hall with the real games and the real words."""
    shelf = SqliteShelf(tmp_path / "store.db", games)
    yield Hall(shelf, games(), catalogue=HOUSE)
    shelf.close()


async def at_table(hall: Hall, slug: str, **settings: Any) -> str:
    table = (await hall.ana(Open(slug, settings, "en"))).table
    for guest in (hall.bo, hall.olha):
        await guest(Join())
    return table


async def in_play(hall: Hall, slug: str, **settings: Any) -> str:
    table = await at_table(hall, slug, **settings)
    await hall.ana(Fill(4))
    await hall.ana(Start())
    for guest in (hall.bo, hall.olha):
        await guest(Confirm())
    return table


@pytest.mark.parametrize(
    ("line", "yes"),
    [
        ("/votar sim", True),
        ("votar não", False),
        ("/voto s", True),
        ("/голос так", True),
        ("/голос ні", False),
        ("голосую за", True),
        ("голос проти", False),
        ("/vote yes", True),
        ("vote nope", False),
        ("/vote on", True),
    ],
)
def test_a_vote_is_understood_in_every_language(line: str, yes: bool) -> None:
    assert WORDS.find(line) == Vote(yes)


@pytest.mark.parametrize(
    ("line", "verb"),
    [
        ("скасувати хід", intents.Undo()),
        ("trocar de lugar 1 2", intents.Move(1, 2)),
        ("sair de vez", intents.Resign()),
        ("віддати місце", intents.Resign()),
        ("por quê", Why()),
        ("/чому", Why()),
        ("forget me", intents.ForgetMe()),
    ],
)
def test_a_command_may_be_called_by_several_words(line: str, verb: intents.Verb) -> None:
    assert WORDS.find(line) == verb


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", games())
def test_every_setting_and_value_can_be_typed_as_it_is_shown(slug: str, lang: str) -> None:
    game = games()[slug]
    voice = Voice.of(HOUSE.words(lang), Lexicon.of(HOUSE, slug), game)
    lost = []
    for setting in offered(game.settings):
        label = voice.words(keys.setting_key(slug, setting.name))
        for value in screens.values_of(setting):
            shown = screens.value_in_words(voice, setting.name, {"yes": True, "no": False}.get(value, value))
            name, rest = naming.setting(voice, offered(game.settings), f"{label} {shown}")
            if (name, naming.value(voice, setting, rest)) != (setting.name, value):
                lost.append((label, shown, name, rest))

    assert lost == []


@pytest.mark.parametrize(
    ("guest", "line"),
    [
        ("ana", "/configurar reações perguntar"),
        ("ana", "/configurar tempo 8 h"),
        ("olha", "/налаштувати реакції питати"),
    ],
)
async def test_whoever_is_not_understood_hears_it_in_their_own_words(hall: Hall, guest: str, line: str) -> None:
    await at_table(hall, "caverna")

    reply = await getattr(hall, guest)(line)

    assert not reply.ok
    assert "_" not in reply.text


@pytest.mark.parametrize(("line", "pace"), [("/ritmo jogo", "game"), ("/ritmo sem", "none"), ("/темп 24", "24")])
async def test_the_clocks_are_set_in_ones_own_words(hall: Hall, line: str, pace: str) -> None:
    table = await at_table(hall, "holland")

    assert (await hall.ana(line)).ok
    assert (await hall.kept(table)).table.pace == pace


async def test_a_role_is_taken_by_its_name(hall: Hall) -> None:
    table = await at_table(hall, "holland")

    assert (await hall.bo("/role blue")).ok
    assert (await hall.ana("/cor verde")).ok
    assert [one.role for one in (await hall.kept(table)).table.sitters[:2]] == ["green", "blue"]


@pytest.mark.parametrize(
    ("line", "lang"),
    [
        ("/idioma inglês", "en"),
        ("/мова українська", "uk"),
        ("/language portuguese", "pt-BR"),
        ("/language uk-UA", "uk"),
    ],
)
async def test_a_language_is_chosen_by_its_name(hall: Hall, line: str, lang: str) -> None:
    await hall.ana(line)

    assert (await hall.shelf.person(hall.ana.person.id)).language == lang


async def test_an_unknown_language_is_answered_with_the_names_of_those_that_are_known(hall: Hall) -> None:
    reply = await hall.ana(SetLanguage("klingon"))

    assert not reply.ok
    assert all(name in reply.text for name in ("português", "ucraniano", "inglês"))


async def test_a_game_is_opened_by_its_name(hall: Hall) -> None:
    table = (await hall.ana("/jogar caverna do zé lutinho")).table

    assert (await hall.kept(table)).table.game == "caverna"


@pytest.mark.parametrize("slug", games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_a_game_is_a_command_for_those_who_play_it(slug: str, lang: str) -> None:
    game, phrases = games()[slug], Lexicon.of(HOUSE, slug).tokens[lang]
    both = {phrase: WORDS.names[phrase].name for phrase, token in phrases.items() if token in game.heads
            and phrase in WORDS.names}  # fmt: skip

    assert set(both.values()) <= FOR_NO_ONE_WHO_PLAYS


@pytest.mark.parametrize("slug", games())
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("letter", "snоoтн")
def test_a_single_letter_does_nothing(slug: str, lang: str, letter: str) -> None:
    heads = games()[slug].heads

    assert Speech(Lexicon.of(HOUSE, slug), lang, heads).begins_with(letter) not in heads - {"yes", "no"}


@pytest.mark.parametrize(("guest", "line"), [("ana", "desistir"), ("olha", "здатися")])
@pytest.mark.parametrize("slug", ["amsterdam", "noites"])
async def test_giving_up_the_game_gives_up_no_seat(hall: Hall, slug: str, guest: str, line: str) -> None:
    table = await in_play(hall, slug)

    await getattr(hall, guest)(line)

    assert not any(one.gave_up for one in (await hall.kept(table)).table.sitters)


async def test_a_command_that_is_called_wrongly_is_named_as_its_reader_knows_it(hall: Hall) -> None:
    await at_table(hall, "holland")

    assert "/expulsar" in (await hall.ana("/expulsar")).text


async def test_whoever_asks_why_after_nothing_hears_what_is_possible(hall: Hall) -> None:
    await in_play(hall, "holland")

    assert (await hall.bo("/why")).ok


@pytest.mark.parametrize(("who", "word"), [("ana", "/configurar"), ("bo", "/configure"), ("olha", "/налаштувати")])
async def test_settings_are_suggested_in_ones_own_words(hall: Hall, who: str, word: str) -> None:
    await at_table(hall, "vi_algo")
    guest: Guest = getattr(hall, who)
    typing = intents.Intent("typing", guest.person, intents.Say(f"{word} "), place=PLACE)

    found = [one.line for one in await completions(hall.service, typing, f"{word} ")]

    assert found
    assert not any("_" in line for line in found)


@pytest.mark.parametrize(
    ("guest", "line", "said"),
    [
        ("bo", "/configure first_player 9", "“9” is not a possible value for “first player”."),
        ("ana", "/configurar quem começa 9", "“9” não é um valor possível para a opção “quem começa”."),
    ],
)
async def test_a_setting_that_cannot_be_so_is_named_as_it_is_shown(
    hall: Hall, guest: str, line: str, said: str
) -> None:
    asking = getattr(hall, guest)
    await asking(Open("holland", {}, asking.person.language))

    assert (await asking(line)).text.casefold() == said.casefold()
