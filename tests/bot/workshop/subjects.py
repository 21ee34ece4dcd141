"""What is painted and thought about in these tests."""

import ctypes
import os
import select
import signal
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from support.registry import ALL

from bot.tables.ports.platform import Subject, Thought
from bot.text import Catalogue
from engine.core import run
from engine.core.dice import Dice
from engine.core.match import Match
from engine.core.refusal import Refused

WORDS = Catalogue.load(strict=False)
A_SEED = "0" * 64
HELD_MS = 20_000
SECRET = "the murderer is Olha"


def begun(slug: str) -> Match[Any]:
    """A game of as many seats as it takes, just dealt."""
    return Match.start(ALL[slug], max(ALL[slug].seats), A_SEED)[0]


def subject(slug: str, own: bool = True) -> Subject:
    """A seat's picture, or everybody's, of a game that has just begun."""
    match = begun(slug)
    names = tuple(f"Player {seat}" for seat in range(match.setup.seats))
    seat = run.awaited(match.position)[0] if own else None
    return Subject(ALL[slug], run.seen(ALL[slug], match.position, seat), WORDS.words("pt-BR", names, match.setup.roles))


def thought(slug: str, level: str = "greedy", dice: Dice | None = None) -> Thought:
    """What the first seat that is asked something is to answer."""
    match = begun(slug)
    return Thought(
        level, ALL[slug], run.seen(ALL[slug], match.position, run.awaited(match.position)[0]), dice or Dice(A_SEED)
    )


class RefusingDice(Dice):
    """Dice of somebody who finds nothing that the rules allow."""

    def draw(self, n: int, purpose: str) -> tuple[int, Dice]:
        raise Refused("no_rope", seat=2)


class TalkativeDice(Dice):
    """Dice that break, and tell a secret while they do."""

    def draw(self, n: int, purpose: str) -> tuple[int, Dice]:
        raise ValueError(SECRET)


@dataclass(frozen=True)
class DeadlyDice(Dice):
    """Dice that end the process which is handed them; with a file, only the first time."""

    once: Path | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return _dead, (self.once,)


@dataclass(frozen=True)
class EndlessDice(Dice):
    """Dice that keep the process which is handed them for ever."""

    def __reduce__(self) -> tuple[Any, ...]:
        return signal.pause, ()


class PollFd(ctypes.Structure):
    """What `poll` waits for."""

    _fields_ = (("fd", ctypes.c_int), ("events", ctypes.c_short), ("revents", ctypes.c_short))


@dataclass(frozen=True)
class HoldingDice(Dice):
    """Dice that keep the interpreter, as the rasteriser does, until somebody writes into a pipe; nobody, and they
    refuse."""

    gate: Path | None = None

    def draw(self, n: int, purpose: str) -> tuple[int, Dice]:
        assert self.gate is not None
        pipe = os.open(self.gate, os.O_RDONLY | os.O_NONBLOCK)
        waited = PollFd(pipe, select.POLLIN, 0)
        is_open = ctypes.PyDLL(None).poll(ctypes.byref(waited), 1, HELD_MS)  # the lock of the interpreter stays ours
        os.close(pipe)
        if not is_open:
            raise Refused("nobody_came")
        return Dice(A_SEED).draw(n, purpose)


def _dead(once: Path | None) -> Dice:
    if once is None or not once.exists():
        if once is not None:
            once.touch()
        os._exit(1)
    return Dice(A_SEED)
