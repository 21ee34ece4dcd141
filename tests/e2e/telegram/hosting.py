"""A house with Telegram for tests: everything real but the service itself and the clock."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from typing import Any

from fake_telegram import Chat, FakeTelegram, Human, Message
from quick_painter import QuickPainter

from bot.couriers.alarm_clock import AlarmClock
from bot.couriers.courier import Courier
from bot.running import OpenService, house
from bot.store.sqlite import SqliteShelf
from bot.tables.domain.house import Customs
from bot.tables.handlers.admission import invitation
from bot.tables.ports.platform import Workshop
from bot.telegram.adapter import TelegramAdapter
from bot.telegram.ears import Hook, Webhook
from bot.text import Catalogue
from engine.games import AnyGame, games

CATALOGUE = Catalogue.load(strict=False).read()
"""Prepared once for all the houses of a worker."""
QUICK = Customs(thinking=(1, 2))
A_MOMENT = 3.5
PATIENCE_SECONDS = 120.0
"""A round of the courier waits for what it has begun, however busy the machine is."""


@dataclass
class Clock:
    """Time that passes when a test says so, in seconds since 1970."""

    now: float = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    def ms(self) -> int:
        return int(self.now * 1000)

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


@dataclass
class Hosting:
    """The adapter over a store, and the means to let everything settle."""

    fake: FakeTelegram
    clock: Clock
    folder: Path
    games: Callable[[], dict[str, AnyGame]] = games
    webhook: Webhook | None = None
    emoji: str = ""
    """The set of custom emoji that this house is given."""
    customs: Customs = QUICK
    changes: dict[str, Any] = field(default_factory=dict)
    """What is otherwise in this house: its words, its painter, its chance."""
    workshop: Workshop | None = None
    """Where it has painted; by itself, without one."""
    store: Callable[[], Any] | None = None
    """Opens the store; without it, one file in the folder."""
    patience: float = 5
    """How long it waits for the service to answer a call."""
    numbers: Any = field(default_factory=lambda: count(7))

    async def open(self, url: str = "") -> None:
        """Open the store and the adapter."""
        self.shelf: Any = SqliteShelf.opened(self.folder, self.games) if self.store is None else self.store()
        quick = {"catalogue": CATALOGUE, "painter": QuickPainter()}
        served = replace(house(self.customs), games=self.games, **{**quick, **self.changes})
        self.service = OpenService(served, self.shelf, self.clock.ms, self.workshop)
        self.adapter = TelegramAdapter(
            self.service,
            self.fake.token,
            lambda: None,
            service_url=url or self.fake.url,
            webhook=self.webhook,
            timeout=self.patience,
            emoji=self.emoji,
        )
        self.courier = Courier(self.service, self.shelf, {"telegram": self.adapter.platform}, PATIENCE_SECONDS)
        self.alarms = AlarmClock(self.service, self.shelf)
        self.adapter.answers.sleep = self.clock.sleep
        await self.adapter.start()

    async def close(self) -> None:
        """Close both, as an orderly end does."""
        await self.adapter.stop()
        closing = self.shelf.close()
        if closing is not None:
            await closing

    async def restart(self) -> None:
        """Another process over the same store."""
        await self.close()
        await self.open()

    def human(self, name: str, language: str = "en", *, opened: bool = True) -> Human:
        """Somebody new, who has pressed Start or not."""
        human = Human.called(self.fake, next(self.numbers), name, language)
        human.user.opened = opened
        if opened:
            human.starts()
        return human

    async def settle(self) -> None:
        """Let everything be heard, answered and carried that can be now."""
        await self.fake.until(lambda: not self.fake.post.waiting and not self.fake.post.repeats)
        await self.adapter.answers.finish()
        while await self.courier.round():
            pass

    async def after(self, seconds: float, steps: int = 1) -> None:
        """Let time pass, ringing every alarm on its way."""
        for _ in range(steps):
            self.clock.now += seconds / steps
            while await self.alarms.round():
                await self.settle()
            await self.settle()

    @property
    def port(self) -> int:
        """Where updates are brought to."""
        assert isinstance(self.adapter.ears, Hook)
        return self.adapter.ears.port

    def table(self, chat: Chat) -> str:
        """The table of a chat."""
        found: str | None = self.shelf.file.table_at(f"telegram:{chat.id}")
        assert found is not None
        return found

    async def link(self, path: str, chat: Chat) -> str:
        """The link that opens the private chat and does this at the chat's table."""
        kept = await self.shelf.load(self.table(chat))
        word = invitation(kept.table)
        return f"https://t.me/mestre_test_bot?start={path}_{kept.table.id}{word}"

    async def answer_to(self, human: Human, message: Message, data: str) -> dict[str, Any]:
        """Somebody presses a button that their client was never shown; how it was answered."""
        answer = await human.answered(human.pressing(message, data))
        await self.settle()
        return answer

    async def says(self, human: Human, text: str, chat: Chat | None = None, **where: Any) -> None:
        """Somebody types something; it is heard, answered and carried."""
        human.says(text, chat, **where)
        await self.settle()
        await self.after(A_MOMENT)

    async def press(self, human: Human, message: Message, label: str) -> dict[str, Any]:
        """Somebody presses a button; how it was answered."""
        answer = await human.press(message, label)
        await self.settle()
        await self.after(A_MOMENT)
        return answer


async def dealt(
    hosting: Hosting,
    chat: Chat,
    *humans: Human,
    game: str = "holland",
    topic: int | None = None,
    here: str = "I am here",
) -> None:
    """These people have begun a game: the first of them hosts it, computer players fill up to the least table."""
    host, *guests = humans
    where: dict[str, Any] = {} if topic is None else {"topic": topic}
    await hosting.says(host, f"/play {game}", chat, **where)
    for guest in guests:
        await hosting.says(guest, "/join", chat, **where)
    least = hosting.games()[game].seats.start
    if least > len(humans):
        await hosting.says(host, f"/fill {least}", chat, **where)
    await hosting.says(host, "/begin", chat, **where)
    for guest in guests:
        await hosting.press(guest, guest.board(chat, topic), here)


@asynccontextmanager
async def hosted(fake: FakeTelegram, clock: Clock, folder: Path, **about: Any) -> AsyncIterator[Hosting]:
    """A house that is open meanwhile."""
    hosting = Hosting(fake, clock, folder, **about)
    await hosting.open()
    try:
        yield hosting
    finally:
        await hosting.close()
