"""A web table where the shadows are dealt as wished: `python dealt_house.py PORT FOLDER CARD`.

The dice of its first table are known, and this card lies on top of the Group/Traitor deck; all else lies as it would.
"""

import asyncio
import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.running import Running, house
from bot.store.sqlite import SqliteShelf
from bot.web.adapter import WebAdapter
from engine.core.game import Setup
from engine.core.play import Play
from engine.games import AnyGame, games
from engine.games.vi_algo import GAME
from render.svg import share_on_disk

SECRET = "0079" * 16
A_SECOND = 10_000
DEEP = ("g01", "g03", "g02", "g15", "g16")
"""Of these one lies on top; the others, traitors and eyes that would see them, at the bottom, out of reach."""


def with_on_top(card: str) -> AnyGame:
    """The game, with this card the first that somebody draws."""

    def begin(setup: Setup[Any], play: Play[Any]) -> None:
        GAME.begin(setup, play)
        others = [one for one in play.board.piles.group if one not in DEEP]
        deep = [one for one in DEEP if one != card]
        play.board = play.board.with_piles(group=(card, *others, *deep))

    return replace(GAME, begin=begin)


async def main(port: int, folder: Path, card: str) -> None:
    """Open the house until the process ends."""
    share_on_disk(Path(os.environ["ART_OF_THE_TESTS"]))
    dealt = {**games(), GAME.slug: with_on_top(card)}
    known = replace(house(), games=lambda: dealt, entropy=lambda: SECRET)
    running = Running(SqliteShelf.opened(folder, lambda: dealt), other=known)
    web = WebAdapter(running.service, running.stir, "127.0.0.1", port, A_SECOND)
    async with running.opened([web]):
        sys.stdout.write(f"{web.address}\n")
        sys.stdout.flush()
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]))
