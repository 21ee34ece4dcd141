"""Several pieces at once: who shoots when, who stands where."""

from dataclasses import dataclass
from typing import NamedTuple

from engine.core.phrase import Phrase
from engine.core.refusal import Refused
from engine.games.noites.phrases.places import Landmark, as_read, is_number

AUTO = "auto"
PASS = "pass"  # noqa: S105  a word that players type
NO_MORE = "no_more"
"""Pass, here and in every window until the turn is over (NH-604)."""


class Firing(NamedTuple):
    """A watcher, and the number of the footprint at which it shoots; None if it does not."""

    watcher: str
    foot: int | None


@dataclass(frozen=True, slots=True)
class Volley(Phrase):
    """For each own watcher the footprint at which it shoots: `b1 12 b2 pass`; `pass` for none of them."""

    each: tuple[Firing, ...]

    @classmethod
    def read(cls, words: tuple[str, ...]) -> "Volley":
        if words == (PASS,):
            return cls(())
        names, steps = tuple(map(as_read, words[::2])), words[1::2]
        known = all(step == PASS or is_number(step, 5) for step in steps)
        if not words or len(names) != len(steps) or len(set(names)) != len(names) or not known:
            raise Refused("bad_command")
        feet = (None if step == PASS else int(step) for step in steps)
        return cls(tuple(map(Firing, names, feet)))

    @property
    def fired(self) -> tuple[Firing, ...]:
        """Those that are to be shot."""
        return tuple(one for one in self.each if one.foot is not None)

    def words(self) -> tuple[str, ...]:
        each = (word for name, foot in self.each for word in (name, PASS if foot is None else str(foot)))
        return tuple(each) or (PASS,)


NO_SHOT = Volley(())


@dataclass(frozen=True, slots=True)
class Deployment(Phrase):
    """All monsters of a side, each with its place: `a1 100,100 a2 160,100`; none with `auto`."""

    spots: tuple[tuple[str, Landmark], ...]

    @classmethod
    def read(cls, words: tuple[str, ...]) -> "Deployment":
        if words == (AUTO,):
            return cls(())
        if not words or len(words) % 2:
            raise Refused("bad_command")
        names, places = map(as_read, words[::2]), map(Landmark.of, words[1::2])
        return cls(tuple(zip(names, places, strict=True)))

    def words(self) -> tuple[str, ...]:
        return tuple(word for name, spot in self.spots for word in (name, spot.word)) or (AUTO,)


BY_ITSELF = Deployment(())
