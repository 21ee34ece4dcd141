"""Maps, votes and proposals: worlds that differ in them look the same to everybody who may not know them."""

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from engine.core import run
from engine.core.dice import Dice, mixed_seed
from engine.core.event import heard
from engine.core.position import Position
from engine.core.reading import entries_of, read_next
from engine.core.refusal import Refused
from engine.core.run import Outcome
from engine.core.seat import Seat
from engine.games.amsterdam.board import Amsterdam, Case
from engine.games.amsterdam.content.maps import BLACK, city_map
from engine.games.amsterdam.game import GAME
from engine.games.amsterdam.invariants import cards_are_kept
from engine.players.arena import Manner, of_level, play_out
from engine.proof.checks import broken_invariants
from engine.proof.secrecy import shown

BLACK_CHIEF, ORANGE_CHIEF, BLACK_EYE, ORANGE_EYE = range(4)
DICE = Dice(mixed_seed("secrets"))
ALIKE = Case(1, 0, replace(city_map(1, 0), unique=(("B1", "F1"), ("A1", "C5")), own_client=("F5", "D1")))
"""Map 1 for black; for orange another one, on which D4, C4, D3, E4 and E5 are as silent."""


def night(seats: int = 4, settings: dict[str, Any] | None = None, **given: Any) -> Position[Amsterdam]:
    built = GAME.given(GAME.setup(seats, settings or {}), given, DICE)
    return run.carried_on(built).position


def typed(position: Position[Amsterdam], seat: Seat, line: str) -> Outcome[Amsterdam]:
    action, _ = read_next(GAME, position, seat, entries_of(line))
    return run.apply(GAME, position, seat, action)


def with_case(position: Position[Amsterdam], case: Case) -> Position[Amsterdam]:
    return replace(position, board=replace(position.board, case=case))


def told_and_shown(outcome: Outcome[Amsterdam], viewer: Seat | None) -> str:
    return repr(heard(outcome.told, viewer)) + shown(GAME, outcome.position, viewer)


WORLDS = {
    "another map": Case(7, 2, city_map(7, 2)),
    "another map of orange": ALIKE,
    "another turn": Case(1, 1, city_map(1, 1)),
}


@pytest.mark.rule("SA-116", "SA-343", "SA-701")
@pytest.mark.parametrize("world", WORLDS)
@pytest.mark.parametrize("viewer", [None, BLACK_EYE, ORANGE_EYE])
def test_nothing_that_detectives_and_spectators_see_depends_on_the_maps(world: str, viewer: Seat | None) -> None:
    one = night(black={"clue": ["C65"]})
    other = with_case(one, WORLDS[world])
    assert shown(GAME, one, viewer) == shown(GAME, other, viewer)

    for line in ("go C4", "go D3", "go E4"):
        after = [typed(position, BLACK_EYE, line) for position in (one, other)]
        assert told_and_shown(after[0], viewer) == told_and_shown(after[1], viewer)


@pytest.mark.rule("SA-343", "SA-346")
def test_a_commissioner_sees_the_own_map_alone() -> None:
    one = night(orange={"clue": ["C65", "C49"]})
    other = with_case(one, ALIKE)

    assert shown(GAME, one, BLACK_CHIEF) == shown(GAME, other, BLACK_CHIEF)
    assert shown(GAME, one, ORANGE_CHIEF) != shown(GAME, other, ORANGE_CHIEF)
    moved = [typed(position, ORANGE_EYE, "go E5") for position in (one, other)]
    assert told_and_shown(moved[0], BLACK_CHIEF) == told_and_shown(moved[1], BLACK_CHIEF)


@pytest.mark.rule("SA-205", "SA-320")
def test_refusals_do_not_tell_what_is_on_a_map() -> None:
    one = night(black={"clue": ["C65"]})
    for seat, line in ((BLACK_EYE, "go E2"), (BLACK_EYE, "go G2"), (BLACK_CHIEF, "clue C49")):
        reasons = []
        for position in (one, with_case(one, WORLDS["another map"])):
            with pytest.raises(Refused) as refused:
                typed(position, seat, line)
            reasons.append((refused.value.key, refused.value.params))
        assert reasons[0] == reasons[1]


@pytest.mark.rule("SA-343", "SA-704")
@pytest.mark.parametrize("viewer", [None, ORANGE_CHIEF, BLACK_EYE, ORANGE_EYE])
def test_every_silence_is_alike(viewer: Seat | None) -> None:
    """A neutral cell, a client too early, evidence with a token, evidence with full hands."""
    silences = [
        ("G3", "F3", {"evidence": ["D2", "F1"]}),
        ("G3", "G2", {"evidence": ["D2", "F1"]}),
        ("G3", "G4", {"evidence": ["G4", "F1"]}),
        ("G3", "G4", {"evidence": ["D2", "F1", "B1"]}),
    ]
    told = []
    for at, cell, hunt in silences:
        after = typed(night(black={"at": at, "clue": ["C65"], **hunt}), BLACK_EYE, f"go {cell}")
        told.append(repr(heard(after.told, viewer)).replace(cell, "CELL"))

    assert len(set(told)) == 1
    assert "silence" in told[0]


@pytest.mark.rule("SA-214", "SA-407")
@pytest.mark.parametrize("viewer", [None, 0, 2, 4, 6])
def test_a_vote_is_heard_by_the_team_alone(viewer: Seat | None) -> None:
    before = night(seats=8, orange={"clue": ["C65", "C49"]})
    votes = [typed(before, 3, line) for line in ("go E5", "go B3", "abstain")]

    assert {shown(GAME, one.position, viewer) for one in votes} == {shown(GAME, before, viewer)}
    assert [heard(one.told, viewer) for one in votes] == [()] * 3
    assert len({told_and_shown(one, 1) for one in votes}) == 3


@pytest.mark.rule("SA-408", "SA-623")
def test_where_discussion_is_open_everybody_hears_the_votes() -> None:
    before = night(seats=8, settings={"open_discussion": True}, orange={"clue": ["C65", "C49"]})
    votes = [typed(before, 3, line) for line in ("go E5", "go B3")]

    assert len({told_and_shown(one, None) for one in votes}) == 2


@pytest.mark.rule("SA-213", "SA-311", "SA-406")
@pytest.mark.parametrize("viewer", [None, BLACK_EYE, ORANGE_EYE])
def test_a_proposal_to_swap_is_nobody_elses_business(viewer: Seat | None) -> None:
    before = night(orange={"clue": ["C65"]})
    for seat in (BLACK_CHIEF, ORANGE_CHIEF):
        proposed = typed(before, seat, "swap")
        assert shown(GAME, proposed.position, viewer) == shown(GAME, before, viewer)
        assert heard(proposed.told, viewer) == ()
        assert [len(heard(proposed.told, chief)) for chief in (BLACK_CHIEF, ORANGE_CHIEF)] == [1, 1]


@pytest.mark.rule("SA-406")
def test_a_clue_that_is_held_back_looks_like_any_other_of_the_row() -> None:
    before = night(settings={"clue_delay_s": 10})
    given = typed(before, BLACK_CHIEF, "clue C65").position
    hunt = replace(given.board.team(BLACK).hunt, clue=("C80",))
    other = replace(given, board=given.board.with_team(replace(given.board.team(BLACK), hunt=hunt)))

    for viewer in (None, BLACK_EYE, ORANGE_CHIEF, ORANGE_EYE):
        assert shown(GAME, given, viewer) == shown(GAME, other, viewer)
    assert shown(GAME, given, BLACK_CHIEF) != shown(GAME, other, BLACK_CHIEF)


@pytest.mark.rule("SA-345", "SA-346")
@pytest.mark.parametrize("settings", [{}, {"police_shared": 3}, {"map_seed": -1}, {"reveal_maps": False}])
def test_imagined_maps_agree_with_all_that_was_announced(settings: dict[str, Any]) -> None:
    positions: list[Position[Amsterdam]] = []
    setup = GAME.setup(4, settings)
    play_out(
        GAME,
        setup,
        mixed_seed("whole"),
        Manner(of_level("greedy"), offers=0),
        most=400,
        watch=lambda _before, _entry, outcome: positions.append(outcome.position),
    )
    for number, position in enumerate(positions[:-1:7]):
        viewer = (None, 0, 1, 2, 3)[number % 5]
        imagined = GAME.imagine(GAME.view(position, viewer), Dice(mixed_seed(str(number))))
        assert list(broken_invariants(GAME, imagined)) == []
        assert _retold(imagined.board) == [cycle.announcement for cycle in position.board.history]


def _retold(board: Amsterdam) -> list[str]:
    """What the imagined maps would have announced in this round."""
    teams = tuple(team.hunting(evidence=(), police=0) for team in board.teams)
    replayed, told = replace(board, teams=teams, history=()), []
    for cycle in board.history:
        announcement = replayed.announcement(cycle.team, cycle.cell)
        told.append(announcement)
        if announcement == "evidence":
            evidence = replayed.team(cycle.team).hunt.evidence
            replayed = replayed.hunting(cycle.team, evidence=(*evidence, cycle.cell))
    return told


@pytest.mark.rule("SA-114", "SA-505")
def test_when_the_match_is_over_everything_is_shown() -> None:
    settings = {"match_wins": 1, "reveal_maps": False}
    before = night(settings=settings, black={"at": "G4", "evidence": ["D2", "F1", "G4"], "clue": ["C65"]})

    over = typed(before, BLACK_EYE, "go F5").position

    seen = GAME.view(over, None)
    assert seen.whole == over.board
    assert [team.map is not None for team in seen.teams] == [True, True]
    assert seen.past[0].case == over.board.past[0].case


@pytest.mark.rule("SA-201", "SA-345", "SA-302")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_hundreds_of_equal_presses_are_judged_by_receipt(first: Seat, second: Seat) -> None:
    """Both teams want the same card and the same cell at once: the first gets it, nothing is doubled or lost."""
    for seed, slot in product(range(12), range(10)):
        start = night(seed=seed, case={"number": 1}, black={"at": "C2"}, orange={"at": "E1"})
        card = start.board.cards.row[slot]

        after = typed(start, first, f"clue {card}").position
        with pytest.raises(Refused, match="card_gone"):
            typed(after, second, f"clue {card}")
        after = typed(after, second, f"clue {after.board.cards.row[slot]}").position
        for seat in (first + 2, second + 2):
            after = typed(after, seat, "go D2").position

        hunts = [after.board.team(team).hunt for team in (first, second)]
        assert [hunt.evidence for hunt in hunts] == [("D2",), ()]
        assert [hunt.cycles for hunt in hunts] == [1, 1]
        assert list(cards_are_kept(after)) == []
