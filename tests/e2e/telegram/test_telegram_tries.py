"""What is tried in Telegram and cannot be teaches nothing; what became of a line stays to be read."""

import pytest
from fake_telegram import FakeTelegram, Fault
from fake_telegram.faults import bad
from hosting import Hosting, dealt


async def test_a_locked_card_is_not_read_by_typing_lines(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    await hosting.says(ana, "choose 5")

    await hosting.says(bo, "choose 3; hero 1 passage")

    answers = [one.text for one in fake.sightings if one.viewer == bo.id]
    assert any("Left undone: hero 1 passage" in text for text in answers)
    kept = await hosting.shelf.load(hosting.table(group))
    assert kept is not None
    assert kept.table.entries == 2


@pytest.mark.parametrize("nods", [True, False])
async def test_what_was_left_undone_stays_to_be_read_when_the_next_hand_has_come(
    hosting: Hosting, fake: FakeTelegram, nods: bool
) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo)
    await hosting.says(ana, "choose 5")
    if not nods:
        fake.faults.next("setMessageReaction", Fault("refused", bad("REACTION_INVALID")))

    await hosting.says(bo, "choose 3; hero 1 passage")

    assert sum("Left undone: hero 1 passage" in text for text in bo.texts()) == 1
