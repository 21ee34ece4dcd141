"""The two ways in which the engine says no: to the player, and to us."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from engine.core.once import cached_property

Param: TypeAlias = str | int | tuple[str | int, ...]
LateParam: TypeAlias = Callable[[], Param]
"""A parameter that costs much to find out: it is found out when somebody is told, not when answers are listed."""


class Refused(Exception):  # noqa: N818  it is no error: it is an answer
    """An action that the rules do not allow: a message key with parameters, never a sentence.

    Raised only while an answer is read or checked; the position stays as it was.

    >>> Refused("wrong_phase", last=lambda: "E5").params
    {'last': 'E5'}
    """

    def __init__(self, key: str, **params: Param | LateParam) -> None:
        super().__init__(key)
        self.key = key
        self._params = params

    @cached_property
    def params(self) -> Mapping[str, Param]:
        """What the message tells besides."""
        return {name: value() if callable(value) else value for name, value in self._params.items()}

    def anew(self) -> "Refused":
        """The same, to be raised once more without the traceback of before."""
        return Refused(self.key, **self._params)

    def __str__(self) -> str:
        return f"{self.key} {self.params}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refused) and (self.key, self.params) == (other.key, other.params)

    def __hash__(self) -> int:
        return hash(self.key)


class BrokenRule(Exception):  # noqa: N818  it names what is broken
    """A mistake of ours: the engine was asked for something that no rule provides."""
