"""Vi Algo nas Sombras: explore catacombs together, if everybody is on your side."""

from engine.games.vi_algo.game import GAME

__all__ = ["GAME"]
