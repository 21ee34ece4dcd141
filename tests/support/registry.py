"""Every game that the generic suites run over: the registered ones and the examples."""

from porrinha import GAME as PORRINHA
from velha import GAME as VELHA

from engine.games import AnyGame, games

ALL: dict[str, AnyGame] = {**games(), PORRINHA.slug: PORRINHA, VELHA.slug: VELHA}
