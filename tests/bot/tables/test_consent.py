"""Taking back by knowledge: free while nobody has learned anything, by consent beyond it."""

from hall import PLACE, Hall, pictured, seen

from bot.tables.model.intents import HandOver, Pace, ProposeEnd, Rematch, Replay, ShowEnding, ShowSeal, Undo, Vote
from bot.tables.model.table import Phase


async def test_a_secret_answer_is_taken_back_at_once(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    await hall.ana("esconder 1")

    assert (await hall.ana(Undo())).text == "A jogada foi desfeita."
    assert (await hall.kept(table)).match.position.open_questions()[0][1] == ()


async def test_taking_back_in_secret_tells_nobody(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    await hall.ana("esconder 1")
    lines = hall.wire.texts(PLACE)
    await hall.ana(Undo())

    assert [text for text in hall.wire.texts(PLACE) if "take" in text] == [text for text in lines if "take" in text]


async def test_a_free_undo_leaves_the_others_buttons_alone(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    before = hall.bo.notice.buttons
    await hall.ana("esconder 1")
    await hall.ana(Undo())

    assert hall.bo.notice.buttons == before


async def test_what_opened_fists_need_is_consent(hall: Hall) -> None:
    table = await hall.one_round(rounds=2)

    reply = await hall.ana(Undo())

    kept = await hall.kept(table)
    assert reply.text == "Perguntei à mesa se dá para desfazer a sua última jogada."
    assert kept.table.wish is not None
    assert kept.table.wish.was_seen


async def test_who_asks_sees_what_would_return(hall: Hall) -> None:
    await hall.one_round(rounds=2)

    reply = await hall.ana(Undo())

    assert (pictured(reply).kind, pictured(reply).seat) == ("moment", 0)


async def test_whoever_plays_with_computers_alone_is_asked_nothing_and_told_that_it_is_done(hall: Hall) -> None:
    await hall.one_round(rounds=2)
    await hall.bo(HandOver())

    reply = await hall.ana(Undo())

    assert (reply.text, reply.screen) == ("A jogada foi desfeita.", None)
    assert (await hall.ana(ProposeEnd())).text == "Feito."


async def test_with_everybodys_consent_it_returns(hall: Hall) -> None:
    table = await hall.one_round(rounds=2)
    await hall.ana(Undo())
    await hall.bo(Vote(yes=True))

    kept = await hall.kept(table)
    assert kept.table.wish is None
    assert kept.match.position.board.round == 1


async def test_one_no_lets_it_stand(hall: Hall) -> None:
    table = await hall.one_round(rounds=2)
    await hall.ana(Undo())
    await hall.bo(Vote(yes=False))

    kept = await hall.kept(table)
    assert (kept.table.wish, kept.match.position.board.round) == (None, 2)


async def test_the_wishes_author_has_no_vote(hall: Hall) -> None:
    await hall.one_round(rounds=2)
    await hall.ana(Undo())

    assert not (await hall.ana(Vote(yes=True))).ok


async def test_the_vote_is_open_on_the_board(hall: Hall) -> None:
    await hall.one_round(rounds=2)
    await hall.ana(Undo())

    assert "Agree" in [button.label for button in hall.wire.board().buttons]


async def test_a_voter_who_hands_the_seat_over_has_consented(hall: Hall) -> None:
    table = await hall.one_round(rounds=2)
    await hall.ana(Undo())
    await hall.bo(HandOver())

    assert (await hall.kept(table)).match.position.board.round == 1


async def test_nothing_done_is_nothing_to_undo(hall: Hall) -> None:
    await hall.dealt(hall.bo)

    assert not (await hall.ana(Undo())).ok


async def test_an_undo_is_logged(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    await hall.ana("esconder 1")
    await hall.ana(Undo())

    log = await hall.shelf.history(table)
    assert log[-1].entry is not None
    assert log[-1].entry.tag == "core.undone"


async def test_everybody_may_agree_to_end_the_game(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    await hall.ana(ProposeEnd())
    await hall.bo(Vote(yes=True))

    board = hall.wire.board()
    assert (await hall.kept(table)).table.phase is Phase.FINISHED
    assert board.picture is not None
    assert "by common consent" in "\n".join(board.lately)
    assert [button.label for button in board.buttons] == ["Rematch", "Replay", "Export", "Check"]


async def test_such_an_end_is_told_once_and_nobody_is_asked_any_more(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    await hall.ana(ProposeEnd())
    assert "proposes to end the game" in "\n".join(hall.wire.board().lately)
    await hall.bo(Vote(yes=True))

    board = hall.wire.board()
    told = "\n".join((board.text, *board.lately))
    assert told.count("without a result") == 1
    assert "proposes" not in told
    assert "The game is over." not in told
    assert "Nobody has won." not in told


async def test_what_was_asked_goes_from_the_board_once_somebody_disagrees(hall: Hall) -> None:
    await hall.one_round(rounds=2)
    await hall.ana(Undo())
    await hall.bo(Vote(yes=False))

    told = "\n".join(hall.wire.board().lately)
    assert "would like to take back" not in told
    assert "The act stands" in told


async def test_after_such_an_end_the_seed_is_open_and_nobody_is_shown_as_the_winner(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    await hall.ana(ProposeEnd())
    await hall.bo(Vote(yes=True))

    assert (await hall.kept(table)).match.seed in seen(await hall.bo(ShowSeal())).text
    assert (await hall.bo(ShowEnding())).ok is False
    assert (await hall.bo(Replay(0))).ok
    assert (await hall.bo(Rematch())).ok


async def test_other_clocks_in_play_need_everybody(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)

    assert (await hall.bo(Pace("24"))).ok

    assert (await hall.kept(table)).table.pace == "game"
    await hall.ana(Vote(yes=True))
    assert (await hall.kept(table)).table.pace == "24"


async def test_one_no_leaves_the_clocks(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    await hall.bo(Pace("24"))
    await hall.ana(Vote(yes=False))

    kept = await hall.kept(table)
    assert (kept.table.wish, kept.table.pace) == (None, "game")


async def test_the_host_sets_the_clocks_alone(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    await hall.ana(Pace("none"))

    assert (await hall.kept(table)).table.pace == "none"


async def test_who_only_watches_proposes_no_clocks(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)

    assert not (await hall.olha(Pace("24"))).ok
    assert (await hall.kept(table)).table.wish is None
