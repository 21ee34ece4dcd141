"""The web table as an adapter: it listens on one address of this machine."""

from collections.abc import Callable

from aiohttp import web

from bot.listening import listen, own_address
from bot.tables.service import Service
from bot.web.app import A_SECOND, WebTable

GRACE_SECONDS = 1


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
    ) -> None:
        self._table = table = WebTable(service, stir, a_second)
        self.platform = table.platform
        self._address = address
        self._wanted = (host, port)
        self._runner = web.AppRunner(table.app(), access_log=None, shutdown_timeout=GRACE_SECONDS)

    async def start(self) -> None:
        """Listen; `CannotOpen` if the port is taken or not ours to take."""
        host, port = self._wanted
        await self._runner.setup()
        await listen(self._runner, host, port, "--port")
        self._table.reach = self.address.rstrip("/")

    async def stop(self) -> None:
        """Close every page's connection."""
        await self._runner.cleanup()

    @property
    def address(self) -> str:
        """Where the browsers of others find it: as we were told, else at this machine's own address."""
        if self._address:
            return self._address
        host, port = self._runner.addresses[0][:2]
        host = own_address(host)
        return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
