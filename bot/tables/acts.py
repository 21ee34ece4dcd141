"""What is done at one table: loaded, judged, committed whole or not at all, and answered.

Two acts at once: one commits, the other is judged again against what the table is then. A delivery that arrives twice
is answered from memory. A table that breaks us again and again is set aside.
"""

from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Final, TypeVar

from bot.tables.beside import BackgroundWork
from bot.tables.domain import announcing, attendance, clock, later, nothing_else, turns
from bot.tables.domain.desk import Desk
from bot.tables.domain.house import House
from bot.tables.domain.tries import TryLimit
from bot.tables.handlers import alarms, answers
from bot.tables.looks import screens
from bot.tables.menu import commands
from bot.tables.menu.commands import CommandWords, Is
from bot.tables.model import button_ids
from bot.tables.model.button_ids import Kind, Pressed
from bot.tables.model.faults import MOST_IN_A_ROW, Fault, why
from bot.tables.model.intents import Intent, Press, Say, TableId, Verb
from bot.tables.model.outbox import NoticeChanged
from bot.tables.model.reply import Reply
from bot.tables.model.table import Table
from bot.tables.ports.platform import Clock, Workshop
from bot.tables.ports.store import Committed, Kept, Repeated, Shelf, TableAside
from bot.tables.ports.trouble import StoreTrouble
from bot.text.voice import TABLE
from engine.core.refusal import Refused

T = TypeVar("T")

MOST_TRIES: Final = 10
MOST_REFUSED: Final = 1_000
FOR_EVER: Final = 2**52
OUTDATED: Final = ("late_press", "choice_gone")
"""Who is refused a press for this has pressed what no longer stands so: their message shows what does."""
RECENT: Final = 40
"""A hand tells of so many acts at most."""


class Acts:
    """Does things at tables. It keeps nothing but the latest refusals: any worker may serve any table."""

    def __init__(self, house: House, shelf: Shelf, clock: Clock, workshop: Workshop) -> None:
        self.house = house
        self.shelf = shelf
        self.clock = clock
        self.workshop = workshop
        self.words = CommandWords.of(house.catalogue)
        self.beside = BackgroundWork()
        self._faults: Counter[TableId] = Counter()
        """How often in a row what people did at a table broke us."""
        self._refused: OrderedDict[tuple[TableId, str], Reply] = OrderedDict()
        self._tries = TryLimit(shelf)

    async def carry_out(
        self, intent: Intent, table: TableId, judge: Callable[[Desk], Reply], kept: Kept | None = None
    ) -> Reply:
        """Do something at a table, whole or not at all, and answer; `Fault` if something of ours is broken.

        `kept`: the table as it was just loaded, which is enough unless somebody is faster.
        """
        async with self.watching(table):
            for _ in range(MOST_TRIES):
                reply = await self._tried(intent, table, judge, kept)
                if reply is not None:
                    return reply
                kept = None
            raise Refused("too_busy")

    async def _tried(
        self, intent: Intent, table: TableId, judge: Callable[[Desk], Reply], kept: Kept | None
    ) -> Reply | None:
        """Load, judge, commit, reply; None if it is to be tried again.

        The same delivery counts once only: what was done by it is not done again, as whoever keeps it finds, and what
        cannot be done any more was perhaps done by it.
        """
        refused_before = self._refused.get((table, intent.delivery))
        if refused_before is not None:
            return await self._again(intent, table, refused_before)
        kept = await self.load(table, intent.verb, kept)
        desk = self.desk(kept, intent)
        if alarms.is_late(desk):
            await self.wake(table)  # what was due before it came in goes first
            return None
        try:
            self._tries.require(kept.table, intent, desk.now)
            reply = await self.work(kept, partial(_done, desk, kept.table, judge), intent)
        except Refused as refused:
            return await self._before(intent, kept.table.id) or await self._refused_now(kept, intent, refused, desk.now)
        if _is_untouched(kept, desk):
            return await self._before(intent, kept.table.id) or reply
        return await self.commit(kept, desk, intent.delivery, reply)

    async def _before(self, intent: Intent, table: TableId) -> Reply | None:
        """The answer to what was done by the same delivery, if it was."""
        outcome = await self.shelf.remembered(table, intent.delivery)
        return None if outcome is None else await self._again(intent, table, outcome)

    async def _refused_now(self, kept: Kept, intent: Intent, refused: Refused, now: int) -> Reply:
        told = await self._tries.refused(kept.table, intent, refused, now)
        return self._noted(kept.table.id, intent, self.refusal(intent, told, self.desk(kept, intent)))

    async def _again(self, intent: Intent | None, table: TableId, outcome: Reply) -> Reply:
        """The answer to a delivery that came again: what was said then, with the hand as it is by now."""
        kept = None if outcome.screen is None or intent is None else await self.shelf.load(table)
        if kept is None or intent is None or outcome.screen is None or outcome.screen.text:
            return outcome
        desk = self.desk(kept, intent)
        seat = desk.table.seat_of(intent.who.id)
        hand = None if desk.match is None or seat is None else screens.hand(desk, seat, desk.private)
        return replace(outcome, screen=hand, is_hand=hand is not None and desk.has_hand_here)

    async def work(self, kept: Kept, work: Callable[[], T], intent: Intent | None = None) -> T:
        """Work something out at a table: beside the loop if it goes back in the log, deals, or imagines a line."""
        goes_back = intent is not None and bool(kept.history) and not commands.has(intent.verb, Is.LATELY)
        deals = kept.match is None or kept.table.is_over
        imagines = intent is not None and isinstance(intent.verb, Say) and ";" in intent.verb.line
        is_long = goes_back or deals or imagines
        return await self.beside.work(kept.table.game, work, is_long, goes_first=intent is not None)

    async def wake(self, table: TableId) -> None:
        """The alarm of a table has gone off."""
        think = alarms.Recollection(self.workshop.think)
        for _ in range(MOST_TRIES):
            kept = await self.shelf.load(table)
            if kept is None:
                return
            desk = self.desk(kept)
            think.again()
            await alarms.ring(desk, think, partial(self.beside.work, kept.table.game))
            attendance.tell(desk, kept.table)
            done = await self.commit(kept, desk, "", Reply())
            if done is not None:
                return

    async def put_clock(self, by: int) -> None:
        """The house's clock was put by so much: at every table people have as much time left as before."""
        for table in await self.shelf.due(FOR_EVER, FOR_EVER):
            for _ in range(MOST_TRIES):
                kept = await self.shelf.load(table)
                if kept is None:
                    break
                desk = self.desk(kept)
                clock.put(desk, by)
                if await self.commit(kept, desk, "", Reply()) is not None:
                    break

    def desk(self, kept: Kept, intent: Intent | None = None) -> Desk:
        """A table on the desk; was its match written by older rules, it goes on from there by those of today."""
        now = (intent.received if intent is not None else 0) or self.clock()
        desk = Desk(self.house, kept.table, kept.match, now, intent=intent, history=kept.history)
        if kept.table.is_playing and desk.playing.rules:
            turns.enter(desk, desk.playing.anchor(), stays=True)
        return desk

    async def load(self, table: TableId, verb: Verb, kept: Kept | None = None) -> Kept:
        """A table, with its log if the verb needs it or may settle an undo; `Refused("no_such_table")`."""
        kept = kept or await self.shelf.load(table)
        if kept is None:
            raise await self._missing(table)
        if commands.has(verb, Is.HISTORY) or kept.table.wish is not None:
            return replace(kept, history=await self.shelf.history(table))
        if commands.has(verb, Is.LATELY):
            return replace(kept, history=await self.shelf.history(table, max(0, kept.table.entries - RECENT)))
        return kept

    async def commit(self, kept: Kept, desk: Desk, delivery: str, reply: Reply) -> Reply | None:
        """Commit what was done, with all that it makes out of date; None if somebody else was faster."""
        is_awaited = desk.intent is not None
        await self.beside.work(kept.table.game, partial(_followed, desk, kept), goes_first=is_awaited)
        acted = reply.acted or (_is_short(reply) and desk.has_told_all)
        is_hand = reply.is_hand and desk.has_hand_here  # the game may have ended by it
        reply = replace(
            reply, acted=acted, taken_up=_takes_up(desk, kept), followed=_is_followed(desk, kept), is_hand=is_hand
        )
        done = await self.shelf.commit(kept, desk.to_keep(clock.wake_at(desk)), delivery, reply.outcome)
        if isinstance(done, Repeated):
            return await self._again(desk.intent, desk.table.id, done.reply)
        if not isinstance(done, Committed):
            return None
        for person, learnt in desk.known_of:
            await self.shelf.change_person(person, learnt)
        return reply

    def refusal(self, intent: Intent, refused: Refused, desk: Desk | None = None) -> Reply:
        """How somebody is told that something cannot be."""
        refused = self.words.told(refused, intent.who.language)
        if desk is None:
            return Reply(self.house.catalogue.words(intent.who.language).refusal(TABLE, refused), ok=False)
        if refused.key in OUTDATED and isinstance(intent.verb, Press):
            return _outdated(desk, refused)
        why = Pressed(desk.table.id, Kind.COMMAND, f"why.{refused.key}").id
        line = intent.verb.line if isinstance(intent.verb, Say) else ""
        text = answers.nearest(desk, refused, line) if line else desk.private.refusal(refused)
        return Reply(text, ok=False, table=desk.table.id, why=why if len(why) <= button_ids.MOST_BYTES else "")

    @asynccontextmanager
    async def watching(self, table: TableId) -> AsyncIterator[None]:
        """Whatever breaks while a table is served is that table's; breaking again and again, it is set aside."""
        try:
            yield
        except (Refused, StoreTrouble):
            raise
        except Exception as broken:
            fault = Fault(table)
            self._faults[table] += 1
            if self._faults[table] >= MOST_IN_A_ROW:
                await self.set_aside(table, broken, fault.code)
            raise fault from broken
        self._faults.pop(table, None)

    async def set_aside(self, table: TableId, broken: Exception, code: str) -> None:
        """A table that breaks us steadily stops nobody any more."""
        self._faults.pop(table, None)
        await self.shelf.set_aside(TableAside(table, why(broken), code, self.clock()))

    async def _missing(self, table: TableId) -> Refused:
        for aside in await self.shelf.all_aside():
            if aside.table == table:
                return Refused("set_aside", code=aside.code)
        return Refused("no_such_table")

    def _noted(self, table: TableId, intent: Intent, refusal: Reply) -> Reply:
        """Nothing is committed for a refusal; should the same delivery come again soon, it stays refused."""
        self._refused[table, intent.delivery] = refusal.outcome
        while len(self._refused) > MOST_REFUSED:
            self._refused.popitem(last=False)
        return refusal


def _outdated(desk: Desk, refused: Refused) -> Reply:
    """A press that came too late, answered by the hand as it is: in its place nothing old can be pressed again."""
    hand, is_idle = screens.hand(desk, desk.seat, desk.private), desk.facing(desk.seat).is_idle
    text = desk.private.refusal(refused)
    return Reply(
        text, ok=False, screen=hand, is_hand=desk.has_hand_here, in_place=True, table=desk.table.id, idle=is_idle
    )


def _done(desk: Desk, before: Table, judge: Callable[[Desk], Reply]) -> Reply:
    """The answer to what is done at a table; the match is told who has come or gone by it."""
    reply = judge(desk)
    attendance.tell(desk, before)
    return reply


def _followed(desk: Desk, kept: Kept) -> None:
    """What follows by itself, and whom it concerns: everybody's view is looked at, before and after."""
    later.go_on(desk)
    while nothing_else.passed(desk):
        later.go_on(desk)
    announcing.announce(desk, kept.table, kept.match)


def _is_short(reply: Reply) -> bool:
    return reply.ok and reply.screen is None and reply.file is None


def _takes_up(desk: Desk, kept: Kept) -> bool:
    """Whether something else is put down for whoever acted than was."""
    seat = None if desk.intent is None else desk.table.seat_of(desk.who.id)
    return seat is not None and desk.table.drafts[seat : seat + 1] != kept.table.drafts[seat : seat + 1]


def _is_followed(desk: Desk, kept: Kept) -> bool:
    """Whether the notice of whoever acts will say something else by itself: what was asked is answered."""
    notices = [one.message for one in desk.outbox if isinstance(one.message, NoticeChanged)]
    seat = None if desk.intent is None else desk.table.seat_of(desk.who.id)
    if seat is None or not any(one.seat == seat for one in notices):
        return False
    before = announcing.notice(desk.game, kept.table, kept.match, seat)
    after = announcing.notice(desk.game, desk.table, desk.match, seat)
    return before is None or after is None or not after.live or before.asking != after.asking


def _is_untouched(kept: Kept, desk: Desk) -> bool:
    """Whether there is nothing to keep: turning a page, or asking for another choice, is no more than a look."""
    return desk.table == kept.table and desk.match is kept.match and not desk.lines and not desk.outbox
