"""`mestre web`: a table in the browser, on this machine unless another address is asked for."""

import asyncio
import signal
import webbrowser
from pathlib import Path

import click

from bot.cli.console import Console
from bot.store.errors import StoreTrouble
from bot.web.serving import start
from engine.core.refusal import Refused


@click.command("web")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", default=8080, show_default=True, type=click.IntRange(0, 65535), help="0: any free one.")
@click.option(
    "--data", default="data", show_default=True, type=click.Path(file_okay=False, path_type=Path), help="Data folder."
)
@click.option("--open/--no-open", "opening", default=True, help="Open the browser, if there is one.")
@click.pass_obj
def web_command(console: Console, *, host: str, port: int, data: Path, opening: bool) -> None:
    """Open a table in the browser; friends join by the link that the page gives."""
    try:
        asyncio.run(_serve(console, host, port, data, opening))
    except StoreTrouble as trouble:
        console.misunderstood(console.words.refusal("core", Refused(trouble.key)))
    except OSError:
        console.misunderstood(console("port-taken", port=str(port)))


async def _serve(console: Console, host: str, port: int, data: Path, opening: bool) -> None:
    stop = asyncio.Event()
    for one in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(one, stop.set)
    runner, shelf, address = await start(data, host, port)
    console.say("web-open", address=address)
    if opening:
        webbrowser.open(address)
    await stop.wait()
    await runner.cleanup()
    shelf.close()
