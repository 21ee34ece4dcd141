"""A match: who plays what by which rules, and the log from which its position follows, byte for byte."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from typing import Any, Generic, TypeVar

from engine.core import codec, run
from engine.core.action import Action
from engine.core.company import Company
from engine.core.dice import Dice, commitment
from engine.core.event import Event, Told
from engine.core.game import Game, Setup
from engine.core.position import Position
from engine.core.refusal import BrokenRule, Refused
from engine.core.run import Outcome
from engine.core.seat import EVERYONE, Audience, Seat
from engine.core.settings import Value
from engine.core.tagged import Tagged, tagged

B = TypeVar("B")


class Entry(Tagged):
    """One line of the log. The time in it, `at_ms` since the start, is all that the engine knows of time."""

    __slots__ = ()


@tagged("core.acted")
class Acted(Entry):
    """A seat has answered."""

    seat: Seat
    action: Action[Any]
    at_ms: int = 0


@tagged("core.timed_out")
class TimedOut(Entry):
    """The clock of these seats has run out."""

    late: tuple[Seat, ...]
    at_ms: int = 0
    again: bool = False
    """The same clock, for what was asked behind the question that it ran for: nobody has missed anything more."""


@tagged("core.passed")
class PassedByHouse(Entry):
    """The house has passed for a seat that could do nothing else, where nobody could learn from it."""

    seat: Seat
    at_ms: int = 0


@tagged("core.returned")
class Returned(Entry):
    """A person who had let deadlines pass is heard of again."""

    seat: Seat
    at_ms: int = 0


@tagged("core.attended")
class Attended(Entry):
    """Somebody has come or gone, or the host has changed: who plays from here on."""

    company: Company
    at_ms: int = 0


@tagged("core.configured")
class Configured(Entry):
    """The host has changed a setting in play."""

    name: str
    value: str
    at_ms: int = 0


@tagged("core.undone")
class Undone(Entry):
    """The game was taken back to where it stood after so many entries. The dice are not."""

    to: int
    by: Seat
    at_ms: int = 0


@tagged("core.anchored")
class Anchored(Entry):
    """The position as it stood here, by the rules of that day: history before it is replayed by older rules."""

    rules: int
    position: str


@tagged("core.rules_changed")
class RulesChanged(Event):
    """From here on the game goes on by the rules of today; what lies before it was played by older ones."""


@dataclass(frozen=True, slots=True)
class Learned:
    """What an entry taught, and whether chance had a hand in it: undo asks for it."""

    by: Seat | None
    to: Audience
    drew: bool
    for_good: bool = False
    """Whether something was told that is never taken back."""

    @property
    def nothing(self) -> bool:
        """Nobody knows more than before, not even the actor: whoever has looked would go back and know."""
        return not self.drew and self.to == ()


@dataclass(frozen=True, slots=True)
class Match(Generic[B]):
    """A game being played."""

    game: Game[B, Any, Any]
    setup: Setup[Any]
    seed: str = field(repr=False)
    position: Position[B]
    log: tuple[Entry, ...] = ()
    learned: tuple[Learned, ...] = ()
    """One for each entry of the log."""
    rules: int = 0
    """By which rules the position was written, if by older ones than today's: then it is not anchored yet."""

    @classmethod
    def start(
        cls,
        game: Game[B, Any, Any],
        seats: int,
        seed: str,
        settings: Mapping[str, Value] | None = None,
        roles: Sequence[str] = (),
    ) -> "tuple[Match[B], tuple[Told, ...]]":
        """A new match and what is told at its start."""
        setup = game.setup(seats, settings, roles)
        outcome = run.start(game, setup, Dice(seed))
        return cls(game, setup, seed, outcome.position), outcome.told

    @property
    def settings(self) -> Any:
        """By which settings it is played now: those of the setup, with what was changed in play."""
        adjustable = self.game.hosting.adjustable
        return self.setup.settings if adjustable is None else adjustable.now(self.position.board)

    @property
    def commitment(self) -> str:
        """What is published at the start: the seed cannot be changed afterwards."""
        return commitment(self.seed)

    def add(self, entry: Entry) -> "tuple[Match[B], tuple[Told, ...]]":
        """The match after one more entry, and what was told. `Refused` leaves this match as it is."""
        return self._added(entry, {})

    def act(self, seat: Seat, action: Action[B], at_ms: int = 0) -> "tuple[Match[B], tuple[Told, ...]]":
        """A seat answers."""
        return self.add(Acted(seat, action, at_ms))

    def anchor(self) -> Anchored:
        """The position as an entry of the log, to be made when rules have changed under it."""
        saved = codec.dump_position(self.game, self.position).decode()
        return Anchored(self.rules or self.game.rules_version, saved)

    def at(self, entries: int) -> "Match[B]":
        """The match as it stood after so many entries: going back is replaying less."""
        if not 0 <= entries <= len(self.log):
            raise Refused("no_such_moment", moment=entries)
        if entries < self.by_older_rules:
            raise Refused("by_older_rules", moment=self.by_older_rules)
        start = max((i + 1 for i, one in enumerate(self.log[:entries]) if isinstance(one, Anchored)), default=0)
        return (self._from_anchor(start) if start else self._fresh()).after(self.log[start:entries])

    @property
    def by_older_rules(self) -> int:
        """How many entries were made by older rules, up to and with the anchor: they are not played again."""
        anchors = enumerate(self.log, 1)
        return max((at for at, one in anchors if isinstance(one, Anchored) and self._is_older(one)), default=0)

    def past_older_rules(self, log: tuple[Entry, ...]) -> "Match[B]":
        """This match where a log goes on by the rules of today: at its start, or at the last anchor of older rules."""
        whole = replace(self, log=log, learned=(_UNKNOWN,) * len(log))
        return whole._from_anchor(whole.by_older_rules) if whole.by_older_rules else self

    def after(self, entries: Sequence[Entry]) -> "Match[B]":
        """The match after these entries more."""
        reached = self
        for match, _ in self.replayed(entries):
            reached = match
        return reached

    def replayed(self, entries: Sequence[Entry]) -> "Iterator[tuple[Match[B], tuple[Told, ...]]]":
        """The match after each of these entries, and what was told.

        One walk, however often something was taken back: where an `Undone` goes back to was passed on the way.
        """
        match, passed = self, {len(self.log): self.position}
        for entry in entries:
            match, told = match._added(entry, passed)
            passed[len(match.log)] = match.position
            yield match, told

    def retold(self) -> "tuple[tuple[Told, ...], ...]":
        """What was told at the start and after each entry, for replays and digests; nothing of older rules."""
        started, first = Match.start(self.game, self.setup.seats, self.seed, _typed(self.setup), self.setup.roles)
        match = started.past_older_rules(self.log)
        skipped: tuple[tuple[Told, ...], ...] = ((),) * len(match.log)
        return (first, *skipped, *(told for _, told in match.replayed(self.log[len(match.log) :])))

    def _added(self, entry: Entry, passed: Mapping[int, Position[B]]) -> "tuple[Match[B], tuple[Told, ...]]":
        outcome = self._outcome(entry, passed)
        after = replace(
            self,
            position=outcome.position,
            log=(*self.log, entry),
            learned=(*self.learned, _learned(entry, self.position, outcome)),
            rules=0,
        )
        return after, outcome.told

    def _outcome(self, entry: Entry, passed: Mapping[int, Position[B]]) -> Outcome[B]:
        game, position = self.game, self.position
        match entry:
            case Acted(seat, action, at_ms):
                return run.apply(game, position, seat, action, at_ms)
            case TimedOut(late, at_ms, again):
                return run.time_up(game, position, late, at_ms, again=again)
            case PassedByHouse() | Returned() | Attended():
                return self._of_people(entry)
            case Configured(name, value, at_ms):
                return run.configured(game, position, name, value, at_ms)
            case Undone(to, _, at_ms):
                return self._taken_back(to, passed[to] if to in passed else self.at(to).position, at_ms)
            case Anchored(_, saved):
                told = (Told(RulesChanged()),) if self._is_older(entry) else ()
                return Outcome(codec.load_position(game, saved), told)
        raise BrokenRule(f"no log holds a {type(entry).__name__}")

    def _is_older(self, anchor: Anchored) -> bool:
        return anchor.rules < self.game.rules_version

    def _of_people(self, entry: PassedByHouse | Returned | Attended) -> Outcome[B]:
        if isinstance(entry, PassedByHouse):
            return run.passed(self.game, self.position, entry.seat, entry.at_ms)
        if isinstance(entry, Returned):
            return run.returned(self.game, self.position, entry.seat, entry.at_ms)
        return run.attended(self.game, self.position, entry.company, entry.at_ms)

    def _taken_back(self, to: int, stood: Position[B], at_ms: int) -> Outcome[B]:
        """The game as it stood then, the dice of now, and the company of now: nobody comes or goes by it."""
        back = replace(stood, dice=self.position.dice)
        came = [entry.company for entry in self.log[to:] if isinstance(entry, Attended)]
        return run.attended(self.game, back, came[-1], at_ms) if came else Outcome(back, ())

    def _fresh(self) -> "Match[B]":
        return Match.start(self.game, self.setup.seats, self.seed, _typed(self.setup), self.setup.roles)[0]

    def _from_anchor(self, start: int) -> "Match[B]":
        anchor = self.log[start - 1]
        if not isinstance(anchor, Anchored):
            raise BrokenRule("no anchor lies there")
        position = codec.load_position(self.game, anchor.position)
        return replace(self, position=position, log=self.log[:start], learned=self.learned[:start])


_UNKNOWN = Learned(by=None, to=EVERYONE, drew=True, for_good=True)
"""What an entry taught that is not played again: nothing before it is taken back."""


def export(match: Match[B]) -> str:
    """A finished (or running) match as a file that anybody can check. A running one gives its secrets away."""
    saved = {
        "mestre": codec.SCHEMA,
        "game": match.game.slug,
        "rules": match.game.rules_version,
        "seats": match.setup.seats,
        "roles": list(match.setup.roles),
        "settings": _typed(match.setup),
        "commitment": match.commitment,
        "seed": match.seed,
        "log": json.loads(codec.dump(match.log, tuple[Entry, ...])),
        "position": json.loads(codec.dump_position(match.game, match.position)),
    }
    return json.dumps({**saved, "fingerprint": _fingerprint(saved)}, ensure_ascii=False, indent=1)


def verified(game_of: Callable[[str], Game[Any, Any, Any]], exported: str) -> Match[Any]:
    """The match in an exported file, replayed: seed against commitment, each entry, the last position."""
    try:
        saved = json.loads(exported)
        fingerprint = saved.pop("fingerprint")
        game = game_of(saved["game"])
        log = codec.load(_compact(saved["log"]), tuple[Entry, ...])
        seed, promised = str(saved["seed"]), saved["commitment"]
        if commitment(seed) != promised:
            raise Refused("commitment_mismatch")
        if fingerprint != _fingerprint(saved):
            raise Refused("fingerprint_mismatch")
        match, _ = Match.start(game, saved["seats"], seed, saved["settings"], saved["roles"])
        match = match.past_older_rules(log)
        position = _compact(saved["position"])
    except (ValueError, TypeError, KeyError, AttributeError) as broken:
        raise Refused("bad_save", why=type(broken).__name__) from None
    end = match
    try:
        for reached, _ in match.replayed(log[len(match.log) :]):
            end = reached
    except Refused as refused:
        raise Refused("bad_log", entry=len(end.log) + 1, why=refused.key) from None
    if codec.dump_position(game, end.position).decode() != position:
        raise Refused("position_mismatch")
    return end


def _fingerprint(saved: dict[str, Any]) -> str:
    """Over all that is saved: a log may be changed without changing where it leads."""
    return sha256(_compact(saved).encode()).hexdigest()


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _typed(setup: Setup[Any]) -> dict[str, Value]:
    return {name: value for name, value in asdict(setup.settings).items() if value is not None}


def _learned(entry: Entry, before: Position[B], outcome: Outcome[B]) -> Learned:
    by = entry.seat if isinstance(entry, Acted) else None
    revealing = [told.to for told in outcome.told if told.event.reveals]
    to: Audience = tuple(sorted({seat for one in revealing if one is not None for seat in one}))
    if any(one is None for one in revealing):
        to = EVERYONE
    drew = outcome.position.dice.drawn != before.dice.drawn and not isinstance(entry, Undone)
    return Learned(by, to, drew, any(told.event.for_good for told in outcome.told))
