"""Who plays, as the match is told: one entry for whoever comes or goes, whatever has brought it about."""

from bot.tables.domain import turns
from bot.tables.domain.desk import Desk
from bot.tables.model.table import Phase, Table
from engine.core.company import Company
from engine.core.match import Attended


def company(table: Table) -> Company:
    """Who is here, by who sits where."""
    return Company(
        people=tuple(seat for seat, one in enumerate(table.sitters) if one.acts is not None),
        away=tuple(seat for seat, one in enumerate(table.sitters) if one.computer and (one.person or one.gave_up)),
        host=table.seat_of(table.host),
    )


def tell(desk: Desk, before: Table) -> None:
    """Tell the match who is here, unless it knows: from how the table stood before, or from how a match begins."""
    if desk.table.phase is not Phase.PLAYING:
        return
    known = company(before) if before.phase is Phase.PLAYING else Company.complete(len(desk.table.sitters))
    now = company(desk.table)
    if now != known:
        turns.enter(desk, Attended(now, turns.at_ms(desk)))


def pass_on_host(desk: Desk) -> None:
    """The host's rights go to the next person at the table who is there."""
    people = desk.table.people
    if desk.table.host in people or not people:
        return
    present = [one.person for one in desk.table.sitters if one.acts is not None and not one.gave_up]
    heir = next((person for person in present if person is not None), people[0])
    desk.change(host=heir)
    seat = desk.table.seat_of(heir)
    if seat is not None:
        desk.say("host-passed", seat=seat)
