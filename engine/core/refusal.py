"""The two ways in which the engine says no: to the player, and to us."""

from typing import TypeAlias

Param: TypeAlias = str | int | tuple[str | int, ...]


class Refused(Exception):  # noqa: N818  it is no error: it is an answer
    """An action that the rules do not allow: a message key with parameters, never a sentence.

    Raised only while an answer is read or checked; the position stays as it was.
    """

    def __init__(self, key: str, **params: Param) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refused) and (self.key, self.params) == (other.key, other.params)

    def __hash__(self) -> int:
        return hash(self.key)


class BrokenRule(Exception):  # noqa: N818  it names what is broken
    """A mistake of ours: the engine was asked for something that no rule provides."""
