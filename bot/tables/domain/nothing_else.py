"""Where passing is all that a person could do, nobody is made to press it: the house passes for them. So it is where
everybody answers alike.

Only where nobody could learn from it. That there is no pause tells what a hand does not hold, so at a table of several
people everybody is asked alike; alone against computer players, who see no pauses, one is asked what one can decide.
"""

from bot.tables.domain import turns
from bot.tables.domain.desk import Desk
from engine.core import run
from engine.core.match import Passed


def passed(desk: Desk) -> bool:
    """Pass for whoever has no choice; whether anybody was passed for."""
    seats = () if desk.match is None or not _is_alone(desk) else run.awaited(desk.playing.position)
    idle = next((seat for seat in seats if desk.table.sitters[seat].acts and desk.facing(seat).need_not_be_asked), None)
    if idle is not None:
        turns.enter(desk, Passed(idle, turns.at_ms(desk)))
    return idle is not None


def _is_alone(desk: Desk) -> bool:
    """Whether no other person has, or ever had, a seat; a lesson says itself what is pressed."""
    table = desk.table
    return table.is_playing and not table.lesson and len(table.people) == 1 and len(dict(table.held)) <= 1
