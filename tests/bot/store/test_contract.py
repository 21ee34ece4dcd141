"""What every home of tables promises, and all of them alike."""

import asyncio
import warnings
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from hall import GAMES, PLACE, Hall

from bot.tables.domain.desk import Desk
from bot.tables.model.intents import Cancel, Door, ForgetMe, Join, Open
from bot.tables.model.outbox import BoardChanged, NoticeChanged, SetAside, TableLine, Whisper, outgoing
from bot.tables.model.profile import Profile
from bot.tables.model.reply import Reply
from bot.tables.model.table import LogLine, Sitter, Table
from bot.tables.ports.store import ANSWERS_KEPT, Committed, Conflict, Kept, Posted, RateLimit, Repeated, TableAside
from engine.core.match import Learned

MakeShelf = Callable[[Callable[[], Any]], Awaitable[Any]]
NOW = 1_700_000_000_000
LEASE = 60_000
PLAIN = Table("t0", "porrinha", "en", "web:ana", (PLACE,), NOW, "secret", (Sitter("web:ana", "Ana", "en"), Sitter()))


@pytest.fixture
async def shelf(make_shelf: MakeShelf) -> Any:
    return await make_shelf(lambda: GAMES)


@pytest.fixture
def hall(shelf: Any) -> Hall:
    return Hall(shelf, GAMES)


def desk_of(hall: Hall, table: str, place: str = PLACE, **changes: Any) -> tuple[Kept, Desk]:
    """A new table on the desk, with nothing done yet."""
    plain = replace(PLAIN, id=table, places=(place,), **changes)
    kept = Kept(0, plain, None)
    return kept, Desk(hall.house, plain, None, NOW)


async def kept_table(hall: Hall, shelf: Any, table: str, place: str = PLACE, **changes: Any) -> None:
    kept, desk = desk_of(hall, table, place, **changes)
    assert isinstance(await shelf.commit(kept, desk.to_keep(None), f"open-{table}", Reply("opened")), Committed)


async def sent(hall: Hall, shelf: Any, table: str, *messages: Any) -> None:
    """Commit messages at a table that is there."""
    kept = await shelf.load(table)
    desk = Desk(hall.house, kept.table, kept.match, NOW)
    desk.outbox = [outgoing(table, message) for message in messages]
    delivery = f"send-{table}-{kept.version}"
    assert isinstance(await shelf.commit(kept, desk.to_keep(None), delivery, Reply()), Committed)


async def test_what_was_committed_is_loaded(hall: Hall, shelf: Any) -> None:
    table = await hall.dealt(hall.bo)
    kept = await shelf.load(table)

    assert kept.version > 0
    assert kept.match is not None
    assert kept.table.people == ("web:ana", "web:bo")
    assert len(await shelf.history(table)) == kept.table.entries + 1
    assert await shelf.load("nowhere") is None


@pytest.mark.parametrize("long", [1, 39, 40, 41, 120])
async def test_a_log_is_looked_up_whole_however_long_it_is(hall: Hall, shelf: Any, long: int) -> None:
    kept, desk = desk_of(hall, "t1")
    desk.lines = [LogLine(None, (), Learned(None, None, drew=False), at) for at in range(long)]
    await shelf.commit(kept, desk.to_keep(None), "d1", Reply())

    assert [line.at for line in await shelf.history("t1")] == list(range(long))
    assert [line.at for line in await shelf.history("t1", long - 1)] == [long - 1]


async def test_two_looks_are_made_by_one_call(hall: Hall, shelf: Any) -> None:
    await kept_table(hall, shelf, "t1")
    known, kept = await shelf.both(shelf.person("web:ana"), shelf.load("t1"))
    assert (known, kept.table.id) == (Profile(), "t1")


async def test_of_two_looks_none_is_left_behind_when_one_fails(shelf: Any) -> None:
    async def fails() -> None:
        raise LookupError

    with warnings.catch_warnings(record=True) as never_looked:
        warnings.simplefilter("always")
        with suppress(LookupError):
            raise AssertionError(await shelf.both(fails(), shelf.load("t1")))
    assert not never_looked


async def test_the_same_delivery_is_kept_once_and_answered_alike(hall: Hall, shelf: Any) -> None:
    kept, desk = desk_of(hall, "t1")
    desk.outbox = [outgoing("t1", TableLine(PLACE, "once"))]

    first = await shelf.commit(kept, desk.to_keep(None), "d1", Reply("first"))
    again = await shelf.commit(kept, desk.to_keep(None), "d1", Reply("second"))

    assert isinstance(first, Committed)
    assert again == Repeated(Reply("first"))
    assert await shelf.remembered("t1", "d1") == Reply("first")
    assert (await shelf.load("t1")).version == 1
    assert len(await shelf.claim(NOW, 10)) == 1


async def test_of_each_table_the_latest_answers_are_kept(hall: Hall, shelf: Any) -> None:
    await kept_table(hall, shelf, "t1")
    await kept_table(hall, shelf, "t2", "web:elsewhere")
    for number in range(ANSWERS_KEPT + 3):
        kept = await shelf.load("t1")
        desk = Desk(hall.house, kept.table, kept.match, NOW)
        assert await shelf.commit(kept, desk.to_keep(None), f"d{number}", Reply(f"{number}")) == Committed()

    known = [number for number in range(ANSWERS_KEPT + 3) if await shelf.remembered("t1", f"d{number}")]
    assert known == list(range(3, ANSWERS_KEPT + 3))
    assert await shelf.remembered("t1", "open-t1") is None
    assert await shelf.remembered("t2", "open-t2") == Reply("opened")


async def test_of_two_who_commit_on_one_version_one_is_told(hall: Hall, shelf: Any) -> None:
    await kept_table(hall, shelf, "t1")
    kept = await shelf.load("t1")
    desks = [Desk(hall.house, replace(kept.table, language=lang), None, NOW) for lang in ("uk", "pt-BR")]

    done = [await shelf.commit(kept, desk.to_keep(None), f"d{n}", Reply()) for n, desk in enumerate(desks)]

    assert [type(one) for one in done] == [Committed, Conflict]
    assert (await shelf.load("t1")).table.language == "uk"


async def test_many_at_once_lose_nothing(hall: Hall, shelf: Any) -> None:
    await hall.opened()
    people = [replace(hall.bo.person, id=f"web:p{n}", name=f"P{n}") for n in range(4)]
    for person in people:
        await shelf.change_person(person.id, lambda known: known)

    async def sit(n: int) -> None:
        guest = type(hall.bo)(hall, f"P{n}", "en")
        await guest.only(Join(), delivery=f"join-{n}")

    await asyncio.gather(*(sit(n) for n in range(4)))

    assert len((await shelf.load(await shelf.table_at(PLACE))).table.people) == 5


async def test_a_place_holds_one_running_table(hall: Hall, shelf: Any) -> None:
    await kept_table(hall, shelf, "t1")
    kept, desk = desk_of(hall, "t2")

    assert isinstance(await shelf.commit(kept, desk.to_keep(None), "d", Reply()), Conflict)
    assert await shelf.load("t2") is None
    assert await shelf.table_at(PLACE) == "t1"


async def test_a_place_is_free_when_its_table_is_over(hall: Hall, shelf: Any) -> None:
    table = await hall.opened()
    await hall.ana(Cancel())

    assert await shelf.table_at(PLACE) == table
    assert await shelf.load_at(PLACE) == await shelf.load(table)
    assert await shelf.tables_of("web:ana") == ()
    assert await shelf.finished_of("web:ana") == (table,)
    second = (await hall.ana(Open("porrinha", {}, "en"))).table
    assert await shelf.table_at(PLACE) == second != table


async def test_people_are_found_by_the_tables_they_are_at(hall: Hall, shelf: Any) -> None:
    table = await hall.dealt(hall.bo)

    assert await shelf.tables_of("web:bo") == (table,)
    assert await shelf.tables_of("web:olha") == ()


async def test_who_leaves_is_not_found_any_more(hall: Hall, shelf: Any) -> None:
    table = await hall.opened()
    await hall.bo(Join())
    await hall.bo("leave")

    assert await shelf.tables_of("web:bo") == ()
    assert await shelf.tables_of("web:ana") == (table,)


async def test_letters_of_an_address_are_carried_in_their_order_and_by_one_worker(hall: Hall, shelf: Any) -> None:
    await kept_table(hall, shelf, "t1")
    await sent(hall, shelf, "t1", TableLine(PLACE, "a"), TableLine(PLACE, "b"), Whisper("web:ana", "psst"))

    first = await shelf.claim(NOW, 10)

    assert [one.message.text for one in first if one.address == PLACE] == ["a", "b"]
    assert await shelf.claim(NOW, 10) == ()
    await sent(hall, shelf, "t1", TableLine(PLACE, "c"))
    assert await shelf.claim(NOW, 10) == (), "what came later may not overtake"


async def test_what_was_carried_is_gone_and_what_waited_behind_comes(hall: Hall, shelf: Any) -> None:
    await kept_table(hall, shelf, "t1")
    await sent(hall, shelf, "t1", TableLine(PLACE, "a"))
    (letter,) = await shelf.claim(NOW, 10)
    await sent(hall, shelf, "t1", TableLine(PLACE, "b"))
    await shelf.done((letter,))

    (behind,) = await shelf.claim(NOW, 10)
    assert behind.message.text == "b"
    await shelf.done((behind,))
    await shelf.done((behind,))
    assert await shelf.claim(NOW + LEASE * 2, 10) == ()


async def test_what_was_carried_as_one_goes_as_one(hall: Hall, shelf: Any) -> None:
    await kept_table(hall, shelf, "t1")
    await sent(hall, shelf, "t1", TableLine(PLACE, "a"), TableLine(PLACE, "b"), TableLine(PLACE, "c"))
    a, b, c = await shelf.claim(NOW, 10)
    await shelf.done((a, b))

    assert [one.message for one in await shelf.claim(NOW + LEASE + 1, 10)] == [c.message]


async def test_what_a_dead_worker_had_taken_comes_back(hall: Hall, shelf: Any) -> None:
    await kept_table(hall, shelf, "t1")
    await sent(hall, shelf, "t1", TableLine(PLACE, "a"))
    (taken,) = await shelf.claim(NOW, 10)

    assert await shelf.claim(NOW + LEASE - 1, 10) == ()
    (again,) = await shelf.claim(NOW + LEASE + 1, 10)
    assert (again.nonce, again.message) == (taken.nonce, taken.message)


async def test_what_a_dead_worker_may_have_sent_together_comes_back_together(hall: Hall, shelf: Any) -> None:
    await kept_table(hall, shelf, "t1")
    await sent(hall, shelf, "t1", TableLine(PLACE, "a"), TableLine(PLACE, "b"))
    await shelf.claim(NOW, 10)
    await sent(hall, shelf, "t1", TableLine(PLACE, "c"))
    await shelf.claim(NOW + LEASE, 10)
    await sent(hall, shelf, "t1", TableLine(PLACE, "d"))

    a, b, c, d = (one.together for one in await shelf.claim(NOW + 3 * LEASE, 10))

    assert a == b
    assert len({b, c, d}) == 3


async def test_a_letter_put_off_waits_with_everything_behind_it(hall: Hall, shelf: Any) -> None:
    await kept_table(hall, shelf, "t1")
    await sent(hall, shelf, "t1", TableLine(PLACE, "a"), TableLine(PLACE, "b"))
    letters = await shelf.claim(NOW, 10)
    await shelf.later(letters, NOW + 5_000)

    assert await shelf.claim(NOW + 4_999, 10) == ()
    again = await shelf.claim(NOW + 5_001, 10)
    assert [(one.message.text, one.tries) for one in again] == [("a", 1), ("b", 0)]


async def test_of_waiting_notices_only_the_newest_is_carried_where_the_first_one_waits(hall: Hall, shelf: Any) -> None:
    await kept_table(hall, shelf, "t1")
    await sent(hall, shelf, "t1", NoticeChanged("web:ana", 0, 1), Whisper("web:ana", "psst"))
    await sent(hall, shelf, "t1", NoticeChanged("web:ana", 0, 2))

    letters = await shelf.claim(NOW, 10)

    assert [one.message for one in letters] == [NoticeChanged("web:ana", 0, 2), Whisper("web:ana", "psst")]


async def test_a_changed_board_keeps_its_place_before_the_lines_that_came_since(hall: Hall, shelf: Any) -> None:
    await kept_table(hall, shelf, "t1")
    await sent(hall, shelf, "t1", BoardChanged(PLACE))
    for text in "abc":
        await sent(hall, shelf, "t1", TableLine(PLACE, text), BoardChanged(PLACE))

    letters = await shelf.claim(NOW, 10)

    assert [one.message for one in letters] == [BoardChanged(PLACE), *(TableLine(PLACE, text) for text in "abc")]


async def test_of_two_that_go_out_together_and_make_each_other_out_of_date_the_last_goes_where_the_first_was(
    hall: Hall, shelf: Any
) -> None:
    await kept_table(hall, shelf, "t1")
    first, last = NoticeChanged("web:ana", 0, 1), NoticeChanged("web:ana", 0, 2)
    await sent(hall, shelf, "t1", first, Whisper("web:ana", "psst"), last, NoticeChanged("web:ana", 1, 1))

    letters = await shelf.claim(NOW, 10)

    told = [last, Whisper("web:ana", "psst"), NoticeChanged("web:ana", 1, 1)]
    assert [one.message for one in letters] == told


async def test_a_board_to_be_posted_anew_is_not_forgotten_over_a_later_change(hall: Hall, shelf: Any) -> None:
    await kept_table(hall, shelf, "t1")
    await sent(hall, shelf, "t1", BoardChanged(PLACE, anew=True))
    await sent(hall, shelf, "t1", BoardChanged(PLACE))

    letters = await shelf.claim(NOW, 10)

    assert BoardChanged(PLACE, anew=True) in [one.message for one in letters]


async def test_a_board_on_its_way_is_not_taken_back(hall: Hall, shelf: Any) -> None:
    await kept_table(hall, shelf, "t1")
    await sent(hall, shelf, "t1", BoardChanged(PLACE))
    (on_its_way,) = await shelf.claim(NOW, 10)
    await sent(hall, shelf, "t1", BoardChanged(PLACE, anew=True))
    await shelf.done((on_its_way,))

    (newest,) = await shelf.claim(NOW, 10)
    assert newest.message == BoardChanged(PLACE, anew=True)


async def test_dead_letters_can_be_seen(hall: Hall, shelf: Any) -> None:
    await kept_table(hall, shelf, "t1")
    await sent(hall, shelf, "t1", TableLine(PLACE, "a"))
    (letter,) = await shelf.claim(NOW, 10)
    await shelf.bury(letter, "PlaceGone", NOW)
    await shelf.done((letter,))

    assert await shelf.dead() == [("PlaceGone", "table.line")]
    assert await shelf.claim(NOW + LEASE * 2, 10) == ()


async def test_what_waits_for_its_time_waits_no_longer_when_the_clock_is_put_back(hall: Hall, shelf: Any) -> None:
    day, pace = 86_400_000, RateLimit(every_ms=1_000, burst=1)
    await kept_table(hall, shelf, "t1")
    await sent(hall, shelf, "t1", TableLine(PLACE, "taken"), TableLine("web:other", "put off"))
    taken, put_off = sorted(await shelf.claim(NOW + day, 10), key=lambda one: one.number)
    await shelf.later((put_off,), NOW + day + 5_000)
    await shelf.turn("chat", NOW + day, pace)
    await shelf.hold("flood", NOW + day + 3_000)

    await shelf.put_clock(-day)

    assert await shelf.claim(NOW + 4_999, 10) == ()
    assert [one.number for one in await shelf.claim(NOW + 5_000, 10)] == [put_off.number]
    assert [one.number for one in await shelf.claim(NOW + LEASE, 10)] == [taken.number]
    assert await shelf.turn("chat", NOW, pace) == 1_000
    assert await shelf.turn("flood", NOW, pace) == 3_000


async def test_a_delivery_without_a_name_leaves_no_answer(hall: Hall, shelf: Any) -> None:
    await kept_table(hall, shelf, "t1")
    for _ in range(ANSWERS_KEPT + 1):
        kept = await shelf.load("t1")
        desk = Desk(hall.house, kept.table, kept.match, NOW)
        assert await shelf.commit(kept, desk.to_keep(None), "", Reply("told to nobody")) == Committed()

    assert await shelf.remembered("t1", "open-t1") == Reply("opened")


async def test_who_only_looked_is_forgotten_in_time_and_who_plays_is_not(hall: Hall, shelf: Any) -> None:
    await hall.opened()
    for person in ("web:ana", "web:looker", "web:lately"):
        await shelf.change_person(person, partial(replace, language="uk"))
        await shelf.seen(person, NOW + (person == "web:lately"))

    await shelf.clear_out(NOW, NOW)

    left = [one for one in ("web:ana", "web:looker", "web:lately") if await shelf.person(one) != Profile()]
    assert left == ["web:ana", "web:lately"]


async def test_dead_letters_go_in_time(hall: Hall, shelf: Any) -> None:
    await kept_table(hall, shelf, "t1")
    await sent(hall, shelf, "t1", TableLine(PLACE, "a"))
    (letter,) = await shelf.claim(NOW, 10)
    for at, why in enumerate(("oldest", "old", "young")):
        await shelf.bury(letter, why, NOW + at)

    await shelf.clear_out(NOW + 1, NOW + 1)

    assert await shelf.dead() == [("young", "table.line")]


async def test_alarms_ring_once_they_are_due(hall: Hall, shelf: Any) -> None:
    for table, at in (("t1", 2_000), ("t2", 1_000), ("t3", 9_000)):
        kept, desk = desk_of(hall, table, f"web:{table}")
        await shelf.commit(kept, desk.to_keep(NOW + at), "d", Reply())

    assert await shelf.due(NOW + 999, 10) == ()
    assert set(await shelf.due(NOW + 2_000, 10)) == {"t1", "t2"}
    kept = await shelf.load("t1")
    await shelf.commit(kept, Desk(hall.house, kept.table, None, NOW).to_keep(None), "d2", Reply())
    assert await shelf.due(NOW + 2_000, 10) == ("t2",)


async def test_what_is_learnt_of_a_person_at_once_is_all_kept(shelf: Any) -> None:
    doors = [Door("chat", str(number), rank=number) for number in range(12)]
    learnt = [partial(Profile.opened, door=door) for door in doors]

    await asyncio.gather(*(shelf.change_person("ana", one) for one in (*learnt, partial(replace, language="uk"))))

    assert (await shelf.person("ana")).ladder == tuple(doors)
    assert (await shelf.person("ana")).language == "uk"


async def test_what_is_known_of_a_person_can_be_forgotten(shelf: Any) -> None:
    await shelf.change_person("ana", partial(replace, language="uk"))
    assert (await shelf.person("ana")).language == "uk"

    await shelf.forget("ana")
    assert await shelf.person("ana") == Profile()


async def test_to_be_forgotten_reaches_tables_that_are_over(hall: Hall, shelf: Any) -> None:
    table = await hall.finished()
    await hall.bo(ForgetMe())

    sitters = (await shelf.load(table)).table.sitters
    assert all(one.person != "web:bo" and one.name != "Bo" for one in sitters)
    assert await shelf.finished_of("web:bo") == ()


async def test_where_a_message_stands_is_remembered(shelf: Any) -> None:
    await shelf.keep_posted("t1", "board", Posted("m1", buried=3))
    assert await shelf.posted("t1", "board") == Posted("m1", buried=3)

    await shelf.drop_posted("t1", "board")
    assert await shelf.posted("t1", "board") is None


async def test_a_pace_is_kept_by_everybody(make_shelf: MakeShelf) -> None:
    one, other = [await make_shelf(dict) for _ in range(2)]
    pace = RateLimit(every_ms=3_000, burst=2)

    assert [await shelf.turn("k", 0, pace) for shelf in (one, other, one)] == [0, 0, 3_000]
    await other.hold("k", 9_000)
    await one.hold("k", 8_000)
    assert await one.turn("k", 8_500, pace) == 500


async def test_what_was_over_long_ago_is_cleared_out(hall: Hall, shelf: Any) -> None:
    old = await hall.finished()
    hall.now += 90 * 86_400_000
    young = (await hall.ana(Open("porrinha", {}, "en"), place="web:other")).table

    assert await shelf.clear_out(hall.now - 1, hall.now) == 1
    assert await shelf.load(old) is None
    assert await shelf.history(old) == ()
    assert await shelf.finished_of("web:ana") == ()
    assert await shelf.load(young) is not None


async def test_a_table_that_is_dropped_leaves_nothing_behind(hall: Hall, shelf: Any) -> None:
    await kept_table(hall, shelf, "t1")
    await kept_table(hall, shelf, "t2", place="web:other")
    await shelf.set_aside(TableAside("t1", "why", "k7qx2", NOW))

    assert [await shelf.drop("t1"), await shelf.drop("t1")] == [True, False]

    assert (await shelf.all_aside(), await shelf.table_at(PLACE)) == ((), None)
    assert await shelf.load_at(PLACE) is None
    assert await shelf.tables_of("web:ana") == ("t2",)
    assert not await shelf.take_up("t1", NOW)


async def test_many_more_may_ask_at_once_than_there_are_ways_to_the_store(make_shelf: MakeShelf) -> None:
    shelf = await make_shelf(dict)
    await shelf.change_person("web:ana", partial(replace, language="uk"))

    found = await asyncio.gather(*(shelf.person("web:ana") for _ in range(400)))

    assert {known.language for known in found} == {"uk"}


async def test_a_table_that_is_set_aside_holds_up_nobody_until_it_is_taken_up(hall: Hall, shelf: Any) -> None:
    await kept_table(hall, shelf, "t1")
    aside = TableAside("t1", "why", "k7qx2", NOW)

    assert [await shelf.set_aside(aside), await shelf.set_aside(aside)] == [True, False]

    assert await shelf.load("t1") is None
    assert (await shelf.table_at(PLACE), await shelf.tables_of("web:ana")) == (None, ())
    assert await shelf.load_at(PLACE) is None
    assert await shelf.all_aside() == (aside,)
    await kept_table(hall, shelf, "t2")
    assert await shelf.take_up("t1", NOW)
    assert (await shelf.load("t1")).table.id == "t1"
    assert await shelf.tables_of("web:ana") == ("t1", "t2")
    assert await shelf.table_at(PLACE) == "t2"
    assert (await shelf.all_aside(), await shelf.due(NOW, 9)) == ((), ("t1",))


async def test_the_places_of_a_table_that_is_set_aside_are_told_once(hall: Hall, shelf: Any) -> None:
    await kept_table(hall, shelf, "t1")
    for _ in range(2):
        await shelf.set_aside(TableAside("t1", "why", "k7qx2", NOW))

    assert [letter.message for letter in await shelf.claim(NOW, 9)] == [SetAside(PLACE, "en", "k7qx2")]


async def test_a_table_that_cannot_be_read_is_set_aside_with_the_reason(make_shelf: MakeShelf) -> None:
    installed: dict[str, Any] = dict(GAMES)
    shelf = await make_shelf(lambda: installed)
    table = await Hall(shelf, GAMES).dealt()
    installed.clear()

    assert await shelf.load(table) is None

    (aside,) = await shelf.all_aside()
    assert (aside.table, aside.why) == (table, "no_such_game: porrinha")
    assert not await shelf.take_up(table, NOW)
    installed.update(GAMES)
    assert await shelf.take_up(table, NOW)
