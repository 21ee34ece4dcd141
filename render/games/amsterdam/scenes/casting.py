"""Who plays which part in a scene: one hero, a partner at its side, and whispers in the background."""

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from typing import Final

from engine.games.amsterdam.content.city_tiles import CITY_TILES
from engine.games.amsterdam.content.clue_cards import CLUE_CARDS
from engine.games.amsterdam.content.pictures import MANY, Composition, ShownMotif
from render.games.amsterdam.scenes import drawings

SIGNS: Final = frozenset({"cross_x", "question_mark", "lips", "moustache", "ear", "footprint", "eye"})
"""What has nothing to do by itself: it is a hero only where nothing else is."""
LIKES_TO_BE_FAR: Final = 3
HERO_BY_SIZE: Final = {"small": 1, "middle": 3, "large": 4, "huge": 2}
HERO_BY_COUNT: Final = {1: 4, 2: 2, 3: 1, MANY: 0}


class Whims:
    """Small numbers that follow from a picture alone, from how it is written: who renames its fields draws it anew."""

    def __init__(self, picture: Composition) -> None:
        self._bytes = self._drawn(repr(picture).encode())

    def below(self, bound: int) -> int:
        """A number from 0 on."""
        return next(self._bytes) % bound

    def around(self, most: int) -> int:
        """A number as far below nought as above."""
        return self.below(2 * most + 1) - most

    @staticmethod
    def _drawn(seed: bytes) -> Iterator[int]:
        block = 0
        while True:
            yield from blake2b(seed + block.to_bytes(4, "big")).digest()
            block += 1


def cast(picture: Composition, whims: Whims) -> tuple[ShownMotif, ...]:
    """The hero, the partner, then the whispers."""
    hero = max(picture.motifs, key=lambda one: (_heroic(one), whims.below(16)))
    others = [one for one in picture.motifs if one is not hero]
    return hero, *sorted(others, key=lambda one: (_distant(one), whims.below(16)))


def pose(picture: Composition, shown: ShownMotif) -> int:
    """Which of two poses a thing takes: where two cards, or two cells, show it, each shows it in its own."""
    for pictures in _showing():
        if picture in pictures.get(shown.motif, ()):
            return pictures[shown.motif].index(picture) % 2
    return Whims(picture).below(2)


@cache
def _showing() -> tuple[dict[str, list[Composition]], ...]:
    """All cards, then all cells, by what they show."""
    found: tuple[dict[str, list[Composition]], ...] = ({}, {})
    for where, pictures in zip(found, (CLUE_CARDS, CITY_TILES), strict=True):
        for picture in pictures.values():
            for shown in picture.motifs:
                where.setdefault(shown.motif, []).append(picture)
    return found


def _heroic(shown: ShownMotif) -> int:
    lonely = 0 if shown.motif in SIGNS else 3
    return lonely + HERO_BY_SIZE[drawings.motif(shown.motif).size] + HERO_BY_COUNT[shown.count]


def _distant(shown: ShownMotif) -> int:
    """What belongs in the sky or towers over everything whispers; so do many."""
    drawing = drawings.motif(shown.motif)
    far = drawing.place == drawings.AIR or drawing.size == drawings.HUGE
    return LIKES_TO_BE_FAR * far + (shown.count == MANY)
