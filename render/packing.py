"""A scene with its drawings as one small file, for whoever draws it elsewhere."""

import gzip
import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from pydantic import TypeAdapter

from render.canvas import Canvas
from render.scene import Scene, scene
from render.shared_art import Art, SharedArt, apart, shared

LEVEL: Final = 6


@dataclass(frozen=True, slots=True)
class Packed:
    """What a file holds."""

    scene: Scene
    art: SharedArt


def packed(canvas: Canvas) -> bytes:
    """JSON, compressed; equal canvases give equal bytes."""
    given, symbols = scene(canvas)
    art = shared({key: Art(one.box, one.markup) for key, one in symbols.items()})
    return gzip.compress(_adapter.dump_json(Packed(given, art), exclude_defaults=True), LEVEL, mtime=0)


def difference(before: bytes, after: bytes) -> bytes:
    """What whoever has one file needs for the other: marks that stood there already are told by their places.

    In place of marks a layer holds runs of those before, from and up to, among the marks that are new.
    """
    old, new = (json.loads(gzip.decompress(one)) for one in (before, after))
    marks = (mark for layer in old["scene"]["layers"] for mark in layer["marks"])
    known = {_said(mark): at for at, mark in enumerate(marks)}
    layers = [{**layer, "marks": list(_runs(layer["marks"], known))} for layer in new["scene"]["layers"]]
    known_art = old["art"]["drawings"]
    art = shared({key: one for key, one in apart(SharedArt(**new["art"])).items() if key not in known_art})
    told = {"since": True, "scene": {**new["scene"], "layers": layers}, "art": asdict(art)}
    return gzip.compress(_said(told).encode(), LEVEL, mtime=0)


def _runs(marks: list[Any], known: Mapping[str, int]) -> Iterator[Any]:
    run: list[int] = []
    for mark in marks:
        at = known.get(_said(mark))
        if run and at == run[1]:
            run[1] += 1
            continue
        if run:
            yield run
        run = [] if at is None else [at, at + 1]
        if at is None:
            yield mark
    if run:
        yield run


def _said(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


_adapter = TypeAdapter(Packed)
