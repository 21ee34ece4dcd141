"""Sir Holland, o Bravo: A Fuga da Torre. All choose a card in secret, then climb a tower that reshapes itself."""

from engine.games.holland.game import GAME

__all__ = ["GAME"]
