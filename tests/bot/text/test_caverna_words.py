"""What people type in the cave, in each language: the same tokens whatever they speak."""

import pytest

from bot.text import LANGUAGES, Catalogue
from bot.text.lexicon import Lexicon
from bot.text.speech import Speech
from engine.games.caverna.actions import PlayCard, Store
from engine.games.caverna.game import GAME

HEADS = GAME.heads
LEXICON = Lexicon(Catalogue.load(strict=False), GAME.slug)


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
