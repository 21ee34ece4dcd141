"""What a person may try at a table: lines of one to four entries, looks ahead, coming and going."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from support.looks import LOOKS
from support.playing import Trial

from bot.tables.model.intents import (
    HandOver,
    Join,
    Kick,
    Leave,
    Look,
    Pause,
    ProposeEnd,
    Resign,
    Resume,
    SayToTeam,
    ShowBoard,
    ShowHand,
    ShowStatus,
    Spectate,
    TakeBack,
    Undo,
    Verb,
    Vote,
    Why,
)
from engine.core import run
from engine.core.action import Action
from engine.core.dice import Dice, mixed_seed
from engine.core.match import TimedOut
from engine.core.position import Position
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.games import AnyGame
from engine.players.answers import replies
from engine.players.arena import LIVELY, PACE_MS, entered, next_entry
from engine.players.chance import Chance

MOST_ENTRIES = 4
MOST_OPTIONS = 40
EACH_VERB = 3
SEEKING: tuple[Verb, ...] = (*LOOKS, Look("all"), Why("wrong_phase"), Undo(), Vote())
"""All that is asked without a word of the game."""


def coming_and_going(seat: Seat, seats: int) -> list[tuple[Verb, ...]]:
    """Getting up, sitting down elsewhere, coming back, stopping the clocks."""
    other = (seat + 1) % seats + 1
    return [
        (HandOver(), ShowHand(), TakeBack()),
        (Leave(), Join(other), Join(seat + 1)),
        (Resign(), ShowHand(), Join(other), Spectate(), ShowBoard(), Join(seat + 1)),
        (Pause(), ShowStatus(), Resume()),
        (ProposeEnd(), Vote(), Undo()),
        (Kick(other), Join(other), SayToTeam("psst")),
    ]


def walk(trial: Trial, seed: str) -> Iterator[Position[Any]]:
    """A game at random, with all that may happen at a table."""
    chance = Chance(Dice(mixed_seed(seed, "players")))
    position, number = run.start(trial.game, trial.setup, Dice(mixed_seed(seed))).position, 0
    while position.result is None:
        yield position
        number += 1
        try:
            entry = next_entry(trial.game, position, LIVELY, chance, number * PACE_MS)
            position = entered(trial.game, position, entry).position
        except Refused:
            late = TimedOut(run.awaited(position), number * PACE_MS)
            position = entered(trial.game, position, late).position


class Composer:
    """Composes lines for one seat: out of what is offered, what is nearly legal, and what is not."""

    def __init__(self, game: AnyGame, position: Position[Any], seat: Seat, chance: Chance) -> None:
        self.game, self.position, self.seat, self.chance = game, position, seat, chance
        self.offered = _offered(game, position, seat, chance)
        others = [one for other in range(position.seats) for one in _offered(game, position, other, chance)[:6]]
        heads = [verb.head() for verb in game.verbs]
        self.known = [*map(_words, self.offered), *map(_words, others), *heads, "nonsense"]
        self.tokens = sorted({token for one in self.known for token in one.split()[1:]}) or ["1"]

    def lines(self, most: int) -> Iterator[str]:
        """Every verb begins one in its turn; three of four begin with what is offered."""
        for number in range(most):
            first = self._one_of(self.offered) if number % 4 else None
            behind = self.chance.among(range(1 - bool(first), MOST_ENTRIES))
            yield "; ".join((*([_words(first)] if first else ()), *self._behind(first, behind)))

    def every_verb(self) -> Iterator[str]:
        """A line that begins with each verb, with tokens that are known."""
        for verb in self.game.verbs:
            yield "; ".join((f"{verb.head()} {self.chance.among(self.tokens)}", *self._behind(None, 1)))

    def looks_ahead(self) -> Iterator[str]:
        """`reach`, `sight`, `check` and whatever else a game lets one ask beforehand."""
        for head in sorted(self.game.aside.looks):
            yield " ".join((head, self.chance.among(self.tokens), self.chance.among(self.tokens)))
            yield f"{head} {self.chance.among(self.tokens)}"

    def _behind(self, first: Action[Any] | None, entries: int) -> Iterator[str]:
        """So many entries more. Most of them fit as things are, whoever may know it, up to one that does not."""
        chance, now = self.chance, self._after(self.position, first)
        for _ in range(entries):
            fits = now is not None and not chance.one_in(3)
            action = self._one_of(_offered(self.game, now, self.seat, chance)) if now is not None and fits else None
            now = self._after(now, action)
            one = chance.among(self.known) if action is None else _words(action)
            yield _twisted(one, self.tokens, chance) if chance.one_in(3) else one

    def _one_of(self, offered: list[Action[Any]]) -> Action[Any] | None:
        """A verb, then one of its forms: a hundred ways to go hide nothing else that may be done."""
        verbs = list(dict.fromkeys(map(type, offered)))
        meant = self.chance.among(verbs) if verbs else None
        return self.chance.among([one for one in offered if type(one) is meant]) if meant else None

    def _after(self, now: Position[Any] | None, action: Action[Any] | None) -> Position[Any] | None:
        """How things are after this; None if it cannot be, or nothing is left to say."""
        if now is None or action is None:
            return None
        try:
            after = run.apply(self.game, now, self.seat, action).position
        except Refused:
            return None
        return after if after.result is None else None


def _offered(game: AnyGame, position: Position[Any], seat: Seat, chance: Chance) -> list[Action[Any]]:
    asked = run.asked(game, position, seat)
    some = [one for question, _, _ in asked for one in replies(question, position.board, seat, chance, EACH_VERB)]
    return list(dict.fromkeys((*islice(run.options(game, position, seat), MOST_OPTIONS), *some)))


def _words(action: Action[Any]) -> str:
    return " ".join(action.words())


def _twisted(entry: str, tokens: Sequence[str], chance: Chance) -> str:
    head, *rest = entry.split()
    if not rest:
        return f"{head} {chance.among(tokens)}"
    at = chance.among(range(len(rest)))
    return " ".join((head, *rest[:at], chance.among(tokens), *rest[at + 1 :]))
