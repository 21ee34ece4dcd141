"""A hall in which any game of the house lies on the table as a scenario describes it."""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, TypeVar

from hall import PATIENCE_SECONDS, Guest, Hall, Sent, Wire

from bot.couriers.alarm_clock import AlarmClock
from bot.couriers.courier import Courier
from bot.store.sqlite import SqliteShelf
from bot.tables.domain import clock, turns
from bot.tables.model.intents import Confirm, Join, Open, Start
from bot.tables.model.reply import Reply
from bot.tables.model.table import Asking, Later, Phase
from bot.tables.ports.platform import RetryAfter, ViewPainter
from bot.tables.ports.store import Letter
from bot.tables.service import Service
from bot.text import Catalogue
from engine.core import codec, run
from engine.core.dice import Dice
from engine.core.match import Acted, Anchored
from engine.core.position import Position
from engine.games import AnyGame, games

NAMES = ("Ana", "Bo", "Cleo", "Dora", "Eva", "Fay", "Gil", "Hugo", "Iara", "Juno", "Kai", "Lia")
GAMES = games()
OURS = Catalogue.load()
"""Read once: that takes longer than most games."""
T = TypeVar("T")


class AtOnce(SqliteShelf):
    """A store that is asked where it is needed: nobody else waits meanwhile. It may lie in memory."""

    def __init__(self, file: Path, games: Callable[[], dict[str, AnyGame]]) -> None:
        super().__init__(file, games)
        for other in (self.glance, self.jotter):
            other.close()
        self.glance = self.jotter = self.file

    async def _errand(self, call: Callable[[], T], *, is_change: bool = False) -> T:
        return self._now(call)


@dataclass
class Unforgiving(Courier):
    """What fails is tried again, as everywhere; here nothing may."""

    broken: list[BaseException] = field(default_factory=list)

    async def carry(self, letter: Letter) -> None:
        try:
            await super().carry(letter)
        except RetryAfter:
            raise
        except Exception as broken:
            self.broken.append(broken)
            raise


@dataclass(frozen=True)
class Whole:
    """A hall as it was: what its store keeps, and what stands on its platform."""

    store: sqlite3.Connection
    now: int
    deliveries: int
    number: int
    stands: dict[str, list[Sent]]


class LaidHall(Hall):
    """People who all speak English, in seat order, and one table."""

    courier: Unforgiving

    def __init__(
        self,
        file: Path,
        games: dict[str, AnyGame] = GAMES,
        catalogue: Catalogue = OURS,
        painter: ViewPainter | None = None,
    ) -> None:
        shelf = AtOnce(file, lambda: games)
        super().__init__(shelf, games, catalogue=catalogue, painter=painter)
        self.courier = self._unforgiving()
        self.people = tuple(Guest(self, name, "en") for name in NAMES)
        self.table = ""
        self.seats = 0

    async def seated(self, slug: str, seats: int, **settings: Any) -> None:
        """So many people sit down, and the cards are dealt."""
        first, *others = self.people[:seats]
        self.seats = seats
        self.table = (await first(Open(slug, settings, "en"))).table
        for guest in others:
            await guest(Join())
        await first(Start())
        for guest in others:
            await guest(Confirm())

    async def lay(self, slug: str, seats: int, given: dict[str, Any], *, drawn: int = 0, **settings: Any) -> None:
        """They sit down, and the game lies there as described; the dice have been drawn so often."""
        await self.seated(slug, seats, **settings)
        kept = await self.kept(self.table)
        game = kept.match.game
        built = game.given(kept.match.setup, given, Dice(kept.table.seed, drawn))
        await self.put(run.carried_on(built).position)

    async def put(self, position: Position[Any]) -> None:
        """From here on the game goes on from this position; an anchor in the log says so."""
        kept = await self.kept(self.table)
        desk = self.service.acts.desk(kept)
        seats, game = position.seats, kept.match.game
        desk.change(phase=Phase.PLAYING, wish=None, drafts=("",) * seats, later=(Later(),) * seats)
        desk.change(openings=clock.opened(desk))
        turns.enter(desk, Anchored(game.rules_version, codec.dump_position(game, position).decode()))
        desk.change(openings=clock.opened(desk), askings=(Asking(7, self.now),) * seats)
        assert await self.service.acts.commit(kept, desk, f"put {desk.table.entries}", Reply()) is not None
        await self.carry()

    def kept_whole(self) -> "Whole":
        """Everything as it is, to be taken up again."""
        store = sqlite3.connect(":memory:", check_same_thread=False)
        self._db.backup(store)
        stands = {where: [replace(one) for one in sent] for where, sent in self.wire.at.items()}
        return Whole(store, self.now, self.deliveries, self.wire.number, stands)

    def take_up(self, whole: "Whole") -> None:
        """Go on from there as a house that was opened anew."""
        whole.store.backup(self._db)
        self.now, self.deliveries = whole.now, whole.deliveries
        self.wire = Wire(lambda: self.now, number=whole.number)
        self.wire.at.update({where: [replace(one) for one in sent] for where, sent in whole.stands.items()})
        words, self.service = self.service.words, Service(self.house, self.shelf, lambda: self.now)
        self.service.words = self.service.acts.words = words
        self.courier = self._unforgiving()
        self.alarms = AlarmClock(self.service, self.shelf, PATIENCE_SECONDS)

    async def carry(self) -> None:
        await super().carry()
        if self.courier.broken:
            raise self.courier.broken[0]

    def _unforgiving(self) -> Unforgiving:
        return Unforgiving(self.service, self.shelf, {"web": self.wire})

    @property
    def _db(self) -> sqlite3.Connection:
        return self.shelf.file.db  # type: ignore[attr-defined,no-any-return]

    def waiting(self, *addresses: str) -> list[tuple[Any, ...]]:
        """What lies in the outbox for these addresses, in its order: to whom, what, and not before when."""
        rows = self._db.execute("SELECT address, coalesce, message, not_before FROM outbox ORDER BY number")
        return [tuple(row) for row in rows if row[0] in addresses]

    def wakes_at(self) -> int | None:
        """When the alarm of the table goes off."""
        (found,) = self._db.execute("SELECT wake_at FROM tables WHERE id = ?", (self.table,)).fetchone()
        return None if found is None else int(found)

    async def entries(self) -> int:
        """How long the log is."""
        return int((await self.kept(self.table)).table.entries)

    async def acted(self) -> int:
        """How often somebody has acted."""
        return sum(isinstance(line.entry, Acted) for line in await self.shelf.history(self.table))

    async def board(self) -> Any:
        """The board as it is."""
        return (await self.kept(self.table)).match.position.board
