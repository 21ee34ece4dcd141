"""What a line may become while it is being typed: in one's own words, out of what one may know."""

import pytest
from hall import PLACE, Guest, Hall

from bot.tables.completing import completions
from bot.tables.model.intents import Intent, Say


async def likes(hall: Hall, guest: Guest, line: str) -> list[str]:
    found = await completions(hall.service, Intent("typing", guest.person, Say(line), place=PLACE), line)
    return [one.line for one in found]


async def test_a_slash_and_a_beginning_become_commands(hall: Hall) -> None:
    assert await likes(hall, hall.bo, "/sta") == ["/start", "/status"]


async def test_a_slash_alone_offers_in_a_game_nothing_that_belongs_before_it(hall: Hall) -> None:
    before = await likes(hall, hall.bo, "/")
    await hall.dealt(hall.bo)
    during = await likes(hall, hall.bo, "/")

    assert {"/play", "/join", "/start"} <= set(before)
    assert not {"/play", "/join", "/start", "/confirm", "/skiplesson", "/rematch"} & set(during)
    assert {"/board", "/hand", "/rules"} <= set(during)
    assert await likes(hall, hall.bo, "/pla") == before[:1]


async def test_a_command_is_found_by_its_other_words_after_those_that_are_shown(hall: Hall) -> None:
    found = await likes(hall, hall.bo, "/he")

    assert found[0] == "/help"
    assert found[-1] == "/confirm"


async def test_commands_are_offered_in_ones_own_language(hall: Hall) -> None:
    assert "/entrar" in await likes(hall, hall.ana, "/ent")


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("/play por", "/play porrinha"),
        ("/configure r", "/configure rounds"),
        ("/configure rounds ", "/configure rounds 3"),
        ("/kick ", "/kick 1"),
        ("/pace 2", "/pace 24"),
        ("/language u", "/language Ukrainian"),
    ],
)
async def test_what_may_stand_behind_a_command_is_offered(hall: Hall, line: str, found: str) -> None:
    await hall.opened()

    assert found in await likes(hall, hall.bo, line)


async def test_legal_answers_are_offered_and_others_are_not(hall: Hall) -> None:
    await hall.dealt(hall.bo)

    assert await likes(hall, hall.bo, "hide") == ["hide 0", "hide 1", "hide 2", "hide 3"]


async def test_the_last_of_several_entries_is_completed(hall: Hall) -> None:
    await hall.dealt(hall.bo)

    assert (await likes(hall, hall.bo, "hide 1; hide 2"))[0] == "hide 1; hide 2"


async def test_whoever_has_no_seat_is_offered_no_answers(hall: Hall) -> None:
    await hall.dealt(hall.bo)

    assert "hide 1" not in await likes(hall, hall.olha, "hide")


async def test_nobody_is_offered_more_than_fits(hall: Hall) -> None:
    assert len(await likes(hall, hall.bo, "/")) == 12
