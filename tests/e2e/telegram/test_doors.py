"""The private chat: opened by a link at seating, waited for kindly, missed without a word of what it was for."""

from pathlib import Path

from fake_telegram import Chat, FakeTelegram, Human, Message
from hosting import Clock, Hosting, dealt, hosted
from quick_painter import QuickPainter

from bot.tables.model.reply import Painted
from bot.tables.ports.platform import Subject


async def test_sitting_down_leads_to_the_private_chat(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo", opened=False)
    await hosting.says(ana, "/play holland", group)
    answer = await hosting.press(bo, bo.board(group), "Join")

    assert answer["url"] == await hosting.link("join", group)
    assert "2. Bo" in bo.board(group).text


async def test_a_link_opens_the_chat_and_seats_at_once(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo", opened=False)
    await hosting.says(ana, "/play holland", group)
    bo.follows(await hosting.link("join", group))
    await hosting.settle()

    assert "2. Bo" in ana.board(group).text
    assert "You have seat 2" in bo.texts()[-1]


async def test_a_link_with_nothing_but_the_table_s_id_lets_nobody_in(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo", opened=False)
    await hosting.says(ana, "/play holland", group)
    bo.follows(f"https://t.me/mestre_test_bot?start=join_{hosting.table(group)}")
    await hosting.settle()

    assert "Bo" not in ana.board(group).text
    assert "ask somebody who sits there for an invitation" in bo.texts()[-1]


async def test_a_button_pressed_in_another_group_lets_nobody_in(hosting: Hosting, fake: FakeTelegram) -> None:
    group, other, ana, bo = fake.group(), fake.group(-4002), hosting.human("Ana"), hosting.human("Bo")
    await hosting.says(ana, "/play holland", group)
    await hosting.says(bo, "/play caverna", other)
    answer = await hosting.answer_to(bo, bo.board(other), f"m1:{hosting.table(group)}::0:c:join")

    assert "This table stands elsewhere" in answer["text"]
    assert "Bo" not in ana.board(group).text


async def test_the_game_waits_for_who_has_not_opened_the_chat(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo", opened=False)
    await hosting.says(ana, "/play holland", group)
    await hosting.press(bo, bo.board(group), "Join")
    await hosting.says(ana, "/begin", group)
    waiting = ana.board(group)
    assert "Waiting for Bo to confirm" in waiting.text
    answer = await hosting.press(bo, waiting, "I am here")
    assert "confirm_" in answer["url"]
    bo.follows(answer["url"])
    await hosting.settle()

    assert bo.sees()[-1].photo is not None
    assert any("The game begins" in text for text in ana.texts(group))


async def test_people_who_never_saw_the_bot_get_to_their_first_card_by_presses(
    hosting: Hosting, fake: FakeTelegram
) -> None:
    group = fake.group()
    ana, bo, cy = people = [hosting.human(name, opened=False) for name in ("Ana", "Bo", "Cy")]
    await hosting.says(ana, "/play", group)
    for human, label in ((ana, "Sir Holland"), (bo, "Join"), (cy, "Join"), (ana, "Start")):
        await human.taps(human.board(group), label)
        await hosting.settle()

    assert all("Choose" in human.sees()[-1].text and human.sees()[-1].photo for human in people)


async def test_the_lobby_links_to_the_private_chat_while_somebody_seated_has_none(
    hosting: Hosting, fake: FakeTelegram
) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo", opened=False)
    await hosting.says(ana, "/play holland", group)
    before = ana.board(group).labels
    await bo.press(bo.board(group), "Join")
    await hosting.settle()
    link = ana.board(group).buttons[0]
    await bo.taps(bo.board(group), "Open our private chat")
    await hosting.settle()

    assert "Open our private chat" not in before
    assert link["url"] == f"https://t.me/mestre_test_bot?start=confirm_{hosting.table(group)}"
    assert "You are ready" in bo.texts()[-1]
    assert "Open our private chat" not in ana.board(group).labels


async def test_the_link_of_the_lobby_seats_nobody(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, eve = fake.group(), hosting.human("Ana"), hosting.human("Eve", opened=False)
    await hosting.says(ana, "/play holland", group)
    eve.follows(f"https://t.me/mestre_test_bot?start=confirm_{hosting.table(group)}")
    await hosting.settle()

    assert "private chat is open" in eve.texts()[-1]
    assert "Eve" not in ana.board(group).text


async def test_a_hand_is_whispered_in_the_group(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    await hosting.after(50)
    await hosting.press(ana, ana.board(group), "My hand")
    whispered = ana.sees(group)[-1]

    assert whispered.only_for == ana.id
    assert whispered not in bo.sees(group)
    assert "Just a moment" not in "".join(bo.texts(group))


async def test_a_hand_that_is_painted_too_late_for_a_whisper_comes_in_the_private_chat(
    fake: FakeTelegram, clock: Clock, tmp_path: Path
) -> None:
    class Slow(QuickPainter):
        def paint(self, subject: Subject) -> Painted:
            clock.now += 20
            return super().paint(subject)

    async with hosted(fake, clock, tmp_path / "data", changes={"painter": Slow()}) as hosting:
        group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
        await dealt(hosting, group, ana, bo)
        await ana.press(ana.sees()[-1], "5")  # whose picture was not painted yet
        await hosting.after(50)
        before = len([one for one in fake.sightings if one.viewer == ana.id and one.picture])
        await hosting.press(ana, ana.board(group), "My hand")

        assert not [one for one in ana.sees(group) if one.only_for]
        assert len([one for one in fake.sightings if one.viewer == ana.id and one.picture]) > before


async def test_a_whispered_hand_is_pressed_in_the_group(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    await hosting.after(50)
    await hosting.press(ana, ana.board(group), "My hand")
    whispered = ana.sees(group)[-1]
    answer = await hosting.press(ana, whispered, "5")

    assert "5" in answer["text"]
    assert "You can change it" in whispered.text
    assert len([one for one in ana.sees(group) if one.only_for]) == 1


async def administered(hosting: Hosting, fake: FakeTelegram) -> tuple[Chat, Human, Human]:
    """A game of two who have no private chat with us, in a group where we are an administrator."""
    group = fake.group()
    ana, bo = hosting.human("Ana", opened=False), hosting.human("Bo", opened=False)
    ana.adds(group, "administrator")
    await dealt(hosting, group, ana, bo)
    await hosting.after(20, steps=4)
    return group, ana, bo


def whispered(human: Human, group: Chat) -> list[Message]:
    """The hands that this person alone sees in a group."""
    return [one for one in human.sees(group) if one.only_for and one.photo is not None]


async def test_an_administrator_hands_out_cards_in_the_group_without_any_private_chat(
    hosting: Hosting, fake: FakeTelegram
) -> None:
    group, ana, bo = await administered(hosting, fake)

    assert [len(whispered(human, group)) for human in (ana, bo)] == [1, 1]
    assert all("5 Climb" in whispered(human, group)[0].labels for human in (ana, bo))
    assert not ana.sees() + bo.sees()
    assert not ana.pinged(group) + bo.pinged(group)


async def test_whoever_has_a_private_chat_gets_their_hand_there_though_we_are_an_administrator(
    hosting: Hosting, fake: FakeTelegram
) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo", opened=False)
    ana.adds(group, "administrator")
    await dealt(hosting, group, ana, bo)
    await hosting.after(20, steps=4)

    assert [len(whispered(human, group)) for human in (ana, bo)] == [0, 1]
    assert len([one for one in ana.sees() if one.photo is not None]) == 1


async def test_a_hand_in_the_group_is_played_from_and_the_next_one_takes_its_place(
    hosting: Hosting, fake: FakeTelegram
) -> None:
    group, ana, bo = await administered(hosting, fake)
    for human in (ana, bo):
        answer = await hosting.press(human, whispered(human, group)[0], "5")
        assert "5 Climb" in answer["text"]
    await hosting.after(20, steps=4)
    hands = [whispered(human, group) for human in (ana, bo)]

    assert [len(own) for own in hands] == [1, 1]
    assert [one.text for own in hands for one in own if "Saved on the roof" in one.text]


async def test_who_does_not_answer_a_hand_in_the_group_is_called_by_name(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = await administered(hosting, fake)
    await hosting.after(60, steps=12)

    assert [len(human.pinged(group)) for human in (ana, bo)] == [1, 1]


async def test_who_may_whisper_no_more_calls_people_by_name(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = await administered(hosting, fake)
    group.bot = "member"
    for human in (ana, bo):
        await hosting.press(human, whispered(human, group)[0], "5")
    await hosting.after(40, steps=8)

    assert ana.pinged(group) or bo.pinged(group)


async def test_a_hand_in_one_group_is_not_shown_in_another(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = await administered(hosting, fake)
    own = hosting.table(group)
    assert [own in str(hand.buttons) for hand in whispered(ana, group)] == [True]
    other = fake.group(-4002)
    ana.adds(other, "administrator")
    await dealt(hosting, other, ana, bo)
    await hosting.after(20, steps=4)

    assert [hosting.table(other) in str(hand.buttons) for hand in whispered(ana, other)] == [True]
    assert not [hand for hand in whispered(ana, group) if hosting.table(other) in str(hand.buttons)]


async def test_an_older_server_is_never_trusted_with_a_secret(hosting: Hosting, fake: FakeTelegram) -> None:
    fake.knows_ephemeral = False
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    await hosting.after(50)
    before, public = ana.sees(), len(fake.sightings)
    await hosting.press(ana, ana.board(group), "My hand")
    seen_by_all = [one for one in fake.sightings[public:] if one.chat == group.id and one.viewer is None]

    assert [one.text for one in seen_by_all if one.method == "sendMessage"] == ["Just a moment …"]
    assert "Just a moment …" not in ana.texts(group)
    *others, hand = ana.sees()
    assert hand.photo is not None
    assert (others, hand != before[-1]) == (before[:-1], True), "the hand takes the place of the notice"


async def test_a_typed_ephemeral_command_is_answered_by_a_whisper(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    await hosting.after(50)
    ana.whispers("/hand", group)
    await hosting.settle()

    assert ana.sees(group)[-1].only_for == ana.id
    assert ana.sees(group)[-1].photo is not None


async def test_who_has_no_private_chat_is_pointed_there_in_public_about_nothing(
    hosting: Hosting, fake: FakeTelegram
) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo", opened=False)
    await hosting.says(ana, "/play holland", group)
    await hosting.says(bo, "/status", group)
    await hosting.says(bo, "/rules", group)
    pointers = [one for one in bo.sees(group) if "I answer you in private" in one.text]

    assert len(pointers) == 1
    assert pointers[0].buttons[0]["url"] == await hosting.link("status", group)


async def test_the_pointed_link_does_what_was_wanted(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo", opened=False)
    await hosting.says(ana, "/play holland", group)
    await hosting.says(bo, "/status", group)
    bo.follows(bo.sees(group)[-1].buttons[0]["url"])
    await hosting.settle()

    assert "1. Ana" in bo.texts()[-1]


async def test_a_blocked_chat_is_told_to_the_table_without_its_secret(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    bo.blocks()
    await hosting.settle()
    await hosting.after(2)

    told = [text for text in ana.texts(group) if text.startswith("I cannot reach Bo")]
    assert len(told) == 1
    assert "hoose" not in told[0]


async def test_a_blocked_chat_is_noticed_when_it_is_written_to(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    fake.users[bo.id].blocked = True
    await hosting.says(ana, "/choose 6", group)
    await hosting.says(bo, "/choose 5", group)
    await hosting.after(60, steps=6)

    assert any("cannot reach Bo" in text for text in ana.texts(group))
    assert any(one["type"] == "text_mention" for message in ana.sees(group) for one in message.entities)


async def test_a_chat_that_opens_again_is_a_door_again(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    bo.blocks()
    await hosting.settle()
    bo.starts(f"hand_{hosting.table(group)}")
    await hosting.settle()

    assert bo.sees()[-1].photo is not None
    assert bo.sees()[-1].buttons


async def test_whispers_leave_turns_for_the_board(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    await hosting.after(50)
    for _ in range(8):
        await ana.press(ana.board(group), "My hand")
        await hosting.settle()
    before = ana.board(group).edits
    await hosting.says(ana, "choose 5")

    assert (
        1 <= len([one for one in fake.sightings if one.chat == group.id and one.viewer == ana.id and one.picture]) <= 4
    )
    assert ana.board(group).edits > before


async def test_a_link_from_a_stranger_takes_nobodys_seat_away(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    bo.follows(f"https://t.me/mestre_test_bot?start=resign_{hosting.table(group)}")
    await hosting.settle()

    kept = await hosting.shelf.load(hosting.table(group))
    assert kept.table.people == (f"telegram:{ana.id}", f"telegram:{bo.id}")
    assert "Hello" in bo.texts()[-1]
