"""Every random draw of a game: counter mode over a committed seed.

The value of a draw depends on the seed, its purpose and its number alone, so it is the same on every
machine and Python version, and anybody who is told the seed at the end can check each of them.
"""

from dataclasses import dataclass, field
from hashlib import blake2b, sha256
from typing import TypeVar

from engine.core.refusal import BrokenRule

T = TypeVar("T")
_SPAN = 1 << 64


@dataclass(frozen=True, slots=True)
class Dice:
    """A seed (hexadecimal, the greatest secret of a game) and how often it was drawn from."""

    seed: str = field(repr=False)
    drawn: int = 0

    def draw(self, n: int, purpose: str) -> tuple[int, "Dice"]:
        """A uniform integer 0..n-1, and the dice after it.

        >>> value, after = Dice("00" * 32).draw(6, "initiative")
        >>> 0 <= value < 6, after.drawn
        (True, 1)
        """
        if n < 1:
            raise BrokenRule(f"a draw among {n} for {purpose}")
        limit = _SPAN - _SPAN % n
        key = bytes.fromhex(self.seed)
        message = f"{purpose}\0{self.drawn}"
        value = limit
        attempt = 0
        while value >= limit:  # values past the largest multiple of n would favour the small results
            digest = blake2b(f"{message}\0{attempt}".encode(), key=key, digest_size=8).digest()
            value = int.from_bytes(digest, "big")
            attempt += 1
        return value % n, Dice(self.seed, self.drawn + 1)


@dataclass(frozen=True, slots=True)
class ScriptedDice(Dice):
    """Dice for tests and scenarios: each purpose has its results written down, in order.

    A purpose without a script falls back to the seed if there is one, else the test has forgotten a die.
    """

    script: tuple[tuple[str, tuple[int, ...]], ...] = ()

    def draw(self, n: int, purpose: str) -> tuple[int, Dice]:
        """The next written result of this purpose."""
        rest = dict(self.script)
        if not rest.get(purpose):
            if not self.seed:
                raise BrokenRule(f"no die is scripted for {purpose!r} (0..{n - 1})")
            value, _ = Dice(self.seed, self.drawn).draw(n, purpose)
            return value, ScriptedDice(self.seed, self.drawn + 1, self.script)
        value, *later = rest[purpose]
        if not 0 <= value < n:
            raise BrokenRule(f"the scripted draw {value} for {purpose!r} is not in 0..{n - 1}")
        rest[purpose] = tuple(later)
        return value, ScriptedDice(self.seed, self.drawn + 1, tuple(rest.items()))

    @property
    def unused(self) -> tuple[str, ...]:
        """Purposes whose script was not used up: in a test, a rule that did not roll."""
        return tuple(purpose for purpose, left in self.script if left)


def commitment(seed: str) -> str:
    """What is published when a game starts: nobody can change the seed afterwards.

    >>> commitment("00" * 32)[:12]
    '66687aadf862'
    """
    return sha256(bytes.fromhex(seed)).hexdigest()


def mixed_seed(*parts: str) -> str:
    """One seed out of the house's secret and a word from each player, so that no single one can pick it."""
    digest = blake2b(digest_size=32)
    for part in parts:
        digest.update(len(part).to_bytes(4, "big") + part.encode())
    return digest.hexdigest()
