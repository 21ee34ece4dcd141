"""Looking changes nothing and shows only what the reader may know."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from hall import TIMED, Hall, pictured, seen
from leaky import BRAWL, Blurted
from porrinha.game import Bar
from support.looks import LOOKS

from bot.tables.model.button_ids import Kind, read
from bot.tables.model.intents import (
    CatchUp,
    Export,
    Fill,
    Open,
    Pace,
    Press,
    Replay,
    SetLanguage,
    ShowEnding,
    ShowHand,
    ShowRules,
    ShowTables,
    Start,
)
from bot.tables.model.reply import PictureWanted, Reply
from engine.core.game import Setup
from engine.core.match import verified
from engine.core.play import Play


def text_of(reply: Reply) -> str:
    assert reply.screen is not None
    return seen(reply).text


async def test_looking_commits_nothing(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    version = (await hall.kept(table)).version
    for look in LOOKS:
        await hall.bo(look)

    assert (await hall.kept(table)).version == version


async def test_the_hand_shows_my_own_secret(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    await hall.ana("esconder 3")

    assert "Sua resposta: esconder 3." in text_of(await hall.ana(ShowHand()))


async def test_the_hand_tells_what_i_alone_was_told_since_i_acted(make_hall: Callable[..., Hall]) -> None:
    def begin(setup: Setup[Any], play: Play[Bar]) -> None:
        TIMED.begin(setup, play)
        play.tell(Blurted(2), to=(1,))

    hall = make_hall({"porrinha": replace(TIMED, begin=begin)})
    await hall.dealt(hall.bo)
    told = hall.house.voice("en", TIMED).happened([Blurted(2)])

    assert text_of(await hall.bo(ShowHand())).splitlines()[:1] == told
    assert told[0] not in text_of(await hall.ana(ShowHand()))
    await hall.bo("hide 1")
    assert told[0] not in text_of(await hall.bo(ShowHand()))


async def test_a_stranger_has_no_hand(hall: Hall) -> None:
    await hall.dealt(hall.bo)

    assert not (await hall.olha(ShowHand())).ok


async def test_the_digest_begins_after_my_last_act(hall: Hall) -> None:
    await hall.one_round(rounds=2)

    assert text_of(await hall.bo(CatchUp())).splitlines()[1:] == [
        "Ana says 1.",
        "The fists open: 1, 1. Round to Bo.",
    ]


async def test_whoever_comes_back_is_told_first_what_has_happened_to_them(make_hall: Callable[..., Hall]) -> None:
    hall = make_hall({"porrinha": BRAWL})
    await hall.dealt(hall.bo)
    digest = seen(await hall.bo(CatchUp()))

    assert digest.text.splitlines()[1:] == ["What happened to you:", "Ana shoves Bo!"]
    assert digest.besides[:3] == ("And besides:", "Bo shoves Ana!", "Ana shoves Bo!")
    assert text_of(await hall.bo(ShowHand())).splitlines()[:1] == ["Ana shoves Bo!"]
    assert text_of(await hall.ana(ShowHand())).splitlines()[:1] == ["Bo empurra Ana!"]


async def test_the_digest_is_in_the_readers_language(hall: Hall) -> None:
    await hall.one_round(rounds=2)

    assert "Кулаки розтиснуто" in text_of(await hall.olha(CatchUp()))


async def test_nothing_new_is_said_to_be_nothing(hall: Hall) -> None:
    await hall.dealt(hall.bo)

    assert "Nothing has happened" in text_of(await hall.bo(CatchUp()))


async def test_a_term_is_found_by_its_name_in_any_language(hall: Hall) -> None:
    await hall.opened()

    assert text_of(await hall.bo(ShowRules("кулак"))).startswith("fist\n")


async def test_an_unknown_term_is_not_found(hall: Hall) -> None:
    await hall.opened()

    assert not (await hall.bo(ShowRules("zzzz"))).ok


async def test_the_rules_are_in_my_language(hall: Hall) -> None:
    await hall.opened()

    assert "до трьох камінців" in text_of(await hall.olha(ShowRules()))


async def test_whoever_looks_further_at_what_may_be_chosen_still_reads_which_table_it_is_and_by_when(
    hall: Hall,
) -> None:
    await hall.ana(Open("toy", {}, "en"))
    for verb in (Fill(2), Pace("24"), Start()):
        await hall.ana(verb)
    hand = seen(await hall.ana(ShowHand()))
    further = next(one for one in hand.buttons if read(one.id).kind is Kind.NARROW)
    narrowed = seen(await hall.ana(Press(further.id)))

    assert hand.due_at is not None
    assert (narrowed.text.split("\n")[0], narrowed.due_at) == (hand.text.split("\n")[0], hand.due_at)


async def test_in_play_the_board_has_what_somebody_needs_who_has_to_go(hall: Hall) -> None:
    await hall.dealt(hall.bo)

    assert {"Pause", "Leave", "Let a computer play"} <= {one.label for one in hall.wire.board().buttons}


async def test_my_tables_say_what_waits_for_me(hall: Hall) -> None:
    await hall.dealt(hall.bo)

    assert "Porrinha · with Ana: waiting for you! 5\u00a0min left" in text_of(await hall.bo(ShowTables(), place=""))


async def test_two_tables_of_one_game_with_the_same_people_are_told_apart_by_their_age(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    hall.now += 26 * 3_600_000
    await hall.ana("/play porrinha", place="web:garden")
    await hall.bo("/join", place="web:garden")

    shown = await hall.bo(ShowTables(), place="")

    assert shown.screen is not None
    assert {one.label.replace("\u00a0", " ") for one in seen(shown).buttons} == {
        "Porrinha · with Ana, open for 1 day 2 h",
        "Porrinha · table 2 · with Ana, open for 0 s",
    }


async def test_a_running_game_is_not_replayed_nor_exported(hall: Hall) -> None:
    await hall.dealt(hall.bo)

    assert not (await hall.bo(Replay())).ok
    assert not (await hall.bo(Export())).ok
    assert not (await hall.bo(ShowEnding())).ok


async def test_a_finished_game_is_stepped_through(hall: Hall) -> None:
    await hall.finished()
    first = await hall.bo(Replay(1))
    assert first.screen is not None

    second = await hall.bo.press(seen(first), "Next")

    assert text_of(second).startswith("Moment 2 of")


async def test_a_replay_begins_with_the_deal_and_tells_each_act_beside_its_own_picture(hall: Hall) -> None:
    table = await hall.finished()
    kept = await hall.kept(table)
    history = await hall.shelf.history(table)

    assert (history[0].entry, len(history)) == (None, kept.table.entries + 1)
    assert text_of(await hall.bo(Replay(0))).startswith(f"Moment 0 of {kept.table.entries}")


async def test_a_picture_shows_what_happened_last(hall: Hall) -> None:
    table = await hall.one_round()
    painted = await hall.service.picture(PictureWanted(table, "board", "en"))

    assert painted is not None
    assert "Opened(" in painted.twin


async def test_a_finished_game_is_seen_from_any_seat(hall: Hall) -> None:
    await hall.finished()
    shown = await hall.bo(Replay(1))
    assert shown.screen is not None

    as_ana = await hall.bo.press(seen(shown), "Ana")

    assert (pictured(as_ana).seat, pictured(as_ana).moment) == (0, 1)
    painted = await hall.service.picture(pictured(as_ana))
    assert painted is not None
    assert "fist=1" in painted.twin


async def test_whoever_likes_gets_a_picture_of_who_won_to_show_around(hall: Hall) -> None:
    await hall.finished()

    shown = seen(await hall.bo(ShowEnding()))

    assert shown is not None
    assert shown.picture is not None
    assert (shown.picture.kind, shown.picture.seat) == ("ending", None)


async def test_an_exported_game_verifies(hall: Hall) -> None:
    table = await hall.finished()

    file = (await hall.bo(Export())).file

    assert file is not None
    assert verified(lambda slug: hall.games[slug], file.content).seed == (await hall.kept(table)).table.seed


async def test_a_language_once_chosen_stays(hall: Hall) -> None:
    await hall.opened()
    await hall.bo(SetLanguage("uk"))

    assert (await hall.bo("/join")).text.startswith("Ваше місце")


async def test_a_language_that_we_do_not_speak_is_refused(hall: Hall) -> None:
    assert not (await hall.bo(SetLanguage("fr"))).ok
