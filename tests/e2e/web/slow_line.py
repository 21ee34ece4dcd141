"""A line as it is on a train: whatever is asked or told takes its time, now more, now less."""

import asyncio
from contextlib import suppress
from random import Random

from playwright.async_api import BrowserContext, Error, Route, WebSocketRoute

LONGEST_S = 0.8


async def slow_line(context: BrowserContext, chance: Random) -> None:
    """From now on everything that this browser asks, and is told, comes later."""
    lines = set[asyncio.Task[None]]()

    def leave(_: BrowserContext) -> None:
        for line in lines:
            line.cancel()

    await context.route("**/*", lambda route: _asked(route, chance))
    await context.route_web_socket("**/*", lambda socket: lines.add(asyncio.ensure_future(_told(socket, chance))))
    context.on("close", leave)


async def _asked(route: Route, chance: Random) -> None:
    await _some_time(chance)
    with suppress(Error):  # the page was closed meanwhile
        await route.continue_()


async def _told(socket: WebSocketRoute, chance: Random) -> None:
    """What is told comes later, but in its order; what the page says goes on by itself."""
    news: asyncio.Queue[str | bytes] = asyncio.Queue()
    socket.connect_to_server().on_message(news.put_nowait)
    while True:
        told = await news.get()
        await _some_time(chance)
        with suppress(Error):
            socket.send(told)


async def _some_time(chance: Random) -> None:
    await asyncio.sleep(LONGEST_S * chance.random() ** 2)
