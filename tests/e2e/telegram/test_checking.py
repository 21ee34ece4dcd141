"""The watch bites: whatever somebody should not have seen, or Telegram should not have got, is found."""

import pytest
from fake_telegram import FakeTelegram
from hosting import Hosting
from playing import Party, party
from telegram import InlineKeyboardButton, InlineKeyboardMarkup
from telegram.error import TelegramError


@pytest.fixture
async def played(hosting: Hosting) -> Party:
    made = await party(hosting, "holland", pause=3, seed=1)
    await made.play(2)
    return made


async def test_a_party_behaves(played: Party) -> None:
    await played.play(4)

    assert await played.complaints() == []


async def test_a_private_text_in_public_is_found(played: Party, hosting: Hosting) -> None:
    secret = played.humans[0].sees()[-1].text
    await hosting.adapter.bot.send_message(played.chat.id, secret)

    assert any("unmeant" in one for one in await played.complaints())


async def test_a_private_picture_in_public_is_found(played: Party, hosting: Hosting, fake: FakeTelegram) -> None:
    photo = next(one.photo for one in reversed(played.humans[0].sees()) if one.photo is not None)
    await hosting.adapter.bot.send_photo(played.chat.id, photo)

    assert any("was painted for {0}" in one for one in await played.complaints())


async def test_somebody_elses_buttons_are_found(played: Party, hosting: Hosting, fake: FakeTelegram) -> None:
    ana, bo = played.humans
    own = next(one for one in fake.sightings if one.viewer == ana.id and ":a:" in str(one.buttons))
    keyboard = InlineKeyboardMarkup.from_button(InlineKeyboardButton("!", callback_data=own.buttons[0][1]))
    await hosting.adapter.bot.send_message(bo.id, "?", reply_markup=keyboard)

    assert any("sees the button m1:" in one for one in await played.complaints())


async def test_a_flood_is_found(played: Party, hosting: Hosting) -> None:
    async def flood() -> None:
        for number in range(21):
            await hosting.adapter.bot.send_message(played.chat.id, str(number))

    with pytest.raises(TelegramError):
        await flood()
    assert any("Too Many Requests" in one for one in await played.complaints())
