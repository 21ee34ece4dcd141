"""Who may come in: a table's id opens nothing, its places and invitations do, and nobody plays two seats of a match."""

from hall import PLACE, Guest, Hall

from bot.tables.handlers.admission import invitation
from bot.tables.model.intents import (
    Computer,
    ForgetMe,
    HandOver,
    Join,
    Leave,
    Look,
    Press,
    Resign,
    ShowBoard,
    ShowHand,
    ShowStatus,
    Spectate,
    Start,
    Vote,
)

ELSEWHERE = "web:another-room"


async def beside_a_computer(hall: Hall) -> str:
    """Ana and Bo play, with a computer player on the third seat."""
    table = await hall.opened(rounds=5)
    await hall.bo(Join())
    await hall.ana(Computer())
    await hall.ana(Start())
    await hall.bo("/confirm")
    return table


async def test_whoever_knows_the_id_alone_sits_down_nowhere(hall: Hall) -> None:
    table = await hall.opened()
    for where in (ELSEWHERE, ""):
        reply = await hall.bo(Press(f"m1:{table}::0:c:join"), place=where)
        assert not reply.ok
        assert "stands elsewhere" in reply.text

    assert (await hall.kept(table)).table.people == ("web:ana",)


async def test_whoever_knows_the_id_alone_sees_and_watches_nothing(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    for verb in (ShowBoard(), ShowStatus(), Look("x"), Spectate(), ShowHand()):
        assert not (await hall.olha(verb, place=ELSEWHERE, table=table)).ok

    assert (await hall.kept(table)).table.spectators == ()


async def test_at_the_table_s_own_place_anybody_sits_down_and_watches(hall: Hall) -> None:
    table = await hall.opened()
    assert (await hall.bo(Join())).ok
    assert (await hall.olha(Spectate())).ok
    assert (await hall.kept(table)).table.people == ("web:ana", "web:bo")


async def test_an_invitation_lets_in_from_anywhere(hall: Hall) -> None:
    table = await hall.opened()
    word = invitation((await hall.kept(table)).table)
    wrong = await hall.bo(Press(f"m1:{table}::0:c:join"), place="", invitation="a" * len(word))
    right = await hall.bo(Press(f"m1:{table}::0:c:join"), place="", invitation=word)

    assert (wrong.ok, right.ok) == (False, True)


async def test_whoever_plays_is_at_home_everywhere(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)

    assert (await hall.bo(ShowHand(), place="", table=table)).ok
    assert (await hall.bo("hide 1", place="", table=table)).ok


async def test_a_stranger_learns_nothing_of_a_computer_s_hand(hall: Hall) -> None:
    table = await beside_a_computer(hall)
    asked = await hall.olha(Join(3), place=PLACE)
    hand = await hall.olha(ShowHand())

    assert asked.ok
    assert not hand.ok
    assert (await hall.kept(table)).table.sitters[2].computer


async def test_one_no_keeps_somebody_out(hall: Hall) -> None:
    table = await beside_a_computer(hall)
    await hall.olha(Join())
    await hall.ana(Vote(yes=True))
    await hall.bo(Vote(yes=False))

    assert (await hall.kept(table)).table.seat_of("web:olha") is None
    assert any("the seat stays as it is" in text for text in hall.wire.texts(PLACE))


async def test_the_consent_of_everybody_who_plays_gives_a_seat(hall: Hall) -> None:
    table = await beside_a_computer(hall)
    await hall.olha(Join())
    await hall.ana(Vote(yes=True))
    still = (await hall.kept(table)).table.seat_of("web:olha")
    await hall.bo(Vote(yes=True))

    assert (still, (await hall.kept(table)).table.seat_of("web:olha")) == (None, 2)
    assert any("Olha would like to take the seat" in text for text in hall.wire.texts(PLACE))


async def test_who_has_left_a_seat_takes_no_other(hall: Hall) -> None:
    table = await beside_a_computer(hall)
    await hall.bo(Resign())
    refused = await hall.bo(Join(3))
    own = await hall.bo(Join(2))
    await hall.ana(Vote(yes=True))

    assert "have already played on the seat of" in refused.text
    assert own.ok
    assert (await hall.kept(table)).table.seat_of("web:bo") == 1


async def test_being_forgotten_makes_nobody_forget_what_they_saw(hall: Hall) -> None:
    table = await beside_a_computer(hall)
    await hall.bo(ForgetMe())
    refused = await hall.bo(Join(3))

    assert not refused.ok
    assert "web:bo" not in repr((await hall.kept(table)).table)


async def test_the_next_who_sat_down_and_left_takes_no_other_either(hall: Hall) -> None:
    table = await beside_a_computer(hall)
    await hall.olha(Join())
    for guest in (hall.ana, hall.bo):
        await guest(Vote(yes=True))
    await hall.olha(Resign())
    await hall.bo(Resign())

    assert not (await hall.olha(Join(2))).ok
    assert (await hall.kept(table)).table.seat_once_held("web:olha") == 2


async def test_a_seat_whose_person_comes_back_meanwhile_is_given_to_nobody(hall: Hall) -> None:
    table = await hall.dealt(hall.bo, rounds=5)
    await hall.ana("esconder 1")
    await hall.later(301)
    await hall.ana("palpitar 5")
    await hall.later(301)
    await hall.olha(Join())
    await hall.bo(Join())
    await hall.ana(Vote(yes=True))
    await hall.bo(Vote(yes=True))

    assert (await hall.kept(table)).table.sitters[1].acts == "web:bo"
    assert (await hall.kept(table)).table.seat_of("web:olha") is None


async def test_a_seat_lent_to_the_computer_is_not_for_others(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    await hall.bo(HandOver())

    assert not (await hall.olha(Join(2))).ok


async def test_somebody_who_only_watched_may_sit_down_in_the_next_match(hall: Hall) -> None:
    table = await hall.finished()
    rui = Guest(hall, "Rui", "pt-BR")
    await hall.ana("/rematch")

    assert (await rui(Join())).ok
    assert (await hall.kept(table)).table.seat_of("web:rui") is None


async def test_a_match_that_nobody_was_left_at_goes_on_with_whoever_comes_back(hall: Hall) -> None:
    table = await hall.dealt(hall.bo, rounds=5)
    for guest in (hall.ana, hall.bo):
        await guest(Resign())
    standing = (await hall.kept(table)).table.paused_at
    board = hall.wire.board().text
    await hall.bo(Join())

    assert standing is not None
    assert "Paused by" not in board
    assert "Nobody is left" in board
    assert (await hall.kept(table)).table.is_playing


async def test_leaving_the_lobby_closes_no_door(hall: Hall) -> None:
    table = await hall.opened()
    await hall.bo(Join())
    await hall.bo(Leave())

    assert (await hall.bo(Join())).ok
    assert (await hall.kept(table)).table.seat_once_held("web:bo") is None
