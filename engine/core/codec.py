"""Positions and logs to JSON and back, by tag: exact, byte-stable, and strict about what comes in."""

import json
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, TypeVar, get_origin, get_type_hints

from pydantic import ConfigDict, GetCoreSchemaHandler, TypeAdapter, ValidationError
from pydantic_core import CoreSchema, core_schema

from engine.core.game import Game
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


def dump(value: Any, of: Any) -> bytes:
    """A value as JSON, the same bytes for equal values."""
    return json.dumps(adapter(of).dump_python(value, mode="json"), **_COMPACT).encode()


def load(raw: bytes | str, of: Any) -> Any:
    """The value that `dump` wrote, or `Refused("bad_save")`: truncated, foreign and edited bytes alike."""
    try:
        value = adapter(of).validate_python(json.loads(raw))
        same = dump(value, of) == (raw.encode() if isinstance(raw, str) else raw)
    except (ValueError, TypeError, RecursionError, BrokenRule) as broken:
        raise Refused("bad_save", why=_why(broken)) from None
    if not same:
        raise Refused("bad_save", why="not the bytes that were written")
    return value


def dump_position(game: Game[B, Any, Any], position: Position[B]) -> bytes:
    """A position with the versions that are needed to read it in years to come."""
    saved = adapter(Position[game.board]).dump_python(position, mode="json")  # type: ignore[name-defined]
    envelope = {"schema": SCHEMA, "game": game.slug, "rules": game.rules_version, "position": saved}
    return json.dumps(envelope, **_COMPACT).encode()


def load_position(game: Game[B, Any, Any], raw: bytes | str) -> Position[B]:
    """The position that `dump_position` wrote, by today's rules or by older ones; or `Refused("bad_save")`."""
    try:
        envelope = json.loads(raw)
        rules = _rules_of(game, envelope)
        saved = envelope["position"] if rules == game.rules_version else game.upgrade(envelope["position"], rules)
        position: Position[B] = adapter(Position[game.board]).validate_python(saved)  # type: ignore[name-defined]
        same = dump_position(game, position) == (raw.encode() if isinstance(raw, str) else raw)
    except (ValueError, TypeError, KeyError, RecursionError, BrokenRule) as broken:
        raise Refused("bad_save", why=_why(broken)) from None
    if rules == game.rules_version and not same:
        raise Refused("bad_save", why="not the bytes that were written")
    return position


def schema_of_tagged(cls: type[Tagged], _source: Any, _handler: GetCoreSchemaHandler) -> CoreSchema:
    """What stands for a class with a tag, or a base of such: the tag, and the fields of the class it names."""

    def read(value: Any) -> Tagged:
        return value if isinstance(value, cls) else _read_tagged(cls, value)

    return core_schema.no_info_plain_validator_function(
        read, serialization=core_schema.plain_serializer_function_ser_schema(_write_tagged)
    )


def _write_tagged(value: Tagged) -> dict[str, Any]:
    its_class: Any = type(value)
    written = {
        name: of.dump_python(getattr(value, name), mode="json", warnings="error") for name, of in _fields(its_class)
    }
    return {"is": value.tag, **written}


def _read_tagged(cls: type[Tagged], value: Any) -> Tagged:
    if not isinstance(value, dict) or not isinstance(value.get("is"), str):
        raise ValueError("no tag")
    found: Any = kind(value["is"])
    if not issubclass(found, cls):
        raise ValueError(f"a {cls.__name__} was expected, not {found.__name__}")
    expected = _fields(found)
    if value.keys() - {"is"} != {name for name, _ in expected}:
        raise ValueError(f"other fields than those of {found.__name__}")
    made: Tagged = found(**{name: of.validate_python(value[name]) for name, of in expected})
    return made


@cache
def _fields(cls: Any) -> tuple[tuple[str, TypeAdapter[Any]], ...]:
    hints = get_type_hints(cls)
    return tuple((one.name, adapter(hints[one.name])) for one in fields(cls))


def _rules_of(game: Game[B, Any, Any], envelope: Any) -> int:
    if not isinstance(envelope, dict) or envelope.keys() != {"schema", "game", "rules", "position"}:
        raise ValueError("no saved position")
    if envelope["schema"] != SCHEMA or envelope["game"] != game.slug:
        raise ValueError(f"a position of {envelope['game']}, shape {envelope['schema']}")
    rules = envelope["rules"]
    if not isinstance(rules, int) or not 1 <= rules <= game.rules_version:
        raise ValueError(f"rules of version {rules}")
    return rules


def _why(broken: Exception) -> str:
    if isinstance(broken, ValidationError):
        first = broken.errors(include_url=False, include_input=False)[0]
        return f"{'.'.join(map(str, first['loc']))}: {first['type']}"[:200]
    return (str(broken) or type(broken).__name__)[:200]


_COMPACT: dict[str, Any] = {"ensure_ascii": False, "separators": (",", ":")}
