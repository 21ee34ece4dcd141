"""What only Telegram has: topics of their own for tables, silent pins, boards and invitations shown in other chats."""

import pytest
from fake_telegram import Chat, FakeTelegram, Human
from hosting import Hosting, dealt

OFFER = "Play in a topic of its own"


@pytest.fixture
def forum(fake: FakeTelegram) -> Chat:
    return fake.group(-1001, is_forum=True, bot="administrator", rights={"can_manage_topics"})


def offers(human: Human, group: Chat) -> list[str]:
    return [label for one in (*human.sees(), *human.sees(group)) for label in one.labels if label == OFFER]


@pytest.mark.parametrize("how", ["typed", "pressed"])
async def test_a_table_is_offered_a_topic_of_its_own_and_moves_there(hosting: Hosting, forum: Chat, how: str) -> None:
    ana = hosting.human("Ana")
    await hosting.says(ana, "/play holland" if how == "typed" else "/play", forum)
    if how == "pressed":
        await hosting.press(ana, ana.board(forum), "Sir Holland")
    offer = next(one for one in (*ana.sees(), *ana.sees(forum)) if OFFER in one.labels)
    await hosting.press(ana, offer, OFFER)
    (topic,) = forum.topics

    assert "Join" in ana.board(forum, topic).labels
    assert not [one for one in ana.sees(forum) if one.thread is None and "Join" in one.labels]
    assert hosting.shelf.file.table_at(f"telegram:{forum.id}:{topic}")


async def test_no_topic_is_offered_where_we_may_open_none(hosting: Hosting, fake: FakeTelegram, forum: Chat) -> None:
    ana, group = hosting.human("Ana"), fake.group(bot="administrator", rights={"can_manage_topics"})
    forum.rights.clear()
    await hosting.says(ana, "/play holland", forum)
    await hosting.says(ana, "/play holland", group)

    assert not offers(ana, forum)
    assert not offers(ana, group)


async def test_a_right_that_was_taken_meanwhile_is_told(hosting: Hosting, forum: Chat) -> None:
    ana = hosting.human("Ana")
    await hosting.says(ana, "/play holland", forum)
    offer = next(one for one in (*ana.sees(), *ana.sees(forum)) if OFFER in one.labels)
    forum.rights.clear()
    answer = await hosting.press(ana, offer, OFFER)

    assert answer == {"text": "I may not open a topic here.", "alert": True, "url": ""}
    assert "Join" in ana.board(forum).labels


async def test_only_the_host_takes_a_table_into_a_topic(hosting: Hosting, forum: Chat) -> None:
    ana, eve = hosting.human("Ana"), hosting.human("Eve")
    await hosting.says(ana, "/play holland", forum)
    answer = await hosting.answer_to(eve, ana.board(forum), f"topic:{hosting.table(forum)}")

    assert answer["alert"]
    assert not forum.topics


async def test_the_board_is_pinned_silently_where_we_may_pin(hosting: Hosting, fake: FakeTelegram) -> None:
    group = fake.group(bot="administrator", rights={"can_pin_messages"})
    ana, bo = hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    lines = [one for one in fake.messages.values() if "pinned_message" in one.service]

    assert group.pins == [ana.board(group).id]
    assert lines == []


async def test_nothing_is_pinned_without_the_right(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(bot="administrator"), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)

    assert group.pins == []
    assert "pinChatMessage" not in [method for _, method, _ in fake.calls]


async def test_an_invitation_is_shown_in_another_chat(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo", opened=False)
    await hosting.says(ana, "/play holland", group)
    (offered,) = await ana.offered()
    bo.follows(offered["reply_markup"]["inline_keyboard"][0][0]["url"])
    await hosting.settle()

    assert "Sir Holland" in offered["input_message_content"]["message_text"]
    assert "2. Bo" in ana.board(group).text


async def test_a_board_is_shown_in_another_chat_and_no_hand(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    (offered,) = await ana.offered("board")
    board = ana.board(group).photo
    assert board is not None

    assert offered["photo_file_id"] == fake.files.id_of(board)
    assert "Ana" in offered["caption"]


async def test_a_stranger_is_offered_nothing(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)

    assert await hosting.human("Eve").offered() == []
