"""Hands that people have open: the newest private answer of each seat changes in place while its token lives.

A private answer can be changed by the token of its interaction for fifteen minutes, and by nothing else. So whoever
plays on sees the next question where the last one stood: without a press, and without being called by name. Tokens are
secrets: they live in memory only, and a hand that is forgotten with its process is asked for by its button again.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias
from weakref import WeakValueDictionary

from bot.discord import forms
from bot.discord.spots import ephemeral_door, user_of
from bot.discord.troubles import understood
from bot.tables.model.intents import PersonId, TableId
from bot.tables.model.reply import Painted, PictureWanted, Row, Screen
from bot.tables.ports.platform import Clock, Failed
from bot.text import Catalogue

ALIVE_MS = 14 * 60_000 + 30_000
"""A little less than the service lets a token live."""
USED_MS = 30_000
"""Whoever has pressed something is taken to look at it for so long."""
MOST = 10_000

PaintsHand: TypeAlias = Callable[[], Awaitable[Painted | None]]


class EditsHand(Protocol):
    """Makes a private answer say something else, by its token; its number."""

    def __call__(self, screen: Screen, picture: Painted | None, keeps: bool = False) -> Awaitable[int]:
        """`keeps`: with whatever picture stands there."""
        ...


@dataclass
class Hand:
    """A private answer that shows what a seat may do."""

    message: int
    rows: tuple[Row, ...]
    """Its buttons: their ids say which question they answer, so equal ones have nothing new to tell."""
    until: int
    change: EditsHand = field(repr=False)
    wanted: PictureWanted | None = None
    """What its picture was painted for; None while that is being painted."""
    lately: tuple[str, ...] = ()
    """What its person was told besides."""

    def says(self, screen: Screen) -> bool:
        """Whether it has nothing to learn from this: what was told besides and is over may go with the next change."""
        return self.rows == screen.rows and (not screen.lately or self.lately == screen.lately)

    @property
    def pressed_at(self) -> int:
        """When its person pressed something last, which is what it lives by."""
        return self.until - ALIVE_MS


@dataclass
class Hands:
    """Every hand that is open."""

    clock: Clock
    catalogue: Catalogue
    _open: dict[tuple[PersonId, TableId], Hand] = field(default_factory=dict)
    _turns: WeakValueDictionary[PersonId, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    _coming: dict[int, object] = field(default_factory=dict)
    """By the number of a private answer: what its picture is being painted for."""

    def turn(self, person: PersonId) -> asyncio.Lock:
        """Held while somebody is being answered: what they see must never be older than what they have seen."""
        return self._turns.setdefault(person, asyncio.Lock())

    @asynccontextmanager
    async def picture_for(self, message: int) -> AsyncIterator[Callable[[], bool]]:
        """While the picture of an answer is painted: tells whether the answer still says what it said then."""
        mark = self._coming[message] = object()
        try:
            yield lambda: self._coming.get(message) is mark
        finally:
            if self._coming.get(message) is mark:
                del self._coming[message]

    def says_more(self, message: int) -> None:
        """An answer says something newer now: the picture that was painted for it comes too late."""
        self._coming.pop(message, None)

    def shown(self, person: PersonId, screen: Screen, message: int, change: EditsHand, *, painted: bool) -> None:
        """Somebody was just shown this by this message; it counts if it is their seat's own view."""
        wanted = screen.picture
        if wanted is None or wanted.kind != "seat":
            return
        self._open.pop((person, wanted.table), None)
        seen = wanted if painted else None
        until = self.clock() + ALIVE_MS
        self._open[person, wanted.table] = Hand(message, screen.rows, until, change, seen, screen.lately)
        if len(self._open) > MOST:
            del self._open[next(iter(self._open))]

    def pictured(self, person: PersonId, message: int, wanted: PictureWanted | None) -> None:
        """The picture of this message has come."""
        hand = self._open.get((person, wanted.table)) if wanted is not None else None
        if hand is not None and hand.message == message:
            hand.wanted = wanted

    def shows(self, person: PersonId, message: int, wanted: PictureWanted | None) -> bool:
        """Whether a picture painted for the same stands in this message: one's own answer changes little of it."""
        hand = self._open.get((person, wanted.table)) if wanted is not None else None
        return hand is not None and (hand.message, hand.wanted) == (message, wanted)

    def renewed(self, person: PersonId, message: int, change: EditsHand) -> None:
        """Somebody pressed something in this message, which stays as it is: there is a newer token for it."""
        for (whose, _), hand in self._open.items():
            if whose == person and hand.message == message:
                hand.until, hand.change = self.clock() + ALIVE_MS, change

    def is_used(self, person: PersonId, table: TableId) -> bool:
        """Whether somebody has just pressed something in the hand that they have open."""
        hand = self._open.get((person, table))
        return hand is not None and self.clock() - hand.pressed_at < USED_MS

    async def follow(self, person: PersonId, table: TableId, screen: Screen, paint: PaintsHand | None) -> bool:
        """Make the hand that somebody has open show this; False if none is open."""
        screen = forms.offered(screen, self.catalogue)
        async with self.turn(person):
            hand = self._open.get((person, table))
            if hand is None or self.clock() >= hand.until:
                self._open.pop((person, table), None)
                return False
            if hand.says(screen):
                return True
            is_same = hand.rows == screen.rows
            paint = None if is_same else paint
            self.says_more(hand.message)
            try:
                with understood(ephemeral_door(user_of(person))):
                    picture = await paint() if paint and screen.rows else None
                    await hand.change(screen, picture, keeps=paint is None and (is_same or bool(screen.rows)))
            except Failed:
                del self._open[person, table]
                return False
            hand.rows, hand.lately = screen.rows, screen.lately
            hand.wanted = hand.wanted if paint is None else screen.picture
            return True
