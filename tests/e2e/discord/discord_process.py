"""The command itself, as a process of its own, pointed at the fake. Time is real there."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

from support.houses import ONE_WORKER, lend_art

FAKES = Path(__file__).parents[2] / "fakes"
RUN = """
import bot.discord
from bot.cli import main
from fake_discord.library import pointed
with pointed({base!r}, {gateway!r}):
    main()
"""


async def mestre_run(folder: Path, token: str, base: str, gateway: str, **environment: str) -> Process:
    """`mestre run` with nothing but a token; started in a folder without any `.env`."""
    inherited = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME")}
    paths = os.pathsep.join([str(FAKES), os.environ.get("PYTHONPATH", "")])
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", RUN.format(base=base, gateway=gateway), "run"),
        cwd=lend_art(folder),
        env={
            **inherited,
            **ONE_WORKER,
            "PYTHONPATH": paths,
            "DISCORD_TOKEN": token,
            "MESTRE_LANG": "en",
            **environment,
        },
        stdout=PIPE,
        stderr=PIPE,
    )
