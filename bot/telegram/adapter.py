"""Telegram as an adapter: checks the token, publishes the menus, listens, and answers."""

import ssl
from collections.abc import Callable
from contextlib import suppress
from functools import cache

import structlog
from httpx import create_ssl_context
from telegram import Bot
from telegram.error import InvalidToken, TelegramError
from telegram.request import HTTPXRequest

from bot.couriers.trouble import trouble
from bot.doors import CannotOpen
from bot.tables.service import Service
from bot.telegram import menu
from bot.telegram.answers import Responder
from bot.telegram.ears import Hook, Polling, Webhook
from bot.telegram.files import Files
from bot.telegram.icons import Icons
from bot.telegram.inbound import Inbound
from bot.telegram.pacer import Pacer
from bot.telegram.platform import TelegramPlatform
from bot.telegram.rights import Rights
from bot.telegram.sharing import Sharing
from bot.telegram.spots import NAME
from bot.telegram.topics import Topics
from bot.telegram.welcome import Welcome
from bot.telegram.whispers import Whispers

log = structlog.get_logger(__name__)
SERVICE_URL = "https://api.telegram.org"
CONNECTIONS = 32
TIMEOUT_SECONDS = 15.0
GRACE_SECONDS = 5.0


class TelegramAdapter:
    """Opens Telegram to the table."""

    name = NAME

    def __init__(
        self,
        service: Service,
        token: str,
        stir: Callable[[], None],
        *,
        webhook: Webhook | None = None,
        service_url: str = SERVICE_URL,
        timeout: float = TIMEOUT_SECONDS,
        emoji: str = "",
    ) -> None:
        self.service = service
        self.bot = bot = Bot(
            token,
            base_url=f"{service_url}/bot",
            request=_request(CONNECTIONS, timeout),
            get_updates_request=_request(1, timeout),
        )
        pacer = Pacer(service.shelf, service.clock)
        rights = Rights(bot, service.clock)
        self.platform = TelegramPlatform(bot, pacer, service.house.catalogue, rights, Icons(bot, emoji))
        self.whispers = self.platform.whispers = Whispers(bot, self.platform, pacer)
        self.answers = Responder(bot, service, self.platform, self.whispers, pacer, rights)
        files, welcome = Files(service, self.answers), Welcome(service, self.answers)
        topics, sharing = Topics(bot, service, self.answers, rights), Sharing(bot, service, self.platform)
        inbound = Inbound(bot, service, self.answers, files, welcome, topics, sharing, rights, stir)
        self.ears: Polling | Hook = Polling(bot, inbound.take)
        if webhook is not None:
            self.ears = Hook(bot, inbound.take, webhook)
            self.answers.in_reply = self.ears.reply

    async def start(self) -> None:
        """Check the token, publish the menus, listen; `CannotOpen` for a wrong token or a service out of reach."""
        try:
            await self.bot.initialize()
            await self.ears.start()
        except InvalidToken:
            raise CannotOpen("wrong-token", platform="Telegram") from None
        except TelegramError as failed:
            log.warning("telegram.unreachable", **trouble(failed))
            raise CannotOpen("unreachable", passing=True, platform="Telegram") from None
        await self._publish_menus()
        await self.platform.icons.prepare()

    async def stop(self) -> None:
        """Hear no more, finish what was begun, let go of every connection."""
        await self.ears.stop()
        await self.answers.finish(GRACE_SECONDS)
        with suppress(TelegramError):
            await self.bot.shutdown()

    async def _publish_menus(self) -> None:
        """Menus are a convenience: without them every command works all the same."""
        try:
            await menu.publish(self.bot, self.service.words)
        except TelegramError as failed:
            log.warning("telegram.no_menus", **trouble(failed))


def _request(connections: int, timeout: float) -> HTTPXRequest:
    return HTTPXRequest(
        connection_pool_size=connections,
        read_timeout=timeout,
        write_timeout=timeout,
        connect_timeout=timeout,
        pool_timeout=timeout,
        httpx_kwargs={"verify": _trusted()},
    )


@cache
def _trusted() -> ssl.SSLContext:
    """Whom the web trusts, read once: to read it takes as long as everything else that a bot is made of."""
    return create_ssl_context()
