"""Porrinha, the pebble-guessing game of Brazilian bars: the smallest game that has a secret."""

from porrinha.game import GAME

__all__ = ["GAME"]
