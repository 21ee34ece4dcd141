"""What is kept of a person across tables: the chosen language, and the private doors with what became of them."""

from dataclasses import dataclass, replace

from bot.tables.model.intents import Door, Person
from bot.text import language_of


@dataclass(frozen=True, slots=True)
class KnownDoor:
    """A door that was open once, and whether it still was when last tried."""

    door: Door
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Profile:
    """A person as remembered. Deleted whole by `/forgetme`."""

    language: str = ""
    """What the person chose; empty: as the platform says."""
    doors: tuple[KnownDoor, ...] = ()
    played: tuple[str, ...] = ()
    """The games that this person has sat down to."""
    unhinted: bool = False
    """Whether this person wants no hints."""

    def has_played(self, game: str) -> "Profile":
        """This person has sat down to a game."""
        return replace(self, played=tuple(sorted({*self.played, game})))

    def speaks(self, person: Person) -> str:
        """The language in which this person is spoken to in private."""
        return self.language or language_of(person.language)

    def opened(self, door: Door) -> "Profile":
        """A door has just proven open."""
        others = tuple(one for one in self.doors if (one.door.kind, one.door.address) != (door.kind, door.address))
        return replace(self, doors=tuple(sorted((*others, KnownDoor(door)), key=lambda one: one.door.rank)))

    def closed(self, door: Door) -> "Profile":
        """A door did not let us in."""
        return replace(self, doors=tuple(replace(one, closed=True) if one.door == door else one for one in self.doors))

    @property
    def ladder(self) -> tuple[Door, ...]:
        """The doors to be tried, best first."""
        return tuple(one.door for one in self.doors if not one.closed)
