"""What is worked out once: a property for each object, what is asked of the very same things again and again."""

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from operator import is_
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

if TYPE_CHECKING:
    from functools import cached_property
else:

    class cached_property(Generic[T]):  # noqa: N801  it stands for that of the library
        """As `functools.cached_property` does it since Python 3.12: the first look works it out, the others find it in
        the object. That of Python 3.11 holds one lock for all objects while it works: whoever works something out for
        one of them beside the event loop has the loop wait as soon as it wants the same of another.
        """

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


def known_by_sight(work: Callable[P, T]) -> Callable[P, T]:
    """A function that knows the very things it was asked about last. It is for one that is asked about each choice of a
    position and remembers positions: to find one among them means to read all of it.
    """
    latest: tuple[tuple[object, ...], T] | None = None

    @wraps(work)
    def found(*args: P.args, **named: P.kwargs) -> T:
        nonlocal latest
        last = latest
        if last is None or named or len(last[0]) != len(args) or not all(map(is_, last[0], args)):
            last = latest = args, work(*args, **named)
        return last[1]

    return found


def lately_known(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """A function that knows so many of the very things it was asked about lately: the same, for many tables in turn."""

    def knows(work: Callable[P, T]) -> Callable[P, T]:
        lately: OrderedDict[tuple[int, ...], tuple[object, T]] = OrderedDict()

        @wraps(work)
        def found(*args: P.args, **named: P.kwargs) -> T:
            if named:
                return work(*args, **named)
            key = tuple(map(id, args))
            known = lately.pop(key, None)  # it holds what it was asked about, so nothing else has these ids meanwhile
            lately[key] = known = known or (args, work(*args, **named))
            while len(lately) > most:
                lately.popitem(last=False)
            return known[1]

        return found

    return knows


__all__ = ["cached_property", "known_by_sight", "lately_known"]
