"""What is taken in a search, as it is typed: `2`, or `pack blue 1` (CZ-516, CZ-517)."""

from dataclasses import dataclass

from engine.core.numbers import number
from engine.core.phrase import Phrase
from engine.core.refusal import Refused

PACK = "pack"


class Loot(Phrase):
    """So many cards, or a backpack."""

    __slots__ = ()

    @classmethod
    def read(cls, words: tuple[str, ...]) -> "Loot":
        match words:
            case ("pack", owner):
                return PackOf(owner, None)
            case ("pack", owner, slot) if number(slot) is not None:
                return PackOf(owner, number(slot))
            case ("pack", *_):
                raise Refused("no_such_pack")
            case (count,) if (number(count) or 0) > 0:
                return Handful(number(count) or 0)
        raise Refused("bad_command", word=" ".join(words)[:20])


@dataclass(frozen=True, slots=True)
class Handful(Loot):
    """So many cards, from the top."""

    count: int

    def words(self) -> tuple[str, ...]:
        return (str(self.count),)


@dataclass(frozen=True, slots=True)
class PackOf(Loot):
    """A backpack by its owner and the slot on the owner's sheet, from 1; None where that goes without saying."""

    owner: str
    slot: int | None

    def words(self) -> tuple[str, ...]:
        return (PACK, self.owner) if self.slot is None else (PACK, self.owner, str(self.slot))
