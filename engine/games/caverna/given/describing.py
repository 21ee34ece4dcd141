"""A position in the specification's words, as scenarios check it; `given` reads the same words."""

from typing import Any

from engine.core import codec
from engine.core.game import Described
from engine.core.position import Position
from engine.core.seat import Seat
from engine.core.step import Step
from engine.games.caverna.board import Adventurer, Arrival, Cave, Curtain, Opened
from engine.games.caverna.content.grid import SPACES
from engine.games.caverna.content.orders import Orders
from engine.games.caverna.settings import CavernaSettings
from engine.games.caverna.view import view

FOLLOW = ("supply", "round", "gold", "stored_gold", "reason", "winners", "ranking", "heights")
"""What is told although it follows from the rest."""
Agenda = tuple[Step[Any], ...]


def describe(position: Position[Cave]) -> Described:
    """The whole position in the same words, and what follows from it."""
    board = position.board
    seen = view(position, board.active)
    return {
        **_described_players(board),
        "piles": {space: list(reversed(pile)) for space, pile in zip(SPACES, board.piles, strict=True)},
        "heights": {space: len(pile) for space, pile in zip(SPACES, board.piles, strict=True)},
        "deck": list(reversed(board.deck)),
        "discard": list(board.discard),
        "showing": list(board.showing),
        "double": board.double,
        "walls": list(board.walls),
        "supply": board.supply,
        "lunchboxes": dict(zip(("black", "red"), board.lunchboxes, strict=True)),
        "cave_trolls": [{"card": troll.card, "space": troll.space} for troll in board.trolls],
        "troll_deck": list(reversed(board.troll_deck)),
        "time": board.time,
        "active": token(board.active),
        "first": token(board.first),
        "turn": board.turn,
        "round": board.round,
        "event": board.event,
        "entered": _dumped(board.entered, tuple[Arrival, ...]),
        "met_troll": board.met_troll,
        "in_a_hurry": board.in_a_hurry,
        "opened": _dumped(board.opened, Opened | None),
        "curtain": _dumped(board.curtain, Curtain | None),
        "coming": _dumped(board.coming, CavernaSettings | None),
        "phase": seen.phase,
        "agenda": _dumped(position.agenda, Agenda),
        "reason": seen.reason,
        "winners": [token(seat) for seat in seen.winners],
        "ranking": [token(seat) for seat in seen.ranking],
    }


def _described_players(board: Cave) -> dict[str, Any]:
    players = {token(seat): player for seat, player in enumerate(board.players)}
    each = {
        name: {token: list(getattr(player, name)) for token, player in players.items()}
        for name in ("stored", "played", "trolls", "met")
    }
    return {
        **each,
        "hands": {token: list(player.hand) for token, player in players.items()},
        "spots": {token: player.spot for token, player in players.items()},
        "life": {token: player.life for token, player in players.items()},
        "misses": {token: player.misses for token, player in players.items()},
        "gold": {token: player.gold for token, player in players.items()},
        "stored_gold": {token: player.stored_gold for token, player in players.items()},
        "packs": {token: _described_packs(player) for token, player in players.items()},
        "orders": {token(seat): _dumped(orders, Orders) for seat, orders in enumerate(board.orders)},
    }


def _described_packs(player: Adventurer) -> dict[str, Any]:
    return {
        str(slot): {"space": pack.space, "cards": list(pack.cards), "since": pack.since}
        for slot, pack in enumerate(player.packs, 1)
        if not pack.is_free
    }


def token(seat: Seat) -> str:
    """The name of a seat in descriptions: `P1` is the first."""
    return f"P{seat + 1}"


def _dumped(value: Any, of: Any) -> Any:
    return codec.adapter(of).dump_python(value, mode="json")
