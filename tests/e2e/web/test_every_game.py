"""Every installed game at the web table, which knows none of them: chosen, filled, started and answered by mouse."""

import pytest
from browsing import ByMouse, Player, Server
from playwright.async_api import Browser
from support.breadth import breadth

from engine.games import games


@pytest.mark.parametrize("slug", sorted(games()))
async def test_a_game_is_chosen_started_and_answered_by_mouse(browser: Browser, server: Server, slug: str) -> None:
    ana = await Player.at(browser, server.address)
    await ana.press(f'.game[data-game="{slug}"]')
    await ana.press("#lobby .fill button")
    await ana.press("#lobby .actions .main:not(:disabled)")

    assert await ana.until_asked()
    assert await ana.acts(ByMouse())

    assert ana.troubles == []


@pytest.mark.parametrize("slug", breadth(["noites"], sorted(games())))
async def test_one_press_beside_a_game_leads_to_the_first_decision(browser: Browser, server: Server, slug: str) -> None:
    ana = await Player.at(browser, server.address)
    await ana.press(f'.offer[data-offer="{slug}"] .main')

    assert await ana.until_asked()
    assert ana.troubles == []
