"""Tables that people have sat down at, in their browsers."""

from collections.abc import Awaitable, Callable
from typing import Any

from browsing import Player, Server
from playwright.async_api import Browser, ViewportSize

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
Alone = Callable[..., Awaitable[Player]]


async def with_settings(player: Player) -> None:
    """All settings are unfolded."""
    await player.page.evaluate("document.querySelectorAll('#lobby details').forEach((fold) => { fold.open = true; })")


async def opened(player: Player) -> None:
    """A short table of Sir Holland stands open."""
    await player.press('.game[data-game="holland"]')
    await player.page.wait_for_selector("#lobby .seats li")
    await with_settings(player)
    await player.page.select_option('[data-key="rest_limit"] select', "1")


async def seated(browser: Browser, server: Server, host: str, *guests: str, sees_boards: bool = True) -> list[Player]:
    """These people, with a page each, have got their first question."""
    first = await Player.at(browser, server.address, host, sees_boards=sees_boards)
    await opened(first)
    room = first.page.url.rpartition("/")[0]
    people = [first, *[await Player.at(browser, room, name, sees_boards=sees_boards) for name in guests]]
    for number, guest in enumerate(people[1:], 2):
        await guest.press(f'#lobby .seats li[data-key="{number}"] .main')
    for one in people:
        await one.press("#lobby .actions .main:not(:disabled)")
    for one in people:
        await one.until_asked()
    return people
