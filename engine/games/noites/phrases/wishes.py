"""What is said with an action about later decisions of the activation: `D7 shoot b2 push e 50` (NH-221)."""

from dataclasses import dataclass, replace

from engine.core.phrase import Phrase
from engine.core.refusal import Refused
from engine.games.noites.phrases.places import Landmark, as_read, is_number
from engine.games.noites.phrases.routes import BestWay, NoWay, Route

SHOOT, PUSH, FOLLOW = "shoot", "push", "follow"
NONE, AWAY = "none", "away"


@dataclass(frozen=True, slots=True)
class Thrust(Phrase):
    """Where to, and how far, somebody is pushed: `ne 50`, `away 50`, `t3 40`, `none`."""

    where: Landmark
    millimetres: int

    @classmethod
    def read(cls, words: tuple[str, ...]) -> "Thrust":
        if words in ((NONE,), (NONE, "0")):
            return NO_THRUST
        if len(words) != 2 or words[0] == NONE or not is_number(words[1], 3):
            raise Refused("bad_command")
        return cls(Landmark.of(words[0]), int(words[1]))

    def words(self) -> tuple[str, ...]:
        return self.where.word, str(self.millimetres)


NO_THRUST = Thrust(Landmark.of(NONE), 0)


@dataclass(frozen=True, slots=True)
class Wishes(Phrase):
    """What was said with an action about later decisions of the activation (NH-221): `shoot b2 push e 50`."""

    shoot: str = ""
    """Whom; `none` for nobody."""
    push: Thrust | None = None
    follow: Route | None = None

    @classmethod
    def read(cls, words: tuple[str, ...]) -> "Wishes":
        """
        >>> Wishes.read(("shoot", "b2", "push", "e", "50")).named
        ('shoot', 'push')
        """
        way, said = _parted(words)
        if way:
            raise Refused("bad_command", word=way[0][:20])
        wishes = cls()
        for what, rest in said:
            wishes = wishes._wishing(what, rest)
        return wishes

    def _wishing(self, what: str, words: tuple[str, ...]) -> "Wishes":
        if not words or (what == SHOOT and len(words) != 1):
            raise Refused("bad_command")
        if what == SHOOT:
            return replace(self, shoot=as_read(words[0]))
        return replace(self, push=Thrust.read(words)) if what == PUSH else replace(self, follow=Route.read(words))

    @property
    def named(self) -> tuple[str, ...]:
        """Which decisions they are about."""
        said = {SHOOT: self.shoot, PUSH: self.push, FOLLOW: self.follow}
        return tuple(what for what, wish in said.items() if wish)

    def words(self) -> tuple[str, ...]:
        shoot = (SHOOT, self.shoot) if self.shoot else ()
        push = (PUSH, *self.push.words()) if self.push else ()
        return (*shoot, *push, *((FOLLOW, *self.follow.words()) if self.follow else ()))


NO_WISHES = Wishes()


@dataclass(frozen=True, slots=True)
class Trek(Phrase):
    """A way to go, and what is wished for on it or at its end: `D7 shoot b2 push e 50`."""

    route: Route
    wishes: Wishes = NO_WISHES

    @classmethod
    def read(cls, words: tuple[str, ...]) -> "Trek":
        """
        >>> Trek.read(("d7", "shoot", "b2")).route.words()
        ('d7',)
        """
        way = _parted(words)[0]
        return cls(Route.read(way), Wishes.read(words[len(way) :]))

    def words(self) -> tuple[str, ...]:
        return *self.route.words(), *self.wishes.words()


STRAIGHT = Trek(NoWay())


def trek(word: str) -> Trek:
    """The best way to what one word names."""
    return Trek(BestWay(Landmark.of(word)))


def _parted(words: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[tuple[str, tuple[str, ...]], ...]]:
    """A way, and what is said after it about each later decision.

    >>> _parted(("d7", "shoot", "b2", "push", "e", "50"))
    (('d7',), (('shoot', ('b2',)), ('push', ('e', '50'))))
    """
    starts = [number for number, word in enumerate(words) if word.lower() in (SHOOT, PUSH, FOLLOW)]
    ends = (*starts[1:], len(words))
    said = tuple((words[start].lower(), words[start + 1 : end]) for start, end in zip(starts, ends, strict=False))
    return words[: starts[0] if starts else len(words)], said
