"""Caverna do Zé Lutinho: bring three nuggets out of a cave that changes, before your so-called friends do."""

from engine.games.caverna.game import GAME

__all__ = ["GAME"]
