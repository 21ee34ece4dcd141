"""The game's own random numbers: named streams of one seed, so that one act's draws never shift another's (SA-010)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")
WORD = 1 << 64


@dataclass
class SplitMix:
    """SplitMix64: made when its act begins, used up by it."""

    state: int

    def next(self) -> int:
        """The next 64 bits.

        >>> hex(SplitMix(0).next())
        '0xe220a8397b1dcdaf'
        """
        self.state = (self.state + 0x9E3779B97F4A7C15) % WORD
        z = self.state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % WORD
        z = (z ^ z >> 27) * 0x94D049BB133111EB % WORD
        return z ^ z >> 31

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return self.next() % n

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """These in random order (SA-011)."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed


def stream(name: str, seed: int) -> SplitMix:
    """The stream of a name under a seed (SA-012).

    >>> hex(stream("layout", 0).state)
    '0x9c4f784aa5ce135f'
    """
    digest = 0xCBF29CE484222325
    for byte in name.encode():
        digest = (digest ^ byte) * 0x100000001B3 % WORD
    return SplitMix(digest ^ seed % WORD)
