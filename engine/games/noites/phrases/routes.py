"""Ways to go: `E5`, `via D5 to E5`, `jump F3`, `far v7`, `behind t4` (NH-315 to NH-318)."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.phrase import Phrase
from engine.core.refusal import Refused
from engine.games.noites.phrases.places import Landmark, Site, as_read, site_and_rest

VIA, JUMP, LEAP, TO = "via", "jump", "leap", "to"
HIDE, SEE, BEHIND, FAR = "hide", "see", "behind", "far"


class Route(Phrase):
    """How to get somewhere: own waypoints, the best way to a place, or a place to be looked for (NH-315 to NH-318)."""

    __slots__ = ()

    @classmethod
    def read(cls, words: tuple[str, ...]) -> "Route":
        """`to E5` is a bare destination, like `E5`: only after waypoints does it mark the last leg."""
        first, *rest = (words[0].lower(), *words[1:]) if words else ("",)
        if first == TO:
            return cls.read(tuple(rest))
        if first in (VIA, JUMP, LEAP):
            return OwnWay(tuple(_waypoints(words)))
        if first in (HIDE, SEE, BEHIND):
            if len(rest) != 1:
                raise Refused("bad_command")
            return LookOut(first, as_read(rest[0]))
        if first == FAR and not rest:
            raise Refused("bad_command")
        return AsFarAs(Site.read(tuple(rest))) if first == FAR else BestWay(Site.read(words)) if words else NoWay()


@dataclass(frozen=True, slots=True)
class Waypoint:
    """A place on an own way, and the word that was typed before it, if any."""

    mark: str
    site: Site


@dataclass(frozen=True, slots=True)
class OwnWay(Route):
    """`via D5 to E5`, `jump F3`."""

    waypoints: tuple[Waypoint, ...]

    def words(self) -> tuple[str, ...]:
        return tuple(word for one in self.waypoints for word in (one.mark, *one.site.words()) if word)


@dataclass(frozen=True, slots=True)
class BestWay(Route):
    """`E5`: the best way to a place, or onto a victim."""

    to: Site

    def words(self) -> tuple[str, ...]:
        return self.to.words()


@dataclass(frozen=True, slots=True)
class AsFarAs(Route):
    """`far v7`: the reachable point nearest to a place."""

    to: Site

    def words(self) -> tuple[str, ...]:
        return FAR, *self.to.words()


@dataclass(frozen=True, slots=True)
class LookOut(Route):
    """`hide b3`, `see b3`, `behind t4`: the bot finds the place as well as the way."""

    how: str
    name: str

    def words(self) -> tuple[str, ...]:
        return self.how, self.name


@dataclass(frozen=True, slots=True)
class NoWay(Route):
    """Nothing said: a charge finds the best way itself."""

    def words(self) -> tuple[str, ...]:
        return ()


STAY = BestWay(Landmark.of("stay"))
"""What is said instead of a way to follow."""
ANYWHERE = Landmark.of("anywhere")


def _waypoints(words: tuple[str, ...]) -> Iterator[Waypoint]:
    while words:
        mark = words[0].lower() if words[0].lower() in (VIA, JUMP, LEAP, TO) else ""
        words = words[1:] if mark else words
        if not words:
            raise Refused("bad_command")
        site, words = site_and_rest(words)
        yield Waypoint(mark, site)
