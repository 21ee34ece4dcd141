"""Play the golden saves on a little by the code that is imported, and say how it went. Run as a program, in JSON.

`play_on.py FOLDER STEPS`: in FOLDER lies a store for each game, as `GAME/mestre.db`.
"""

import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
TESTS = (HERE.parent, HERE.parent / "bot" / "tables", HERE.parents[1] / "examples" / "porrinha")
sys.path[:0] = [os.environ.get("MESTRE_CODE", str(HERE.parents[1])), *map(str, TESTS)]

from golden import played  # noqa: E402  the path is set first

from bot.store.sqlite import SqliteShelf  # noqa: E402
from bot.tables.model.intents import Cancel, Open, ShowBoard, ShowHand, ShowTables  # noqa: E402
from bot.text import Catalogue  # noqa: E402
from engine.games import games  # noqa: E402

MOMENT = "midst"


async def played_on(folder: Path, steps: int) -> dict[str, Any]:
    """What became of the table of each game."""
    words = Catalogue.load(strict=False)
    return {one.name: await _one(one, steps, words) for one in _stores(folder)}


def _stores(folder: Path) -> list[Path]:
    return sorted(file.parent for file in folder.glob("*/mestre.db"))


async def _one(folder: Path, steps: int, words: Catalogue) -> dict[str, Any]:
    shelf = SqliteShelf.opened(folder, games)
    place = f"web:{MOMENT}"
    (identity,) = shelf.file.db.execute("SELECT id FROM places WHERE place = ?", (place,)).fetchone()
    table = played.Table(shelf, f"on/{folder.name}", place, identity, words)
    for one in await shelf.all_aside():
        await table.service.take_up(one.table)
    kept = await shelf.load(identity)
    if kept is None:
        told: dict[str, Any] = {"entries": 0, "aside": [one.table for one in await shelf.all_aside()]}
    else:
        await table.resumed()
        for _ in range(steps):
            await table.step()
            await table.carry()
        after = await table.kept(identity)
        told = {"entries": after.table.entries - kept.table.entries, "aside": [], "dead": await shelf.dead()}
        told["refused"] = await _refused(table, folder.name)
    shelf.close()
    return told


async def _refused(table: played.Table, slug: str) -> list[str]:
    """What the host is told where something that can always be asked is refused."""
    elsewhere = {"place": "web:elsewhere"}
    replies = [await table.only(table.people[0], verb) for verb in (ShowBoard(), ShowHand(), ShowTables())]
    replies += [await table.people[0].only(verb, **elsewhere) for verb in (Open(slug, {}, "en"), Cancel())]
    return [reply.text for reply in replies if not reply.ok]


if __name__ == "__main__":
    print(json.dumps(asyncio.run(played_on(Path(sys.argv[1]), int(sys.argv[2])))))  # noqa: T201
