"""What is wanted of the house: rematches, bridges, moved and lost places, to be forgotten."""

from hall import PLACE, Hall

from bot.tables.handlers.errands import seated_again
from bot.tables.model.intents import (
    Bridge,
    BringBoard,
    ForgetMe,
    Join,
    Open,
    PlaceLost,
    PlaceMoved,
    Rematch,
    ShowStatus,
)
from bot.tables.model.table import Phase, Sitter, Table


async def test_a_rematch_turns_the_seats(hall: Hall) -> None:
    await hall.finished()

    table = (await hall.bo(Rematch())).table

    kept = await hall.kept(table)
    assert kept.table.names[:2] == ("Bo", "Ana")
    assert (kept.table.phase, kept.table.settings) == (Phase.LOBBY, {"rounds": 1})


def test_whoever_plays_again_has_the_role_of_before() -> None:
    table = Table("t", "g", "en", "a", (), 0, "s", (Sitter("a", "Ana"), Sitter("b", "Bo")), roles=("fox", "goose"))

    assert [(one.name, one.role) for one in seated_again(table)] == [("Bo", "goose"), ("Ana", "fox")]


async def test_two_who_want_a_rematch_get_one(hall: Hall) -> None:
    await hall.finished()
    first = await hall.bo(Rematch())
    second = await hall.ana(Rematch())

    assert first.ok
    assert not second.ok


async def test_a_running_game_has_no_rematch(hall: Hall) -> None:
    await hall.dealt(hall.bo)

    assert not (await hall.bo(Rematch())).ok


async def test_a_table_is_shown_in_two_places(hall: Hall) -> None:
    table = await hall.opened()
    await hall.ana(Bridge(table), place="web:garden")
    await hall.bo(Join(), place="web:garden")

    assert "2. Bo" in hall.wire.board().text
    assert "2. Bo" in hall.wire.board("web:garden").text


async def test_a_place_with_a_table_takes_no_other(hall: Hall) -> None:
    table = await hall.opened()
    await hall.bo(Open("porrinha"), place="web:garden")

    assert not (await hall.ana(Bridge(table), place="web:garden")).ok


async def test_a_stranger_cannot_bridge_a_table(hall: Hall) -> None:
    table = await hall.opened()

    assert not (await hall.olha(Bridge(table), place="web:garden")).ok
    assert not (await hall.olha(Bridge(f"{table}-guessed1"), place="web:garden")).ok


async def test_whoever_has_the_code_bridges_the_table_to_their_own_place(hall: Hall) -> None:
    await hall.opened()
    told = (await hall.ana(Bridge())).screen
    assert told is not None
    code = next(word for word in told.text.split() if "-" in word)

    assert (await hall.olha(Bridge(code), place="web:garden")).ok
    assert (await hall.olha(Join(), place="web:garden")).ok
    assert "2. Olha" in hall.wire.board().text


async def test_only_those_at_the_table_are_told_its_code(hall: Hall) -> None:
    await hall.opened()

    assert not (await hall.olha(Bridge())).ok


async def test_a_place_that_got_another_key_keeps_its_table(hall: Hall) -> None:
    await hall.opened()
    await hall.ana(PlaceMoved("web:new-room"))

    assert (await hall.bo(ShowStatus(), place="web:new-room")).ok
    assert "Porrinha" in hall.wire.board("web:new-room").text


async def test_a_board_buried_by_talk_can_be_brought_down(hall: Hall) -> None:
    await hall.opened()
    await hall.bo(Join())
    before = hall.wire.at[PLACE][0].id
    await hall.bo(BringBoard())

    assert hall.wire.at[PLACE][-1].screen.buttons
    assert before not in [sent.id for sent in hall.wire.at[PLACE] if sent.screen.buttons]


async def test_a_table_that_lost_its_place_pauses(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    await hall.ana(PlaceLost())

    assert (await hall.kept(table)).table.paused_at is not None


async def test_somebody_forgotten_is_nowhere_to_be_found(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    await hall.bo(ForgetMe())

    kept = await hall.kept(table)
    assert "Bo" not in kept.table.names
    assert kept.table.sitters[1].computer
    assert await hall.shelf.tables_of("web:bo") == ()


async def test_somebody_forgotten_leaves_no_door_behind(hall: Hall) -> None:
    await hall.bo("/tables")
    hall.bo.door = None
    await hall.bo(ForgetMe())

    assert (await hall.shelf.person("web:bo")).doors == ()


async def test_a_game_that_nobody_knows_is_refused(hall: Hall) -> None:
    assert not (await hall.ana(Open("chess"))).ok


async def test_no_table_is_opened_in_private(hall: Hall) -> None:
    assert not (await hall.ana(Open("porrinha"), place="")).ok


async def test_too_many_tables_at_once_are_too_many(hall: Hall) -> None:
    for number in range(hall.house.customs.most_tables):
        assert (await hall.ana(Open("porrinha"), place=f"web:{number}")).ok

    assert not (await hall.ana(Open("porrinha"), place=PLACE)).ok


async def test_a_place_without_a_table_says_so(hall: Hall) -> None:
    assert (await hall.bo(ShowStatus())).text == "There is no table here yet."
