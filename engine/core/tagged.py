"""Tags: the names under which steps, actions and events are saved.

A class may be renamed or moved; its tag may not, since saved games hold it.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, dataclass_transform

from engine.core.refusal import BrokenRule

if TYPE_CHECKING:
    from pydantic import GetCoreSchemaHandler
    from pydantic_core import CoreSchema


class Tagged:
    """Base of everything that is saved under a tag."""

    __slots__ = ()
    tag: ClassVar[str]
    field_names: ClassVar[tuple[str, ...]]
    """In order: to ask the dataclass for them takes longer than most of what is done with them."""

    def by_name(self) -> dict[str, Any]:
        """Its fields."""
        return {name: getattr(self, name) for name in self.field_names}

    @classmethod
    def __get_pydantic_core_schema__(cls, source: type, handler: "GetCoreSchemaHandler") -> "CoreSchema":
        from engine.core.codec import schema_of_tagged  # noqa: PLC0415  the codec knows the classes, not vice versa

        return schema_of_tagged(cls, source, handler)


T = TypeVar("T", bound=Tagged)
_KINDS: dict[str, type[Tagged]] = {}


def kind(tag: str) -> type[Tagged]:
    """The class that is saved under this tag."""
    try:
        return _KINDS[tag]
    except KeyError:
        raise BrokenRule(f"no class is saved under the tag {tag!r}") from None


def is_known(tag: str) -> bool:
    """Whether anything is saved under this tag."""
    return tag in _KINDS


def tags() -> tuple[str, ...]:
    """Every tag known by now, in alphabetical order."""
    return tuple(sorted(_KINDS))


@dataclass_transform(frozen_default=True)
def tagged(tag: str) -> Callable[[type[T]], type[T]]:
    """Make a class a frozen slotted dataclass that is saved under `tag`."""

    def register(cls: type[T]) -> type[T]:
        if tag in _KINDS:
            raise BrokenRule(f"two classes want the tag {tag!r}")
        made = dataclass(frozen=True, slots=True)(cls)
        made.tag = tag
        made.field_names = tuple(one.name for one in fields(made))  # type: ignore[arg-type]
        _KINDS[tag] = made
        return made

    return register


# The same registration under the words that a reader of a rule expects.


@dataclass_transform(frozen_default=True)
def step(tag: str) -> Callable[[type[T]], type[T]]:
    """Register a step or a question."""
    return tagged(tag)


@dataclass_transform(frozen_default=True)
def verb(tag: str) -> Callable[[type[T]], type[T]]:
    """Register an action."""
    return tagged(tag)


@dataclass_transform(frozen_default=True)
def event(tag: str) -> Callable[[type[T]], type[T]]:
    """Register an event."""
    return tagged(tag)
