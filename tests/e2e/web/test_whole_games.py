"""Whole games in a real browser: by mouse alone, by typing alone, and four people with a server that is killed."""

import asyncio

from browsing import ByMouse, ByTyping, How, Player, Server
from PIL import Image
from playwright.async_api import Browser
from support.breadth import breadth
from tables import opened, seated

LINES = breadth(8, 10_000)
AFTERWARDS = breadth(1, 10_000)
"""So many acts: `make test` has one whole game played by mouse, `make storm` all of them."""
ENDS = ("You have won!", *(f"Your place: {place} of 4." for place in (2, 3, 4)))
"""What came of it is said first, to whoever played."""

IN_SIGHT = """(what) => [...document.querySelectorAll(what)].every((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})"""
"""Whether all of them are seen without scrolling."""
MARK_LINES = "() => document.querySelectorAll('#lines p').forEach((line) => { line.dataset.before = 1; })"
"""What the page shows from now on instead of these lines, it was told anew."""


async def played(player: Player, how: How, most: int = 10_000) -> bool:
    """This person plays on until the game is over, or has acted so often; whether it is over."""
    for _ in range(most):
        if not await player.until_asked():
            return True
        await player.acts(how)
    return False


async def test_one_person_plays_a_whole_game_by_mouse_alone_and_saves_it(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address)
    await opened(ana)
    await ana.press("#lobby .fill button")
    await ana.press("#lobby .actions .main")

    assert await played(ana, ByMouse())
    assert await ana.phase == "finished"
    assert await ana.page.inner_text("#status h3") in ENDS
    assert "1. " in await ana.page.inner_text("#status p:last-child")
    assert ana.troubles == []
    await steps_through(ana)
    await exports(ana)
    await keeps_the_ending(ana)


async def steps_through(ana: Player) -> None:
    """The finished game is replayed by keys."""
    await ana.press('#board .rows button:has-text("Replay")')
    await ana.page.wait_for_selector('#answer-title:has-text("Moment 0")')
    for key, moment in (("ArrowRight", "Moment 1 "), ("ArrowRight", "Moment 2 "), ("ArrowLeft", "Moment 1 ")):
        await ana.page.keyboard.press(key)
        await ana.page.wait_for_selector(f'#answer-title:has-text("{moment}")')
    assert await ana.page.is_visible("#answer .stage > svg")
    assert await ana.page.evaluate(IN_SIGHT, "#answer .rows button")
    await ana.page.keyboard.press("Escape")


async def exports(ana: Player) -> None:
    """The finished game is saved as a file."""
    async with ana.page.expect_download() as download:
        await ana.press('#board .rows button:has-text("Export")')
    assert (await download.value).suggested_filename.startswith("holland-")


async def keeps_the_ending(ana: Player) -> None:
    """How it ended is saved as a picture; nothing can be shared from this browser."""
    await ana.press('#board .rows button:has-text("Picture to show")')
    await ana.page.wait_for_selector("#answer .stage > svg")
    async with ana.page.expect_download() as download:
        await ana.press("#keep-ending")
    saved = await download.value
    assert saved.suggested_filename.endswith(".jpg")
    with Image.open(await saved.path()) as picture:
        assert picture.size == (1200, 630)


async def test_another_person_plays_by_typing_alone(browser: Browser, server: Server) -> None:
    bo = await Player.at(browser, server.address, sees_boards=False)
    for line in ("/play holland", "/configure rest_limit 1", "/fill", "/start"):
        await bo.type(line)
        await bo.until("() => document.querySelector('#line').value === ''")

    over = await played(bo, ByTyping(), LINES) or not await bo.until_asked()  # the computers may end it now

    assert over == (await bo.phase == "finished")
    assert bo.troubles == []


async def test_four_people_play_on_after_the_server_was_killed(browser: Browser, mortal_server: Server) -> None:
    people = await seated(browser, mortal_server, "Ana", "Bo", "Cy", "Di", sees_boards=False)
    await people[1].acts(ByMouse())
    for one in people:
        await one.page.wait_for_selector('#lines:has-text("Bo has chosen")')
        await one.page.wait_for_selector('#status h3:text-is("Waiting for Ana, Cy and Di.")')
    await people[1].page.wait_for_selector('#hand .text:has-text("Your answer: ")')
    before = [await shown(one) for one in people]
    for one in people:
        await one.page.evaluate(MARK_LINES)

    mortal_server.kill()
    for one in people:
        await one.page.wait_for_selector("body.lost")
    mortal_server.start()
    for one in people:
        await one.page.wait_for_selector("body:not(.lost)")
        await one.page.wait_for_selector("#lines p[data-before]", state="detached")

    assert [await shown(one) for one in people] == before
    over = await asyncio.gather(*(played(one, ByMouse(), AFTERWARDS) for one in people))
    assert over == [await one.phase == "finished" for one in people]
    assert [one.troubles for one in people] == [[]] * 4


async def shown(player: Player) -> tuple[object, ...]:
    """What stands on a page, without times: what happened, line by line, the question and its buttons."""
    lines = await player.page.locator("#lines p").all_inner_texts()
    parts = [await player.page.inner_text(part) for part in ("#status h3", "#hand .text", "#hand .rows")]
    return (sorted("\n".join(lines).split("\n")), *parts)
