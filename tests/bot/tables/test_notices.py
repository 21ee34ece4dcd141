"""What is sent, and to whom: decided from what its reader may know, before and after."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from hall import PLACE, TIMED, Hall
from leaky import Blurted
from porrinha.game import Bar

from bot.tables.model.intents import Press, Undo
from bot.tables.model.outbox import BoardChanged, NoticeChanged, TableLine, Whisper, outgoing
from engine.core.game import Setup
from engine.core.play import Play


async def sent_by(hall: Hall, line: str) -> list[tuple[str, str]]:
    before = len(hall.wire.log)
    await hall.ana(line)
    return [(op, address) for _, op, address, _, _ in hall.wire.log[before:]]


async def test_changing_a_secret_answer_sends_nobody_anything(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    await hall.ana("esconder 1")

    assert await sent_by(hall, "esconder 3") == []


async def test_a_refused_answer_sends_nobody_anything(hall: Hall) -> None:
    await hall.dealt(hall.bo)

    assert await sent_by(hall, "esconder 9") == []


async def test_a_secret_answer_is_seen_only_in_who_is_awaited_and_nobody_elses_notice_changes(hall: Hall) -> None:
    await hall.dealt(hall.bo)

    assert set(await sent_by(hall, "esconder 1")) == {("edit", PLACE), ("edit", "door-ana")}


async def test_every_answer_is_acknowledged_alike(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    low, high = await hall.ana("esconder 0"), await hall.ana("esconder 3")

    assert (low.ok, low.text.replace("0", "3")) == (high.ok, high.text)


async def test_a_draft_is_nobody_elses_business(hall: Hall) -> None:
    table = (await hall.ana("/play toy")).table
    await hall.ana("/completar 2")
    await hall.ana("/começar")
    before = len(hall.wire.log)

    await hall.ana(Press(f"m1:{table}:0:1:g:walk.left"))

    kept = await hall.kept(table)
    assert kept.table.drafts[0]
    assert (await hall.acts(table), hall.wire.log[before:]) == (0, [])


async def test_a_draft_is_carried_out_by_the_press_of_a_button(hall: Hall) -> None:
    table = (await hall.ana("/play toy")).table
    await hall.ana("/completar 2")
    await hall.ana("/começar")
    drafted = await hall.ana(Press(f"m1:{table}:0:1:g:walk.left"))
    assert drafted.screen is not None
    await hall.ana.press(drafted.screen, "Walk: fazer isso")

    assert (await hall.kept(table)).match.position.result.reason == "left"


async def test_a_drafts_picture_shows_what_it_would_do(hall: Hall) -> None:
    table = (await hall.ana("/play toy")).table
    await hall.ana("/completar 2")
    await hall.ana("/começar")
    drafted = await hall.ana(Press(f"m1:{table}:0:1:g:walk.left"))
    assert drafted.screen is not None

    painted = await hall.service.picture(drafted.screen.picture)

    assert painted is not None
    assert "walked=('left',)" in painted.twin


async def test_an_undo_of_a_secret_answer_calls_its_author_again(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    await hall.ana("esconder 1")
    await hall.ana(Undo())

    assert hall.ana.notice.buttons


def test_boards_and_notices_coalesce_and_facts_do_not() -> None:
    messages = (BoardChanged("web:a"), TableLine("web:a", "x"), NoticeChanged("web:ana", 0, 1), Whisper("web:ana", "x"))

    assert [bool(outgoing("t", message).coalesce) for message in messages] == [True, False, True, False]


async def test_of_much_that_happens_at_once_the_latest_is_told(make_hall: Callable[..., Hall]) -> None:
    def begin(setup: Setup[Any], play: Play[Bar]) -> None:
        TIMED.begin(setup, play)
        for number in range(20):
            play.tell(Blurted(number))

    hall = make_hall({"porrinha": replace(TIMED, begin=begin)})
    await hall.dealt(hall.bo)
    latest = ["8 earlier lines left out.", *(f"{number}!" for number in range(8, 20))]

    assert any(text.splitlines()[-len(latest) :] == latest for text in hall.wire.texts(PLACE))
