"""The fake refuses what the service refuses, told by the real library."""

import asyncio
import io
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any

import pytest
from aiohttp import web
from fake_telegram import FakeTelegram, Fault, Human
from fake_telegram.faults import too_many
from PIL import Image
from standing_clock import StandingClock
from telegram import Bot, BotCommand, InlineKeyboardButton, InlineKeyboardMarkup, InputMediaPhoto, MessageEntity
from telegram import User as TelegramUser
from telegram.error import BadRequest, ChatMigrated, Conflict, Forbidden, InvalidToken, RetryAfter, TimedOut


@pytest.fixture
async def fake(clock: StandingClock) -> AsyncIterator[FakeTelegram]:
    async with FakeTelegram(clock).open() as fake:
        yield fake


@pytest.fixture
async def bot(fake: FakeTelegram) -> AsyncIterator[Bot]:
    async with Bot(fake.token, base_url=f"{fake.url}/bot") as bot:
        yield bot


def png(width: int = 20, height: int = 20, colour: str = "red") -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (width, height), colour).save(out, "PNG")
    return out.getvalue()


def keyboard(data: str = "x", buttons: int = 1) -> InlineKeyboardMarkup:
    return InlineKeyboardMarkup([[InlineKeyboardButton("Go", callback_data=data)] * buttons])


async def test_a_wrong_token_is_refused(fake: FakeTelegram) -> None:
    with pytest.raises(InvalidToken):
        async with Bot("1:wrong", base_url=f"{fake.url}/bot"):
            raise AssertionError


@pytest.mark.parametrize(
    ("call", "says"),
    [
        ({"text": "x" * 4097}, "too long"),
        ({"text": " "}, "empty"),
        ({"text": "<b>x", "parse_mode": "HTML"}, "can't parse entities"),
        ({"text": "x", "reply_markup": keyboard("ж" * 33)}, "BUTTON_DATA_INVALID"),
        ({"text": "x", "reply_markup": keyboard(buttons=9)}, "reply markup is too long"),
        ({"text": "x", "message_thread_id": 5}, "thread not found"),
    ],
)
async def test_a_message_that_does_not_fit_is_refused(
    fake: FakeTelegram, bot: Bot, call: dict[str, Any], says: str
) -> None:
    with pytest.raises(BadRequest, match=f"(?i){says}"):
        await bot.send_message(fake.group().id, **call)


@pytest.mark.parametrize(
    ("photo", "caption", "says"),
    [
        (png(), "x" * 1025, "caption is too long"),
        (png(420, 20), "", "PHOTO_INVALID_DIMENSIONS"),
        (b"no picture", "", "IMAGE_PROCESS_FAILED"),
    ],
)
async def test_a_picture_that_does_not_fit_is_refused(
    fake: FakeTelegram, bot: Bot, photo: bytes, caption: str, says: str
) -> None:
    with pytest.raises(BadRequest, match=f"(?i){says}"):
        await bot.send_photo(fake.group().id, photo, caption)


async def test_an_edit_has_to_change_something(fake: FakeTelegram, bot: Bot) -> None:
    group = fake.group()
    sent = await bot.send_photo(group.id, png(), "one", reply_markup=keyboard())
    await bot.edit_message_media(InputMediaPhoto(png(colour="blue"), "two"), group.id, sent.message_id)

    with pytest.raises(BadRequest, match=r"(?i)not modified"):
        await bot.edit_message_media(InputMediaPhoto(png(colour="blue"), "two"), group.id, sent.message_id)
    with pytest.raises(BadRequest, match=r"(?i)no text"):
        await bot.edit_message_text("three", group.id, sent.message_id)


async def test_a_private_chat_has_to_be_opened_first(fake: FakeTelegram, bot: Bot) -> None:
    ana = Human.called(fake, 7, "Ana")
    with pytest.raises(Forbidden, match=r"(?i)initiate"):
        await bot.send_message(7, "hello")
    ana.starts()
    await bot.send_message(7, "hello")
    ana.blocks()

    with pytest.raises(Forbidden, match=r"(?i)blocked"):
        await bot.send_message(7, "hello")
    assert ana.texts() == ["hello"]


async def test_a_group_bears_twenty_messages_and_edits_a_minute(
    fake: FakeTelegram, bot: Bot, clock: StandingClock
) -> None:
    group = fake.group()
    sent = await bot.send_message(group.id, "0")
    for number in range(1, 20):
        clock.now += 1
        await bot.edit_message_text(str(number), group.id, sent.message_id)

    with pytest.raises(RetryAfter):
        await bot.send_message(group.id, "20")
    clock.now += 60
    await bot.send_message(group.id, "20")


async def test_a_group_that_became_a_supergroup_says_where_it_is(fake: FakeTelegram, bot: Bot) -> None:
    group = fake.group()
    Human.called(fake, 7, "Ana").upgrades(group, -1007)

    with pytest.raises(ChatMigrated) as moved:
        await bot.send_message(group.id, "hello")
    assert moved.value.new_chat_id == -1007


async def test_updates_come_until_their_offset_confirms_them(fake: FakeTelegram, bot: Bot) -> None:
    Human.called(fake, 7, "Ana").starts("join_x")
    first = await bot.get_updates(timeout=1)
    again = await bot.get_updates(timeout=1)
    none = await bot.get_updates(offset=first[0].update_id + 1, timeout=0)
    fake.post.again(first[0].update_id)
    repeated = await bot.get_updates(offset=first[0].update_id + 1, timeout=0)

    assert first[0].message is not None
    assert first[0].message.text == "/start join_x"
    assert [one.update_id for one in again] == [one.update_id for one in repeated] == [first[0].update_id]
    assert none == ()


async def test_a_second_poller_throws_the_first_out(fake: FakeTelegram, bot: Bot) -> None:
    first = asyncio.create_task(bot.get_updates(timeout=5))
    await fake.until(lambda: fake.post.is_polled)
    async with Bot(fake.token, base_url=f"{fake.url}/bot") as other:
        second = asyncio.create_task(other.get_updates(timeout=1))
        with pytest.raises(Conflict):
            await first
        assert await second == ()


async def test_privacy_mode_hides_talk(fake: FakeTelegram) -> None:
    group, ana = fake.group(), Human.called(fake, 7, "Ana")

    assert not ana.says("hello all", group)
    assert not ana.says("/roll@other_bot", group)
    assert ana.says("/roll", group)


async def test_a_press_is_answered_once_and_in_time(fake: FakeTelegram, bot: Bot, clock: StandingClock) -> None:
    group, ana = fake.group(), Human.called(fake, 7, "Ana")
    await bot.send_message(group.id, "board", reply_markup=keyboard("data"))
    first, second = (ana.pressing(ana.board(group), "data") for _ in range(2))
    await bot.answer_callback_query(first, "well")
    clock.now += 61

    assert (await ana.answered(first))["text"] == "well"
    for late in (first, second):
        with pytest.raises(BadRequest, match=r"(?i)too old"):
            await bot.answer_callback_query(late, "again")


async def test_an_ephemeral_message_is_seen_by_one_person(fake: FakeTelegram, bot: Bot, clock: StandingClock) -> None:
    group, ana, bo = fake.group(), Human.called(fake, 7, "Ana"), Human.called(fake, 8, "Bo")
    await bot.send_message(group.id, "board", reply_markup=keyboard("data"))
    to_ana = {"receiver_user_id": 7, "callback_query_id": ana.pressing(ana.board(group), "data")}
    sent = await bot.send_message(group.id, "psst", api_kwargs={"ephemeral_message_parameters": to_ana})
    clock.now += 16

    assert (ana.texts(group), bo.texts(group)) == (["board", "psst"], ["board"])
    assert (sent.message_id, sent.api_kwargs["ephemeral_message_id"] > 0) == (0, True)
    with pytest.raises(BadRequest, match=r"(?i)not enough rights"):
        await bot.send_message(group.id, "late", api_kwargs={"ephemeral_message_parameters": to_ana})


async def test_an_older_server_posts_for_everybody(fake: FakeTelegram, bot: Bot) -> None:
    group, bo = fake.group(), Human.called(fake, 8, "Bo")
    fake.knows_ephemeral = False
    await bot.send_message(group.id, "oh", api_kwargs={"ephemeral_message_parameters": {"receiver_user_id": 7}})

    assert bo.texts(group) == ["oh"]


async def test_faults_come_when_asked_for(fake: FakeTelegram, bot: Bot) -> None:
    group = fake.group()
    fake.faults.refuse("sendMessage", too_many(7))
    with pytest.raises(RetryAfter):
        await bot.send_message(group.id, "one")
    fake.faults.next("sendMessage", Fault("silent", seconds=0.3))
    with pytest.raises(TimedOut):
        await bot.send_message(group.id, "two", read_timeout=0.1)
    fake.faults.next("sendMessage", Fault("lost"))
    with pytest.raises(Exception, match=r"disconnected|ReadError|RemoteProtocol"):
        await bot.send_message(group.id, "three")

    assert [one.text for one in fake.messages.values()] == ["three"]


async def test_a_chat_bears_a_short_burst_and_no_longer_one(fake: FakeTelegram, bot: Bot) -> None:
    group = fake.group()
    for number in range(5):
        await bot.send_message(group.id, str(number))
    with pytest.raises(RetryAfter):
        await bot.send_message(group.id, "one too many")


async def test_menus_that_are_told_at_every_start_are_throttled_for_long(fake: FakeTelegram, bot: Bot) -> None:
    for _ in range(40):
        await bot.set_my_commands([BotCommand("play", "Play")])
    with pytest.raises(RetryAfter) as refused:
        await bot.set_my_commands([BotCommand("play", "Play")])

    assert isinstance(refused.value.retry_after, timedelta)
    assert refused.value.retry_after > timedelta(minutes=10)


async def test_a_mention_of_somebody_whom_the_bot_does_not_know_is_dropped(fake: FakeTelegram, bot: Bot) -> None:
    group, eve = fake.group(), Human.called(fake, 7, "Eve")
    entity = MessageEntity("text_mention", 0, 3, user=TelegramUser(7, "Eve", is_bot=False))
    before = await bot.send_message(group.id, "Eve!", entities=[entity])
    eve.says("/play", group)
    after = await bot.send_message(group.id, "Eve!", entities=[entity])

    assert not before.entities
    assert after.entities
    assert len(eve.pinged(group)) == 1


async def test_a_whisper_to_somebody_who_is_away_is_sent_and_never_seen(fake: FakeTelegram, bot: Bot) -> None:
    group, ana = fake.group(bot="administrator"), Human.called(fake, 7, "Ana")
    ana.user.away = True
    sent = await bot.send_message(
        group.id, "secret", api_kwargs={"ephemeral_message_parameters": {"receiver_user_id": 7}}
    )

    assert "ephemeral_message_id" in sent.api_kwargs
    assert ana.sees(group) == []


async def test_names_of_commands_are_latin(fake: FakeTelegram, bot: Bot) -> None:
    await bot.set_my_commands([BotCommand("play", "грати")], language_code="uk")

    with pytest.raises(BadRequest):
        await bot.set_my_commands([BotCommand("грати", "грати")])
    assert fake.commands["default", "uk"][0]["description"] == "грати"


async def test_a_command_without_a_name_is_for_the_bot_that_wrote_last(bot: Bot, fake: FakeTelegram) -> None:
    group, ana = fake.group(), Human.called(fake, 7, "Ana")
    await bot.send_message(group.id, "hello")
    heard = ana.says("/play", group)
    group.another_bot_spoke = True
    unheard, by_name = ana.says("/play", group), ana.says("/play@mestre_test_bot", group)

    assert heard
    assert by_name
    assert not unheard


async def test_an_answer_with_a_text_opens_no_link(fake: FakeTelegram, bot: Bot) -> None:
    group, ana = fake.group(), Human.called(fake, 7, "Ana")
    sent = await bot.send_message(group.id, "board", reply_markup=keyboard())
    link = "https://t.me/mestre_test_bot?start=join"
    for text, opened in (("Sit down!", ""), ("", link)):
        number = ana.pressing(fake.messages[group.id, sent.message_id], "x")
        await bot.answer_callback_query(number, text or None, url=link)
        assert (await ana.answered(number))["url"] == opened


async def test_a_text_becomes_a_picture_and_no_text_again(fake: FakeTelegram, bot: Bot) -> None:
    group = fake.group()
    sent = await bot.send_message(group.id, "lobby")
    await bot.edit_message_media(InputMediaPhoto(png()), group.id, sent.message_id)
    assert fake.messages[group.id, sent.message_id].photo

    with pytest.raises(BadRequest, match="no text in the message"):
        await bot.edit_message_text("lobby", group.id, sent.message_id)


async def test_a_closed_general_topic_takes_nothing(fake: FakeTelegram, bot: Bot) -> None:
    group = fake.group(is_forum=True, closed={None}, topics={5})
    await bot.send_message(group.id, "here", message_thread_id=5)

    with pytest.raises(BadRequest, match="Topic_closed"):
        await bot.send_message(group.id, "there")


async def test_a_press_on_a_forgotten_message_tells_only_where_it_stands(fake: FakeTelegram, bot: Bot) -> None:
    group, ana = fake.group(is_forum=True, topics={5}), Human.called(fake, 7, "Ana")
    await bot.send_message(group.id, "board", message_thread_id=5, reply_markup=keyboard())
    board = ana.board(group)
    board.forgotten = True
    ana.pressing(board, "x")
    (update,) = await bot.get_updates()

    assert update.callback_query is not None
    assert update.callback_query.message is not None
    assert not update.callback_query.message.is_accessible


@asynccontextmanager
async def brought_to(bot: Bot, take: Callable[[web.Request], Awaitable[web.Response]]) -> AsyncIterator[None]:
    """A webhook meanwhile."""
    app = web.Application()
    app.add_routes([web.post("/", take)])
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    await bot.set_webhook(f"http://127.0.0.1:{runner.addresses[0][1]}/")
    yield
    await runner.cleanup()


@pytest.mark.parametrize(("rights", "is_deleted"), [({"can_delete_messages"}, True), (set[str](), False)])
async def test_what_is_two_days_old_is_deleted_by_an_administrator_with_the_right_alone(
    fake: FakeTelegram, bot: Bot, clock: StandingClock, rights: set[str], is_deleted: bool
) -> None:
    group = fake.group(bot="administrator", rights=rights)
    sent = await bot.send_message(group.id, "Well?")
    clock.now += 49 * 3600

    if is_deleted:
        assert await bot.delete_message(group.id, sent.message_id)
    else:
        with pytest.raises(BadRequest, match="can't be deleted"):
            await bot.delete_message(group.id, sent.message_id)


async def test_a_webhook_is_brought_updates_side_by_side(fake: FakeTelegram, bot: Bot) -> None:
    ana, both = Human.called(fake, 7, "Ana"), asyncio.Event()
    brought: list[int] = []

    async def take(request: web.Request) -> web.Response:
        brought.append((await request.json())["update_id"])
        if len(brought) == 2:
            both.set()
        await both.wait()
        return web.Response()

    async with brought_to(bot, take):
        ana.starts()
        ana.says("hello")
        await fake.until(lambda: len(fake.post.delivered) == 2, 60)
        await fake.post.close()

    assert len(brought) == 2


async def test_a_webhook_may_be_brought_what_happened_later_first(fake: FakeTelegram, bot: Bot) -> None:
    ana, brought = Human.called(fake, 7, "Ana"), list[int]()
    fake.post.newest_first = True
    earlier, later = ana.starts(), ana.says("hello")

    async def take(request: web.Request) -> web.Response:
        brought.append((await request.json())["update_id"])
        return web.Response()

    async with brought_to(bot, take):
        await fake.until(lambda: len(fake.post.delivered) == 2, 60)
        await fake.post.close()

    assert brought == [later, earlier]


async def test_a_webhook_may_answer_a_press_by_its_response(fake: FakeTelegram, bot: Bot) -> None:
    ana, group = Human.called(fake, 7, "Ana"), fake.group()
    keyboard = InlineKeyboardMarkup([[InlineKeyboardButton("Go", callback_data="x")]])
    await bot.send_message(group.id, "Well?", reply_markup=keyboard)

    async def take(request: web.Request) -> web.Response:
        query = (await request.json())["callback_query"]["id"]
        return web.json_response({"method": "answerCallbackQuery", "callback_query_id": query, "text": "Gone."})

    async with brought_to(bot, take):
        answer = await ana.press(ana.sees(group)[-1], "Go")
        await fake.post.close()

    assert answer["text"] == "Gone."
    assert "answerCallbackQuery" not in [method for _, method, _ in fake.calls]
