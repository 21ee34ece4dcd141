"""An evening in a noisy group: four people play one game after the other while others talk, and all of it is kept.

What is the same on every platform stands here; a `Group` is the people of one before its fake.
"""

import random
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from e2e.checker import PUBLIC, Asked, Shown
from e2e.tally import Figures, Samples, first_picture, tallied

from bot.tables.domain.desk import Desk
from bot.tables.model.table import History, Phase
from bot.text.fluent import Words
from engine.core import run

NAMES = ("Ana", "Bo", "Cy", "Di")
GAMES = ("holland", "caverna", "vi_algo", "amsterdam", "noites")
EVERY_SECONDS = 3
MOST_SAID_AT_ONCE = 100
TALK = ("good evening everybody", "/weather lisbon", "who wants pizza?", "hello all", "/roll 2d6", "brb", "lol")


@dataclass
class Group(ABC):
    """Four people at one place, strangers, the house that serves them, and everything that is seen there."""

    asked: Asked
    words: Words
    """In the language of those who play."""
    said: list[tuple[int, float, str]] = field(default_factory=list)
    """What people did: after so many things seen, when, in words."""
    chance: random.Random = field(default_factory=lambda: random.Random(1))

    @property
    @abstractmethod
    def now(self) -> float:
        """What time it is."""

    @abstractmethod
    async def deal(self, game: str) -> None:
        """Open a table, sit down, begin."""

    @abstractmethod
    async def press(self) -> bool:
        """Somebody who is asked something presses something; False if nobody is asked."""

    @abstractmethod
    async def talk(self, who: str, text: str) -> None:
        """A stranger says something to the others."""

    @abstractmethod
    async def says(self, seat: int, command: str, **options: Any) -> None:
        """Somebody gives a command in the group."""

    @abstractmethod
    async def agrees(self, seat: int) -> None:
        """Somebody presses that they agree to what the table is asked."""

    @abstractmethod
    async def passes(self, seconds: int) -> None:
        """Time passes, and everything is carried that is due; the clock stands while a machine is slow."""

    @abstractmethod
    async def standing(self) -> Desk:
        """The table as it stands."""

    @abstractmethod
    async def history(self) -> History:
        """The table's log."""

    @abstractmethod
    async def board(self) -> tuple[str, str]:
        """What the board says, and what it should."""

    @abstractmethod
    def called(self) -> list[set[str]]:
        """Whom each message that stands in the group calls by name."""

    @abstractmethod
    def shown(self) -> list[Shown]:
        """Everything that was seen so far."""

    @abstractmethod
    def remains(self) -> int:
        """How many messages of ours stand in the group."""

    @property
    @abstractmethod
    def presses(self) -> int:
        """How often somebody pressed something so far."""

    @property
    @abstractmethod
    def asks(self) -> Sequence[str]:
        """Every call of the platform's interface so far, by its name."""

    def button(self, name: str) -> str:
        """What stands on this button of the table's."""
        return self.words(f"table-button-{name}")

    def tells(self, text: str) -> None:
        """Keep for the transcript what somebody did."""
        self.said.append((len(self.asked.seen), self.now, text))


@dataclass
class Evening:
    """What happens in one group."""

    group: Group
    chance: random.Random = field(default_factory=lambda: random.Random(7))
    whole: Samples = field(default_factory=Samples)

    async def play(self, game: str, presses: int) -> Figures:
        """One game: dealt, pressed on every three seconds, and ended by a vote if that was not enough."""
        group, samples = self.group, Samples()
        since, begun = len(group.shown()), group.now
        group.tells(f"=== {game} ===")
        await group.deal(game)
        dealt = (await group.standing()).table.started_at / 1000
        picture_after = first_picture(group.shown()[since:], dealt)
        asks, before, acts = len(group.asks), group.presses, 0
        while acts < presses and (await group.standing()).table.phase is Phase.PLAYING:
            acts += await group.press()
            await self._talks(acts)
            await self._rest(samples)
        asked, pressed = Counter(group.asks[asks:]), group.presses - before
        await self._end()
        self._keep(samples)
        told = replace(
            tallied(group.shown()[since:], samples),
            minutes=(group.now - begun) / 60,
            presses=pressed,
            picture_after=picture_after,
            asks=asked,
            remains=group.remains(),
        )
        group.tells(f"=== {game}: {group.remains()} messages stand in the group ===")
        return told

    def summed(self, games: list[Figures]) -> Figures:
        """The whole evening."""
        return replace(
            tallied(self.group.shown(), self.whole),
            minutes=sum(one.minutes for one in games),
            presses=sum(one.presses for one in games),
            picture_after=max(one.picture_after for one in games),
            asks=sum((one.asks for one in games), Counter()),
            remains=self.group.remains(),
        )

    async def _talks(self, pressed: int) -> None:
        if self.chance.random() < 0.3:
            await self.group.talk(self.chance.choice(("Eve", "Zoë")), TALK[pressed % len(TALK)])

    async def _rest(self, samples: Samples) -> None:
        for _ in range(EVERY_SECONDS):
            await self.group.passes(1)
            says, should = await self.group.board()
            samples.boards.append(says != should)
            if says != should:
                self.group.tells(f"(the board is stale; it should say: {should!r})")
        samples.settled.append(samples.boards[-1])
        awaited = awaited_by(await self.group.standing())
        samples.calls.append(any(people and not people & awaited for people in self.group.called()))

    async def _end(self) -> None:
        """It is getting late: the host proposes to end, the others agree."""
        if (await self.group.standing()).table.phase is Phase.PLAYING:
            await self.group.says(0, "end")
            await self.group.passes(2)
            for seat in range(1, len(NAMES)):
                if (await self.group.standing()).table.phase is Phase.PLAYING:
                    await self.group.agrees(seat)
                    await self.group.passes(2)
        await self.group.passes(60)

    def _keep(self, samples: Samples) -> None:
        self.whole.boards += samples.boards
        self.whole.settled += samples.settled
        self.whole.calls += samples.calls


@dataclass
class Transcript:
    """Everything that was said and seen, line by line, with the pictures that everybody saw."""

    group: Group
    pictures: dict[bytes, str] = field(default_factory=dict)
    """By content: the name of its file."""

    def lines(self) -> Iterator[str]:
        """From the first to the last."""
        shown = self.group.shown()
        start, told = (shown[0].at if shown else 0.0), 0
        for at, one in enumerate(shown):
            for _, when, text in self._said_before(at, told):
                yield f"{_clock(when - start)} {text}"
                told += 1
            yield from self._shown(one, start)
        yield from (f"{_clock(when - start)} {text}" for _, when, text in self.group.said[told:])

    def _said_before(self, at: int, told: int) -> list[tuple[int, float, str]]:
        return [one for one in self.group.said[told : told + MOST_SAID_AT_ONCE] if one[0] <= at]

    def _shown(self, one: Shown, start: float) -> Iterator[str]:
        where = "GROUP" if one.viewer is PUBLIC else f"only {one.viewer}"
        head = f"{_clock(one.at - start)} {where} {one.do} #{one.message}"
        if one.calls:
            head += f" CALLS {', '.join(call.person for call in one.calls)}"
        if one.picture:
            head += f" [{self._named(one)}{f', {one.uploaded // 1000} kB uploaded' if one.uploaded else ''}]"
        yield head
        yield from (f"         | {line}" for line in dict.fromkeys(one.text.splitlines()))
        if one.labels:
            yield f"         [{'] ['.join(one.labels)}]"

    def _named(self, one: Shown) -> str:
        assert one.picture is not None
        kind = "board" if one.viewer is PUBLIC else "hand"
        return self.pictures.setdefault(one.picture, f"{kind}-{len(self.pictures):03}.png")


async def asked_by_others(group: Group, game: str, presses: int) -> list[tuple[list[str], str]]:
    """What was done to people whom others bring to be asked something, and what they read then."""
    found = []
    await group.deal(game)
    for _ in range(presses):
        begun = len(group.shown())
        actor = await group.press() and group.said[-1][2].partition(" ")[0]
        await group.passes(EVERY_SECONDS)
        desk = await group.standing()
        desk.history = await group.history()
        for seat, sitter in enumerate(desk.table.sitters):
            asked = [one for one in group.shown()[begun:] if one.viewer == sitter.person and one.buttons]
            if asked and sitter.name != actor and sitter.person in awaited_by(desk):
                done = desk.befallen(desk.since_act(seat), seat, desk.voice_of(seat))
                found.append(([*done], asked[-1].text))
    return found


def awaited_by(desk: Desk) -> set[str]:
    """Whom a table waits for."""
    if desk.match is None:
        return set()
    sitters = (desk.table.sitters[seat] for seat in run.awaited(desk.match.position))
    return {one.person for one in sitters if one.person is not None}


def _clock(seconds: float) -> str:
    return f"{int(seconds) // 60:02}:{int(seconds) % 60:02}"
