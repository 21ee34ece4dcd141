"""Hints for whoever plays a game for the first time, and how to have none."""

from bot.tables.domain import newcomers
from bot.tables.domain.desk import Desk
from bot.tables.domain.handler import Handler, serving
from bot.tables.looks import screens
from bot.tables.model.intents import NoHints
from bot.tables.model.reply import Reply


def no_hints(desk: Desk, _verb: NoHints) -> Reply:
    """One press, and nobody is hinted at any more."""
    newcomers.no_hints(desk, desk.seat)
    shown = screens.hand(desk, desk.seat, desk.private)
    return Reply(
        desk.private("no-more-hints"), screen=shown, is_hand=desk.has_hand_here, in_place=True, table=desk.table.id
    )


HANDLERS = serving(Handler(NoHints, no_hints))
