"""A scene with its drawings as one small file, for whoever draws it elsewhere."""

import gzip
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from pydantic import TypeAdapter

from render.canvas import Canvas
from render.scene import Scene, scene

LEVEL: Final = 6


@dataclass(frozen=True, slots=True)
class Art:
    """A drawing: its view box and its markup."""

    box: str
    markup: str


@dataclass(frozen=True, slots=True)
class Packed:
    """What a file holds."""

    scene: Scene
    drawings: Mapping[str, Art]


def packed(canvas: Canvas) -> bytes:
    """JSON, compressed; equal canvases give equal bytes."""
    given, symbols = scene(canvas)
    drawings = {key: Art(one.box, one.markup) for key, one in symbols.items()}
    return gzip.compress(_adapter.dump_json(Packed(given, drawings), exclude_defaults=True), LEVEL, mtime=0)


_adapter = TypeAdapter(Packed)
