"""A running Mestre before the fake Discord: everything real but the service's address and the clock."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from e2e.checker import Asked, Shown, WatchedPainter
from fake_discord import Channel, FakeDiscord, Message
from standing_clock import StandingClock

from bot.couriers.alarm_clock import AlarmClock
from bot.couriers.courier import Courier
from bot.discord import dress, spots
from bot.discord.adapter import DiscordAdapter
from bot.discord.shards import Shards
from bot.store.sqlite import SqliteShelf
from bot.tables.domain.desk import Desk
from bot.tables.domain.house import House
from bot.tables.model.intents import TableId
from bot.tables.model.reply import Painted
from bot.tables.ports.platform import Subject, ViewPainter, Workshop
from bot.tables.ports.store import Shelf
from bot.tables.service import Service
from bot.text import Catalogue
from engine.games import AnyGame
from engine.players import PLAYERS
from render.svg import Drawing

QUIET_SECONDS = 5
PATIENCE_SECONDS = 120
"""A ceiling against hanging, however busy the machine is."""
STEPS_TO_BEGIN = 10
"""After so many turns of the loop the library has handed an event over."""
CATALOGUE = Catalogue.load(strict=False)


class QuickPainter:
    """Paints the view as text, so that a picture is equal where the view is, and as quick."""

    def paint(self, subject: Subject) -> Painted:
        """The picture, its alt text, its twin."""
        shown = repr((subject.seen, subject.recent, subject.targets, subject.labels))
        return Painted(shown.encode(), f"{subject.seen.seat}:{hash(shown)}", shown)

    def look(self, subject: Subject, at: tuple[str, ...]) -> str:
        """What there is to say."""
        return f"{at}: {subject.seen.view!r}"[:1000]


class DiscordHouse:
    """One process of it; another one may open the same store after it, or beside it."""

    def __init__(
        self,
        fake: FakeDiscord,
        clock: StandingClock,
        store: Path | Shelf,
        games: dict[str, AnyGame],
        *,
        painter: ViewPainter | None = None,
        workshop: Workshop | None = None,
        shards: Shards | None = None,
        drawn: Callable[[], Mapping[str, Drawing]] | None = None,
        catalogue: Catalogue = CATALOGUE,
    ) -> None:
        self.fake, self.clock = fake, clock
        self.painter = painter if isinstance(painter, WatchedPainter) else WatchedPainter(painter or QuickPainter())
        entropy = iter(f"{number:064x}" for number in range(1, 1000))
        self.house = House(catalogue, lambda: games, PLAYERS, self.painter, lambda: next(entropy))
        self._own = SqliteShelf.opened(store, lambda: games) if isinstance(store, Path) else None
        self.shelf: Shelf = self._own or store  # type: ignore[assignment]
        self.service = Service(self.house, self.shelf, clock.ms, workshop)
        self.stirred = 0
        self.adapter = DiscordAdapter(self.service, self._stir, fake.token, shards, ready_timeout=0.05, drawn=drawn)
        self.courier = Courier(self.service, self.shelf, {"discord": self.adapter.platform})
        self.alarms = AlarmClock(self.service, self.shelf)

    @asynccontextmanager
    async def open(self) -> AsyncIterator["DiscordHouse"]:
        """Be there meanwhile."""
        await self.adapter.start()
        try:
            yield self
        finally:
            await self.close()

    async def close(self) -> None:
        """Hear nothing more, and let go of a store of its own."""
        await self.adapter.stop()
        if self._own is not None:
            self._own.close()

    async def carry(self) -> None:
        """Carry everything and ring every alarm until some seconds have passed in which nothing was to do."""
        quiet = 0
        while quiet < QUIET_SECONDS:
            if not await self.alarms.round() + await self.courier.round():
                quiet += 1
                self.clock.now += 1

    async def has_heard(self) -> None:
        """Until all that was told to it has been taken, and what came of that is done."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            await self.fake.gateway.caught_up()
            for _ in range(STEPS_TO_BEGIN):
                await asyncio.sleep(0)
            while self.adapter.busy:  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    async def desk(self, table: TableId) -> Desk:
        """A table with its whole history."""
        desk = await self.standing(table)
        desk.history = await self.shelf.history(table)
        return desk

    async def standing(self, table: TableId) -> Desk:
        """A table as it stands."""
        kept = await self.shelf.load(table)
        assert kept is not None
        return self.service.acts.desk(kept)

    def _stir(self) -> None:
        self.stirred += 1


def shown(fake: FakeDiscord, asked: Asked, begun: int, turns: list[int], deleted: bool = False) -> list[Shown]:
    """What the fake saw since, as every platform's checker understands it; `turns` has the turn of each sighting."""
    return [
        Shown(
            turn=turn,
            place=spots.place_key(one.channel),
            viewer=None if one.viewer is None else spots.person_id(one.viewer),
            text="\n".join((one.text, one.alt)).replace("\\", ""),
            buttons=tuple(_id(pressed) for _, pressed in one.buttons),
            labels=tuple(label for label, _ in one.buttons),
            picture=one.picture,
            calls=tuple(asked.call(at, spots.person_id(user)) for user in one.pings),
            do=one.do,  # type: ignore[arg-type]
            at=one.at,
            message=one.message,
            uploaded=one.uploaded,
        )
        for at, (one, turn) in enumerate(zip(fake.sightings[begun:], turns, strict=True), start=begun)
        if deleted or one.do != "delete"
    ]


def _id(pressed: str) -> str:
    menu, chosen, value = pressed.partition("=")
    return dress.pressed({"custom_id": menu, "values": [value] if chosen else None})


def living(fake: FakeDiscord, channel: Channel) -> list[Message]:
    """The messages that everybody sees in a channel and can press."""
    return [one for one in fake.messages.by_id.values() if one.channel is channel and not one.only_for and one.buttons]


def words(lang: str) -> Any:
    """The words of a language."""
    return CATALOGUE.words(lang)
