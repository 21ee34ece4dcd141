"""A game's settings: declared once as fields, read from whatever a host typed."""

from collections.abc import Iterable, Mapping
from dataclasses import MISSING, Field, asdict, dataclass, field, fields
from functools import cache
from typing import Any, TypeAlias, TypeVar, dataclass_transform

from engine.core import numbers
from engine.core.refusal import BrokenRule, Refused

S = TypeVar("S")
Value: TypeAlias = str | int | bool
Only: TypeAlias = tuple[str, Value] | tuple[()]

_YES = frozenset({"true", "yes", "on", "1"})
_NO = frozenset({"false", "no", "off", "0"})


@dataclass(frozen=True, slots=True)
class Setting:
    """What may be chosen under one name, and the rule that says so."""

    name: str
    default: Value | None
    choices: tuple[str, ...] = ()
    lowest: int | None = None
    highest: int | None = None
    also: tuple[int, ...] = ()
    rule: str = ""
    only: Only = ()
    """Another setting, and the value of it without which this one says nothing."""
    pinned: bool = False
    """Nobody chooses it: it is filled in when a game starts, so that a replay finds what held then."""

    @property
    def kind(self) -> str:
        """`flag`, `choice`, `number` or `text`.

        >>> Setting("x", True).kind, Setting("y", "a", choices=("a", "b")).kind
        ('flag', 'choice')
        """
        if isinstance(self.default, bool):
            return "flag"
        if self.choices:
            return "choice"
        return "text" if self.lowest is None else "number"

    def applies(self, settings: Any) -> bool:
        """Whether it says anything beside these values of the others."""
        return not self.only or getattr(settings, self.only[0]) == self.only[1]

    def read(self, value: Value) -> Value:
        """The value that was meant, or `Refused("bad_setting")`."""
        word = str(value).strip()
        if self.kind == "flag" and word.lower() in _YES | _NO:
            return word.lower() in _YES
        if self.kind == "choice" and word in self.choices:
            return word
        meant = numbers.number(word) if self.kind == "number" else None
        if meant is not None and self._may_be(meant):
            return meant
        if self.kind == "text" and len(word) <= 200:
            return word
        raise Refused("bad_setting", name=self.name, value=word[:60])

    def _may_be(self, number: int) -> bool:
        if self.lowest is None or self.highest is None:
            raise BrokenRule(f"the setting {self.name} has no bounds")
        return self.lowest <= number <= self.highest or number in self.also


def choice(*choices: str, rule: str = "", default: str | None = None, only: Only = ()) -> Any:
    """One of several words; the first is the default unless another is named."""
    return field(default=default or choices[0], metadata={"choices": choices, "rule": rule, "only": only})


def flag(default: bool, *, rule: str = "", only: Only = ()) -> Any:
    """Yes or no."""
    return field(default=default, metadata={"rule": rule, "only": only})


def number(
    default: int | None, lowest: int, highest: int, *, also: Iterable[int] = (), rule: str = "", only: Only = ()
) -> Any:
    """A whole number within bounds, or one of a few others. No default: it follows from other settings."""
    bounds = {"lowest": lowest, "highest": highest, "also": tuple(also)}
    return field(default=default, metadata={**bounds, "rule": rule, "only": only})


def pinned(*, rule: str = "") -> Any:
    """A text that follows from elsewhere when a game starts, and stays as it was."""
    return field(default="", metadata={"rule": rule, "pinned": True})


def text(*, rule: str = "", only: Only = ()) -> Any:
    """A short free text, empty by default."""
    return field(default="", metadata={"rule": rule, "only": only})


@dataclass_transform(frozen_default=True)
def settings(cls: type[S]) -> type[S]:
    """Make a class of `choice`, `flag`, `number`, `text` and `pinned` fields the settings of a game."""
    return dataclass(frozen=True, slots=True)(cls)


def declared(cls: type[S]) -> tuple[Setting, ...]:
    """The settings in the order of their declaration; read off once, for they are asked for at every setup."""
    return _declared(cls)  # type: ignore[arg-type]


@cache
def _declared(cls: type[Any]) -> tuple[Setting, ...]:
    return tuple(_setting(one) for one in fields(cls))


def offered(cls: type[S]) -> tuple[Setting, ...]:
    """The settings that a host may choose."""
    return tuple(setting for setting in declared(cls) if not setting.pinned)


def read_settings(cls: type[S], typed: Mapping[str, Value]) -> S:
    """The settings with these values and the defaults for the rest."""
    known = {setting.name: setting for setting in declared(cls)}
    for name in typed:
        if name not in known:
            raise Refused("no_such_setting", name=str(name)[:60])
    return cls(**{name: known[name].read(value) for name, value in typed.items()})


def agreed(settings: Any) -> dict[str, Value]:
    """Settings as they are kept with a match: all of them, so that none depends on what is usual later."""
    return {name: value for name, value in asdict(settings).items() if value is not None}


def kept_settings(cls: type[S], kept: Mapping[str, Value]) -> S:
    """Settings that were kept: those that have come since are as usual, those that are gone by now are let be."""
    names = {one.name for one in fields(cls)}  # type: ignore[arg-type]
    return cls(**{name: value for name, value in kept.items() if name in names})


def _setting(one: "Field[Any]") -> Setting:
    if one.default is MISSING:
        raise BrokenRule(f"the setting {one.name} has no default")
    return Setting(one.name, one.default, **one.metadata)
