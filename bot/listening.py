"""Listening at an address of this machine, and saying what hinders it."""

import errno
import socket
from contextlib import closing, suppress

from aiohttp import web

from bot.doors import CannotOpen

UNSPECIFIED = {"0.0.0.0": "192.0.2.1", "::": "2001:db8::1"}  # noqa: S104  not listened at, but recognised
"""Addresses that stand for all of this machine's, and for each one of the wide world: nobody has it, by RFC."""
NOT_OURS = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)


async def listen(runner: web.AppRunner, host: str, port: int, chosen_by: str) -> None:
    """Listen there; `CannotOpen` says why not, and by what one chooses otherwise."""
    try:
        await web.TCPSite(runner, host, port).start()
    except socket.gaierror:
        raise CannotOpen("no-such-host", host=host) from None
    except OSError as hindered:
        if hindered.errno in NOT_OURS:
            raise CannotOpen("not-our-address", host=host) from None
        key = "port-forbidden" if hindered.errno == errno.EACCES else "port-taken"
        raise CannotOpen(key, port=str(port), option=chosen_by) from None


def own_address(host: str) -> str:
    """Where others find this machine, if we listen at all of its addresses; else the one where we listen.

    A socket that is pointed at the wide world knows from where it would send. Nothing is sent.
    """
    if host not in UNSPECIFIED:
        return host
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    with closing(socket.socket(kind, socket.SOCK_DGRAM)) as pointed, suppress(OSError):
        pointed.connect((UNSPECIFIED[host], 9))
        return str(pointed.getsockname()[0])
    return "::1" if ":" in host else "127.0.0.1"
