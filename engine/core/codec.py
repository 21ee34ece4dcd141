"""Positions and logs to JSON and back, by tag: exact, byte-stable, and strict about what comes in.

What a house has kept itself may be older or newer than we are (`load_kept`); what strangers bring may not (`load`).
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, TypeVar, get_origin, get_type_hints

from pydantic import ConfigDict, GetCoreSchemaHandler, TypeAdapter, ValidationError
from pydantic_core import CoreSchema, core_schema, to_json

from engine.core.game import Game
from engine.core.growing import Unknown, agree
from engine.core.phrase import Phrase
from engine.core.position import Position
from engine.core.refusal import BrokenRule, Refused
from engine.core.tagged import Tagged, kind

B = TypeVar("B")
SCHEMA = 1
"""The shape of the envelope around a saved position; a game's own shape is its `rules_version`."""


@cache
def adapter(of: Any) -> TypeAdapter[Any]:
    """How a type is written and read; fields that it does not have are refused."""
    own_schema = isinstance(get_origin(of) or of, type) and issubclass(get_origin(of) or of, Tagged)
    takes_no_config = own_schema or is_dataclass(of)  # `load` refuses foreign fields of a dataclass all the same
    return TypeAdapter(of) if takes_no_config else TypeAdapter(of, config=ConfigDict(extra="forbid"))


@cache
def _adapter_of_ours(of: Any) -> TypeAdapter[Any]:
    """The same, letting fields be that it does not have."""
    return TypeAdapter(of)


def dump(value: Any, of: Any) -> bytes:
    """A value as JSON, the same bytes for equal values."""
    return adapter(of).dump_json(value)


def load(raw: bytes | str, of: Any) -> Any:
    """The value that `dump` wrote, or `Refused("bad_save")`: truncated, foreign and edited bytes alike."""
    with _refusing():
        value = adapter(of).validate_python(json.loads(raw))
        if dump(value, of) != (raw.encode() if isinstance(raw, str) else raw):
            raise ValueError("not the bytes that were written")
        return value


def load_kept(written: Any, of: Any) -> tuple[Any, Unknown | None]:
    """The value that `dump` wrote, perhaps of another version of us, as JSON; and what of it we do not know."""
    with _refusing():
        return _kept(written, of)


def dump_position(game: Game[B, Any, Any], position: Position[B]) -> bytes:
    """A position with the versions that are needed to read it in years to come."""
    head = to_json({"schema": SCHEMA, "game": game.slug, "rules": game.rules_version})
    return head[:-1] + b',"position":' + dump(position, Position[game.board]) + b"}"  # type: ignore[name-defined]


def load_position(game: Game[B, Any, Any], raw: bytes | str) -> Position[B]:
    """The position that `dump_position` wrote, by today's rules or by older ones; or `Refused("bad_save")`."""
    with _refusing():
        envelope = json.loads(raw)
        if not isinstance(envelope, dict) or envelope.keys() != _ENVELOPE:
            raise ValueError("no saved position")
        saved = _upgraded(game, envelope)
        position: Position[B] = adapter(Position[game.board]).validate_python(saved)  # type: ignore[name-defined]
        same = dump_position(game, position) == (raw.encode() if isinstance(raw, str) else raw)
        if envelope["rules"] == game.rules_version and not same:
            raise ValueError("not the bytes that were written")
        return position


def load_kept_position(game: Game[B, Any, Any], raw: bytes) -> tuple[Position[B], Unknown | None, int]:
    """The same of a house's own store: what is missing has its default, and what we do not know is kept.

    The third is by which rules it was written, if by older ones; else 0.
    """
    with _refusing():
        envelope = json.loads(raw)
        position, unknown = _kept(_upgraded(game, envelope), Position[game.board])  # type: ignore[name-defined]
        rules = envelope["rules"]
        return position, unknown, rules if rules < game.rules_version else 0


def dump_position_with(game: Game[B, Any, Any], position: Position[B], unknown: Unknown | None) -> bytes:
    """A position as `dump_position` writes it, with what was unknown to us when we read it."""
    raw = dump_position(game, position)
    if unknown is None:
        return raw
    envelope = json.loads(raw)
    return to_json(envelope | {"position": unknown.back_in(envelope["position"])})


def schema_of_tagged(cls: type[Tagged], _source: Any, _handler: GetCoreSchemaHandler) -> CoreSchema:
    """What stands for a class with a tag, or a base of such: the tag, and the fields of the class it names."""

    def read(value: Any, info: core_schema.ValidationInfo) -> Tagged:
        return value if isinstance(value, cls) else _read_tagged(cls, value, info.context)

    return core_schema.with_info_plain_validator_function(
        read, serialization=core_schema.plain_serializer_function_ser_schema(_write_tagged)
    )


def schema_of_phrase(cls: type[Phrase]) -> CoreSchema:
    """What stands for a value that is typed in a few words: these words."""

    def read(value: Any) -> Phrase:
        return value if isinstance(value, cls) else _read_phrase(cls, value)

    return core_schema.no_info_plain_validator_function(
        read, serialization=core_schema.plain_serializer_function_ser_schema(_write_phrase)
    )


def _write_phrase(value: Phrase) -> list[str]:
    return list(value.words())


def _read_phrase(cls: type[Phrase], value: Any) -> Phrase:
    if not isinstance(value, list | tuple) or not all(isinstance(word, str) for word in value):
        raise ValueError("no words")
    try:
        said = cls.read(tuple(value))
    except Refused as refused:
        raise ValueError(f"no {cls.__name__}: {refused.key}") from None
    if not isinstance(said, cls):
        raise ValueError(f"a {cls.__name__} was expected, not {type(said).__name__}")
    return said


def _write_tagged(value: Tagged) -> dict[str, Any]:
    its_class: Any = type(value)
    written = {
        name: of.dump_python(getattr(value, name), mode="json", warnings="error") for name, of in _fields(its_class)
    }
    return {"is": value.tag, **written}


def _read_tagged(cls: type[Tagged], value: Any, context: Any) -> Tagged:
    if not isinstance(value, dict) or not isinstance(value.get("is"), str):
        raise ValueError("no tag")
    found: Any = kind(value["is"])
    if not issubclass(found, cls):
        raise ValueError(f"a {cls.__name__} was expected, not {found.__name__}")
    expected = dict(_fields(found, of_ours=context is _OURS))
    if context is not _OURS and value.keys() - {"is"} != expected.keys():
        raise ValueError(f"other fields than those of {found.__name__}")
    there = expected.keys() & value.keys()
    made: Tagged = found(**{name: expected[name].validate_python(value[name], context=context) for name in there})
    return made


@cache
def _fields(cls: Any, of_ours: bool = False) -> tuple[tuple[str, TypeAdapter[Any]], ...]:
    hints, made = get_type_hints(cls), _adapter_of_ours if of_ours else adapter
    return tuple((one.name, made(hints[one.name])) for one in fields(cls))


def _upgraded(game: Game[B, Any, Any], envelope: Any) -> Any:
    if not isinstance(envelope, dict) or not envelope.keys() >= _ENVELOPE:
        raise ValueError("no saved position")
    if envelope["schema"] != SCHEMA or envelope["game"] != game.slug:
        raise ValueError(f"a position of {envelope['game']}, shape {envelope['schema']}")
    rules = envelope["rules"]
    if not isinstance(rules, int) or not 1 <= rules <= game.rules_version:
        raise ValueError(f"rules of version {rules}")
    return envelope["position"] if rules == game.rules_version else game.upgrade(envelope["position"], rules)


def _kept(written: Any, of: Any) -> tuple[Any, Unknown | None]:
    value = _adapter_of_ours(of).validate_python(written, context=_OURS)
    if to_json(written) == dump(value, of):
        return value, None
    known = adapter(of).dump_python(value, mode="json")
    if not agree(written, known):
        raise ValueError("not what was written")
    return value, Unknown(written, known)


@contextmanager
def _refusing() -> Iterator[None]:
    try:
        yield
    except (ValueError, TypeError, KeyError, RecursionError, BrokenRule) as broken:
        raise Refused("bad_save", why=_why(broken)) from None


def _why(broken: Exception) -> str:
    if isinstance(broken, ValidationError):
        first = broken.errors(include_url=False, include_input=False)[0]
        return f"{'.'.join(map(str, first['loc']))}: {first['type']}"[:200]
    return (str(broken) or type(broken).__name__)[:200]


_ENVELOPE = {"schema", "game", "rules", "position"}
_OURS = "kept by a house of ours, perhaps of another version"
"""Says to whatever reads a part of a thing that it may have other fields than today's."""
