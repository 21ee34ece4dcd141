"""The one living board message of a place: edited in place, moved down when it is buried."""

from dataclasses import dataclass, replace

from bot.couriers.mail import Mail
from bot.tables.handlers import reach
from bot.tables.looks import screens
from bot.tables.model.intents import Intent, Person, PlaceKey, PlaceOpen, TableId
from bot.tables.model.outbox import BoardChanged
from bot.tables.model.reply import Screen
from bot.tables.model.table import Table
from bot.tables.ports.platform import LinksDoors, MessageGone, OpensPlaces
from bot.tables.ports.store import Kept, Posted, Shelf

BURIED_UNDER = 8
"""So many lines of ours below the board, and its next change is posted anew."""


@dataclass(frozen=True)
class Boards:
    """Keeps boards current."""

    mail: Mail
    shelf: Shelf

    async def carry(self, table: TableId, changed: BoardChanged, nonce: str) -> None:
        """Bring the board of a place up to date."""
        kept = await self.shelf.load(table)
        if kept is None or changed.place not in kept.table.places:
            return
        why = dict(kept.table.hushed).get(changed.place, "")
        if why == reach.GONE and not changed.anew:
            return
        hushed = bool(why)
        await self._carried(kept, replace(changed, anew=changed.anew or hushed), nonce)
        if hushed:  # a change of the old board might go through where nothing new may be said
            heard = f"open:{nonce}/{self.mail.service.clock()}"
            await self.mail.service.handle(Intent(heard, Person("", "", ""), PlaceOpen(), place=changed.place))

    async def _carried(self, kept: Kept, changed: BoardChanged, nonce: str) -> None:
        table = kept.table.id
        screen = await self._screen(kept, changed.place)
        posted = await self.shelf.posted(table, slot(changed.place))
        if posted is None or self._goes_down(kept, changed, posted):
            await self._post(table, changed.place, screen, nonce, posted)
        else:
            await self._edit(table, changed.place, screen, nonce, posted)

    def _goes_down(self, kept: Kept, changed: BoardChanged, posted: Posted) -> bool:
        """Whether a board is posted anew below what was said; one with which its place begins only if it must."""
        platform = self.mail.platform(changed.place)
        if isinstance(platform, OpensPlaces) and platform.opens(changed.place, posted.message):
            return bool(dict(kept.table.hushed).get(changed.place))
        return changed.anew or posted.buried >= BURIED_UNDER

    async def buried(self, table: TableId, place: PlaceKey) -> None:
        """One more line stands below the board."""
        posted = await self.shelf.posted(table, slot(place))
        if posted is not None:
            await self.shelf.keep_posted(table, slot(place), replace(posted, buried=posted.buried + 1))

    async def _screen(self, kept: Kept, place: PlaceKey) -> Screen:
        """The board as it stands at a place; before the deal with the way to the private doors that are missing."""
        desk, platform = self.mail.service.acts.desk(kept), self.mail.platform(place)
        screen = screens.board(desk)
        if kept.match is not None or kept.table.is_over or not isinstance(platform, LinksDoors):
            return screen
        if await self._all_have_doors(kept.table, platform.name):
            return screen
        url = platform.door_link(kept.table.id, "confirm")
        return replace(screen, rows=((screens.door_button(desk, url),), *screen.rows))

    async def _all_have_doors(self, table: Table, platform: str) -> bool:
        people = [person for person in table.people if person.partition(":")[0] == platform]
        return all([(await self.shelf.person(person)).ladder for person in people])

    async def _post(self, table: TableId, place: PlaceKey, screen: Screen, nonce: str, old: Posted | None) -> None:
        message = await self.mail.to_place(place, screen, nonce)
        await self.shelf.keep_posted(table, slot(place), Posted(message))
        if old is not None and old.message != message:
            await self.mail.platform(place).delete(place, old.message)

    async def _edit(self, table: TableId, place: PlaceKey, screen: Screen, nonce: str, posted: Posted) -> None:
        try:
            await self.mail.edit(place, place, posted.message, screen)
        except MessageGone:
            await self._post(table, place, screen, nonce, posted)  # one that only slept is taken away once it is awake


def slot(place: PlaceKey) -> str:
    """Under which the store remembers where the board of a place stands."""
    return f"board/{place}"
