"""A computer player where others keep pressing: what it has thought holds until it is shown something new."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from hall import Hall

from bot.tables.model.intents import HandOver, ShowBoard, Speed, Verb
from bot.tables.model.reply import Painted, Reply
from bot.tables.ports.platform import Subject, Thought, Workshop
from engine.core.action import Action
from engine.core.match import Acted

BO = 1


@dataclass
class Meanwhile:
    """A workshop where something happens at the table while somebody thinks, so it has changed by then."""

    workshop: Workshop
    happens: Callable[[], Awaitable[Reply]]
    thoughts: list[Thought] = field(default_factory=list)

    async def think(self, thought: Thought) -> Action[Any]:
        self.thoughts.append(thought)
        assert (await self.happens()).ok
        return await self.workshop.think(thought)

    async def paint(self, subject: Subject) -> Painted | None:
        return await self.workshop.paint(subject)

    async def look(self, subject: Subject, at: tuple[str, ...]) -> str:
        return await self.workshop.look(subject, at)


async def thoughts(hall: Hall, happens: Verb | str) -> int:
    """How often Bo's computer player thinks if Ana does this meanwhile, until it has acted."""
    table = await hall.dealt(hall.bo, rounds=5)
    await hall.bo(HandOver())
    does = iter((happens,))
    hall.service.acts.workshop = workshop = Meanwhile(
        hall.service.acts.workshop, lambda: hall.ana.only(next(does, ShowBoard()))
    )
    hall.now += 60_000
    await hall.service.acts.wake(table)
    lines = await hall.shelf.history(table)
    assert BO in [line.entry.seat for line in lines if isinstance(line.entry, Acted)]
    return len(workshop.thoughts)


async def test_what_was_thought_holds_though_somebody_else_was_faster(hall: Hall) -> None:
    assert await thoughts(hall, Speed("slow")) == 1


async def test_whoever_is_shown_something_new_thinks_again(hall: Hall) -> None:
    assert await thoughts(hall, "esconder 1") == 2
