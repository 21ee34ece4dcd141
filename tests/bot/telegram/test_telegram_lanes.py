"""Updates of one chat are carried out in their order, however they were brought."""

import asyncio

from telegram import CallbackQuery, Chat, Message, Update, User

from bot.telegram.lanes import Lanes

ANA = User(7, "Ana", is_bot=False)


def update(number: int, chat: int = -1) -> Update:
    message = Message(number, None, Chat(chat, "group"))  # type: ignore[arg-type]
    return Update(number, callback_query=CallbackQuery(str(number), ANA, "1", message=message))


async def test_what_comes_late_goes_before_what_waits_and_happened_later() -> None:
    taken: list[int] = []

    async def take(one: Update) -> None:
        await asyncio.sleep(0)
        taken.append(one.update_id)

    lanes = Lanes(take)
    lanes.put(update(1))
    await asyncio.sleep(0)
    for number in (4, 2, 3):
        lanes.put(update(number))
    await lanes.wait()

    assert taken == [1, 2, 3, 4]


async def test_what_breaks_holds_up_nothing_behind_it() -> None:
    taken: list[int] = []

    async def take(one: Update) -> None:
        taken.append(one.update_id)
        if one.update_id == 1:
            raise RuntimeError

    lanes = Lanes(take)
    for number in (1, 2):
        lanes.put(update(number))
    await lanes.wait()

    assert taken == [1, 2]
    assert lanes.oldest is None


async def test_what_comes_twice_meanwhile_is_carried_out_once() -> None:
    taken: list[int] = []

    async def take(one: Update) -> None:
        taken.append(one.update_id)

    lanes = Lanes(take)
    first, again = lanes.put(update(1)), lanes.put(update(1))
    await lanes.wait()

    assert taken == [1]
    assert first is again
