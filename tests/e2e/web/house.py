"""A web table as a process of its own, on a given port and data folder: `python house.py PORT FOLDER`.

It is what `mestre play` opens, but for computer players that do not take their time.
"""

import asyncio
import os
import sys
from pathlib import Path

from bot.running import Running
from bot.store.sqlite import SqliteShelf
from bot.tables.domain.house import Customs
from bot.web.adapter import WebAdapter
from engine.games import games
from render.svg import share_on_disk

A_SECOND = 1_000


async def main(port: int, folder: Path) -> None:
    """Open the house until the process ends."""
    share_on_disk(Path(os.environ["ART_OF_THE_TESTS"]))
    running = Running(SqliteShelf.opened(folder, games), Customs(thinking=(0, 0)))
    web = WebAdapter(running.service, running.stir, "127.0.0.1", port, A_SECOND)
    async with running.opened([web]):
        sys.stdout.write(f"{web.address}\n")
        sys.stdout.flush()
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), Path(sys.argv[2])))
