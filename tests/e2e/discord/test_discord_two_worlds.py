"""Two worlds that differ only in what Ana hides: what anybody else gets from Discord is equal, byte for byte.

Texts, alt texts, pictures, buttons and their ids, suggestions, refusals, calls by name, and when each was sent.
"""

from pathlib import Path
from typing import Any

import pytest
from discord_house import DiscordHouse
from fake_discord import FakeDiscord, Human
from fake_discord.library import A_SECOND, pointed
from hall import TIMED, WORDS
from leaky import LEAKS, planted
from standing_clock import StandingClock
from support.looks import FORM_LOOKS

from bot.discord import asked, calls, reception
from bot.text import Catalogue
from engine.games import AnyGame

CATALOGUE = Catalogue.load(WORDS)
LOOKS = (*FORM_LOOKS, "undo")


async def world(folder: Path, game: AnyGame, hidden: int) -> dict[str, Any]:
    """Everything that anybody but Ana gets while she hides so many pebbles."""
    clock = StandingClock()
    async with FakeDiscord(clock).open() as fake:
        with pointed(fake.base, fake.gateway_url, a_second=A_SECOND):
            house = DiscordHouse(fake, clock, folder, {"porrinha": game}, catalogue=CATALOGUE)
            async with house.open():
                return await _played(fake, house, hidden)


async def _played(fake: FakeDiscord, house: DiscordHouse, hidden: int) -> dict[str, Any]:
    channel = fake.channel(fake.guild())
    ana, bo, eve = (Human.called(fake, 7 + at, name) for at, name in enumerate(("Ana", "Bo", "Eve")))
    for who, command, options in (
        (ana, "play", {"game": "porrinha"}),
        (bo, "join", {}),
        (ana, "seat fill", {"seats": 3}),
        (ana, "start", {}),
    ):
        await who.slash(command, channel, **options)
        await house.carry()
    await bo.press(bo.board(channel), "I am here")
    await house.carry()
    hand = (await ana.press(ana.board(channel), "My hand")).answers[-1]
    await ana.press(hand, str(hidden))
    await house.carry()
    typed = [await bo.types("act", channel, what=""), await eve.types("act", channel, what="")]
    for who in (bo, eve):
        for look in LOOKS:
            await who.slash(look, channel)
    for line in ("hide 9", "guess 1", "nonsense", "hide 2"):
        await bo.slash("act", channel, what=line)
        await house.carry()
    for _ in range(5):
        clock_forward(house)
        await house.carry()
    seen = [one for one in fake.sightings if one.viewer != ana.id]
    told = [
        (one.channel, one.viewer or 0, one.at, one.do, one.text, one.alt, one.buttons, one.picture, one.pings)
        for one in seen
    ]
    # Letters to a place and to its people are carried side by side: what is compared is what came where, and when.
    return {"typed": typed, "told": sorted(told, key=repr), "refused": fake.refused}


def clock_forward(house: DiscordHouse) -> None:
    house.clock.now += 20


@pytest.fixture(autouse=True)
def patient(hasty_calls: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """How many calls something takes hangs on no second of this machine: each world waits for what it is about to say.

    A call by name comes after the lines that were written with it, an answer with its picture, and as one.
    """
    monkeypatch.setattr(calls, "QUIET_SECONDS", 0.1)
    monkeypatch.setattr(asked, "PICTURE_SECONDS", 60)
    monkeypatch.setattr(asked, "LATE_PICTURE_SECONDS", 60)
    monkeypatch.setattr(reception, "A_MOMENT_SECONDS", 60)


async def test_nobody_can_tell_what_is_hidden(tmp_path: Path) -> None:
    nought = await world(tmp_path / "0", TIMED, 0)

    assert nought == await world(tmp_path / "3", TIMED, 3)
    assert nought["told"]


@pytest.mark.parametrize("leak", LEAKS)
async def test_a_planted_leak_is_caught(tmp_path: Path, leak: str) -> None:
    game = planted(leak)

    assert await world(tmp_path / "0", game, 0) != await world(tmp_path / "3", game, 3)


async def test_without_a_leak_the_planted_game_keeps_its_secret(tmp_path: Path) -> None:
    game = planted("")

    assert await world(tmp_path / "0", game, 0) == await world(tmp_path / "3", game, 3)
