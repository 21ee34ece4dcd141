"""A process of its own, killed without warning: nothing that was pressed is lost, nothing happens twice."""

import random
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fake_telegram import FakeTelegram, Human, Message
from processes import mestre_run
from support.breadth import breadth

from bot.store.sqlite import SqliteShelf
from bot.tables.model import button_ids
from engine.core.match import Acted
from engine.games import games

KILLS = breadth(2, 4)
"""At a press that is answered but not confirmed, and at one that is not answered yet, in turn."""


@asynccontextmanager
async def process(folder: Path, fake: FakeTelegram) -> AsyncIterator[None]:
    """A house that is open meanwhile, and killed in the end."""
    child = await mestre_run(folder, fake.token, fake.url)
    assert child.stdout is not None
    await child.stdout.readline()
    try:
        yield
    finally:
        child.send_signal(signal.SIGKILL)
        await child.wait()


def asked(human: Human, after: int = -1) -> list[tuple[Message, str]]:
    """The answers that somebody may press to questions after this one, in the order in which they were sent."""
    found = ((message, one["callback_data"]) for message in human.sees() for one in message.buttons)
    acts = [(message, data) for message, data in found if ":a:" in data or ":d:" in data]
    return [(message, data) for message, data in acts if button_ids.read(data).asking > after]


async def test_a_killed_house_goes_on_where_it_was(tmp_path: Path) -> None:
    chance = random.Random(5)
    async with FakeTelegram().open() as fake:
        group, ana, bo = fake.group(), Human.called(fake, 7, "Ana"), Human.called(fake, 8, "Bo")
        async with process(tmp_path, fake):
            for human in (ana, bo):
                human.starts()
            ana.says("/play holland", group)
            await fake.until(lambda: any(one.buttons for one in ana.sees(group)))
            bo.says("/join", group)
            ana.says("/begin", group)
            await fake.until(lambda: "I am here" in ana.board(group).labels)
            await bo.press(ana.board(group), "I am here")
            await fake.until(lambda: bool(asked(ana) and asked(bo)))
        answered = {ana.id: -1, bo.id: -1}

        def waiting() -> list[Human]:
            """Who has a question that they have not answered yet: a message that was not tidied up is none."""
            return [one for one in (ana, bo) if asked(one, answered[one.id])]

        for number in range(KILLS):
            human = waiting()[0]
            message, data = chance.choice(asked(human, answered[human.id]))
            answered[human.id] = button_ids.read(data).asking
            query, calls = fake.queries[human.pressing(message, data)], len(fake.calls)
            async with process(tmp_path, fake):
                # Killed once the press is answered but not confirmed, or as soon as anything is called at all.
                await fake.until(lambda: query.done.is_set() if number % 2 else len(fake.calls) > calls)  # noqa: B023
            async with process(tmp_path, fake):
                await fake.until(lambda: not fake.post.waiting and bool(waiting()))

    shelf = SqliteShelf.opened(tmp_path / "data", games)
    table = shelf.file.table_at(f"telegram:{group.id}")
    assert table is not None
    assert shelf.file.load(table) is not None
    acts = [line.entry for line in shelf.file.history(table) if isinstance(line.entry, Acted)]
    shelf.close()
    assert len(acts) == KILLS
