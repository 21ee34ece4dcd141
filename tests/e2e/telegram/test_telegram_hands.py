"""The hand in a private chat: what is asked there, pressed there, and what becomes of the message."""

from pathlib import Path

import pytest
from fake_telegram import FakeTelegram, Human, Message
from hosting import Clock, Hosting, dealt, hosted
from quick_painter import QuickPainter

from bot.couriers.notes import Notes


async def test_a_move_is_pressed_in_private_and_acknowledged(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    notice = ana.sees()[-1]
    answer = await hosting.press(ana, notice, "5")

    assert notice.photo is not None
    assert (answer["alert"], answer["url"]) == (False, "")
    assert "5" in answer["text"]


async def test_what_was_chosen_stands_at_once_where_it_was_pressed_and_may_be_changed_there(
    hosting: Hosting, fake: FakeTelegram
) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    notice = ana.sees()[-1]
    photo = notice.photo
    await hosting.press(ana, notice, "5")
    await hosting.after(1)
    assert "Your answer: 5 Climb" in notice.text
    await hosting.press(ana, notice, "6")
    await hosting.after(1)
    assert "Your answer: 6 Portal" in notice.text
    await hosting.after(70, steps=7)

    assert any(label.startswith("7") for label in notice.labels)
    assert (notice.edits, notice.photo) == (2, photo)


async def test_an_answer_that_stands_for_long_is_not_looked_at_again_and_again(
    hosting: Hosting, fake: FakeTelegram, monkeypatch: pytest.MonkeyPatch
) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    await hosting.press(ana, ana.sees()[-1], "5")
    await hosting.after(40, steps=4)
    settled: list[object] = []
    monkeypatch.setattr(Notes, "_settle", lambda *asked: settled.append(asked))
    await hosting.after(70, steps=7)

    assert settled == []


async def test_who_has_chosen_sees_that_and_one_change_more_when_all_have_and_their_card_comes_up(
    hosting: Hosting, fake: FakeTelegram
) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    notices = [one.sees()[-1] for one in (ana, bo)]
    edits = [one.edits for one in notices]
    await hosting.press(ana, notices[0], "3")
    await hosting.press(bo, notices[1], "1")
    await hosting.press(bo, notices[1], "Do nothing")

    assert "Saved on the roof" in notices[0].text
    assert notices[0].edits == edits[0] + 2


async def test_when_all_have_chosen_nobody_is_left_with_a_choice_that_counts_no_more(
    hosting: Hosting, fake: FakeTelegram
) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    notice = ana.sees()[-1]
    await hosting.press(ana, notice, "5")
    assert "You can change it" in notice.text
    await hosting.press(bo, bo.sees()[-1], "1")
    await hosting.after(6)

    assert "Hide hero 1" in bo.sees()[-1].labels, "Bo is asked what card 1 shall do, and Ana only later"
    assert (ana.sees()[-1], notice.buttons) == (notice, [])
    assert "You can change it" not in notice.text


async def test_what_is_done_besides_while_nothing_is_asked_changes_the_message_in_which_it_is_pressed(
    hosting: Hosting, fake: FakeTelegram
) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    notice = ana.sees()[-1]
    await hosting.press(ana, notice, "5")
    await hosting.press(bo, bo.sees()[-1], "1")
    await hosting.says(ana, "/hand")
    hand = ana.sees()[-1]
    before, calls = hand.labels, len(fake.calls)
    answer = await hosting.press(ana, hand, "Plan to do nothing")

    assert "plan to do nothing" in answer["text"]
    assert ana.sees()[-1] == hand
    assert hand.labels != before
    assert "editMessageMedia" not in [method for _, method, _ in fake.calls[calls:]]


async def offered_orders(hosting: Hosting, *people: Human) -> tuple[Human, Message]:
    """Play on until somebody holds a card for which there are orders; where they are asked."""
    for _ in range(80):
        asked = next((one for one in people if one.sees()[-1].buttons), people[0])
        notice = asked.sees()[-1]
        if "More to do" in notice.labels:
            return asked, notice
        if notice.labels:
            await hosting.press(asked, notice, notice.labels[0])
        else:
            await hosting.after(5)
    raise AssertionError("nobody ever held such a card")


async def test_a_standing_order_that_is_given_beside_a_question_leads_back_to_it_at_once(
    hosting: Hosting, fake: FakeTelegram
) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo, game="caverna")
    asked, notice = await offered_orders(hosting, ana, bo)
    asks = notice.text
    await hosting.press(asked, notice, "More to do")
    if notice.labels[0].endswith("›"):
        await hosting.press(asked, notice, notice.labels[0])
    order = notice.labels[0]
    await asked.press(notice, order)
    await hosting.settle()

    told = notice.text.split("\n")
    assert asked.sees()[-1] is notice
    assert told == [one for one in asks.split("\n") if one in told], "what befell them before they acted may be gone"
    assert len(told) > 2
    assert order not in notice.labels


async def test_what_was_put_together_becomes_a_line_at_once(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo, game="noites")
    notice = ana.sees()[-1]
    for label in ("The Crypt", "Automatic list", "Play this list"):
        await hosting.press(ana, notice, label)

    assert notice.buttons == []
    assert "You can change it" in notice.text


async def test_the_next_question_stands_at_once_where_the_answer_was_pressed(
    hosting: Hosting, fake: FakeTelegram
) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    notice = ana.sees()[-1]
    await hosting.press(ana, notice, "7")
    edits = notice.edits
    await hosting.press(bo, bo.sees()[-1], "7")

    assert (ana.sees()[-1], notice.edits) == (notice, edits + 1)
    assert "Choose a card" in notice.text


async def test_what_was_answered_by_a_press_is_a_line_a_moment_later_unless_the_next_question_stands_there(
    hosting: Hosting, fake: FakeTelegram
) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    await hosting.press(bo, bo.sees()[-1], "1")
    await hosting.press(ana, ana.sees()[-1], "3")
    asked = next(one for one in (ana, bo) if "Do nothing with the card" in one.sees()[-1].labels)
    notice = asked.sees()[-1]
    edits = notice.edits
    await asked.press(notice, "Do nothing")
    await hosting.settle()
    at_once = notice.edits
    await hosting.after(1)

    assert at_once == edits
    assert notice.edits == edits + 1
    assert "Do nothing with the card" not in notice.labels


async def reveals(hosting: Hosting, ana: Human, bo: Human) -> Human:
    """Both choose; who is asked next, having just pressed something."""
    await hosting.press(bo, bo.sees()[-1], "5")
    await hosting.press(ana, ana.sees()[-1], "6")
    for _ in range(20):
        asked = next((one for one in (ana, bo) if "Saved on the roof" in one.sees()[-1].text), None)
        if asked is not None:
            return asked
        await hosting.after(1)
    raise AssertionError("nobody was asked anything more")


async def test_whoever_is_looking_sees_the_next_question_where_the_last_one_stood(
    hosting: Hosting, fake: FakeTelegram
) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    notices, before = [one.sees()[-1].id for one in (ana, bo)], len(fake.calls)
    asked = await reveals(hosting, ana, bo)

    assert asked.sees()[-1].id in notices
    assert "deleteMessage" not in [method for _, method, _ in fake.calls[before:]]


async def test_what_others_choose_and_a_minute_that_passes_upload_nothing_to_a_private_chat(
    hosting: Hosting, fake: FakeTelegram
) -> None:
    group, ana, bo, cy = fake.group(), hosting.human("Ana"), hosting.human("Bo"), hosting.human("Cy")
    await dealt(hosting, group, ana, bo, cy)
    begun = len(fake.sightings)
    await hosting.says(ana, "choose 5")
    await hosting.says(bo, "choose 6")
    await hosting.after(30, steps=3)

    assert not [one for one in fake.sightings[begun:] if one.viewer == cy.id]


async def test_who_was_looking_and_does_not_answer_is_written_to_anew(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    asked = await reveals(hosting, ana, bo)
    open_one = asked.sees()[-1]
    await hosting.after(46, steps=2)

    assert asked.sees()[-1].id > open_one.id
    assert open_one not in asked.sees()
    assert len([one for one in asked.sees() if one.photo and one.buttons]) == 1


async def test_nobody_is_written_to_anew_for_what_they_have_answered(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    asked = await reveals(hosting, ana, bo)
    other = bo if asked is ana else ana
    await hosting.press(asked, asked.sees()[-1], "Do nothing with the card")
    await hosting.after(36, steps=6)
    begun = len(fake.sightings)
    await hosting.press(other, other.sees()[-1], "Do nothing with the card")
    await hosting.after(12, steps=6)

    assert [one.method for one in fake.sightings[begun:] if one.viewer == asked.id] == ["sendPhoto", "deleteMessage"]


async def test_private_words_are_in_each_persons_language(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, olha = fake.group(), hosting.human("Ana", "pt-br"), hosting.human("Ольга", "uk")
    await hosting.says(ana, "/play holland", group)
    answer = await hosting.press(olha, olha.board(group), "Entrar")

    assert answer["text"].startswith("Ваше місце")
    assert "esperando gente" in ana.board(group).text


async def test_a_refusal_is_a_box_for_the_one_who_pressed(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await hosting.says(ana, "/play holland", group)
    answer = await hosting.press(bo, bo.board(group), "Start")

    assert answer["alert"]
    assert "Only the host" in answer["text"]


async def test_what_others_do_is_shown_in_a_picture_a_little_later(
    fake: FakeTelegram, clock: Clock, tmp_path: Path
) -> None:
    async with hosted(fake, clock, tmp_path, changes={"painter": QuickPainter()}) as hosting:
        ana, bo, *others = (hosting.human(name) for name in ("Ana", "Bo", "Cy", "Di"))
        await dealt(hosting, fake.group(), ana, bo, *others, game="amsterdam")
        asked = bo.sees()[-1]
        edits, ready = asked.edits, asked.labels
        await hosting.press(ana, ana.sees()[-1], "I am ready")
        soon = asked.edits
        await hosting.after(10, steps=2)

    assert (soon, ready) == (edits, asked.labels)
    assert asked.edits == edits + 1


async def test_a_draft_that_is_shown_is_not_sent_again(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo, game="noites")
    await hosting.press(ana, ana.sees()[-1], "The Crypt")
    edits = ana.sees()[-1].edits
    await hosting.press(bo, bo.sees()[-1], "Full Moon")
    await hosting.press(bo, bo.sees()[-1], "Starter list")
    await hosting.press(bo, bo.sees()[-1], "Play this list")
    await hosting.after(10, steps=2)

    assert ana.sees()[-1].edits == edits


async def test_a_move_typed_in_private_brings_no_second_picture(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    since = len(fake.sightings)
    await hosting.says(ana, "choose 4")
    await hosting.after(20, steps=10)

    pictures = [one for one in fake.sightings[since:] if one.viewer == ana.id and one.method == "sendPhoto"]
    assert pictures == []
    assert len([one for one in ana.sees() if one.photo is not None]) == 1
