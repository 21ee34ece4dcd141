"""The command itself, as a process of its own. Time is real there."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

from support.houses import ONE_WORKER, lend_art


async def mestre_run(folder: Path, token: str, url: str, **environment: str) -> Process:
    """`mestre run` with nothing but a token, pointed at the fake; started in a folder without any `.env`."""
    inherited = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "PYTHONPATH")}
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        "from bot.cli import main; main()",
        "run",
        cwd=lend_art(folder),
        env={
            **inherited,
            **ONE_WORKER,
            "TELEGRAM_TOKEN": token,
            "TELEGRAM_API": url,
            "MESTRE_LANG": "en",
            **environment,
        },
        stdout=PIPE,
        stderr=PIPE,
    )
