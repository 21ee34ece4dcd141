"""The games, found by folder and by entry point: nothing else lists them."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from engine.core.refusal import BrokenRule, Refused
from engine.core.run import AnyGame

ENTRY_POINT = "mestre.games"
__all__ = ["ENTRY_POINT", "AnyGame", "game_called", "games"]


@cache
def games() -> dict[str, AnyGame]:
    """Every game by its slug: the folders here that expose `GAME`, then what other packages offer."""
    found = [getattr(import_module(f"{__name__}.{one.name}"), "GAME", None) for one in iter_modules(__path__)]
    found += [entry.load() for entry in entry_points(group=ENTRY_POINT)]
    listed: dict[str, AnyGame] = {}
    for game in found:
        if game is not None and listed.setdefault(game.slug, game) is not game:
            raise BrokenRule(f"two games are called {game.slug!r}")
    return listed


def game_called(slug: str) -> AnyGame:
    """The game of this slug, or `Refused("no_such_game")`."""
    try:
        return games()[slug]
    except KeyError:
        raise Refused("no_such_game", name=slug[:60]) from None
