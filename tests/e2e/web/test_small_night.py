"""A whole small night of horror in a real browser: by mouse alone, and by typed commands alone."""

import pytest
from browsing import ByExample, ByMouse, How, Player, Server
from playwright.async_api import Browser
from support.breadth import breadth
from tables import with_settings

ACTS = breadth(8, 10_000)
SETTINGS = {"preset": "quick", "rounds": "2"}


@pytest.mark.long
@pytest.mark.parametrize("how", [ByMouse(7), ByExample()], ids=["mouse", "typing"])
async def test_one_person_plays_a_whole_small_night(browser: Browser, server: Server, how: How) -> None:
    ana = await Player.at(browser, server.address, sees_boards=False)
    await ana.press('.game[data-game="noites"]')
    await ana.page.wait_for_selector("#lobby .seats li")
    await with_settings(ana)
    for name, value in SETTINGS.items():
        await ana.page.select_option(f'[data-key="{name}"] select', value)
    await ana.press("#lobby .fill button")
    await ana.press("#lobby .actions .main:not(:disabled)")

    acts = 0
    while acts < ACTS and await ana.until_asked():
        acts += await ana.acts(how)

    assert acts == ACTS or await ana.phase == "finished"
    assert ana.troubles == []
