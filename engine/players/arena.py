"""Whole games from setup to result, played by a policy."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.core import run
from engine.core.action import Action
from engine.core.dice import Dice, mixed_seed
from engine.core.game import Setup
from engine.core.match import Acted, Entry, TimedOut
from engine.core.position import Position, Result
from engine.core.refusal import BrokenRule, Refused
from engine.core.run import GameOf
from engine.core.seat import Seat
from engine.players import PLAYERS
from engine.players.answers import random_answer, some_reply
from engine.players.chance import Chance

Policy: TypeAlias = Callable[[GameOf[Any], Position[Any], Seat, Chance], Action[Any]]
PACE_MS = 4_000
"""Between two answers."""
Onlooker: TypeAlias = Callable[[Position[Any], Entry, run.Outcome[Any]], None]
"""Is shown each step: the position before, the entry, its outcome."""


class Endless(Exception):  # noqa: N818  it names what the game is
    """A game did not end within its bound."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game that was played to its end."""

    result: Result
    log: tuple[Entry, ...]
    position: Position[Any]
    refusals: tuple[str, ...]
    """Why answers of players were refused; the default was taken in their place."""


def of_level(level: str) -> Policy:
    """A policy that shows each seat its view only."""

    def answer(game: GameOf[Any], position: Position[Any], seat: Seat, chance: Chance) -> Action[Any]:
        _, chance.dice = chance.dice.draw(2, "turn")
        return PLAYERS.choose(level, game, run.seen(game, position, seat), chance.dice)

    return answer


@dataclass(frozen=True, slots=True)
class Manner:
    """How seats are played: by which policy, and how often (once in so many times, 0 is never) something else happens
    than a plain answer.
    """

    policy: Policy
    offers: int = 8
    """Something is done that nobody waits for."""
    second_thoughts: int = 0
    """An answer that was given is changed."""
    lateness: int = 0
    """A clock runs out."""


MANNERS = {"random": Manner(random_answer), "greedy": Manner(of_level("greedy"))}
"""`random` looks at the true position, as the options there are those of its seats; it is much faster so."""
LIVELY = Manner(random_answer, offers=4, second_thoughts=3, lateness=25)
"""For tests: with all that may happen at a table."""


def play_out(
    game: GameOf[Any], setup: Setup[Any], seed: str, manner: Manner, *, most: int, watch: Onlooker | None = None
) -> PlayedGame:
    """One game from its setup; `Endless` if it takes more than so many entries."""
    chance = Chance(Dice(mixed_seed(seed, "players")))
    position = run.start(game, setup, Dice(seed)).position
    log: list[Entry] = []
    refusals: list[str] = []
    while position.result is None:
        if len(log) >= most:
            raise Endless(f"{game.slug} goes on after {most} entries")
        entry = next_entry(game, position, manner, chance, len(log) * PACE_MS)
        try:
            outcome = entered(game, position, entry)
        except Refused as refused:
            refusals.append(refused.key)
            entry = TimedOut(run.awaited(position), len(log) * PACE_MS)
            outcome = entered(game, position, entry)
        if watch:
            watch(position, entry, outcome)
        log.append(entry)
        position = outcome.position
    return PlayedGame(position.result, tuple(log), position, tuple(refusals))


def next_entry(game: GameOf[Any], position: Position[Any], manner: Manner, chance: Chance, at_ms: int) -> Entry:
    """What happens next: as a rule, one of those who are waited for answers."""
    awaited = run.awaited(position)
    if not awaited or (manner.lateness and chance.one_in(manner.lateness)):
        return TimedOut(awaited, at_ms)
    if manner.offers and chance.one_in(manner.offers):
        extra = _unasked(game, position, manner, chance)
        if extra:
            return Acted(*extra, at_ms)
    seat = chance.among(awaited)
    return Acted(seat, manner.policy(game, position, seat, chance), at_ms)


def entered(game: GameOf[Any], position: Position[Any], entry: Entry) -> run.Outcome[Any]:
    """The outcome of an answer or of a clock that ran out."""
    match entry:
        case Acted(seat, action, at_ms):
            return run.apply(game, position, seat, action, at_ms)
        case TimedOut(late, at_ms):
            return run.time_up(game, position, late, at_ms)
    raise BrokenRule(f"nobody plays a {type(entry).__name__}")


def _unasked(
    game: GameOf[Any], position: Position[Any], manner: Manner, chance: Chance
) -> tuple[Seat, Action[Any]] | None:
    changes = manner.second_thoughts and chance.one_in(manner.second_thoughts)
    found = [
        (seat, question)
        for seat in range(position.seats)
        for question, answers, _ in run.asked(game, position, seat)
        if answers is None or (changes and seat in dict(answers))
    ]
    if not found:
        return None
    seat, question = chance.among(found)
    reply = some_reply(question, position.board, seat, chance)
    return None if reply is None else (seat, reply)
