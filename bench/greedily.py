"""Games of greedy computer players, decision by decision, for whoever measures what people would be offered there."""

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from engine.core import run
from engine.core.action import Action
from engine.core.dice import Dice, mixed_seed
from engine.core.match import Acted, Match, TimedOut
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.games import AnyGame
from engine.players import PLAYERS

MOST: Final = 400
SEATS: Final = {"amsterdam": 4}
"""Where as few as may play are not the game that people play."""

Decision: TypeAlias = tuple[Match[Any], Seat, Action[Any] | None]
"""Who is asked, and what they answer; None where the player finds no answer and lets the time run out."""


def decisions(game: AnyGame, seed: str) -> Iterator[Decision]:
    """What is asked in one match, as beginners play it."""
    seats = SEATS.get(game.slug, game.seats.start)
    match, _ = Match.start(game, seats, mixed_seed(seed), dict(game.hosting.beginners))
    for number in range(MOST):
        awaited = run.awaited(match.position)
        if match.position.result is not None:
            return
        if not awaited:
            match, _ = match.add(TimedOut(()))
            continue
        seat, dice = awaited[0], Dice(mixed_seed(seed, str(number)))
        try:
            chosen = PLAYERS.choose("greedy", game, run.seen(game, match.position, seat), dice)
            after, _ = match.add(Acted(seat, chosen))
        except Refused:
            chosen = None
            after, _ = match.add(TimedOut((seat,)))
        yield match, seat, chosen
        match = after
