"""A topic of its own for a table: offered to whoever opens one in a group with topics. The others stay for talk."""

from dataclasses import dataclass, replace
from typing import Final

import structlog
from telegram import Bot
from telegram.error import TelegramError

from bot.couriers import boards
from bot.couriers.trouble import trouble
from bot.tables.model.intents import Intent, PlaceKey, PlaceMoved, TableId
from bot.tables.model.reply import Button, Reply, Screen
from bot.tables.service import Service
from bot.telegram.answers import IncomingUpdate, Responder
from bot.telegram.rights import TOPICS, Rights
from bot.telegram.spots import NAME, Spot, spot_of
from bot.text import Words
from engine.core.refusal import Refused

log = structlog.get_logger(__name__)
OPENS: Final = "topic:"
MOST_NAME: Final = 128


@dataclass(frozen=True)
class Topics:
    """Takes tables into topics."""

    bot: Bot
    service: Service
    answers: Responder
    rights: Rights

    async def offered(self, asked: IncomingUpdate, reply: Reply) -> Reply:
        """What is said of a table just opened, with the offer where we may open topics."""
        if not (reply.ok and reply.table and asked.in_forum and self.rights.may(asked.spot.chat, TOPICS)):
            return reply
        words = await self.answers.words(asked.who)
        button = Button(f"{OPENS}{reply.table}", words("telegram-topic"), "quiet")
        return replace(reply, screen=Screen(words("telegram-topic.help"), rows=((button,),)), acted=False)

    async def take(self, delivery: str, asked: IncomingUpdate, table: TableId) -> None:
        """Open a topic and take the table there; only its host may."""
        words = await self.answers.words(asked.who)
        try:
            reply = await self._taken(delivery, asked, table, words)
        except Refused as refused:
            reply = Reply(words.refusal("table", refused), ok=False)
        self.answers.toast(asked, reply.text, alert=not reply.ok)

    async def _taken(self, delivery: str, asked: IncomingUpdate, table: TableId, words: Words) -> Reply:
        kept = await self.service.shelf.load(table)
        if kept is None:
            raise Refused("no_such_table")
        desk = self.service.acts.desk(kept, Intent(delivery, asked.who, PlaceMoved("")))
        desk.require_host()
        place = next((one for one in kept.table.places if one.partition(":")[0] == NAME), None)
        topic = await self._opened(place, f"{desk.public.title()} · {asked.who.name}") if place is not None else None
        if place is None or topic is None:
            return Reply(words("telegram-no-topic"), ok=False)
        await self.service.handle(Intent(f"{delivery}/moved", asked.who, PlaceMoved(topic.key), place=place))
        posted = await self.service.shelf.posted(table, boards.slot(place))
        if posted is not None:
            await self.answers.platform.delete(place, posted.message)
        return Reply(words("telegram-topic-open"))

    async def _opened(self, place: PlaceKey, name: str) -> Spot | None:
        spot = spot_of(place)
        try:
            made = await self.bot.create_forum_topic(spot.chat, name[:MOST_NAME])
        except TelegramError as failed:
            log.info("telegram.no_topic", **trouble(failed))
            return None
        return Spot(spot.chat, made.message_thread_id)


def table_of(data: str) -> TableId | None:
    """Which table a button takes into a topic; None for any other button.

    >>> table_of("topic:k3f9w2ab"), table_of("m1:k3f9w2ab::0:c:join")
    ('k3f9w2ab', None)
    """
    return data.removeprefix(OPENS) if data.startswith(OPENS) else None
