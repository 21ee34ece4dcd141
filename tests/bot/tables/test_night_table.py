"""A night of horror at a table: what is asked of the game without doing anything."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from hall import Hall, TellingPainter, pictured, seen

from bot.store.sqlite import SqliteShelf
from bot.tables.looks.painters import Painters
from bot.tables.model.intents import Fill, Open, ShowHand, ShowRules, ShowStatus, Start, Why
from bot.text import Catalogue
from engine.core import run
from engine.games.noites import GAME
from engine.games.noites.flow import AskTwist, AskVictim

GAMES: dict[str, Any] = {"noites": GAME}


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    """The real words, and what pictures say, at a table where the first turn has come."""
    shelf = SqliteShelf(tmp_path / "store.db", lambda: GAMES)
    found = Hall(shelf, GAMES, catalogue=Catalogue.load(), painter=TellingPainter())
    await found.ana(Open("noites", {"armies": "starter", "deploy": "auto", "victim_setup": "fair_auto"}, "en"))
    await found.ana(Fill(2))
    await found.ana(Start())
    await found.ana("army crypt starter")
    await found.later(5)
    await found.ana("corner nw")
    await found.later(5)
    yield found
    shelf.close()


@pytest.mark.parametrize("line", ["reach a1", "/reach a1", "/show reach a1", "look reach a1", "/act reach a1"])
async def test_a_question_of_the_game_is_answered_with_a_picture_and_its_words(hall: Hall, line: str) -> None:
    reply = await hall.ana(line)

    assert reply.ok
    assert "Até onde Espectro a1 chega" in seen(reply).text
    assert (pictured(reply).kind, pictured(reply).things) == ("closer", ("reach", "A1"))


@pytest.mark.parametrize("line", ["reach a1", "check a1 e 50", "sight a1", "range a1", "check v1 n 10", "check a1 z99"])
async def test_and_changes_nothing(hall: Hall, line: str) -> None:
    (table,) = await hall.shelf.tables_of(hall.ana.person.id)
    before = await hall.shelf.load(table)
    await hall.ana(line)

    assert await hall.shelf.load(table) == before


async def test_each_asks_in_their_own_words(hall: Hall) -> None:
    assert "Até onde Espectro a1 chega" in seen(await hall.ana("até onde a1")).text
    assert "O que Espectro a1 vê" in seen(await hall.ana("огляд a1")).text


async def test_of_what_is_not_there_nothing_can_be_shown(hall: Hall) -> None:
    assert "Até onde" not in seen(await hall.ana("reach a99")).text


@pytest.mark.rule("NH-306")
@pytest.mark.parametrize("way", ["n 10", "norte 10", "північ 10", "north 10", "пн 10"])
async def test_directions_are_understood_in_every_language(hall: Hall, way: str) -> None:
    assert "Lucy vai até" in seen(await hall.ana(f"conferir v1 {way}")).text


async def test_why_leads_to_the_paragraphs_of_the_rules(hall: Hall) -> None:
    text = seen(await hall.ana(Why("cannot_shoot"))).text

    assert hall.house.catalogue.words("pt-BR")("noites-range.help") in text


async def test_the_board_says_what_wins_and_how_far_everybody_is(hall: Hall) -> None:
    text = seen(await hall.ana(ShowStatus())).text

    assert "Rodada 1 de 4. Quem fizer mais pontos ganha. Até agora, Ana: 0; Computador 2: 0." in text
    assert "Round 1 of 4. Most points win. So far, Ana: 0; Computer 2: 0." in hall.wire.board().text


async def until_a_victim_may_be_moved(hall: Hall) -> None:
    (table,) = await hall.shelf.tables_of(hall.ana.person.id)
    while not any(
        isinstance(one, AskTwist | AskVictim) and one.seat == 0
        for one, _ in (await hall.kept(table)).match.position.open_questions()
    ):
        await hall.later(5)


async def test_a_hint_goes_once_what_it_is_about_has_been_done(hall: Hall) -> None:
    hint = hall.house.catalogue.words("pt-BR")("noites-hint-1")
    await until_a_victim_may_be_moved(hall)
    await hall.ana("twist none")
    assert hint in seen(await hall.ana(ShowHand())).text
    await hall.ana("stay v1")

    assert hint not in seen(await hall.ana(ShowHand())).text


async def test_where_any_victim_may_stay_none_is_named(hall: Hall) -> None:
    await until_a_victim_may_be_moved(hall)
    reply = await hall.ana("stay v1")

    assert "Feito: nenhuma vítima se move" in reply.text
    assert "No victim is moved." in hall.wire.board().lately


@pytest.fixture
async def choosing(tmp_path: Path) -> AsyncIterator[Hall]:
    """A table at which the first decision is which army to bring."""
    shelf = SqliteShelf(tmp_path / "choosing.db", lambda: GAMES)
    found = Hall(shelf, GAMES, catalogue=Catalogue.load(), painter=TellingPainter())
    await found.ana(Open("noites", {}, "en"))
    await found.ana(Fill(2))
    await found.ana(Start())
    yield found
    shelf.close()


def labels(screen: Any) -> list[str]:
    return [button.label for row in screen.rows for button in row]


@pytest.mark.rule("NH-106")
async def test_an_army_is_built_by_buttons_one_monster_a_press(choosing: Hall) -> None:
    screen = seen(await choosing.ana(ShowHand()))
    for label in ("A Cripta", "Lorde Vampiro: 47", "Necromante: 28", "Múmia: 23"):
        screen = seen(await choosing.ana.press(screen, label))

    assert "Entrar com esta lista" not in labels(screen)
    screen = seen(await choosing.ana.press(screen, "Arqueiro Esqueleto: 20"))
    reply = await choosing.ana.press(screen, "Entrar com esta lista")

    assert reply.ok
    (table,) = await choosing.shelf.tables_of(choosing.ana.person.id)
    await choosing.later(5)
    board = (await choosing.kept(table)).match.position.board
    assert [one.profile for one in board.monsters if one.side == 0] == [
        "vampire_lord",
        "necromancer",
        "mummy",
        "skeleton_archer",
    ]


async def test_what_is_shown_as_an_example_can_be_typed(choosing: Hall) -> None:
    screen = seen(await choosing.ana(ShowHand()))

    assert screen.typed
    assert (await choosing.ana(screen.typed)).ok


async def test_the_rules_lead_to_a_page_for_each_topic_and_back(hall: Hall) -> None:
    rules = seen(await hall.ana(ShowRules()))
    page = seen(await hall.ana.press(rules, "Terreno"))

    assert page.text.startswith("Terreno\n• ")
    assert page.picture is not None
    assert (page.picture.kind, page.picture.things[0]) == ("topic", "terrain")
    assert seen(await hall.ana.press(page, page.buttons[0].label)).text == rules.text


@pytest.mark.parametrize("line", ["pass", "stay", "ficar", "пас"])
async def test_which_victim_stays_need_not_be_said(hall: Hall, line: str) -> None:
    (table,) = await hall.shelf.tables_of(hall.ana.person.id)
    while 0 not in run.awaited((await hall.kept(table)).match.position):
        await hall.later(5)
    while (asked := (await hall.kept(table)).match.position.agenda[0].tag) != "noites.ask_victim":
        await hall.ana("none")
    reply = await hall.ana(line)

    assert reply.ok, reply.text
    assert (await hall.kept(table)).match.position.agenda[0].tag != asked


async def test_in_the_others_turn_the_hand_asks_nothing(hall: Hall) -> None:
    shown = seen(await hall.ana(ShowHand()))

    assert shown.text.splitlines()[-1] == "Nada para você decidir agora."
    assert [button.label for button in shown.buttons] == ["Outras opções"]


async def test_a_monster_that_is_looked_up_is_shown(hall: Hall) -> None:
    picture = pictured(await hall.ana(ShowRules("ghoul")))

    assert (picture.kind, picture.things) == ("closer", ("ghoul",))


async def test_what_stands_on_a_button_can_be_typed(hall: Hall) -> None:
    said = "Não mover nenhuma"
    for _ in range(10):
        if said in labels(seen(await hall.ana(ShowHand()))):
            break
        await hall.ana("sem carta")
        await hall.later(5)

    assert (await hall.ana(said.lower())).acted


async def test_what_stands_on_no_button_is_still_not_understood(hall: Hall) -> None:
    assert not (await hall.ana("Não mover nada hoje")).ok


@pytest.mark.parametrize("begun", [False, True])
async def test_a_page_of_the_rules_is_illustrated_before_a_game_as_well(tmp_path: Path, begun: bool) -> None:
    shelf = SqliteShelf(tmp_path / "topic.db", lambda: GAMES)
    hall = Hall(shelf, GAMES, catalogue=Catalogue.load(), painter=Painters())
    await hall.ana(Open("noites", {"armies": "starter"}, "en"))
    if begun:
        await hall.ana(Fill(2))
        await hall.ana(Start())
    rules = seen(await hall.ana(ShowRules()))
    page = seen(await hall.ana.press(rules, "Mesas, exércitos e monstros"))

    painted = await hall.service.picture(page.picture)
    assert painted is not None
    assert "Carniçal" in painted.alt
    shelf.close()
