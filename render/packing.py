"""A scene with its drawings as one small file, for whoever draws it elsewhere.

It is kept apart: each mark as it is written, the drawings by their names. So to whoever knows another scene already,
what is different is found by comparing what is written; what most of a picture is made of is not read again for that.
"""

import json
import zlib
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cache, lru_cache, partial
from hashlib import blake2b
from itertools import chain
from typing import Any, Final, Self

from pydantic import TypeAdapter

from render.canvas import Canvas
from render.scene import MOST_MARKS, Layer, MarkGroup, Node, Scene, scene
from render.shared_art import Art, SharedArt, shared

GZIP: Final = 16
"""Added to the size of the window, it asks for a gzip file, which browsers open by themselves."""
MUCH: Final = 12_000
"""So many letters of difference are worth a look for a scene from which it would be less."""
NO_MARKS: Final = '{"marks":[]'
"""As a group begins that holds nothing."""


@dataclass(frozen=True, slots=True)
class PackedLayer:
    """A layer: what is said of it, and its marks as they are written."""

    said: str
    marks: tuple[str, ...]

    def written(self, marks: Iterable[str]) -> str:
        """The layer with these marks."""
        return f'{self.said[:-1]},"marks":[{",".join(marks)}]}}'


@dataclass(frozen=True, slots=True)
class PackedScene:
    """A scene that is ready to be sent."""

    said: str
    """Everything about it but its layers and drawings."""
    layers: tuple[PackedLayer, ...]
    art: Mapping[str, Art]
    """Its drawings, by names that tell what they are."""
    digest: bytes
    """Of all of it: equal scenes have equal ones. It is worked out by whoever packs, beside those who wait."""

    @classmethod
    def of(cls, said: str, layers: tuple[PackedLayer, ...], art: Mapping[str, Art]) -> Self:
        """A scene of these."""
        written = chain([said, *art], (part for layer in layers for part in (layer.said, *layer.marks)))
        return cls(said, layers, art, blake2b("\n".join(written).encode(), digest_size=24).digest())

    @property
    def marks(self) -> Iterator[str]:
        """What it shows, from below."""
        return (mark for layer in self.layers for mark in layer.marks)

    @property
    def size(self) -> int:
        """How many letters it takes, without its drawings, which others have as well."""
        return len(self.said) + sum(map(len, self.marks))

    def file(self) -> bytes:
        """The file for whoever knows nothing; equal canvases give equal bytes."""
        return smaller(self._told((layer.marks for layer in self.layers), map(_json, self.art), shared(self.art)))

    def since(self, before: "PackedScene", drawings: Container[str] = ()) -> str:
        """What whoever has one scene needs for this one: marks that stood there already are told by their places, the
        names of drawings too, and drawings that they know besides (`drawings`) are not told at all.

        In place of marks a layer holds runs of those before, from and up to, among the marks that are new; a new group
        holds runs of what lay in groups.
        """
        known, named = _places(before.marks), _places(before.art)
        fresh = {key: one for key, one in self.art.items() if key not in before.art and key not in drawings}
        written = partial(_group, cache(lambda: _places(part for mark in before.marks for part in _parts(mark)[0])))
        marks = (_runs(layer.marks, known, written) for layer in self.layers)
        return self._told(marks, _runs(self.art, named, _json), shared(fresh, before.art), '"since":true,')

    def told(self, known: Sequence["PackedScene"], drawings: Container[str] = ()) -> "tuple[PackedScene, str]":
        """The same for whoever has several, the latest last: from which of them it goes on, and what is different.
        Older ones are tried where much is: after a look at something else, what was there before comes back.
        """
        least, told = known[-1], self.since(known[-1], drawings)
        for before in known[:-1] if len(told) > MUCH else ():
            other = self.since(before, drawings)
            if len(other) < len(told):
                least, told = before, other
        return least, told

    def _told(self, marks: Iterable[Iterable[str]], names: Iterable[str], art: SharedArt, more: str = "") -> str:
        layers = ",".join(layer.written(ones) for layer, ones in zip(self.layers, marks, strict=True))
        scene = f'{self.said[:-1]},"drawings":[{",".join(names)}],"layers":[{layers}]}}'
        return f'{{{more}"scene":{scene},"art":{_json(asdict(art))}}}'


NO_SCENE: Final = PackedScene.of("{}", (), {})


def smaller(told: str) -> bytes:
    """What is told of a scene as it travels."""
    return zlib.compress(told.encode(), 9, wbits=GZIP + zlib.MAX_WBITS)


def packed(canvas: Canvas) -> PackedScene:
    """A canvas as it is sent."""
    given, symbols = scene(canvas)
    said = _heads.dump_python(
        replace(given, layers=()), mode="json", exclude={"layers", "drawings"}, exclude_defaults=True
    )
    art = {key: Art(one.box, one.markup) for key, one in symbols.items()}
    return PackedScene.of(_json(said), tuple(map(_layer, given.layers)), art)


def _layer(layer: Layer) -> PackedLayer:
    at = {"at": layer.at} if any(layer.at) else {}
    below = {"below": layer.below} if layer.below else {}
    return PackedLayer(_json({"ground": layer.ground, **at, **below}), tuple(map(_mark, layer.marks)))


def _mark(mark: Node) -> str:
    if not isinstance(mark, MarkGroup):
        return _written(mark)
    head = _written(replace(mark, marks=()))
    return f"{NO_MARKS[:-1]}{','.join(map(_mark, mark.marks))}{head[len(NO_MARKS) - 1 :]}"


@lru_cache(MOST_MARKS)
def _written(mark: Node) -> str:
    return _nodes.dump_json(mark, exclude_defaults=True).decode()


def _places(ones: Iterable[str]) -> dict[str, int]:
    return {one: at for at, one in enumerate(ones)}


def _group(known: Callable[[], Mapping[str, int]], mark: str) -> str:
    """A new mark; what lay in a group before is told by its place among all that lay in groups."""
    parts, rest = _parts(mark)
    return f"{NO_MARKS[:-1]}{','.join(_runs(parts, known()))}{rest}" if parts else mark


@lru_cache(MOST_MARKS)
def _parts(mark: str) -> tuple[tuple[str, ...], str]:
    """The marks of a group, and what else it says."""
    if not mark.startswith(NO_MARKS[:-1]):
        return (), ""
    told = json.loads(mark)
    parts = tuple(map(_json, told.pop("marks")))
    return parts, f"]{',' if told else ''}{_json(told)[1:]}"


def _runs(marks: Iterable[str], known: Mapping[str, int], written: Callable[[str], str] = str) -> Iterator[str]:
    run: tuple[int, int] | None = None
    for mark in marks:
        at = known.get(mark)
        if run and at == run[1]:
            run = run[0], at + 1
            continue
        if run:
            yield _json(run)
        run = None if at is None else (at, at + 1)
        if at is None:
            yield written(mark)
    if run:
        yield _json(run)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


_nodes: TypeAdapter[Node] = TypeAdapter(Node)
_heads = TypeAdapter(Scene)
