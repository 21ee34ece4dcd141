"""What takes long is never done where everybody's presses are answered: going back in a log, dealing, a first look."""

import threading
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hall import TIMED, Hall
from halls import MakeHall
from porrinha.game import Guess

from bot.tables.beside import ENOUGH, Lately
from bot.tables.fair_share import FairShare
from bot.tables.learning import learn
from bot.tables.model.intents import HandOver, Solo, Undo, Vote
from bot.text.lexicon import Lexicon
from engine.core.parts import Attendance

ONE_HOME = pytest.mark.parametrize("make_hall", ["sqlite"], indirect=True)
pytestmark = ONE_HOME


def watched(make_hall: MakeHall, where: list[str]) -> Hall:
    """A hall that notes on which thread an answer is carried out."""
    noting = replace(
        TIMED, attendance=Attendance(returned=lambda _play, _seat: where.append(threading.current_thread().name))
    )
    return make_hall({"porrinha": noting})


async def test_taking_back_replays_beside_the_loop(make_hall: MakeHall) -> None:
    where: list[str] = []
    hall = watched(make_hall, where)
    table = await hall.one_round(rounds=2)
    await hall.ana.only(Undo())
    where.clear()

    await hall.bo.only(Vote(yes=True))
    assert (await hall.kept(table)).match.position.board.round == 1
    assert where
    assert threading.main_thread().name not in where


async def test_the_picture_of_a_moment_is_replayed_beside_the_loop(make_hall: MakeHall) -> None:
    where: list[str] = []
    hall = watched(make_hall, where)
    await hall.one_round(rounds=2)
    reply = await hall.ana.only(Undo())
    where.clear()

    assert reply.screen is not None
    assert await hall.service.picture(reply.screen.picture)
    assert where
    assert threading.main_thread().name not in where


def dealing(make_hall: MakeHall, where: list[str]) -> Hall:
    """A hall that notes on which thread a match begins."""

    def begin(*given: Any) -> None:
        where.append(threading.current_thread().name)
        TIMED.begin(*given)

    return make_hall({"porrinha": replace(TIMED, begin=begin)})


async def test_cards_are_dealt_beside_the_loop(make_hall: MakeHall) -> None:
    where: list[str] = []
    await dealing(make_hall, where).dealt()

    assert where
    assert threading.main_thread().name not in where


async def test_a_game_that_begins_at_once_is_dealt_beside_the_loop(make_hall: MakeHall) -> None:
    where: list[str] = []
    await dealing(make_hall, where).ana(Solo("porrinha", "en"))

    assert where
    assert threading.main_thread().name not in where


async def test_whoever_asks_first_waits_for_no_words(make_hall: MakeHall, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = make_hall({"porrinha": TIMED})
    learn(hall.house)
    monkeypatch.setattr(Lexicon, "_of", None)

    await hall.dealt(hall.bo)
    assert (await hall.bo("hide 1")).ok


async def test_what_somebody_is_asked_is_worked_out_there_as_well(
    make_hall: MakeHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    where: list[str] = []

    def options(*_: Any) -> Any:
        where.append(threading.current_thread().name)
        return iter(())

    hall = make_hall({"porrinha": TIMED})
    await hall.dealt(hall.bo)
    monkeypatch.setattr(Guess, "options", options)
    await hall.bo("hide 1")
    await hall.ana("esconder 1")

    assert where
    assert threading.main_thread().name not in where


async def test_what_somebody_has_pressed_goes_before_computers_and_letters(make_hall: MakeHall) -> None:
    hall = make_hall({"porrinha": TIMED})
    acts, first = hall.service.acts, list[bool]()
    acts.beside.lately = defaultdict(lambda: Lately(short=ENOUGH))  # so long have works been short

    class Noting(FairShare):
        async def work(self, work: Callable[[], Any], *, goes_first: bool = False) -> Any:
            first.append(goes_first)
            return await super().work(work, goes_first=goes_first)

    acts.beside.share = Noting()
    table = await hall.dealt(hall.bo)
    await hall.bo.only(HandOver())
    first.clear()
    await hall.ana.only("esconder 1")
    pressed = list(first)
    first.clear()
    await hall.later(10)

    assert pressed
    assert all(pressed)
    assert await hall.acts(table) == 2
    assert first
    assert not any(first)
