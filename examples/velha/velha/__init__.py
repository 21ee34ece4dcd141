"""Noughts and crosses, the smallest game of all."""

from velha.game import GAME

__all__ = ["GAME"]
