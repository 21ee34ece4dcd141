"""Plain data with something changed: `dataclasses.replace`, made for values that are changed many times a turn."""

from collections.abc import Callable, Mapping
from dataclasses import fields
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
    """
    kind: Any = type(one)
    parts_of, place_of = _layout(kind)
    parts = [*parts_of(one)]
    for name, value in changes.items():
        parts[place_of[name]] = value
    made: T = kind(*parts)
    return made


@cache
def _layout(kind: Any) -> tuple[Callable[[Any], tuple[Any, ...]], Mapping[str, int]]:
    """How to take such a value apart, and the place of each field."""
    names = [one.name for one in fields(kind)]
    return attrgetter(*names), {name: place for place, name in enumerate(names)}
