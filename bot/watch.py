"""What an operator's tools ask: is the house well, and how much is it doing."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.doors import CannotOpen
from bot.health import Health
from bot.listening import listen
from bot.metrics import REGISTRY


@asynccontextmanager
async def watched(address: str, health: Callable[[], Awaitable[Health]]) -> AsyncIterator[tuple[str, int]]:
    """Answer `/health` and `/metrics` at `host:port`; where that is. `CannotOpen` if it is not to be had."""

    async def told(_: web.Request) -> web.Response:
        now = await health()
        return web.Response(text=str(now), status=503 if now.ill else 200)

    async def metrics(_: web.Request) -> web.Response:
        return web.Response(body=generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})

    app = web.Application()
    app.add_routes([web.get("/health", told), web.get("/metrics", metrics)])
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    try:
        await _listen(runner, address)
        yield runner.addresses[0][:2]
    finally:
        await runner.cleanup()


async def _listen(runner: web.AppRunner, address: str) -> None:
    host, _, port = address.rpartition(":")
    if not port.isdecimal() or int(port) > 65_535:
        raise CannotOpen("bad-watch", typed=address)
    await listen(runner, host or "127.0.0.1", int(port), "MESTRE_WATCH")
