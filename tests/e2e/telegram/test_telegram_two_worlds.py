"""Two worlds that differ only in what Ana hides: what anybody else gets from Telegram is equal, byte for byte.

Texts, pictures, files, buttons and their ids, toasts, links, refusals, calls by name, and when each was sent.
"""

from itertools import count
from pathlib import Path
from typing import Any

import pytest
from fake_telegram import FakeTelegram
from hall import TIMED, WORDS
from hosting import Clock, Hosting, hosted
from leaky import LEAKS, planted
from quick_painter import QuickPainter
from support.looks import TYPED_LOOKS

from bot.text import Catalogue
from engine.games import AnyGame

CATALOGUE = Catalogue.load(WORDS)
LOOKS = (*TYPED_LOOKS, "undo")
LABELS = ("My hand", "Who and when", "What happened?")


async def world(folder: Path, game: AnyGame, hidden: int) -> dict[str, Any]:
    """Everything that anybody but Ana gets while she hides so many pebbles."""
    clock, numbers = Clock(), count(1)
    changes = {"catalogue": CATALOGUE, "painter": QuickPainter(), "entropy": lambda: f"{next(numbers):064x}"}
    async with (
        FakeTelegram(clock).open() as fake,
        hosted(fake, clock, folder, games=lambda: {"porrinha": game}, changes=changes) as hosting,
    ):
        return await _played(fake, hosting, hidden)


async def _played(fake: FakeTelegram, hosting: Hosting, hidden: int) -> dict[str, Any]:
    group = fake.group()
    ana, bo, eve = (hosting.human(name) for name in ("Ana", "Bo", "Eve"))
    await hosting.says(ana, "/play porrinha", group)
    await hosting.says(bo, "/join", group)
    await hosting.says(ana, "/fill 3", group)
    await hosting.says(ana, "/begin", group)
    await hosting.press(bo, bo.board(group), "I am here")
    await hosting.after(40)
    await hosting.press(ana, ana.board(group), "My hand")
    await hosting.press(ana, ana.sees()[-1], str(hidden))
    answers = []
    for who in (bo, eve):
        for look in LOOKS:
            await hosting.says(who, f"/{look}", group)
        answers += [await hosting.press(who, who.board(group), label) for label in LABELS]
    for line in ("hide 9", "guess 1", "nonsense", "hide 2"):
        await hosting.says(bo, line)
    await hosting.after(100, steps=5)
    seen = [one for one in fake.sightings if one.viewer != ana.id]
    told = [
        (
            one.chat,
            one.viewer or 0,
            one.at,
            one.method,
            one.text,
            one.buttons,
            one.picture or b"",
            one.file,
            one.entities,
        )
        for one in seen
    ]
    # Addresses are carried to side by side: what has an order is what arrives at each of them, and when.
    return {"answers": answers, "told": sorted(told, key=lambda one: one[:2]), "refused": fake.refused}


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
