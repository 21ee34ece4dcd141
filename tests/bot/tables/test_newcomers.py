"""Who plays a game for the first time has more time at first, and a hint at the beginning of three turns."""

from pathlib import Path

import pytest
from cave import ONE_HOME, MakeHall, begun, cave_hall, dealt, lying
from hall import Hall, TellingPainter, seen

from bot.store.sqlite import SqliteShelf
from bot.tables.model.intents import Fill, Join, NoHints, Open, ProposeEnd, ShowHand, Start, Vote
from bot.tables.model.table import Table
from bot.text import LANGUAGES, Catalogue
from engine.games import AnyGame, games
from engine.games.holland import GAME as HOLLAND
from engine.games.noites import GAME as NOITES

HINTS = [Catalogue.load().words("pt-BR")(f"caverna-hint-{turn}") for turn in (1, 2, 3)]


@pytest.fixture
def hall(make_hall: MakeHall, monkeypatch: pytest.MonkeyPatch) -> Hall:
    return cave_hall(make_hall, monkeypatch)


async def table_now(hall: Hall, table: str) -> Table:
    kept: Table = (await hall.kept(table)).table
    return kept


async def hinted(hall: Hall) -> list[str]:
    """The hints in the hand of the first player."""
    text = seen(await hall.ana(ShowHand())).text
    return [hint for hint in HINTS if hint in text]


@ONE_HOME
async def test_each_of_the_first_three_turns_has_its_own_hint_and_no_other_has_one(hall: Hall) -> None:
    table = await dealt(hall, 2)
    found = []
    for _ in range(4):
        await lying(hall, table, spots={"P1": "C3"}, phase="step2")
        found.append(await hinted(hall))
        assert (await hall.ana("walk B3 end")).ok

    assert found == [[HINTS[0]], [HINTS[1]], [HINTS[2]], []]


@ONE_HOME
async def test_one_press_ends_them_here_and_at_other_tables(hall: Hall) -> None:
    await lying(hall, await dealt(hall, 2), spots={"P1": "C3"}, phase="step2")
    screen = seen(await hall.ana(ShowHand()))
    assert "Sem mais dicas" in [button.label for row in screen.rows for button in row]
    await hall.ana(NoHints())

    assert await hinted(hall) == []
    assert (await hall.shelf.person(hall.ana.person.id)).unhinted


@ONE_HOME
async def test_a_game_is_played_for_the_first_time_once(hall: Hall) -> None:
    table = await dealt(hall, 2)

    assert [one.first_turn for one in (await table_now(hall, table)).sitters] == [1, 1]
    assert (await hall.shelf.person(hall.bo.person.id)).played == ("caverna",)


async def due_after(hall: Hall, game: str) -> list[int]:
    """How many seconds the first decision may take, at a first table and at the next."""
    seconds = []
    for _ in range(2):
        await hall.ana(Open(game, {}, "en"))
        await hall.bo(Join())
        await begun(hall, 2)
        (table,) = await hall.shelf.tables_of(hall.bo.person.id)
        (opening, *_) = (await table_now(hall, table)).openings
        assert opening.due_at is not None
        seconds.append((opening.due_at - opening.opened_at) // 1000)
        await hall.ana(ProposeEnd())
        await hall.bo(Vote(yes=True))
    return seconds


@ONE_HOME
async def test_nobody_is_hurried_while_somebody_plays_for_the_first_time(
    make_hall: MakeHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = cave_hall(make_hall, monkeypatch, holland=HOLLAND)

    assert await due_after(hall, "holland") == [300, 120]


@pytest.mark.parametrize("game", games().values(), ids=repr)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_has_its_hints_in_every_language(game: AnyGame, lang: str) -> None:
    words = Catalogue.load().words(lang)
    assert all(words(f"{game.slug.replace('_', '-')}-hint-{turn}") for turn in (1, 2, 3))


async def test_what_comes_before_the_first_turn_is_none(tmp_path: Path) -> None:
    shelf = SqliteShelf(tmp_path / "night.db", lambda: {"noites": NOITES})
    hall = Hall(shelf, {"noites": NOITES}, catalogue=Catalogue.load(), painter=TellingPainter())
    table = (await hall.ana(Open("noites", {"deploy": "auto", "victim_setup": "fair_auto"}, "en"))).table
    await hall.ana(Fill(2))
    await hall.ana(Start())
    before = seen(await hall.ana(ShowHand())).text
    await hall.ana("army crypt starter")

    assert "Tip: " not in before
    assert (await table_now(hall, table)).sitters[0].first_turn == 1
    shelf.close()
