"""Pictures for the commands: a view painted into a file, with its words."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bot.text import Words
from engine.core.event import Event
from engine.core.view import Seen
from engine.games import AnyGame
from render.games import painters
from render.painter import Marks
from render.picture import Picture
from render.scene import scene
from render.vector import svg


def picture_of(
    game: AnyGame, seen: Seen[Any, Any], words: Words, happened: Sequence[Event] = (), *, private: bool
) -> Picture | None:
    """The picture of a view; None while nobody paints this game."""
    painter = painters().get(game.slug)
    if painter is None:
        return None
    paint = painter.private if private else painter.board
    return paint(seen, Marks(happened=tuple(happened)), words)


def write(picture: Picture, file: Path) -> None:
    """Write the picture to a file whose folder may not exist yet: an SVG if its name says so, else a PNG."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(svg(*scene(picture.canvas)).encode() if file.suffix == ".svg" else picture.png)
