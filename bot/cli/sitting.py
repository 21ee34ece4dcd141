"""Time before a terminal: that of the person who sits there, or none where the lines come from a file."""

import select
import sys
import time
from typing import Protocol

import click


class Sitting(Protocol):
    """Where lines come from, and how long they take."""

    def now_ms(self) -> int:
        """The time since it began."""

    def line(self, prompt: str, until_ms: int | None) -> str | None:
        """What is typed next; None if `until_ms` came first. `click.Abort` where nothing will come any more."""

    def rest(self, until_ms: int) -> None:
        """Let the time come."""


class Scripted:
    """Lines that lie ready: typing takes no time, and what is waited for comes at once, in its order."""

    def __init__(self) -> None:
        self._now = 0

    def now_ms(self) -> int:
        return self._now

    def line(self, prompt: str, until_ms: int | None) -> str | None:
        return str(click.prompt(prompt, prompt_suffix=" "))

    def rest(self, until_ms: int) -> None:
        self._now = max(self._now, until_ms)


class AtTheKeyboard:
    """Somebody who types, while others go on."""

    def __init__(self) -> None:
        self._began = time.monotonic()

    def now_ms(self) -> int:
        return int((time.monotonic() - self._began) * 1000)

    def line(self, prompt: str, until_ms: int | None) -> str | None:
        if until_ms is None:
            return str(click.prompt(prompt, prompt_suffix=" "))
        click.echo(f"{prompt} ", nl=False)
        ready, _, _ = select.select([sys.stdin], [], [], max(0, until_ms - self.now_ms()) / 1000)
        if not ready:
            click.echo()
            return None
        typed = sys.stdin.readline()
        if not typed:
            raise click.Abort
        return typed.strip()

    def rest(self, until_ms: int) -> None:
        time.sleep(max(0, until_ms - self.now_ms()) / 1000)


def sitting_down(people: bool) -> Sitting:
    """Whoever sits before this terminal. Windows cannot wait for a key and for a moment at once."""
    return AtTheKeyboard() if people and sys.stdin.isatty() and sys.platform != "win32" else Scripted()
