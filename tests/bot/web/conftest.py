"""An open web table, and visitors who listen to it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from aiohttp import ClientSession
from visiting import Visitor, open_house


@pytest.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    async with open_house(tmp_path, a_second=10_000) as address:
        yield address


@pytest.fixture
async def visit(address: str) -> AsyncIterator[Callable[[str], Visitor]]:
    session = ClientSession()
    listening: list[asyncio.Task[None]] = []
    origin = address.rstrip("/")

    def visitor(name: str) -> Visitor:
        made = Visitor(session, f"{origin}/r/room/key-of-{name.strip('<>/b')}", origin, name)
        listening.append(asyncio.create_task(made.listens()))
        return made

    yield visitor
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    await session.close()
