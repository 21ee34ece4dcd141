"""A line of several entries teaches nothing by being refused: what brings something to light has happened by then."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hall import PLACE
from laid import LaidHall

from bot.running import OpenService
from bot.tables.completing import Completion, completions
from bot.tables.model.intents import Intent, Say, ShowHand, Undo
from bot.tables.service import Service

BROKEN = "Something went wrong on my side; look at the board and try again in a moment."
CAVE = {"spots": {"P1": "C3"}, "phase": "step2"}
ROBBED = {"hands": {"P1": ["passar_a_mao"], "P2": ["ouro", "parkour"]}, "spots": {"P1": "C3", "P2": "C3"}}
LINES: dict[str, tuple[str, int, dict[str, Any], str]] = {
    "the cards of a pile": ("caverna", 3, CAVE, "search; take 1; play beijin_de_mamae; end"),
    "what a theft will take": ("caverna", 3, {**ROBBED, "phase": "step3"}, "play passar_a_mao P2; play ouro"),
    "whether one will faint": ("caverna", 3, {**CAVE, "life": {"P1": 1}}, "run C4; play ouro"),
    "the dice of a search": ("vi_algo", 2, {"spots": {"P1": "A20"}}, "search A21; use mapa; walk Z16"),
    "the card on top of a stack": ("vi_algo", 2, {"spots": {"P1": "A20"}, "trust": 30}, "search A21; use urna; pass"),
    "a card that is locked": ("holland", 2, {}, "choose 3; hero 1 passage"),
}


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[LaidHall]:
    hall = LaidHall(tmp_path / "mestre.db")
    yield hall
    hall.shelf.close()  # type: ignore[attr-defined]


@pytest.mark.parametrize("about", LINES)
async def test_a_line_that_would_tell_is_no_try(hall: LaidHall, about: str) -> None:
    slug, seats, given, line = LINES[about]
    await hall.lay(slug, seats, given)
    if slug == "holland":
        await hall.people[1]("choose 5")
    before = await hall.entries()

    reply = await hall.people[0](line)

    assert reply.ok
    assert await hall.entries() > before


@pytest.mark.parametrize("cell", ["F5", "F4"])
async def test_a_cell_is_not_looked_into_by_going_on_from_it(hall: LaidHall, cell: str) -> None:
    await hall.lay("amsterdam", 4, {"black": {"at": "G4", "clue": ["C65"], "evidence": ["D2", "F1", "E6"]}})
    board = await hall.board()
    detective = hall.people[board.teams[0].detectives[0]]
    before = await hall.entries()

    reply = await detective(f"go {cell}; go A1")

    assert reply.ok
    assert await hall.entries() > before


async def test_the_next_row_is_not_read_by_giving_a_clue_from_it(hall: LaidHall) -> None:
    await hall.lay("amsterdam", 3, {})
    board = await hall.board()
    commissioner = hall.people[board.teams[0].commissioner]

    reply = await commissioner("swap; clue C01 C02; swap")

    assert reply.ok
    assert (await hall.board()).cards.swaps == 1
    assert "Left undone" in reply.text


async def test_a_slip_in_what_belongs_together_changes_nothing(hall: LaidHall) -> None:
    await hall.lay("caverna", 3, CAVE)

    reply = await hall.people[0]("orders parkour never; orders parkour maybe")

    assert not reply.ok
    assert await hall.acted() == 0


async def test_the_rest_is_carried_out_when_its_turn_comes(hall: LaidHall) -> None:
    await hall.lay("holland", 2, {})
    reply = await hall.people[0]("choose 2; hero 1 left")
    assert "The rest is tried when you are asked next: hero 1 left" in reply.text

    await hall.people[1]("choose 3")

    assert any("Done, as you said before: Hero 1 to A1" in text for text in hall.people[0].inbox)
    assert await hall.acted() == 3


async def test_a_rest_that_no_longer_fits_is_dropped_and_its_author_alone_is_told(hall: LaidHall) -> None:
    await hall.lay("holland", 2, {})
    await hall.people[0]("choose 2; hero 1 passage")
    await hall.people[1]("choose 3")

    assert any("Left undone: hero 1 passage" in text for text in hall.people[0].inbox)
    told = (*hall.wire.texts("web:room"), *hall.people[1].inbox)
    assert not any("passage" in text for text in told)
    assert (await hall.kept(hall.table)).table.later[0].entries == ()


async def test_whoever_says_something_else_has_thought_better_of_the_rest(hall: LaidHall) -> None:
    await hall.lay("holland", 2, {})
    await hall.people[0]("choose 2; hero 1 left")
    await hall.people[0]("choose 4")
    await hall.people[1]("choose 3")

    assert await hall.acted() == 3
    assert not any("as you said before" in text for text in hall.people[0].inbox)


async def test_what_was_typed_ahead_stays_with_its_author(hall: LaidHall) -> None:
    await hall.lay("holland", 2, {})
    await hall.people[0]("choose 2; hero 1 left")
    await hall.people[0]("/handover")
    await hall.people[1]("choose 3")

    assert (await hall.kept(hall.table)).table.later[0].entries == ()


@pytest.mark.parametrize(("line", "is_kept"), [("search; take 1; pla", True), ("orders parkour never; sea", False)])
async def test_it_is_told_before_sending_what_would_be_kept(hall: LaidHall, line: str, is_kept: bool) -> None:
    await hall.lay("caverna", 3, CAVE)
    intent = Intent("typing", hall.people[0].person, Say(line), place=PLACE)

    found = await completions(hall.service, intent, line)

    assert (Completion(line, "what stands behind is tried when you are asked next") in found) == is_kept


async def test_somebody_elses_backpack_is_not_looked_into_and_put_back(hall: LaidHall) -> None:
    packs = {"packs": {"P2": {1: {"space": "C3", "cards": ["ouro", "parkour", "picaretada"]}}}}
    await hall.lay("caverna", 3, {**CAVE, **packs})
    await hall.people[0]("search")
    await hall.people[0]("take pack P2")
    await hall.people[0](Undo())

    kept = await hall.kept(hall.table)
    assert kept.table.wish is not None
    assert kept.table.wish.voters == (1, 2)


async def test_a_map_that_was_seen_is_not_given_back_for_a_fresh_clock(hall: LaidHall) -> None:
    await hall.lay("amsterdam", 3, {"phase": "countdown"})
    board = await hall.board()
    commissioner = hall.people[board.teams[0].commissioner]
    assert (await commissioner("ready")).ok
    await hall.later(10, steps=10)

    reply = await commissioner(Undo())

    assert not reply.ok
    assert reply.text == "That is not taken back: what was seen then stays seen."
    assert (await hall.board()).go_at_ms is not None


async def test_who_is_refused_without_end_is_asked_to_take_a_breath(hall: LaidHall) -> None:
    await hall.lay("caverna", 3, CAVE)
    texts = [(await hall.people[0]("take 5")).text for _ in range(31)]

    assert "many tries" not in texts[29]
    assert "many tries" in texts[30]
    assert "many tries" in (await hall.people[0]("search")).text
    hall.now += 2_000
    assert (await hall.people[0]("search")).ok


async def test_who_is_past_the_bound_is_told_that_and_nothing_about_the_line(hall: LaidHall) -> None:
    await hall.lay("caverna", 3, CAVE)
    texts = [(await hall.people[0](f"{line}")).text for line in ("take 5",) * 30 + ("take 5", "nonsense", "search 1 2")]

    assert texts[29] != texts[30]
    assert texts[30] == texts[31] == texts[32]


async def test_the_bound_holds_for_all_workers_of_a_house(hall: LaidHall) -> None:
    await hall.lay("caverna", 3, CAVE)
    workers = [Service(hall.house, hall.shelf, lambda: hall.now) for _ in range(2)]
    texts = []
    for number in range(32):
        hall.service = workers[number % 2]
        texts.append((await hall.people[0]("take 5")).text)

    assert not any("many tries" in text for text in texts[:30])
    assert all("many tries" in text for text in texts[30:])


async def test_what_is_counted_of_refusals_names_nobody(hall: LaidHall) -> None:
    await hall.lay("caverna", 3, CAVE)
    await hall.people[0]("take 5")

    (key,) = hall.shelf.file.db.execute("SELECT key FROM paces").fetchone()  # type: ignore[attr-defined]
    assert hall.people[0].person.id not in key
    assert hall.people[0].person.name.lower() not in key


async def test_a_store_that_is_full_when_a_refusal_is_counted_tells_nothing_of_the_line(hall: LaidHall) -> None:
    await hall.lay("caverna", 3, CAVE)
    hall.service = OpenService(hall.house, hall.shelf, lambda: hall.now)
    hall.shelf.file.db.execute("PRAGMA query_only = 1")  # type: ignore[attr-defined]
    replies = [await hall.people[0].only(line) for line in ("take 5", "nonsense", "search 1 2")]
    hall.shelf.file.db.execute("PRAGMA query_only = 0")  # type: ignore[attr-defined]

    assert {(reply.ok, reply.text) for reply in replies} == {(False, BROKEN)}
    assert "many tries" not in (await hall.people[0]("take 5")).text
    assert (await hall.people[0]("search")).ok


@pytest.mark.parametrize("quietly", [True, False])
async def test_taking_back_does_not_tell_whether_somebody_has_quietly_acted(hall: LaidHall, quietly: bool) -> None:
    await hall.lay("caverna", 3, CAVE)
    await hall.people[2]("orders parkour never")
    if quietly:
        await hall.people[1]("orders parkour never")
    hand, inbox = await hall.people[1](ShowHand()), list(hall.people[1].inbox)

    reply = await hall.people[2](Undo())

    assert reply.text == "Taken back."
    orders = (await hall.board()).orders
    assert [one.parkour == "never" for one in orders] == [False, quietly, False]
    assert (await hall.people[1](ShowHand()), hall.people[1].inbox) == (hand, inbox)


async def test_a_card_that_was_quietly_changed_stays_when_another_takes_back_theirs(hall: LaidHall) -> None:
    await hall.lay("holland", 3, {})
    ana, bo, cleo = hall.people[:3]
    for guest, line in ((bo, "choose 5"), (ana, "choose 2"), (bo, "choose 6")):
        await guest(line)

    assert (await ana(Undo())).text == "Taken back."
    for guest, line in ((ana, "choose 3"), (cleo, "choose 4")):
        await guest(line)

    assert [player.pick for player in (await hall.board()).players] == [3, 6, 4]


async def test_nobody_else_can_tell_that_somebody_was_refused(hall: LaidHall) -> None:
    await hall.lay("caverna", 3, CAVE)
    before, sent = [(await guest(ShowHand())) for guest in hall.people[1:3]], len(hall.wire.log)
    for _ in range(40):
        await hall.people[0]("take 5")

    assert [(await guest(ShowHand())) for guest in hall.people[1:3]] == before
    assert len(hall.wire.log) == sent
