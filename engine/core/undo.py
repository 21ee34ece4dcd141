"""How far a game may be taken back: freely, by consent, or not at all."""

from dataclasses import dataclass
from typing import Any

from engine.core import run
from engine.core.event import heard
from engine.core.match import Acted, Anchored, Attended, Match, PassedByHouse, Undone
from engine.core.refusal import Refused
from engine.core.seat import Seat


@dataclass(frozen=True, slots=True)
class UndoAsked:
    """A wish to take back the last thing that a seat did."""

    to: int
    """The log is played again up to this many entries."""
    consent_of: tuple[Seat, ...]
    """Whose consent it needs: empty if nobody has learned, and nobody else done, anything since that is known of."""
    was_seen: bool
    """Whether a secret or a die came out since: it returns to the table, but not to being unknown."""
    stay: tuple[Acted, ...] = ()
    """What others have done since and the seat cannot know of: asking for consent would tell it. It is done anew."""


def last_act(match: Match[Any], seat: Seat) -> UndoAsked | None:
    """What taking back the seat's last act would need; None if it has not acted since what is never taken back."""
    since = _untouchable(match)
    acts = [i for i, entry in enumerate(match.log) if i >= since and isinstance(entry, Acted) and entry.seat == seat]
    if not acts:
        return None
    at = acts[-1]
    learned = match.learned[at:]
    others = [entry for entry in match.log[at:] if isinstance(entry, Acted) and entry.seat != seat]
    stay = _unknown(match, at, seat) if others else ()
    seen = not all(one.nothing for one in learned)
    timed = any(not isinstance(entry, Acted | Attended | PassedByHouse) for entry in match.log[at:])
    free = len(stay) == len(others) and not seen and not timed
    everybody_else = tuple(other for other in range(match.setup.seats) if other != seat)
    return UndoAsked(at, () if free else everybody_else, seen, stay if free else ())


def is_for_good(match: Match[Any], to: int) -> bool:
    """Whether something came out since that is never taken back."""
    return any(known.for_good for known in match.learned[to:])


def _unknown(match: Match[Any], at: int, seat: Seat) -> tuple[Acted, ...]:
    """What others have done since, as far as the seat cannot know of it and it can be done without the seat's act."""
    before, found = match.at(at), []
    for entry, (after, told) in zip(match.log[at:], before.replayed(match.log[at:]), strict=True):
        looks = [run.seen(match.game, one.position, seat) for one in (before, after)]
        if isinstance(entry, Acted) and entry.seat != seat and not heard(told, seat) and looks[0] == looks[1]:
            found.append(entry)
        before = after
    try:
        match.add(Undone(at, seat))[0].after(found)
    except Refused:
        return ()
    return tuple(found)


def _untouchable(match: Match[Any]) -> int:
    done = enumerate(zip(match.log, match.learned, strict=True), 1)
    return max((at for at, (entry, known) in done if isinstance(entry, Anchored | Undone) or known.for_good), default=0)
