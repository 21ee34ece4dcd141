"""Computer players: any seat can be one."""

from engine.players.base import ComputerPlayer, ComputerPlayers
from engine.players.greedy import GreedyPlayer
from engine.players.random import RandomPlayer

PLAYERS = ComputerPlayers({"random": RandomPlayer(), "greedy": GreedyPlayer()})
"""Ours."""

__all__ = ["PLAYERS", "ComputerPlayer", "ComputerPlayers"]
