"""A property that is worked out once for each object, as `functools.cached_property` does it since Python 3.12.

That of Python 3.11 holds one lock for all objects while it works: whoever works something out for one of them beside
the event loop has the loop wait as soon as it wants the same of another.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from functools import cached_property
else:

    class cached_property(Generic[T]):  # noqa: N801  it stands for that of the library
        """The first look works it out; the ones after it find it in the object."""

        def __init__(self, work: Callable[[Any], T]) -> None:
            self.work = work
            self.__doc__ = work.__doc__

        def __set_name__(self, owner: type, name: str) -> None:
            self.name = name

        def __get__(self, one: Any, owner: type | None = None) -> Any:
            if one is None:
                return self
            found = one.__dict__[self.name] = self.work(one)
            return found


__all__ = ["cached_property"]
