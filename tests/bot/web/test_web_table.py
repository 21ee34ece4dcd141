"""The table in a browser, over real HTTP: whole games, private sides, what comes back, what completes a line."""

import asyncio
from pathlib import Path
from typing import Any

from support.visiting import Visit, Visitor, open_house, started, visiting, watching

PATIENCE_SECONDS, A_MOMENT_SECONDS = 60, 0.05


async def test_one_person_plays_a_whole_game_against_computer_players(visit: Visit) -> None:
    ana = visit("ana")
    await started(ana)
    await ana.plays_to_the_end()

    await ana.until(lambda: "The game is over" in ana.board["text"])
    own, places = ana.standing["status"]
    assert own.startswith(("You have won!", "Your place: "))
    assert places.startswith("1. ")
    assert "ana" in places
    next_to_do, kept = ([button["does"] for button in row] for row in ana.board["rows"])
    assert (next_to_do, kept) == (["rematch", "replay", "share"], ["export", "seal"])


async def test_a_pick_reaches_nobody_elses_page_before_the_reveal(visit: Visit) -> None:
    ana, bo = visit("ana"), visit("bo")
    await started(ana, bo)
    before = len(bo.traffic)

    assert (await ana.says("choose 5"))["ok"]
    await bo.until(lambda: any("ana has chosen" in text for text in bo.texts("place")))

    assert all("Climb" not in line.replace('"label": "5 Climb"', "") for line in bo.traffic[before:])
    assert (await bo.says("choose 2"))["ok"]


async def test_a_locked_card_is_not_read_by_typing_lines(visit: Visit) -> None:
    ana, bo = visit("ana"), visit("bo")
    await started(ana, bo)
    assert (await ana.says("choose 5"))["ok"]

    tried = await bo.says("choose 3; hero 1 passage")

    assert tried["ok"]
    assert "Left undone: hero 1 passage" in tried["text"]
    await bo.until(lambda: "choose" not in str(bo.hand))


async def test_the_hand_shows_what_is_asked_without_being_called_for(visit: Visit) -> None:
    ana, bo = visit("ana"), visit("bo")
    await started(ana, bo)

    assert ana.standing["waits"]
    await ana.until(lambda: ana.picture is not None)
    assert ana.hand is not None
    assert "Choose a card" in ana.hand["text"]
    assert ana.texts("own") == []


async def test_a_press_answers_and_the_hand_follows(visit: Visit) -> None:
    ana, bo = visit("ana"), visit("bo")
    await started(ana, bo)

    reply = await ana.asks(press=ana.buttons[2]["id"])

    assert reply["ok"]
    assert reply["hand"]
    await ana.until(lambda: not ana.standing["waits"])
    assert "Your answer: 3 Explosion" in str(ana.hand)


async def test_a_hand_is_shown_by_an_answer_where_no_page_shows_it_anyway(visit: Visit) -> None:
    ana = visit("ana")
    await started(ana)
    elsewhere = visit("ana", path="/r/another-room/key-of-ana")

    called_for = f"m1:{ana.standing['table']}::0:c:hand"
    here, there = [await one.asks(press=called_for) for one in (ana, elsewhere)]
    assert (here["hand"], here["screen"]) == (True, None)
    assert not there["hand"]
    assert "Choose a card" in there["screen"]["text"]


async def test_a_page_that_was_away_goes_on_where_it_stood(visit: Visit) -> None:
    ana = visit("ana")
    await started(ana)
    await ana.until(lambda: any("Round 1" in text for text in ana.texts("place")))

    async def told_again() -> list[str]:
        """What comes to a page that knows all that has come so far."""
        again = visit("ana", marks=ana.marks)
        await again.until(lambda: again.hand is not None)
        return again.texts("place")

    async with asyncio.timeout(PATIENCE_SECONDS):
        while await told_again():  # noqa: ASYNC110  something may just have been on its way
            await asyncio.sleep(A_MOMENT_SECONDS)


async def test_everything_comes_back_after_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path, a_second=10_000) as address, visiting(address) as visit:
        ana, bo = visit("ana"), visit("bo")
        await started(ana, bo)
        await ana.says("choose 5")
        await ana.until(lambda: any("ana has chosen" in text for text in ana.texts("place")))
        await ana.until(lambda: "Your answer" in str(ana.hand))
        before = ana
    async with open_house(tmp_path, a_second=10_000) as address, visiting(address) as visit:
        after = visit("ana", marks=before.marks)
        await after.until(lambda: after.picture is not None and after.texts("place") != [])

        assert after.board["id"] == before.board["id"]
        assert after.hand is not None
        assert (after.hand["text"], after.hand["rows"]) == (before.hand["text"], before.hand["rows"])  # type: ignore[index]
        assert [text for text in after.texts("place") if "has chosen" in text] == ["ana has chosen."]


async def test_the_courier_goes_on_with_the_board_that_came_back(tmp_path: Path) -> None:
    async with open_house(tmp_path, a_second=10_000) as address, visiting(address) as visit:
        ana, bo = visit("ana"), visit("bo")
        await started(ana, bo)
    async with open_house(tmp_path, a_second=10_000) as address, visiting(address) as visit:
        ana, bo = visit("ana"), visit("bo")
        await bo.until(lambda: bo.hand is not None)
        await ana.says("choose 5")
        await bo.until(lambda: any("ana has chosen" in text for text in bo.texts("place")))

        boards = [one for one in bo.messages["place"].values() if one["rows"]]
        assert len(boards) == 1


async def test_who_only_watches_sees_the_board_and_no_hand(visit: Visit) -> None:
    ana, bo = visit("ana"), visit("bo")
    await started(ana, bo)
    watcher = visit("eve", path=await watching(ana))
    await watcher.until(lambda: watcher.phase == "playing" and watcher.board["picture"] is not None)

    assert watcher.hand is None
    assert watcher.standing["seat"] is None


async def test_what_is_typed_is_completed_from_what_is_legal(visit: Visit) -> None:
    ana = visit("ana")
    await started(ana)

    assert (await ana.likes("choose 3"))[0] == "choose 3"
    assert "choose 5" in await ana.likes("cho")
    assert await ana.likes("/catch") == ["/catchup"]


async def test_completions_are_in_the_persons_language(visit: Visit) -> None:
    ana, olha = visit("ana"), visit("olha", language="uk")
    await started(ana, olha)

    assert (await olha.likes("виб"))[0] == "вибрати 1"
    assert "/довідка" in await olha.likes("/до")


async def test_the_form_tells_every_setting_with_its_explanation(visit: Visit) -> None:
    ana = visit("ana", language="pt-BR")
    await ana.does("play", "holland")
    await ana.until(lambda: ana.phase == "lobby")

    settings = {one["name"]: one for one in ana.standing["form"]["settings"]}
    assert settings["rest_limit"]["kind"] == "number"
    assert all(one["label"] and one["help"] for one in settings.values())


async def test_the_form_tells_also_what_counts_with_as_many_as_sit_there(visit: Visit) -> None:
    ana = visit("ana")
    await ana.does("play", "amsterdam")
    await ana.until(lambda: ana.phase == "lobby")
    assert not {"coop_difficulty", "coop_time_percent"} & _names(ana)  # nobody knows yet that it is for two

    await ana.does("computer", "2")
    await ana.until(lambda: not ana.standing["seats"][1]["free"])
    assert {"coop_difficulty", "match_wins"} <= _names(ana)

    await ana.does("fill", "4")
    await ana.until(lambda: not ana.standing["seats"][3]["free"])
    assert "coop_difficulty" not in _names(ana)


def _names(visitor: Any) -> set[str]:
    return {one["name"] for one in visitor.standing["form"]["settings"]}


async def test_what_is_done_rarely_stands_in_a_menu_as_long_as_it_can_be_done(visit: Visit) -> None:
    ana = visit("ana")
    await started(ana)
    assert [one["does"] for one in ana.standing["menu"]] == ["pause", "handover", "end", "resign"]

    await ana.does("pause")
    await ana.until(lambda: ana.standing["paused"])

    assert [one["does"] for one in ana.standing["menu"]] == ["handover", "end", "resign"]


async def test_a_new_name_reaches_the_table_with_the_next_word(visit: Visit) -> None:
    ana = visit("ana")
    await ana.does("play", "holland")
    ana.name = "Ana Maria"
    await ana.does("language", "en")

    await ana.until(lambda: seat(ana)["name"] == "Ana Maria")


def seat(visitor: Visitor) -> dict[str, Any]:
    return dict(visitor.standing["seats"][0]) if visitor.standing.get("seats") else {"name": ""}


async def test_each_reads_the_table_in_the_own_language(visit: Visit) -> None:
    ana, bo = visit("ana"), visit("bo", language="pt-BR")
    await started(ana, bo)
    assert (await ana.says("choose 5"))["ok"]

    await ana.until(lambda: any("ana has chosen" in text for text in ana.texts("place")))
    await bo.until(lambda: any("ana" in text and "escolh" in text for text in bo.texts("place")))
    assert not any("has chosen" in text for text in bo.texts("place"))
    await bo.until(lambda: bo.standing["status"][:1] == ["Falta jogar: bo."])
    assert "Regras" in [button["label"] for row in bo.standing["rows"] for button in row]


async def test_who_has_no_hand_sees_the_board_and_computer_players_in_the_own_language(visit: Visit) -> None:
    ana, bo, olha = visit("ana"), visit("bo"), visit("olha", language="uk")
    await ana.does("play", "holland")
    await ana.does("fill", "2")
    await ana.does("start")

    await olha.until(lambda: olha.picture is not None)
    assert olha.picture is not None
    assert "раунд" in olha.picture["alt"].lower()
    assert [one["name"] for one in olha.standing["seats"]][:2] == ["ana", "Комп’ютер 2"]
    await bo.until(lambda: bo.phase == "playing" and bo.board["picture"] is not None)
    assert (bo.picture, bo.standing["seats"][1]["name"]) == (None, "Computer 2")
