"""A real browser, and a web table in a process of its own."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from browsing import Player, Server, existing, installed_browser
from playwright.async_api import Browser, async_playwright
from pytest_asyncio.plugin import PytestAsyncioFunction
from tables import Alone, opened

HERE = Path(__file__).parent
WHERE_FROM = "no Chromium on this machine: install one, or name it by MESTRE_BROWSER"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One browser serves all tests of a worker, so they share the loop in which it was started."""
    for item in items:
        if item.path.parent == HERE and isinstance(item, PytestAsyncioFunction):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def started_browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        found = installed_browser() or existing(playwright.chromium.executable_path)
        if found is None:
            pytest.skip(WHERE_FROM)
        browser = await playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def browser(started_browser: Browser) -> AsyncIterator[Browser]:
    """A browser that nobody has used, as far as profiles go."""
    yield started_browser
    for profile in started_browser.contexts:
        await profile.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of a worker: each opens a room of its own in it."""
    server = Server(tmp_path_factory.mktemp("web") / "data")
    server.start()
    yield server
    server.kill()


@pytest.fixture
def mortal_server(tmp_path: Path) -> Iterator[Server]:
    """One that nobody else uses, so that it may be killed."""
    server = Server(tmp_path / "data")
    server.start()
    yield server
    server.kill()


@pytest.fixture
def alone(browser: Browser, server: Server) -> Alone:
    """One person at a table with computer players, asked for the first time."""

    async def sit(**about: Any) -> Player:
        ana = await Player.at(browser, server.address, **about)
        await opened(ana)
        await ana.press("#lobby .fill button")
        await ana.press("#lobby .actions .main")
        await ana.until_asked()
        return ana

    return sit
