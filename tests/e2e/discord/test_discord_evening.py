"""An evening in a channel where others talk: few messages, nobody called twice, a board that is true."""

from collections import Counter
from pathlib import Path
from time import sleep

import pytest
from discord_evening import in_discord
from discord_house import DiscordHouse, QuickPainter
from discord_playing import Party
from e2e.evening import GAMES, Evening, asked_by_others
from fake_discord import Channel, FakeDiscord

from bot.tables.model.reply import Painted
from bot.tables.ports.platform import Subject

PRESSES = 24
MOST_CALLS_A_PRESS = 2.75
"""In a secret round of four: the answer, the board, and what three others are asked next."""


class SlowPainter(QuickPainter):
    """Takes longer over a picture than a courier waits for it."""

    def paint(self, subject: Subject) -> Painted:
        sleep(0.1)
        return super().paint(subject)


@pytest.mark.parametrize("game", GAMES)
async def test_a_live_game_of_four_leaves_the_channel_in_peace_and_its_board_is_true(tmp_path: Path, game: str) -> None:
    async with in_discord(tmp_path) as group:
        figures = await Evening(group).play(game, PRESSES)

    assert not set(figures.missed) - {"calls_a_press"}, figures
    assert figures.calls_a_press <= MOST_CALLS_A_PRESS, figures


async def test_a_machine_that_paints_slowly_makes_no_board_of_an_evening_stale(tmp_path: Path) -> None:
    async with in_discord(tmp_path, painter=SlowPainter()) as group:
        group.house.courier.patience = 0.01
        figures = await Evening(group).play("holland", 4)

    assert figures.stale == 0, figures
    assert figures.picture_after <= 5, figures


async def test_whoever_is_asked_once_others_have_acted_reads_first_what_was_done_to_them(tmp_path: Path) -> None:
    async with in_discord(tmp_path) as group:
        asked = await asked_by_others(group, "vi_algo", 40)

    touched = [(done, text) for done, text in asked if done]
    assert touched
    assert [line for done, text in touched for line in done if line not in text] == []


async def test_nobody_is_called_again_because_others_have_chosen(
    fake: FakeDiscord, house: DiscordHouse, channel: Channel
) -> None:
    party = Party(fake, channel, 4)
    await party.sits_down(house, "holland", "none")
    for human in party.people[1:]:
        found = await human.types("act", channel, what="")
        await human.slash("act", channel, what=found[0][1])
        house.clock.now += 10
        await house.carry()

    called = Counter(user for one in fake.sightings for user in one.pings)
    assert called[party.people[0].id] == 1
    assert max(called.values()) == 1
