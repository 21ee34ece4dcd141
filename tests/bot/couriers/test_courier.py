"""Carrying: in order, once, again after a failure, never from a private door to a public place."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hall import PLACE, Hall, Wire

from bot.couriers import courier
from bot.couriers.courier import BEHIND_MS, Courier
from bot.store.sqlite_file import LEASE_MS
from bot.tables.model.intents import Bridge, BringBoard, CloseDoor, Door, Join
from bot.tables.model.outbox import TableLine
from bot.tables.model.reply import Screen
from bot.tables.ports.platform import DoorClosed, Hushed, PlaceGone, PlaceHasMoved, RetryAfter, Unreachable
from bot.tables.ports.trouble import StoreTrouble

PATIENCE_SECONDS = 120


class Away:
    """A store that is out of reach for the next call of each of these names."""

    def __init__(self, shelf: Any, *names: str) -> None:
        self.shelf = shelf
        self.names = [*names]

    def __getattr__(self, name: str) -> Any:
        async def asked(*given: Any, **named: Any) -> Any:
            if name in self.names:
                self.names.remove(name)
                raise StoreTrouble
            return await getattr(self.shelf, name)(*given, **named)

        return asked


pytestmark = pytest.mark.every_home
"""What waits is leased and given back by the store itself."""


async def test_lines_come_in_the_order_in_which_they_were_said(hall: Hall) -> None:
    await hall.opened()
    await hall.bo.only(Join())
    await hall.olha.only(Join())
    await hall.carry()

    lines = "\n".join(text for text in hall.wire.texts(PLACE) if "takes seat" in text)
    assert lines == "Bo takes seat 2.\nOlha takes seat 3."


async def test_lines_that_waited_together_are_one_message(hall: Hall) -> None:
    await hall.opened()
    await hall.bo.only(Join())
    await hall.olha.only(Join())
    await hall.carry()

    assert "Bo takes seat 2.\nOlha takes seat 3." in hall.wire.texts(PLACE)


async def test_a_board_goes_before_the_lines_that_waited_with_it(hall: Hall) -> None:
    await hall.opened()
    since = len(hall.wire.log)
    for guest in (hall.bo, hall.olha):
        await guest.only(Join())
    await hall.carry()

    assert [(what, bool(screen and screen.buttons)) for _, what, _, screen, _ in hall.wire.log[since:]] == [
        ("edit", True),
        ("send", False),
    ]


async def test_a_board_to_be_posted_anew_is_so_though_more_has_changed(hall: Hall) -> None:
    await hall.opened()
    before = [sent.id for sent in hall.wire.at[PLACE] if sent.screen.buttons]
    await hall.ana.only(BringBoard())
    await hall.bo.only(Join())
    await hall.carry()
    after = [sent.id for sent in hall.wire.at[PLACE] if sent.screen.buttons]

    assert len(after) == 1
    assert after != before


async def test_long_lines_stand_alone(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.couriers.courier.LONGEST_LINES", 20)
    await hall.opened()
    await hall.bo.only(Join())
    await hall.olha.only(Join())
    await hall.carry()

    assert hall.wire.texts(PLACE)[-2:] == ["Bo takes seat 2.", "Olha takes seat 3."]


async def test_superseded_boards_are_skipped_but_no_line_is(hall: Hall) -> None:
    await hall.opened()
    edits = len(boards(hall))
    for guest in (hall.bo, hall.olha):
        await guest.only(Join())
    await hall.carry()

    assert len(boards(hall)) - edits == 1
    assert "".join(hall.wire.texts(PLACE)).count("takes seat") == 2


async def test_being_told_to_wait_is_no_failure(hall: Hall) -> None:
    await hall.opened()
    hall.wire.failing[PLACE] = [*(RetryAfter(0.5) for _ in range(20)), Unreachable()]
    await hall.bo(Join())
    await hall.later(30, steps=30)

    assert await hall.shelf.dead() == []
    assert "Bo takes seat 2." in hall.wire.texts(PLACE)


async def test_a_busy_place_is_tried_again_when_it_says(hall: Hall) -> None:
    await hall.opened()
    hall.wire.failing[PLACE] = [RetryAfter(7)]
    await hall.bo(Join())
    assert "Bo takes seat 2." not in hall.wire.texts(PLACE)
    await hall.later(6)
    assert "Bo takes seat 2." not in hall.wire.texts(PLACE)
    await hall.later(2)

    assert "Bo takes seat 2." in hall.wire.texts(PLACE)


async def test_what_stands_behind_a_failure_waits_with_it(hall: Hall) -> None:
    await hall.opened()
    hall.wire.failing[PLACE] = [RetryAfter(7)]
    await hall.bo(Join())
    await hall.olha(Join())
    await hall.later(8)

    lines = "\n".join(text for text in hall.wire.texts(PLACE) if "takes seat" in text)
    assert lines == "Bo takes seat 2.\nOlha takes seat 3."


async def test_a_busy_place_holds_up_no_other(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    hall.wire.failing[PLACE] = [RetryAfter(60)]
    (before,) = hall.wire.at["door-bo"]
    for guest, line in ((hall.ana, "esconder 1"), (hall.bo, "hide 1"), (hall.ana, "palpitar 1")):
        await guest(line)

    (now,) = hall.wire.at["door-bo"]
    assert now.id != before.id


async def test_a_platform_that_hangs_holds_up_no_other(hall: Hall) -> None:
    await hall.opened()
    hung, send = asyncio.Event(), hall.wire.send
    garden = Wire(lambda: hall.now, "garden")
    hall.courier = Courier(hall.service, hall.shelf, {"web": hall.wire, "garden": garden}, patience=0.05)
    await hall.ana(Bridge((await hall.kept(await at(hall))).table.id), place="garden:1")

    async def hanging(*given: Any) -> str:
        await hung.wait()
        sent: str = await send(*given)
        return sent

    hall.wire.send = hanging  # type: ignore[method-assign,assignment]
    await hall.bo(Join())
    await hall.olha(Join())
    await carried_until(hall, lambda: "Olha takes seat 3." in "\n".join(garden.texts("garden:1")))
    assert not hung.is_set()
    assert "Bo takes seat 2." not in hall.wire.texts(PLACE)
    hung.set()

    both = "Bo takes seat 2.\nOlha takes seat 3."
    await carried_until(hall, lambda: both in "\n".join(hall.wire.texts(PLACE)))


async def test_what_takes_longer_than_its_lease_is_told_by_no_other_worker(hall: Hall) -> None:
    await hall.opened()
    hung, send = asyncio.Event(), hall.wire.send
    other = Courier(hall.service, hall.shelf, {"web": hall.wire}, patience=0.05)
    hall.courier = Courier(hall.service, hall.shelf, {"web": hall.wire}, patience=0.05)

    async def hanging(*given: Any) -> str:
        await hung.wait()
        sent: str = await send(*given)
        return sent

    hall.wire.send = hanging  # type: ignore[method-assign,assignment]
    await hall.bo(Join())
    hall.now += LEASE_MS + 1
    await hall.courier.round()
    hall.now += BEHIND_MS
    assert await other.round() == 0

    hung.set()
    await hall.courier.last()
    assert "\n".join(hall.wire.texts(PLACE)).count("Bo takes seat 2.") == 1


class Killed:
    """A store that is told once that a line was said, by a house that is killed right after it."""

    def __init__(self, shelf: Any) -> None:
        self.shelf = shelf
        self.is_told = False
        self.knows = asyncio.Event()
        """Set once it has taken that down: the house lives till then, however slow the machine is."""

    def __getattr__(self, name: str) -> Any:
        async def asked(*given: Any, **named: Any) -> Any:
            if self.is_told:
                await asyncio.Event().wait()
            self.is_told = name == "done" and isinstance(given[0][0].message, TableLine)
            answer = await getattr(self.shelf, name)(*given, **named)
            if self.is_told:
                self.knows.set()
            return answer

        return asked


async def test_what_was_said_as_one_message_is_said_by_nobody_again_when_its_house_is_killed(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(courier, "LONGEST_LINES", 40)
    await hall.opened()
    shelf = Killed(hall.shelf)
    killed = Courier(hall.service, shelf, {"web": hall.wire}, patience=0.05)
    await hall.bo.only(Join())
    await hall.olha.only(Join())
    await hall.bo.only("leave")
    await killed.round()
    await asyncio.wait_for(shelf.knows.wait(), PATIENCE_SECONDS)
    hall.now += LEASE_MS + 1
    await hall.carry()

    told = "\n".join(hall.wire.texts(PLACE))
    assert [told.count(line) for line in ("Bo takes seat 2.", "Olha takes seat 3.")] == [1, 1]
    for carrying in killed._carrying.values():
        carrying.cancel()


async def carried_until(hall: Hall, happened: Callable[[], bool]) -> None:
    """Carry on until it has happened, however long a busy machine takes; a hang is a hang all the same."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not happened():
            await hall.later(0.2)
            await asyncio.sleep(0)


async def at(hall: Hall) -> str:
    table: str | None = await hall.shelf.table_at(PLACE)
    assert table is not None
    return table


async def test_an_unreachable_platform_is_tried_ever_more_rarely(hall: Hall) -> None:
    await hall.opened()
    hall.wire.failing[PLACE] = [Unreachable(), Unreachable(), Unreachable()]
    await hall.bo(Join())
    await hall.later(10, steps=10)

    assert "Bo takes seat 2." in hall.wire.texts(PLACE)


async def test_a_letter_that_cannot_be_carried_is_kept_for_the_operator(hall: Hall) -> None:
    await hall.opened()
    hall.wire.failing[PLACE] = [Unreachable() for _ in range(60)]
    await hall.bo(Join())
    await hall.later(7200, steps=120)

    assert ("Unreachable", "table.line") in await hall.shelf.dead()


async def test_a_lost_place_pauses_its_game(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    hall.wire.failing[PLACE] = [PlaceGone() for _ in range(60)]
    await hall.ana("esconder 1")

    assert (await hall.kept(table)).table.paused_at is not None


async def test_a_place_where_we_may_not_write_lets_time_stand_until_we_may(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    hall.wire.failing[PLACE] = [Hushed(PLACE, "right") for _ in range(3)]
    await hall.ana("esconder 1")
    stood = (await hall.kept(table)).table.paused_at
    await hall.later(60, steps=12)
    now = (await hall.kept(table)).table

    assert stood is not None
    assert (now.paused_at, now.hushed) == (None, ())
    assert now.paused_ms > 0
    assert hall.wire.texts(PLACE).count("I can write here again: the game goes on.") == 1


async def test_a_place_that_has_moved_takes_its_table_along(hall: Hall) -> None:
    await hall.opened()
    hall.wire.failing[PLACE] = [PlaceHasMoved("web:upstairs")] * 2
    await hall.bo(Join())

    assert "Bo takes seat 2." in hall.wire.texts("web:upstairs")
    assert "2. Bo" in hall.wire.board("web:upstairs").text
    assert sum("2. Bo" in text for text in hall.wire.texts("web:upstairs")) == 1


async def test_a_closed_door_falls_to_the_next(hall: Hall) -> None:
    hall.bo.door = Door("thread", "thread-bo", rank=1)
    await hall.bo("/tables")
    hall.bo.door = Door("chat", "door-bo")
    hall.wire.failing["door-bo"] = [DoorClosed()]
    await hall.dealt(hall.bo)

    assert hall.bo.inbox == []
    assert any("How many pebbles" in text for text in hall.wire.texts("thread-bo"))


async def test_with_every_door_closed_the_table_hears_it_and_no_secret(hall: Hall) -> None:
    hall.wire.failing["door-bo"] = [DoorClosed()]
    await hall.dealt(hall.bo)

    public = hall.wire.texts(PLACE)
    assert any("cannot reach Bo" in text for text in public)
    assert not any("How many pebbles" in text for text in public)


async def test_who_has_no_door_and_does_not_answer_is_called_by_name_in_public(hall: Hall) -> None:
    hall.wire.failing["door-bo"] = [DoorClosed()]
    await hall.dealt(hall.bo)
    at_once = calls(hall)
    await hall.later(10)

    assert at_once == []
    assert [(call.mentions, [button.label for button in call.buttons]) for call in calls(hall)] == [
        ("web:bo", ["My hand"])
    ]


async def test_nobody_is_called_twice_for_one_question(hall: Hall) -> None:
    hall.wire.failing["door-bo"] = [DoorClosed()]
    await hall.dealt(hall.bo, hall.olha)
    await hall.later(10)
    for guest, line in ((hall.ana, "esconder 1"), (hall.olha, "сховати 2"), (hall.ana, "esconder 2")):
        await guest(line)
        await hall.later(10)

    assert len(calls_sent(hall)) == 1


async def test_a_call_vanishes_when_it_is_answered(hall: Hall) -> None:
    hall.wire.failing["door-bo"] = [DoorClosed()]
    await hall.dealt(hall.bo)
    await hall.later(10)
    called = len(calls(hall))
    await hall.bo("hide 1")

    assert (called, calls(hall)) == (1, [])


async def test_that_somebody_cannot_be_reached_is_said_once(hall: Hall) -> None:
    hall.wire.failing["door-bo"] = [DoorClosed()]
    await hall.dealt(hall.bo, hall.olha)
    for guest, line in ((hall.ana, "esconder 1"), (hall.olha, "сховати 2"), (hall.ana, "esconder 2")):
        await guest(line)
        await hall.later(10)

    assert len([text for text in hall.wire.texts(PLACE) if "cannot reach Bo" in text]) == 1


async def test_a_door_that_only_answers_is_not_pushed_at(hall: Hall) -> None:
    hall.bo.door = Door("ephemeral", "door-bo", pushes=False)
    await hall.dealt(hall.bo)

    assert hall.bo.inbox == []
    assert not any("cannot reach Bo" in text for text in hall.wire.texts(PLACE))


async def test_a_door_that_was_closed_on_request_is_not_pushed_at(hall: Hall) -> None:
    await hall.bo(CloseDoor())
    hall.bo.door = Door("ephemeral", "door-bo", pushes=False, rank=1)
    await hall.dealt(hall.bo)

    assert hall.bo.inbox == []


async def test_a_picture_goes_with_the_board(hall: Hall) -> None:
    await hall.dealt(hall.bo)

    board = next(sent for sent in reversed(hall.wire.at[PLACE]) if sent.screen.buttons)
    assert board.picture is not None


async def test_two_workers_carry_everything_once(hall: Hall) -> None:
    other = Courier(hall.service, hall.shelf, {"web": hall.wire})
    await hall.opened()
    await hall.bo.only(Join())
    while await hall.courier.round() + await other.round():
        pass

    assert hall.wire.texts(PLACE).count("Bo takes seat 2.") == 1


async def test_what_was_carried_while_the_store_was_away_is_not_carried_again(hall: Hall) -> None:
    await hall.opened()
    hall.courier.shelf = Away(hall.shelf, "done")
    await hall.bo(Join())
    await hall.later(120, steps=2)

    assert hall.wire.texts(PLACE).count("Bo takes seat 2.") == 1


async def test_a_letter_of_which_the_store_cannot_be_told_holds_up_none_behind_it(hall: Hall) -> None:
    await hall.opened()
    hall.courier.shelf = Away(hall.shelf, "done")
    await hall.bo(Join())
    await hall.later(2, steps=2)

    assert "Bo takes seat 2." in hall.wire.texts(PLACE)


async def test_what_could_not_be_looked_up_is_carried_soon_and_counts_as_no_failure(hall: Hall) -> None:
    await hall.opened()
    hall.courier.boards = replace(hall.courier.boards, shelf=Away(hall.shelf, "load", "load", "posted"))
    await hall.bo(Join())
    await hall.later(4, steps=4)

    assert hall.wire.texts(PLACE).count("Bo takes seat 2.") == 1
    assert "2. Bo" in hall.wire.board().text
    assert not await hall.courier.round()


def boards(hall: Hall) -> list[str]:
    return [op for _, op, at, screen, _ in hall.wire.log if at == PLACE and screen is not None and screen.buttons]


def calls(hall: Hall) -> list[Screen]:
    """Calls that stand at the place."""
    return [sent.screen for sent in hall.wire.at[PLACE] if sent.screen.mentions]


def calls_sent(hall: Hall) -> list[Screen]:
    """Every call that was sent there."""
    sent = (screen for _, what, at, screen, _ in hall.wire.log if (what, at) == ("send", PLACE))
    return [screen for screen in sent if screen is not None and screen.mentions]
