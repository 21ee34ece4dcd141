"""What is painted and thought about in these tests."""

import os
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


def _dead(once: Path | None) -> Dice:
    if once is None or not once.exists():
        if once is not None:
            once.touch()
        os._exit(1)
    return Dice(A_SEED)
