"""What the house asks of a worker and what it gets back, as it goes through their pipe.

Everything is plain data made from one view. A game goes as its slug and words as their language and names; the other
side has its own. A drawing goes once, and by its name from then on: most of a picture is made of what was in others,
and there are no more than a few hundred drawings, two megabytes in all. So does a mark of a scene, by its number with
this worker: of fifty, forty-nine were in a picture before, but there is no end of them.
"""

import copyreg
import pickle
from array import array
from dataclasses import dataclass, field
from functools import cache
from io import BytesIO
from sys import intern
from typing import Any, Final, TypeAlias

from bot.tables.ports.platform import Subject, Thought
from bot.text import Catalogue, Pieces, Words
from engine.core.action import Tokens
from engine.core.game import Game
from engine.games import game_called
from render.packing import PackedLayer
from render.shared_art import Art
from render.symbols import key_of

LENGTH: Final = 4
"""So many bytes before each message say how long it is."""
MOST_BUFFERED: Final = 2**20
"""A whole picture with its drawings."""
MOST_TOLD = 2**14
"""With so many marks a worker begins anew to count them: five megabytes in all."""


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


LayerTold: TypeAlias = tuple[str, int, list[str], bytes]
"""What is said of a layer, the number of its first new mark, those that are new, and the numbers of all of them."""


@dataclass
class MarksTold:
    """The numbers of those marks that this worker has told."""

    _numbers: dict[str, int] = field(default_factory=dict)

    def begin(self) -> None:
        """Before a message: with too many it counts them anew."""
        if len(self._numbers) > MOST_TOLD:
            self._numbers.clear()

    def told(self, layer: PackedLayer) -> LayerTold:
        """A layer as it goes to whoever was told all that came before."""
        numbers, first = self._numbers, len(self._numbers)
        new = [mark for mark in dict.fromkeys(layer.marks) if mark not in numbers]
        numbers.update((mark, number) for number, mark in enumerate(new, first))
        return layer.said, first, new, array("I", map(numbers.__getitem__, layer.marks)).tobytes()


@dataclass
class MarksHeard:
    """The marks of one worker by their numbers, shared with those of others: what is alike is there once."""

    _marks: list[str] = field(default_factory=list)

    def heard(self, told: LayerTold) -> PackedLayer:
        """A layer as it was."""
        said, first, new, numbers = told
        self._marks[first:] = map(intern, new)
        return PackedLayer(said, tuple(map(self._marks.__getitem__, array("I", numbers))))


class _Writer(pickle.Pickler):
    """Writes orders."""

    def __init__(self, file: BytesIO) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self.dispatch_table = _written_otherwise


class _OutcomeWriter(_Writer):
    """Writes what came of them."""

    def __init__(self, file: BytesIO, marks: MarksTold) -> None:
        super().__init__(file)
        self._marks = marks
        marks.begin()

    def persistent_id(self, one: Any) -> LayerTold | None:
        """Instead of a layer."""
        return self._marks.told(one) if type(one) is PackedLayer else None


class _OutcomeReader(pickle.Unpickler):
    """Reads what came of them."""

    def __init__(self, file: BytesIO, marks: MarksHeard) -> None:
        super().__init__(file)
        self._marks = marks

    def persistent_load(self, told: Any) -> PackedLayer:
        """The layer of which this was told."""
        return self._marks.heard(told)


def order_bytes(order: WorkOrder) -> bytes:
    """An order as it goes through the pipe, its length before it."""
    file = BytesIO()
    _Writer(file).dump(order)
    return _measured(file)


def read_order(content: bytes) -> WorkOrder:
    """What was ordered."""
    order: WorkOrder = pickle.loads(content)  # noqa: S301  both ends of the pipe are ours
    return order


def outcome_bytes(outcome: WorkOutcome, marks: MarksTold) -> bytes:
    """What came of an order as it goes back."""
    file = BytesIO()
    _OutcomeWriter(file, marks).dump(outcome)
    return _measured(file)


def read_outcome(content: bytes, marks: MarksHeard) -> WorkOutcome:
    """What came of an order."""
    outcome: WorkOutcome = _OutcomeReader(BytesIO(content), marks).load()
    return outcome


def _measured(file: BytesIO) -> bytes:
    content = file.getvalue()
    return len(content).to_bytes(LENGTH, "big") + content


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


_written_otherwise: Final = copyreg.dispatch_table | {Game: _as_slug, Words: _as_names, Art: _as_drawing}
_sent: dict[Art, str] = {}
"""What this process, whose only reader is the house, has told before."""
_met: dict[str, Art] = {}
"""What this process was told by any of its workers: what is alike has one name."""


@cache
def catalogue() -> Catalogue:
    """The words of this process."""
    return Catalogue.load(strict=False)
