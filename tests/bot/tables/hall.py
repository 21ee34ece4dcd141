"""A running Mestre for tests: everything real but the platform's wire, the clock and the pictures."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from porrinha import GAME
from toy import TOY

from bot.couriers.alarm_clock import AlarmClock
from bot.couriers.courier import Courier
from bot.tables.domain.house import Customs, House
from bot.tables.looks.painters import Painters
from bot.tables.model.intents import Confirm, Door, Fill, Intent, Join, Open, Person, Press, Say, Start, TableId, Verb
from bot.tables.model.reply import Painted, PictureWanted, Reply, Screen
from bot.tables.ports.platform import Destination, DoorClosed, Failed, MessageGone, Subject, ViewPainter
from bot.tables.ports.store import Shelf
from bot.tables.service import Service
from bot.text import Catalogue
from engine.core import run
from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.match import Attended
from engine.core.view import Seen
from engine.games import AnyGame

WORDS = Path(__file__).parent / "words"
PLACE = "web:room"
PATIENCE_SECONDS = 60.0
"""What a round begins is done before time goes on, however slow the machine is just then."""
TIMED = replace(GAME, clocks={"turn": lambda _settings: 300})
"""Porrinha with five minutes for each decision."""
CATALOGUE = Catalogue.load(WORDS)


class AnyLegal:
    """A computer player that takes any legal answer on a position that it imagines from its view."""

    levels: tuple[str, ...] = ("any",)

    def choose(self, level: str, game: AnyGame, seen: Seen[Any, Any], dice: Dice) -> Action[Any]:
        assert seen.seat is not None
        options = list(run.options(game, game.imagine(seen.view, dice), seen.seat))
        return options[dice.draw(len(options), "any")[0]]


class PlainPainter:
    """Paints the view as text, so that a picture is equal where the view is."""

    def paint(self, subject: Subject) -> Painted:
        shown = repr((subject.seen, subject.recent, subject.targets, subject.labels))
        return Painted(shown.encode(), shown[:100], shown)

    def look(self, subject: Subject, at: tuple[str, ...]) -> str:
        return f"{at}: {subject.seen.view!r}"


class TellingPainter:
    """Paints nothing, and says of a picture what its text twin says: for whoever reads and looks at no picture."""

    def paint(self, subject: Subject) -> Painted:
        twin = self.look(subject, ())
        return Painted(b"", twin[:200], twin)

    def look(self, subject: Subject, at: tuple[str, ...]) -> str:
        return Painters().look(subject, at)


@dataclass
class Sent:
    """A message as it stands on the platform."""

    id: str
    screen: Screen
    picture: Painted | None
    edits: int = 0


@dataclass
class Wire:
    """A platform that exists in memory: what stands where, what was sent when, and what it refuses."""

    clock: Callable[[], int]
    name: str = "web"
    folds: bool = False
    shows_hands: bool = False
    at: dict[str, list[Sent]] = field(default_factory=dict)
    log: list[tuple[int, str, str, Screen | None, Painted | None]] = field(default_factory=list)
    failing: dict[str, list[Failed]] = field(default_factory=dict)
    """Failures to come at an address, one a call; `DoorClosed` for ever."""
    number: int = 0

    async def send(self, to: Destination, screen: Screen, picture: Painted | None, nonce: str) -> str:
        address = self._let(to)
        self.number += 1
        self.at.setdefault(address, []).append(Sent(str(self.number), screen, picture))
        self.log.append((self.clock(), "send", address, screen, picture))
        return str(self.number)

    async def edit(self, to: Destination, message: str, screen: Screen, picture: Painted | None) -> None:
        address = self._let(to)
        found = next((one for one in self.at.get(address, []) if one.id == message), None)
        if found is None:
            raise MessageGone
        found.screen, found.picture, found.edits = screen, picture, found.edits + 1
        self.log.append((self.clock(), "edit", address, screen, picture))

    async def delete(self, to: Destination, message: str) -> None:
        address = self._let(to)
        self.at[address] = [one for one in self.at.get(address, []) if one.id != message]
        self.log.append((self.clock(), "delete", address, None, None))

    def texts(self, address: str) -> list[str]:
        return [one.screen.text for one in self.at.get(address, [])]

    def last(self, address: str) -> Screen:
        return self.at[address][-1].screen

    def board(self, place: str = PLACE) -> Screen:
        return next(one.screen for one in reversed(self.at[place]) if one.screen.buttons)

    def _let(self, to: Destination) -> str:
        address = to if isinstance(to, str) else to.address
        waiting = self.failing.get(address)
        if waiting:
            failure = waiting[0] if isinstance(waiting[0], DoorClosed) else waiting.pop(0)
            raise failure
        return address


class Guest:
    """Somebody at the tables, with a private door of their own."""

    def __init__(self, hall: "Hall", name: str, language: str, **about: Any) -> None:
        self.hall = hall
        self.person = Person(f"web:{name.lower()}", name, language, **about)
        self.door: Door | None = Door("chat", f"door-{name.lower()}")

    async def __call__(self, verb: Verb | str, **where: Any) -> Reply:
        """Say or press something at the place, and let everything be carried."""
        reply = await self.only(verb, **where)
        await self.hall.carry()
        return reply

    async def only(self, verb: Verb | str, delivery: str = "", **where: Any) -> Reply:
        """The same, with the couriers asleep."""
        self.hall.deliveries += 1
        meant = Say(verb) if isinstance(verb, str) else verb
        place = where.pop("place", PLACE)
        intent = Intent(
            delivery or f"d{self.hall.deliveries}", self.person, meant, place=place, door=self.door, **where
        )
        return await self.hall.service.handle(intent)

    async def press(self, screen: Screen, label: str) -> Reply:
        """Press the button of this label."""
        return await self(Press(next(button.id for button in screen.buttons if button.label == label)))

    @property
    def inbox(self) -> list[str]:
        """What stands in this person's private chat."""
        return self.hall.wire.texts(f"door-{self.person.name.lower()}")

    @property
    def notice(self) -> Screen:
        """The last private message."""
        return self.hall.wire.last(f"door-{self.person.name.lower()}")


def seen(reply: Reply) -> Screen:
    """What somebody is shown by a reply that shows something."""
    assert reply.screen is not None
    return reply.screen


def pictured(reply: Reply) -> PictureWanted:
    """The picture of a reply that has one."""
    picture = seen(reply).picture
    assert picture is not None
    return picture


class Hall:
    """One house with one platform."""

    def __init__(
        self,
        shelf: Shelf,
        games: dict[str, AnyGame],
        customs: Customs | None = None,
        catalogue: Catalogue = CATALOGUE,
        painter: ViewPainter | None = None,
    ) -> None:
        self.now = 1_700_000_000_000
        self.deliveries = 0
        self.games = games
        entropy = iter(f"{number:064x}" for number in range(1, 1000))
        self.house = House(
            catalogue, lambda: games, AnyLegal(), painter or PlainPainter(), lambda: next(entropy), customs or Customs()
        )
        self.shelf = shelf
        self.service = Service(self.house, shelf, lambda: self.now)
        self.wire = Wire(lambda: self.now)
        self.courier = Courier(self.service, shelf, {"web": self.wire}, PATIENCE_SECONDS)
        self.alarms = AlarmClock(self.service, shelf, PATIENCE_SECONDS)
        self.ana = Guest(self, "Ana", "pt-BR")
        self.bo = Guest(self, "Bo", "en")
        self.olha = Guest(self, "Olha", "uk")

    async def carry(self) -> None:
        """Let the couriers carry all that can be carried now."""
        while await self.courier.round():
            pass

    async def later(self, seconds: float, steps: int = 1) -> None:
        """Let time pass, ringing every alarm on its way."""
        for _ in range(steps):
            self.now += int(seconds * 1000 / steps)
            while await self.alarms.round():
                await self.carry()
            await self.carry()

    async def opened(self, **settings: Any) -> TableId:
        """Ana has opened a table of porrinha."""
        return (await self.ana(Open("porrinha", settings, "en"))).table

    async def dealt(self, *guests: Guest, **settings: Any) -> TableId:
        """Ana and these guests have got their first question."""
        table = await self.opened(**settings)
        for guest in guests:
            await guest(Join())
        if not guests:
            await self.ana(Fill(2))
        await self.ana(Start())
        for guest in guests:
            await guest(Confirm())
        return table

    async def one_round(self, **settings: Any) -> TableId:
        """Ana and Bo have played one round; its fists were opened."""
        table = await self.dealt(self.bo, **settings)
        for guest, line in ((self.ana, "esconder 1"), (self.bo, "hide 1")):
            await guest(line)
        for guest, line in ((self.ana, "palpitar 1"), (self.bo, "guess 2"), (self.ana, "palpitar 1")):
            await guest(line)
        kept = await self.kept(table)
        assert kept.match.position.board.round == 2
        return table

    async def finished(self) -> TableId:
        """They have played a whole game of one round."""
        return await self.one_round(rounds=1)

    async def acts(self, table: TableId) -> int:
        """How much was entered into the log, but for who came and who went."""
        entries = [line.entry for line in await self.shelf.history(table) if line.entry is not None]
        return sum(not isinstance(entry, Attended) for entry in entries)

    async def kept(self, table: TableId) -> Any:
        """The table as it is now."""
        return await self.shelf.load(table)


GAMES: dict[str, AnyGame] = {"porrinha": TIMED, "toy": TOY}
