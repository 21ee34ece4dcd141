"""Shadows: Amsterdam: two teams race through a city of pictures, led by clues without a word."""

from engine.games.amsterdam.game import GAME

__all__ = ["GAME"]
