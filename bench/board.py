"""How long a press takes until the board on the screen shows what came of it: a real Chromium, HTTP, this machine.

Every press counts: one after which the board is the same, as when a list opens, is told apart, until it is answered.
What a computer player does meanwhile counts for the press. A move is what came of the picture, packed by itself; all is
whatever came by the wire for a press, words and choices too, as it travelled.

Beside it, in the same run, stands how long a picture of such a position takes as a PNG: painted here with all art
warm, and opened by the same page; the way there and whatever else a press takes is not in it.
"""

import asyncio
import os
import sys
import tempfile
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from bench.counted import Counted, counted
from bench.greedily import decisions
from bot.text import Catalogue
from engine.core import run
from engine.games import AnyGame, games
from render.games import painters
from render.packing import smaller
from render.painter import NO_MARKS

PRESSES = 40
ONCE_IN = 7
BEFORE = {"noites": 3}
"""So many first buttons are pressed beforehand: a night begins with the list of an army, and no board changes there."""
SIZE = {"width": 390, "height": 844}
HEADS = (
    f"{'game':12}{'shown':>6}{'p50':>6}{'p95 ms':>8}{'aim':>9}{'same':>7}{'p50':>6}{'p95 ms':>8}"
    f"{'first KB':>10}{'a move KB':>11}{'most':>6}{'all KB':>8}{'most':>6}{'PNG p50':>10}{'p95 ms':>8}{'KB':>6}"
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
OPENED = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (one) => one.charCodeAt(0));
  const began = performance.now();
  await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  return performance.now() - began;
}"""
PAINTED_COLD = 4
"""So many positions are painted first, so that what they are made of has been drawn."""
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
    await ana.page.evaluate("localStorage.setItem('list', 'folded')")  # as people have it: pressed all the same
    await ana.page.reload()
    await ana.plays(slug)
    await ana.type("/nohints")  # else a button of the list takes them away, and no board shows that
    first = (await ana.page.evaluate(BYTES))[0]
    times: dict[str, list[float]] = {"shown": [], "answered": []}
    alls: list[int] = []
    for _ in range(BEFORE.get(slug, 0)):
        await ana.until_asked()
        await ana.page.evaluate(PRESS, [0, QUIET_MS, LONGEST_MS])
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
    pngs = [
        [1000 * taken + await ana.page.evaluate(OPENED, shown), len(shown)] for taken, shown in _pngs(games()[slug])
    ]
    await ana.page.context.close()
    told_of = f"{_ranked(times['shown'])}{'60/150':>9} {_ranked(times['answered'])}"
    as_png = f"{_ranked([one for one, _ in pngs])[6:]:>18}{0.75 * median(size for _, size in pngs) / 1024:>6.0f}"
    of_all = f"{median(alls) / 1024:>8.1f}{max(alls) / 1024:>6.1f}"
    return (
        f"{slug:12}{told_of}{first / 1024:>10.1f}{median(moves) / 1024:>11.1f}{max(moves) / 1024:>6.1f}{of_all}{as_png}"
    )


def _pngs(game: AnyGame) -> Iterator[tuple[float, str]]:
    """Pictures of one hand, one after the other: how long each was painted, in seconds, and as a page is given it."""
    painter, catalogue, at = painters()[game.slug], Catalogue.load(), 0
    for match, seat, _ in decisions(game, "board"):
        if seat != 0:
            continue
        names = [f"Seat {number + 1}" for number in range(match.setup.seats)]
        words = catalogue.words("en", names, match.setup.roles, tuple(game.pieces(match.position.board).items()))
        seen, began = run.seen(game, match.position, 0), perf_counter()
        png = painter.private(seen, NO_MARKS, words).canvas.png()
        if (at := at + 1) > PAINTED_COLD:
            yield perf_counter() - began, b64encode(png).decode()


def _ranked(times: list[float]) -> str:
    """How many, the median, and what one of twenty takes longer than."""
    ranked = sorted(times) or [0.0]
    return f"{len(times):>6}{median(ranked):>6.0f}{ranked[int(len(ranked) * 0.95)]:>8.0f}"


if __name__ == "__main__":
    main()
