"""Faults planted behind one door each: probing must find every one of them, and nothing where there is none."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Self

import pytest
import structlog
from hall import WORDS
from laid import LaidHall
from leaky import Blurted
from porrinha.game import AskGuess, Bar, BarView, Guess, Hide, HidePebbles
from probing import Probe, pressed
from support.leaks import HONEST, with_questions

from bot.tables.model.intents import HandOver, ShowHand
from bot.text import Catalogue
from engine.core import run
from engine.core.action import Action, Composed, Words
from engine.core.dice import Dice
from engine.core.play import Play
from engine.core.position import Position
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Answers, Asked
from engine.core.tagged import step, verb
from engine.games import AnyGame

log = structlog.get_logger(__name__)
DOORS = (
    *("refusal", "parameter", "nearest", "completion", "preview"),
    *("beforehand", "pace", "count", "order", "alt text", "log", "line"),
)
LINES = ("guess 99", "guess 2; guess 3", "nonsense", "guess 8", "guess 3", "wary 3", "guess 2")


@verb("planted.wary")
class Wary(Guess):
    """A guess that is asked for once more where Ana hides nothing."""

    def beforehand(self, board: Bar, seat: Seat) -> Words:
        return () if board.fists[0] else ("fist",)


@verb("planted.tower")
class Tower(Composed[Bar]):
    """Built pebble by pebble; its preview shows what Ana hides."""

    stones: tuple[str, ...]

    @classmethod
    def empty(cls) -> Self:
        return cls(())

    @classmethod
    def options(cls, board: Bar, seat: Seat) -> Iterator[Self]:
        return iter(())

    @classmethod
    def read(cls, board: Bar, seat: Seat, entries: Sequence[Words]) -> Self:
        return cls(entries[0][1:])

    def parts(self) -> tuple[Words, ...]:
        return tuple((stone,) for stone in self.stones)

    def longer(self, board: Bar, seat: Seat) -> Iterator[Self]:
        return (type(self)((*self.stones, stone)) for stone in ("left", "right"))

    def shorter(self) -> Self:
        return type(self)(self.stones[:-1])

    def preview(self, board: Bar, seat: Seat) -> Bar:
        return replace(board, rounds=board.rounds + (board.fists[0] or 0))

    def perform(self, play: Play[Bar], seat: Seat) -> None:
        """Nothing comes of it."""


@step("planted.ask_leakily")
class AskLeakily(AskGuess):
    """Asks for a guess, and gives what Ana hides away by one door."""

    door: str = ""
    again: bool = False

    def asks(self, board: Bar) -> Asked[Bar]:
        more = {"beforehand": (Wary,), "preview": (Tower,)}.get(self.door, ())
        return {self.seat: (Guess, *more)}

    def options(self, board: Bar, seat: Seat) -> Iterator[Action[Bar]]:
        honest = list(Guess.options(board, seat))
        if self.door == "completion" and board.fists[0]:
            honest.pop()
        return iter(honest[::-1] if self.door == "nearest" and board.fists[0] else honest)

    def check(self, board: Bar, seat: Seat, action: Action[Bar]) -> None:
        hidden = board.fists[0] or 0
        if self.door == "log":
            log.debug("checked", hidden=hidden)
        if isinstance(action, Guess) and action.total == 99:
            if self.door == "refusal" and hidden:
                raise Refused("guess_taken", total=99)
            if self.door == "parameter":
                raise Refused("impossible_guess", most=9 + hidden)
        AskGuess.check(self, board, seat, action)

    def settle(self, play: Play[Bar], answers: Answers[Bar]) -> None:
        hidden = play.board.fists[0] or 0
        AskGuess.settle(self, play, answers)
        told = {"line": [hidden], "count": [7] * hidden, "order": [1, 2] if hidden else [2, 1]}.get(self.door, [])
        for pebbles in told:
            play.tell(Blurted(pebbles))
        if self.door == "pace" and hidden and not self.again:
            play.board = replace(play.board, guesses=(*play.board.guesses[:2], None))
            play.then(AskLeakily(self.seat, self.door, True))


def planted(door: str) -> AnyGame:
    """Porrinha with this fault; with none it keeps its secrets."""
    game = with_questions(HidePebbles(), lambda seat: AskLeakily(seat, door))

    def view(position: Position[Bar], seat: Seat | None) -> BarView:
        honest: BarView = HONEST.view(position, seat)
        return replace(honest, round=honest.round + (position.board.fists[0] or 0)) if door == "alt text" else honest

    return replace(game, view=view, verbs=(*HONEST.verbs, Wary, Tower))


CATALOGUE = Catalogue.load(WORDS, strict=False)


def world(game: AnyGame, hidden: int) -> Position[Bar]:
    """Ana hides so many, the others one each; Ana has guessed, and Bo is asked."""
    position = run.start(game, game.setup(3), Dice("01" * 32)).position
    for seat, action in ((0, Hide(hidden)), (1, Hide(1)), (2, Hide(1)), (0, Guess(7))):
        position = run.apply(game, position, seat, action).position
    return position


async def found(game: AnyGame) -> list[str]:
    """What Bo can tell of Ana's pebbles."""
    halls = (
        LaidHall(Path(":memory:"), {"porrinha": game}, CATALOGUE),
        LaidHall(Path(":memory:"), {"porrinha": game}, CATALOGUE),
    )
    for hall in halls:
        await hall.seated("porrinha", 3)
        await hall.people[2](HandOver())
    probe = Probe(halls, 1)
    await probe.lays((world(game, 0), world(game, 3)))
    for what in (ShowHand(), *LINES):
        await probe.tries(what)
    for press in pressed(await halls[0].people[1](ShowHand()), 6):
        await probe.tries(press)
    await probe.completes("guess")
    for hall in halls:
        await hall.people[1]("guess 1")
    await probe.waits(20)
    for hall in halls:
        hall.shelf.close()  # type: ignore[attr-defined]
    return probe.found


async def test_nothing_is_found_where_nothing_is_planted() -> None:
    assert await found(planted("")) == []


@pytest.mark.parametrize("door", DOORS)
async def test_a_planted_fault_is_found(door: str) -> None:
    assert await found(planted(door)) != []
