"""What is played meanwhile: people whose platform is not watched answer by typed lines straight to the service.

A whole game takes hundreds of presses, each with all that a platform makes of it. `make test` has some of them pressed,
all over the game and at its end; what lies between is played here. `make storm` has all of them pressed.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from support.breadth import breadth

from bot.tables.model.intents import Intent, Person, Say
from bot.tables.model.table import Phase, Table
from bot.tables.ports.store import Shelf
from bot.tables.service import Service
from engine.core import run
from engine.core.dice import Dice, mixed_seed
from engine.players.answers import random_answer
from engine.players.chance import Chance

PRESSED = 4
"""So many acts in a row are pressed."""
BETWEEN = breadth(16, 0)
"""So many are typed between them."""
TIMES_SAID = 2
"""What cannot be taken back is done when it is said again."""


@dataclass
class Meanwhile:
    """The acts that nobody watches."""

    seed: str
    acts: int = 0
    deliveries: Iterator[int] = field(default_factory=count)

    def __post_init__(self) -> None:
        self.chance = Chance(Dice(mixed_seed("meanwhile", self.seed)))

    async def plays(self, service: Service, shelf: Shelf, table: str) -> None:
        """After some acts that were pressed, play those between them; computer players get their turns afterwards."""
        self.acts += 1
        if self.acts % PRESSED:
            return
        for _ in range(BETWEEN):
            kept = await shelf.load(table)
            assert kept is not None
            seats = _asked(service.acts.desk(kept))
            if not seats or not await self._answers(service, shelf, kept.table, self.chance.among(seats)):
                return

    async def _answers(self, service: Service, shelf: Shelf, table: Table, seat: int) -> bool:
        kept = await shelf.load(table.id)
        assert kept is not None
        match = service.acts.desk(kept).match
        assert match is not None
        line = " ".join(random_answer(match.game, match.position, seat, self.chance).words())
        sitter = table.sitters[seat]
        assert sitter.person is not None
        for _ in range(TIMES_SAID):
            who = Person(sitter.person, sitter.name, sitter.language)
            said = Say(f"act {line}")
            await service.handle(Intent(f"meanwhile-{next(self.deliveries)}", who, said, table=table.id))
            now = await shelf.load(table.id)
            if now is not None and now.table.entries > table.entries:
                return True
        return False


def _asked(desk: Any) -> list[int]:
    if desk.match is None or desk.table.phase is not Phase.PLAYING:
        return []
    return [seat for seat in run.awaited(desk.match.position) if not desk.table.sitters[seat].computer]
