"""Custom emoji on buttons: where the owner may have them, by the ordinary emoji that each stands for."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from fake_telegram import FakeTelegram, Message
from hosting import Clock, Hosting, hosted

SIGNS = {"🃏": "5301", "⚙️": "5302", "🎈": "5303"}


@pytest.fixture
async def iconed(tmp_path: Path) -> AsyncIterator[Hosting]:
    clock = Clock()
    async with FakeTelegram(clock).open() as fake:
        fake.emoji["Signs"], fake.owner_has_premium = SIGNS, True
        async with hosted(fake, clock, tmp_path, emoji="Signs") as hosting:
            yield hosting


def icons(message: Message) -> dict[str, Any]:
    return {one["text"]: one["icon_custom_emoji_id"] for one in message.buttons if "icon_custom_emoji_id" in one}


async def test_a_button_bears_the_emoji_of_its_command(iconed: Hosting) -> None:
    group, ana = iconed.fake.group(), iconed.human("Ana")
    await iconed.says(ana, "/play holland", group)

    assert icons(ana.board(group)) == {"Settings": "5302"}


async def test_where_the_owner_may_have_none_buttons_go_without(iconed: Hosting) -> None:
    iconed.fake.owner_has_premium = False
    group, ana = iconed.fake.group(), iconed.human("Ana")
    await iconed.says(ana, "/play holland", group)
    await iconed.says(ana, "/join", group)

    assert "Settings" in ana.board(group).labels
    assert icons(ana.board(group)) == {}
    assert [one for _, one in iconed.fake.refused] == ["Bad Request: DOCUMENT_INVALID"]


async def test_a_set_that_is_not_there_hinders_nothing(iconed: Hosting) -> None:
    iconed.fake.emoji.clear()
    await iconed.restart()
    group, ana = iconed.fake.group(), iconed.human("Ana")
    await iconed.says(ana, "/play holland", group)

    assert icons(ana.board(group)) == {}
