"""What a seat may answer with, and its text form."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import fields
from enum import StrEnum
from functools import cache
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    Self,
    TypeAlias,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

from engine.core.numbers import number
from engine.core.phrase import Phrase
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.tagged import Tagged

if TYPE_CHECKING:
    from engine.core.play import Play

B = TypeVar("B")
Tokens: TypeAlias = tuple[str, ...]


class Action(Tagged, Generic[B]):
    """A verb with its fields: one class a verb.

    Its text form is a line of plain tokens: the head, then the fields in order (`choose 3`). It is the same in
    every language; `bot/text` translates the tokens.
    """

    __slots__ = ()

    heads: ClassVar[Tokens] = ()
    """The first tokens that begin this action; by default the last part of its tag."""

    joins: ClassVar[bool] = False
    """Whether several entries (`hero 1 left; hide 1`) make one action."""

    in_steps: ClassVar[bool] = False
    """Whether what it is about (its first field) is always chosen by itself, before the rest."""

    open_form: ClassVar[bool] = False
    """Whether `options` only suggests: the legal answers are too many to list."""

    is_for_good: ClassVar[bool] = False
    """Whether it may set off what nothing takes back (`Event.for_good`): nobody does it by a single touch."""

    @classmethod
    def options(cls, board: B, seat: Seat) -> Iterable[Self]:
        """Candidates for this seat. Illegal ones may be among them: `check` has the last word."""
        raise NotImplementedError

    def check(self, board: B, seat: Seat) -> None:
        """Raise `Refused` with the reason if the rules do not allow this action now."""

    def beforehand(self, board: B, seat: Seat) -> Tokens:
        """What to look at before this is done (`check a1 run D7`), where it is known to set off what cannot be taken
        back: then whoever does it is asked once more. Nothing as a rule, and where it is not allowed anyhow.
        """
        return ()

    def menu(self, board: B, seat: Seat) -> Tokens:
        """The tokens along which a menu narrows down to it: by default its text form."""
        return self.words()

    def facts(self, board: B, seat: Seat) -> Mapping[str, Any]:
        """What its button says beside its fields: how far, what it costs, what comes of it. Nothing the seat may not
        know.
        """
        return {}

    def doer(self) -> str:
        """Which piece does it, if its button leaves that to whoever chose the piece before; empty otherwise."""
        return ""

    def is_nameless(self, board: B, seat: Seat) -> bool:
        """Whether it is about a place that has no name: its button and the picture number it."""
        return False

    def outcome(self, board: B, seat: Seat) -> Hashable:
        """What comes of it, as far as can be told: of several with one outcome the shortest alone has a button."""
        return self

    def is_spare(self, board: B, seat: Seat) -> bool:
        """Whether it has no button, since nobody in their senses wants it. Typed, it is obeyed."""
        return False

    def is_loose(self, board: B, seat: Seat) -> bool:
        """Whether it may still be changed once it is done: then nobody is asked whether they are sure."""
        return False

    def is_reversible(self, board: B, seat: Seat) -> bool:
        """Whether, whatever is hidden, nobody learns anything by it, no die is thrown and the seat goes on: then nobody
        is asked whether they are sure, since it is taken back freely.
        """
        return False

    def perform(self, play: "Play[B]", seat: Seat) -> None:
        """Carry the action out. It was checked against this very board."""
        raise NotImplementedError

    def words(self) -> Tokens:
        """The text form."""
        words = [self.head()]
        for name in self.field_names:
            words += _tokens(getattr(self, name))
        return tuple(words)

    def typed(self, board: B, seat: Seat) -> Tokens:
        """How somebody would type it who has this board before them: by default its text form."""
        return self.words()

    @classmethod
    def head(cls) -> str:
        """The token by which the action is usually called."""
        return cls.heads[0] if cls.heads else cls.tag.rpartition(".")[2]

    @classmethod
    def begins(cls, token: str) -> bool:
        """Whether an entry that begins with this token is of this verb."""
        return token in (cls.heads or (cls.head(),))

    @classmethod
    def goes_on(cls, token: str) -> bool:
        """Whether an entry that begins with this token belongs to an action begun before (`joins`)."""
        return cls.begins(token)

    @classmethod
    def read(cls, board: B, seat: Seat, entries: Sequence[Tokens]) -> Self:
        """The action that these entries spell; `Refused("bad_command")` if they spell none."""
        if len(entries) != 1:
            raise Refused("bad_command")
        return cls.read_fields(entries[0][1:])

    @classmethod
    def read_fields(cls, tokens: Tokens) -> Self:
        """The action with its fields read from tokens, one each; a last field of many words takes what is left."""
        values: list[object] = []
        rest = list(tokens)
        this: Any = cls
        for hint in field_types(this):
            if get_origin(hint) is None and issubclass(hint, Phrase):
                values.append(hint.read(tuple(rest)))
                rest = []
            elif get_origin(hint) is tuple:
                values.append(tuple(_value(get_args(hint)[0], token) for token in rest))
                rest = []
            elif rest:
                values.append(_value(hint, rest.pop(0)))
            else:
                raise Refused("bad_command")
        if rest:
            raise Refused("bad_command")
        return cls(*values)


class Composed(Action[B]):
    """An action built part by part (a plan, a route): prompts narrow it step by step."""

    __slots__ = ()
    open_form: ClassVar[bool] = True

    @classmethod
    def empty(cls) -> Self:
        """The draft without a part."""
        raise NotImplementedError

    def parts(self) -> tuple[Tokens, ...]:
        """The entries of the text form, one a part."""
        raise NotImplementedError

    def longer(self, board: B, seat: Seat) -> Iterable[Self]:
        """Each draft with one part more that is legal so far."""
        raise NotImplementedError

    def shorter(self) -> Self:
        """The draft without its last part."""
        raise NotImplementedError

    def as_it_stands(self, board: B) -> Self:
        """The draft without the parts that others have made impossible since: in a race somebody may be faster."""
        return self

    def last_choice(self, board: B, seat: Seat) -> Tokens:
        """The tokens by which a menu narrows down to the last part: by default the part itself."""
        return self.parts()[-1]

    def preview(self, board: B, seat: Seat) -> B:
        """The board after the parts so far, as the acting seat may foresee it: no dice, nobody else's secrets."""
        raise NotImplementedError


@cache
def field_types(cls: Any) -> tuple[type, ...]:
    """The types of the fields of an action, in order."""
    hints = get_type_hints(cls)
    return tuple(hints[field.name] for field in fields(cls))


def _tokens(value: object) -> Tokens:
    if isinstance(value, str):  # most are: this is asked for each button, several times
        return (str(value),)
    if isinstance(value, Phrase):
        return value.words()
    if isinstance(value, tuple):
        return tuple(token for part in value for token in _tokens(part))
    if isinstance(value, bool):
        return ("yes" if value else "no",)
    return (str(value),)


def _value(hint: type, token: str) -> object:
    if hint is bool:
        value: object = {"yes": True, "no": False}.get(token)
    elif hint is int:
        value = number(token)
    else:
        value = token if not issubclass(hint, StrEnum) else hint(token) if token in set(hint) else None
    if value is None:
        raise Refused("bad_command", word=token)
    return value
