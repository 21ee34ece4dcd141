"""Alone against computer players nobody is made to pass where nothing else could be done; among people all are. What
goes without saying nobody is asked.
"""

from typing import Any

import pytest
from cave import ONE_HOME, MakeHall, cave_hall, dealt, lying
from hall import Hall
from support.playing import Trial, played

from bot.tables.menu.facing import Facing
from bot.tables.model.intents import Fill, Open, Start
from engine.core import run
from engine.core.dice import Dice, mixed_seed
from engine.core.match import Acted, Match, PassedByHouse, export, verified
from engine.games import games
from engine.games.caverna import GAME
from engine.games.caverna.rules.searching import AskSearch
from engine.games.noites.rules.windows import CardWindow
from engine.players.answers import random_answer
from engine.players.chance import Chance

NOTHING_FOR_STEP_3 = {"hands": {"P1": ["descer_a_bica"]}, "spots": {"P1": "C3"}, "phase": "step2"}


@pytest.fixture
def hall(make_hall: MakeHall, monkeypatch: pytest.MonkeyPatch) -> Hall:
    return cave_hall(make_hall, monkeypatch)


async def walked(hall: Hall, table: str) -> list[type]:
    """What was entered when somebody with no card for step 3 has taken their basic action."""
    await lying(hall, table, **NOTHING_FOR_STEP_3)
    assert (await hall.ana("walk B3")).ok
    return [type(line.entry) for line in await hall.shelf.history(table)][-2:]


@ONE_HOME
async def test_alone_the_house_passes_where_no_card_could_be_played(hall: Hall) -> None:
    table = (await hall.ana(Open("caverna", {}, "en"))).table
    await hall.ana(Fill(2))
    await hall.ana(Start())

    assert await walked(hall, table) == [Acted, PassedByHouse]
    assert run.awaited((await hall.kept(table)).match.position) != (0,)


async def asked_how_many(hall: Hall, table: str, **packs: Any) -> bool:
    """Whether somebody who comes to three cards is asked how many of them to take."""
    await lying(hall, table, hands={"P1": ["descer_a_bica"]}, spots={"P1": "C3"}, phase="step2", **packs)
    assert (await hall.ana("advance B3")).ok
    match = (await hall.kept(table)).match
    return any(isinstance(question, AskSearch) for question, _ in match.position.open_questions())


@ONE_HOME
@pytest.mark.rule("CZ-415")
@pytest.mark.parametrize("people", [1, 2])
async def test_nobody_is_asked_how_many_cards_to_take_unless_a_backpack_lies_there(hall: Hall, people: int) -> None:
    table = await dealt(hall, 2) if people == 2 else (await hall.ana(Open("caverna", {}, "en"))).table
    if people == 1:
        await hall.ana(Fill(2))
        await hall.ana(Start())

    assert not await asked_how_many(hall, table)
    assert len((await hall.kept(table)).match.position.board.players[0].hand) >= 3
    assert await asked_how_many(hall, table, packs={"P2": {1: {"space": "B3", "cards": ["c109", "c065"]}}})


@ONE_HOME
async def test_among_people_everybody_is_asked_alike(hall: Hall) -> None:
    table = await dealt(hall, 2)

    assert (await walked(hall, table))[-1] is Acted
    assert run.awaited((await hall.kept(table)).match.position) == (0,)


def test_what_the_house_has_passed_is_replayed_from_the_log() -> None:
    match: Match[Any] = Match.start(GAME, 2, mixed_seed("nothing else"))[0]
    chance = Chance(Dice(mixed_seed("answers")))
    while not any(isinstance(entry, PassedByHouse) for entry in match.log):
        (seat, *_) = run.awaited(match.position)
        passes = Facing("", GAME, match.position, seat, 0).can_only_pass
        answer = None if passes else random_answer(GAME, match.position, seat, chance)
        match = match.add(PassedByHouse(seat) if answer is None else Acted(seat, answer))[0]

    assert verified(lambda _: GAME, export(match)).position == match.position


@pytest.mark.rule("NH-642")
def test_in_the_night_whoever_lacks_the_card_of_a_window_can_only_pass() -> None:
    windows: dict[bool, int] = {True: 0, False: 0}
    for position in played(Trial("noites", 2)).positions:
        for seat in run.awaited(position):
            here = Facing("", games()["noites"], position, seat, 0)
            (question, _, _), *_ = here.questions
            if isinstance(question, CardWindow):
                fits = question.card in position.board.cards.hand(seat)
                windows[fits] += 1
                assert here.can_only_pass is not fits

    assert windows[True]
    assert windows[False]
