"""The web table as an adapter: it listens on one address of this machine."""

from collections.abc import Callable

from aiohttp import web

from bot.running import CannotOpen
from bot.tables.service import Service
from bot.web.app import A_SECOND, WebTable

GRACE_SECONDS = 1


class WebAdapter:
    """Listens, and says where."""

    def __init__(
        self, service: Service, stir: Callable[[], None], host: str, port: int, a_second: float = A_SECOND
    ) -> None:
        table = WebTable(service, stir, a_second)
        self.platform = table.platform
        self._wanted = (host, port)
        self._runner = web.AppRunner(table.app(), access_log=None, shutdown_timeout=GRACE_SECONDS)

    async def start(self) -> None:
        """Listen; `CannotOpen` if the port is taken or not ours to take."""
        host, port = self._wanted
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError:
            raise CannotOpen("port-taken", port=str(port)) from None

    async def stop(self) -> None:
        """Close every page's connection."""
        await self._runner.cleanup()

    @property
    def address(self) -> str:
        """Where a browser finds it."""
        host, port = self._runner.addresses[0][:2]
        return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
