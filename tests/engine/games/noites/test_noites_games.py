"""What holds from one position of a night to the next (specification 14): invariants that no single position shows."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from support.breadth import breadth

from engine.core.dice import mixed_seed
from engine.core.event import Event
from engine.core.plane.points import square
from engine.core.position import Position
from engine.core.run import Outcome
from engine.games.noites import events as told
from engine.games.noites.actions import AskMonster
from engine.games.noites.board import Monster, Night
from engine.games.noites.flow import AskTwist, AskVictim
from engine.games.noites.game import GAME
from engine.games.noites.rules.spots import CLEARANCE
from engine.games.noites.rules.windows import CardWindow
from engine.players.arena import LIVELY, MANNERS, play_out

NIGHTS: dict[str, dict[str, str | int | bool]] = {
    "plain": {},
    "full": {"preset": "full_night", "hand_size": 5, "interrupts": "orders"},
    "asked": {"interrupts": "ask", "barricades": True, "armies": "random"},
    "open": {"terrain": "open", "armies": "random", "deploy": "auto", "interrupts": "orders"},
    "medium": {"size": "medium", "armies": "starter", "rounds": 2, "interrupts": "orders"},
}
GAMES = [(name, number) for at, name in enumerate(NIGHTS) for number in breadth((at % 3,), range(3))]
"""Each manner of playing comes up with some nights; `make storm` plays every night in each of them."""
QUIET_MOMENTS = (AskTwist, AskVictim, AskMonster)
Step = tuple[Position[Night], tuple[Event, ...], Position[Night]]


def steps(name: str, number: int) -> list[Step]:
    """A whole game: each position, what was told, the position after it."""
    found: list[Step] = []

    def watch(before: Position[Night], _entry: object, outcome: Outcome[Night]) -> None:
        found.append((before, tuple(one.event for one in outcome.told), outcome.position))

    manner = (LIVELY, MANNERS["random"], MANNERS["greedy"])[number % 3]
    play_out(GAME, GAME.setup(2, NIGHTS[name]), mixed_seed("games", name, str(number)), manner, most=5_000, watch=watch)
    return found


@pytest.fixture(scope="module", params=GAMES, ids=str)
def game(request: Any) -> list[Step]:
    return steps(*request.param)


def of_kind(events: Sequence[Event], kind: Any) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def is_quiet(position: Position[Night]) -> bool:
    """Whether nothing is under way: a side is asked for its card, its victim or its monster."""
    return any(isinstance(question, QUIET_MOMENTS) for question, _ in position.open_questions())


@pytest.mark.rule("NH-413", "NH-616")
def test_inv_05_nobody_stands_over_a_victim_but_who_was_stunned_there(game: list[Step]) -> None:
    excused: set[tuple[str, str]] = set()
    for _, _, after in game:
        for monster, victim in _covered(after.board):
            if monster.stunned:
                excused.add((monster.name, victim))
            elif is_quiet(after):
                assert (monster.name, victim) in excused


def _covered(board: Night) -> Iterator[tuple[Monster, str]]:
    for monster in board.standing:
        for victim in board.victims:
            level = board.ground.level(monster.spot) == board.ground.level(victim.at)
            if level and square(monster.spot, victim.at) <= (monster.radius - 10) ** 2:
                yield monster, victim.name


@pytest.mark.rule("NH-711")
def test_inv_08_the_score_is_what_was_told_and_never_falls(game: list[Step]) -> None:
    scores = [0, 0]
    for _, events, after in game:
        for event in of_kind(events, (told.Captured, told.Killed)):
            assert event.points >= 0
            if event.points:
                scores[event.side] += event.points
        assert [after.board.score(side) for side in (0, 1)] == scores


@pytest.mark.rule("NH-202", "NH-203")
def test_inv_11_everybody_alive_acts_exactly_once_a_round(game: list[Step]) -> None:
    acted: Counter[str] = Counter()
    for _, events, after in game:
        for event in of_kind(events, (told.MonsterActed, told.RoundBegan)):
            if isinstance(event, told.RoundBegan):
                alive = {one.name for one in after.board.standing}
                assert event.round == 1 or alive <= set(acted)
                acted.clear()
            else:
                acted[event.monster] += 1
                assert acted[event.monster] == 1 or after.board.the(event.monster).traits.rises_from


@pytest.mark.rule("NH-533", "NH-530")
def test_inv_13_wounds_stay_and_five_of_them_kill(game: list[Step]) -> None:
    for before, events, after in game:
        healed = any(event.card == "bone_mend" for event in of_kind(events, told.TwistPlayed))
        saved = {event.monster for event in of_kind(events, told.Saved)}
        rolled = {event.monster for event in of_kind(events, told.Rolled) if event.purpose == "wd"}
        judged = not any(isinstance(step, CardWindow) for step in after.agenda)
        for was, now in zip(before.board.monsters, after.board.monsters, strict=False):
            assert now.wounds >= 0
            assert now.wounds >= was.wounds or healed
            if now.name in rolled - saved and now.wounds >= 5 and not now.traits.toughness and judged:
                assert now.killed


@pytest.mark.rule("NH-310", "NH-311")
def test_inv_14_no_move_but_a_charge_ends_too_near_to_an_enemy(game: list[Step]) -> None:
    for before, events, after in game:
        for event in of_kind(events, told.MonsterActed):
            if event.action not in ("run", "advance") or not is_quiet(after) or _was_shoved(events, event.monster):
                continue
            mover = after.board.the(event.monster)
            start = before.board.the(event.monster).spot
            for enemy in after.board.standing_of(1 - mover.side) if mover.at else ():
                least = (mover.radius + enemy.radius + CLEARANCE) ** 2
                assert square(mover.spot, enemy.spot) >= least or square(start, enemy.spot) < least


def _was_shoved(events: Sequence[Event], monster: str) -> bool:
    shoved = of_kind(events, (told.Pushed, told.Fell, told.Stunned, told.Recoiled))
    return any(event.monster == monster for event in shoved)


@pytest.mark.rule("NH-201", "NH-203", "NH-207")
def test_inv_15_a_turn_is_an_activation_but_for_a_second_wind(game: list[Step]) -> None:
    turns, acts, winds = Counter[int](), Counter[int](), Counter[int]()
    for _, events, after in game:
        board = after.board
        assert 0 <= board.round <= board.rules.rounds
        for event in events:
            match event:
                case told.RoundBegan():
                    for one in (turns, acts, winds):
                        one.clear()
                case told.TurnBegan(seat):
                    side = board.side_of(seat)
                    assert acts[side] - winds[side] <= turns[side] <= acts[side]
                    turns[side] += 1
                case told.TwistPlayed(seat, "second_wind"):
                    winds[board.side_of(seat)] += 1
                case told.MonsterActed(name) if not _goes_on(events, name):
                    acts[board.the(name).side] += 1
                case _:
                    pass


def _goes_on(events: Sequence[Event], monster: str) -> bool:
    """Whether it has come to itself before its time, and is still to act (relentless)."""
    return any(event.monster == monster and event.purpose == "rl" and event.dice[0] >= 4
               for event in of_kind(events, told.Rolled))  # fmt: skip
