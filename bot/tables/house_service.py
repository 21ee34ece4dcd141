"""What is wanted of the house rather than of one table: a new table, my tables, my language, to be forgotten."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.tables.acts import Acts
from bot.tables.domain.desk import Desk
from bot.tables.handlers import errands, lobby, reach
from bot.tables.interpreter import Interpreter
from bot.tables.looks import framed, screens
from bot.tables.model import views
from bot.tables.model.button_ids import Kind, Pressed
from bot.tables.model.intents import (
    Bridge,
    BringBoard,
    CloseDoor,
    ForgetMe,
    Intent,
    Learn,
    Open,
    OpenDoor,
    PlaceChanged,
    PlaceHushed,
    PlaceKey,
    PlaceLost,
    PlaceMoved,
    PlaceOpen,
    Rematch,
    SetLanguage,
    ShowTables,
    Solo,
    TableId,
    Verb,
)
from bot.tables.model.outbox import BoardChanged
from bot.tables.model.profile import Profile
from bot.tables.model.reply import Button, Reply, Screen
from bot.tables.model.table import NO_CLOCK, Sitter, Table
from bot.tables.ports.store import Kept
from bot.text import LANGUAGES, naming
from engine.core.refusal import Refused
from engine.core.settings import read_settings
from engine.games import AnyGame


class HouseService:
    """Serves what no single table serves."""

    def __init__(self, acts: Acts, interpreter: Interpreter) -> None:
        self.acts = acts
        self.interpreter = interpreter
        self.house = acts.house
        self.shelf = acts.shelf
        self._served: dict[type[Verb], Callable[[Intent, Any], Awaitable[Reply]]] = {
            Open: self._open,
            Solo: self._solo,
            Learn: self._learn,
            OpenDoor: self._open_door,
            CloseDoor: self._close_door,
            ShowTables: self._tables,
            SetLanguage: self._language,
            ForgetMe: self._forget,
            Bridge: self._bridge,
            BringBoard: self._bring_board,
            Rematch: self._rematch,
            PlaceMoved: self._place_moved,
            PlaceLost: self._place_lost,
            PlaceHushed: self._place_hushed,
            PlaceOpen: self._place_open,
            PlaceChanged: self._place_changed,
        }

    def takes(self, verb: Verb) -> bool:
        """Whether this is for the house."""
        return type(verb) in self._served

    async def serve(self, intent: Intent) -> Reply:
        """Serve it."""
        return await self._served[type(intent.verb)](intent, intent.verb)

    async def _open(self, intent: Intent, verb: Open) -> Reply:
        game, language = self._wanted(intent, f"{verb.game} {verb.language}")
        read_settings(game.settings, verb.settings)
        table = await self._new(intent, game, language)
        return await self._opened(intent, replace(table, settings=verb.settings), "opened")

    async def _solo(self, intent: Intent, verb: Solo) -> Reply:
        game, language = self._wanted(intent, f"{verb.game} {verb.language}")
        table = await self._new(intent, game, language)
        return await self._opened(intent, errands.for_a_beginner(table, game), "opened", errands.deal_at_once)

    async def _learn(self, intent: Intent, verb: Learn) -> Reply:
        game, language = self._wanted(intent, f"{verb.game} {verb.language}")
        if self.house.lesson(game.slug) is None:
            raise Refused("no_lesson")
        table = replace(await self._new(intent, game, language), pace=NO_CLOCK, champions=())
        return await self._opened(intent, table, "lesson-opened", errands.begin_lesson)

    def _wanted(self, intent: Intent, typed: str) -> tuple[AnyGame, str]:
        """The game and the language of a new table."""
        slug, language = naming.game(self.house.catalogue, self.house.games(), typed)
        game = self.house.games().get(slug)
        if game is None:
            raise Refused("no_such_game", name=typed.strip()[:60])
        spoken = naming.language(self.house.catalogue, language)
        return game, spoken if spoken in LANGUAGES else intent.who.language

    async def _new(self, intent: Intent, game: AnyGame, language: str) -> Table:
        """A table where its host sits alone."""
        who = intent.who
        if not intent.place:
            raise Refused("only_in_a_place")
        mine = await self.shelf.tables_of(who.id)
        if len(mine) >= self.house.customs.most_tables:
            raise Refused("too_many_tables", most=self.house.customs.most_tables)
        return Table(
            id=errands.new_id(intent.delivery, intent.place),
            game=game.slug,
            language=language,
            host=who.id,
            places=(intent.place,),
            opened_at=self.acts.clock(),
            secret=self.house.entropy(),
            sitters=(Sitter(who.id, who.name, who.language), *lobby.empty_seats(max(game.seats) - 1)),
            touched_at=self.acts.clock(),
            champions=errands.champions(await self._last_at(intent.place), game),
            number=await self._number(mine, game.slug),
        )

    async def _number(self, mine: Sequence[TableId], game: str) -> int:
        """One more than somebody's tables of this game have."""
        known = [await self.shelf.load(table) for table in mine]
        numbers = [one.table.number for one in known if one is not None and one.table.game == game]
        return max(numbers, default=0) + 1

    async def _rematch(self, intent: Intent, _verb: Rematch) -> Reply:
        old = await self.acts.load(await self.interpreter.table_meant(intent), intent.verb)
        if not old.table.is_over:
            raise Refused("not_finished")
        if old.table.seat_of(intent.who.id) is None:
            raise Refused("not_seated")
        turned = errands.seated_again(old.table)
        game = self.house.games()[old.table.game]
        now = self.acts.clock()
        table = Table(
            id=errands.new_id(old.table.id, "rematch"),
            game=old.table.game,
            language=old.table.language,
            host=intent.who.id,
            places=old.table.places,
            opened_at=now,
            secret=self.house.entropy(),
            sitters=(*turned, *lobby.empty_seats(max(game.seats) - len(turned))),
            settings=errands.settings_again(old, game),
            pace=old.table.pace,
            speed=old.table.speed,
            spectators=old.table.spectators,
            touched_at=now,
            champions=errands.champions(old, game),
            number=await self._number(await self.shelf.tables_of(intent.who.id), old.table.game),
        )
        return await self._opened(intent, table, "rematch-opened")

    async def _opened(self, intent: Intent, table: Table, key: str, then: "errands.Errand | None" = None) -> Reply:
        remembered = await self.shelf.remembered(table.id, intent.delivery)
        if remembered is not None:
            return remembered
        for place in table.places:
            if await self._running_at(place) is not None:
                raise Refused("place_taken")
        kept = Kept(0, table, None)
        desk = self.acts.desk(kept, intent)
        desk.say(key, game=desk.public.title(), name=intent.who.name)
        for place in table.places:
            desk.send(BoardChanged(place, anew=True))
        if then is not None:
            await asyncio.to_thread(then, desk)
        reply = Reply(desk.private("you-opened", game=desk.private.title()), table=table.id)
        done = await self.acts.commit(kept, desk, intent.delivery, reply)
        if done is None:
            raise Refused("place_taken")
        return done

    async def _running_at(self, place: PlaceKey) -> TableId | None:
        kept = await self._last_at(place)
        return None if kept is None or kept.table.is_over else kept.table.id

    async def _last_at(self, place: PlaceKey) -> Kept | None:
        table = await self.shelf.table_at(place)
        return None if table is None else await self.shelf.load(table)

    async def _open_door(self, intent: Intent, _verb: OpenDoor) -> Reply:
        return Reply(self._words(intent)("table-door-open"))

    async def _close_door(self, intent: Intent, _verb: CloseDoor) -> Reply:
        if intent.door is not None:
            await self.shelf.change_person(intent.who.id, partial(Profile.closed, door=intent.door))
        return Reply(self._words(intent)("table-done"))

    async def _tables(self, intent: Intent, _verb: ShowTables) -> Reply:
        found = [await self.shelf.load(table) for table in await self.shelf.tables_of(intent.who.id)]
        desks = [self.acts.desk(kept, intent) for kept in found if kept is not None]
        names = _told_apart(desks)
        text = "\n".join(map(self._line, desks, names)) or self._words(intent)("table-refused-no-table-of-yours")
        return Reply(screen=Screen(text, rows=tuple((_opener(*one),) for one in zip(desks, names, strict=True))))

    async def which(self, intent: Intent, refusal: Reply) -> Reply:
        """The question which of their tables somebody means, with a button for each."""
        return replace(refusal, screen=(await self._tables(intent, ShowTables())).screen)

    def _line(self, desk: Desk, name: str) -> str:
        seat = desk.table.seat_of(desk.who.id)
        mine = seat is not None and desk.match is not None and seat in views.awaited(desk.match.position)
        state = "paused" if desk.table.paused_at is not None else "yours" if mine else str(desk.table.phase)
        left = screens.time_left(desk, desk.private, framed.due_of(desk, seat)) if mine else ()
        said = desk.private("my-table", table=name, state=state)
        return " ".join((said, *left))

    async def _language(self, intent: Intent, verb: SetLanguage) -> Reply:
        spoken = naming.language(self.house.catalogue, verb.language)
        if spoken not in LANGUAGES:
            names = [self._words(intent)(naming.language_key(one)) for one in LANGUAGES]
            raise Refused("no_such_language", languages=tuple(names))
        if verb.table:
            return await self._change(intent, await self.interpreter.table_meant(intent), errands.speak(spoken))
        await self.shelf.change_person(intent.who.id, lambda known: replace(known, language=spoken))
        for table in await self.shelf.tables_of(intent.who.id):
            await self._change(intent, table, errands.understand(spoken))
        return Reply(self.house.catalogue.words(spoken)("table-language-set"))

    async def _forget(self, intent: Intent, _verb: ForgetMe) -> Reply:
        running, over = await self.shelf.tables_of(intent.who.id), await self.shelf.finished_of(intent.who.id)
        for table in (*running, *over):
            await self._change(intent, table, errands.forget)
        await self.shelf.forget(intent.who.id)
        return Reply(self._words(intent)("table-forgotten"))

    async def _bridge(self, intent: Intent, verb: Bridge) -> Reply:
        if not verb.code:
            homeless = await self._homeless(intent)
            return (
                await self._bridge_code(intent)
                if homeless is None
                else await self._change(intent, homeless, errands.bridged(verb.code))
            )
        if not intent.place:
            raise Refused("only_in_a_place")
        code = verb.code.lower()
        table = code.partition("-")[0]
        there = await self._running_at(intent.place)
        if there is not None and there != table:
            raise Refused("place_taken")
        return await self._change(intent, table, errands.bridged(code))

    async def _homeless(self, intent: Intent) -> TableId | None:
        """A table of theirs whose place is there no more, if it can be shown where somebody is now."""
        if not intent.place or await self._running_at(intent.place) is not None:
            return None
        for table in await self.shelf.tables_of(intent.who.id):
            kept = await self.shelf.load(table)
            if kept is not None and all(why == reach.GONE for why in reach.hushes(kept.table)):
                return table
        return None

    async def _bridge_code(self, intent: Intent) -> Reply:
        kept = await self.acts.load(await self.interpreter.table_meant(intent), intent.verb)
        desk = self.acts.desk(kept, intent)
        if intent.who.id not in desk.table.everybody:
            raise Refused("not_seated")
        code = errands.bridge_code(kept.table)
        return Reply(screen=Screen(desk.private("bridge-how", code=code)), table=kept.table.id)

    async def _bring_board(self, intent: Intent, _verb: BringBoard) -> Reply:
        if not intent.place:
            raise Refused("only_in_a_place")
        return await self._change(intent, await self.interpreter.table_meant(intent), errands.board_anew)

    async def _place_moved(self, intent: Intent, verb: PlaceMoved) -> Reply:
        table = await self.shelf.table_at(intent.place)
        return Reply() if table is None else await self._change(intent, table, errands.moved(intent.place, verb.to))

    async def _place_lost(self, intent: Intent, _verb: PlaceLost) -> Reply:
        return await self._at_place(intent, errands.lost(intent.place))

    async def _place_hushed(self, intent: Intent, verb: PlaceHushed) -> Reply:
        return await self._at_place(intent, reach.hush(intent.place, verb.why))

    async def _place_open(self, intent: Intent, _verb: PlaceOpen) -> Reply:
        return await self._at_place(intent, reach.open_again(intent.place))

    async def _place_changed(self, intent: Intent, _verb: PlaceChanged) -> Reply:
        return await self._at_place(intent, reach.changed(intent.place))

    async def _at_place(self, intent: Intent, work: Callable[[Desk], None]) -> Reply:
        table = await self.shelf.table_at(intent.place)
        return Reply() if table is None else await self._change(intent, table, work)

    async def _change(self, intent: Intent, table: TableId, work: Callable[[Desk], None]) -> Reply:
        def judge(desk: Desk) -> Reply:
            work(desk)
            return Reply(desk.private("done"), table=table)

        return await self.acts.carry_out(replace(intent, delivery=f"{intent.delivery}/{table}"), table, judge)

    def _words(self, intent: Intent) -> Any:
        return self.house.catalogue.words(intent.who.language)


def _told_apart(desks: Sequence[Desk]) -> list[str]:
    """Somebody's tables by name; those of one game with the same people by how long they have been open as well."""
    alike = [_company(desk) for desk in desks]
    counted = Counter(alike)
    names = [desk.about(desk.private, desk.who.id) for desk in desks]
    return [
        name if counted[one] == 1 else desk.private("table-of-age", table=name, seconds=_age(desk))
        for desk, name, one in zip(desks, names, alike, strict=True)
    ]


def _company(desk: Desk) -> tuple[str, ...]:
    """Which game somebody plays with whom."""
    return desk.table.game, *(desk.table.names[seat] for seat in desk.table.others(desk.who.id))


def _age(desk: Desk) -> int:
    return max(0, desk.now - desk.table.opened_at) // 1000


def _opener(desk: Desk, name: str) -> Button:
    """Leads to what somebody may do at one of their tables."""
    path = "hand" if desk.match is not None else "status"
    return Button(Pressed(desk.table.id, Kind.COMMAND, path).id, name)
