"""An evening in a group: four people press every few seconds while the group talks, and everything is counted."""

import asyncio
import random
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from math import inf
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from typing import Any

from checking import QuickPainter
from fake_telegram import Chat, FakeTelegram, Human
from fake_telegram.world import Sighting
from hosting import Clock, Hosting, dealt, hosted
from playing import Party

from bot.tables.looks import screens
from bot.telegram import dress

NAMES = ("Ana", "Bo", "Cy", "Di")
GAMES = ("holland", "caverna", "vi_algo", "amsterdam", "noites")
EVERY_SECONDS = 3.0
MINUTE = 60.0


@dataclass
class Figures:
    """What an evening was like."""

    minutes: float = 0.0
    sent: int = 0
    """New messages in the group."""
    edits: int = 0
    deleted: int = 0
    busiest: int = 0
    """New messages in the busiest minute."""
    private: int = 0
    """New messages in private chats."""
    private_edits: int = 0
    pictures: int = 0
    """How often a picture was sent or changed, in the group and in private; some by an id that is known already."""
    uploaded: int = 0
    """Bytes of these pictures."""
    stale: float = 0.0
    """In how many of the samples the board's text was not the table's."""
    picture_after: float = 0.0
    """Seconds from the deal to the board's picture."""
    calls: int = 0
    """Calls by name, and the most that one person got between two acts of their own."""
    most_calls: int = 0
    remains: int = 0
    """Messages of ours that stand in the group in the end."""
    remains_private: float = 0.0
    """The same in each private chat."""

    def __str__(self) -> str:
        told = (
            f"{name} {value:.2f}" if isinstance(value, float) else f"{name} {value}"
            for name, value in vars(self).items()
        )
        return ", ".join(told)


@dataclass
class Evening:
    """One table of four people in a group where others talk."""

    hosting: Hosting
    group: Chat
    people: list[Human]
    stranger: Human
    random: random.Random
    samples: list[bool] = field(default_factory=list)

    async def play(self, game: str, presses: int) -> Figures:
        """Deal, press on, count."""
        fake = self.hosting.fake
        await dealt(self.hosting, self.group, *self.people, game=game)
        start, since, gone = self.hosting.clock.now, len(fake.sightings), len(fake.calls)
        party = Party(self.hosting, None, self.group, self.people, self.random, EVERY_SECONDS)  # type: ignore[arg-type]
        for at in range(presses):
            if await party.is_over():
                break
            await party.press()
            if at % 5 == 0:
                self.stranger.says("/weather" if at % 10 else "good evening everybody", self.group)
            await self.hosting.after(EVERY_SECONDS)
            self.samples.append(await self.is_stale())
        kept = await self.hosting.shelf.load(self.hosting.table(self.group))
        assert kept is not None
        figures = self._counted(fake, since, gone, start)
        return replace(figures, picture_after=figures.picture_after - kept.table.started_at / 1000)

    async def is_stale(self) -> bool:
        """Whether the board in the group says something else than the table does."""
        kept = await self.hosting.shelf.load(self.hosting.table(self.group))
        assert kept is not None
        screen = screens.board(self.hosting.service.acts.desk(kept))
        boards = [one for one in self.people[0].sees(self.group) if one.buttons and one.photo is not None]
        return not boards or boards[-1].text != dress.text_of(screen, dress.MOST_CAPTION)

    def _counted(self, fake: FakeTelegram, since: int, gone: int, start: float) -> Figures:
        seen = fake.sightings[since:]
        public = [one for one in seen if one.chat == self.group.id and one.viewer is None]
        private = [one for one in seen if one.chat > 0]
        new = [one for one in public if one.method.startswith("send")]
        pictures = [one for one in fake.sightings if one.chat == self.group.id and one.picture and one.viewer is None]
        shown = [one.picture for one in seen if one.picture and one.method in ("sendPhoto", "editMessageMedia")]
        calls = [entity["user"]["id"] for one in new for entity in one.entities if "user" in entity]
        return Figures(
            minutes=(self.hosting.clock.now - start) / MINUTE,
            sent=len(new),
            edits=sum(one.method.startswith("edit") for one in public),
            deleted=sum(method == "deleteMessage" for _, method, _ in fake.calls[gone:]),
            busiest=max(_in_each_minute(new), default=0),
            private=sum(one.method.startswith("send") for one in private),
            private_edits=sum(one.method.startswith("edit") for one in private),
            pictures=len(shown),
            uploaded=sum(map(len, shown)),
            stale=mean(self.samples) if self.samples else 1.0,
            picture_after=pictures[0].at if pictures else inf,
            calls=len(calls),
            most_calls=max(Counter(calls).values(), default=0),
            remains=len(self.people[0].sees(self.group)),
            remains_private=mean(len(one.sees()) for one in self.people),
        )


def _in_each_minute(sent: list[Sighting]) -> Iterator[int]:
    for one in sent:
        yield sum(one.at - MINUTE < other.at <= one.at for other in sent)


async def evening(folder: Path, game: str, presses: int, seed: int = 7, **changes: Any) -> Figures:
    """The figures of one table."""
    clock = Clock()
    async with FakeTelegram(clock).open() as fake, hosted(fake, clock, folder, changes=changes) as hosting:
        people = [hosting.human(name) for name in NAMES]
        table = Evening(hosting, fake.group(), people, hosting.human("Eve"), random.Random(seed))
        return await table.play(game, presses)


async def main(presses: int) -> None:
    """Print the figures of all games; of what is painted, only how often."""
    for game in GAMES:
        with TemporaryDirectory() as folder:
            figures = await evening(Path(folder) / "data", game, presses, painter=QuickPainter())
            print(f"{game}: {figures}", flush=True)  # noqa: T201


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 60))
