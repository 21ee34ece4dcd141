"""What is said back to somebody who puts an answer together: what they pressed, and no word besides."""

from typing import Any

import pytest

from bot.tables.menu.facing import Facing
from bot.tables.menu.meaning import Narrowed
from bot.tables.menu.prompts import screen
from bot.text import Catalogue
from bot.text.lexicon import Lexicon
from bot.text.voice import Voice
from engine.core import run
from engine.core.match import Match
from engine.games.holland import GAME
from engine.games.holland.actions import Plan

SAID = {
    "en": ("Chosen so far: explode", "do nothing with the card"),
    "pt-BR": ("Até aqui: explodir", "não usar a carta"),
    "uk": ("Поки що вибрано: підірвати", "нічого не робити картою"),
}


@pytest.fixture(scope="module")
def planning() -> Any:
    """Somebody whose card 3 has come up."""
    match, _ = Match.start(GAME, 2, "0" * 64)
    for seat, card in ((0, 3), (1, 7)):
        chosen = next(one for one in run.options(GAME, match.position, seat) if one.words() == ("choose", str(card)))
        match, _ = match.act(seat, chosen, 0)
    return match.position


@pytest.mark.parametrize("lang", ["en", "pt-BR", "uk"])
def test_what_grows_a_draft_is_not_called_by_what_the_draft_began_with(planning: Any, lang: str) -> None:
    voice = spoken(lang)
    empty = Facing("", GAME, planning, 0, 1)
    draft = next(one.action for one in empty.choices if one.tokens[:2] == ("hero", "hero"))
    assert isinstance(draft, Plan)
    facing = Facing("", GAME, planning, 0, 1, draft)
    label = SAID[lang][0]

    assert label in screen(facing, voice, Narrowed(f"{draft.head()}.explode")).text.splitlines()


@pytest.mark.parametrize("lang", ["en", "pt-BR", "uk"])
def test_who_does_nothing_is_told_so_in_the_words_of_the_button(planning: Any, lang: str) -> None:
    assert spoken(lang).said(Plan.empty(), planning.board, 0) == SAID[lang][1]


LEFT = {
    "en": "Still to spend: 1 movement point, the card’s own effect, once.",
    "pt-BR": "Ainda dá para gastar: 1 ponto de movimento, o efeito da carta, uma vez.",
    "uk": "Ще в запасі: 1 очко руху, дія самої карти, 1 раз.",
}


@pytest.mark.parametrize("lang", ["en", "pt-BR", "uk"])
def test_a_draft_says_what_is_left_of_the_card(planning: Any, lang: str) -> None:
    draft = Plan.read(planning.board, 0, (("hero", "1", "left"),))

    assert LEFT[lang] in screen(Facing("", GAME, planning, 0, 1, draft), spoken(lang)).text.splitlines()


def test_a_way_that_costs_more_than_a_point_says_so(planning: Any) -> None:
    labels = [
        one.label for one in screen(Facing("", GAME, planning, 0, 1), spoken("en"), Narrowed("hero.hero")).buttons
    ]

    assert {"Hero 1 to A1", "Hero 1 to D1: 2 points"} <= set(labels)


def spoken(lang: str) -> Voice:
    catalogue = Catalogue.load()
    return Voice.of(catalogue.words(lang, ("Ana", "Bo")), Lexicon(catalogue, "holland"), GAME)
