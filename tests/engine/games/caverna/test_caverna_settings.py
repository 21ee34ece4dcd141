"""What a host may choose for the cave: clocks, house rules, owners; and what holds without a scenario."""

import pytest

from engine.core import run
from engine.core.dice import Dice, mixed_seed
from engine.core.refusal import Refused
from engine.games.caverna import GAME
from engine.games.caverna.actions import Done
from engine.games.caverna.cards.encounters import ENCOUNTERS as ENCOUNTER_RULES
from engine.games.caverna.content.cards import box, encounters, gold_of
from engine.games.caverna.content.grid import CAVE, EDGES, near
from engine.games.caverna.rules.requests import TROLL_CARDS
from engine.games.caverna.settings import owners
from engine.players.arena import MANNERS, play_out
from engine.proof.checks import violations


@pytest.mark.rule("CZ-813", "CZ-814")
def test_decisions_and_sealed_windows_have_clocks_of_their_own() -> None:
    rules = GAME.setup(3, {"decision_deadline": 600, "reaction_seconds": 5}).settings

    assert (GAME.clocks["turn"](rules), GAME.clocks["reaction"](rules)) == (600, 5)


@pytest.mark.rule("CZ-803", "CZ-810", "CZ-811")
@pytest.mark.parametrize(
    ("typed", "departs"),
    [({}, False), ({"mode": "night"}, False), ({"gold_to_win": "2"}, True), ({"parkour_exact": "no"}, True)],
)
def test_settings_that_change_the_publishers_numbers_are_called_house_rules(
    typed: dict[str, str], departs: bool
) -> None:
    assert GAME.hosting.house_rules(GAME.setup(3, typed).settings) is departs


@pytest.mark.rule("CZ-815")
def test_a_change_in_play_waits_for_the_next_turn_and_everybody_sees_it_coming() -> None:
    before = run.start(GAME, GAME.setup(3), Dice("ab" * 32)).position

    changed = run.configured(GAME, before, "reaction_mode", "ask").position
    again = run.configured(GAME, changed, "auto_after", "0").position

    assert again.board.rules == before.board.rules
    assert {run.seen(GAME, again, viewer).view.coming for viewer in (None, 0, 1)} == {again.board.coming}
    assert (again.board.coming.reaction_mode, again.board.coming.auto_after) == ("ask", 0)
    assert again.open_questions()[0][0] is before.open_questions()[0][0]


@pytest.mark.rule("CZ-815")
def test_a_turn_begins_by_the_changed_rules() -> None:
    setup = GAME.setup(2)
    before = GAME.given(setup, {"spots": {"P1": "C3"}, "hands": {"P1": ["c053"]}, "phase": "step3"}, Dice("ab" * 32))
    changed = run.configured(GAME, before, "auto_after", "7").position

    board = run.apply(GAME, changed, 0, Done()).position.board

    assert (board.active, board.rules.auto_after, board.coming) == (1, 7, None)


@pytest.mark.rule("CZ-815")
@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("time_bonus", "5", "setting_is_fixed"),
        ("nonsense", "5", "setting_is_fixed"),
        ("auto_after", "x", "bad_setting"),
    ],
)
def test_what_is_fixed_at_setup_stays(name: str, value: str, why: str) -> None:
    position = run.start(GAME, GAME.setup(2), Dice("ab" * 32)).position

    with pytest.raises(Refused, match=why):
        run.configured(GAME, position, name, value)


@pytest.mark.rule("CZ-815")
def test_a_position_with_a_change_ahead_is_saved_described_and_imagined_like_any_other() -> None:
    setup, dice = GAME.setup(3), Dice(mixed_seed("ahead"))
    position = run.configured(GAME, run.start(GAME, setup, dice).position, "reaction_mode", "sealed").position

    assert list(violations(GAME, setup, position, dice)) == []


@pytest.mark.rule("CZ-311")
@pytest.mark.parametrize("typed", ["7", "one", "0", "-1", "1;2"])
def test_owners_must_be_seats(typed: str) -> None:
    with pytest.raises(Refused, match="bad_setting"):
        GAME.setup(4, {"owners": typed})


@pytest.mark.rule("CZ-311")
def test_nobody_need_own_the_cave() -> None:
    assert owners(GAME.setup(4).settings, 4) == ()


@pytest.mark.rule("CZ-303", "CZ-701")
def test_the_box_holds_a_hundred_and_twenty_cards_twelve_of_them_gold() -> None:
    assert (len(box()), sum(map(gold_of, box())), len(TROLL_CARDS)) == (120, 12, 12)


def test_every_half_of_a_card_has_its_rule() -> None:
    assert set(ENCOUNTER_RULES) == set(encounters())
    assert all(rule.__doc__ for rule in ENCOUNTER_RULES.values())


@pytest.mark.rule("CZ-526", "CZ-527")
def test_the_two_spaces_beside_the_camp_are_always_adjacent() -> None:
    assert "B1" in near(EDGES, "A2")
    assert len(EDGES) == 38
    assert not any("A1" in edge for edge in EDGES)


@pytest.mark.rule("CZ-301", "CZ-401", "CZ-703", "CZ-704")
@pytest.mark.parametrize("mode", ["standing", "sealed", "ask"])
def test_a_game_by_night_ends_by_the_rules_in_each_mode_of_reactions(mode: str) -> None:
    setup = GAME.setup(5, {"mode": "night", "reaction_mode": mode})

    endings = {
        play_out(GAME, setup, mixed_seed(f"{mode} {game}"), MANNERS["random"], most=3_000).result.reason
        for game in range(6)
    }

    assert endings <= {"win_gold", "win_time"}


@pytest.mark.rule("CZ-304")
def test_every_space_of_the_cave_has_a_pile_at_the_start() -> None:
    board = run.start(GAME, GAME.setup(6), Dice("ab" * 32)).position.board

    assert all(board.pile(space) for space in CAVE)
