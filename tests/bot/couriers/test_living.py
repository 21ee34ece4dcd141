"""Living messages: one board a place, one notice a person and table."""

from collections.abc import Callable

import pytest
from hall import PLACE, Hall, Sent
from leaky import BRAWL

from bot.couriers.boards import BURIED_UNDER
from bot.tables.looks import screens
from bot.tables.model.outbox import NoticeChanged
from bot.tables.model.reply import A_CALL


async def test_there_is_one_board_message(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    await hall.ana("esconder 1")

    assert len([sent for sent in hall.wire.at[PLACE] if sent.screen.buttons]) == 1


async def test_the_board_is_edited_in_place(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    before = board(hall).id
    await hall.ana("esconder 1")

    assert (board(hall).id, "Waiting for Bo" in board(hall).screen.text) == (before, True)


async def test_a_buried_board_moves_down(hall: Hall) -> None:
    await hall.opened()
    above = board(hall).id
    for _ in range(BURIED_UNDER // 2):
        await hall.bo("/join")
        await hall.bo("/leave")

    assert board(hall).id != above
    assert len([sent for sent in hall.wire.at[PLACE] if sent.screen.buttons]) == 1
    assert hall.wire.at[PLACE][-2].screen.buttons, "the line of this act stands below it"


async def test_a_deleted_board_is_sent_again(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    hall.wire.at[PLACE].clear()
    await hall.ana("esconder 1")

    assert board(hall).screen.buttons


async def test_who_is_asked_has_one_live_notice(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    for guest, line in ((hall.ana, "esconder 1"), (hall.bo, "hide 1"), (hall.ana, "palpitar 1")):
        await guest(line)

    for name in ("ana", "bo"):
        assert len([sent for sent in hall.wire.at[f"door-{name}"] if sent.screen.buttons]) <= 1


async def test_a_notice_becomes_a_line_when_its_person_has_answered(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    await hall.bo("hide 1")

    assert hall.bo.notice.buttons == ()
    assert "Your answer: hide 1" in hall.bo.notice.text


async def test_where_everybody_sees_their_hand_a_notice_is_a_call(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    worked_out: list[str] = []
    for name in ("notice", "notice_done", "below_what_befell"):
        monkeypatch.setattr(screens, name, lambda *_, name=name: worked_out.append(name))
    hall.wire.shows_hands = True

    await hall.dealt(hall.bo)
    (first,) = hall.wire.at["door-bo"]
    for guest, line in ((hall.bo, "hide 1"), (hall.ana, "esconder 1"), (hall.ana, "palpitar 1")):
        await guest(line)
    await hall.later(10)
    (second,) = hall.wire.at["door-bo"]

    assert (first.screen, second.screen, first.id != second.id) == (A_CALL, A_CALL, True)
    assert worked_out == []


async def test_a_page_looks_again_whatever_has_changed_for_its_person(hall: Hall) -> None:
    hall.wire.shows_hands = True
    table = await hall.dealt(hall.bo)
    (call,) = hall.wire.at["door-bo"]
    kept = await hall.shelf.load(table)
    assert kept is not None
    again = NoticeChanged("web:bo", 1, kept.table.askings[1].number)
    before = call.edits
    await hall.courier.notes.carry(table, again, "again")

    assert (call.edits, call.screen) == (before + 1, A_CALL)


async def test_what_stands_answered_is_left_as_it_is(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    await hall.ana("esconder 1")
    (answered,) = hall.wire.at["door-ana"]
    before = answered.edits
    await hall.bo("hide 1")

    assert answered.edits == before
    assert "Sua resposta: esconder 1" in hall.ana.notice.text


async def test_a_notice_says_what_its_person_has_done(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    for guest, line in ((hall.bo, "hide 1"), (hall.ana, "esconder 1"), (hall.bo, "guess 2")):
        await guest(line)

    assert hall.bo.notice.text.endswith("Your last answer: guess 2. Nothing to decide at the moment.")


async def test_a_notice_says_so_when_there_is_nothing_to_decide_any_more(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    for guest, line in ((hall.bo, "hide 1"), (hall.ana, "esconder 1"), (hall.ana, "/pause")):
        await guest(line)

    assert hall.bo.notice.text.endswith("Nothing to decide at the moment.")


async def test_after_the_end_every_private_message_says_so_whoever_was_asked_last(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    await hall.ana("/act hide 1")
    await hall.ana("/end")
    await hall.bo("/vote yes")
    await hall.later(10)

    assert [person.notice.text.splitlines()[-1] for person in (hall.ana, hall.bo)] == [
        "Fim da partida.",
        "The game is over.",
    ]


async def test_nobody_is_called_who_has_already_acted(hall: Hall) -> None:
    await hall.opened()
    await hall.bo("/join")
    await hall.ana("/começar")
    await hall.bo.only("/confirm")
    await hall.bo.only("hide 1")
    await hall.carry()

    assert not any("How many pebbles" in text for text in hall.bo.inbox)


async def test_a_new_question_is_a_new_message(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    (first,) = hall.wire.at["door-ana"]
    for guest, line in ((hall.ana, "esconder 1"), (hall.bo, "hide 1"), (hall.bo, "guess 1")):
        await guest(line)

    (second,) = hall.wire.at["door-ana"]
    assert first.id != second.id, "the one before it is gone"


async def test_a_private_message_says_which_of_two_tables_alike_it_is_about_as_their_boards_do(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    first = hall.bo.notice.text.splitlines()[0]
    await hall.ana("/play porrinha", place="web:garden")
    await hall.bo("/join", place="web:garden")
    await hall.ana("/start", place="web:garden")
    await hall.bo("/confirm", place="web:garden")

    assert first == "Porrinha · with Ana"
    assert hall.bo.notice.text.splitlines()[0] == "Porrinha · table 2 · with Ana"
    assert hall.wire.board("web:garden").text.splitlines()[0] == "Porrinha · mesa 2"


async def test_a_question_comes_below_what_was_done_to_its_person_since_they_acted(
    make_hall: Callable[..., Hall],
) -> None:
    hall = make_hall({"porrinha": BRAWL})
    await hall.dealt(hall.bo)
    first = [person.notice.text.splitlines()[1] for person in (hall.ana, hall.bo)]
    for guest, line in ((hall.bo, "hide 1"), (hall.ana, "esconder 1")):
        await guest(line)

    assert first == ["Bo empurra Ana!", "Ana shoves Bo!"]
    assert "shoves" not in hall.bo.notice.text
    assert "empurra" not in hall.ana.notice.text


async def test_a_private_message_says_which_table_it_is_about(hall: Hall) -> None:
    await hall.dealt(hall.bo)

    assert hall.bo.notice.text.startswith("Porrinha · with Ana\n")


def board(hall: Hall) -> Sent:
    return next(sent for sent in reversed(hall.wire.at[PLACE]) if sent.screen.buttons)
