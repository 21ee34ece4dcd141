"""The stage on which a scenario is played: the position, who is called what, and what was told on the way."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, Self, TypeAlias, TypeVar

from engine.core import lines, run
from engine.core.action import Action, Tokens
from engine.core.dice import Dice, ScriptedDice
from engine.core.event import Told
from engine.core.game import Game, Setup
from engine.core.position import Position
from engine.core.reading import entries_of
from engine.core.refusal import Refused
from engine.core.run import Outcome
from engine.core.seat import EVERYONE, Audience, Seat

B = TypeVar("B")
Script: TypeAlias = tuple[tuple[str, tuple[int, ...]], ...]

SETUP_SEED = "00" * 32
"""For the draws of a setup that Given overwrites: any will do."""


@dataclass(frozen=True, slots=True)
class Stage(Generic[B]):
    """A case somewhere between its Given and its end."""

    game: Game[B, Any, Any]
    setup: Setup[Any]
    position: Position[B]
    told: tuple[Told, ...]
    kept: tuple[tuple[Seat, tuple[Tokens, ...]], ...] = ()
    """The rest of a line, as long as its author is not asked."""
    dropped: tuple[tuple[Seat, Refused], ...] = ()
    """Whose rest was dropped in the last act, and why."""

    @classmethod
    def given(
        cls,
        game: Game[B, Any, Any],
        setup: Setup[Any],
        seed: str,
        script: Script,
        described: Mapping[str, Any] | None,
    ) -> Self:
        """The stage as Given sets it; without a description, right after the setup."""
        dice = ScriptedDice(seed, 0, script)
        if described is None:
            begun = run.start(game, setup, dice)
        else:
            built = game.given(setup, described, Dice(seed or SETUP_SEED))
            begun = run.carried_on(replace(built, dice=dice))
        return cls(game, setup, begun.position, begun.told)

    def typed(self, seat: Seat, line: str, at_ms: int = 0) -> "Stage[B]":
        """After a line that a seat typed: what happens together is done or, `Refused`, none of it."""
        together = tuple(lines.judged(self.game, self.position, seat, entries_of(line), at_ms))
        first = together[0]
        outcome = run.apply(self.game, self.position, seat, first.action, at_ms)
        belong = 0 if lines.settles(self.position, outcome, seat) else len(together) - 1
        others = tuple(one for one in self.kept if one[0] != seat)
        return replace(self, kept=others)._after(outcome)._followed(seat, first.left, at_ms, belong)._going_on(at_ms)

    def time_up(self, late: tuple[Seat, ...], at_ms: int = 0) -> "Stage[B]":
        """After the clock of these seats has run out."""
        return self._after(run.time_up(self.game, self.position, late, at_ms))._going_on(at_ms)

    def returned(self, seat: Seat, at_ms: int = 0) -> "Stage[B]":
        """After somebody was heard of again."""
        return self._after(run.returned(self.game, self.position, seat, at_ms))._going_on(at_ms)

    @property
    def unused_dice(self) -> tuple[str, ...]:
        """Purposes whose scripted results nobody drew."""
        dice = self.position.dice
        return dice.unused if isinstance(dice, ScriptedDice) else ()

    def seat(self, name: object) -> Seat:
        """The seat of a role, or P1, P2, … in seat order."""
        roles = self.setup.roles
        numbered = [f"P{seat + 1}" for seat in range(self.setup.seats)]
        for names in (roles, numbered):
            if name in names:
                return names.index(str(name))
        raise Refused("no_such_seat", seat=str(name))

    def audience(self, named: object) -> Audience:
        """`everyone`, or the seats so called."""
        return EVERYONE if named == "everyone" else tuple(sorted(self.seat(name) for name in a_list(named)))

    def role(self, seat: Seat) -> str:
        """What a seat is called in reports."""
        return self.setup.roles[seat]

    def _followed(self, seat: Seat, entries: tuple[Tokens, ...], at_ms: int, belong: int = 0) -> "Stage[B]":
        outcomes: list[Outcome[B]] = []

        def do(action: Action[B]) -> Outcome[B]:
            position = outcomes[-1].position if outcomes else self.position
            outcomes.append(run.apply(self.game, position, seat, action, at_ms))
            return outcomes[-1]

        followed = lines.follow(self.game, self.position, seat, entries, do, belong=belong)
        stage = self
        for outcome in outcomes:
            stage = replace(stage, position=outcome.position, told=stage.told + outcome.told)
        if followed.why_not is not None:
            return replace(stage, dropped=(*stage.dropped, (seat, followed.why_not)))
        return replace(stage, kept=(*stage.kept, (seat, followed.left))) if followed.left else stage

    def _going_on(self, at_ms: int) -> "Stage[B]":
        """After whatever is kept for those who are asked now."""
        for seat, entries in self.kept:
            if seat in run.awaited(self.position):
                others = tuple(one for one in self.kept if one[0] != seat)
                return replace(self, kept=others)._followed(seat, entries, at_ms)._going_on(at_ms)
        return self

    def _after(self, outcome: Outcome[B]) -> "Stage[B]":
        return replace(self, position=outcome.position, told=self.told + outcome.told, dropped=())


def a_list(value: Any) -> list[Any]:
    """One or several, as a list; None is none."""
    if value is None:
        return []
    return list(value) if isinstance(value, list | tuple) else [value]


AnyStage: TypeAlias = Stage[Any]
