"""Comparing what is with what a scenario expects, by path; what differs is told in a line."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

Path: TypeAlias = tuple[str, ...]

TESTS = ("has", "lacks", "count", "not")
"""Words that may follow a path; without one the value must be equal."""


class NoSuchValue(Exception):  # noqa: N818  it is a finding, told to whoever wrote the scenario
    """A path leads nowhere."""


def plain(value: Any) -> Any:
    """A value as lists, mappings with text for keys, and scalars.

    >>> plain({1: ("a", {"b": 2})})
    {'1': ['a', {'b': 2}]}
    """
    kind = type(value)
    if kind in _PLAIN:
        return value
    if kind is list:  # the usual kinds first: to ask what a value can do takes longer
        return [plain(part) for part in value]
    if kind is dict or isinstance(value, Mapping):
        return {str(key): plain(part) for key, part in value.items()}
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [plain(part) for part in value]
    return str(value) if isinstance(value, str) else value


def mismatches(actual: Any, expected: Mapping[str, Any]) -> Iterator[str]:
    """What differs from the expected values.

    >>> list(mismatches({"hand": [1, 2], "place": "A2"}, {"hand has": 3, "place": "A2"}))
    ['hand is [1, 2], but should have 3']
    """
    for path, test, value in _expectations(actual, expected):
        try:
            found = value_at(actual, path)
        except NoSuchValue as lost:
            yield str(lost)
        else:
            if not _holds(found, test, value):
                yield f"{'.'.join(path)} is {found!r}, but should {_WANTED[test]} {value!r}"


def changed_besides(before: Any, after: Any, named: Mapping[str, Any], apart_from: Sequence[str]) -> Iterator[str]:
    """What has changed although it is neither named nor set apart."""
    covered = [path for path, _, _ in _expectations(after, named)] + [_path(after, text) for text in apart_from]
    then, now = dict(leaves(before)), dict(leaves(after))
    for path in (*then, *(new for new in now if new not in then)):
        if then.get(path, _ABSENT) != now.get(path, _ABSENT) and not any(path[: len(one)] == one for one in covered):
            yield f"{'.'.join(path)} was {then.get(path, _ABSENT)!r} and is now {now.get(path, _ABSENT)!r}"


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Each scalar (or empty container) with the path to it."""
    parts = value.items() if isinstance(value, Mapping) else enumerate(value) if isinstance(value, list) else ()
    if not parts or not value:
        yield path, value
        return
    for key, part in parts:
        yield from leaves(part, (*path, str(key)))


def value_at(value: Any, path: Path) -> Any:
    """The value to which a path leads; `NoSuchValue` tells where it ended."""
    for done, key in enumerate(path):
        if isinstance(value, Mapping) and key in value:
            value = value[key]
        elif isinstance(value, list) and key.isdigit() and int(key) < len(value):
            value = value[int(key)]
        else:
            known = ", ".join(value) if isinstance(value, Mapping) else repr(value)
            raise NoSuchValue(f"there is no {'.'.join(path)}: {'.'.join(path[:done]) or 'here'} has {known}")
    return value


def _expectations(actual: Any, expected: Mapping[str, Any], path: Path = ()) -> Iterator[tuple[Path, str, Any]]:
    for text, value in expected.items():
        words = str(text).rsplit(" ", 1)
        test = words[1] if len(words) > 1 and words[1] in TESTS else ""
        here = (*path, *_path(actual, words[0] if test else str(text)))
        if isinstance(value, Mapping) and value and not test:
            yield from _expectations(actual, value, here)
        else:
            yield here, test, value


def _path(actual: Any, text: str) -> Path:
    if isinstance(actual, Mapping) and text in actual:
        return (text,)
    return tuple(text.split("."))


def _holds(found: Any, test: str, value: Any) -> bool:
    wanted = plain(value)
    several = wanted if isinstance(wanted, list) else [wanted]
    match test:
        case "has":
            return all(one in found for one in several)
        case "lacks":
            return not any(one in found for one in several)
        case "count":
            return bool(len(found) == wanted)
        case "not":
            return bool(found != wanted)
    return bool(found == wanted)


_PLAIN = (str, int, bool, type(None))
_WANTED = {"": "be", "not": "not be", "has": "have", "lacks": "lack", "count": "count"}
_ABSENT = "absent"
