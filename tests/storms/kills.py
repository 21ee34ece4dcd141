"""The kill storm: houses and their server are killed in the middle of play, and then everything is counted.

PYTHONPATH=.:tests python -m storms.kills --seed 1 --houses 300 --servers 60
"""

import asyncio
import contextlib
import json
import math
import os
import pickle
import random
import signal
import sys
from ast import literal_eval
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass, field, replace
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any

from support.servers import Server

from bot.running import house
from bot.store.redis.keys import SHARDS, key_of_shard
from bot.store.redis.shelf import RedisShelf
from bot.tables.domain.desk import MOST_LINES
from bot.tables.model.button_ids import Kind, read
from bot.tables.model.intents import Confirm, Door, Fill, Intent, Join, Open, Pace, Person, Press, ShowHand, Start, Verb
from bot.tables.model.reply import Reply
from bot.tables.model.table import NO_CLOCK
from bot.tables.ports.store import Kept
from engine.core.event import heard
from engine.core.match import Acted, Match, export, verified
from engine.games import games
from storms.house import LENGTH, framed

PATIENCE_SECONDS = 300.0
ANSWERS = (1, 2, 3, 5, 8, 40)
"""So many are answered between two kills: who is never left to answer does not lose anything either."""
ASKED_AGAIN = 0.3
"""So often somebody throws an answer away and asks again, wherever it may be."""
BROKEN = "wrong on my side"


@dataclass
class Counts:
    """What came of it. All of the second half must be zero."""

    houses_killed: int = 0
    servers_killed: int = 0
    answers: int = 0
    acts: int = 0
    asked_again: int = 0
    lines: int = 0
    lost: int = 0
    twice: int = 0
    answered_otherwise: int = 0
    lines_missing: int = 0
    lines_doubled: int = 0
    messages_altered: int = 0
    """The same message sent again must say the same: a platform keeps the first, a page the last."""
    letters_left: int = 0
    letters_dead: int = 0
    positions_wrong: int = 0
    aside: int = 0

    @property
    def is_clean(self) -> bool:
        """Whether nothing was lost, doubled or left."""
        clean = [*asdict(self)][6:]
        return not any(getattr(self, name) for name in clean)


@dataclass
class Street:
    """Some houses on one server, each of which is opened anew when it is killed."""

    folder: Path
    nursery: Process
    server: Server
    houses: dict[str, int] = field(default_factory=dict)
    """By their sockets, their numbers."""
    numbers: "count[int]" = field(default_factory=count)

    @property
    def paper(self) -> Path:
        """What all houses together have said."""
        return self.folder / "paper"

    async def open(self) -> None:
        """Another house."""
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        socket = str(self.folder / f"s{next(self.numbers)}")
        self.nursery.stdin.write(f"{socket}\n".encode())
        self.houses[socket] = int(await self.nursery.stdout.readline())

    def kill(self, socket: str) -> None:
        """As if its machine had lost its power."""
        os.kill(self.houses.pop(socket), signal.SIGKILL)


@asynccontextmanager
async def street(folder: Path, many: int) -> AsyncIterator[Street]:
    """A server and so many houses."""
    server = Server(folder / "redis").start()
    told = (server.url, str(folder / "paper"))
    nursery = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "storms.house", *told),
        stdin=PIPE,
        stdout=PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    assert nursery.stdout is not None
    await nursery.stdout.readline()
    there = Street(folder, nursery, server)
    for _ in range(many):
        await there.open()
    try:
        yield there
    finally:
        for socket in [*there.houses]:
            there.kill(socket)
        nursery.kill()
        await nursery.wait()
        server.stop()


@dataclass
class Player:
    """One person, who presses whatever comes first to hand and takes no silence for an answer."""

    street: Street
    name: str
    place: str
    chance: random.Random
    counts: Counts
    acked: set[str] = field(default_factory=set)
    deliveries: "count[int]" = field(default_factory=count)

    async def does(self, verb: Verb) -> Reply:
        """Say something until it is answered, and perhaps once more."""
        intent = self._intent(verb)
        reply = await self._answered(intent)
        if reply.acted and isinstance(verb, Press):
            self.acked.add(intent.delivery)
            if self.chance.random() < ASKED_AGAIN:
                self.counts.asked_again += 1
                again = await self._answered(intent)
                self.counts.answered_otherwise += (again.ok, again.acted, again.text) != (True, True, reply.text)
        return reply

    async def plays(self, ends: asyncio.Event) -> None:
        """Press until the storm is over."""
        while not ends.is_set():
            hand = await self.does(ShowHand())
            buttons = [one for one in hand.screen.buttons if one.on] if hand.screen else []
            answers = [one.id for one in buttons if read(one.id).kind is not Kind.COMMAND]
            if answers:
                await self.does(Press(self.chance.choice(answers)))
            await asyncio.sleep(self.chance.random() * 0.3)

    def _intent(self, verb: Verb) -> Intent:
        person = Person(f"web:{self.name}", self.name, "en")
        delivery = f"{self.name}/{next(self.deliveries)}"
        return Intent(delivery, person, verb, place=self.place, door=Door("chat", f"web:{self.name}"))

    async def _answered(self, intent: Intent) -> Reply:
        end = monotonic() + PATIENCE_SECONDS
        while monotonic() < end:
            with suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
                reply = await self._asked(intent)
                if BROKEN not in reply.text:
                    self.counts.answers += 1
                    return reply
            await asyncio.sleep(0.05)
        raise TimeoutError(f"{intent.delivery} is never answered")

    async def _asked(self, intent: Intent) -> Reply:
        if not self.street.houses:
            raise OSError
        async with asyncio.timeout(20):
            reader, writer = await asyncio.open_unix_connection(self.chance.choice([*self.street.houses]))
            with contextlib.closing(writer):
                writer.write(framed(intent))
                length = int.from_bytes(await reader.readexactly(LENGTH), "big")
                reply: Reply = pickle.loads(await reader.readexactly(length))
                return reply


@dataclass
class Party:
    """Two people at one table, with computer players on the other seats."""

    slug: str
    people: tuple[Player, Player]
    table: str = ""

    async def sits_down(self) -> None:
        """From nothing to the first question."""
        first, second = self.people
        self.table = (await first.does(Open(self.slug, {}, "en"))).table
        await second.does(Join())
        await first.does(Pace(NO_CLOCK))  # a clock carries out what somebody has put together, which nobody has pressed
        for verb in (Fill(), Start(), Confirm()):
            await first.does(verb)
        await second.does(Confirm())

    async def plays(self, ends: asyncio.Event) -> None:
        """Both press."""
        await asyncio.gather(*(one.plays(ends) for one in self.people))


async def storm(folder: Path, seed: int, kills: tuple[int, int], tables: int = 10, seconds: float = math.inf) -> Counts:
    """Play, kill so many houses and so often their server, or for so long; let everything settle, and count."""
    chance, counts = random.Random(seed), Counts()
    async with street(folder, 2) as there:
        slugs = sorted(games())
        parties = [_party(there, slugs[number % len(slugs)], number, seed, counts) for number in range(tables)]
        await asyncio.gather(*(one.sits_down() for one in parties))
        ends = asyncio.Event()
        playing = [asyncio.create_task(one.plays(ends)) for one in parties]
        await _rage(there, chance, counts, _kills(chance, *kills), monotonic() + seconds)
        ends.set()
        await asyncio.gather(*playing)
        await _count(there, parties, counts)
    return counts


async def _until_answered(counts: Counts, many: int) -> None:
    end = monotonic() + PATIENCE_SECONDS
    while counts.answers < many and monotonic() < end:  # noqa: ASYNC110  it is counted in a hundred places
        await asyncio.sleep(0.01)


def _party(there: Street, slug: str, number: int, seed: int, counts: Counts) -> Party:
    place = f"web:place{number}"
    first, second = (
        Player(there, f"p{number}{one}", place, random.Random(f"{seed}/{number}/{one}"), counts) for one in "ab"
    )
    return Party(slug, (first, second))


def _kills(chance: random.Random, houses: int, servers: int) -> list[str]:
    kills = ["house"] * houses + ["server"] * servers
    chance.shuffle(kills)
    return kills


async def _rage(there: Street, chance: random.Random, counts: Counts, kills: list[str], until: float) -> None:
    for kill in kills:
        await _until_answered(counts, counts.answers + chance.choice(ANSWERS))
        await asyncio.sleep(chance.random() * 0.3)
        if monotonic() > until:
            return
        if kill == "house":
            there.kill(chance.choice([*there.houses]))
            counts.houses_killed += 1
            await there.open()
        else:
            there.server.kill()
            counts.servers_killed += 1
            await asyncio.sleep(chance.random() * 0.3)
            await asyncio.to_thread(there.server.start)


async def _count(there: Street, parties: list[Party], counts: Counts) -> None:
    shelf = await RedisShelf.opened(there.server.url, games)
    counts.letters_left = await _settled(shelf)
    for socket in [*there.houses]:
        there.kill(socket)
    counts.letters_dead, counts.aside = len(await shelf.dead()), len(await shelf.all_aside())
    said = [literal_eval(line) for line in there.paper.read_text("utf-8").splitlines()]
    for party in parties:
        kept = await shelf.load(party.table)
        assert kept is not None, "a table is gone"
        await _count_table(shelf, party, replace(kept, history=await shelf.history(party.table)), said, counts)
    await shelf.close()


async def _settled(shelf: RedisShelf) -> int:
    """How many letters are left when nothing comes any more; whatever has stopped moving for long is left."""
    end = monotonic() + PATIENCE_SECONDS
    left = 1
    while left and monotonic() < end:
        await asyncio.sleep(0.5)
        left = sum([await shelf.client.hlen(f"{key_of_shard(number)}:letters") for number in range(SHARDS)])
    return left


async def _count_table(shelf: RedisShelf, party: Party, kept: Kept, said: list[Any], counts: Counts) -> None:
    match: Match[Any] | None = kept.match
    assert match is not None
    people = {seat for seat, one in enumerate(kept.table.sitters) if one.person and not one.computer}
    entries = tuple(line.entry for line in kept.history if line.entry is not None)
    acts = sum(isinstance(one, Acted) and one.seat in people for one in entries)
    acked = sum(len(one.acked) for one in party.people)
    if acts != acked:
        done = [one.action for one in entries if isinstance(one, Acted) and one.seat in people]
        sys.stderr.write(f"{acked} acknowledged at {kept.table.id} ({kept.table.game}), {acts} in its log: {done}\n")
    counts.acts += acked
    counts.lost, counts.twice = counts.lost + max(0, acked - acts), counts.twice + max(0, acts - acked)
    again = verified(games().__getitem__, export(replace(match, log=entries)))
    counts.positions_wrong += again.position != match.position
    _count_lines(kept, said, counts)


def _count_lines(kept: Kept, said: list[Any], counts: Counts) -> None:
    """What everybody should have been told, and what was told; the same message sent again is the same message."""
    expected = _expected(kept)
    (place,) = kept.table.places
    messages: dict[str, list[str]] = {}
    for kind, at, nonce, text, is_board in said:
        if (kind, at) == ("place", place) and not is_board:
            messages.setdefault(nonce, []).append(text)
    counts.messages_altered += sum(len(set(texts)) - 1 for texts in messages.values())
    told = Counter(line for texts in messages.values() for line in texts[0].split("\n"))
    counts.lines += sum(told.values())
    doubled, missing = Counter({line: told[line] for line in expected}) - expected, expected - told
    for what, lines in (("doubled", doubled), ("missing", missing)):
        for line in lines:
            where = {nonce: texts for nonce, texts in messages.items() if any(line in one for one in texts)}
            sys.stderr.write(f"{what} at {kept.table.id} ({kept.table.game}): {line!r} in {where}\n")
    counts.lines_doubled += sum(doubled.values())
    counts.lines_missing += sum(missing.values())


def _expected(kept: Kept) -> "Counter[str]":
    """The lines that a place was told of, each in the words of its moment: things have names as long as they stand."""
    assert kept.match is not None
    game, table, voices = kept.match.game, kept.table, house()
    saved = json.loads(export(kept.match))
    match, _ = Match.start(game, saved["seats"], saved["seed"], saved["settings"], saved["roles"])
    expected: Counter[str] = Counter()
    for line in kept.history:
        match = match if line.entry is None else match.add(line.entry)[0]
        pieces = tuple(game.pieces(match.position.board).items())
        voice = voices.voice(table.language, game, tuple(one.name for one in table.sitters), table.roles, pieces)
        happened = voice.happened(heard(line.told, None))
        expected.update(part for one in happened[-MOST_LINES:] for part in one.split("\n"))
    return expected
