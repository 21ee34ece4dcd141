"""Every game that the generic suites run over: the registered ones and the example."""

from porrinha import GAME as PORRINHA

from engine.games import AnyGame, games

ALL: dict[str, AnyGame] = {**games(), PORRINHA.slug: PORRINHA}
