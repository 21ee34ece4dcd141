"""What an operator's tools ask: is the house well, and how much is it doing."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.metrics import REGISTRY
from bot.running import CannotOpen


@asynccontextmanager
async def watched(address: str, is_well: Callable[[], bool]) -> AsyncIterator[tuple[str, int]]:
    """Answer `/health` and `/metrics` at `host:port`; where that is. `CannotOpen` if it is not to be had."""

    async def health(_: web.Request) -> web.Response:
        return web.Response(text="well") if is_well() else web.Response(text="unwell", status=503)

    async def metrics(_: web.Request) -> web.Response:
        return web.Response(body=generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})

    app = web.Application()
    app.add_routes([web.get("/health", health), web.get("/metrics", metrics)])
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
    try:
        await web.TCPSite(runner, host or "127.0.0.1", int(port)).start()
    except OSError:
        raise CannotOpen("port-taken", port=port) from None
