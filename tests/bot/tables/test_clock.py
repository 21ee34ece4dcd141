"""Clocks: reminders before, defaults after, once, and computer players at a pace that tells nothing."""

from collections.abc import Callable
from dataclasses import replace

from hall import PLACE, Hall, seen
from toy import TOY

from bot.tables.domain.clock import thinking_until
from bot.tables.model.intents import Fill, Open, Pace, Pause, Resume, ShowHand, Speed, Start
from bot.tables.model.table import Phase
from engine.core.match import Acted


async def test_time_that_is_up_gives_the_default(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    await hall.ana("esconder 2")
    await hall.later(301)

    assert (await hall.kept(table)).match.position.board.fists == (2, 0)


async def test_a_reminder_comes_at_half_and_at_four_fifths(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    await hall.later(149)
    assert sum("Reminder" in text for text in hall.bo.inbox) == 0
    await hall.later(2)
    assert sum("Reminder" in text for text in hall.bo.inbox) == 1
    await hall.later(100)

    assert sum("Reminder" in text for text in hall.bo.inbox) == 1
    assert len([one for one in hall.wire.log if one[1:3] == ("send", "door-bo")]) == 3


async def test_who_has_answered_is_not_reminded(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    await hall.bo("hide 1")
    await hall.later(151)

    assert not any("Reminder" in text for text in hall.bo.inbox)


async def test_an_alarm_that_rings_twice_does_its_work_once(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    hall.now += 301_000
    await hall.service.acts.wake(table)
    entries = (await hall.kept(table)).table.entries
    await hall.service.acts.wake(table)

    assert (await hall.kept(table)).table.entries == entries == 1


async def test_hours_for_each_decision(hall: Hall) -> None:
    table = await hall.opened()
    await hall.ana(Pace("24"))
    await hall.bo("/join")
    await hall.ana("/começar")
    await hall.bo("/confirm")
    await hall.later(23 * 3600, steps=8)
    assert (await hall.kept(table)).table.entries == 0
    await hall.later(3601)

    assert (await hall.kept(table)).table.entries == 1


async def test_no_clock_waits_for_ever(hall: Hall) -> None:
    table = await hall.opened()
    await hall.ana(Pace("none"))
    await hall.bo("/join")
    await hall.ana("/começar")
    await hall.bo("/confirm")
    await hall.later(400 * 24 * 3600)

    assert (await hall.kept(table)).table.entries == 0


async def test_a_pause_stops_the_clock_and_resuming_gives_the_time_back(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    await hall.later(200)
    await hall.bo(Pause())
    await hall.later(7200)
    await hall.ana(Resume())
    await hall.later(99)
    assert (await hall.kept(table)).table.entries == 0
    await hall.later(2)

    assert (await hall.kept(table)).table.entries == 1


async def test_the_game_does_not_grow_older_in_a_pause(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    await hall.later(20)
    for _ in range(2):
        await hall.bo(Pause())
        await hall.later(7200)
        await hall.ana(Resume())
    await hall.later(3)
    await hall.ana("esconder 1")

    last = (await hall.shelf.history(table))[-1].entry
    assert isinstance(last, Acted)
    assert last.at_ms == 23_000


async def test_a_paused_table_takes_no_answers(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    await hall.bo(Pause())

    assert (await hall.ana("esconder 1")).text == "A partida está em pausa."


async def test_a_question_that_stays_open_keeps_its_time(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    due = (await hall.kept(table)).table.openings[0].due_at
    await hall.later(100)
    await hall.ana("esconder 1")

    assert (await hall.kept(table)).table.openings[0].due_at == due


async def test_a_computer_player_answers_after_its_time(hall: Hall) -> None:
    table = await hall.dealt()
    kept = await hall.kept(table)
    moment = thinking_until(hall.service.acts.desk(kept), 1)
    await hall.later((moment - hall.now - 1) / 1000)
    assert await hall.acts(table) == 0
    await hall.later(0.002)

    assert await hall.acts(table) == 1


async def test_how_long_a_computer_player_thinks_lies_within_the_customs(hall: Hall) -> None:
    desk = hall.service.acts.desk(await hall.kept(await hall.dealt()))
    shortest, longest = hall.house.customs.thinking

    assert shortest <= thinking_until(desk, 1) - desk.table.askings[1].since <= longest


async def test_the_host_says_how_fast_computer_players_answer(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    took = {}
    for speed in ("normal", "slow", "once"):
        assert (await hall.ana(Speed(speed))).ok
        desk = hall.service.acts.desk(await hall.kept(table))
        took[speed] = thinking_until(desk, 1) - desk.table.askings[1].since

    assert took["slow"] == 2 * took["normal"]
    assert took["once"] == took["normal"] // 10
    assert not (await hall.bo(Speed("slow"))).ok
    assert not (await hall.ana(Speed("soon"))).ok


async def test_a_game_of_one_person_and_computers_goes_on_to_its_end(hall: Hall) -> None:
    table = await hall.opened(rounds=1)
    await hall.ana("/completar 4")
    await hall.ana("/começar")
    await hall.ana("esconder 1")
    for total in range(12):
        await hall.later(20, steps=4)
        await hall.ana(f"palpitar {total}")

    assert (await hall.kept(table)).table.phase is Phase.FINISHED
    assert "Rematch" in [button.label for button in hall.wire.board(PLACE).buttons]


async def test_what_was_put_together_is_carried_out_when_time_is_up(make_hall: Callable[..., Hall]) -> None:
    hall = make_hall({"toy": replace(TOY, clocks={"turn": lambda _settings: 300})})
    table = (await hall.ana(Open("toy", {}, "en"))).table
    await hall.ana(Fill(2))
    await hall.ana(Pace("1"))
    await hall.ana(Start())
    screen = seen(await hall.ana(ShowHand()))
    for label in ("Walk ›", "West"):
        screen = seen(await hall.ana.press(screen, label))

    await hall.later(3601)

    assert (await hall.kept(table)).match.position.result.reason == "left"
