"""What is told, and what is held back while the active player alone is asked in the middle of an effect (CZ-641).

In the mode `standing` a curtain falls with each answer to a public question and rises before the next one. If the
active player is asked for a reaction in between, the others see the cave as it was before, so a pause tells nothing.
"""

from collections.abc import Mapping
from typing import Any

from engine.core.changing import changed
from engine.core.event import Event, Told
from engine.core.play import Play
from engine.core.position import Position
from engine.core.seat import EVERYONE, Audience, Seat
from engine.core.step import Step
from engine.games.caverna.board import Adventurer, Cave, Curtain
from engine.games.caverna.settings import STANDING


def tell(play: Play[Cave], event: Event, to: Audience = EVERYONE) -> None:
    """Say that something happened, now or when the curtain rises."""
    curtain = play.board.curtain
    if curtain is None:
        play.tell(event, to)
    else:
        held = (*curtain.held, Told(event, to))
        play.board = changed(play.board, curtain=changed(curtain, held=held))


def lower(play: Play[Cave], question: Step[Cave]) -> None:
    """The answer to this question is carried out behind the curtain."""
    if play.board.rules.reaction_mode == STANDING:
        agenda = (question, *play.position().agenda)
        play.board = changed(play.board, curtain=Curtain(play.board, agenda))


def lift(play: Play[Cave]) -> None:
    """Everybody sees what has happened behind it."""
    curtain = play.board.curtain
    if curtain is not None:
        play.board = changed(play.board, curtain=None)
        for told in curtain.held:
            play.tell(told.event, told.to)


def standings(board: Cave) -> Mapping[str, Any]:
    """How far everybody is from winning, as it stands before the curtain."""
    known = board if board.curtain is None else board.curtain.before
    stored = tuple(player.stored_gold for player in known.players)
    return {"stored": stored, "need": known.rules.gold_to_win, "time": known.time}


def as_others_see(position: Position[Cave], seat: Seat | None) -> Position[Cave]:
    """The position as a seat, or a spectator, is to know it: the active player sees behind the curtain."""
    board = position.board
    if board.curtain is None or seat == board.active:
        return position
    before = board.curtain.before
    players = tuple(_as_present(one, now) for one, now in zip(before.players, board.players, strict=True))
    shown = changed(before, players=players, orders=board.orders, coming=board.coming)
    return Position(position.seats, shown, board.curtain.agenda, position.dice)


def _as_present(before: Adventurer, now: Adventurer) -> Adventurer:
    """Who is away is known at once, curtain or not."""
    return before if before.misses == now.misses else changed(before, misses=now.misses)
