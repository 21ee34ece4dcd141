"""A web table as a process of its own, on a given port and data folder: `python house.py PORT FOLDER`.

It is what `mestre play` opens, but for computer players that do not take their time: a second where a game makes them
think for half a minute, so that a person keeps up with them all the same.
"""

import asyncio
import os
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from bot.running import Running, house
from bot.store.sqlite import SqliteShelf
from bot.tables.domain.house import Customs
from bot.web.adapter import WebAdapter
from engine.core.parts import Computers
from engine.games import AnyGame, games
from render.svg import share_on_disk

A_SECOND = 1_000


def hasty() -> dict[str, AnyGame]:
    """The installed games, with computer players who think as long as they must, but for a second at most."""
    return {slug: replace(game, computers=hurried(game.computers)) for slug, game in games().items()}


def hurried(computers: Computers[Any, Any]) -> Computers[Any, Any]:
    return replace(computers, thinks=lambda settings: min(1, computers.thinks(settings)))


async def main(port: int, folder: Path) -> None:
    """Open the house until the process ends."""
    share_on_disk(Path(os.environ["ART_OF_THE_TESTS"]))
    of_the_house = replace(house(Customs(thinking=(0, 0))), games=cache(hasty))
    running = Running(SqliteShelf.opened(folder, of_the_house.games), other=of_the_house)
    web = WebAdapter(running.service, running.stir, "127.0.0.1", port, A_SECOND)
    async with running.opened([web]):
        sys.stdout.write(f"{web.address}\n")
        sys.stdout.flush()
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), Path(sys.argv[2])))
