"""A game is learnt by playing it: each lesson can be played to its end by what it says and by what it points to."""

import re
from dataclasses import replace

import pytest
from hall import CATALOGUE, GAMES, PLACE, Guest, Hall
from halls import MakeHall

from bot.cli.at_the_table import differences
from bot.cli.scenario_files import read_cases
from bot.tables.menu.prompts import POINTS
from bot.tables.model.intents import HandOver, Learn, Press, SkipLesson, Solo, Undo
from bot.tables.model.reply import Screen
from bot.text import LANGUAGES
from engine.core.match import export, verified
from engine.games import game_called, games

SLUGS = sorted(CATALOGUE.lessons)
MOST_PRESSES = 90
WORDS_A_MINUTE = 200
SECONDS_A_PRESS = 3
EVERY_LESSON = pytest.mark.parametrize("slug", SLUGS)


def hand(hall: Hall, guest: Guest) -> Screen:
    return hall.wire.last(f"door-{guest.person.name.lower()}")


async def opened(make_hall: MakeHall, slug: str, lang: str = "en") -> tuple[Hall, Guest, str]:
    hall = make_hall(dict(games()))
    guest = Guest(hall, "Nia", lang)
    reply = await guest(Learn(slug))
    assert reply.ok, reply.text
    return hall, guest, reply.table


def test_every_game_has_a_lesson_of_eight_to_fifteen_steps() -> None:
    assert sorted(games()) == SLUGS
    for slug in SLUGS:
        lines = read_cases(CATALOGUE.lessons[slug])[0].body["when"]
        assert 8 <= sum("step" in line for line in lines) <= 15


@EVERY_LESSON
def test_every_lesson_holds_as_a_scenario(slug: str) -> None:
    (case,) = read_cases(CATALOGUE.lessons[slug])

    assert "\n".join(differences(games()[slug], case)) == ""


@EVERY_LESSON
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_lesson_is_played_by_the_buttons_that_it_points_to_in_less_than_six_minutes_at_a_readers_pace(
    make_hall: MakeHall, slug: str, lang: str
) -> None:
    hall, nia, table = await opened(make_hall, slug, lang)
    screen, presses, words, step = hand(hall, nia), 0, 0, 0

    while (lesson := (await hall.kept(table)).table.lesson) and presses < MOST_PRESSES:
        if lesson != step:
            words, step = words + len(screen.text.split()), lesson
        (lit,) = [button for button in screen.buttons if button.label.startswith(POINTS)]
        assert lit.tone == "main"
        reply = await nia(Press(lit.id))
        assert reply.ok, reply.text
        assert reply.screen is not None
        screen, presses = reply.screen, presses + 1

    kept = await hall.kept(table)
    assert (kept.table.lesson, presses < MOST_PRESSES) == (0, True)
    assert any(CATALOGUE.words(lang)(f"{slug.replace('_', '-')}-lesson-end") in one for one in nia.inbox)
    assert words / WORDS_A_MINUTE * 60 + presses * SECONDS_A_PRESS < 6 * 60


@EVERY_LESSON
async def test_a_lesson_is_played_to_its_end_by_typing_what_it_says_and_on_freely_at_the_same_table(
    make_hall: MakeHall, slug: str
) -> None:
    hall, nia, table = await opened(make_hall, slug, LANGUAGES[SLUGS.index(slug) % 3])
    entries = 0

    while (await hall.kept(table)).table.lesson:
        (typed,) = re.findall(r"👉 [^\n]*: (.+)", hand(hall, nia).text)
        reply = await nia(typed)
        assert reply.ok, f"{typed}: {reply.text}"
        entries = (await hall.kept(table)).table.entries
    await nia(HandOver())
    await hall.later(60, steps=4)

    assert (await hall.kept(table)).table.entries > entries


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_has_a_name_on_the_board_is_called_by_it(lang: str) -> None:
    words = CATALOGUE.words(lang)
    steps = [words(f"noites-lesson-{step}") for step in ("lure", "run", "card", "stay", "still")]
    victims = [words.typed("noites", sign) for sign in ("v1", "v1", "v2", "v4", "v4")]

    assert [name in said for name, said in zip(victims, steps, strict=True)] == [True] * 5


async def test_a_move_that_is_not_the_lessons_is_explained_and_taken_back(make_hall: MakeHall) -> None:
    hall, nia, table = await opened(make_hall, "caverna")
    before = await hall.kept(table)

    reply = await nia("search; done")
    other = await nia("run A2")

    assert not reply.ok
    assert not other.ok
    assert other.text.startswith("That would be allowed: Nia chooses Run.")
    assert other.text.endswith("Here it has been taken back. The lesson wants: Walk Carefully to B1")
    assert (await hall.kept(table)).match == before.match


async def test_no_computer_does_anything_by_itself_in_a_lesson_and_nothing_is_timed(make_hall: MakeHall) -> None:
    hall, _, table = await opened(make_hall, "holland")
    before = (await hall.kept(table)).table.entries

    await hall.later(3600)

    assert (await hall.kept(table)).table.entries == before


async def test_nothing_needs_to_be_undone_in_a_lesson(make_hall: MakeHall) -> None:
    _, nia, _ = await opened(make_hall, "holland")

    assert (await nia(Undo())).text.startswith("In a lesson nothing needs to be taken back")


async def test_whoever_has_seen_enough_plays_on_freely(make_hall: MakeHall) -> None:
    hall, nia, table = await opened(make_hall, "holland")

    await nia(SkipLesson())

    assert (await hall.kept(table)).table.lesson == 0
    assert POINTS not in hand(hall, nia).text
    assert (await nia("choose 5")).ok


async def test_the_log_of_a_lesson_can_be_checked_like_any_other(make_hall: MakeHall) -> None:
    hall, nia, table = await opened(make_hall, "caverna")
    await nia("walk B1")
    kept = await hall.service.shelf.history(table)
    standing = await hall.kept(table)
    assert standing.match is not None
    log = tuple(line.entry for line in kept if line.entry is not None)
    learned = tuple(line.learned for line in kept if line.entry is not None)

    again = verified(game_called, export(replace(standing.match, log=log, learned=learned)))

    assert again.position == standing.match.position


async def test_a_game_without_a_lesson_says_so(make_hall: MakeHall) -> None:
    hall = make_hall(dict(GAMES))

    assert (await hall.ana(Learn("porrinha"))).text == CATALOGUE.words("pt-BR")("table-refused-no-lesson")


async def test_an_ordinary_table_points_to_nothing(make_hall: MakeHall) -> None:
    hall = make_hall(dict(games()))

    await hall.bo(Solo("caverna"))

    assert POINTS not in "".join(screen.text for screen in (hand(hall, hall.bo), hall.wire.board(PLACE)))
