"""The painters, found by folder and by entry point as the games are: nothing else lists them."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any, Final, TypeAlias

from engine.core.refusal import BrokenRule, Refused
from render.painter import Painter

AnyPainter: TypeAlias = Painter[Any]

ENTRY_POINT: Final = "mestre.painters"
"""Under it another package offers the painter of the game that it offers as `mestre.games`."""


@cache
def painters() -> dict[str, AnyPainter]:
    """Every painter by the slug of its game: the folders here that expose `PAINTER`, then other packages'."""
    found = [getattr(import_module(f"{__name__}.{one.name}"), "PAINTER", None) for one in iter_modules(__path__)]
    found += [entry.load() for entry in entry_points(group=ENTRY_POINT)]
    listed: dict[str, AnyPainter] = {}
    for painter in found:
        if painter is not None and listed.setdefault(painter.slug, painter) is not painter:
            raise BrokenRule(f"two painters say they paint {painter.slug!r}")
    return listed


def painter_of(slug: str) -> AnyPainter:
    """The painter of a game, or `Refused("no_such_game")`."""
    try:
        return painters()[slug]
    except KeyError:
        raise Refused("no_such_game", name=slug[:60]) from None
