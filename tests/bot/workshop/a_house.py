"""A house that opens a workshop, tells the numbers of its workers, and waits to be killed."""

import asyncio
import sys
from pathlib import Path

from bot.workshop.foreman import Equipment
from bot.workshop.pool import Pool


async def main(art: str, pictures: str) -> None:
    pool = Pool(Equipment(Path(art), Path(pictures)))
    async with pool.opened(2):
        while len(pool.workers) < 2:  # noqa: ASYNC110  that a process has begun tells nobody
            await asyncio.sleep(0.01)
        sys.stdout.write(" ".join(str(worker.pid) for worker in pool.workers) + "\n")
        sys.stdout.flush()
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
