"""`mestre play`: a table in the browser, on this machine unless another address is asked for."""

import errno
import socket
import webbrowser
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bot.cli.console import Console
from bot.cli.opening import chosen, keep_open, with_data, with_pictures

if TYPE_CHECKING:
    from bot.doors import Adapter
    from bot.running import Running
    from bot.web.adapter import WebAdapter

USUAL_PORT = 8080


@click.command("play")
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", type=click.IntRange(0, 65535))
@click.option("--address")
@with_data
@with_pictures
@click.option("--open/--no-open", "opening", default=True)
@click.pass_obj
def play_command(
    console: Console,
    *,
    host: str,
    port: int | None,
    address: str | None,
    data: Path | None,
    pictures: Path | None,
    opening: bool,
) -> None:
    """`mestre play`."""
    settings = chosen(console, data, pictures)
    webs: list[WebAdapter] = []

    def doors(running: "Running") -> "list[Adapter]":
        from bot.platforms import platforms  # noqa: PLC0415  first the store: what hinders there is told soon
        from bot.web.adapter import WebAdapter  # noqa: PLC0415

        at = usual_port(host) if port is None else port
        reached = settings.mestre_address if address is None else address
        web = WebAdapter(running.service, running.stir, host, at, address=reached, proxies=settings.proxies)
        webs.append(web)
        return [*webs, *platforms(settings, running)]

    def opened() -> None:
        if not webs[0].is_open:
            return
        console.say("web-open", address=webs[0].address)
        if opening:
            webbrowser.open(webs[0].address)

    keep_open(console, settings, doors, opened)


def usual_port(host: str) -> int:
    """The usual port; 0, which means any free one, if somebody else listens there."""
    with closing(socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)) as trying:
        trying.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trying.bind((host, USUAL_PORT))
        except OSError as hindered:
            return 0 if hindered.errno == errno.EADDRINUSE else USUAL_PORT
    return USUAL_PORT
