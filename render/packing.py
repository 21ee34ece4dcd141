"""A scene with its drawings as one small file, for whoever draws it elsewhere.

It is kept apart: each mark as it is written, the drawings by their names. So to whoever knows another scene already,
what is different is found by comparing what is written; what most of a picture is made of is not read again for that.
"""

import re
import zlib
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import blake2b
from itertools import chain
from operator import attrgetter
from typing import Any, Final, Self
from weakref import WeakKeyDictionary

from pydantic import TypeAdapter
from pydantic_core import to_json

from render.canvas import Canvas
from render.scene import MOST_MARKS, Collected, Layer, MarkGroup, Node, Scene, layers_of
from render.shared_art import Art, SharedArt, shared
from render.stood import A_GROUP, Run, Stood, parted, runs, runs_beside, still

GZIP: Final = 16
"""Added to the size of the window, it asks for a gzip file, which browsers open by themselves."""
MUCH: Final = 12_000
"""So many letters of difference are worth a look for a scene from which it would be less, and for what has moved."""
MUCH_DRAWN: Final = 32_000
"""So many letters of new drawings, and to find what they borrow takes longer than a way to another thread."""

WHOLE: Final = re.compile(r'("(?:x|y|wide|high)":-?\d+)\.0(?=[,}])')
"""A whole number, told as one that might not be; in words a quote has a stroke before it."""


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
        marks = (layer.marks for layer in self.layers)
        return smaller(_told(self._written(marks, map(_json, self.art)), shared(self.art)))

    def since(self, before: "PackedScene", drawings: Container[str] = (), *, moved: bool = False) -> str:
        """What whoever has one scene needs for this one: marks that stood there already are told by their places, the
        names of drawings too, and drawings that they know besides (`drawings`) are not told at all.

        In place of marks a layer holds runs of what stood there (`render/stood.py`) among the marks that are new, and
        so does a new group. What stood elsewhere is looked for if `moved` says so, which takes longer.
        """
        return self._difference(before, drawings, moved=moved).told

    def takes_long(self, before: "PackedScene", drawings: Container[str] = ()) -> bool:
        """Whether so much is new since a scene that to tell it takes long, which is found out at once."""
        known = set(before.marks)
        fresh = self._fresh(before, drawings).values()
        return (
            sum(len(mark) for mark in self.marks if mark not in known) > MUCH
            or sum(len(one.markup) for one in fresh) > MUCH_DRAWN
        )

    def _fresh(self, before: "PackedScene", drawings: Container[str]) -> Mapping[str, Art]:
        return {key: one for key, one in self.art.items() if key not in before.art and key not in drawings}

    def told(self, known: Sequence["PackedScene"], drawings: Container[str] = ()) -> "tuple[PackedScene, str]":
        """The same for whoever has several, the latest last: from which of them it goes on, and what is different.
        Older ones are tried where much is: after a look at something else, what was there before comes back. If it
        still is much, it may have moved: the maps at the end of a round are the city, lower down.
        """
        least = self._difference(known[-1], drawings)
        if least.letters > MUCH:
            least = min((least, *(self._difference(one, drawings) for one in known[:-1])), key=LETTERS)
        if least.letters > MUCH:
            least = min(least, self._difference(least.before, drawings, moved=True), key=LETTERS)
        return least.before, least.told

    def _difference(self, before: "PackedScene", drawings: Container[str], *, moved: bool = False) -> "_Difference":
        stood, named = Stood(before.marks), {key: at for at, key in enumerate(before.art)}
        find = stood.anywhere if moved else stood.there

        def group(mark: str) -> str:
            parts, rest = parted(mark)
            within = stood.anywhere if moved else stood.in_groups
            told = ",".join(_told_runs(runs(parts, within)))
            if moved:
                stood.also(parts)
            return f"{A_GROUP}{told}{rest}" if parts else mark

        marks = (_told_runs(runs_beside(*layer, find), group) for layer in self._beside(before))
        names = runs_beside(tuple(self.art), tuple(before.art), 0, lambda name, _: still(named.get(name)))
        return _Difference(before, self._written(marks, _told_runs(names, _json)), self._fresh(before, drawings))

    def _beside(self, before: "PackedScene") -> Iterator[tuple[Sequence[str], Sequence[str], int]]:
        """The marks of each layer, those of the layer in its place before, and which of all the first of these was."""
        begin = 0
        for at, layer in enumerate(self.layers):
            old = before.layers[at].marks if at < len(before.layers) else ()
            yield layer.marks, old, begin
            begin += len(old)

    def _written(self, marks: Iterable[Iterable[str]], names: Iterable[str]) -> str:
        layers = ",".join(layer.written(ones) for layer, ones in zip(self.layers, marks, strict=True))
        return f'{self.said[:-1]},"drawings":[{",".join(names)}],"layers":[{layers}]}}'


@dataclass(frozen=True, slots=True)
class _Difference:
    """A scene as it is told to whoever has another one."""

    before: PackedScene
    scene: str
    fresh: Mapping[str, Art]
    """Drawings that they do not know. What known ones say of them takes long to find, so that is left to the end."""

    @property
    def letters(self) -> int:
        """About how much there is to tell."""
        return len(self.scene) + sum(len(one.markup) for one in self.fresh.values())

    @property
    def told(self) -> str:
        """All of it."""
        return _told(self.scene, shared(self.fresh, self.before.art), '"since":true,')


LETTERS: Final = attrgetter("letters")


def _told(scene: str, art: SharedArt, more: str = "") -> str:
    drawn = {"outlines": art.outlines, "tags": art.tags, "drawings": art.drawings}
    return f'{{{more}"scene":{scene},"art":{_json(drawn)}}}'


NO_SCENE: Final = PackedScene.of("{}", (), {})


def smaller(told: str) -> bytes:
    """What is told of a scene as it travels."""
    return zlib.compress(told.encode(), 9, wbits=GZIP + zlib.MAX_WBITS)


@dataclass(frozen=True, slots=True)
class _Part:
    """A canvas without what it lies on, ready to be sent."""

    layers: tuple[PackedLayer, ...]
    art: Mapping[str, Art]

    @classmethod
    def of(cls, canvas: Canvas) -> Self:
        found = Collected()
        layers = tuple(map(_layer, layers_of(canvas, found)))
        return cls(layers, {key: Art(one.box, one.markup) for key, one in found.symbols.items()})


def packed(canvas: Canvas) -> PackedScene:
    """A canvas as it is sent. What it lies on is packed once, as its image is painted once, however many lie on it."""
    *grounds, top = canvas.stack
    parts = [*map(_ground, grounds), _Part.of(top)]
    wide, high = canvas.size
    said = _heads.dump_python(
        Scene(wide, high, (), (), canvas.field, canvas.fold),
        mode="json",
        exclude={"layers", "drawings"},
        exclude_defaults=True,
    )
    art = {key: one for part in parts for key, one in part.art.items()}
    return PackedScene.of(_json(said), tuple(layer for part in parts for layer in part.layers), art)


def _ground(canvas: Canvas) -> _Part:
    if canvas.passing:
        return _Part.of(canvas)
    if canvas not in _grounds:
        _grounds[canvas] = _Part.of(canvas)
    return _grounds[canvas]


_grounds: WeakKeyDictionary[Canvas, _Part] = WeakKeyDictionary()
"""As long as there is the canvas."""


def _layer(layer: Layer) -> PackedLayer:
    at = {"at": layer.at} if any(layer.at) else {}
    below = {"below": layer.below} if layer.below else {}
    return PackedLayer(_json({"ground": layer.ground, **at, **below}), tuple(map(_mark, layer.marks)))


def _mark(mark: Node) -> str:
    if not isinstance(mark, MarkGroup):
        return _written(mark)
    head = _written(replace(mark, marks=()))
    return f"{A_GROUP}{','.join(map(_mark, mark.marks))}{head[len(A_GROUP) :]}"


@lru_cache(MOST_MARKS)
def _written(mark: Node) -> str:
    return WHOLE.sub(r"\1", _nodes.dump_json(mark, exclude_defaults=True).decode())


def _told_runs(found: Iterable[str | Run], written: Callable[[str], str] = str) -> Iterator[str]:
    return (written(one) if isinstance(one, str) else _json(one.told) for one in found)


def _json(value: Any) -> str:
    return to_json(value).decode()


_nodes: TypeAdapter[Node] = TypeAdapter(Node)
_heads = TypeAdapter(Scene)
