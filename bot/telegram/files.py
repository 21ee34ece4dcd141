"""A picture as a file, for whoever wants to look closely: the public board for anybody, a hand for its own."""

import re
from dataclasses import dataclass

from bot.tables.looks import screens
from bot.tables.model.intents import Door
from bot.tables.model.reply import PictureWanted
from bot.tables.service import Service
from bot.telegram.answers import IncomingUpdate, Responder
from bot.telegram.dress import FILE
from bot.telegram.spots import PRIVATE_CHAT
from bot.text import Words

_DATA = re.compile(rf"{FILE}:[a-z0-9]+:\d*")


@dataclass
class Files:
    """Gives out pictures as files, always in private."""

    service: Service
    answers: Responder

    def takes(self, data: str) -> bool:
        """Whether a pressed button wants a file."""
        return _DATA.fullmatch(data) is not None

    async def give(self, asked: IncomingUpdate, data: str) -> None:
        """Send the file to whoever pressed, if this view is theirs."""
        _, table, seat = data.split(":")
        words = await self.answers.words(asked.who)
        wanted = await self._wanted(asked, table, seat, words)
        if wanted is None:
            self.answers.toast(asked, words("table-refused-not-your-button"), alert=True)
            return
        door = Door(PRIVATE_CHAT, str(asked.user)) if asked.spot.is_private else await self.answers.door(asked.who)
        if door is None:
            await self.answers.lead(asked)
            return
        self.answers.toast(asked, "" if asked.spot.is_private else words("telegram-see-private"))
        self.answers.later(asked, lambda: self._send(door, wanted))

    async def _wanted(self, asked: IncomingUpdate, table: str, seat: str, words: Words) -> PictureWanted | None:
        kept = await self.service.shelf.load(table)
        if kept is None or kept.match is None:
            return None
        if not seat:
            return screens.public_board(
                self.service.acts.desk(kept), self.service.acts.desk(kept).voice(words.lang)
            ).picture
        if kept.table.seat_of(asked.who.id) != int(seat):
            return None
        return PictureWanted(table, "seat", words.lang, int(seat))

    async def _send(self, door: Door, wanted: PictureWanted) -> None:
        picture = await self.service.picture(wanted)
        if picture is not None:
            await self.answers.platform.send_file(door, "picture.jpg", picture.photo, picture.alt)
