"""How long a press takes until the board on the screen shows what came of it: a real Chromium, HTTP, this machine.

The same positions as a PNG of the server's stand in `bench.pictures`, which tells both in one run.
"""

import asyncio
import os
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from engine.games import games
from render.packing import smaller

PRESSES = 40
ONCE_IN = 7
SIZE = {"width": 390, "height": 844}
HEADS = f"{'game':12}{'presses':>9}{'shown p50':>11}{'p95 ms':>8}{'aim':>9}{'first KB':>10}{'a move KB':>11}{'most':>6}"
PRESS = """(at) => new Promise((done) => {
  const buttons = [...document.querySelectorAll("#hand .rows button:not(:disabled)")];
  if (buttons.length === 0) done(null);  // what was asked has just gone
  const began = performance.now();
  const seen = () => requestAnimationFrame(() => done(performance.now() - began));
  document.querySelector("#hand .stage").addEventListener("shown", seen, { once: true });
  setTimeout(() => done(null), 3000);
  buttons[at % buttons.length]?.click();
})"""
BYTES = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => /\\/picture\\/|\\/coming\\//.test(name)).map(({ encodedBodySize }) => encodedBodySize)"""
"""What was fetched of pictures; what comes with the news of one is told besides, and as small on its way."""


def main() -> None:
    """One line a game: a person on a phone who presses this and that, against computer players that do not think."""
    print(HEADS)
    asyncio.run(_all())


async def _all() -> None:
    tests = Path(__file__).parents[1] / "tests"
    sys.path += [str(tests), str(tests / "e2e" / "web")]
    from browsing import Server, installed_browser  # noqa: PLC0415  its folder has just been put on the path
    from playwright.async_api import async_playwright  # noqa: PLC0415  nobody needs it who measures something else

    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("ART_OF_THE_TESTS", str(Path(folder) / "art"))
        server = Server(Path(folder) / "data")
        server.start()
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=installed_browser(), args=["--no-sandbox"])
            for slug in sorted(games()):
                print(await _measured(browser, server, slug), flush=True)
            await browser.close()
        server.kill()


async def _measured(browser: Any, server: Any, slug: str) -> str:
    from browsing import Player  # noqa: PLC0415

    ana = await Player.at(browser, server.address, viewport=SIZE)
    ana.keeps_pictures = False
    await ana.page.evaluate("localStorage.setItem('list', 'folded')")  # as people have it: pressed all the same
    await ana.page.reload()
    await ana.plays(slug)
    first = (await ana.page.evaluate(BYTES))[0]
    times: list[float] = []
    for at in range(PRESSES):
        if not await ana.until_asked():
            break
        await ana.has_all_pictures()
        taken = await ana.page.evaluate(PRESS, at * ONCE_IN)
        if taken is not None:
            times.append(taken)
    told = [len(smaller(one)) for one in ana.differences]
    moves = [*(await ana.page.evaluate(BYTES))[1:], *told] or [0]
    await ana.page.context.close()
    ranked = sorted(times) or [0.0]
    shown = f"{median(ranked):>11.0f}{ranked[int(len(ranked) * 0.95)]:>8.0f}{'60/150':>9}"
    return f"{slug:12}{len(times):>9}{shown}{first / 1024:>10.1f}{median(moves) / 1024:>11.1f}{max(moves) / 1024:>6.0f}"


if __name__ == "__main__":
    main()
