"""The watch bites: whatever somebody should not have seen, or Telegram should not have got, is found."""

from dataclasses import replace

import pytest
from e2e.checker import Call, Shown, calls_too_many
from e2e.tally import Samples, tallied
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


CALLED = Call("telegram:7", "a card for round 1")


def test_whoever_is_called_twice_for_one_question_is_found_and_nobody_who_is_asked_anew() -> None:
    first = Shown(1, "group", None, calls=(CALLED,))
    asked_anew = Shown(5, "group", None, calls=(replace(CALLED, question="a card for round 2"),))
    others_have_chosen = replace(first, turn=3)

    assert list(calls_too_many([first, asked_anew])) == []
    assert list(calls_too_many([first, others_have_chosen, asked_anew])) == [
        "telegram:7 is called 2 times for a card for round 1"
    ]


def test_an_evening_that_drowns_its_group_misses_its_aims() -> None:
    called = [Shown(1, "group", None, calls=(CALLED,), at=40.0 * at, message=at) for at in range(31)]
    flood = [Shown(1, "group", None, at=2000.0 + at, message=100 + at) for at in range(7)]
    hand = Shown(1, "7", "telegram:7", picture=b"x", uploaded=9, at=1.0)
    samples = Samples(boards=[True, *[False] * 9], settled=[True], calls=[True])
    figures = replace(
        tallied([*called, *flood, hand, replace(hand, do="edit")], samples), picture_after=71.0, remains=31, presses=1
    )

    assert (figures.busiest, figures.most_calls, figures.uploaded_again, figures.stale) == (7, 31, 9, 0.1)
    assert figures.missed == [
        *("busiest", "most_calls", "calls_left", "stale", "picture_after", "uploaded_again", "remains")
    ]
