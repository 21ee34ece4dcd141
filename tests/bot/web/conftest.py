"""An open web table, and visitors who listen to it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from support.visiting import Visit, open_house, visiting


@pytest.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    async with open_house(tmp_path, a_second=10_000) as address:
        yield address


@pytest.fixture
async def visit(address: str) -> AsyncIterator[Visit]:
    async with visiting(address) as visit:
        yield visit
