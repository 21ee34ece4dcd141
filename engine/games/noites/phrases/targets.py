"""What is named with a card: `b2`, `a1 D7`, `b2 ne 50`, `h D7.34`."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.phrase import Phrase
from engine.core.plane.points import COMPASS
from engine.games.noites.phrases.places import Landmark, Site, is_number, site_and_rest


@dataclass(frozen=True, slots=True)
class Distance(Site):
    """A bare number after a name or a place: how far somebody is moved that way."""

    millimetres: int

    def words(self) -> tuple[str, ...]:
        return (str(self.millimetres),)


@dataclass(frozen=True, slots=True)
class CardTargets(Phrase):
    """What is named with a card, each a name or a place: `b2`, `a1 D7`, `b2 ne 50`, `h D7.34`."""

    named: tuple[Site, ...] = ()

    @classmethod
    def read(cls, words: tuple[str, ...]) -> "CardTargets":
        return cls(tuple(_targets(words)))

    @property
    def name(self) -> str:
        """What is named first, be it a piece or how something lies; empty if it is no word of its own."""
        first = self.named[0] if self.named else None
        return first.name if isinstance(first, Landmark) else ""

    @property
    def others(self) -> "CardTargets":
        """What is named after the first."""
        return CardTargets(self.named[1:])

    def words(self) -> tuple[str, ...]:
        return tuple(word for one in self.named for word in one.words())


def _targets(words: tuple[str, ...]) -> Iterator[Site]:
    site: Site
    while words:
        if is_number(words[0], 4):
            site, words = Distance(int(words[0])), words[1:]
        elif words[0].lower() in COMPASS and not (words[1:] and is_number(words[1], 4)):
            site, words = Landmark.of(words[0]), words[1:]
        else:
            site, words = site_and_rest(words)
        yield site
