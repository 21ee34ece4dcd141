"""A workshop of one worker, for all tests of a file: a worker takes seconds to make itself ready."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.running import house
from bot.tables.looks.in_process import InProcess
from bot.tables.ports.platform import Workshop
from bot.workshop.foreman import Equipment
from bot.workshop.pool import Pool


@pytest.fixture(scope="session")
def equipment(art: Path, tmp_path_factory: pytest.TempPathFactory) -> Equipment:
    return Equipment(art, tmp_path_factory.mktemp("workshop") / "pictures")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def pool(equipment: Equipment) -> AsyncIterator[Pool]:
    made = Pool(equipment)
    async with made.opened(1):
        yield made


@pytest.fixture(scope="module", params=["at hand", "pool"])
def workshop(request: Any) -> Workshop:
    if request.param == "pool":
        made: Workshop = request.getfixturevalue("pool")
        return made
    open_house = house()
    return InProcess(lambda: open_house)
