"""Everybody finds their way: axe-core finds nothing in any phase of any game, in any language, light or dark."""

from itertools import cycle
from typing import Any

import pytest
from axe_playwright_python.async_playwright import Axe  # type: ignore[import-untyped]
from browsing import OnTheBoard, Player, Server
from playwright.async_api import Browser
from support.breadth import breadth

from bot.text import LANGUAGES
from engine.games import games

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WIDE = {"viewport": {"width": 1280, "height": 800}}
ASKED = breadth(1, 10_000)
"""So many questions of a game are looked at, each once: all of them in a storm."""
BUSY = """async () => {
  document.querySelector("#hand").ariaBusy = "true";
  await new Promise(requestAnimationFrame);
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
}"""
QUESTION = "() => document.querySelector('#hand .text').innerText.replace(/[0-9]+/g, '')"


async def faults(player: Player) -> list[str]:
    """What axe-core finds on the page as it stands."""
    found = await Axe().run(player.page)
    return [f"{one['id']}: {one['nodes'][0]['html']}" for one in found.response["violations"]]


async def arrived(browser: Browser, server: Server, lang: str, **about: Any) -> Player:
    """Somebody whose browser speaks this language."""
    ana = await Player.at(browser, server.address, reduced_motion="reduce", **about)
    await ana.page.evaluate(f"localStorage.setItem('language', '{lang}'); localStorage.setItem('list', 'folded')")
    await ana.page.reload()
    await ana.page.wait_for_selector(f"html[lang='{lang}'] #chooser .game")
    return ana


@pytest.mark.parametrize("lang", breadth(["uk"], list(LANGUAGES)))
@pytest.mark.parametrize("about", breadth([PHONE], [PHONE, {**WIDE, "color_scheme": "dark"}]))
async def test_before_a_game_nothing_keeps_anybody_out(
    browser: Browser, server: Server, lang: str, about: dict[str, object]
) -> None:
    ana = await arrived(browser, server, lang, **about)
    assert await faults(ana) == []
    await ana.press('.game[data-game="amsterdam"]')
    await ana.press("#lobby .fill button")
    await ana.page.wait_for_selector(".seats .is-computer")
    assert await faults(ana) == []
    await ana.press("#lobby > .still button")
    await ana.page.wait_for_selector("#answer[open]")
    assert await faults(ana) == []


@pytest.mark.parametrize(
    ("slug", "lang"),
    breadth(
        list(zip(sorted(games()), cycle(LANGUAGES), strict=False)),
        [(slug, lang) for slug in sorted(games()) for lang in LANGUAGES],
    ),
)
async def test_in_a_game_nothing_keeps_anybody_out(browser: Browser, server: Server, slug: str, lang: str) -> None:
    about = WIDE if slug in ("holland", "noites") else PHONE
    ana = await arrived(browser, server, lang, **about)
    await ana.press(f'.offer[data-offer="{slug}"] .main')
    play, seen = OnTheBoard(luck=5), set[str]()
    while len(seen) < ASKED and await ana.until_asked():
        await ana.has_all_pictures()
        asked = await ana.page.evaluate(QUESTION)
        if asked not in seen:
            seen.add(asked)
            assert (asked, await faults(ana)) == (asked, [])
        await ana.acts(play)
    assert await faults(ana) == []


async def test_what_was_answered_can_be_read_until_the_next_question_comes(browser: Browser, server: Server) -> None:
    ana = await arrived(browser, server, "en", **PHONE)
    await ana.press('.offer[data-offer="amsterdam"] .main')
    play = OnTheBoard(luck=5)
    while await ana.until_asked() and not await ana.page.locator("#hand .bar .main").count():
        await ana.acts(play)
    await ana.has_all_pictures()
    await ana.page.evaluate(BUSY)

    assert await faults(ana) == []
