"""Short games played to their end on the board alone, at every size of window: the list stays folded all the time."""

import re
from random import Random

import pytest
from browsing import ByKeys, OnTheBoard, Player, Server
from playwright.async_api import Browser
from slow_line import slow_line
from support.breadth import STORM, breadth
from tables import with_settings

SHORT = {
    "amsterdam": {"match_wins": "1", "ai_delay_s": "0", "lead_limit": "1"},
    "caverna": {"gold_to_win": "2", "round_limit": "3"},
    "holland": {"rest_limit": "1"},
    "noites": {"preset": "quick", "rounds": "2"},
    "vi_algo": {"difficulty": "hard"},
}
HOW = {"touch": OnTheBoard, "keys": ByKeys}
SIZES = ((1280, 800), (390, 844), (844, 390))
EVERYTHING = [(slug, how, size) for slug in SHORT for how in HOW for size in SIZES]
ENDS = ("You have won!", "Your place: ")
SHARED_ENDS = ("All together, you have won!", "You have lost this time.")
"""Who came where is told as well, if not all came to the same end."""
A_LITTLE = [("amsterdam", "touch", (390, 844)), ("holland", "keys", (1280, 800))]


HEADLINE = """() => {
  const { top, bottom } = document.querySelector("#status h3").getBoundingClientRect();
  return top >= 0 && bottom > top && bottom <= innerHeight;
}"""
"""One's own place is seen without looking for it."""


@pytest.mark.long
@pytest.mark.parametrize(("slug", "how", "size"), breadth(A_LITTLE, EVERYTHING))
async def test_a_short_game_is_played_to_its_end_on_the_board_alone(
    browser: Browser, server: Server, slug: str, how: str, size: tuple[int, int]
) -> None:
    is_phone = how == "touch" and size[0] < 900
    window = {"width": size[0], "height": size[1]}
    ana = await Player.at(browser, server.address, viewport=window, has_touch=is_phone, is_mobile=is_phone)
    if is_phone and STORM:
        await slow_line(ana.page.context, Random(f"{slug} {size}"))
    await begun(ana, slug)
    whole: list[str] = []
    ana.page.on("request", lambda asked: whole.append(asked.url) if re.search(r"/picture/\w+$", asked.url) else None)

    play, listed = HOW[how](luck=3), False
    while await ana.until_asked():
        await ana.has_all_pictures()
        await ana.acts(play)
        listed |= await ana.page.is_visible("#hand .rows")

    assert not listed
    assert await ana.page.evaluate("scrollY") == 0  # what came of it is seen, wherever one was
    for sideways in (size, (844, 390)):
        await ana.page.set_viewport_size({"width": sideways[0], "height": sideways[1]})
        assert await ana.page.evaluate(HEADLINE)
    own, *places = [line for line in (await ana.page.inner_text("#status")).splitlines() if line]
    assert own.startswith((*ENDS, *SHARED_ENDS))
    assert len(places) == 1 or (places == [] and own.startswith(SHARED_ENDS))
    assert all(line.startswith("1. ") and "Guest" in line for line in places)
    assert len(whole) <= 1  # the board of the end goes on from one's own, which is there
    assert ana.troubles == []


async def begun(ana: Player, slug: str) -> None:
    """A table of computers and this person, who has the list folded."""
    await ana.page.evaluate("localStorage.setItem('list', 'folded'); localStorage.setItem('typing', 'folded')")
    await ana.page.reload()
    await ana.press(f'.game[data-game="{slug}"]')
    await ana.page.wait_for_selector("#lobby .seats li")
    await with_settings(ana)
    for name, value in SHORT[slug].items():
        field = ana.page.locator(f'[data-key="{name}"] :is(select, input)')
        if await field.evaluate("(node) => node.tagName") == "SELECT":
            await field.select_option(value)
        else:
            await field.fill(value)
            await field.press("Tab")
    await ana.press("#lobby .fill button")
    await ana.press("#lobby .actions .main:not(:disabled)")
