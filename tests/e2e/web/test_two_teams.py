"""Two teams of two race through the city, four pages and four mice at once."""

import asyncio

import pytest
from browsing import ByMouse, Player, Server
from playwright.async_api import Browser

ROUNDS = '[data-key="match_wins"] select'


async def at_the_start(browser: Browser, server: Server) -> list[Player]:
    """Four people who have found their places."""
    ana = await Player.at(browser, server.address, "Ana")
    await ana.press('.game[data-game="amsterdam"]')
    await ana.page.wait_for_selector("#lobby .seats li")
    if not await ana.page.is_visible("#lobby .settings"):
        await ana.press("#lobby summary")
    await ana.page.select_option(ROUNDS, "1")
    room = ana.page.url.rpartition("/")[0]
    people = [ana, *[await Player.at(browser, room, name) for name in ("Bo", "Cy", "Di")]]
    for number, guest in enumerate(people[1:], 2):
        await guest.press(f'#lobby .seats li[data-key="{number}"] .main')
    for one in people:
        await one.press("#lobby .actions .main:not(:disabled)")
    return people


async def plays(player: Player, luck: int) -> int:
    """This person acts whenever something is asked, until the round is over; how often."""
    mouse, acts = ByMouse(luck), 0
    while await player.until_asked():
        acts += await player.acts(mouse)
    return acts


@pytest.mark.long
async def test_two_teams_play_a_live_round_by_mouse_alone(browser: Browser, server: Server) -> None:
    people = await at_the_start(browser, server)

    acts = await asyncio.gather(*(plays(one, luck) for luck, one in enumerate(people)))

    assert min(acts) >= 3
    assert all(["The game is over" in await one.page.inner_text("#board") for one in people])
    assert [one.troubles for one in people] == [[]] * 4
