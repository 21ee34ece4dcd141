"""Fixtures: halls, each over a store file of its own."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest
from hall import GAMES, Hall

from bot.store.sqlite import SqliteShelf
from engine.games import AnyGame

MakeHall: TypeAlias = Callable[[dict[str, AnyGame]], Hall]


@pytest.fixture
def make_hall(tmp_path: Path) -> Iterator[MakeHall]:
    """Opens halls, each with a store file of its own."""
    shelves: list[SqliteShelf] = []

    def make(games: dict[str, AnyGame]) -> Hall:
        shelves.append(SqliteShelf(tmp_path / f"store-{len(shelves)}.db", lambda: games))
        return Hall(shelves[-1], games)

    yield make
    for shelf in shelves:
        shelf.close()


@pytest.fixture
def hall(make_hall: MakeHall) -> Hall:
    """A hall in which porrinha is played."""
    return make_hall(GAMES)
