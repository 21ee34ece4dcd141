"""Values that are typed in a few words."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pydantic import GetCoreSchemaHandler
    from pydantic_core import CoreSchema


class Phrase:
    """A value that is typed in a few words: read once, at the door, and kept as the words that give it again.

    Its kinds are frozen dataclasses (a place, a way, a part of a plan); a base may read for all of its own.
    """

    __slots__ = ()

    @classmethod
    def read(cls, words: tuple[str, ...]) -> "Phrase":
        """What these words say; `Refused` if they say nothing of this kind."""
        raise NotImplementedError

    def words(self) -> tuple[str, ...]:
        """The words that say it: read again, they give an equal value."""
        raise NotImplementedError

    @classmethod
    def __get_pydantic_core_schema__(cls, source: type, handler: "GetCoreSchemaHandler") -> "CoreSchema":
        from engine.core.codec import schema_of_phrase  # noqa: PLC0415  the codec knows the classes, not vice versa

        return schema_of_phrase(cls)
