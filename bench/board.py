"""How long a press takes until the board on the screen shows what came of it: a real Chromium, HTTP, this machine.

Every press counts: one after which the board is the same, as when a list opens, is told apart, until it is answered.
What a computer player does meanwhile counts for the press. A move is what came of the picture, packed by itself; all is
whatever came by the wire for a press, words and choices too, as it travelled.

The same positions as a PNG of the server's stand in `bench.pictures`, which tells both in one run.
"""

import asyncio
import os
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from bench.counted import Counted, counted
from engine.games import games
from render.packing import smaller

PRESSES = 40
ONCE_IN = 7
SIZE = {"width": 390, "height": 844}
HEADS = (
    f"{'game':12}{'shown':>6}{'p50':>6}{'p95 ms':>8}{'aim':>9}{'same':>7}{'p50':>6}{'p95 ms':>8}"
    f"{'first KB':>10}{'a move KB':>11}{'most':>6}{'all KB':>8}{'most':>6}"
)
QUIET_MS = 2000
"""Who has been answered, has the picture that is wanted, and is shown no other for so long, sees the same board."""
LONGEST_MS = 60_000
PRESS = """([at, quiet, longest]) => new Promise((done) => {
  const buttons = [...document.querySelectorAll("#hand .rows button:not(:disabled)")];
  if (buttons.length === 0) { done(null); return; }  // what was asked has just gone
  const [hand, stage] = [document.querySelector("#hand"), document.querySelector("#hand .stage")];
  const began = performance.now();
  let [answered, ends] = [0, 0];
  const tell = (told) => { answers.disconnect(); clearTimeout(ends); clearTimeout(late); done(told); };
  const rests = () => {
    clearTimeout(ends);
    const isShown = () => stage.dataset.wanted === stage.dataset.shown;
    if (answered) ends = setTimeout(() => (isShown() ? tell({ answered }) : rests()), quiet);
  };
  const answers = new MutationObserver(() => requestAnimationFrame(() => {
    if (hand.ariaBusy === "true" || answered) return;
    answered = performance.now() - began;
    rests();
  }));
  const late = setTimeout(() => tell({ shown: longest }), longest);
  answers.observe(hand, { attributeFilter: ["aria-busy"] });
  const shown = () => requestAnimationFrame(() => tell({ shown: performance.now() - began }));
  stage.addEventListener("shown", shown, { once: true });
  buttons[at % buttons.length].click();
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
            async with counted(server.port) as wire:
                for slug in sorted(games()):
                    print(await _measured(browser, wire, slug), flush=True)
            await browser.close()
        server.kill()


async def _measured(browser: Any, wire: Counted, slug: str) -> str:
    from browsing import Player  # noqa: PLC0415

    ana = await Player.at(browser, wire.address, viewport=SIZE)
    ana.keeps_pictures = False
    await ana.page.evaluate("localStorage.setItem('list', 'folded')")  # as people have it: pressed all the same
    await ana.page.reload()
    await ana.plays(slug)
    await ana.type("/nohints")  # else a button of the list takes them away, and no board shows that
    first = (await ana.page.evaluate(BYTES))[0]
    times: dict[str, list[float]] = {"shown": [], "answered": []}
    alls: list[int] = []
    for at in range(PRESSES):
        if not await ana.until_asked():
            break
        await ana.has_all_pictures()
        came = wire.came
        for which, taken in (await ana.page.evaluate(PRESS, [at * ONCE_IN, QUIET_MS, LONGEST_MS]) or {}).items():
            times[which].append(taken)
        alls.append(wire.came - came)
    told = [len(smaller(one)) for one in ana.differences]
    moves = [*(await ana.page.evaluate(BYTES))[1:], *told] or [0]
    await ana.page.context.close()
    told_of = f"{_ranked(times['shown'])}{'60/150':>9} {_ranked(times['answered'])}"
    of_all = f"{median(alls) / 1024:>8.1f}{max(alls) / 1024:>6.1f}"
    return f"{slug:12}{told_of}{first / 1024:>10.1f}{median(moves) / 1024:>11.1f}{max(moves) / 1024:>6.1f}{of_all}"


def _ranked(times: list[float]) -> str:
    """How many, the median, and what one of twenty takes longer than."""
    ranked = sorted(times) or [0.0]
    return f"{len(times):>6}{median(ranked):>6.0f}{ranked[int(len(ranked) * 0.95)]:>8.0f}"


if __name__ == "__main__":
    main()
