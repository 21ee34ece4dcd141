"""A real browser, and a web table in a process of its own."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from browsing import Server, existing, installed_browser
from playwright.async_api import Browser, async_playwright

WHERE_FROM = "no Chromium on this machine: install one, or name it by MESTRE_BROWSER"


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        found = installed_browser() or existing(playwright.chromium.executable_path)
        if found is None:
            pytest.skip(WHERE_FROM)
        browser = await playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        await browser.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data")
    server.start()
    yield server
    server.kill()
