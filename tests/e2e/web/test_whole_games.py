"""Whole games in a real browser: by mouse alone, by typing alone, and four people with a server that is killed."""

import asyncio

from browsing import ByMouse, ByTyping, How, Player, Server
from playwright.async_api import Browser
from tables import opened, seated


async def played(player: Player, how: How) -> None:
    """This person plays on until the game is over."""
    while await player.until_asked():
        await player.acts(how)


async def test_one_person_plays_a_whole_game_by_mouse_alone(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address)
    await opened(ana)
    await ana.press("#lobby .fill button")
    await ana.press("#lobby .actions .main")

    await played(ana, ByMouse())

    assert "The game is over" in await ana.page.inner_text("#board")
    assert ana.troubles == []


async def test_another_person_plays_a_whole_game_by_typing_alone(browser: Browser, server: Server) -> None:
    bo = await Player.at(browser, server.address)
    for line in ("/play holland", "/configure rest_limit 1", "/fill", "/start"):
        await bo.type(line)
        await bo.page.wait_for_function("() => document.querySelector('#line').value === ''")

    await played(bo, ByTyping())

    assert "The game is over" in await bo.page.inner_text("#board")
    assert bo.troubles == []


async def test_four_people_play_on_after_the_server_was_killed(browser: Browser, server: Server) -> None:
    people = await seated(browser, server, "Ana", "Bo", "Cy", "Di")
    await people[1].acts(ByMouse())
    for one in people:
        await one.page.wait_for_function("() => document.querySelector('#lines').innerText.includes('Bo has chosen')")
    before = [await shown(one) for one in people]

    server.kill()
    for one in people:
        await one.page.wait_for_selector("body.lost")
    server.start()
    for one in people:
        await one.page.wait_for_selector("body:not(.lost)")

    assert [await shown(one) for one in people] == before
    await asyncio.gather(*(played(one, ByMouse()) for one in people))
    assert all(["The game is over" in await one.page.inner_text("#board") for one in people])
    assert [one.troubles for one in people] == [[]] * 4


async def shown(player: Player) -> tuple[object, ...]:
    """What stands on a page, without times: what happened, line by line, the question and its buttons."""
    lines = await player.page.locator("#lines p").all_inner_texts()
    parts = [await player.page.inner_text(part) for part in ("#status h3", "#hand .text", "#hand .rows")]
    return (sorted("\n".join(lines).split("\n")), *parts)
