"""Who manages a group, and what we may do there ourselves: asked now and then, and anew when something changed."""

from dataclasses import dataclass, field

from telegram import Bot
from telegram.error import TelegramError

from bot.tables.ports.platform import Clock

FRESH_MS = 300_000
MOST_REMEMBERED = 2_000
PINS, TOPICS, ANY = "can_pin_messages", "can_manage_topics", "administrator"


@dataclass(frozen=True, slots=True)
class Known:
    """What was told of a group, and when."""

    at: int
    admins: frozenset[int] = frozenset()
    ours: frozenset[str] = frozenset()


@dataclass
class Rights:
    """Of every group in which somebody has spoken to us lately."""

    bot: Bot
    clock: Clock
    _known: dict[int, Known] = field(default_factory=dict)

    async def admins(self, chat: int) -> frozenset[int]:
        """Who manages a group."""
        known = self._known.get(chat)
        if known is None or self.clock() - known.at > FRESH_MS:
            self._known.pop(chat, None)
            self._known[chat] = known = await self._asked(chat)
            if len(self._known) > MOST_REMEMBERED:
                del self._known[next(iter(self._known))]
        return known.admins

    def may(self, chat: int, right: str) -> bool:
        """Whether we may do something there, as far as is known."""
        return chat in self._known and right in self._known[chat].ours

    def changed(self, chat: int) -> None:
        """What we are there is something else now."""
        self._known.pop(chat, None)

    async def _asked(self, chat: int) -> Known:
        try:
            told = await self.bot.get_chat_administrators(chat)
        except TelegramError:
            return Known(self.clock())
        me = next((one for one in told if one.user.id == self.bot.id), None)
        ours = frozenset(right for right in (PINS, TOPICS) if getattr(me, right, False)) | ({ANY} if me else set())
        return Known(self.clock(), frozenset(one.user.id for one in told), ours)
