"""What stands around a question wherever it is put: whose table it is about, and until when it may be answered."""

from dataclasses import replace

from bot.tables.domain import announcing, clock, lessons, newcomers
from bot.tables.domain.desk import Desk
from bot.tables.model.button_ids import Kind, Pressed
from bot.tables.model.reply import Button, Screen
from bot.text.voice import Voice
from engine.core.seat import Seat


def framed(desk: Desk, seat: Seat, voice: Voice, asked: Screen, *before: str, on_board: bool = False) -> Screen:
    """A question to a seat, below the line that names its table; its time is for the platform to show."""
    header = desk.about(voice, desk.table.sitters[seat].person or "")
    hint = newcomers.hint(desk, seat, voice)
    before = (*before, *lessons.lines(desk, seat, voice, on_board=on_board))
    rows = (*asked.rows, *(((_no_hints(desk, voice),),) if hint else ()))
    due_at = None if desk.table.paused_at is not None else due_of(desk, seat)
    text = "\n".join((header, *before, asked.text, *hint))
    return replace(asked, text=text, rows=rows, due_at=due_at, lately=desk.table.aside(seat))


def _no_hints(desk: Desk, voice: Voice) -> Button:
    return Button(Pressed(desk.table.id, Kind.COMMAND, "nohints").id, voice("button-nohints"), "quiet")


def due_of(desk: Desk, seat: Seat | None) -> int | None:
    """When the time of what a seat is asked is up; of what everybody knows to be asked, for None."""
    if desk.match is None:
        return None
    if seat is None:
        dues = [one.due_at for one in announcing.public_openings(desk.table, desk.match)]
    else:
        position = desk.match.position
        dues = [one.due_at for at, one in enumerate(desk.table.openings) if seat in clock.silent(position, at)]
    return min((due for due in dues if due is not None), default=None)
