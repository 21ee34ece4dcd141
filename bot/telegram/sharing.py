"""Inline mode: `@Mestre` typed in any chat offers the tables of whoever types, to be shown to the people there.

Of a table that waits for people it is the invitation, of one in play its public board. Both are what everybody at the
table's own place sees; to let somebody in is for whoever sits there to decide, as with a link that they copy.
"""

from dataclasses import dataclass

import structlog
from telegram import (
    Bot,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQuery,
    InlineQueryResult,
    InlineQueryResultArticle,
    InlineQueryResultCachedPhoto,
    InputTextMessageContent,
)
from telegram.error import TelegramError

from bot.couriers.trouble import trouble
from bot.tables.domain.desk import Desk
from bot.tables.handlers.admission import invitation
from bot.tables.looks import screens
from bot.tables.model.intents import Person
from bot.tables.model.table import Phase
from bot.tables.service import Service
from bot.telegram import dress, links
from bot.telegram.platform import TelegramPlatform
from bot.text import Words

log = structlog.get_logger(__name__)
MOST_SHARED = 20


@dataclass(frozen=True)
class Sharing:
    """Offers what may be shown anywhere."""

    bot: Bot
    service: Service
    platform: TelegramPlatform

    async def answer(self, query: InlineQuery, who: Person) -> None:
        """Offer the tables at which somebody sits, to them alone."""
        try:
            results = await self._results(who)
            await self.bot.answer_inline_query(query.id, results, cache_time=0, is_personal=True)
        except TelegramError as failed:
            log.info("telegram.unshared", **trouble(failed))

    async def _results(self, who: Person) -> list[InlineQueryResult]:
        known = await self.service.shelf.person(who.id)
        words = self.service.house.catalogue.words(known.speaks(who))
        found = []
        for table in (await self.service.shelf.tables_of(who.id))[:MOST_SHARED]:
            kept = await self.service.shelf.load(table)
            if kept is not None:
                found.append(await self._result(self.service.acts.desk(kept), words))
        return found

    async def _result(self, desk: Desk, words: Words) -> InlineQueryResult:
        if desk.table.phase in (Phase.LOBBY, Phase.GATHERING):
            return self._invitation(desk, words)
        voice = desk.voice(words.lang)
        screen = screens.public_board(desk, voice)
        text = dress.calm(screen.text)
        file = self.platform.known(await self.service.picture(screen.picture))
        if file is not None:
            caption = dress.fitted(text, dress.MOST_CAPTION)
            return InlineQueryResultCachedPhoto(desk.table.id, file, title=voice.title(), caption=caption)
        content = InputTextMessageContent(dress.fitted(text, dress.MOST_TEXT))
        return InlineQueryResultArticle(
            desk.table.id, voice.title(), content, description=words("telegram-share-board")
        )

    def _invitation(self, desk: Desk, words: Words) -> InlineQueryResult:
        voice = desk.voice(words.lang)
        joins = links.payload(links.Linked(desk.table.id, "join", invitation(desk.table)))
        button = InlineKeyboardButton(voice("button-join"), url=links.link(self.bot.username, joins))
        return InlineQueryResultArticle(
            desk.table.id,
            voice.title(),
            InputTextMessageContent(dress.calm(words("telegram-share-invites", game=voice.title()))),
            reply_markup=InlineKeyboardMarkup([[button]]),
            description=words("telegram-share-invitation"),
        )
