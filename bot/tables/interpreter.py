"""What a delivery means: which table, which command or answer. A table that is looked at for this is loaded once."""

from dataclasses import dataclass, replace

from bot.tables.acts import Acts
from bot.tables.menu import commands, short_answers
from bot.tables.model import button_ids, views
from bot.tables.model.button_ids import Kind, Pressed
from bot.tables.model.intents import Intent, Look, Press, Say, TableId
from bot.tables.ports.store import Kept
from engine.core.refusal import Refused


@dataclass(frozen=True, slots=True)
class Meant:
    """An intent as it is meant."""

    intent: Intent
    answer: Pressed | None = None
    """The button, if it answers what a seat is asked."""
    kept: Kept | None = None
    """The table, if it was taken already."""


class Interpreter:
    """Reads intents in the light of the table that they are about."""

    def __init__(self, acts: Acts) -> None:
        self.acts = acts
        self.shelf = acts.shelf
        self.words = acts.words

    async def pressed_at(self, intent: Intent) -> Kept | None:
        """The table whose button was pressed as an answer, as it is now: it can be taken before one knows who asks."""
        try:
            pressed = button_ids.read(intent.verb.id) if isinstance(intent.verb, Press) else None
        except Refused:  # which is told once one knows to whom
            return None
        return None if pressed is None or pressed.kind is Kind.COMMAND else await self.shelf.load(pressed.table)

    async def meant(self, intent: Intent, kept: Kept | None) -> Meant:
        """What somebody wants. `kept`: the table at which they pressed something, if it is there already."""
        pressed = button_ids.read(intent.verb.id) if isinstance(intent.verb, Press) else None
        if pressed is not None and pressed.kind is Kind.COMMAND:
            return Meant(replace(intent, verb=commands.from_path(pressed.path), table=pressed.table))
        if pressed is not None:
            return Meant(replace(intent, table=pressed.table), pressed, kept)
        return await self._said(intent, intent.verb.line) if isinstance(intent.verb, Say) else Meant(intent)

    async def table_meant(self, intent: Intent) -> TableId:
        """The table that somebody means: the named one, the one at the place, else their only one."""
        if intent.table:
            return intent.table
        if intent.place:
            table = await self.shelf.table_at(intent.place)
            if table is None:
                raise Refused("no_table_here")
            return table
        mine = await self.shelf.tables_of(intent.who.id)
        if not mine:
            raise Refused("no_table_of_yours")
        waiting = mine if len(mine) == 1 else tuple([one for one in mine if await self._waits(one, intent)])
        if len(waiting) == 1:
            return waiting[0]
        raise Refused("which_table")

    async def _said(self, intent: Intent, line: str) -> Meant:
        """A typed line: with a slash a command goes before the game's words, else after."""
        found = self.words.find(line) if line.lstrip().startswith("/") else None
        if found is not None and not isinstance(found, Say):
            return Meant(replace(intent, verb=found))
        kept = await self._table_in_mind(intent)
        if found is None and self.words.begins(line) and not self._is_for_the_game(intent, line, kept):
            found = self.words.find(line)
        verb = found or Say(line)
        if isinstance(verb, Say) and self._asks_to_see(intent, verb.line, kept):
            verb = Look(verb.line)
        return Meant(replace(intent, verb=verb), kept=kept)

    async def _table_in_mind(self, intent: Intent) -> Kept | None:
        try:
            return await self.shelf.load(await self.table_meant(intent))
        except Refused:
            return None

    def _is_for_the_game(self, intent: Intent, line: str, kept: Kept | None) -> bool:
        """Whether a line begins with a word of the game in which its author is asked something, or says a button."""
        if line.lstrip().startswith("/") or kept is None or kept.match is None:
            return False
        seat = kept.table.seat_of(intent.who.id)
        if seat is None:
            return False
        desk = self.acts.desk(kept, intent)
        begun = desk.private.speech.begins_with(line, whole=True)
        if begun in kept.match.game.heads or (
            begun in short_answers.SHORT and desk.private.speech.says_only(line, begun)
        ):
            return True
        return len(line.split()) > 1 and short_answers.says_a_button(desk.facing(seat), desk.private, line)

    def _asks_to_see(self, intent: Intent, line: str, kept: Kept | None) -> bool:
        """Whether a line begins with a word by which the game at this table is only looked at."""
        if kept is None or kept.match is None or not kept.match.game.aside.looks:
            return False
        return self.acts.desk(kept, intent).private.speech.begins_with(line) in kept.match.game.aside.looks

    async def _waits(self, table: TableId, intent: Intent) -> bool:
        kept = await self.shelf.load(table)
        seat = None if kept is None else kept.table.seat_of(intent.who.id)
        return kept is not None and kept.match is not None and seat in views.awaited(kept.match.position)
