"""The six explorers and the three numbers on their sheets (section 2.7)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Character:
    """How many treasures its player is dealt, how many torches and how much trust it brings."""

    id: str
    treasures: int
    torches: int
    trust: int


CHARACTERS = {
    character.id: character
    for character in (
        Character("dabs", 2, 3, 3),
        Character("bento", 1, 4, 4),
        Character("iara", 3, 3, 3),
        Character("otto", 2, 4, 3),
        Character("nair", 3, 3, 6),
        Character("ramon", 1, 3, 5),
    )
}
