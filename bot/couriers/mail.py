"""Sending to a place, and to a person by the ladder; the picture is painted once the text is."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial

from bot.couriers.ladder import Ladder
from bot.tables.model.intents import Door, PersonId, PlaceKey, TableId
from bot.tables.model.reply import Painted, Screen
from bot.tables.ports.platform import (
    Attentive,
    Destination,
    Following,
    MessageId,
    PaintsLater,
    Platform,
    ShowsHands,
    Unreachable,
)
from bot.tables.ports.store import Posted
from bot.tables.service import Service


@dataclass(frozen=True)
class Mail:
    """The way out to every platform."""

    platforms: Mapping[str, Platform]
    ladder: Ladder
    service: Service

    async def to_place(self, place: PlaceKey, screen: Screen, nonce: str) -> MessageId:
        """A new message in a public place."""
        platform = self.platform(place)
        return await platform.send(place, screen, await self._picture(platform, screen), nonce)

    async def to_person(
        self, table: TableId, person: PersonId, screen: Screen, nonce: str
    ) -> tuple[Door, MessageId] | None:
        """A new private message by the best open door; the table hears of somebody who has none of any kind."""
        platform = self.platform(person)

        async def send(door: Door) -> MessageId:
            # Painted only for somebody who has a door: most people of a server have none, and wait for their call.
            return await platform.send(door, screen, await self._picture(platform, screen), nonce)

        sent = await self.ladder.reach(table, person, send)
        if sent is None and not await self.ladder.opens_when_asked(person):
            await self.service.unreachable(table, person)
        return sent

    async def edit(self, whose: str, target: Destination, message: MessageId, screen: Screen) -> None:
        """Make a sent message say this instead; `whose` is the place or person by which the platform is known."""
        platform = self.platform(whose)
        await platform.edit(target, message, screen, await self._picture(platform, screen))

    def follows(self, person: PersonId) -> bool:
        """Whether a hand that this person has open can be changed."""
        return isinstance(self.platform(person), Following)

    async def follow(self, table: TableId, person: PersonId, screen: Screen, keeps: bool) -> bool:
        """Show this in what the person has open of the table, `keeps`: with the picture there; False if nothing is."""
        platform = self.platform(person)
        if not isinstance(platform, Following):
            return False
        paint = None if keeps else partial(self.service.picture, screen.picture)
        return await platform.follow(person, table, screen, paint)

    def shows_hands(self, person: PersonId) -> bool:
        """Whether this person sees their hand without being sent it."""
        platform = self.platforms.get(person.partition(":")[0])
        return isinstance(platform, ShowsHands) and platform.shows_hands

    def is_open(self, posted: Posted) -> bool:
        """Whether the person of a private message has it before their eyes."""
        platform = self.platform(posted.person)
        return (
            isinstance(platform, Attentive)
            and posted.door is not None
            and platform.looks_at(posted.door, posted.message)
        )

    def is_used(self, table: TableId, posted: Posted) -> bool:
        """Whether its person has just pressed something in it, or in the hand that stands for it."""
        platform = self.platform(posted.person)
        return self.is_open(posted) or (isinstance(platform, Following) and platform.is_used(posted.person, table))

    def is_charged(self, person: PersonId) -> bool:
        """Whether each change of a private message is a call of somebody else's service."""
        return not isinstance(self.platform(person), PaintsLater)

    async def call(self, place: PlaceKey, person: PersonId, screen: Screen, nonce: str) -> MessageId:
        """Call somebody by name in public, without a word of what it is about."""
        return await self.to_place(place, replace(screen, picture=None, mentions=person), nonce)

    async def _picture(self, platform: Platform, screen: Screen) -> Painted | None:
        """The picture that goes with a message; None where it follows by itself."""
        return None if isinstance(platform, PaintsLater) else await self.service.picture(screen.picture)

    def platform(self, address: str) -> Platform:
        """The platform of a place or a person; `Unreachable` while it is not connected."""
        found = self.platforms.get(address.partition(":")[0])
        if found is None:
            raise Unreachable(address.partition(":")[0])
        return found
