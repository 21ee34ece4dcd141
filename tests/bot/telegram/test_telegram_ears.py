"""Listening by long polling, and the end of it."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

import pytest
from telegram import Update
from telegram.error import NetworkError

from bot.telegram import ears
from bot.telegram.ears import LONGEST_MOMENT_SECONDS, MOMENT_SECONDS, POLL_SECONDS, Polling
from bot.telegram.lanes import Lanes

FOR_EVER = 1e9


@dataclass
class Service:
    """Brings one update, then nothing."""

    brings: list[Any] = field(default_factory=lambda: [[Update(1)]])
    asked: list[int] = field(default_factory=list)
    """How long it was asked to wait for something new, each time."""
    was_asked: asyncio.Event = field(default_factory=asyncio.Event)

    async def delete_webhook(self) -> None:
        """There is none."""

    async def get_updates(self, **asked: Any) -> Any:
        self.asked.append(asked["timeout"])
        self.was_asked.set()
        brought = self.brings.pop(0) if self.brings else []
        if isinstance(brought, Exception):
            raise brought
        return brought


async def test_who_closes_while_something_is_carried_out_asks_for_nothing_new(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ears, "MOMENT_SECONDS", FOR_EVER)
    begun, done, service = asyncio.Event(), asyncio.Event(), Service()

    async def take(_: Update) -> None:
        begun.set()
        await done.wait()

    polling = Polling(service, take)  # type: ignore[arg-type]
    await polling.start()
    await begun.wait()
    closing = asyncio.create_task(polling.stop())
    await asyncio.sleep(0)
    done.set()
    await closing

    assert service.asked == [POLL_SECONDS, 0]


async def test_while_one_call_hangs_it_is_asked_for_what_is_new_less_and_less_often_until_something_comes() -> None:
    waited: list[float] = []
    enough = asyncio.Event()

    @dataclass
    class Hanging(Lanes):
        """What is begun is never done."""

        async def wait(self, seconds: float | None = None) -> None:
            waited.append(seconds or 0.0)
            if len(waited) > 8:
                enough.set()
            await asyncio.sleep(0)

    async def take(_: Update) -> None:
        await asyncio.Event().wait()

    again = [Update(1)]
    service = Service([again, again, again, again, again, [*again, Update(2)], again])
    polling = Polling(service, take)  # type: ignore[arg-type]
    polling.lanes = Hanging(take)
    await polling.start()
    await enough.wait()
    await polling.stop()

    assert waited[:2] == [MOMENT_SECONDS, MOMENT_SECONDS]
    assert waited[2:6] == [2 * MOMENT_SECONDS, *3 * [LONGEST_MOMENT_SECONDS]]
    assert waited[6:8] == [MOMENT_SECONDS, 2 * MOMENT_SECONDS]


async def test_who_closes_while_the_service_is_away_waits_for_no_next_try(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ears, "FIRST_REST_SECONDS", FOR_EVER)
    monkeypatch.setattr(ears, "LONGEST_REST_SECONDS", FOR_EVER)
    service = Service([NetworkError("away")])

    async def take(_: Update) -> None:
        """There is nothing."""

    polling = Polling(service, take)  # type: ignore[arg-type]
    await polling.start()
    await service.was_asked.wait()
    await asyncio.wait_for(polling.stop(), 60)

    assert service.asked == [POLL_SECONDS]
