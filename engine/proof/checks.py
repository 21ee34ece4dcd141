"""What must hold for every game in every position, whatever its rules: what is broken is told in a line each."""

from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from itertools import islice
from typing import Any

from engine.core import codec, run
from engine.core.action import Action, Composed
from engine.core.dice import Dice
from engine.core.game import Setup
from engine.core.match import Acted, Entry, Match, export, verified
from engine.core.reading import entries_of, read_asked
from engine.core.refusal import Refused
from engine.core.run import AnyGame, AnyPosition
from engine.core.seat import Seat
from engine.core.step import Verbs
from engine.proof import secrecy
from engine.proof.expectation import plain
from engine.proof.tries import Tries

MOST_TRIED = 6
"""Options of one question that are carried out for a try."""
MOST_PROBES = 12
"""Answers of earlier moments that are tried again: most are wrong by now, each for a reason of its own."""


def violations(
    game: AnyGame, setup: Setup[Any], position: AnyPosition, dice: Dice, probes: Sequence[Action[Any]] = ()
) -> Iterator[str]:
    """Everything that is broken about one position.

    It is looked at with the eyes of one viewer, and offers are taken by one seat, both drawn anew for each position:
    what hides from these shows to others a little later, and twice as many games are looked at in the same time.
    """
    tries = Tries(game)
    everybody = secrecy.everybody(position)
    at, _ = dice.draw(len(everybody), "viewer")
    taking, _ = dice.draw(position.seats, "offers")
    yield from broken_invariants(game, position)
    yield from bad_saves(game, position, tries)
    yield from bad_words(game, setup, position)
    yield from bad_questions(game, position, tries, taking)
    yield from bad_refusals(game, position, probes, tries)
    yield from secrecy.sealed_variations(game, position, tries, taking)
    yield from secrecy.imagined_worlds(game, position, dice, probes, steps=2, tries=tries, viewers=[everybody[at]])


def broken_invariants(game: AnyGame, position: AnyPosition) -> Iterator[str]:
    """The game's own invariants."""
    for invariant in game.invariants:
        yield from (f"invariant {broken}" for broken in invariant(position))
    if position.result is not None and len(position.result.places) != position.seats:
        yield f"the result {position.result} does not place {position.seats} seats"


def bad_saves(game: AnyGame, position: AnyPosition, tries: Tries | None = None) -> Iterator[str]:
    """A position that does not survive being saved."""
    saved = (tries or Tries(game)).saved(position)
    try:
        read = codec.load_position(game, saved)
    except Refused as refused:
        yield f"saving: what was written is refused: {refused.params}"
        return
    if read != position:
        yield "saving: another position was read than was written"


def bad_words(game: AnyGame, setup: Setup[Any], position: AnyPosition) -> Iterator[str]:
    """A position that cannot be told in the specification's words and built from them."""
    if position.result is not None:
        return
    described = game.describe(position)
    told = plain(described)
    described_again = game.describe(game.given(setup, told, Dice("00" * 32)))
    if described_again == described:
        return
    again = plain(described_again)
    yield from (f"describing: {name} was {told[name]!r}, built again {again.get(name)!r}"
                for name in told if told[name] != again.get(name))  # fmt: skip


def bad_questions(
    game: AnyGame, position: AnyPosition, tries: Tries | None = None, taking: Seat | None = None
) -> Iterator[str]:
    """Questions whose options, defaults or words cannot be used: offers to every seat, or to the one named."""
    tries = tries or Tries(game)
    for seat in range(position.seats):
        for question, answers, verbs in tries.asked(position, seat):
            if answers is None and taking not in (None, seat):
                continue
            where = f"{question.tag} to seat {seat}"
            yield from (f"{where}: {verb.tag} is no verb of the game" for verb in verbs if verb not in game.verbs)
            if game.clocks and question.clock not in game.clocks:
                yield f"{where}: the game has no clock {question.clock!r}"
            for action in islice(question.options(position.board, seat), MOST_TRIED):
                yield from _bad_option(tries, position, seat, action)
            yield from _bad_parts(position, verbs, seat)
            if answers is not None and not question.allows(
                position.board, seat, question.default(position.board, seat)
            ):
                yield f"{where}: its default is not allowed"


def bad_refusals(
    game: AnyGame, position: AnyPosition, probes: Sequence[Action[Any]], tries: Tries | None = None
) -> Iterator[str]:
    """Answers that are neither accepted nor refused, or refusals that leave a trace."""
    tries = tries or Tries(game)
    before = tries.saved(position)
    tried = (*probes, *(twisted for probe in probes for twisted in _twisted(probe)))
    for seat in (*range(position.seats), position.seats, -1):
        for action in tried:
            try:
                tries.outcome(position, seat, action)
            except Exception as broken:
                yield f"refusals: {action} of seat {seat} raises {broken!r}"
    if codec.dump_position(game, position) != before:
        yield "refusals: trying answers has changed the position"


def bad_replay(game: AnyGame, setup: Setup[Any], seed: str, log: Sequence[Entry], end: AnyPosition) -> Iterator[str]:
    """A log that does not lead to the same position again, be it from a file."""
    match = matched(game, setup, seed, log)
    if codec.dump_position(game, match.position) != codec.dump_position(game, end):
        yield "replay: the log leads to another position"
    if verified(lambda _: game, export(match)).position != match.position:
        yield "replay: the exported match leads to another position"


def matched(game: AnyGame, setup: Setup[Any], seed: str, log: Sequence[Entry]) -> Match[Any]:
    """The match that a log tells."""
    begun = run.start(game, setup, Dice(seed))
    match: Match[Any] = Match(game, setup, seed, begun.position)
    return match.after(log)


class Inspector:
    """Looks at every position of a game that is played, and remembers what is broken."""

    def __init__(self, game: AnyGame, setup: Setup[Any], seed: str) -> None:
        self.game = game
        self.setup = setup
        self.dice = Dice(seed)
        self.violations: list[str] = []
        self.seen = 0
        self._tried: dict[Action[Any], None] = {}

    def watch(self, _before: AnyPosition, entry: Entry, outcome: run.Outcome[Any]) -> None:
        """Take note of an entry and inspect the position after it."""
        if isinstance(entry, Acted):
            self._tried[entry.action] = None
        self.inspect(outcome.position)

    def inspect(self, position: AnyPosition) -> None:
        """Look at one position."""
        self.seen += 1
        self.dice = Dice(self.dice.seed, self.dice.drawn + 1)
        found = violations(self.game, self.setup, position, self.dice, self._probes())
        self.violations += [f"position {self.seen}: {one}" for one in found]

    def _probes(self) -> tuple[Action[Any], ...]:
        tried = list(self._tried)
        stride = max(1, len(tried) // MOST_PROBES)
        return tuple(tried[self.seen % stride :: stride][:MOST_PROBES])


def _bad_option(tries: Tries, position: AnyPosition, seat: Seat, action: Action[Any]) -> Iterator[str]:
    typed = " ".join(action.words())
    try:
        if isinstance(outcome := tries.outcome(position, seat, action), Refused):
            raise outcome
        read, left = read_asked(tries.game, position, seat, entries_of(typed), tries.asked(position, seat))
    except Refused as refused:
        yield f"options: {action} is offered to seat {seat} but refused: {refused.key} {refused.params}"
        return
    if read != action or left:
        yield f"options: {typed!r} of seat {seat} is read as {read}, not as {action}"


def _bad_parts(position: AnyPosition, verbs: Verbs[Any], seat: Seat) -> Iterator[str]:
    for verb in verbs:
        if issubclass(verb, Composed):
            for draft in islice(verb.empty().longer(position.board, seat), MOST_TRIED):
                if draft.shorter() != verb.empty():
                    yield f"drafts: {draft} without its last part is {draft.shorter()}"
                draft.preview(position.board, seat)


def _twisted(action: Action[Any]) -> Iterator[Action[Any]]:
    for one in fields(action):  # type: ignore[arg-type]
        value = getattr(action, one.name)
        if isinstance(value, int) and not isinstance(value, bool):
            yield from (replace(action, **{one.name: other}) for other in (-1, value + 1, 10**6))  # type: ignore[type-var]
        elif type(value) is str:
            yield replace(action, **{one.name: "nonsense"})  # type: ignore[type-var]
