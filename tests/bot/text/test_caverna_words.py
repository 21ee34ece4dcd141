"""What people type in the cave, in each language: the same tokens whatever they speak."""

import pytest

from bot.tables.menu.facing import Facing
from bot.tables.menu.prompts import screen
from bot.text import LANGUAGES, Catalogue
from bot.text.lexicon import Lexicon
from bot.text.speech import Speech
from bot.text.voice import Voice
from engine.core import run
from engine.core.dice import Dice
from engine.games.caverna.actions import PlayCard, Store
from engine.games.caverna.game import GAME

HEADS = GAME.heads
HOUSE = Catalogue.load(strict=False)
LEXICON = Lexicon(HOUSE, GAME.slug)


def test_what_begins_no_line_is_not_one_of_several_cards_at_its_beginning() -> None:
    assert Speech(LEXICON, "en", HEADS).read("go C4") == (("go", "C4"),)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("side", ["N", "E", "S", "W"])
def test_a_letter_is_a_side_for_the_pickaxe(lang: str, side: str) -> None:
    speech = Speech(LEXICON, lang, HEADS)
    ((_, *tokens),) = speech.read(f"play picaretada {side}")

    assert PlayCard.read_fields(tuple(tokens)) == PlayCard("picaretada", (side,))


@pytest.mark.parametrize(
    "line", ["play pickaxe west", "jogar picaretada oeste", "грати кайло захід", "play picaretada w"]
)
def test_a_side_has_a_word_as_well(line: str) -> None:
    assert Speech(LEXICON, "en", HEADS).read(line) == (("play", "picaretada", "w"),)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "store gold pickaxe parkour"),
        ("pt-BR", "guardar ouro picareta parkour"),
        ("pt-BR", "guardar pepita picareta parkour"),
        ("uk", "store золото кайло parkour"),
    ],
)
def test_gold_is_stored_by_whatever_it_is_called(lang: str, line: str) -> None:
    ((_, *tokens),) = Speech(LEXICON, lang, HEADS).read(line)

    assert Store.read_fields(tuple(tokens)) == Store("gold", ("picaretada", "parkour"))


@pytest.mark.parametrize(
    ("lang", "asked"),
    [
        ("en", "Person 2 throws a rock at you: 1 damage, and you have 5 life."),
        ("pt-BR", "Person 2 larga a pedrada em você: 1 de dano, e você tem 5 de vida."),
        ("uk", "Person 2 жбурляє у вас каменюку: шкода 1, а життя у вас 5."),
    ],
)
def test_who_may_dodge_reads_who_throws_what_and_how_much_life_there_is(lang: str, asked: str) -> None:
    given = {"spots": {"P1": "C3", "P2": "C4"}, "hands": {"P1": ["so_no_molejo"], "P2": ["largar_a_pedrada"]}}
    position = GAME.given(GAME.setup(2, {"reaction_mode": "ask"}), {**given, "active": "P2"}, Dice("00" * 32))
    position = run.apply(GAME, position, 1, PlayCard("largar_a_pedrada", ("P1",))).position
    facing = Facing("k3f9w2ab", GAME, position, 0, 1)
    words = HOUSE.words(lang, ("Person 1", "Person 2"), GAME.roles(GAME.settings(), 2), ())

    assert screen(facing, Voice.of(words, LEXICON, GAME)).text.startswith(asked)
