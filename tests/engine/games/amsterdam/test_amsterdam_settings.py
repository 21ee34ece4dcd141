"""Settings, posts and clocks: what follows from what the host has chosen."""

from typing import Any

import pytest

from engine.core import run
from engine.core.dice import Dice, mixed_seed
from engine.core.game import Setup
from engine.core.position import Position
from engine.core.reading import entries_of, read_next
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.settings import declared
from engine.games.amsterdam.board import Amsterdam
from engine.games.amsterdam.content.maps import BLACK, ORANGE, generated
from engine.games.amsterdam.flow import AskClue, AskMove, HoldBack, RunDown
from engine.games.amsterdam.game import GAME
from engine.games.amsterdam.settings import AmsterdamSettings

DICE = Dice(mixed_seed("settings"))


def setup(seats: int, **settings: Any) -> Setup[AmsterdamSettings]:
    return GAME.setup(seats, settings)


def rules(seats: int, **settings: Any) -> AmsterdamSettings:
    return setup(seats, **settings).settings


def night(seats: int = 4, settings: dict[str, Any] | None = None, **given: Any) -> Position[Amsterdam]:
    return run.carried_on(GAME.given(setup(seats, **settings or {}), given, DICE)).position


def typed(position: Position[Amsterdam], seat: Seat, line: str, at_ms: int = 0) -> Position[Amsterdam]:
    action, _ = read_next(GAME, position, seat, entries_of(line))
    return run.apply(GAME, position, seat, action, at_ms).position


def seconds(one: AmsterdamSettings, *names: str) -> list[int]:
    return [GAME.clocks[name](one) for name in names]


@pytest.mark.rule("SA-101", "SA-601")
@pytest.mark.parametrize("seats", range(4, 13))
def test_two_teams_as_equal_as_can_be(seats: int) -> None:
    board = run.start(GAME, setup(seats), DICE).position.board
    black, orange = (team.members for team in board.teams)

    assert (len(black), len(orange)) == ((seats + 1) // 2, seats // 2)
    assert sorted((*black, *orange)) == list(range(seats))
    assert [team.commissioner for team in board.teams] == [0, 1]
    assert all(team.detectives for team in board.teams)


@pytest.mark.rule("SA-101", "SA-210")
def test_people_choose_their_posts_in_the_lobby() -> None:
    posts = ["orange_detective_1", "black_detective_1", "orange_commissioner", "black_commissioner"]
    chosen = GAME.setup(4, {}, posts)
    teams = run.start(GAME, chosen, DICE).position.board.teams

    assert [(team.members, team.commissioner) for team in teams] == [((1, 3), 3), ((0, 2), 2)]
    with pytest.raises(Refused, match="bad_roles"):
        GAME.setup(4, {}, ["black_commissioner", "black_detective_1", "black_detective_2", "orange_commissioner"])


@pytest.mark.rule("SA-601", "SA-617", "SA-618")
def test_two_or_three_play_alone() -> None:
    assert [rules(seats).mode for seats in (2, 3, 4)] == ["coop", "coop", "competitive"]
    assert [team.name for team in run.start(GAME, setup(3), DICE).position.board.teams] == ["black"]
    orange = run.start(GAME, setup(2, coop_color="orange"), DICE).position.board
    assert [(team.name, team.members) for team in orange.teams] == [("orange", (0, 1))]
    with pytest.raises(Refused, match="too_many_for_coop"):
        setup(4, mode="coop")
    assert rules(6, mode="coop", coop_max_players=6).is_coop
    with pytest.raises(Refused, match="too_many_for_coop"):
        setup(3, coop_max_players=2)
    with pytest.raises(Refused, match="bad_roles"):
        setup(12, mode="coop")


@pytest.mark.rule("SA-601")
def test_a_host_may_choose_to_play_alone_before_anybody_has_joined() -> None:
    GAME.hosting.check(AmsterdamSettings(mode="coop"), max(GAME.seats))

    assert GAME.roles(AmsterdamSettings(mode="coop"), max(GAME.seats)) == GAME.roles(AmsterdamSettings(), 3)


@pytest.mark.rule("SA-602", "SA-603", "SA-604", "SA-605", "SA-220", "SA-211")
def test_the_pace_sets_deadlines_and_lead() -> None:
    live, slow = rules(4), rules(4, pace="correspondence")

    assert (*seconds(live, "clue", "move", "ready"), live.lead) == (180, 180, 120, 0)
    assert (*seconds(slow, "clue", "move", "ready"), slow.lead) == (86_400, 86_400, 86_400, 1)
    own = rules(4, pace="correspondence", clue_deadline_s=0, move_deadline_s=600, lead_limit=0)
    assert (*seconds(own, "clue", "move"), own.lead) == (0, 600, 0)


@pytest.mark.rule("SA-220", "SA-603", "SA-605", "SA-615", "SA-619")
def test_alone_and_live_the_clock_is_the_only_pressure() -> None:
    live, slow = rules(2, lead_limit=3, cycle_cap=20), rules(2, pace="correspondence")

    assert (*seconds(live, "clue", "move", "budget"), live.lead, live.cycle_cap) == (0, 0, 480, 0, 0)
    assert (*seconds(slow, "clue", "move", "budget"), slow.cycles) == (86_400, 86_400, 0, 16)


@pytest.mark.rule("SA-614", "SA-615", "SA-616", "SA-620")
@pytest.mark.parametrize(
    ("level", "clock", "cycles"), [("recruit", 900, 24), ("novice", 480, 16), ("agent", 300, 12), ("master", 180, 9)]
)
def test_budgets(level: str, clock: int, cycles: int) -> None:
    by_clock = rules(2, coop_difficulty=level)
    by_cycles = rules(2, coop_difficulty=level, coop_budget="cycles")
    free = rules(2, coop_difficulty=level, coop_budget="none")

    assert (by_clock.clock_ms, by_clock.cycles) == (clock * 1000, None)
    assert (by_cycles.clock_ms, by_cycles.cycles) == (None, cycles)
    assert (free.clock_ms, free.cycles) == (None, None)
    assert rules(2, coop_difficulty=level, coop_time_percent=133).clock_ms == clock * 133 // 100 * 1000
    assert rules(4, coop_difficulty=level).clock_ms is None


@pytest.mark.rule("SA-640", "SA-608")
def test_the_preset_for_a_first_game() -> None:
    first = rules(4, first_game=True, map_pool="advanced", police_shared=3, structure="random")

    assert (first.map_pool, first.police_shared, first.structure, first.move_confirm) == (
        "beginner",
        6,
        "standard",
        "majority",
    )


@pytest.mark.rule("SA-608", "SA-114")
@pytest.mark.parametrize(
    ("pool", "among"), [("beginner", range(1, 7)), ("all", range(1, 21)), ("advanced", range(7, 21))]
)
def test_maps_come_from_their_pool(pool: str, among: range) -> None:
    seeds = [Dice(mixed_seed(str(number))) for number in range(30)]
    boards = [run.start(GAME, setup(4, map_pool=pool), dice).position.board for dice in seeds]
    drawn = {board.case.number for board in boards}

    assert drawn <= set(among)
    assert len(drawn) > 3
    assert {board.case.symbol for board in boards} == {0, 1, 2}


@pytest.mark.rule("SA-609")
def test_maps_may_be_made_from_the_match_seed() -> None:
    board = run.start(GAME, setup(4, map_seed=-1), DICE).position.board

    assert board.case.city_map == generated(board.case.number, board.seed, 6).turned(board.case.symbol)
    assert board.case.city_map != run.start(GAME, setup(4), DICE).position.board.case.city_map


@pytest.mark.rule("SA-611", "SA-005")
def test_the_structure_may_vary() -> None:
    seeds = [Dice(mixed_seed(str(number))) for number in range(12)]
    drawn = {run.start(GAME, setup(4, structure="random"), dice).position.board.city.structure for dice in seeds}

    assert drawn == {0, 1}
    assert run.start(GAME, setup(4, structure="alternate"), DICE).position.board.city.structure == 1


@pytest.mark.rule("SA-627", "SA-038")
def test_other_pictures_make_another_city_of_the_same_cards() -> None:
    begun = run.start(GAME, setup(4, picture_seed=27), DICE)

    assert begun.position.board.pictures == 28
    assert begun.told[0].event.tag == "amsterdam.pictures_replaced"
    assert run.start(GAME, setup(4), DICE).position.board.pictures == 9


SECTION_8 = {f"SA-{number}" for number in range(601, 633)} - {"SA-620", "SA-628", "SA-629", "SA-631", "SA-632"}
"""The house itself sets how long computers think and each person's language, and describes every picture to anybody who
asks. Pictures out of a folder (SA-628) there are not."""


@pytest.mark.rule("SA-621", "SA-622", "SA-624", "SA-630", "SA-641")
def test_every_setting_of_the_specification_can_be_chosen() -> None:
    assert {one.rule for one in declared(AmsterdamSettings)} >= SECTION_8


# --- clocks as the table sees them: an open question keeps its object as long as its clock runs ---


def opened(position: Position[Amsterdam]) -> list[object]:
    return [question for question, _ in position.open_questions()]


@pytest.mark.rule("SA-220", "SA-205")
def test_a_refusal_and_the_rivals_doings_leave_a_clock_alone() -> None:
    before = night(black={"clue": ["C65"]})
    own = before.doing(AskMove)
    after = typed(before, 1, "clue C49")

    assert any(question is own for question in opened(after))


@pytest.mark.rule("SA-220", "SA-310")
def test_a_fresh_row_gives_fresh_time_to_whoever_chooses_and_to_nobody_else() -> None:
    before = night(orange={"clue": ["C18"]})
    choosing, moving = before.doing(AskClue), before.doing(AskMove)
    swapped = typed(typed(before, 1, "swap"), 0, "swap")

    assert not any(question is choosing for question in opened(swapped))
    assert any(question is moving for question in opened(swapped))
    assert swapped.doing(AskClue) == AskClue(BLACK, 1)


@pytest.mark.rule("SA-214", "SA-220")
def test_votes_do_not_stop_the_clock() -> None:
    before = night(seats=8, orange={"clue": ["C65", "C49"]})
    (voting,) = [question for question in opened(before) if isinstance(question, AskMove)]
    after = typed(before, 3, "go E5")

    assert any(question is voting for question in opened(after))
    assert run.awaited(after) == (0, 5, 7)


@pytest.mark.rule("SA-202", "SA-510")
def test_the_clock_goes_before_the_team() -> None:
    board = night(seats=2)

    assert [type(question) for question in opened(board)] == [RunDown, AskClue]
    assert [type(question) for question in opened(night())] == [AskClue, AskClue]
    assert [question.team for question in opened(night()) if isinstance(question, AskClue)] == [BLACK, ORANGE]


@pytest.mark.rule("SA-202", "SA-406")
def test_another_clock_that_runs_out_does_not_publish_a_clue_that_is_held_back() -> None:
    held = typed(night(settings={"clue_delay_s": 20}), 0, "clue C65", at_ms=1000)
    waiting = held.doing(HoldBack)
    late = run.time_up(GAME, held, (1,), at_ms=5000).position

    assert waiting is not None
    assert late.doing(HoldBack) == waiting
    assert late.board.team(ORANGE).hunt.clue
    published = run.time_up(GAME, late, (), at_ms=21_000).position
    assert [team.hunt.phase for team in published.board.teams] == ["move", "clue_pending"]


@pytest.mark.rule("SA-510", "SA-202")
def test_a_move_does_not_wind_the_clock_up() -> None:
    before = night(seats=2)
    clock = before.doing(RunDown)
    after = typed(typed(before, 0, "clue C65", at_ms=1000), 1, "go C4", at_ms=2000)

    assert any(question is clock for question in opened(after))
    assert after.board.go_at_ms == 0


@pytest.mark.rule("SA-322", "SA-511")
def test_a_voided_clue_may_be_the_last_one() -> None:
    settings = {"pace": "correspondence", "coop_difficulty": "master"}
    before = night(seats=2, settings=settings, black={"clue": ["C65"], "cycles": 8})

    assert typed(before, 0, "void black").board.past[0].reason == "cycles"


@pytest.mark.rule("SA-700")
@pytest.mark.parametrize("line", ["clue c7 C80", "clue C07 c80", "clue c80 c07"])
def test_cards_and_cells_are_read_whatever_the_case(line: str) -> None:
    row = ["C65", "C49", "C18", "C44", "C80", "C07", "C76", "C73", "C30", "C36"]
    deck = [f"C{number:02}" for number in range(1, 7)]
    given = typed(night(row=row, deck=deck, discard="rest"), 0, line)

    assert given.board.team(BLACK).hunt.clue == ("C07", "C80")
    assert typed(given, 2, "go b3").board.team(BLACK).hunt.at == "B3"


@pytest.mark.rule("SA-351")
def test_a_commissioner_who_comes_back_is_no_longer_away() -> None:
    away = run.time_up(GAME, night(seats=6), (0,)).position
    assert (away.board.away, run.returned(GAME, away, 0).position.board.away) == ((0,), ())


@pytest.mark.rule("SA-101")
@pytest.mark.parametrize(("people", "seats"), [(1, 4), (3, 4), (4, 4), (5, 6), (11, 12), (12, 12)])
def test_a_race_is_best_with_two_equal_teams(people: int, seats: int) -> None:
    assert GAME.good_number(GAME.read({}), people) == seats


@pytest.mark.parametrize(("people", "seats"), [(1, 2), (2, 2), (3, 3)])
def test_against_the_clock_no_more_are_wanted_than_have_come(people: int, seats: int) -> None:
    assert GAME.good_number(GAME.read({"mode": "coop"}), people) == seats
