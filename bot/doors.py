"""The ways in and out of a house, and how they open: one that cannot be had yet is tried again beside the rest."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final, NoReturn, Protocol

import structlog

from bot.health import Health
from bot.tables.ports.platform import Platform, RetryAfter

log = structlog.get_logger(__name__)
FIRST_TRY_SECONDS: Final = 8.0
"""A platform that has neither let us in nor refused by then is waited for beside the others."""
FIRST_REST_SECONDS: Final = 2.0
LONGEST_REST_SECONDS: Final = 60.0


class CannotOpen(Exception):  # noqa: N818  it is told to whoever runs the house
    """A platform did not let us in; `key` names the message that says why (`cli-…`)."""

    def __init__(self, key: str, *, passing: bool = False, **params: Any) -> None:
        super().__init__(key)
        self.key = key
        self.passing = passing
        """Whether it may be otherwise in a while, with nobody's doing."""
        self.params = params


class Adapter(Protocol):
    """One way in and out: a platform with its ears."""

    @property
    def platform(self) -> Platform:
        """The way out."""
        ...

    async def start(self) -> None:
        """Listen; return once people can be answered. `CannotOpen` says what hinders it; then it may be tried again."""
        ...

    async def stop(self) -> None:
        """Hear nothing more, finish what was begun; also if it never came to listening."""
        ...


@dataclass
class NotYet:
    """A platform that has not let us in: what is to be sent there waits, and nothing of it is lost."""

    name: str
    folds: bool = False

    async def send(self, *_given: Any) -> NoReturn:
        """Not yet."""
        raise RetryAfter(FIRST_REST_SECONDS)

    edit = delete = open_room = send


@dataclass
class Doors:
    """Opens the doors of a house, all at once."""

    platforms: dict[str, Platform]
    """Those that stand open, and a stand-in for each that does not yet."""
    health: Health

    @asynccontextmanager
    async def opening(self, adapters: Sequence[Adapter]) -> AsyncIterator[None]:
        """Go on as soon as each was tried once; `CannotOpen` from one that will not open by itself."""
        tried = [asyncio.Event() for _ in adapters]
        tasks = [asyncio.create_task(self._open(*one)) for one in zip(adapters, tried, strict=True)]
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(FIRST_TRY_SECONDS):
                    for one in tried:
                        await one.wait()
            for task in tasks:
                if task.done():
                    task.result()
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _open(self, adapter: Adapter, tried: asyncio.Event) -> None:
        name, rest = adapter.platform.name, FIRST_REST_SECONDS
        self._is_outside(name, "opening")
        try:
            while not await self._opened(adapter):
                tried.set()
                await asyncio.sleep(rest)
                rest = min(LONGEST_REST_SECONDS, rest * 2)
        finally:
            tried.set()
        self.platforms[name] = adapter.platform
        self.health.outside.pop(name, None)

    async def _opened(self, adapter: Adapter) -> bool:
        try:
            await adapter.start()
        except CannotOpen as hindered:
            self._is_outside(adapter.platform.name, hindered.key)
            if not hindered.passing:
                raise
            log.warning("platform.closed", platform=adapter.platform.name, why=hindered.key)
            return False
        return True

    def _is_outside(self, name: str, why: str) -> None:
        self.platforms[name] = NotYet(name)
        self.health.outside[name] = why
