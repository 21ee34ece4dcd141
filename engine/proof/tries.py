"""What comes of answers and what is shown of positions, each found out once however often it is compared."""

from collections.abc import Sequence
from itertools import chain, islice
from typing import Any, TypeAlias

from engine.core import codec, run
from engine.core.action import Action
from engine.core.changing import taken_apart
from engine.core.refusal import Refused
from engine.core.run import AnyGame, AnyPosition, Outcome, Viewer
from engine.core.seat import Seat
from engine.core.view import Seen

SeenAndOpen: TypeAlias = tuple[Seen[Any, Any], tuple[Action[Any], ...], Any]
"""What somebody sees, what is open to them, and what the board says in words to everybody."""
"""All that a viewer is shown of a position, and the first of the answers open to them."""
PutQuestions: TypeAlias = tuple[run.Put[Any], ...]
Tried: TypeAlias = "Outcome[Any] | Refused"

MOST_OPTIONS = 12
"""Options of a seat that are compared between worlds."""


class Tries:
    """Looks at positions of one game and tries answers on them; what it has found out it remembers.

    Everything that is asked of it is pure, so an answer that is remembered is the answer that would come again.
    """

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._kept: list[AnyPosition] = []
        """Positions are told apart by identity, which lasts as long as they are kept."""
        self._outcomes: dict[tuple[int, Seat, Action[Any]], Tried] = {}
        self._asked: dict[tuple[int, Seat], PutQuestions] = {}
        self._options: dict[tuple[int, Seat], tuple[Action[Any], ...]] = {}
        self._sights: dict[tuple[int, Viewer], SeenAndOpen] = {}
        self._saves: dict[int, bytes] = {}

    def outcome(self, position: AnyPosition, seat: Seat, action: Action[Any]) -> Tried:
        """What comes of an answer."""
        key = (id(position), seat, action)
        if key not in self._outcomes:
            self._outcomes[key] = self._tried(position, seat, action)
        return self._outcomes[key]

    def options(self, position: AnyPosition, seat: Seat) -> tuple[Action[Any], ...]:
        """The first of the answers open to a seat."""
        key = (id(position), seat)
        if key not in self._options:
            questions = self.asked(position, seat)
            listed = chain.from_iterable(one.options(position.board, seat) for one, _, _ in questions)
            self._options[key] = tuple(islice(listed, MOST_OPTIONS))
        return self._options[key]

    def asked(self, position: AnyPosition, seat: Seat) -> PutQuestions:
        """The questions put to a seat."""
        key = (id(position), seat)
        if key not in self._asked:
            self._asked[key] = tuple(run.asked(self.game, position, seat))
            self._kept.append(position)
        return self._asked[key]

    def sight(self, position: AnyPosition, viewer: Viewer) -> SeenAndOpen:
        """All that a viewer is shown of a position."""
        key = (id(position), viewer)
        if key not in self._sights:
            options = () if viewer is None else self.options(position, viewer)
            questions = () if viewer is None else self.asked(position, viewer)
            said = self.game.standings(position.board) if self.game.standings else None
            self._sights[key] = run.seen_asked(self.game, position, viewer, questions), options, said
            self._kept.append(position)
        return self._sights[key]

    def saved(self, position: AnyPosition) -> bytes:
        """The position as it is written."""
        key = id(position)
        if key not in self._saves:
            self._saves[key] = codec.dump_position(self.game, position)
            self._kept.append(position)
        return self._saves[key]

    def _tried(self, position: AnyPosition, seat: Seat, action: Action[Any]) -> Tried:
        try:
            return run.apply_asked(self.game, position, seat, action, put=self.asked(position, seat))
        except Refused as refused:
            return refused.with_traceback(None)


def same(one: Any, other: Any) -> bool:
    """Whether two values are written alike: equality that also tells 1 from True and minds the order of mappings.

    >>> same(("a", 1), ("a", 1)), same(("a", 1), ("a", True)), same({1: 2, 3: 4}, {3: 4, 1: 2})
    (True, False, False)
    """
    if one is other:
        return True
    kind = type(one)
    if kind is not type(other):
        return False
    if kind is tuple or kind is list:
        return len(one) == len(other) and _are_same(one, other)
    if kind in _SCALARS:
        return bool(one == other)
    parts = taken_apart(one.__class__)
    return _are_same(parts(one), parts(other)) if parts else repr(one) == repr(other)


def _are_same(some: Sequence[Any], others: Sequence[Any]) -> bool:
    """Most parts are the very same object or plain: no call is made for these."""
    for one, other in zip(some, others, strict=True):
        if one is other:
            continue
        if type(one) in _SCALARS:
            if type(one) is not type(other) or one != other:
                return False
        elif not same(one, other):
            return False
    return True


_SCALARS = frozenset((str, int, bool, type(None)))
