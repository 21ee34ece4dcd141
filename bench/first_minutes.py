"""The first ten minutes of somebody who has never been here, on the page of a phone: what it says, what they press.

    python -m bench.first_minutes [folder] [en|pt-BR|uk] [presses a game] [luck]

They sit down alone at each game, against computer players, and go by the board: what is lit there, and what stands
below it. Of each decision the transcript tells what the page says: what is asked, what happened, what may be done, each
line where it has changed. It is for somebody who reads it and asks at each point whether it can be answered from the
screen alone what the goal is, what is asked, what it costs and what happened. `bench.evening` writes the same of chats.
"""

import asyncio
import os
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final

from engine.games import games

PRESSES: Final = 36
PRESSED: Final = "> "
LUCK: Final = 11
SIZE: Final = {"width": 390, "height": 844}
LOCALES: Final = {"en": "en-US", "pt-BR": "pt-BR", "uk": "uk-UA"}
FOLDED: Final = "for (const fold of ['list', 'typing']) localStorage.setItem(fold, 'folded')"
SEEN: Final = """() => {
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility());
  const said = (selector) => shown(selector).map((node) => node.innerText.trim()).filter(Boolean);
  return {
    happened: said("#lately"), asked: said("#hand .text"), told: said("#toast"), stands: said("#status"),
    below: said("#hand .bar button"), menu: said("#finger button"),
    board: shown("#hand .stage .open").map((node) => node.ariaLabel).filter(Boolean),
  };
}"""


def main(folder: Path, langs: tuple[str, ...] = tuple(LOCALES), presses: int = PRESSES, luck: int = LUCK) -> None:
    """A transcript and a picture of each language and game."""
    folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(_all(folder, langs, presses, luck))


async def _all(folder: Path, langs: tuple[str, ...], presses: int, luck: int) -> None:
    tests = Path(__file__).parents[1] / "tests"
    sys.path += [str(tests), str(tests / "e2e" / "web")]
    from browsing import Server, installed_browser  # noqa: PLC0415  its folder has just been put on the path
    from playwright.async_api import async_playwright  # noqa: PLC0415  nobody needs it who measures something else

    with tempfile.TemporaryDirectory() as data:
        os.environ.setdefault("ART_OF_THE_TESTS", str(Path(data) / "art"))
        server = Server(Path(data) / "data")
        server.start()
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=installed_browser(), args=["--no-sandbox"])
            for lang, slug in product(langs, sorted(games())):
                one = await _sat_down(browser, server, lang, slug)
                lines = await _played(one, _newcomer(luck), presses)
                await one.page.screenshot(path=folder / f"{lang}-{slug}.png")
                await one.page.context.close()
                (folder / f"{lang}-{slug}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
                print(lang, slug, sum(line.startswith(PRESSED) for line in lines), flush=True)
            await browser.close()
        server.kill()


async def _sat_down(browser: Any, server: Any, lang: str, slug: str) -> Any:
    from browsing import Player  # noqa: PLC0415

    one = await Player.at(browser, server.address, locale=LOCALES[lang], viewport=SIZE, has_touch=True, is_mobile=True)
    await one.page.evaluate(FOLDED)
    await one.page.reload()
    await one.press(f'.offer[data-offer="{slug}"] .main')
    return one


async def _played(one: Any, newcomer: Any, presses: int) -> list[str]:
    lines, before = list[str](), dict[str, list[str]]()
    for _ in range(presses):
        if not await one.until_asked():
            break
        await one.has_all_pictures()
        seen = await one.page.evaluate(SEEN)
        lines += [*_changed(before, seen), ""]
        before, newcomer.pressed = seen, ""
        await one.acts(newcomer)
        lines.append(f"{PRESSED}{newcomer.pressed}")
    return [*lines, *_changed(before, await one.page.evaluate(SEEN))]


def _newcomer(luck: int) -> Any:
    """Somebody who goes by what the board shows, and says how it is called."""
    from browsing import OnTheBoard  # noqa: PLC0415

    class Newcomer(OnTheBoard):  # type: ignore[misc]
        pressed = ""

        async def press(self, player: Any, what: Any) -> None:
            self.pressed = await what.evaluate("(node) => node.ariaLabel || node.innerText")
            await super().press(player, what)

    return Newcomer(luck)


def _changed(before: dict[str, list[str]], seen: dict[str, list[str]]) -> Iterator[str]:
    """What the page says that it did not say a moment ago."""
    for part, said in seen.items():
        if said and said != before.get(part):
            yield f"  {part:9}{' | '.join(' '.join(one.split()) for one in said)}"


if __name__ == "__main__":
    given = sys.argv[1:]
    main(
        Path(given[0] if given else "first-minutes"),
        (given[1],) if len(given) > 1 else tuple(LOCALES),
        int(given[2]) if len(given) > 2 else PRESSES,
        int(given[3]) if len(given) > 3 else LUCK,
    )
