"""What the house asks of a worker and what it gets back, as it goes through their pipe.

Everything is plain data made from one view. A game goes as its slug and words as their language and names; the other
side has its own. A drawing goes once, and by its name from then on: most of a picture is made of what was in others,
and there are no more than a few hundred drawings, two megabytes in all.
"""

import copyreg
import pickle
from dataclasses import dataclass, field
from functools import cache
from io import BytesIO
from typing import Any, Final, TypeAlias

from bot.tables.ports.platform import Subject, Thought
from bot.text import Catalogue, Pieces, Words
from engine.core.action import Tokens
from engine.core.game import Game
from engine.games import game_called
from render.shared_art import Art
from render.symbols import key_of

LENGTH: Final = 4
"""So many bytes before each message say how long it is."""
MOST_BUFFERED: Final = 2**20
"""A whole picture with its drawings."""


@dataclass(frozen=True, slots=True)
class Paint:
    """Paint a picture."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class LookAt:
    """Say what there is to see of these things."""

    subject: Subject
    at: Tokens


@dataclass(frozen=True, slots=True)
class AnswerFor:
    """Answer for a computer player."""

    thought: Thought


@dataclass(frozen=True, slots=True)
class Warm:
    """Draw once what every picture of a game needs, before anybody waits for it."""

    slug: str


WorkOrder: TypeAlias = Paint | LookAt | AnswerFor | Warm


@dataclass(frozen=True, slots=True)
class WorkDone:
    """What came of an order."""

    result: Any = field(repr=False)


@dataclass(frozen=True, slots=True)
class NotAllowed:
    """It was refused."""

    key: str
    params: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Broken:
    """Something of ours was wrong: its kind and its place, as they may stand in a log."""

    why: str
    at: str


WorkOutcome: TypeAlias = WorkDone | NotAllowed | Broken


def message(thing: WorkOrder | WorkOutcome) -> bytes:
    """A message as it goes through the pipe, its length before it."""
    file = BytesIO()
    pickler = pickle.Pickler(file, pickle.HIGHEST_PROTOCOL)
    pickler.dispatch_table = copyreg.dispatch_table | {Game: _as_slug, Words: _as_names, Art: _as_drawing}
    pickler.dump(thing)
    content = file.getvalue()
    return len(content).to_bytes(LENGTH, "big") + content


def read(content: bytes) -> Any:
    """What was sent."""
    return pickle.loads(content)  # noqa: S301  both ends of the pipe are ours


def _as_slug(game: Game[Any, Any, Any]) -> tuple[Any, ...]:
    return game_called, (game.slug,)


def _as_names(words: Words) -> tuple[Any, ...]:
    return _words, (words.lang, words.seats, words.roles, tuple(words.pieces.items()))


def _as_drawing(art: Art) -> tuple[Any, ...]:
    if art in _sent:
        return _drawing, (_sent[art],)
    name = _sent[art] = key_of(art.box, art.markup)
    return _new_drawing, (name, art.box, art.markup)


def _drawing(name: str) -> Art:
    return _met[name]


def _new_drawing(name: str, box: str, markup: str) -> Art:
    return _met.setdefault(name, Art(box, markup))


def _words(lang: str, seats: tuple[str, ...], roles: tuple[str, ...], pieces: Pieces) -> Words:
    return catalogue().words(lang, seats, roles, pieces)


_sent: dict[Art, str] = {}
"""What this process, whose only reader is the house, has told before."""
_met: dict[str, Art] = {}
"""What this process was told by any of its workers: what is alike has one name."""


@cache
def catalogue() -> Catalogue:
    """The words of this process."""
    return Catalogue.load(strict=False)
