"""Where passing is all that a person could do, nobody is made to press it: the house passes for them. So it is where
everybody answers alike.

Only where nobody could learn from it. That there is no pause tells what a hand does not hold, so at a table of several
people everybody is asked alike but for what goes without saying, which everybody sees; alone against computer players,
who see no pauses, one is asked what one can decide.
"""

from bot.tables.domain import turns
from bot.tables.domain.desk import Desk
from bot.tables.model import views
from engine.core.match import PassedByHouse
from engine.core.seat import Seat


def passed(desk: Desk) -> bool:
    """Pass for whoever has no choice; whether anybody was passed for."""
    playing = desk.match is not None and desk.table.is_playing and not desk.table.lesson
    seats = views.awaited(desk.playing.position) if playing else ()
    idle = next((seat for seat in seats if desk.table.sitters[seat].acts and _is_idle(desk, seat)), None)
    if idle is not None:
        turns.enter(desk, PassedByHouse(idle, turns.at_ms(desk)))
    return idle is not None


def _is_idle(desk: Desk, seat: Seat) -> bool:
    facing = desk.facing(seat)
    return facing.need_not_be_asked if _is_alone(desk) else facing.goes_without_saying


def _is_alone(desk: Desk) -> bool:
    """Whether no other person has, or ever had, a seat."""
    return len(desk.table.people) == 1 and len(dict(desk.table.held)) <= 1
