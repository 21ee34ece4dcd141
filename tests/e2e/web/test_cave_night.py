"""Four people spend a night in the cave, a page each: by standing orders only one of them is ever asked (CZ-641)."""

import asyncio
from itertools import pairwise

import pytest
from browsing import ByMouse, Player, Server
from playwright.async_api import Browser
from support.breadth import breadth
from tables import with_settings

ACTS = breadth(10, 24)
LOOK_SECONDS = 0.05
NAMES = ("Ana", "Bo", "Cy", "Di")
SETTLED = """() => document.body.dataset.phase === "playing" && document.querySelector("#hand").ariaBusy !== "true" """
ASKED = """() => document.querySelector("#hand").classList.contains("waits")"""


async def by_night(browser: Browser, server: Server) -> list[Player]:
    """Everybody has found a place, and it is dark."""
    ana = await Player.at(browser, server.address, NAMES[0], sees_boards=False)
    await ana.press('.game[data-game="caverna"]')
    await ana.page.wait_for_selector("#lobby .seats li")
    await with_settings(ana)
    await ana.page.select_option('[data-key="mode"] select', "night")
    room = ana.page.url.rpartition("/")[0]
    people = [ana, *[await Player.at(browser, room, name, sees_boards=False) for name in NAMES[1:]]]
    for number, guest in enumerate(people[1:], 2):
        await guest.press(f'#lobby .seats li[data-key="{number}"] .main')
    for one in people:
        await one.press("#lobby .actions .main:not(:disabled)")
    return people


async def asked(people: list[Player]) -> list[int]:
    """Who is asked by their page, once every page has caught up with the last answer."""
    for one in people:
        await one.until(SETTLED)
    waits = [asyncio.ensure_future(one.until_asked()) for one in people]
    _, others = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for wait in others:
        wait.cancel()
    while len({await one.page.text_content("#status") for one in people}) > 1:  # noqa: ASYNC110  pages ring no bell
        await asyncio.sleep(LOOK_SECONDS)
    return [number for number, one in enumerate(people) if await one.page.evaluate(ASKED)]


@pytest.mark.long
@pytest.mark.rule("CZ-641")
async def test_by_standing_orders_one_page_at_a_time_asks_for_an_answer(browser: Browser, server: Server) -> None:
    people = await by_night(browser, server)
    mouse, turns = ByMouse(), list[int]()
    while len(turns) < ACTS or len(set(turns)) == 1:  # a long turn may take more than so many
        (seat,) = await asked(people)
        await people[seat].acts(mouse)
        turns.append(seat)

    changes = {(after - before) % 4 for before, after in pairwise(turns)}
    assert changes == {0, 1}
    assert [one.troubles for one in people] == [[]] * 4
