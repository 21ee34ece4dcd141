"""A wire in between that counts what comes by it: all of it, headers and what is packed, as it travels."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

MOST_AT_ONCE = 65_536


@dataclass
class Counted:
    """The bytes that came from a server so far, and where to ask for them."""

    address: str
    came: int = 0


@asynccontextmanager
async def counted(port: int) -> AsyncIterator[Counted]:
    """Whoever asks here is answered by what listens at that port of this machine."""

    async def passes_on(browser: asyncio.StreamReader, to_browser: asyncio.StreamWriter) -> None:
        server, to_server = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(_all(browser, to_server), _all(server, to_browser, wire), return_exceptions=True)

    listening = await asyncio.start_server(passes_on, "127.0.0.1", 0)
    wire = Counted(f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}/")
    try:
        yield wire
    finally:
        listening.close()


async def _all(source: asyncio.StreamReader, target: asyncio.StreamWriter, wire: Counted | None = None) -> None:
    try:
        while some := await source.read(MOST_AT_ONCE):
            if wire is not None:
                wire.came += len(some)
            target.write(some)
            await target.drain()
    finally:
        target.close()
