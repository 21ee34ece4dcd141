"""Computer players: any seat can be one."""

from engine.players.base import Player, Players
from engine.players.greedy import GreedyPlayer
from engine.players.random import RandomPlayer

PLAYERS = Players({"random": RandomPlayer(), "greedy": GreedyPlayer()})
"""Ours."""

__all__ = ["PLAYERS", "Player", "Players"]
