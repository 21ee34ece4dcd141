"""A house of its own process for tests that kill it: `child.py FOLDER TOKEN URL`. Time is real here."""

import asyncio
import sys
from pathlib import Path

from bot.running import Running
from bot.store.sqlite import SqliteShelf
from bot.tables.house import Customs
from bot.telegram.adapter import TelegramAdapter
from engine.games import games


async def live(folder: Path, token: str, url: str) -> None:
    """Keep the house open until it is killed."""
    running = Running(SqliteShelf.opened(folder, games), Customs(thinking=(1, 2)))
    adapter = TelegramAdapter(running.service, token, running.stir, service_url=url)
    async with running.opened([adapter]):
        sys.stdout.write("open\n")
        sys.stdout.flush()
        await asyncio.Event().wait()


asyncio.run(live(Path(sys.argv[1]), sys.argv[2], sys.argv[3]))
