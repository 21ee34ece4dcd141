"""What of a scene stood in the one before: told by its place there, how far it has moved, and what it shows now."""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, compress, count
from operator import ne
from typing import Any, Final, TypeAlias

from engine.core.once import cached_property

MOST_KEPT: Final = 8_192
"""Marks that are kept as they were read."""
A_GROUP: Final = '{"marks":['
"""As a group begins."""

DRAWING: Final = re.compile(r'"drawing": "([^"]*)"')

Found: TypeAlias = tuple[int, float, float, str]
"""A place among all that stood there, how far right and down from it, and which drawing is there instead, if one is."""
Stands: TypeAlias = tuple[int, float, float]
"""A place among all that stood there, and where in the picture that is."""


@dataclass(slots=True)
class Run:
    """What stood one after the other, from a place up to another, has moved so far, and shows one drawing instead."""

    begin: int
    end: int
    across: float = 0
    down: float = 0
    drawing: str = ""

    @property
    def told(self) -> Sequence[float | str]:
        """As it is written."""
        way = (self.across, self.down, self.drawing) if self.drawing else (self.across, self.down)
        return (self.begin, self.end, *way) if any(way) else (self.begin, self.end)

    @property
    def following(self) -> Found:
        """What would make it longer."""
        return self.end, self.across, self.down, self.drawing


def runs(ones: Iterable[str], find: Callable[[str, Run | None], Found | None]) -> Iterator[str | Run]:
    """What is new as it is; of what is found, the places. Told where to look is the run before."""
    run: Run | None = None
    is_open = False
    for one in ones:
        found = find(one, run)
        if run and is_open and found == run.following:
            run.end += 1
            continue
        if run and is_open:
            yield run
        is_open = found is not None
        if found is None:
            yield one
        else:
            run = Run(found[0], found[0] + 1, *found[1:])
    if run and is_open:
        yield run


def runs_beside(
    ones: Sequence[str], old: Sequence[str], begin: int, find: Callable[[str, Run | None], Found | None]
) -> Iterator[str | Run]:
    """The same for what most often stands as it did: `old` stood there, from this place on, and how far the two are
    alike from the beginning and from the end is seen at once. Only what is between them is looked for.
    """
    head, end = alike(ones, old), begin + len(old)
    ones, old = ones[head:], old[head:]
    tail = alike(ones[::-1], old[::-1])
    if head:
        yield Run(begin, begin + head)
    yield from runs(ones[: len(ones) - tail], find)
    if tail:
        yield Run(end - tail, end)


def alike(some: Sequence[str], others: Sequence[str]) -> int:
    """How many of the first are the same.

    >>> alike("abcd", "abdd"), alike("ab", "abc"), alike("", "a")
    (2, 2, 0)
    """
    return next(compress(count(), map(ne, some, others)), min(len(some), len(others)))


class Stood:
    """The marks of a scene as they are written; behind them come the parts of those that are groups, and then of those
    groups that are told anew meanwhile: the second map of two is like the first one.
    """

    def __init__(self, marks: Iterable[str]) -> None:
        self._marks = tuple(marks)

    def there(self, mark: str, _: Run | None = None) -> Found | None:
        """Where exactly this mark stood."""
        return still(self._places.get(mark))

    def in_groups(self, part: str, _: Run | None = None) -> Found | None:
        """Where exactly this lay in a group."""
        return still(self._parts.get(part))

    def anywhere(self, one: str, run: Run | None) -> Found | None:
        """Where it stood, or what is the same but for its place, or but for that and its one drawing; best what goes on
        with the run before, next best what has moved as far.
        """
        found = self.there(one) or self.in_groups(one)
        shape = None if found else shaped(one)
        if shape is None:
            return found
        said, x, y = shape
        undrawn, drawing = ("", "") if said in self._shapes else _undrawn(said)
        stood = self._shapes.get(undrawn or said, ())
        place, *way = run.following if run else (0, 0, 0, "")
        next_one = (one for one in stood if one[0] == place)
        ways = ((at, _tenth(x - left), _tenth(y - top), drawing) for at, left, top in chain(next_one, stood))
        found = next(ways, None)
        if found is None or [*found] == [place, *way]:
            return found
        return min(chain((found,), ways), key=lambda found: ([*found[1:]] != way, found[0] != place))

    def also(self, parts: Sequence[str]) -> None:
        """A group is told anew, and holds these."""
        for part in parts:
            _note(self._shapes, part, len(self._all))
            self._all.append(part)

    @cached_property
    def _places(self) -> Mapping[str, int]:
        return {mark: at for at, mark in enumerate(self._marks)}

    @cached_property
    def _all(self) -> list[str]:
        groups = [mark for mark in self._marks if mark.startswith(A_GROUP)]
        return [*self._marks, *chain.from_iterable(parted(group)[0] for group in groups)]

    @cached_property
    def _parts(self) -> Mapping[str, int]:
        first = len(self._marks)
        return {part: at for at, part in enumerate(self._all[first:], first)}

    @cached_property
    def _shapes(self) -> dict[str, list[Stands]]:
        """By what they are, and by what they are but for a drawing."""
        found: dict[str, list[Stands]] = {}
        for at, one in enumerate(self._all):
            _note(found, one, at)
        return found


def _note(shapes: dict[str, list[Stands]], one: str, at: int) -> None:
    if (shape := shaped(one)) is not None:
        said, x, y = shape
        for known in filter(None, (said, _undrawn(said)[0])):
            shapes.setdefault(known, []).append((at, x, y))


def still(at: int | None) -> Found | None:
    """What stands where it stood, if it stood anywhere."""
    return None if at is None else (at, 0, 0, "")


@lru_cache(MOST_KEPT)
def _undrawn(shape: str) -> tuple[str, str]:
    """A shape without its drawing, and that; nothing if it has none, or several."""
    drawings = DRAWING.findall(shape)
    return (DRAWING.sub('"drawing": ""', shape), drawings[0]) if len(drawings) == 1 else ("", "")


@lru_cache(MOST_KEPT)
def parted(mark: str) -> tuple[tuple[str, ...], str]:
    """The marks of a group, and what else it says."""
    if not mark.startswith(A_GROUP):
        return (), ""
    told = json.loads(mark)
    parts = tuple(json.dumps(part, ensure_ascii=False, separators=(",", ":")) for part in told.pop("marks"))
    return parts, f"]{',' if told else ''}{json.dumps(told, ensure_ascii=False, separators=(',', ':'))[1:]}"


@lru_cache(MOST_KEPT)
def shaped(mark: str) -> tuple[str, float, float] | None:
    """What a mark is wherever it stands, and where that is; None for a group that holds nothing."""
    told = json.loads(mark)
    placed = list(_within(told))
    if not placed:
        return None
    x, y = placed[0].get("x", 0), placed[0].get("y", 0)
    for one in placed:
        one.update(x=_tenth(one.get("x", 0) - x), y=_tenth(one.get("y", 0) - y))
    return json.dumps(told, sort_keys=True), x, y


def _within(mark: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The marks themselves, without the groups around them."""
    if "marks" not in mark:
        yield mark
    for part in mark.get("marks", ()):
        yield from _within(part)


def _tenth(value: float) -> float:
    tenth = round(value, 1)
    return int(tenth) if tenth == int(tenth) else tenth
