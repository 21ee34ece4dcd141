"""Private rooms for teams, beside the place of their table. Without one a team still talks by `/team`."""

from dataclasses import dataclass

from bot.couriers.mail import Mail
from bot.tables.model.intents import TableId
from bot.tables.model.outbox import RoomWanted
from bot.tables.model.reply import Screen
from bot.tables.ports.platform import Rooms
from bot.tables.ports.store import Posted, Shelf


@dataclass(frozen=True)
class TeamRooms:
    """Opens rooms."""

    mail: Mail
    shelf: Shelf

    async def carry(self, table: TableId, wanted: RoomWanted, nonce: str) -> None:
        """Open a room, once, and say in it what it is for."""
        platform, slot = self.mail.platform(wanted.place), f"room/{wanted.place}/{'/'.join(wanted.people)}"
        if not isinstance(platform, Rooms) or await self.shelf.posted(table, slot) is not None:
            return
        room = await platform.open_room(wanted.place, wanted.name, wanted.people)
        if room is not None:
            await self.shelf.keep_posted(table, slot, Posted(room))
            await platform.send(room, Screen(wanted.text), None, nonce)
