"""Icons on buttons: custom emoji of a set that whoever runs the house names.

Telegram shows them for bots whose owner has Premium, or that have bought a name. Each emoji of a set stands for an
ordinary one, and by that it is known for which command it is. If Telegram wants none of it, buttons go without.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

import structlog
from telegram import Bot, Sticker
from telegram.error import BadRequest, TelegramError

from bot.couriers.trouble import trouble
from bot.tables.model import button_ids
from bot.tables.model.button_ids import Kind
from engine.core.refusal import Refused

log = structlog.get_logger(__name__)
REFUSED: Final = ("document_invalid", "emoji", "icon", "button")
"""What Telegram says of a button with an icon that it does not take."""
_COLOURED: Final = "\ufe0f"
ORDINARY: Final[Mapping[str, str]] = {
    "🃏": "hand",
    "↩": "undo",
    "📰": "catchup",
    "👥": "status",
    "📖": "rules",
    "💡": "help",
    "⚙": "settings",
    "🪑": "join",
    "🚪": "leave",
    "🚀": "start",
    "🔔": "confirm",
    "❌": "cancel",
    "🤖": "computer",
    "👯": "fill",
    "🎭": "handover",
    "⏸": "pause",
    "▶": "resume",
    "🎲": "rematch",
    "🎥": "replay",
    "🏆": "share",
    "💼": "export",
    "🔒": "seal",
}
"""Which ordinary emoji stands for which command."""


@dataclass
class Icons:
    """The icons that are known by now; none until they were asked for."""

    bot: Bot
    name: str = ""
    """Of the set; without one, buttons have no icons."""
    known: dict[str, str] = field(default_factory=dict)
    """Telegram's number of an emoji, by the command that it is for."""

    async def prepare(self) -> None:
        """Learn which there are."""
        if not self.name:
            return
        try:
            found = await self.bot.get_sticker_set(self.name)
        except TelegramError as failed:
            log.warning("telegram.no_icons", **trouble(failed))
            return
        self.known = {_meant(one): one.custom_emoji_id for one in found.stickers if one.custom_emoji_id}
        self.known.pop("", None)

    def of(self, id_: str) -> str | None:
        """The icon of a button, by what it does; None if there is none."""
        try:
            pressed = button_ids.read(id_)
        except Refused:
            return None
        return self.known.get(pressed.path.partition(".")[0]) if pressed.kind is Kind.COMMAND else None

    def are_refused(self, why: BadRequest) -> bool:
        """Whether something was refused that may go through without icons; from then on there are none."""
        if not self.known or not any(one in why.message.lower() for one in REFUSED):
            return False
        log.warning("telegram.no_icons", **trouble(why))
        self.known.clear()
        return True


def _meant(sticker: Sticker) -> str:
    return ORDINARY.get((sticker.emoji or "").replace(_COLOURED, ""), "")
