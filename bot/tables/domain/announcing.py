"""What a commit makes out of date: the living board of each place, and each person's one live notice.

Whether something is sent is decided from what its reader may know, before and after: an act that a reader cannot see
sends this reader nothing, so the schedule of sends tells no more than the messages do.
"""

from dataclasses import dataclass
from typing import Any

from bot.tables.domain.desk import Desk
from bot.tables.model import views
from bot.tables.model.intents import PersonId
from bot.tables.model.outbox import BoardChanged, NoticeChanged
from bot.tables.model.table import Opening, Phase, Table
from engine.core.action import Action
from engine.core.match import Match
from engine.core.seat import Seat
from engine.core.view import Seen
from engine.games import AnyGame


@dataclass(frozen=True, slots=True)
class PublicState:
    """What everybody sees of a table."""

    table: tuple[Any, ...]
    seen: Seen[Any, Any] | None
    dues: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Notice:
    """What a seat's person is being called for."""

    person: PersonId
    asking: int
    live: bool
    reminds: int
    seen: Seen[Any, Any]
    aside: tuple[str, ...] = ()
    over: bool = False
    """Whether the game is."""

    @property
    def given(self) -> Action[Any] | None:
        """What the seat has answered and may still change."""
        if self.over:
            return None
        return next((one.given for one in self.seen.prompts if one.given is not None and one.revisable), None)


def announce(desk: Desk, table: Table, match: Match[Any] | None) -> None:
    """Put into the outbox what this desk's work has made out of date since the table stood like that."""
    if face(desk.game, desk.table, desk.match) != face(desk.game, table, match):
        anew = desk.table.phase is not table.phase and desk.table.phase in (Phase.PLAYING, Phase.FINISHED)
        for place in desk.table.places:
            desk.send(BoardChanged(place, anew))
    ended = desk.table.is_over and not table.is_over
    for seat in range(len(desk.table.sitters)):
        before, after = (notice(desk.game, *then, seat) for then in ((table, match), (desk.table, desk.match)))
        _announce_to(desk, seat, before, after, ended)


def face(game: AnyGame, table: Table, match: Match[Any] | None) -> PublicState:
    """What everybody sees."""
    sitters = tuple((one.person, one.name, one.computer, one.role, one.confirmed, one.gave_up) for one in table.sitters)
    shown = (table.phase, sitters, table.settings, table.pace, table.host, table.paused_at, table.wish)
    if match is None:
        return PublicState(shown, None, ())
    dues = tuple(opening.due_at for opening in public_openings(table, match))
    return PublicState((*shown, table.lately, table.moment), views.seen(game, match.position, None), dues)


def public_openings(table: Table, match: Match[Any]) -> tuple[Opening, ...]:
    """The clocks that everybody may know of."""
    questions = match.position.open_questions()
    return tuple(
        opening for (question, _), opening in zip(questions, table.openings, strict=False) if question.announced
    )


def notice(game: AnyGame, table: Table, match: Match[Any] | None, seat: Seat) -> Notice | None:
    """What the person of a seat is called for; None if nobody is to be called."""
    sitter = table.sitters[seat] if seat < len(table.sitters) else None
    if match is None or sitter is None or sitter.person is None or sitter.gave_up or not table.askings:
        return None
    is_asked = seat in views.awaited(match.position) or table.lesson > 0  # a lesson always has something to do
    live = table.is_playing and sitter.acts is not None and is_asked
    reminds = reminders(table, match, seat) if live else 0
    seen = views.seen(game, match.position, seat)
    return Notice(sitter.person, table.askings[seat].number, live, reminds, seen, table.aside(seat), table.is_over)


def reminders(table: Table, match: Match[Any], seat: Seat) -> int:
    """How often a seat was reminded of what it is asked."""
    questions = match.position.open_questions()
    return max(
        (
            opening.reminded
            for (question, answers), opening in zip(questions, table.openings, strict=False)
            if seat in question.asks(match.position.board) and seat not in dict(answers)
        ),
        default=0,
    )


def _announce_to(desk: Desk, seat: Seat, before: Notice | None, after: Notice | None, ended: bool) -> None:
    """`ended`: all are told, since what stands before them may offer something yet."""
    if after is None or (before == after and not ended):
        return
    if after.live or (before is not None and before.person == after.person and (ended or _is_told(before, after))):
        desk.send(NoticeChanged(after.person, seat, after.asking, after.reminds))


def _is_told(before: Notice, after: Notice) -> bool:
    """Whether somebody of whom nothing is wanted is told: that this is so now, which of their answers holds, or that it
    cannot be changed any more."""
    return before.live or before.asking != after.asking or after.given != before.given
