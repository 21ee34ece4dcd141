"""People and the bot in one group: what they type, what stands on the board, what the others see of it."""

import re
from dataclasses import replace

from fake_telegram import FakeTelegram
from hosting import Hosting, dealt

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
    assert "2–4. free" in ana.board(group).text


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


async def test_who_sits_at_two_tables_is_asked_which_and_presses_one(hosting: Hosting, fake: FakeTelegram) -> None:
    ana, bo, cy = (hosting.human(name) for name in ("Ana", "Bo", "Cy"))
    await dealt(hosting, fake.group(), ana, bo)
    await dealt(hosting, fake.group(-4002), ana, cy)
    await hosting.says(ana, "choose 3")
    asked = ana.sees()[-1]
    assert asked.text.startswith("You are at several tables. Which one do you mean?")
    await hosting.press(ana, asked, next(one for one in asked.labels if one.endswith("with Cy")))

    assert "with Cy\nChoose a card" in ana.sees()[-1].text


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
