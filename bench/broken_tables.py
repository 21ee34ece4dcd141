"""A house of which some tables break us, beside one of which none does: what the others notice, and what it costs.

Of two hundred tables five have alarms that raise, five cannot be painted, five cannot be read. Both houses are open in
turn, a few seconds each, with the same presses at the tables that nothing ails; then nobody presses any more.
"""

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

import structlog

from bot.running import Running, house
from bot.store.sqlite import SqliteShelf
from bot.tables.domain.house import Customs, House
from bot.tables.model.intents import Door, Fill, Intent, Open, Pace, Person, Press, ShowHand, Start, Verb
from bot.tables.model.reply import Painted, Reply, Screen
from bot.tables.ports.platform import Destination, Subject
from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.view import Seen
from engine.games import AnyGame, games
from engine.players import PLAYERS

TABLES, OF_EACH = 200, 5
TURNS, SECONDS, A_SECOND = 8, 5.0, 15
REST_SECONDS, COMING_TO_REST_SECONDS = 15.0, 15.0
AT_REST_AIM = 1.0
STUMBLING = "stumbling"
PLAYED, UNPAINTABLE = "holland", "vi_algo"
HEADS = f"{'house':10}{'presses':>9}{'p50 ms':>8}{'p95':>8}{'p99':>8}{'at rest %':>11}{'aim':>5}{'ill':>5}{'aside':>7}"


def main() -> None:
    """A line a house, and how many times longer the one takes than the other."""
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        structlog.configure(logger_factory=structlog.PrintLoggerFactory(nowhere))
        asyncio.run(_compared())


async def _compared() -> None:
    with tempfile.TemporaryDirectory() as folder:
        houses = [Street(Path(folder) / name, name) for name in ("whole", "broken")]
        for one in houses:
            await one.sits_down(breaking=one.name == "broken")
        for number in range(TURNS * 2):
            await houses[number % 2].is_busy(Random(number // 2))
        print(HEADS)
        for one in houses:
            print(await one.line())
        whole, broken = (one.times for one in houses)
        shares = (0.5, 0.95, 0.99)
        ratios = "".join(f"{_at(broken, share) / _at(whole, share):8.2f}" for share in shares)
        print(f"{'broken/whole':19}{ratios}")
        for one in houses:
            one.shelf.close()


class Stumbling:
    """Our computer players, and a level of them that always breaks us."""

    levels = (STUMBLING, *PLAYERS.levels)

    def choose(self, level: str, game: AnyGame, seen: Seen[Any, Any], dice: Dice) -> Action[Any]:
        """The answer of a computer player."""
        if level == STUMBLING:
            raise ZeroDivisionError
        return PLAYERS.choose(level, game, seen, dice)


class Sketching:
    """Takes no time over a picture, and breaks us over one game: how long painting takes is measured elsewhere."""

    def paint(self, subject: Subject) -> Painted:
        """A picture."""
        if subject.game.slug == UNPAINTABLE:
            raise ZeroDivisionError
        return Painted(b"", "", "")

    def look(self, _subject: Subject, _at: tuple[str, ...]) -> str:
        """Nothing to say."""
        return ""


class Room:
    """A platform where every message arrives at once."""

    name = "web"
    folds = False

    def __init__(self) -> None:
        self._numbers = count()

    async def send(self, _to: Destination, _screen: Screen, _picture: Painted | None, _nonce: str) -> str:
        """A message is there."""
        return str(next(self._numbers))

    async def edit(self, to: Destination, message: str, screen: Screen, picture: Painted | None) -> None:
        """It says something else."""

    async def delete(self, to: Destination, message: str) -> None:
        """It is gone."""


@dataclass
class Street:
    """One house with its guests: of each broken kind come a few, then those whom nothing ails."""

    folder: Path
    name: str
    times: list[float] = field(default_factory=list)
    ill: int = 0
    replies: dict[int, Reply] = field(default_factory=dict)
    deliveries: "count[int]" = field(default_factory=count)

    def __post_init__(self) -> None:
        self.shelf = SqliteShelf.opened(self.folder, games)
        ours = house(Customs(thinking=(500, 1_500)))
        other = House(ours.catalogue, ours.games, Stumbling(), Sketching(), ours.entropy, ours.customs)
        self.house, self.room, self.running = other, Room(), Running(self.shelf, other=other)

    async def sits_down(self, *, breaking: bool) -> None:
        """Everybody plays against computer players, without clocks; at a few tables something is wrong."""
        for number in range(TABLES):
            kind = number // OF_EACH if breaking else 3
            slug, level = UNPAINTABLE if kind == 1 else PLAYED, STUMBLING if kind == 0 else "random"
            for verb in (Open(slug, {}, "en"), Pace("none"), Fill(3, level), Start()):
                self.replies[number] = await self.does(number, verb)
            if kind == 2:
                table = self.replies[number].table
                self.shelf.file.db.execute("UPDATE tables SET body = 'broken' WHERE id = ?", (table,))

    async def is_busy(self, chance: Random) -> None:
        """Presses come when they come, whoever is still waiting; those at broken tables press as well."""
        async with self.open():
            pressing = [asyncio.create_task(self.presses(number, 0)) for number in range(3 * OF_EACH)]
            began = perf_counter()
            for number in range(int(A_SECOND * SECONDS)):
                await asyncio.sleep(max(0.0, began + number / A_SECOND - perf_counter()))
                at, which = chance.randrange(3 * OF_EACH, TABLES), chance.randrange(100)
                pressing.append(asyncio.create_task(self.presses(at, which, counts=True)))
            await asyncio.gather(*pressing)

    async def presses(self, number: int, which: int, *, counts: bool = False) -> None:
        """Somebody presses one of the buttons of the last answer, or looks what there is to press."""
        screen = self.replies[number].screen
        buttons = [one for one in screen.buttons if one.on] if screen is not None else []
        began = perf_counter()
        reply = await self.does(number, Press(buttons[which % len(buttons)].id) if buttons else ShowHand())
        if counts:
            self.times.append(perf_counter() - began)
        self.replies[number] = reply
        self.running.stir()

    async def does(self, number: int, verb: Verb) -> Reply:
        """Say something to the house."""
        who = Person(f"web:{number}", f"Guest {number}", "en")
        place, door = f"web:place{number}", Door("chat", who.id)
        intent = Intent(f"{number}/{next(self.deliveries)}", who, verb, place=place, door=door)
        return await self.running.service.handle(intent)

    async def rests(self) -> float:
        """How many hundredths of a core are used where nobody presses."""
        async with self.open():
            await asyncio.sleep(COMING_TO_REST_SECONDS)
            used, began = process_time(), perf_counter()
            await asyncio.sleep(REST_SECONDS)
            return 100 * (process_time() - used) / (perf_counter() - began)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Letters are carried, alarms ring, and somebody asks now and then how the house is."""
        self.running = Running(self.shelf, other=self.house)
        self.running.platforms["web"] = self.room
        async with self.running.carrying():
            asking = asyncio.create_task(self._asks())
            yield
            asking.cancel()

    async def _asks(self) -> None:
        while True:
            self.ill += bool(self.running.health.ill)
            await asyncio.sleep(0.5)

    async def line(self) -> str:
        """What was measured."""
        rest, aside = await self.rests(), len(await self.shelf.all_aside())
        times = "".join(f"{_at(self.times, share):8.1f}" for share in (0.5, 0.95, 0.99))
        return f"{self.name:10}{len(self.times):9}{times}{rest:11.2f}{AT_REST_AIM:5.1f}{self.ill:5}{aside:7}"


def _at(values: list[float], share: float) -> float:
    """Milliseconds that so many of the values do not exceed."""
    return 1000 * sorted(values)[min(len(values) - 1, int(len(values) * share))]


if __name__ == "__main__":
    main()
