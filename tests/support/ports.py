"""Ports on loopback for servers that are started, killed and started again in the same place."""

import socket
from contextlib import suppress
from random import SystemRandom

LOWEST, HIGHEST = 10_000, 21_999
"""Below those that outgoing connections take by themselves, together with the bus port of a node of a cluster."""
BUS_ABOVE = 10_000


UNSAFE = 10080
"""Browsers open no page there."""


def free_port() -> int:
    """A port that nobody listens on, nor on its bus port, and that no connection takes between two starts."""
    while True:
        port = SystemRandom().randint(LOWEST, HIGHEST)
        own, bus = ("127.0.0.1", port), ("127.0.0.1", port + BUS_ABOVE)
        with suppress(OSError), socket.create_server(own), socket.create_server(bus):
            if port != UNSAFE:
                return port
