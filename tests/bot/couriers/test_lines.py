"""What is said at a place where boards hold the last lines themselves, and what only stands there."""

from hall import PLACE, Hall

from bot.couriers.lines import MOST_STANDING, PACE
from bot.tables.model.intents import ProposeEnd, Vote
from bot.tables.model.outbox import TableLine


async def test_what_happens_stands_on_the_board_and_is_no_message(hall: Hall) -> None:
    hall.wire.folds = True
    await hall.one_round()

    assert len(hall.wire.at[PLACE]) == 1
    assert any("The fists open" in line for line in hall.wire.board().lately)


async def test_what_people_have_to_answer_is_said(hall: Hall) -> None:
    hall.wire.folds = True
    await hall.dealt(hall.bo)
    await hall.ana(ProposeEnd())

    assert "proposes to end the game" in hall.wire.texts(PLACE)[-1]


async def test_what_was_answered_stands_there_no_more_and_the_board_says_what_came_of_it(hall: Hall) -> None:
    hall.wire.folds = True
    await hall.dealt(hall.bo)
    before = hall.wire.texts(PLACE)
    await hall.ana(ProposeEnd())
    asked = hall.wire.texts(PLACE)
    await hall.bo(Vote(yes=False))

    assert len(asked) == len(before) + 1
    assert not [text for text in hall.wire.texts(PLACE) if text == asked[-1]]
    assert hall.wire.board().lately[-1] == "The game goes on."


async def test_a_few_messages_a_minute_are_said_and_the_rest_stands_on_the_board(hall: Hall) -> None:
    hall.wire.folds = True
    table = await hall.dealt(hall.bo)
    before = len(hall.wire.at[PLACE])
    for number in range(8):
        await hall.courier.lines.carry(
            table, TableLine(PLACE, f"It thunders {number}.", f"It thunders {number}."), f"{number}"
        )

    assert len(hall.wire.at[PLACE]) - before == PACE.burst


async def test_of_what_was_said_a_dozen_lines_stay(hall: Hall) -> None:
    hall.wire.folds = True
    table = await hall.dealt(hall.bo)
    for number in range(MOST_STANDING * 2):
        await hall.courier.lines.carry(table, TableLine(PLACE, "It thunders.", "It thunders."), f"{number}")
        await hall.later(60)

    lines = [sent for sent in hall.wire.at[PLACE] if not sent.screen.buttons]
    assert len(lines) == MOST_STANDING


async def test_where_there_is_a_log_every_line_is_said(hall: Hall) -> None:
    await hall.one_round()

    assert any("The fists open" in text for text in hall.wire.texts(PLACE))
