"""Plain data taken apart and made anew: `dataclasses.replace`, made for values that are changed many times a turn."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar

T = TypeVar("T")


def changed(one: T, **changes: Any) -> T:
    """A copy of a dataclass with these fields changed; all its fields are given when it is made, in their order.

    >>> from dataclasses import dataclass
    >>> @dataclass(frozen=True)
    ... class Point:
    ...     x: int
    ...     y: int
    >>> changed(Point(1, 2), y=5)
    Point(x=1, y=5)
    >>> @dataclass(frozen=True)
    ... class Alone:
    ...     name: str
    >>> changed(Alone("Ana"), name="Bo")
    Alone(name='Bo')
    """
    kind: Any = type(one)
    parts_of = taken_apart(kind)
    assert parts_of is not None
    parts, place_of = [*parts_of(one)], _places(kind)
    for name, value in changes.items():
        parts[place_of[name]] = value
    made: T = kind(*parts)
    return made


@cache
def taken_apart(kind: type) -> Callable[[Any], Sequence[Any]] | None:
    """How to take a dataclass apart, field by field; None for what is none or has no fields."""
    names = [one.name for one in fields(kind)] if is_dataclass(kind) else []
    if len(names) == 1:  # of a single name `attrgetter` gives the bare value
        return lambda one: (getattr(one, names[0]),)
    return attrgetter(*names) if names else None


@cache
def _places(kind: Any) -> Mapping[str, int]:
    return {one.name: place for place, one in enumerate(fields(kind))}
