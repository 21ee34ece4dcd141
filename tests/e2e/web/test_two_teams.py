"""Two teams of two race through the city, four pages and four mice at once."""

import asyncio

import pytest
from browsing import ByMouse, Player, Server
from playwright.async_api import Browser
from support.breadth import breadth
from tables import with_settings

LEAST, ENOUGH = 2, breadth(2, 10_000)
"""`make storm` plays the whole round."""
ROUNDS = '[data-key="match_wins"] select'


async def at_the_start(browser: Browser, server: Server) -> list[Player]:
    """Four people who have found their places."""
    ana = await Player.at(browser, server.address, "Ana", sees_boards=False)
    await ana.press('.game[data-game="amsterdam"]')
    await ana.page.wait_for_selector("#lobby .seats li")
    await with_settings(ana)
    await ana.page.select_option(ROUNDS, "1")
    room = ana.page.url.rpartition("/")[0]
    people = [ana, *[await Player.at(browser, room, name, sees_boards=False) for name in ("Bo", "Cy", "Di")]]
    for number, guest in enumerate(people[1:], 2):
        await guest.press(f'#lobby .seats li[data-key="{number}"] .main')
    for one in people:
        await one.press("#lobby .actions .main:not(:disabled)")
    return people


async def plays(player: Player, number: int, acts: list[int]) -> None:
    """This person acts whenever something is asked, until the round is over or everybody has acted enough."""
    mouse = ByMouse(number)
    while min(acts) < ENOUGH and await player.until_asked():
        acts[number] += await player.acts(mouse)


@pytest.mark.long
async def test_two_teams_play_a_live_round_by_mouse_alone(browser: Browser, server: Server) -> None:
    people = await at_the_start(browser, server)

    acts = [0] * len(people)
    playing = [asyncio.create_task(plays(one, number, acts)) for number, one in enumerate(people)]
    done, others = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for one in others if min(acts) >= ENOUGH else ():
        one.cancel()  # it may wait for somebody who has stopped
    ends = await asyncio.gather(*done, *others, return_exceptions=True)

    assert [end for end in ends if isinstance(end, Exception)] == []
    assert min(acts) >= LEAST
    assert min(acts) >= ENOUGH or all([await one.phase == "finished" for one in people])
    assert [one.troubles for one in people] == [[]] * 4
