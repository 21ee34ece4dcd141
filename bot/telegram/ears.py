"""How updates reach us: asked for by long polling, or brought by a webhook.

Either way an update is confirmed only after it was carried out, so none is lost when the process ends in between; what
comes twice is recognised by its number. Updates of one chat keep their order (`bot/telegram/lanes.py`), as far as they
reach one process: a webhook brings them over many connections at a time, and what is late finds newer ones done. A chat
in which something takes long holds up no other, since we listen on meanwhile.
"""

import asyncio
from dataclasses import dataclass
from hmac import compare_digest
from typing import Any

import structlog
from aiohttp import web
from telegram import Bot, Update
from telegram.error import Conflict, RetryAfter, TelegramError

from bot.couriers.trouble import trouble
from bot.listening import listen
from bot.telegram.inbound import ALLOWED
from bot.telegram.lanes import Lanes, Take
from bot.telegram.troubles import seconds_of

log = structlog.get_logger(__name__)
POLL_SECONDS = 25
FIRST_REST_SECONDS = 0.5
LONGEST_REST_SECONDS = 30.0
MOMENT_SECONDS, LONGEST_MOMENT_SECONDS = 0.05, 0.2
HEADER = "X-Telegram-Bot-Api-Secret-Token"
MOST_BYTES = 1_000_000


class Polling:
    """Asks for updates. Of several processes with one token Telegram answers one; the others stand by."""

    def __init__(self, bot: Bot, take: Take, seconds: int = POLL_SECONDS) -> None:
        self.bot = bot
        self.lanes = Lanes(take)
        self.seconds = seconds
        self._next = 0
        """The first update that we have not heard yet."""
        self._moment = MOMENT_SECONDS
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listen from now on. A webhook set earlier is removed; what it has not brought comes here."""
        await self.bot.delete_webhook()
        self._task = asyncio.create_task(self._listen())

    async def stop(self) -> None:
        """Finish what was heard, confirm it, hear no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait((self._task,))
        await self.lanes.wait()
        if self._next:
            try:
                await self.bot.get_updates(offset=self._next, limit=1, timeout=0)
            except TelegramError as failed:
                log.info("telegram.unconfirmed", **trouble(failed))

    async def _listen(self) -> None:
        rest = FIRST_REST_SECONDS
        while True:
            try:
                await self._hear()
                rest = FIRST_REST_SECONDS
            except TelegramError as failed:
                rest = await self._rested(failed, rest)

    async def _hear(self) -> None:
        """Ask for what is new. To ask from a number on confirms all before it: what is still being carried out comes
        again with what is new, at once, so it is given a moment first, and a longer one while nothing new comes."""
        await self.lanes.wait(self._moment)
        oldest = self.lanes.oldest
        offset, patience = (self._next, self.seconds) if oldest is None else (oldest, 0)
        heard = await self.bot.get_updates(offset=offset, timeout=patience, allowed_updates=ALLOWED)
        fresh = [update for update in heard if update.update_id >= self._next]
        self._moment = MOMENT_SECONDS if fresh else min(LONGEST_MOMENT_SECONDS, 2 * self._moment)
        for update in fresh:
            self._next = update.update_id + 1
            self.lanes.put(update)

    async def _rested(self, failed: TelegramError, rest: float) -> float:
        if isinstance(failed, Conflict):
            log.warning("telegram.another_process_listens")
        else:
            log.info("telegram.unheard", **trouble(failed))
        await asyncio.sleep(seconds_of(failed) if isinstance(failed, RetryAfter) else rest)
        return min(LONGEST_REST_SECONDS, rest * 2)


@dataclass(frozen=True)
class Webhook:
    """Where Telegram brings updates to, and where we listen for them."""

    url: str
    """As Telegram sees it: `https://…`, in front of every worker."""
    secret: str
    """Comes with every update, so that nobody else can bring one."""
    host: str = "0.0.0.0"  # noqa: S104  it stands behind a proxy, often in a container
    port: int = 8443


class Hook:
    """Takes updates that Telegram brings. Any number of workers may stand behind one address.

    A press is answered by the response to the request that brought it: Telegram takes one method there, which saves a
    way to it and back. What came of that is not told, and no answer to a press ever is of interest.
    """

    def __init__(self, bot: Bot, take: Take, webhook: Webhook) -> None:
        self.bot = bot
        self.lanes = Lanes(take)
        self.webhook = webhook
        self._pressed: dict[str, asyncio.Future[dict[str, Any]]] = {}
        """Presses that are being brought, and what is to be said to them in the response."""
        app = web.Application(client_max_size=MOST_BYTES)
        app.add_routes([web.post("/{path:.*}", self._brought)])
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=5)

    async def start(self) -> None:
        """Listen, then tell Telegram where; tried again, it listens already."""
        if not self._runner.sites:
            await self._runner.setup()
            await listen(self._runner, self.webhook.host, self.webhook.port, "TELEGRAM_PORT")
        await self.bot.set_webhook(self.webhook.url, secret_token=self.webhook.secret, allowed_updates=ALLOWED)

    async def stop(self) -> None:
        """Hear no more. Telegram keeps what comes meanwhile, for us or for another worker."""
        await self._runner.cleanup()

    @property
    def port(self) -> int:
        """Where we listen."""
        port: int = self._runner.addresses[0][1]
        return port

    async def _brought(self, request: web.Request) -> web.Response:
        secret = request.headers.get(HEADER, "")
        if not compare_digest(secret.encode(), self.webhook.secret.encode()):
            return web.Response(status=403)
        try:
            update = Update.de_json(await request.json(), self.bot)
        except (ValueError, TypeError, KeyError, AttributeError):
            return web.Response(status=400)
        return await self._carried_out(update)

    def reply(self, query: str, answer: dict[str, Any]) -> bool:
        """Answer a press in the response to whoever brings it, which is no call; False if nobody waits for that."""
        waits = self._pressed.get(query)
        if waits is None or waits.done():
            return False
        given = {name: value for name, value in answer.items() if value is not None}
        waits.set_result({"method": "answerCallbackQuery", "callback_query_id": query, **given})
        return True

    async def _carried_out(self, update: Update) -> web.Response:
        done = self.lanes.put(update)
        if update.callback_query is None:
            await asyncio.shield(done)
            return web.Response()
        query = update.callback_query.id
        said = self._pressed.setdefault(query, asyncio.get_running_loop().create_future())
        try:
            await asyncio.wait((done, said), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._pressed.pop(query, None)
        return web.json_response(said.result()) if said.done() else web.Response()
