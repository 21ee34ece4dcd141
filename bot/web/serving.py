"""Starting the web table: house, store and server put together."""

import secrets
from pathlib import Path

from aiohttp import web

from bot.store.sqlite import SqliteShelf
from bot.tables.house import Customs, House
from bot.tables.painting import Gallery
from bot.tables.service import Service
from bot.text import Catalogue
from bot.web.app import A_SECOND, WebTable, now_ms
from engine.games import games
from engine.players import PLAYERS


def web_table(shelf: SqliteShelf, customs: Customs | None = None, a_second: float = A_SECOND) -> WebTable:
    """A web table over a store."""
    catalogue = Catalogue.load(strict=False)
    house = House(catalogue, games, PLAYERS, Gallery(), lambda: secrets.token_hex(32), customs or Customs())
    return WebTable(Service(house, shelf, now_ms), shelf, a_second)


async def start(folder: Path, host: str, port: int) -> tuple[web.AppRunner, SqliteShelf, str]:
    """Open the folder's store, listen, and say where; `OSError` if the port is taken."""
    shelf = SqliteShelf.opened(folder, games)
    runner = web.AppRunner(web_table(shelf).app(), access_log=None, shutdown_timeout=1)
    await runner.setup()
    site = web.TCPSite(runner, host, port)
    try:
        await site.start()
    except OSError:
        await runner.cleanup()
        shelf.close()
        raise
    listening = runner.addresses[0]
    return runner, shelf, f"http://{listening[0]}:{listening[1]}/"
