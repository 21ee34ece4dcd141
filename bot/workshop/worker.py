"""One worker: it takes an order, carries it out and hands back what came of it, until the house closes its end.

It knows nothing but its orders: no store, no token, no platform. What it says of an error is its kind and its place.
"""

import os
import signal
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, BinaryIO

from bot import logs
from bot.couriers.trouble import trouble
from bot.tables.learning import settle
from bot.tables.looks.painters import Painters
from bot.tables.ports.platform import Subject
from bot.text import FALLBACK
from bot.workshop.orders import (
    LENGTH,
    MOST_BUFFERED,
    AnswerFor,
    Broken,
    LookAt,
    MarksTold,
    NotAllowed,
    Paint,
    Warm,
    WorkDone,
    WorkOrder,
    WorkOutcome,
    catalogue,
    outcome_bytes,
    read_order,
)
from engine.core import run
from engine.core.match import Match
from engine.core.refusal import Refused
from engine.games import game_called, games
from engine.players import PLAYERS
from render.games import painters
from render.svg import share_on_disk

if sys.platform == "linux":
    from fcntl import F_SETPIPE_SZ, fcntl

GALLERY = Painters()
GIVES_WAY = 15
"""Whoever waits for an answer goes before whoever waits for a picture: the system's own scale, as `nice` counts. Linux
counts so among the processes of one session, and shares evenly between sessions.
"""
A_SEED = "0" * 64


def carried_out(order: WorkOrder) -> WorkOutcome:
    """What came of an order."""
    try:
        return WorkDone(_done(order))
    except Refused as refused:
        return NotAllowed(refused.key, dict(refused.params))
    except Exception as broken:
        return Broken(**trouble(broken))


def _done(order: WorkOrder) -> Any:
    match order:
        case Paint(subject):
            return GALLERY.paint(subject)
        case LookAt(subject, at):
            return GALLERY.look(subject, at)
        case AnswerFor(thought):
            return PLAYERS.choose(thought.level, thought.game, thought.seen, thought.dice)
        case Warm(slug):
            return _warm(slug)


def _warm(slug: str) -> None:
    """Paint the first board of a game, and draw it as a seat sees it on a page: whatever all its pictures are made of
    is kept from then on.
    """
    game = game_called(slug)
    match, _ = Match.start(game, max(game.seats), A_SEED)
    words = catalogue().words(FALLBACK, (), match.setup.roles)
    board = Subject(game, run.seen(game, match.position, None), words)
    GALLERY.paint(board)
    GALLERY.paint(replace(board, seen=run.seen(game, match.position, 0), form="scene"))


def serve(orders: BinaryIO, outcomes: BinaryIO) -> None:
    """Carry out one order after another; the end of the house is the end of its orders."""
    marks = MarksTold()
    while length := orders.read(LENGTH):
        order = read_order(orders.read(int.from_bytes(length, "big")))
        outcomes.write(outcome_bytes(carried_out(order), marks))
        outcomes.flush()


def main(art: str, pictures: str) -> None:
    """Make ready and serve. The house says when to stop: what a terminal or a service sends is meant for the house."""
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(GIVES_WAY)
    outcomes = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    _widen(outcomes)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever prints must not print among the outcomes
    logs.set_up()
    _equip(Path(art), Path(pictures))
    settle()
    outcomes.write(outcome_bytes(WorkDone(tuple(games())), MarksTold()))
    outcomes.flush()
    with suppress(BrokenPipeError):  # the house has ended in the middle of something
        serve(sys.stdin.buffer, outcomes)
    os._exit(0)  # to put away what was kept takes seconds, and nobody needs it


def _widen(pipe: BinaryIO) -> None:
    """Room for a whole picture: else each piece waits until the house, which is busy, has taken the one before."""
    if sys.platform == "linux":
        with suppress(PermissionError):  # so much is not left to us on this machine
            fcntl(pipe, F_SETPIPE_SZ, MOST_BUFFERED)


def _equip(art: Path, pictures: Path) -> None:
    share_on_disk(art)
    for painter in painters().values():
        painter.keep_showing(pictures)
