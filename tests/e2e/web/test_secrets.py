"""Two worlds in a real browser: a pick that nobody may know changes nothing that anybody else's browser is sent."""

import json
import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from browsing import Player, Server
from playwright.async_api import Browser
from tables import seated

PASSING = re.compile(
    r'[0-9a-f]{48}|"(at|dueAt)": \d+|\d+ (min|s)\b|datetime="[^"]*"|http://127\.0\.0\.1:\d+|\d\d:\d\d'
    r'|<p id="[a-z-]*clock".*?</p>'
)
"""What differs from one run to the next and says nothing: names of pictures, times, clocks, where the house is."""
CHOSEN = """() => document.querySelector("#lines").innerText.includes("Ana has chosen")
  && [...document.querySelectorAll("#hand .stage")]
    .every(({ ariaLabel }) => ariaLabel.includes("1 of 2 have chosen"))"""


@dataclass(frozen=True)
class World:
    """Everything that one browser came to know: what stands on its page, what it was sent, which pictures it got."""

    page: str
    traffic: frozenset[str]
    pictures: frozenset[bytes]


async def test_a_pick_changes_nothing_in_anybody_elses_browser(browser: Browser, tmp_path: Path) -> None:
    addresses = await dealt(browser, tmp_path / "dealt")
    worlds = [await picked(browser, tmp_path, addresses, card) for card in (2, 5)]

    assert worlds[0].others == worlds[1].others
    assert worlds[0].own.page != worlds[1].own.page
    assert worlds[0].own.pictures != worlds[1].own.pictures


@dataclass(frozen=True)
class Picked:
    """The world of whoever picked, and that of somebody else."""

    own: World
    others: World


async def dealt(browser: Browser, folder: Path) -> list[str]:
    """Two people have got their first question, and their server is gone; their paths."""
    server = Server(folder)
    server.start()
    people = await seated(browser, server, "Ana", "Bo")
    for one in people:
        await one.until("() => document.querySelector('#lines').innerText.includes('Round 1')")
        await one.page.wait_for_selector("#hand .stage > svg", state="attached")
    paths = [one.page.url.removeprefix(server.address) for one in people]
    server.kill()
    for one in people:
        await one.page.context.close()
    return paths


async def picked(browser: Browser, folder: Path, paths: list[str], card: int) -> Picked:
    """The same table once more, where the first person picks this card."""
    server = Server(folder / f"picked-{card}")
    shutil.copytree(folder / "dealt", server.folder)
    server.start()
    ana, bo = [await Player.at(browser, server.address + path, keeps_pictures=True) for path in paths]
    for one in (ana, bo):
        await one.until_asked()
        await one.page.wait_for_selector("#hand .stage > svg")
        await one.has_all_pictures()
    await ana.press(f"#hand .rows button >> nth={card - 1}")
    for one in (ana, bo):
        await one.until(CHOSEN)
        await one.has_all_pictures()
    found = Picked(await world(ana), await world(bo))
    server.kill()
    for one in (ana, bo):
        await one.page.context.close()
    return found


async def world(player: Player) -> World:
    """What this browser knows, without what passes."""
    page = PASSING.sub("", await player.page.content())
    told = frozenset(one for line in player.heard for one in changes(line))
    return World(page, told, frozenset(player.pictures.values()))


def changes(line: str) -> Iterator[str]:
    """What a line that was sent to a browser says, one by one: how many of them travel together is chance."""
    told = json.loads(line)
    for change in told.get("changes", [told]):
        for one in change.get("messages", [change.get("message", change)]):
            yield PASSING.sub("", json.dumps(one, sort_keys=True))
