"""People of several languages who play a match at a table by what they type, the same way each time."""

from dataclasses import replace
from typing import Any

from hall import Guest, Hall, Wire

from bot.couriers.alarm_clock import AlarmClock
from bot.couriers.courier import Courier
from bot.tables.domain import clock
from bot.tables.model.intents import TableId, TakeBack
from bot.tables.model.reply import Painted, Screen
from bot.tables.ports.platform import Destination
from bot.tables.service import Service
from bot.text import Catalogue
from engine.core.dice import Dice, mixed_seed
from engine.core.match import Acted
from engine.games import games
from engine.players import PLAYERS
from engine.players.answers import random_answer
from engine.players.arena import Manner, next_entry
from engine.players.chance import Chance

WORDS = Catalogue.load()
NAMES = (("Ana", "pt-BR"), ("Bo", "en"), ("Olha", "uk"), ("Dora", "en"), ("Ivo", "pt-BR"), ("Lesya", "uk"))
BETWEEN_MS = 4_000
MOST_TRIES = 12
TABLEFUL = Manner(random_answer, offers=6, second_thoughts=4)


class ByAddress(Wire):
    """A platform that numbers the messages of each address: what is carried side by side comes in any order."""

    async def send(self, to: Destination, screen: Screen, picture: Painted | None, nonce: str) -> str:
        address = to if isinstance(to, str) else to.address
        self.number = sum(one[1:3] == ("send", address) for one in self.log)
        return await super().send(to, screen, picture, nonce)


class Table(Hall):
    """A house of ours with our computer players, and one of its tables."""

    def __init__(self, shelf: Any, chance: str, place: str, table: TableId = "", words: Catalogue = WORDS) -> None:
        super().__init__(shelf, games(), catalogue=words)
        self.house = replace(self.house, players=PLAYERS)
        self.service = Service(self.house, shelf, lambda: self.now)
        self.wire = ByAddress(lambda: self.now)
        self.courier = Courier(self.service, shelf, {"web": self.wire})
        self.alarms = AlarmClock(self.service, shelf)
        self.people = tuple(Guest(self, name, language) for name, language in NAMES)
        self.chance = Chance(Dice(mixed_seed("golden", chance)))
        self.place = place
        self.table = table

    async def resumed(self) -> None:
        """It is as late as it was when this table was last touched."""
        lines = await self.shelf.history(self.table)
        self.now, self.deliveries = lines[-1].at + BETWEEN_MS, 100_000

    async def step(self) -> None:
        """Somebody says something, or time passes until something happens by itself. Letters wait."""
        kept = await self.kept(self.table)
        entries = kept.table.entries
        for _ in range(MOST_TRIES):
            self.now += BETWEEN_MS
            entry = next_entry(kept.match.game, kept.match.position, TABLEFUL, self.chance, 0)
            sitter = kept.table.sitters[entry.seat] if isinstance(entry, Acted) else None
            if isinstance(entry, Acted) and sitter is not None and sitter.person is not None:
                await self.says(kept, entry)
            else:
                await self.waits(kept)
            if (await self.kept(self.table)).table.entries > entries:
                return
        await self.waits(kept)

    async def says(self, kept: Any, entry: Acted) -> None:
        """The person of a seat types an answer, and once more where that is asked for."""
        guest, desk = self.people[entry.seat], self.service.acts.desk(kept)
        line = desk.voice_of(entry.seat).speech.say_action(entry.action)
        if kept.table.sitters[entry.seat].computer:
            await self.only(guest, TakeBack())
        await self.only(guest, line)
        if (await self.kept(self.table)).table.entries == kept.table.entries:
            await self.only(guest, line)

    async def only(self, guest: Guest, verb: Any) -> Any:
        """Something is said at this table, and nothing carried."""
        return await guest.only(verb, place=self.place, table=self.table)

    async def waits(self, kept: Any) -> None:
        """The next thing that is due happens."""
        at = clock.wake_at(self.service.acts.desk(kept))
        self.now = max(self.now, at or 0)
        await self.service.acts.wake(self.table)
