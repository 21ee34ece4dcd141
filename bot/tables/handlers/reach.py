"""A place where we may not write for now: who hears of it, that the clocks stand still, and that play goes on later.

A place is hushed, not lost: its letters wait, one of them is tried now and then, and the first that goes through says
that it is open again. While no place of a table can be reached nobody can be told what they are asked, so time stands.
"""

from collections.abc import Callable

from bot.tables.domain import clock
from bot.tables.domain.desk import Desk
from bot.tables.model.intents import PlaceKey
from bot.tables.model.outbox import BoardChanged, TableLine, Whisper
from bot.tables.model.table import Phase, Table

GONE = "gone"
"""The place is there no more; `hushed` for good."""


def hush(place: PlaceKey, why: str) -> Callable[[Desk], None]:
    """We may not write there; `why` is `right`, `locked`, `away` or `gone`."""

    def errand(desk: Desk) -> None:
        if place not in desk.table.places or place in dict(desk.table.hushed):
            return
        desk.change(hushed=(*desk.table.hushed, (place, why)))
        _tell_elsewhere(desk, f"hushed-{why}")
        if desk.table.is_playing and not _reachable(desk):
            desk.change(paused_at=desk.now, paused_by="", stopped=True)
        if why != GONE:
            desk.send(BoardChanged(place, anew=True))

    return errand


def open_again(place: PlaceKey) -> Callable[[Desk], None]:
    """We may write there again."""

    def errand(desk: Desk) -> None:
        if place not in dict(desk.table.hushed):
            return
        desk.change(hushed=tuple(one for one in desk.table.hushed if one[0] != place))
        goes_on(desk)
        line = desk.public("heard-again")
        desk.send(TableLine(place, line, aloud=line))

    return errand


def changed(place: PlaceKey) -> Callable[[Desk], None]:
    """Something about the place is different: perhaps the board can be shown there as it should be."""

    def errand(desk: Desk) -> None:
        if place in desk.table.places:
            desk.send(BoardChanged(place))

    return errand


def goes_on(desk: Desk) -> None:
    """Let the clocks run on if they stood still only because nobody could be reached."""
    if desk.table.phase is Phase.PLAYING and desk.table.paused_at is not None and desk.table.stopped:
        clock.rewound(desk, desk.now - desk.table.paused_at)
        desk.change(paused_at=None)
    desk.change(stopped=False)


def hushes(table: Table) -> list[str]:
    """Why nothing can be said, for each of a table's places; empty for those where it can."""
    return [dict(table.hushed).get(place, "") for place in table.places]


def _reachable(desk: Desk) -> bool:
    return any(place not in dict(desk.table.hushed) for place in desk.table.places)


def _tell_elsewhere(desk: Desk, key: str) -> None:
    """By the doors that are left: the other places, and everybody's private chat."""
    stands = desk.table.is_playing and not _reachable(desk)
    for place in desk.table.places:
        if place not in dict(desk.table.hushed):
            line = desk.public(key, stands="no")
            desk.send(TableLine(place, line, aloud=line))
    for seat, sitter in enumerate(desk.table.sitters):
        if sitter.person is not None and not sitter.gave_up:
            voice = desk.voice_of(seat)
            header = desk.about(voice, sitter.person)
            desk.send(Whisper(sitter.person, f"{header}\n{voice(key, stands='yes' if stands else 'no')}"))
