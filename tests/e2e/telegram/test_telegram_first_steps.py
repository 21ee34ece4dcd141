"""Whoever is new: greetings, menus, lessons, and games alone in the private chat."""

import pytest
from fake_telegram import FakeTelegram
from hosting import CATALOGUE, Hosting, dealt


async def test_somebody_plays_alone_in_the_private_chat(hosting: Hosting, fake: FakeTelegram) -> None:
    ana = hosting.human("Ana")
    await hosting.says(ana, "/start")
    await hosting.press(ana, ana.sees()[-1], "Sir Holland")
    await hosting.says(ana, "/fill")
    await hosting.says(ana, "/begin")
    await hosting.says(ana, "choose 5")

    assert any("Round 1." in text for text in ana.texts())
    assert fake.reactions == ["👍"] * 2


async def test_a_game_is_tried_alone_by_one_line_in_the_private_chat(hosting: Hosting, fake: FakeTelegram) -> None:
    ana = hosting.human("Ana")
    await hosting.says(ana, "/solo holland")

    assert "Choose a card" in ana.sees()[-1].text
    assert ana.sees()[-1].photo is not None


async def test_a_game_is_learnt_in_the_private_chat_by_pressing_what_the_lesson_points_to(
    hosting: Hosting, fake: FakeTelegram
) -> None:
    ana = hosting.human("Ana")
    await hosting.says(ana, "/start")
    await hosting.press(ana, ana.sees()[-1], "📘 Learn a game")
    await hosting.press(ana, ana.sees()[-1], "I Saw Something")
    for _ in range(40):
        lit = [(one, label) for one in ana.sees() for label in one.labels if label.startswith("👉")]
        if not lit:
            break
        await hosting.press(ana, *lit[-1])

    assert any("Now you know it all" in text or "The city is yours" in text for text in ana.texts())


async def test_no_two_buttons_of_the_greeting_say_the_same(hosting: Hosting, fake: FakeTelegram) -> None:
    ana = hosting.human("Ana")
    await hosting.says(ana, "/start")
    greeting = ana.sees()[-1].labels
    await hosting.says(ana, "/learn")
    lessons = ana.sees()[-1].labels

    assert len(greeting) == len(set(greeting)) == len(lessons) + 1
    assert len(lessons) == len(set(lessons)) > 1


@pytest.mark.parametrize("game", sorted(CATALOGUE.lessons))
async def test_every_lesson_is_pressed_to_its_end(hosting: Hosting, fake: FakeTelegram, game: str) -> None:
    ana = hosting.human("Ana")
    await hosting.says(ana, f"/learn {game}")
    table = f"telegram:{ana.user.id}"
    while (await hosting.shelf.load(hosting.shelf.file.table_at(table))).table.lesson:
        lit = [(one, label) for one in ana.sees() for label in one.labels if label.startswith("👉")]
        await hosting.press(ana, *lit[-1])

    assert any(CATALOGUE.words("en")(f"{game.replace('_', '-')}-lesson-end") in text for text in ana.texts())


async def test_a_button_that_begins_like_a_command_may_be_typed(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana, bo = fake.group(), hosting.human("Ana"), hosting.human("Bo")
    await dealt(hosting, group, ana, bo, game="vi_algo")
    asked = next(one for one in (ana, bo) if any("Begin on Z18, north" in message.labels for message in one.sees()))
    await hosting.says(asked, "Begin on Z18, north")

    assert "enters on Z18" in asked.board(group).text


async def test_the_menus_are_published_in_every_language(fake: FakeTelegram, hosting: Hosting) -> None:
    assert {language for _, language in fake.commands} == {"", "pt", "uk"}
    assert {scope for scope, _ in fake.commands} == {"all_group_chats", "all_private_chats", "default"}
    names = {one["command"] for one in fake.commands["all_group_chats", "uk"]}
    assert {"play", "join", "leave", "begin", "act", "board", "hand", "rules", "status", "catchup"} <= names
    assert {"undo", "pause", "seat", "language", "tables", "replay", "forgetme"} <= names


async def test_menus_that_are_known_are_not_told_again(fake: FakeTelegram, hosting: Hosting) -> None:
    told = [method for _, method, _ in fake.calls].count("setMyCommands")
    await hosting.restart()

    assert told == 9
    assert [method for _, method, _ in fake.calls].count("setMyCommands") == told


async def test_a_group_that_invites_the_bot_is_greeted_with_games(hosting: Hosting, fake: FakeTelegram) -> None:
    group, ana = fake.group(bot="left"), hosting.human("Ana", "uk")
    ana.adds(group)
    await hosting.settle()

    assert "Вітаю" in ana.texts(group)[-1]
    assert ana.board(group).labels


@pytest.mark.parametrize("how", ["typed", "pressed"])
async def test_no_menu_of_games_is_left_once_a_table_is_open(hosting: Hosting, fake: FakeTelegram, how: str) -> None:
    group = fake.group(bot="left")
    ana = hosting.human("Ana")
    ana.adds(group)
    await hosting.settle()
    await hosting.says(ana, "/play", group)
    menus = [one for one in ana.sees(group) if "Sir Holland, the Brave" in "".join(one.labels)]
    if how == "typed":
        await hosting.says(ana, "/play holland", group)
    else:
        await hosting.press(ana, menus[-1], "Sir Holland")

    assert len(menus) == 1
    assert not any("Sir Holland" in label for one in ana.sees(group) for label in one.labels)
