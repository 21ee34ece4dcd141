"""The stage on which a scenario is played: the position, who is called what, and what was told on the way."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, Self, TypeAlias, TypeVar

from engine.core import run
from engine.core.dice import Dice, ScriptedDice
from engine.core.event import Told
from engine.core.game import Game, Setup
from engine.core.position import Position
from engine.core.reading import entries_of, read_next
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
        """After the entries that a seat typed: all of them or, `Refused`, none."""
        stage, left = self, entries_of(line)
        while True:
            action, left = read_next(self.game, stage.position, seat, left)
            stage = stage._after(run.apply(self.game, stage.position, seat, action, at_ms))
            if not left:
                return stage

    def time_up(self, late: tuple[Seat, ...], at_ms: int = 0) -> "Stage[B]":
        """After the clock of these seats has run out."""
        return self._after(run.time_up(self.game, self.position, late, at_ms))

    def returned(self, seat: Seat, at_ms: int = 0) -> "Stage[B]":
        """After somebody was heard of again."""
        return self._after(run.returned(self.game, self.position, seat, at_ms))

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

    def _after(self, outcome: Outcome[B]) -> "Stage[B]":
        return replace(self, position=outcome.position, told=self.told + outcome.told)


def a_list(value: Any) -> list[Any]:
    """One or several, as a list; None is none."""
    if value is None:
        return []
    return list(value) if isinstance(value, list | tuple) else [value]
