"""People and the bot in one group: what they press and type, what they are shown, what the others see of it."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from fake_telegram import FakeTelegram, Human, Message
from hosting import CATALOGUE, Clock, Hosting, dealt, hosted
from quick_painter import QuickPainter

from bot.couriers.notes import Notes
from bot.tables.looks.painters import Painters


async def test_a_table_opens_by_command_and_by_button(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana = fake.group(), hosting.human("Ana")
    await hosting.says(ana, "/play", group)
    offer = ana.board(group)
    await hosting.press(ana, offer, "Sir Holland")

    assert "looking for players" in ana.board(group).text
    assert offer not in ana.sees(group)


async def test_the_same_message_becomes_the_board(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    board = ana.board(group)
    await hosting.says(ana, "choose 5")
    await hosting.says(bo, "choose 6")

    assert [one.id for one in ana.sees(group) if one.buttons] == [board.id]
    assert board.edits > 0
    assert board.photo is not None


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

    assert (asked.sees()[-1], notice.text) == (notice, asks)
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


async def test_plain_verbs_act_in_the_group(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    before, nods = ana.sees(), len(fake.reactions)
    await hosting.says(ana, "/choose@mestre_test_bot 5", group)

    assert ana.sees() == before
    assert "Your answer: 5 Climb" in before[-1].text
    assert before[-1].buttons == []
    assert fake.reactions[nods:] == ["👍"]


async def test_what_everybody_reads_on_the_board_is_nodded_at_and_not_said_again_in_private(
    hosting: Hosting, fake: FakeTelegram
) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await hosting.settle()
    before = [len(one.sees()) for one in (ana, bo)]
    await hosting.says(ana, "/play holland", group)
    await hosting.says(bo, "/join", group)
    await hosting.says(bo, "/leave", group)

    assert [len(one.sees()) for one in (ana, bo)] == before
    assert fake.reactions == ["👍"] * 3
    assert "2. free" in ana.board(group).text


async def test_who_begins_by_a_typed_line_reads_on_the_board_who_is_missing_and_nothing_in_private(
    hosting: Hosting, fake: FakeTelegram
) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await hosting.says(ana, "/play holland", group)
    await hosting.says(bo, "/join", group)
    before = len(ana.sees())
    await hosting.says(ana, "/begin", group)

    assert "Waiting for Bo to confirm" in ana.board(group).text
    assert len(ana.sees()) == before


async def test_a_board_forgets_at_the_deal_who_sat_down_when(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)

    assert "takes seat" not in ana.board(group).text
    assert "The game begins" in ana.board(group).text


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


async def test_a_line_is_asked_for_and_taken_as_a_reply(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    await hosting.says(ana, "/act", group)
    prompt = ana.sees(group)[-1]
    await hosting.says(ana, "choose 5", group, to=prompt)

    assert (prompt.markup or {})["force_reply"]
    assert "Your answer: 5 Climb" in ana.texts()[-1]


async def test_talk_below_our_messages_is_nobodys_business(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, eve = fake.group(), hosting.human("Ana"), hosting.human("Eve")
    await hosting.says(ana, "/play holland", group)
    before = len(fake.sightings)
    await hosting.says(eve, "nice board", group, to=ana.board(group))
    await hosting.says(eve, "/weather", group)

    assert len(fake.sightings) == before


async def test_who_sits_at_the_table_may_talk_and_command_other_bots_as_well(
    hosting: Hosting, fake: FakeTelegram
) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    await hosting.after(10)
    before = len(fake.sightings)
    await hosting.says(ana, "hello all", group, to=ana.board(group))
    await hosting.says(ana, "/weather", group)

    assert len(fake.sightings) == before


async def test_a_line_with_our_name_is_answered_even_if_it_is_not_understood(
    hosting: Hosting, fake: FakeTelegram
) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    await hosting.says(ana, "/weather@mestre_test_bot", group)

    assert "did not understand" in ana.texts()[-1]


async def test_a_board_comes_down_when_asked_for(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana = fake.group(), hosting.human("Ana")
    await hosting.says(ana, "/play holland", group)
    before = ana.board(group)
    await hosting.says(ana, "/board", group)

    assert ana.board(group).id > before.id
    assert before not in ana.sees(group)


async def test_topics_are_places_of_their_own(hosting: Hosting, fake: FakeTelegram) -> None:
    group = fake.group(-1001, is_forum=True, topics={4, 5})
    ana = hosting.human("Ana")
    for topic in (4, 5):
        await hosting.says(ana, "/play holland", group, topic=topic)
    await hosting.says(ana, "/cancel", group, topic=4)

    assert [one.thread for one in ana.sees(group) if one.buttons] == [5]
    assert "looking for players" in ana.board(group, 5).text


async def test_somebody_plays_alone_in_the_private_chat(hosting: Hosting, fake: FakeTelegram) -> None:
    ana = hosting.human("Ana")
    await hosting.says(ana, "/start")
    await hosting.press(ana, ana.sees()[-1], "Sir Holland")
    await hosting.says(ana, "/fill")
    await hosting.says(ana, "/begin")
    await hosting.says(ana, "choose 5")

    assert any("Round 1." in text for text in ana.texts())
    assert fake.reactions == ["👍"] * 2


async def test_a_move_typed_in_private_brings_no_second_picture(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    since = len(fake.sightings)
    await hosting.says(ana, "choose 4")
    await hosting.after(20, steps=10)

    pictures = [one for one in fake.sightings[since:] if one.viewer == ana.id and one.method == "sendPhoto"]
    assert len(pictures) <= 1
    assert len([one for one in ana.sees() if one.photo is not None]) == 1


async def test_who_sits_at_two_tables_is_asked_which_and_presses_one(hosting: Hosting, fake: FakeTelegram) -> None:
    ana, bo, cy = (hosting.human(name) for name in ("Ana", "Bo", "Cy"))
    await dealt(hosting, fake.group(), ana, bo)
    await dealt(hosting, fake.group(-4002), ana, cy)
    await hosting.says(ana, "choose 3")
    asked = ana.sees()[-1]
    assert asked.text.startswith("You are at several tables. Which one do you mean?")
    await hosting.press(ana, asked, next(one for one in asked.labels if one.endswith("with Cy")))

    assert "with Cy\nChoose a card" in ana.sees()[-1].text


async def test_a_game_is_tried_alone_by_one_line_in_the_private_chat(hosting: Hosting, fake: FakeTelegram) -> None:
    ana = hosting.human("Ana")
    await hosting.says(ana, "/solo holland")

    assert "Choose a card" in ana.sees()[-1].text
    assert ana.sees()[-1].photo is not None


async def test_a_game_is_learnt_in_the_private_chat_by_pressing_what_the_lesson_points_to(
    hosting: Hosting, fake: FakeTelegram
) -> None:
    ana = hosting.human("Ana")
    await hosting.says(ana, "/start")
    await hosting.press(ana, ana.sees()[-1], "📘 Learn a game")
    await hosting.press(ana, ana.sees()[-1], "I Saw Something")
    for _ in range(40):
        lit = [(one, label) for one in ana.sees() for label in one.labels if label.startswith("👉")]
        if not lit:
            break
        await hosting.press(ana, *lit[-1])

    assert any("Now you know it all" in text or "The city is yours" in text for text in ana.texts())


async def test_no_two_buttons_of_the_greeting_say_the_same(hosting: Hosting, fake: FakeTelegram) -> None:
    ana = hosting.human("Ana")
    await hosting.says(ana, "/start")
    greeting = ana.sees()[-1].labels
    await hosting.says(ana, "/learn")
    lessons = ana.sees()[-1].labels

    assert len(greeting) == len(set(greeting)) == len(lessons) + 1
    assert len(lessons) == len(set(lessons)) > 1


@pytest.mark.parametrize("game", sorted(CATALOGUE.lessons))
async def test_every_lesson_is_pressed_to_its_end(hosting: Hosting, fake: FakeTelegram, game: str) -> None:
    ana = hosting.human("Ana")
    await hosting.says(ana, f"/learn {game}")
    table = f"telegram:{ana.user.id}"
    while (await hosting.shelf.load(hosting.shelf.file.table_at(table))).table.lesson:
        lit = [(one, label) for one in ana.sees() for label in one.labels if label.startswith("👉")]
        await hosting.press(ana, *lit[-1])

    assert any(CATALOGUE.words("en")(f"{game.replace('_', '-')}-lesson-end") in text for text in ana.texts())


async def test_a_button_that_begins_like_a_command_may_be_typed(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo, game="vi_algo")
    asked = next(one for one in (ana, bo) if any("Begin on Z18, north" in message.labels for message in one.sees()))
    await hosting.says(asked, "Begin on Z18, north")

    assert "enters on Z18" in asked.board(group).text


async def test_a_name_is_never_a_mention_a_command_or_a_link(hosting: Hosting, fake: FakeTelegram) -> None:
    group, eve = fake.group(), hosting.human("@all <b>/leave evil.example")
    await hosting.says(eve, "/play holland", group)

    said = "".join(one.text for one in fake.sightings if one.chat == group.id)
    assert "<b>" in said
    assert not any(link in said for link in ("@all", "/leave", "evil.example"))


async def test_who_writes_as_the_group_is_asked_to_write_as_themselves(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ghost = fake.group(), hosting.human("GroupAnonymousBot")
    shown = {"message_id": 5000, "date": int(fake.clock()), "chat": group.plain(), "sender_chat": group.plain()}
    fake.post.put("message", {**shown, "from": {**ghost.user.plain(), "is_bot": True}, "text": "/play holland"})
    await hosting.settle()

    assert any("write as yourself" in text for text in ghost.texts(group))


async def test_the_menus_are_published_in_every_language(fake: FakeTelegram, hosting: Hosting) -> None:
    assert {language for _, language in fake.commands} == {"", "pt", "uk"}
    assert {scope for scope, _ in fake.commands} == {"all_group_chats", "all_private_chats", "default"}
    names = {one["command"] for one in fake.commands["all_group_chats", "uk"]}
    assert {"play", "join", "leave", "begin", "act", "board", "hand", "rules", "status", "catchup"} <= names
    assert {"undo", "pause", "seat", "language", "tables", "replay", "forgetme"} <= names


async def test_menus_that_are_known_are_not_told_again(fake: FakeTelegram, hosting: Hosting) -> None:
    told = [method for _, method, _ in fake.calls].count("setMyCommands")
    await hosting.restart()

    assert told == 9
    assert [method for _, method, _ in fake.calls].count("setMyCommands") == told


async def test_a_picture_comes_as_a_file_to_whom_it_belongs(hosting: Hosting, fake: FakeTelegram) -> None:
    hosting.service.house = replace(hosting.service.house, painter=Painters())
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    await hosting.press(bo, ana.board(group), "🔍")
    hand = bo.sees()[-1]
    refused = await hosting.answer_to(bo, ana.board(group), f"file:{hosting.table(group)}:0")

    assert hand.document is not None
    assert hand.document[1].startswith(b"\xff\xd8")
    assert refused["alert"]
    assert bo.sees()[-1].id == hand.id


async def test_a_group_that_invites_the_bot_is_greeted_with_games(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana = fake.group(bot="left"), hosting.human("Ana", "uk")
    ana.adds(group)
    await hosting.settle()

    assert "Вітаю" in ana.texts(group)[-1]
    assert ana.board(group).labels


@pytest.mark.parametrize("how", ["typed", "pressed"])
async def test_no_menu_of_games_is_left_once_a_table_is_open(hosting: Hosting, fake: FakeTelegram, how: str) -> None:
    group = fake.group(bot="left")
    ana = hosting.human("Ana")
    ana.adds(group)
    await hosting.settle()
    await hosting.says(ana, "/play", group)
    menus = [one for one in ana.sees(group) if "Sir Holland, the Brave" in "".join(one.labels)]
    if how == "typed":
        await hosting.says(ana, "/play holland", group)
    else:
        await hosting.press(ana, menus[-1], "Sir Holland")

    assert len(menus) == 1
    assert not any("Sir Holland" in label for one in ana.sees(group) for label in one.labels)


async def test_who_and_when_tells_the_settings_that_were_changed_and_no_others(
    hosting: Hosting, fake: FakeTelegram
) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await hosting.says(ana, "/play holland", group)
    await hosting.says(ana, "/set allow early plans no", group)
    await hosting.says(bo, "/join", group)
    await hosting.press(ana, ana.board(group), "Start")
    await hosting.press(bo, bo.board(group), "I am here")
    await hosting.press(ana, ana.board(group), "Who and when")
    told = ana.sees(group)[-1].text

    assert "early plans: no" in told.lower()
    assert told.count(":") < 8
    assert "tower text" not in told


async def test_who_manages_the_group_may_do_what_the_host_may(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    group.admins.add(bo.id)
    await hosting.says(ana, "/play holland", group)
    await hosting.says(bo, "/fill 2", group)

    assert "2. Computer 2" in ana.board(group).text


async def test_a_seat_is_taken_by_its_number(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await hosting.says(ana, "/play holland", group)
    await hosting.says(bo, "/seat 3", group)

    assert "3. Bo" in ana.board(group).text


async def test_somebody_is_forgotten_on_request(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    await hosting.says(bo, "/forgetme")

    assert "Everything I knew of you is deleted" in bo.texts()[-1]
    assert re.search(r"\bBo\b", ana.board(group).text) is None


async def test_a_finished_game_is_replayed_and_exported(hosting: Hosting) -> None:
    ana = hosting.human("Ana")
    for line in ("/play holland", "/fill 2", "/configure rest_limit 1", "/start"):
        await hosting.says(ana, line if line != "/start" else "/begin")
    await hosting.says(ana, "/handover")
    await hosting.after(600, steps=300)
    await hosting.press(ana, ana.board(hosting.fake.chats[ana.id]), "Export")
    exported = ana.sees()[-1]
    await hosting.says(ana, "/replay")
    moment = ana.sees()[-1]
    await hosting.press(ana, moment, "Next")

    assert exported.document is not None
    assert exported.document[0].endswith(".json")
    assert "Moment 1 of" in moment.text
