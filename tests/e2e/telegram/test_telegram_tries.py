"""What is tried in Telegram and cannot be teaches nothing."""

from fake_telegram import FakeTelegram
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
