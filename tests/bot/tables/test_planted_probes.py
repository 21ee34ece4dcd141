"""Faults planted behind one door each: probing must find every one of them, and nothing where there is none."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Self

import pytest
import structlog
from hall import WORDS
from laid import LaidHall
from porrinha.game import AskGuess, Bar, BarView, Guess, Hide, HidePebbles
from probing import Probe, pressed
from support.leaks import HONEST, with_questions

from bot.tables import completing
from bot.tables.domain import announcing, clock
from bot.tables.domain.desk import Desk
from bot.tables.handlers import answers
from bot.tables.model.intents import HandOver, ShowHand
from bot.tables.model.reply import Painted
from bot.tables.ports.platform import Subject
from bot.text import Catalogue
from engine.core import run
from engine.core.action import Action, Composed, Tokens
from engine.core.dice import Dice
from engine.core.play import Play
from engine.core.position import Position
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Asked
from engine.core.tagged import step, verb
from engine.games import AnyGame

log = structlog.get_logger(__name__)
DOORS = {
    "refusal": {"reply"},
    "parameter": {"reply"},
    "nearest": {"reply"},
    "completion": {"completion"},
    "preview": {"pictures"},
    "beforehand": {"reply", "pictures", "stored", "alarm", "sent", "logged", "entered", "screen"},
    "pace": {"alarm", "waiting"},
    "count": {"stored", "sent", "waiting"},
    "order": {"stored"},
    "alt text": {"pictures", "sent", "waiting"},
    "log": {"logged"},
}
"""Ten doors, two ways through that of the outbox, and all that shows what leaks by each."""
LINES = ("guess 99", "guess 2; guess 3", "nonsense", "guess 8", "guess 3", "wary 3", "guess 2")


@verb("planted.wary")
class Wary(Guess):
    """A guess that is asked for once more where Ana hides nothing."""

    def beforehand(self, board: Bar, seat: Seat) -> Tokens:
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
    def read(cls, board: Bar, seat: Seat, entries: Sequence[Tokens]) -> Self:
        return cls(entries[0][1:])

    def parts(self) -> tuple[Tokens, ...]:
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

    def asks(self, board: Bar) -> Asked[Bar]:
        more = {"beforehand": (Wary,), "preview": (Tower,)}.get(self.door, ())
        return {self.seat: (Guess, *more)}

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


def planted(door: str) -> AnyGame:
    """Porrinha with this fault; with none it keeps its secrets."""
    game = with_questions(HidePebbles(), lambda seat: AskLeakily(seat, door))

    def view(position: Position[Bar], seat: Seat | None) -> BarView:
        honest: BarView = HONEST.view(position, seat)
        return replace(honest, round=honest.round + (position.board.fists[0] or 0)) if door == "alt text" else honest

    return replace(game, view=view, verbs=(*HONEST.verbs, Wary, Tower))


class SaysTheRound:
    """Paints one picture for every view; its alt text says which round it is."""

    def paint(self, subject: Subject) -> Painted:
        return Painted(b"", f"round {subject.seen.view.round}", "")

    def look(self, subject: Subject, at: tuple[str, ...]) -> str:
        return ""


def hidden(desk: Desk) -> int:
    """How much Ana hides."""
    return desk.playing.position.board.fists[0] or 0 if desk.table.is_playing else 0


def opened(monkeypatch: pytest.MonkeyPatch, door: str) -> None:
    """The table gives what Ana hides away by this door, if it is one of the table's."""
    nearest, offered = answers.nearest, completing._answers
    thinking, announce = clock.thinking_until, announcing.announce

    def announced(desk: Desk, table: Any, match: Any) -> None:
        announce(desk, table, match)
        if hidden(desk):
            desk.outbox[:] = desk.outbox * 2 if door == "count" else desk.outbox[::-1]

    leaks: dict[str, tuple[Any, str, Any]] = {
        "nearest": (answers, "nearest", lambda desk, why, line: nearest(desk, why, f"guess {hidden(desk)}{line[6:]}")),
        "completion": (completing, "_answers", lambda desk, *typed: list(offered(desk, *typed))[hidden(desk) :]),
        "pace": (clock, "thinking_until", lambda desk, seat: thinking(desk, seat) + 1_000 * hidden(desk)),
        "count": (announcing, "announce", announced),
        "order": (announcing, "announce", announced),
    }
    if door in leaks:
        monkeypatch.setattr(*leaks[door])


CATALOGUE = Catalogue.load(WORDS, strict=False)


def world(game: AnyGame, hidden: int) -> Position[Bar]:
    """Ana hides so many, the others one each; Ana has guessed, and Bo is asked."""
    position = run.start(game, game.setup(4), Dice("01" * 32)).position
    for seat, action in ((0, Hide(hidden)), (1, Hide(1)), (2, Hide(1)), (3, Hide(1)), (0, Guess(7))):
        position = run.apply(game, position, seat, action).position
    return position


async def found(door: str) -> Probe:
    """What Bo can tell of Ana's pebbles."""
    game, painter = planted(door), SaysTheRound() if door == "alt text" else None
    halls = (
        LaidHall(Path(":memory:"), {"porrinha": game}, CATALOGUE, painter),
        LaidHall(Path(":memory:"), {"porrinha": game}, CATALOGUE, painter),
    )
    for hall in halls:
        await hall.seated("porrinha", 4)
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
    return probe


async def test_nothing_is_found_where_nothing_is_planted() -> None:
    assert (await found("")).found == []


@pytest.mark.parametrize("door", DOORS)
async def test_a_planted_fault_is_found_and_by_its_own_door(monkeypatch: pytest.MonkeyPatch, door: str) -> None:
    opened(monkeypatch, door)

    assert (await found(door)).found_in == DOORS[door]
