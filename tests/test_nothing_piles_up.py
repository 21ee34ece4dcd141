"""What is kept for good is of a kind of which there are only so many, however long a house is open.

A map, a gallery, a catacomb is made anew for many a table: what is worked out about one is kept among so many others.
"""

import inspect
import pkgutil
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest

import bot
import engine
import render
from engine.core.match import Match
from engine.games import games
from engine.games.vi_algo.board import Catacomb
from engine.games.vi_algo.content.chart import MOST_KEPT, chart_of
from render.fonts import Face
from render.games.amsterdam.mapping import HexOutline
from render.svg import Drawing

FEW = {str, int, float, bool, Path, Face, Drawing, HexOutline}
"""Of these only our own are asked about: names, seats, sizes, files, what we have drawn."""
KINDS = {"cls", "kind", "of"}
"""So arguments are called that are types."""


def _caches(package: ModuleType) -> Iterator[tuple[str, Callable[..., Any]]]:
    """Each function that keeps what it found, whatever stands before it, by its name."""
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if not found.name.endswith("__main__"):
            module = import_module(found.name)
            for name, one in vars(module).items():
                kept = next((inner for inner in _within(one) if hasattr(inner, "cache_info")), None)
                if kept is not None and kept.__module__ == found.name:
                    yield f"{found.name}.{name}", kept


def _within(one: Any) -> Iterator[Any]:
    """A function, and what it stands before."""
    while one is not None:
        yield one
        one = getattr(one, "__wrapped__", None)


def _piles_up(function: Callable[..., Any]) -> list[str]:
    """The arguments of which there may be ever more."""
    hints = get_type_hints(function)
    asked = [name for name in inspect.signature(function).parameters if name not in KINDS]
    return [name for name in asked if not _are_few(hints[name])]


def _are_few(hint: Any) -> bool:
    parts = get_args(hint) if get_origin(hint) in (UnionType, Union) else (hint,)
    return all(one in FEW for one in parts)


@pytest.mark.parametrize("package", [engine, render, bot], ids=lambda one: one.__name__)
def test_what_is_kept_for_good_is_asked_about_things_of_which_there_are_few(package: ModuleType) -> None:
    unlimited = {name: one for name, one in _caches(package) if one.cache_info().maxsize is None}  # type: ignore[attr-defined]

    assert unlimited
    assert {name: found for name, one in unlimited.items() if (found := _piles_up(one))} == {}


def test_a_kind_of_which_there_may_be_ever_more_is_seen() -> None:
    def of_a_map(police: tuple[str, ...], team: int) -> None:
        """As one of Amsterdam's was."""

    assert _piles_up(of_a_map) == ["police"]


def test_the_catacombs_of_many_tables_do_not_pile_up() -> None:
    for number in range(MOST_KEPT + 8):
        match, _ = Match.start(games()["vi_algo"], 4, f"{number:064x}")
        assert isinstance(match.position.board, Catacomb)
        assert match.position.board.chart.place

    assert chart_of.__wrapped__.cache_info().currsize <= MOST_KEPT  # type: ignore[attr-defined]
