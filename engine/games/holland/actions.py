"""What may be done: choose a card, carry out a plan, store a plan early."""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Self

from engine.core.action import Action, Composed, Tokens
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.tagged import verb
from engine.games.holland.board import EarlyPlan, Escape, hero_of
from engine.games.holland.content.action_cards import MOVEMENT, REST, SPECIAL
from engine.games.holland.content.tower_cards import ROOF
from engine.games.holland.events import Passed
from engine.games.holland.phrases import (
    EXPLODE,
    HIDE,
    PASS,
    PLAN_HEADS,
    Explosion,
    Going,
    HeroRun,
    Hiding,
    PieceRun,
    PlanEntries,
    PlanEntry,
    VillainRun,
    read_entries,
)
from engine.games.holland.rules.plan import Workings, carried_out, different_plans, legal_entries


@verb("holland.choose")
class Choose(Action[Escape]):
    """Pick a card from the hand, in secret (SH-203)."""

    card: int

    @classmethod
    def options(cls, board: Escape, seat: Seat) -> Iterator[Self]:
        return (cls(card) for card in board.players[seat].hand)

    def check(self, board: Escape, seat: Seat) -> None:
        if self.card not in board.players[seat].hand:
            raise Refused("card_not_in_hand", card=self.card)


def workings(board: Escape, seat: Seat) -> Workings:
    """The card that the seat has revealed, with nothing of it spent."""
    card = board.players[seat].pick
    if card is None or card == REST:
        raise Refused("wrong_phase")
    return Workings.begin(seat, card, board.rules, board.tower)


@verb("holland.plan")
class Plan(Composed[Escape]):
    """What to do with the card that has come up: entries in order, all or none (SH-210, SH-301)."""

    heads: ClassVar[Tokens] = PLAN_HEADS
    joins: ClassVar[bool] = True

    entries: PlanEntries

    @classmethod
    def empty(cls) -> Self:
        return cls(())

    @classmethod
    def options(cls, board: Escape, seat: Seat) -> Iterator[Self]:
        """One plan for each different outcome, the empty one first."""
        return (cls(entries) for entries, _ in different_plans(workings(board, seat)))

    def check(self, board: Escape, seat: Seat) -> None:
        carried_out(workings(board, seat), self.entries)

    def perform(self, play: Play[Escape], seat: Seat) -> None:
        board = play.board
        after, events = carried_out(workings(board, seat), self.entries)
        play.board = replace(board, tower=after.tower)
        for one in events:
            play.tell(one)
        if not self.entries:
            play.tell(Passed(seat, board.players[seat].pick or 0, "deadline" if play.time_is_up else "choice"))

    def parts(self) -> tuple[Tokens, ...]:
        return tuple(entry.words() for entry in self.entries)

    def words(self) -> Tokens:
        return _in_one_line(self.parts()) or (PASS,)

    @classmethod
    def goes_on(cls, token: str) -> bool:
        """Whatever follows is meant as part of the plan, so that a slip in it refuses the whole (SH-309)."""
        return True

    @classmethod
    def read(cls, board: Escape, seat: Seat, entries: Sequence[Tokens]) -> Self:
        return cls(spelled_out(board, seat, read_entries(tuple(entries))))

    def longer(self, board: Escape, seat: Seat) -> Iterator[Self]:
        now, _ = carried_out(workings(board, seat), self.entries)
        return (replace(self, entries=(*self.entries, entry)) for entry, _ in legal_entries(now))

    def shorter(self) -> Self:
        return replace(self, entries=self.entries[:-1])

    def last_choice(self, board: Escape, seat: Seat) -> Tokens:
        """A hero or villain by where it ends, then, if there are several ways, by the way itself (13.3)."""
        before, _ = carried_out(workings(board, seat), self.entries[:-1])
        entry = self.entries[-1]
        if not isinstance(entry, PieceRun):
            return entry.words()
        end = _end(before.done(entry)[0], entry)
        best = _best_way(before, entry.piece, end)
        return (*entry.piece, end) if entry == best else (*entry.piece, end, *entry.steps)

    def facts(self, board: Escape, seat: Seat) -> Mapping[str, Any]:
        """What the last part does: who goes where, at which cost, and what is left of the card after it."""
        if not self.entries:
            return {}
        before, _ = carried_out(workings(board, seat), self.entries[:-1])
        last, after = self.entries[-1], before.done(self.entries[-1])[0]
        spent = {"points": before.movement - after.movement, "special": before.special - after.special}
        return {
            **_done(last, after),
            **spent,
            "movement_left": after.left(MOVEMENT),
            "special_left": after.left(SPECIAL),
        }

    def outcome(self, board: Escape, seat: Seat) -> Hashable:
        """A longer way to where a shorter one ends is none of its own, unless it does something else on the way."""
        return carried_out(workings(board, seat), self.entries)[0].tower

    def preview(self, board: Escape, seat: Seat) -> Escape:
        return replace(board, tower=carried_out(workings(board, seat), self.entries)[0].tower)


@verb("holland.early")
class Early(Action[Escape]):
    """Store a plan before its card comes up, or take the stored one back (SH-703)."""

    joins: ClassVar[bool] = True
    open_form: ClassVar[bool] = True

    mode: str
    entries: PlanEntries

    def facts(self, board: Escape, seat: Seat) -> Mapping[str, Any]:
        return {"parts": len(self.entries)}

    @classmethod
    def options(cls, board: Escape, seat: Seat) -> Iterable[Self]:
        """Suggestions: to pass when the card comes up, or to withdraw what is stored."""
        return (cls("strict", ()), cls("off", ())) if board.players[seat].early else (cls("strict", ()),)

    def check(self, board: Escape, seat: Seat) -> None:
        if self.mode not in ("strict", "legal", "off") or (self.mode == "off" and self.entries):
            raise Refused("bad_command", word=self.mode)

    def perform(self, play: Play[Escape], seat: Seat) -> None:
        early = None if self.mode == "off" else EarlyPlan(self.mode, self.entries, play.board.tower)
        play.board = play.board.with_early(seat, early)

    def words(self) -> Tokens:
        return _in_one_line((("early", self.mode), *(entry.words() for entry in self.entries)))

    @classmethod
    def goes_on(cls, token: str) -> bool:
        return token in PLAN_HEADS

    @classmethod
    def read(cls, board: Escape, seat: Seat, entries: Sequence[Tokens]) -> Self:
        """Before the reveal nobody's card lies on the board: `go` is spelled out when the plan is carried out."""
        (_, *mode), *plan = entries
        if len(mode) > 1:
            raise Refused("bad_command")
        revealed = board.players[seat].pick is not None
        read = read_entries(tuple(plan))
        return cls(mode[0] if mode else "strict", spelled_out(board, seat, read) if revealed else read)


def _done(entry: PlanEntry, after: Workings) -> Mapping[str, Any]:
    """What a part of a plan does, and with whom."""
    match entry:
        case Explosion(space):
            return {"does": EXPLODE, "which": "", "end": space}
        case Hiding(number):
            return {"does": HIDE, "which": str(number), "end": ""}
        case HeroRun() | VillainRun():
            return {"does": entry.piece[0], "which": entry.piece[1], "end": _end(after, entry)}
    return {}


def _in_one_line(entries: Iterable[Tokens]) -> Tokens:
    return tuple(" ; ".join(" ".join(entry) for entry in entries).split())


def spelled_out(board: Escape, seat: Seat, entries: PlanEntries) -> PlanEntries:
    """A plan with each `go` as the run that it stands for."""
    spelled: PlanEntries = ()
    for entry in entries:
        spelled = (*spelled, _way_to(board, seat, spelled, entry) if isinstance(entry, Going) else entry)
    return spelled


def _way_to(board: Escape, seat: Seat, before: PlanEntries, going: Going) -> PieceRun:
    """The cheapest run that ends on a space (specification 13.2)."""
    now, _ = carried_out(workings(board, seat), before)
    way = _best_way(now, HeroRun(going.number, ()).piece, going.end)
    if way is None:
        taken = going.end != ROOF and not now.tower.may_stop(hero_of(seat, going.number), going.end)
        raise Refused("cannot_stop" if taken else "no_points")
    return way


def _best_way(now: Workings, piece: tuple[str, str], end: str) -> PieceRun | None:
    ways = [
        (now.special - after.special, now.movement - after.movement, len(entry.steps), entry.steps, entry)
        for entry, after in legal_entries(now)
        if isinstance(entry, PieceRun) and entry.piece == piece and _end(after, entry) == end
    ]
    return min(ways)[-1] if ways else None


def _end(after: Workings, run: PieceRun) -> str:
    if isinstance(run, VillainRun):
        return after.tower.villains[run.which]
    return after.tower.heroes[hero_of(after.seat, run.number)]
