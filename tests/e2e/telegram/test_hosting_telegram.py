"""docs/hosting-telegram.md, steps 6 to 9, word for word: what it says to press is pressed, what it promises is seen."""

from pathlib import Path

from fake_telegram import FakeTelegram, Human
from hosting import Hosting

from bot.telegram.pacer import GROUP

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
    assert "whoever came by it counts as here" in PAGE
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


async def test_with_any_right_at_all_cards_are_handed_out_in_the_group(hosting: Hosting, fake: FakeTelegram) -> None:
    assert "each seen by its person alone, to whoever has no private chat with it" in PAGE
    group, ana = fake.group(bot="administrator", rights={"can_change_info"}), hosting.human("Ana")
    bo = hosting.human("Bo", opened=False)
    await hosting.says(ana, "/play holland", group)
    for human, label in ((bo, "Join"), (ana, "Start"), (bo, "I am here")):
        await hosting.press(human, human.board(group), label)

    await hosting.after(8, steps=4)  # a group is written to so often and no oftener
    hands = [one for one in bo.sees(group) if one.only_for == bo.id and one.photo is not None]
    assert (len(hands), bo.user.opened) == (1, False)
    assert not [one for one in ana.sees(group) if one.only_for == bo.id]


def test_a_group_gets_what_the_page_says() -> None:
    assert "at most twenty messages and edits a minute" in PAGE
    assert "three at once, then one in a little over three seconds" in PAGE
    assert (GROUP.burst, 3_000 < GROUP.every_ms < 3_500) == (3, True)
    assert GROUP.burst + 60_000 // GROUP.every_ms == 20


async def test_a_game_that_all_agree_to_end_is_over_and_can_be_checked(hosting: Hosting, fake: FakeTelegram) -> None:
    night = (Path(__file__).parents[3] / "docs" / "first-night-on-a-real-server.md").read_text(encoding="utf-8")
    assert "The board says that it is over; **Check** shows the whole fingerprint and the seed." in night
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await hosting.says(ana, "/play holland", group)
    for human, label in ((bo, "Join"), (ana, "Start"), (bo, "I am here")):
        await hosting.press(human, human.board(group), label)
    await hosting.says(ana, "/end", group)
    await hosting.press(bo, bo.board(group), "Agree")
    await hosting.after(10)
    board = bo.board(group)
    kept = await hosting.shelf.load(hosting.table(group))
    assert kept is not None
    assert kept.match is not None
    await hosting.press(bo, board, "Check")

    assert "The game ends without a result" in board.text
    assert board.photo is not None
    assert board.labels[:4] == ["Rematch", "Replay", "Export", "Check"]
    assert kept.match.commitment in bo.sees(group)[-1].text
    assert kept.match.seed in bo.sees(group)[-1].text
    assert "The game is over." in ana.sees()[-1].text
