"""Scenarios at a table: people who come, leave and are late, hosts, deadlines, computer players who stand in.

A case with a `table` is played by the real service over a store of its own; time passes when a line says so. What the
match has become is compared as in any other case. `docs/scenarios.md` tells the format.
"""

import asyncio
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from bot.running import house
from bot.store.sqlite import SqliteShelf
from bot.tables.domain import clock
from bot.tables.domain.house import House
from bot.tables.model import button_ids
from bot.tables.model.faults import Fault
from bot.tables.model.intents import (
    Computer,
    Confirm,
    Door,
    Intent,
    Join,
    Move,
    Open,
    Person,
    PersonId,
    Role,
    Say,
    Start,
    TableId,
    Verb,
)
from bot.tables.model.outbox import TableLine
from bot.tables.model.profile import Profile
from bot.tables.model.reply import Reply
from bot.tables.ports.store import Kept
from bot.tables.service import Service
from engine.core.dice import Dice, mixed_seed
from engine.core.game import Setup
from engine.core.play import Play
from engine.core.refusal import BrokenRule, Refused
from engine.games import AnyGame
from engine.proof import scenario
from engine.proof.comparison import CHECKS, compare
from engine.proof.scenario import AT_A_TABLE, MISWRITTEN, TABLE, BadScenario, Example
from engine.proof.stage import SETUP_SEED, Stage, a_list

PLACE: Final = "scenario:table"
BEGUN: Final = 1_800_000_000_000
LANGUAGE: Final = "en"
PASSES, UNRUNG = "after_s", "unrung_s"
COMPUTER, AWAY = "computer", "away"
LINE = ("refused", *CHECKS, *AT_A_TABLE)
"""What may stand beside the act of a line."""
OTHERWISE = ("dice", "draws")
"""What may be said of other cases only."""
ELSEWHERE = ("late", "returned")
"""Acts of other cases: at a table people are late when time passes, and come back when they are heard of."""


def differences(game: AnyGame, case: Example) -> tuple[str, ...]:
    """How the game, or the table, departs from the example: nothing if all is as it should be."""
    if TABLE not in case.body:
        return scenario.differences(game, case)
    strange = tuple(_not_at_a_table(game, case.body))
    if strange:
        return strange
    with TemporaryDirectory() as folder:
        shelf = SqliteShelf(Path(folder) / "store.db", lambda: {game.slug: _begun(game, case)})
        try:
            return asyncio.run(_played(AtTheTable(_begun(game, case), case, shelf)))
        finally:
            shelf.close()


def _not_at_a_table(game: AnyGame, body: Mapping[str, Any]) -> Iterator[str]:
    """What would be passed over in silence, or could not be played at all."""
    yield from (f"`{key}` says nothing at a table" for key in (*OTHERWISE, scenario.SAME) if key in body)
    try:
        scenario.hold_given(game, body)
    except BadScenario as strange:
        yield str(strange)


@dataclass
class AtTheTable:
    """A case somewhere on its way: the house, the time, and what was said at the place."""

    game: AnyGame
    case: Example
    shelf: SqliteShelf
    now: int = BEGUN
    deliveries: int = 0
    table: TableId = ""
    said: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        seed = mixed_seed(str(self.case.body.get("seed", "")))
        served = replace(_house(), games=lambda: {self.game.slug: self.game}, entropy=lambda: seed)
        self.service = Service(served, self.shelf, lambda: self.now)

    async def sit_down(self) -> None:
        """The people of the case take their seats, computer players the rest, and the match begins.

        They have played this game before: what is said of time holds at a table without newcomers.
        """
        body = self.case.body
        people = {_number(seat): str(name) for seat, name in body[TABLE].items() if name != COMPUTER}
        for name in people.values():
            await self.shelf.change_person(_person(name), partial(Profile.has_played, game=self.game.slug))
        host, *others = people.items()
        self.table = (await self._do(host[1], Open(self.game.slug, dict(body.get("settings") or {}), LANGUAGE))).table
        if host[0] != 1:
            await self._do(host[1], Move(1, host[0]))
        for seat, name in others:
            await self._do(name, Join(seat))
        roles = a_list(None if isinstance(body.get("seats"), int) else body.get("seats"))
        many = len(roles) or body.get("seats") or self.game.seats.start
        for seat in range(1, many + 1):
            if seat not in people:
                await self._do(host[1], Computer(seat))
        for seat, role in enumerate(roles, 1):
            await self._do(host[1], Role(str(role), seat))
        await self._do(host[1], Start())
        for _, name in others:
            await self._do(name, Confirm())

    async def says(self, name: str, line: str) -> Reply:
        """Somebody types a line at the place: an answer or a command."""
        return await self._handled(name, Say(line))

    async def pass_time(self, seconds: int) -> None:
        """Time passes, and every alarm on its way rings."""
        until = self.now + seconds * 1000
        while True:
            due = clock.wake_at(self.service.acts.desk(await self.kept()))
            if due is None or due > until:
                break
            self.now = max(self.now, due)
            await self.service.acts.wake(self.table)
        self.now = until

    async def kept(self) -> Kept:
        """The table as it is now."""
        kept = await self.shelf.load(self.table)
        if kept is None:
            raise BrokenRule("the table of the scenario is gone")
        return kept

    async def stage(self) -> Stage[Any]:
        """The match as it is now, with everything that was told in it."""
        kept = await self.kept()
        if kept.match is None:
            raise BadScenario("the match has not begun")
        told = tuple(one for line in await self.shelf.history(self.table) for one in line.told)
        return Stage(self.game, kept.match.setup, kept.match.position, told)

    async def hear(self) -> list[str]:
        """What was said at the place since the last time."""
        lines: list[str] = []
        while letters := await self.shelf.claim(self.now, 100):
            for letter in letters:
                if isinstance(letter.message, TableLine):
                    lines.append(letter.message.text)
                await self.shelf.done((letter,))
        self.said += lines
        return lines

    async def _do(self, name: str, verb: Verb) -> Reply:
        reply = await self._handled(name, verb)
        if not reply.ok:
            raise BadScenario(f"the table cannot be laid: {reply.text}")
        return reply

    async def _handled(self, name: str, verb: Verb) -> Reply:
        self.deliveries += 1
        who = Person(_person(name), name, LANGUAGE)
        intent = Intent(str(self.deliveries), who, verb, place=PLACE, door=Door("scenario", who.id))
        return await self.service.handle(intent)


async def _played(at: AtTheTable) -> tuple[str, ...]:
    found: list[str] = []
    try:
        await at.sit_down()
        await at.hear()
        given = await at.stage()
        for number, line in enumerate(a_list(at.case.body.get("when")), 1):
            found += [f"when, line {number}, {line}: {one}" for one in await _line(at, line)]
        checks = {key: value for key, value in at.case.body.items() if key != TABLE}
        found += await _compared(at, checks, given, at.said)
    except (Refused, BrokenRule, BadScenario, *MISWRITTEN) as broken:
        found.append(f"cannot be played on: {scenario.why(broken)}")
    except Fault as fault:
        found.append(f"the table breaks down: {scenario.why(fault.__cause__ or fault)}")
    return tuple(found)


async def _line(at: AtTheTable, line: object) -> list[str]:
    before = await at.stage()
    checked, act = scenario.line_and_act(line, LINE)
    found = list(await _act(at, act, checked)) if act else []
    return found + await _compared(at, checked, before, await at.hear())


async def _act(at: AtTheTable, act: str, line: Mapping[str, Any]) -> tuple[str, ...]:
    if act in ELSEWHERE:
        raise BadScenario(f"at a table nothing is {act!r}: let time pass, or somebody speak")
    meant = line[act]
    if act in (PASSES, UNRUNG):
        if act == PASSES:
            await at.pass_time(int(meant))
        at.now += int(meant) * 1000 * (act == UNRUNG)
        return ()
    reply = await at.says(act, str(meant))
    expected, key = line.get("refused"), button_ids.read(reply.why).path.partition(".")[2] if reply.why else ""
    if reply.ok:
        return () if expected is None else (f"accepted, but should be refused with {expected!r}",)
    if expected is None:
        return (f"refused ({reply.text}), but should be accepted",)
    return () if key == expected else (f"refused with {key}, but should be with {expected}",)


async def _compared(at: AtTheTable, checks: Mapping[str, Any], before: Stage[Any], said: list[str]) -> list[str]:
    now = await at.stage()
    own = list(_of_table((await at.kept()), checks, said))
    return [*own, *compare(checks, now, before, now.told[len(before.told) :])]


def _of_table(kept: Kept, checks: Mapping[str, Any], said: list[str]) -> Iterator[str]:
    sitters = kept.table.sitters
    for seat, expected in (checks.get("sits") or {}).items():
        sitter = sitters[_number(seat) - 1]
        found = sitter.name if sitter.acts else AWAY if sitter.person or sitter.gave_up else COMPUTER
        if found != expected:
            yield f"sits: {seat} is {found}, but should be {expected}"
    host = next((one.name for one in sitters if one.person == kept.table.host and one.person), "")
    if checks.get("host", host) != host:
        yield f"host: it is {host}, but should be {checks['host']}"
    text = "\n".join(said)
    yield from (f"said: {one!r} is missing in {text!r}" for one in a_list(checks.get("said")) if one not in text)
    yield from (f"not_said: {one!r}" for one in a_list(checks.get("not_said")) if one in text)


def _person(name: str) -> PersonId:
    return f"scenario:{name.lower()}"


def _number(seat: object) -> int:
    name = str(seat)
    if not (name.startswith("P") and name[1:].isdigit()):
        raise BadScenario(f"a seat at a table is called P1, P2, …, not {name!r}")
    return int(name[1:])


@cache
def _house() -> House:
    return house()


def _begun(game: AnyGame, case: Example) -> AnyGame:
    """The game, beginning with the position that the case describes."""
    described = case.body.get("given")
    if described is None:
        return game

    def begin(setup: Setup[Any], play: Play[Any]) -> None:
        built = game.given(setup, described, Dice(SETUP_SEED))
        play.board = built.board
        play.then(*built.agenda)

    return replace(game, begin=begin)
