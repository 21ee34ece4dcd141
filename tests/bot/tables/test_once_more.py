"""What cannot be taken back is asked once more: pressed or typed, it is done when it is said again."""

import pytest
from hall import Hall, pictured, seen

from bot.tables.model.intents import Fill, Open, ShowHand, Start, TableId
from bot.tables.model.reply import Screen


@pytest.fixture
async def table(hall: Hall) -> TableId:
    opened = (await hall.ana(Open("toy", {}, "en"))).table
    await hall.ana(Fill(2))
    await hall.ana(Start())
    return opened


async def entries(hall: Hall, table: TableId) -> int:
    return await hall.acts(table)


def labels(screen: Screen) -> list[str]:
    return [button.label for button in screen.buttons]


@pytest.mark.parametrize("again", ["call X 5", "button"])
async def test_it_is_done_when_it_is_said_again(hall: Hall, table: TableId, again: str) -> None:
    asked = await hall.ana("call X 5")
    before = await entries(hall, table)
    done = await (hall.ana.press(seen(asked), labels(seen(asked))[0]) if again == "button" else hall.ana(again))

    assert asked.ok
    assert before == 0
    assert "“o campo X5 é chamado”" in asked.text
    assert done.text == "Feito: o campo X5 é chamado"
    assert await entries(hall, table) == 1


async def test_until_then_the_hand_shows_what_to_look_at(hall: Hall, table: TableId) -> None:
    reply = await hall.ana("call X 5")
    asked, hand = seen(reply), seen(await hall.ana(ShowHand()))

    assert (pictured(reply).kind, pictured(reply).things) == ("closer", ("look", "X5"))
    assert (hand.picture, hand.rows, hand.typed) == (asked.picture, asked.rows, "call X 5")


async def test_a_press_is_asked_once_more_as_well(hall: Hall, table: TableId) -> None:
    reply = await hall.ana(ShowHand())
    for label in ("Call ›", "D ›", "5"):
        reply = await hall.ana.press(seen(reply), label)

    assert await entries(hall, table) == 0
    assert pictured(reply).kind == "closer"


async def test_whoever_goes_back_is_asked_again_the_next_time(hall: Hall, table: TableId) -> None:
    asked = seen(await hall.ana("call X 5"))
    back = seen(await hall.ana.press(asked, labels(asked)[1]))
    await hall.ana("call X 5")

    assert "Call ›" in labels(back)
    assert await entries(hall, table) == 0


async def test_looking_further_in_an_older_message_is_going_back(hall: Hall, table: TableId) -> None:
    older = seen(await hall.ana(ShowHand()))
    await hall.ana("call X 5")
    further = seen(await hall.ana.press(older, "Call ›"))

    assert "D ›" in labels(further)
    assert "Call ›" in labels(seen(await hall.ana(ShowHand())))


async def test_something_else_is_done_at_once(hall: Hall, table: TableId) -> None:
    await hall.ana("call X 5")
    await hall.ana("call X 1")

    assert await entries(hall, table) == 1
    assert "Call ›" in labels(seen(await hall.ana(ShowHand())))


async def test_of_several_entries_none_is_carried_out_until_all_are_said_again(hall: Hall, table: TableId) -> None:
    asked = await hall.ana("call X 1; call X 5")
    before = await entries(hall, table)
    await hall.ana("call X 1; call X 5")

    assert (before, await entries(hall, table)) == (0, 2)
    assert "o campo X5 é chamado" in asked.text
