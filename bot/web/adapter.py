"""The web table as an adapter: it listens on one address of this machine."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

from aiohttp import web

from bot.doors import CannotOpen
from bot.listening import listen, own_address
from bot.tables.ports.trouble import StoreTrouble
from bot.tables.service import Service
from bot.web import links
from bot.web.app import A_SECOND, SILENCE_SECONDS, WebTable
from bot.web.askers import Askers

GRACE_SECONDS = 1
"""So long whoever still sends is heard when they have their answer, or when the house closes."""
PAGE, ALONE_MS = "page", 15_000
"""A page that ended without a word makes room for another after so long."""


class WebAdapter:
    """Listens, and says where."""

    def __init__(
        self,
        service: Service,
        stir: Callable[[], None],
        host: str,
        port: int,
        a_second: float = A_SECOND,
        *,
        address: str = "",
        proxies: Sequence[str] = (),
    ) -> None:
        self._shelf, self._who = service.shelf, links.secret()
        self._staying: asyncio.Task[None] | None = None
        self._table = table = WebTable(service, stir, a_second, Askers.told(proxies, address, host))
        self.platform = table.platform
        self._address = address
        self._wanted = (host, port)
        self._runner = web.AppRunner(
            table.app(),
            access_log=None,
            shutdown_timeout=GRACE_SECONDS,
            keepalive_timeout=SILENCE_SECONDS,
            lingering_time=GRACE_SECONDS,
        )

    async def start(self) -> None:
        """Listen; `CannotOpen` if the port is taken or not ours to take, or while this store has a page elsewhere.

        What stands on a page is told by the process that serves it: people on two would see half of it each.
        """
        host, port = self._wanted
        if not await self._shelf.alone(PAGE, self._who, ALONE_MS):
            raise CannotOpen("page-elsewhere", passing=True)
        await self._runner.setup()
        await listen(self._runner, host, port, "--port")
        self._table.reach = self.address.rstrip("/")
        self._staying = asyncio.create_task(self._stay())

    async def _stay(self) -> None:
        while True:
            await asyncio.sleep(ALONE_MS / 3_000)
            with suppress(StoreTrouble):  # who cannot reach the store is told so by everything else
                await self._shelf.alone(PAGE, self._who, ALONE_MS)

    async def stop(self) -> None:
        """Close every page's connection."""
        if self._staying is not None:
            self._staying.cancel()
            with suppress(StoreTrouble):
                await self._shelf.alone(PAGE, self._who, 0)
        await self._runner.cleanup()

    @property
    def is_open(self) -> bool:
        """Whether it listens already."""
        return self._staying is not None

    @property
    def address(self) -> str:
        """Where the browsers of others find it: as we were told, else at this machine's own address."""
        if self._address:
            return self._address
        host, port = self._runner.addresses[0][:2]
        host = own_address(host)
        return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
