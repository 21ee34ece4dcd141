"""docs/hosting-telegram.md, steps 6 to 9, word for word: what it says to press is pressed, what it promises is seen."""

from pathlib import Path

from fake_telegram import FakeTelegram, Human
from hosting import Hosting

PAGE = " ".join((Path(__file__).parents[3] / "docs" / "hosting-telegram.md").read_text(encoding="utf-8").split())


async def taps(hosting: Hosting, human: Human, message: object, label: str) -> None:
    """Tap what the page calls so, to the letter, as a client does."""
    assert f"**{label}**" in PAGE or f"*{label}*" in PAGE
    await human.taps(message, label)  # type: ignore[arg-type]
    await hosting.settle()
    await hosting.after(4)


async def test_in_the_private_chat_one_plays_against_computers_at_once(hosting: Hosting) -> None:
    assert "Open the bot's private chat and press **Start**: it answers, and you can play there" in PAGE
    ana = hosting.human("Ana")
    await hosting.settle()
    await hosting.press(ana, ana.sees()[-1], "Sir Holland")
    await hosting.press(ana, ana.sees()[-1], "Fill with computers")
    await hosting.press(ana, ana.sees()[-1], "Start")

    assert any(one.photo for one in ana.sees())


async def test_it_says_hello_to_a_group_and_offers_the_games(hosting: Hosting, fake: FakeTelegram) -> None:
    assert "It says hello and offers the games" in PAGE
    group, ana = fake.group(bot="left"), hosting.human("Ana")
    ana.adds(group)
    await hosting.settle()

    assert len([one for one in ana.sees(group) if len(one.labels) == len(hosting.games())]) == 1


async def test_whoever_has_no_private_chat_is_led_there_by_the_press_itself(
    hosting: Hosting, fake: FakeTelegram
) -> None:
    assert "the cards are dealt as soon as every seat's private chat is open" in PAGE
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo", opened=False)
    await hosting.says(ana, "/play holland", group)
    assert "Open our private chat" not in ana.board(group).labels
    await taps(hosting, bo, ana.board(group), "Join")
    assert bo.user.opened
    await taps(hosting, ana, ana.board(group), "Start")

    assert all(any(one.photo for one in human.sees()) for human in (ana, bo))


async def test_while_somebody_seated_has_no_private_chat_the_lobby_has_a_button_to_it(
    hosting: Hosting, fake: FakeTelegram
) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo", opened=False)
    await hosting.says(ana, "/play holland", group)
    await hosting.press(bo, bo.board(group), "Join")
    assert "Open our private chat" in ana.board(group).labels
    await taps(hosting, bo, ana.board(group), "Open our private chat")

    assert bo.user.opened
    assert "Open our private chat" not in ana.board(group).labels
