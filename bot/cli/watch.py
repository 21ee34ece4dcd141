"""`mestre watch`: a game in the browser while it is being written, drawn and judged anew whenever a file changes."""

import asyncio
import sys
import webbrowser
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import click
from aiohttp import web

from bot.cli.console import FAILED, Console, with_game, with_seats, with_settings
from bot.cli.sheets import PAGE, Sheets
from engine.games import AnyGame

LOOKED_AT: Final = ("engine", "render", "bot.text")
"""What a game stands on, besides its own package."""
PAUSE_SECONDS: Final = 0.4
MOST_TOLD: Final = 4_000
AROUND: Final = """<!doctype html><meta charset="utf-8"><title>{title}</title><style>
body {{ font: 15px/1.4 system-ui, sans-serif; margin: 1rem; background: #f4efe6; color: #2b2622 }}
.row {{ display: grid; grid-template-columns: repeat(2, 1fr); gap: .6rem }}
figure {{ margin: 0 }} img {{ max-width: 100% }} pre {{ white-space: pre-wrap }} .broken {{ color: #a3201d }}
</style><pre class="broken">{broken}</pre>{page}<script>
setInterval(async () => {{
  const round = await (await fetch("round")).text();
  if (round !== "{round}") location.reload();
}}, 700);
</script>"""


@click.command("watch")
@with_game
@with_seats
@with_settings
@click.option("--scenarios", multiple=True, type=click.Path(exists=True, path_type=Path))
@click.option("--port", default=0, type=click.IntRange(0, 65535))
@click.option("--open/--no-open", "opening", default=True)
@click.option("--once", "folder", type=click.Path(file_okay=False, path_type=Path))
@click.pass_obj
def watch_command(
    console: Console,
    *,
    game: str,
    seats: int | None,
    typed: tuple[str, ...],
    scenarios: tuple[Path, ...],
    port: int,
    opening: bool,
    folder: Path | None,
) -> None:
    """`mestre watch`."""
    played = console.game(game)
    found = scenarios or tuple(_usual(played))
    if folder is not None:
        _write(console, Sheets(console, played, console.setup(played, seats, typed), folder), found)
        return
    more = [part for one in typed for part in ("--set", one)] + ([] if seats is None else ["--seats", str(seats)])
    more += [part for one in found for part in ("--scenarios", str(one))]
    with TemporaryDirectory() as scratch:
        watched = Watched(console, (game, *more), (*_roots(played), *found), Path(scratch))
        asyncio.run(watched.shown(port, opening))


def _write(console: Console, sheets: Sheets, scenarios: Sequence[Path]) -> None:
    sheets.folder.mkdir(parents=True, exist_ok=True)
    files = [file for one in scenarios for file in (sorted(one.rglob("*.yaml")) if one.is_dir() else [one])]
    found = sheets.written(files)
    for one in found:
        click.echo(one)
    if found:
        raise click.exceptions.Exit(FAILED)
    click.echo(sheets.holds)


def _usual(game: AnyGame) -> Iterator[Path]:
    """Where a game of this house has its scenarios; of a package of one's own, its tests."""
    own = find_spec(game.board.__module__.partition(".")[0])
    beside = (Path(one).parent / "tests" for one in (own and own.submodule_search_locations) or ())
    for folder in (Path("tests/scenarios", game.slug), *beside):
        here = folder / game.slug if (folder / "scenarios").is_dir() else folder
        if here.is_dir() and any(here.rglob("*.yaml")):
            yield here
            return


def _roots(game: AnyGame) -> Iterator[Path]:
    own = game.board.__module__.rpartition(".")[0]
    for name in (*LOOKED_AT, *filter(None, (own,))):
        spec = find_spec(name)
        yield from map(Path, (spec and spec.submodule_search_locations) or ())


@dataclass
class Watched:
    """A game whose page is written by another process, which reads the code as it is by then."""

    console: Console
    typed: tuple[str, ...]
    roots: tuple[Path, ...]
    folder: Path
    round: int = 0
    broken: str = ""
    """Why the newest page could not be written; the last one stays."""

    async def shown(self, port: int, opening: bool) -> None:
        """Serve the page on this machine, and keep it true, until Ctrl-C."""
        runner = web.AppRunner(self._app(), access_log=None)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", port).start()
        address = f"http://127.0.0.1:{runner.addresses[0][1]}/"
        self.console.say("watch-open", address=address)
        if opening:
            webbrowser.open(address)
        try:
            await self._kept_true()
        finally:
            await runner.cleanup()

    def _app(self) -> web.Application:
        app = web.Application()
        app.add_routes([web.get("/", self._page), web.get("/round", self._round), web.static("/", self.folder)])
        return app

    async def _kept_true(self) -> None:
        written: dict[Path, int] = {}
        while True:
            now = await asyncio.to_thread(self._stamps)
            if now != written:
                written = now
                await self._write_anew()
            await asyncio.sleep(PAUSE_SECONDS)

    def _stamps(self) -> dict[Path, int]:
        files = (file for root in self.roots for file in (root.rglob("*") if root.is_dir() else (root,)))
        return {file: file.stat().st_mtime_ns for file in files if file.is_file() and "__pycache__" not in file.parts}

    async def _write_anew(self) -> None:
        command = ("-c", "from bot.cli import main; main()", "--lang", self.console.words.lang, "watch", *self.typed)
        into = ("--once", str(self.folder))
        writer = await asyncio.create_subprocess_exec(sys.executable, *command, *into, stdout=DEVNULL, stderr=PIPE)
        _, told = await writer.communicate()
        self.broken = told.decode(errors="replace")[-MOST_TOLD:] if writer.returncode else ""
        self.round += 1

    async def _round(self, _: web.Request) -> web.Response:
        return web.Response(text=str(self.round))

    async def _page(self, _: web.Request) -> web.Response:
        page = self.folder / PAGE
        text = page.read_text(encoding="utf-8") if page.exists() else ""
        around = AROUND.format(title=self.typed[0], broken=escape(self.broken), page=text, round=self.round)
        return web.Response(text=around, content_type="text/html")
