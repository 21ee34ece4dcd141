"""Houses that are killed: each a process of its own on one server, whose only platform is a file.

One process has loaded everything and is copied for each house, so that a kill costs a moment and not a start.
"""

import asyncio
import os
import pickle
import sys
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import bot.store.redis.letters
from bot.running import Running, house
from bot.store.redis.shelf import RedisShelf
from bot.tables.domain.house import Customs
from bot.tables.model.reply import Painted, Screen
from bot.tables.ports.platform import Destination
from engine.games import games

LEASE_MS = 6_000
"""What a killed house was carrying is carried anew after this: the storm is in more haste than people are. No letter
may take longer than this."""
CUSTOMS = Customs(thinking=(100, 600), stand_in_after=1_000_000, most_tables=1_000)
LENGTH = 4


@dataclass
class Paper:
    """A platform that writes down what it is given, before it says that it has."""

    file: int
    name: str = "web"
    folds: bool = False

    async def send(self, to: Destination, screen: Screen, picture: Painted | None, nonce: str) -> str:
        kind = "place" if isinstance(to, str) else "person"
        address = to if isinstance(to, str) else to.address
        os.write(self.file, repr((kind, address, nonce, screen.text, bool(screen.rows))).encode() + b"\n")
        return nonce

    async def edit(self, to: Destination, message: str, screen: Screen, picture: Painted | None) -> None:
        return

    async def delete(self, to: Destination, message: str) -> None:
        return


async def serve(url: str, socket: str, paper: str) -> None:
    """Be open until killed; whoever comes to the socket hands in intents."""
    shelf = await RedisShelf.opened(url, games)
    running = Running(shelf, other=HOUSE)
    running.platforms["web"] = Paper(os.open(paper, os.O_WRONLY | os.O_CREAT | os.O_APPEND))

    async def asked(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        length = int.from_bytes(await reader.readexactly(LENGTH), "big")
        reply = await running.service.handle(pickle.loads(await reader.readexactly(length)))
        running.stir()
        writer.write(framed(reply))
        with suppress(ConnectionError):  # whoever asked has been killed meanwhile, or asks another house
            await writer.drain()
        writer.close()

    await asyncio.start_unix_server(asked, socket)
    async with running.carrying():
        await asyncio.Event().wait()


def framed(thing: Any) -> bytes:
    """Something as it goes through the socket."""
    content = pickle.dumps(thing)
    return len(content).to_bytes(LENGTH, "big") + content


def main() -> None:
    """Copy ourselves for each socket that is named on a line, and say the copy's number."""
    url, paper = sys.argv[1:]
    _say("ready")
    for line in sys.stdin:
        child = os.fork()
        if not child:
            os.close(0)
            os.dup2(2, 1)  # what is logged is no answer of ours
            asyncio.run(serve(url, line.strip(), paper))
            os._exit(0)
        _say(str(child))
        _bury()


def _say(word: str) -> None:
    sys.stdout.write(f"{word}\n")
    sys.stdout.flush()


def _bury() -> None:
    """Take note of copies that have been killed."""
    for _ in count():
        try:
            if os.waitpid(-1, os.WNOHANG)[0] == 0:
                return
        except ChildProcessError:
            return


if __name__ == "__main__":
    bot.store.redis.letters.LEASE_MS = LEASE_MS
    HOUSE = house(CUSTOMS)
    HOUSE.catalogue.words("en")
    for slug in games():
        HOUSE.voice("en", games()[slug])
    Path(sys.argv[2]).touch()
    main()
