"""What a plan is made of, read once from what was typed (SH-301)."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.core.phrase import Phrase
from engine.core.refusal import Refused
from engine.games.holland.content.tower_cards import INDEX, ROOF

VILLAINS = ("mage", "knight")
HERO_STEPS = ("left", "right", "rope", "climb", "up", "down", "passage")
VILLAIN_STEPS = ("left", "right", "up", "down")
HERO, VILLAIN, EXPLODE, HIDE, GO, PASS = "hero", "villain", "explode", "hide", "go", "pass"
PLAN_HEADS = (HERO, VILLAIN, EXPLODE, HIDE, GO, PASS)


class PlanEntry(Phrase):
    """One thing to do with a card. Words that are none are refused before any rule is looked at (SH-310)."""

    __slots__ = ()

    @classmethod
    def read(cls, words: tuple[str, ...]) -> "PlanEntry":
        match words:
            case ("hero", "1" | "2" as number, *steps) if set(steps) <= set(HERO_STEPS):
                return HeroRun(int(number), tuple(steps))
            case ("villain", "mage" | "knight" as villain, *steps) if set(steps) <= set(HERO_STEPS):
                return VillainRun(villain, tuple(steps))
            case ("explode", space):
                return Explosion(space.upper())
            case ("hide", "1" | "2" as number):
                return Hiding(int(number))
            case ("go", "1" | "2" as number, space) if space.upper() in INDEX or space.lower() == ROOF:
                return Going(int(number), ROOF if space.lower() == ROOF else space.upper())
        raise Refused("bad_command", word=" ".join(words)[:60])


@dataclass(frozen=True, slots=True)
class HeroRun(PlanEntry):
    """`hero 1 left rope`: one of the two own heroes, step by step."""

    number: int
    steps: tuple[str, ...]

    @property
    def piece(self) -> tuple[str, str]:
        """Whose run it is, as it is typed."""
        return HERO, str(self.number)

    def words(self) -> tuple[str, ...]:
        return (*self.piece, *self.steps)


@dataclass(frozen=True, slots=True)
class VillainRun(PlanEntry):
    """`villain mage down`."""

    villain: str
    steps: tuple[str, ...]

    @property
    def piece(self) -> tuple[str, str]:
        """Whose run it is, as it is typed."""
        return VILLAIN, self.villain

    @property
    def which(self) -> int:
        """The place of the villain among the two."""
        return VILLAINS.index(self.villain)

    def words(self) -> tuple[str, ...]:
        return (*self.piece, *self.steps)


@dataclass(frozen=True, slots=True)
class Explosion(PlanEntry):
    """`explode B4`."""

    space: str

    def words(self) -> tuple[str, ...]:
        return EXPLODE, self.space


@dataclass(frozen=True, slots=True)
class Hiding(PlanEntry):
    """`hide 1`."""

    number: int

    def words(self) -> tuple[str, ...]:
        return HIDE, str(self.number)


@dataclass(frozen=True, slots=True)
class Going(PlanEntry):
    """`go 1 B4`: to a space by the best way, which is spelled out once the card has come up."""

    number: int
    end: str

    def words(self) -> tuple[str, ...]:
        return GO, str(self.number), self.end


PlanEntries: TypeAlias = tuple[PlanEntry, ...]
PieceRun: TypeAlias = HeroRun | VillainRun


def read_entries(typed: tuple[tuple[str, ...], ...]) -> PlanEntries:
    """The entries of a plan; a lone `pass` is none."""
    return () if typed == ((PASS,),) else tuple(map(PlanEntry.read, typed))
