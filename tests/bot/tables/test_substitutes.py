"""No seat stays empty, and its person may always come back."""

from dataclasses import replace
from typing import Any

import pytest
from hall import PLACE, TIMED, AnyLegal, Hall
from halls import MakeHall
from porrinha.game import Hide

from bot.tables.model.intents import Confirm, HandOver, Join, Kick, Open, Pace, Resign, Start, TakeBack, Vote
from bot.tables.model.table import Phase
from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.parts import Attendance
from engine.core.view import Seen
from engine.games import AnyGame, game_called, games


async def test_a_seat_handed_over_is_played_by_the_computer(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    await hall.bo(HandOver())
    await hall.later(10)

    assert await hall.acts(table) == 1


async def test_the_owner_takes_the_seat_back(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    await hall.bo(HandOver())
    await hall.bo(TakeBack())

    assert (await hall.kept(table)).table.sitters[1].acts == "web:bo"
    assert (await hall.bo("hide 1")).ok


async def test_somebody_handed_over_cannot_act(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    await hall.bo(HandOver())

    assert not (await hall.bo("hide 1")).ok


async def test_two_missed_deadlines_bring_a_stand_in(hall: Hall) -> None:
    table = await missed_twice(hall)

    sitter = (await hall.kept(table)).table.sitters[1]
    assert (sitter.person, sitter.computer, sitter.is_called_out) == ("web:bo", "any", True)


async def test_one_missed_deadline_does_not(hall: Hall) -> None:
    table = await hall.dealt(hall.bo, rounds=5)
    await hall.ana("esconder 1")
    await hall.later(301)

    assert (await hall.kept(table)).table.sitters[1].acts == "web:bo"


@pytest.mark.rule("SH-706", "SH-912")
@pytest.mark.parametrize(("patience", "stands_in"), [(0, False), (1, True), (2, True), (3, False)])
async def test_how_many_may_be_missed_is_the_hosts_word(make_hall: MakeHall, patience: int, stands_in: bool) -> None:
    hall = make_hall({"porrinha": replace(TIMED, attendance=Attendance(patience=lambda _: patience))})
    table = await missed_twice(hall)

    assert bool((await hall.kept(table)).table.sitters[1].computer) is stands_in


@pytest.mark.rule("SH-912", "CZ-816")
@pytest.mark.parametrize(("slug", "setting"), [("holland", "away_after_misses"), ("caverna", "auto_after")])
@pytest.mark.parametrize("misses", [0, 1, 5])
def test_in_the_tower_and_the_cave_the_host_says_how_many(slug: str, setting: str, misses: int) -> None:
    game = game_called(slug)

    assert game.attendance.patience(game.read({setting: misses})) == misses


@pytest.mark.parametrize("slug", ["holland", "caverna"])
async def test_nobody_is_said_to_be_back_who_was_not_heard_of(make_hall: MakeHall, slug: str) -> None:
    hall = make_hall(games())
    await hall.ana(Open(slug, {}, "en"))
    for guest, verb in ((hall.bo, Join()), (hall.ana, Pace("1")), (hall.ana, Start()), (hall.bo, Confirm())):
        await guest(verb)
    await hall.later(12 * 3600, steps=48)
    said = "\n".join(line for text in hall.wire.texts(PLACE) for line in text.splitlines())

    assert "Nothing has been heard from" in said
    assert "is back" not in said


async def test_who_is_heard_of_again_has_missed_nothing(hall: Hall) -> None:
    table = await hall.dealt(hall.bo, rounds=5)
    await hall.ana("esconder 1")
    await hall.later(301)
    await hall.bo("guess 1")
    await hall.bo("guess 2")

    assert (await hall.kept(table)).table.sitters[1].missed == 0


async def test_the_owner_of_a_seat_with_a_stand_in_comes_back_by_joining(hall: Hall) -> None:
    table = await missed_twice(hall)
    await hall.bo(Join())

    assert (await hall.kept(table)).table.sitters[1].acts == "web:bo"


async def test_a_seat_that_was_called_out_is_given_by_those_who_play(hall: Hall) -> None:
    table = await missed_twice(hall)
    asked = await hall.olha(Join())
    before = (await hall.kept(table)).table.sitters[1].acts
    await hall.ana(Vote(yes=True))

    assert (asked.ok, before) == (True, None)
    assert (await hall.kept(table)).table.sitters[1].acts == "web:olha"
    assert any("Ваше місце" in text for text in hall.olha.inbox)


async def test_a_seat_with_its_person_cannot_be_taken(hall: Hall) -> None:
    await hall.dealt(hall.bo)

    assert not (await hall.olha(Join(1))).ok


async def test_who_resigns_gives_the_seat_up_for_good(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    await hall.bo(Resign())

    assert (await hall.kept(table)).table.seat_of("web:bo") is None
    assert not (await hall.bo(TakeBack())).ok


async def test_a_host_who_resigns_passes_the_table_on(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    await hall.ana(Resign())

    assert (await hall.kept(table)).table.host == "web:bo"


async def test_a_host_who_vanishes_passes_the_table_on(hall: Hall) -> None:
    table = await hall.dealt(hall.bo, rounds=5)
    await hall.bo("hide 1")
    await hall.later(301)
    await hall.bo("guess 4")
    await hall.later(301)
    await hall.bo("guess 5")

    assert (await hall.kept(table)).table.host == "web:bo"


async def test_the_host_makes_somebody_leave_a_game(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    await hall.ana(Kick(2))

    assert (await hall.kept(table)).table.sitters[1].gave_up


async def test_a_table_without_anybody_left_pauses(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    await hall.ana(Resign())
    await hall.bo(Resign())

    assert (await hall.kept(table)).table.paused_at is not None
    assert any("Nobody is left" in text for text in hall.wire.texts(PLACE))


async def test_after_a_day_with_a_stand_in_the_house_asks_whether_to_end(hall: Hall) -> None:
    table = await missed_twice(hall)
    hall.now += 24 * 3600 * 1000
    await hall.later(1)

    assert (await hall.kept(table)).table.wish is not None


async def test_the_house_ends_a_game_that_everybody_left_wants_to_end(hall: Hall) -> None:
    table = await missed_twice(hall)
    hall.now += 24 * 3600 * 1000
    await hall.later(1)
    await hall.ana(Vote(yes=True))

    assert (await hall.kept(table)).table.phase is Phase.FINISHED


class Confused(AnyLegal):
    """A computer player that answers what nobody asked."""

    def choose(self, level: str, game: AnyGame, seen: Seen[Any, Any], dice: Dice) -> Action[Any]:
        return Hide(99)


async def test_a_computer_player_without_a_legal_answer_takes_the_default(hall: Hall) -> None:
    hall.service.house = replace(hall.house, players=Confused())
    table = await hall.dealt()
    await hall.ana("esconder 1")
    await hall.later(10)

    assert (await hall.kept(table)).match.position.board.fists == (1, 0)


async def missed_twice(hall: Hall) -> str:
    """Bo has let two deadlines pass in a row; Ana is here."""
    table = await hall.dealt(hall.bo, rounds=5)
    await hall.ana("esconder 1")
    await hall.later(301)
    await hall.ana("palpitar 5")
    await hall.later(301)
    return table
