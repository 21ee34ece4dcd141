"""Noites de Horror: two sides hunt the same victims on a table measured in millimetres."""

from engine.games.noites.game import GAME

__all__ = ["GAME"]
