"""Answers: pressed or typed, once, whole or not at all, and never for a question that is over."""

import asyncio

from hall import PLACE, Hall

from bot.tables.model.intents import Press, Say, ShowHand
from bot.tables.model.table import Phase


async def test_a_press_answers(hall: Hall) -> None:
    await hall.dealt(hall.bo)

    reply = await hall.ana.press(hall.ana.notice, "2")

    assert reply.text == "Anotado em segredo: esconder 2"


async def test_a_typed_line_answers_in_any_language(hall: Hall) -> None:
    await hall.dealt(hall.bo)

    assert (await hall.bo("сховати 3")).text == "Noted in secret: hide 3"


async def test_the_same_delivery_twice_is_one_answer(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)

    first = await hall.ana("esconder 1", delivery="update-7")
    version = (await hall.kept(table)).version
    second = await hall.ana("esconder 1", delivery="update-7")

    assert first == second
    assert (await hall.kept(table)).version == version


async def test_a_refused_delivery_stays_refused_when_it_comes_again(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    early = await hall.bo("guess 1", delivery="update-8")
    await hall.ana("esconder 1")
    await hall.bo("hide 1")

    assert early.ok is False
    assert await hall.bo("guess 1", delivery="update-8") == early


async def test_two_at_once_are_both_judged(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)

    await asyncio.gather(hall.ana.only("esconder 1"), hall.bo.only("hide 2"))

    kept = await hall.kept(table)
    assert kept.match is not None
    assert kept.match.position.board.fists == (1, 2)


async def test_several_entries_are_carried_out_or_none(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)

    reply = await hall.ana("esconder 1; esconder 9")

    kept = await hall.kept(table)
    assert (reply.ok, kept.table.entries) == (False, 0)


async def test_several_legal_entries_are_all_carried_out(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)

    assert (await hall.ana("esconder 1; esconder 2")).ok
    assert (await hall.kept(table)).table.entries == 2


async def test_a_refusal_says_why_and_what_is_nearest(hall: Hall) -> None:
    await hall.dealt(hall.bo)

    reply = await hall.ana("esconder 9")

    assert reply.text == "No máximo 3 pedrinhas. Talvez: esconder 0"


async def test_behind_a_refusal_stands_what_is_possible(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    reply = await hall.bo("hide 9")

    explained = await hall.bo(Press(reply.why))

    assert explained.screen is not None
    assert "hide 2: close your fist around 2 pebbles." in explained.screen.text


async def test_a_press_after_the_phase_is_explained_and_not_counted(hall: Hall) -> None:
    table = await hall.dealt(hall.bo, rounds=2)
    old = hall.ana.notice
    await hall.ana("esconder 1")
    await hall.bo("hide 1")
    entries = (await hall.kept(table)).table.entries

    reply = await hall.ana.press(old, "3")

    assert (reply.ok, reply.text) == (False, "Esse botão já passou. Use os de agora.")
    assert (await hall.kept(table)).table.entries == entries


async def test_a_press_for_the_same_question_of_an_earlier_round_is_late(hall: Hall) -> None:
    await hall.dealt(hall.bo, rounds=2)
    old = hall.ana.notice
    await hall.ana("esconder 1")
    await hall.bo("hide 1")
    for guest, line in ((hall.ana, "palpitar 1"), (hall.bo, "guess 2"), (hall.ana, "palpitar 1")):
        await guest(line)

    assert not (await hall.ana.press(old, "3")).ok


async def test_a_strangers_press_gets_a_private_no(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    before = len(hall.wire.log)

    reply = await hall.olha.press(hall.ana.notice, "2")

    assert (reply.ok, reply.text) == (False, "Ви не маєте місця за цим столом.")
    assert len(hall.wire.log) == before


async def test_anothers_button_is_not_mine(hall: Hall) -> None:
    await hall.dealt(hall.bo)

    assert (await hall.bo.press(hall.ana.notice, "2")).text == "That button is for somebody else."


async def test_others_answers_do_not_make_my_button_stale(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    mine = hall.ana.notice
    await hall.bo("hide 2")

    assert (await hall.ana.press(mine, "1")).ok


async def test_a_secret_answer_may_be_changed_until_the_last(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    await hall.ana("esconder 1")
    shown = await hall.ana(ShowHand())
    assert shown.screen is not None

    await hall.ana.press(shown.screen, "3")
    await hall.bo("hide 0")

    assert (await hall.kept(table)).match.position.board.fists == (3, 0)


async def test_a_command_goes_before_the_games_words_with_a_slash(hall: Hall) -> None:
    await hall.dealt(hall.bo)

    reply = await hall.bo("/hand")

    assert reply.screen is not None
    assert "How many pebbles do you hide?" in reply.screen.text


async def test_in_private_a_word_is_about_the_only_table_that_waits(hall: Hall) -> None:
    await hall.dealt(hall.bo)

    assert (await hall.bo("hide 1", place="")).ok


async def test_in_private_with_two_waiting_tables_one_is_chosen_by_game_and_company(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    other = (await hall.olha(Say("/play porrinha"), place="web:garden")).table
    for guest, line in ((hall.bo, "/join"), (hall.olha, "/почати"), (hall.bo, "/confirm")):
        await guest(line, place="web:garden")

    unclear = await hall.bo("hide 1", place="")
    named = await hall.bo("hide 1", place="", table=other)

    assert (unclear.ok, named.ok) == (False, True)
    assert unclear.text == "You are at several tables. Which one do you mean?"
    assert unclear.screen is not None
    assert {one.label for one in unclear.screen.buttons} == {"Porrinha · with Ana", "Porrinha · with Olha"}


async def test_a_game_ends_and_opens_its_seed(hall: Hall) -> None:
    table = await hall.dealt(hall.bo, rounds=1)
    await hall.ana("esconder 1")
    await hall.bo("hide 1")
    await play_to_the_end(hall, table)

    kept = await hall.kept(table)
    assert kept.table.phase is Phase.FINISHED
    assert any(kept.table.seed[:8] in text for text in hall.wire.texts(PLACE))


async def play_to_the_end(hall: Hall, table: str) -> None:
    for total in range(9):
        for guest in (hall.ana, hall.bo):
            await guest(f"guess {total}")


async def test_a_press_that_comes_too_late_is_shown_what_is_asked_now_also_when_it_comes_again(hall: Hall) -> None:
    await hall.dealt(hall.bo, rounds=2)
    old = hall.ana.notice
    await hall.ana("esconder 1")
    await hall.bo("hide 1")
    late = Press(old.buttons[-1].id)

    first = await hall.ana.only(late, delivery="late")
    again = await hall.ana.only(late, delivery="late")
    now = await hall.ana(ShowHand())

    assert first.screen == again.screen == now.screen != old
    assert (first.in_place, again.in_place) == (True, True)
