"""What goes wrong on the way: floods, silence, lost answers, things that come twice, chats that move or close."""

import asyncio
from pathlib import Path

import pytest
from aiohttp import ClientSession
from fake_telegram import Chat, FakeTelegram, Fault, Human
from fake_telegram.faults import Wrong, too_many
from hosting import Clock, Hosting, dealt, hosted
from telegram import Update

from bot.doors import CannotOpen
from bot.telegram import adapter
from bot.telegram.ears import HEADER, Webhook

SECRET = "s3cret-token"
FOR_EVER = 1e6


async def test_a_busy_group_is_left_alone_as_long_as_it_says(hosting: Hosting, fake: FakeTelegram) -> None:
    group, other = fake.group(), fake.group(-4002, "Others")
    ana, bo = hosting.human("Ana"), hosting.human("Bo")
    await hosting.says(ana, "/play holland", group)
    await hosting.says(bo, "/play holland", other)
    fake.faults.refuse("editMessageText", too_many(30))
    await hosting.says(bo, "/join", group)
    before = len([one for one in fake.calls if one[2] == group.id])
    await hosting.after(20, steps=10)
    await hosting.says(ana, "/join", other)

    assert "2. Ana" in bo.board(other).text
    assert len([one for one in fake.calls if one[2] == group.id]) == before
    await hosting.after(12, steps=4)
    assert "2. Bo" in bo.board(group).text


async def test_a_flood_is_remembered_by_the_next_process(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await hosting.says(ana, "/play holland", group)
    fake.faults.refuse("editMessageText", too_many(30))
    bo.says("/join", group)
    await hosting.settle()
    await hosting.restart()
    calls = len([one for one in fake.calls if one[2] == group.id and one[1] != "getChatAdministrators"])
    bo.says("/status", group)
    await hosting.after(10, steps=5)

    after = [one for one in fake.calls if one[2] == group.id and one[1] != "getChatAdministrators"]
    assert len(after) == calls


async def test_a_group_never_gets_more_than_twenty_messages_a_minute(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await hosting.says(ana, "/play holland", group)
    for _ in range(30):
        bo.says("/join", group)
        await hosting.settle()
        bo.says("/leave", group)
        await hosting.after(1)
    await hosting.after(60, steps=20)

    assert fake.flood.refusals == 0
    assert "2. Bo" not in ana.board(group).text
    assert len(ana.texts(group)) == 1, "who comes and goes stands on the board"


@pytest.mark.parametrize(
    "fault",
    [Fault("refused", Wrong(500, "Internal Server Error")), Fault("silent", seconds=0.1), Fault("lost")],
    ids=["500", "silence", "lost answer"],
)
async def test_nothing_said_is_lost(hosting: Hosting, fake: FakeTelegram, fault: Fault) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    fake.faults.next("sendMessage", fault)
    fake.faults.next("editMessageCaption", fault)
    await hosting.says(ana, "/end", group)
    await hosting.after(30, steps=10)

    assert any("proposes to end the game" in text for text in ana.texts(group))
    assert "Vote: end the game" in ana.board(group).text
    assert hosting.shelf.file.dead() == []


async def test_an_answer_that_hangs_does_not_hold_up_the_next_press_in_its_chat(
    fake: FakeTelegram, clock: Clock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(adapter, "GRACE_SECONDS", 0)
    async with hosted(fake, clock, tmp_path, patience=60) as hosting:
        group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
        await hosting.says(ana, "/play holland", group)
        fake.faults.next("answerCallbackQuery", Fault("silent", seconds=FOR_EVER))
        ana.pressing(ana.board(group), ana.data(ana.board(group), "Settings"))
        await fake.until(lambda: fake.unanswered == 1)
        answer = await bo.press(bo.board(group), "Join")

        assert "seat" in answer["text"]
        assert fake.unanswered == 1


async def test_an_edit_that_changes_nothing_is_a_success(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await hosting.says(ana, "/play holland", group)
    board = ana.board(group)
    fake.faults.next("editMessageText", Fault("lost"))
    await hosting.says(bo, "/join", group)
    await hosting.after(10, steps=5)

    assert ana.board(group) is board
    assert [one for one in fake.refused if "not modified" in one[1]]
    assert hosting.shelf.file.dead() == []


async def test_what_comes_twice_happens_once(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await hosting.says(ana, "/play holland", group)
    number = bo.says("/join", group)
    await hosting.settle()
    fake.post.again(number)
    await hosting.settle()
    await hosting.after(5)

    assert ana.board(group).text.count("Bo") == 1
    assert "already have a seat" not in "".join(bo.texts())


async def test_an_update_is_confirmed_only_once_it_was_carried_out(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana = fake.group(), hosting.human("Ana")
    taking = asyncio.Event()
    hosting.adapter.ears.lanes.take = lambda _: taking.wait()  # type: ignore[assignment,return-value]
    ana.says("/play holland", group)
    await asyncio.sleep(0)
    assert fake.post.waiting
    taking.set()
    await fake.until(lambda: not fake.post.waiting)


async def test_a_slow_answer_in_one_chat_holds_up_no_other(hosting: Hosting, fake: FakeTelegram) -> None:
    group, other = fake.group(), fake.group(-4002, "Others")
    ana, bo = hosting.human("Ana"), hosting.human("Bo")
    await hosting.says(ana, "/play holland", group)
    await hosting.says(bo, "/play holland", other)
    carrying, begun, released = hosting.adapter.ears.lanes.take, asyncio.Event(), asyncio.Event()

    async def hung(update: Update) -> None:
        if update.effective_chat is not None and update.effective_chat.id == group.id:
            begun.set()
            await released.wait()
        await carrying(update)

    hosting.adapter.ears.lanes.take = hung
    ana.says("/leave", group)
    await begun.wait()  # what is said from here on is asked for anew
    bo.says("/leave", group)
    answer = await bo.press(bo.board(other), "Settings")
    unconfirmed = [one["update_id"] for one in fake.post.waiting]
    released.set()
    await hosting.settle()

    assert answer is not None
    assert len(unconfirmed) >= 2, "what is not carried out is not confirmed"
    assert not fake.post.waiting


async def test_updates_of_one_chat_keep_their_order_while_another_is_slow(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana = fake.group(), hosting.human("Ana")
    await hosting.settle()
    taken: list[int] = []
    gate = asyncio.Event()

    async def slow(update: Update) -> None:
        if not taken:
            await gate.wait()
        taken.append(update.update_id)

    hosting.adapter.ears.lanes.take = slow
    numbers = [ana.says(f"/board {at}", group) for at in range(4)]
    gate.set()
    await fake.until(lambda: not fake.post.waiting)

    assert taken == numbers


async def test_buttons_live_on_after_a_restart(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    notice = ana.sees()[-1]
    await hosting.restart()
    answer = await hosting.press(ana, notice, "5")

    assert not answer["alert"]
    assert "Noted in secret: 5 Climb" in answer["text"]


async def test_a_stale_button_says_so_and_shows_what_stands(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    notice = ana.sees()[-1]
    data = notice.buttons[0]["callback_data"]
    await hosting.says(ana, "choose 6")
    await hosting.says(bo, "choose 5")
    answer = await hosting.answer_to(ana, notice, data)

    assert answer["alert"]
    assert "earlier question" in answer["text"]
    assert data not in [button["callback_data"] for button in notice.buttons]


async def test_somebody_whom_the_service_does_not_call_by_number_is_called_by_name(
    hosting: Hosting, fake: FakeTelegram
) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    bo.user.username = "bo_the_knight"
    await dealt(hosting, group, ana, bo)
    bo.blocks()
    await hosting.says(bo, "/act choose 5", group)
    bo.user.known = False
    await hosting.says(ana, "choose 6")
    await hosting.after(60, steps=6)

    (called,) = bo.pinged(group)
    assert called.text.startswith("🔔 @bo_the_knight, it is your turn.")


async def test_a_button_of_nobodys_is_harmless(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana = fake.group(), hosting.human("Ana")
    await hosting.says(ana, "/play holland", group)
    for data in ("-", "spam", "m1:::::", "m1:aaaaaaaa::0:c:join", "file:aaaaaaaa:", "file:x", "file:aaaaaaaa:9"):
        await hosting.answer_to(ana, ana.board(group), data)

    assert "looking for players" in ana.board(group).text


@pytest.mark.parametrize("told", [True, False], ids=["told", "found out"])
async def test_a_group_that_became_a_supergroup_keeps_its_table(
    hosting: Hosting, fake: FakeTelegram, told: bool
) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    new = ana.upgrades(group, -1009)
    if not told:
        fake.post.waiting.clear()
    await hosting.says(ana, "choose 5")
    await hosting.says(bo, "choose 6")

    assert ana.board(new).photo is not None
    assert len([one for one in ana.sees(new) if one.buttons]) == 1
    assert "Cards: Ana (5 Climb)" in ana.board(new).text
    assert (await hosting.press(ana, ana.board(new), "Who and when"))["url"] == ""


async def test_a_bot_thrown_out_and_invited_back_goes_on_by_itself(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    ana.removes(group)
    await hosting.after(5)
    outside = await hosting.shelf.load(hosting.table(group))
    told = bo.texts()[-1]
    ana.adds(group)
    await hosting.after(70, steps=14)

    assert outside is not None
    assert outside.table.paused_at is not None
    assert "cannot get into the game’s channel" in told
    await is_going_on(hosting, group, ana)


async def test_a_forum_that_throws_the_bot_out_stops_the_clocks_of_its_topics(
    hosting: Hosting, fake: FakeTelegram
) -> None:
    group = fake.group(-1001, is_forum=True, topics={4})
    ana, bo = hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo, topic=4)
    table = hosting.shelf.file.table_at(f"telegram:{group.id}:4")
    ana.removes(group)
    await hosting.after(5)
    outside = await hosting.shelf.load(table)
    ana.adds(group)
    await hosting.after(70, steps=14)

    assert outside.table.paused_at is not None
    assert ana.board(group, 4).photo is not None
    assert not any("Which game" in text for text in ana.texts(group))


@pytest.mark.parametrize("how", ["muted", "closed"])
async def test_a_place_where_we_may_not_write_is_told_of_and_goes_on_by_itself(
    hosting: Hosting, fake: FakeTelegram, how: str
) -> None:
    group = fake.group(-1001, is_forum=True, topics={4})
    ana, bo = hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo, topic=4)
    group.muted, group.closed = how == "muted", {4} if how == "closed" else set()
    await hosting.says(ana, "/board", group, topic=4)
    await hosting.after(2)
    table = hosting.shelf.file.table_at(f"telegram:{group.id}:4")
    hushed = await hosting.shelf.load(table)
    told = ana.texts()[-1]
    group.muted, group.closed = False, set()
    await hosting.after(15, steps=5)

    assert hushed.table.paused_at is not None
    assert {"muted": "may not write", "closed": "is locked"}[how] in told
    assert (await hosting.shelf.load(table)).table.paused_at is None
    assert any("I can write here again" in text for text in ana.texts(group))
    assert "Paused by" not in "".join(one.text for one in fake.sightings)


async def test_a_closed_general_topic_lets_its_table_stand_and_go_on(hosting: Hosting, fake: FakeTelegram) -> None:
    group = fake.group(-1001, is_forum=True, topics={4})
    ana, bo = hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    group.closed = {None}
    await hosting.says(ana, "/board", group)
    await hosting.after(2)
    stood = await hosting.shelf.load(hosting.table(group))
    group.closed = set()
    await hosting.after(15, steps=5)

    assert stood.table.paused_at is not None
    assert any("is locked" in one.text for one in fake.sightings if one.viewer == ana.id)
    await is_going_on(hosting, group, ana)


async def is_going_on(hosting: Hosting, group: Chat, human: Human) -> None:
    """The clocks run, a fresh board stands in the group, and one line says so."""
    kept = await hosting.shelf.load(hosting.table(group))
    assert kept is not None
    assert kept.table.paused_at is None
    assert human.board(group).photo is not None
    assert len([text for text in human.texts(group) if text.startswith("I can write here again")]) == 1


async def test_a_topic_that_is_gone_pauses_the_table(hosting: Hosting, fake: FakeTelegram) -> None:
    group = fake.group(-1001, is_forum=True, topics={4})
    ana, bo = hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo, topic=4)
    group.topics.clear()
    await hosting.says(ana, "choose 5")
    await hosting.says(bo, "choose 6")

    table = hosting.shelf.file.table_at(f"telegram:{group.id}:4")
    assert table is not None
    kept = await hosting.shelf.load(table)
    assert kept is not None
    assert kept.table.paused_at is not None


async def test_a_table_whose_topic_is_gone_is_taken_to_another_by_one_of_its_people(
    hosting: Hosting, fake: FakeTelegram
) -> None:
    group = fake.group(-1001, is_forum=True, topics={4})
    ana, bo, eve = hosting.human("Ana"), hosting.human("Bo"), hosting.human("Eve")
    await dealt(hosting, group, ana, bo, topic=4)
    group.topics.clear()
    await hosting.says(ana, "choose 5")
    await hosting.says(eve, "/bridge", group)
    strangers = hosting.shelf.file.table_at(f"telegram:{group.id}")
    await hosting.says(ana, "/bridge", group)
    table = hosting.shelf.file.table_at(f"telegram:{group.id}")
    assert table is not None
    kept = await hosting.shelf.load(table)
    assert kept is not None

    assert strangers is None
    assert kept.table.paused_at is None
    assert bo.board(group).photo is not None


async def test_a_board_too_old_to_be_deleted_loses_its_buttons(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana = fake.group(), hosting.human("Ana")
    await hosting.says(ana, "/play holland", group)
    old = ana.board(group)
    hosting.clock.now += 49 * 3600
    await hosting.says(ana, "/board", group)

    assert ana.board(group).id > old.id
    assert old.buttons == []


async def test_a_group_without_pictures_gets_its_board_in_words(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(takes_photos=False), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    board = ana.board(group)
    await hosting.says(ana, "choose 5")
    await hosting.says(bo, "choose 6")

    assert board.photo is None
    assert len(board.text) > 400
    assert board.edits > 0
    assert [one.id for one in ana.sees(group) if one.buttons] == [board.id]


async def test_a_full_disk_of_telegram_s_holds_up_no_board(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    fake.files.disk_full = True
    await hosting.says(ana, "/pause", group)
    await hosting.says(ana, "/resume", group)
    await hosting.says(ana, "choose 5")
    await hosting.says(bo, "choose 6")
    meanwhile = ana.board(group).text
    fake.files.disk_full = False
    await hosting.says(bo, "/hand")
    await hosting.says(ana, "/board", group)

    assert "Waiting for Ana" in meanwhile
    assert "B1" in meanwhile
    assert ana.board(group).photo is not None


async def test_an_old_press_is_answered_with_a_new_message(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    notice = ana.sees()[-1]
    notice.forgotten = True
    await ana.answered(ana.pressing(notice, notice.buttons[0]["callback_data"]))
    await hosting.settle()

    assert "Your answer" in notice.text


async def test_a_press_on_an_old_message_of_a_topic_is_answered_in_the_topic(
    hosting: Hosting, fake: FakeTelegram
) -> None:
    group = fake.group(-1001, is_forum=True, topics={4})
    ana, bo = hosting.human("Ana"), hosting.human("Bo", opened=False)
    await hosting.says(ana, "/play holland", group, topic=4)
    board = bo.board(group, 4)
    board.forgotten = True
    await hosting.press(bo, board, "Settings")

    assert [one.thread for one in bo.sees(group) if one.only_for == bo.id] == [4]


async def test_a_press_too_old_to_be_answered_counts_all_the_same(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await hosting.says(ana, "/play holland", group)
    fake.faults.refuse("answerCallbackQuery", Wrong(400, "Bad Request: query is too old"))
    join = next(one["callback_data"] for one in ana.board(group).buttons if one["text"] == "Join")
    bo.pressing(bo.board(group), join)
    await hosting.settle()
    await hosting.after(5)

    assert "2. Bo" in ana.board(group).text


async def test_a_wrong_token_is_told_in_one_clear_line(fake: FakeTelegram, clock: Clock, tmp_path: Path) -> None:
    hosting = Hosting(fake, clock, tmp_path)
    fake.token = "1:another"
    hosting.fake = FakeTelegram(clock)
    with pytest.raises(CannotOpen) as refused:
        await hosting.open(url=fake.url)
    await hosting.close()

    assert (refused.value.key, refused.value.params) == ("wrong-token", {"platform": "Telegram"})


@pytest.mark.parametrize("method", ["getMe", "deleteWebhook"])
async def test_who_could_not_be_reached_at_the_start_is_reached_by_another_try(
    fake: FakeTelegram, clock: Clock, tmp_path: Path, method: str
) -> None:
    fake.faults.refuse(method, Wrong(502, "Bad Gateway"))
    hosting = Hosting(fake, clock, tmp_path)
    with pytest.raises(CannotOpen) as refused:
        await hosting.open()
    await hosting.adapter.start()
    ana = hosting.human("Ana")
    await hosting.settle()
    await hosting.close()

    assert refused.value.passing
    assert ana.texts()


async def test_a_webhook_that_could_not_be_set_is_set_by_another_try(
    fake: FakeTelegram, clock: Clock, tmp_path: Path
) -> None:
    fake.faults.refuse("setWebhook", Wrong(502, "Bad Gateway"))
    hosting = Hosting(fake, clock, tmp_path, webhook=Webhook("http://127.0.0.1:9/t", SECRET, "127.0.0.1", 0))
    with pytest.raises(CannotOpen):
        await hosting.open()
    await hosting.adapter.start()
    await hosting.close()

    assert fake.post.secret == SECRET


async def test_updates_are_brought_by_webhook(fake: FakeTelegram, clock: Clock, tmp_path: Path) -> None:
    async with hosted(
        fake, clock, tmp_path, webhook=Webhook("http://127.0.0.1:9/t", SECRET, "127.0.0.1", 0)
    ) as hosting:
        fake.post.to_webhook(f"http://127.0.0.1:{hosting.port}/t", fake.post.secret, None)
        group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
        await dealt(hosting, group, ana, bo)
        number = ana.says("choose 5")
        await hosting.settle()
        fake.post.again(number)
        await hosting.settle()

        assert fake.post.secret == SECRET
        assert "Your answer: 5 Climb" in ana.texts()[-1]
        assert "Bo has chosen" not in "".join(ana.texts(group))


async def test_a_press_that_is_brought_is_answered_without_a_call(
    fake: FakeTelegram, clock: Clock, tmp_path: Path
) -> None:
    async with hosted(
        fake, clock, tmp_path, webhook=Webhook("http://127.0.0.1:9/t", SECRET, "127.0.0.1", 0)
    ) as hosting:
        fake.post.to_webhook(f"http://127.0.0.1:{hosting.port}/t", fake.post.secret, None)
        group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
        await dealt(hosting, group, ana, bo)
        answer = await hosting.press(ana, ana.sees()[-1], "5")

    assert "5 Climb" in answer["text"]
    assert "answerCallbackQuery" not in [method for _, method, _ in fake.calls]


async def test_nobody_else_brings_updates(fake: FakeTelegram, clock: Clock, tmp_path: Path) -> None:
    async with hosted(fake, clock, tmp_path, webhook=Webhook("http://127.0.0.1:9/", SECRET, "127.0.0.1", 0)) as hosting:
        url = f"http://127.0.0.1:{hosting.port}/"
        async with ClientSession() as session:

            async def status(headers: dict[str, str], data: bytes = b'{"update_id": 1}') -> int:
                async with session.post(url, data=data, headers=headers) as answer:
                    return answer.status

            foreign, wrong = await status({}), await status({HEADER: "guess"})
            garbled, fine = await status({HEADER: SECRET}, b"{"), await status({HEADER: SECRET})

    assert (foreign, wrong, garbled, fine) == (403, 403, 400, 200)
