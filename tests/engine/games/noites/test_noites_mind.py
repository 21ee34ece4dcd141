"""The computer player: it takes what is in reach, and beats chance."""

from typing import Any

import pytest

from engine.core.action import Action
from engine.core.dice import Dice, mixed_seed
from engine.core.run import carried_on
from engine.games.noites.actions import Advance, Charge, Run
from engine.games.noites.flow import MoveVictim
from engine.games.noites.game import GAME
from engine.games.noites.mind import think
from engine.games.noites.phrases.routes import Route
from engine.games.noites.phrases.wishes import STRAIGHT, Trek, trek
from engine.players.answers import random_answer
from engine.players.arena import Manner, of_level, play_out

DICE = Dice(mixed_seed("mind"))
GREEDY = of_level("greedy")


def answer(**described: Any) -> Action[Any] | None:
    setup = GAME.setup(2, {"terrain": "open", "twists": False})
    return think(carried_on(GAME.given(setup, described, DICE)).position, 0, DICE)


def test_it_catches_what_is_in_reach() -> None:
    monsters = {"a1": {"at": [100, 450]}, "a2": {"at": [800, 100]}, "b1": {"at": [850, 850]}}

    assert answer(monsters=monsters, victims={"v1": [350, 450]}) == Run("a1", trek("v1"))


def test_it_catches_what_stands_at_the_edge() -> None:
    monsters = {"a1": {"at": [100, 450]}, "b1": {"at": [850, 850]}}

    assert answer(monsters=monsters, victims={"v1": [10, 450], "v2": [450, 450]}) == Run("a1", trek("v1"))


@pytest.mark.parametrize(
    ("now", "others", "catches"),
    [(3, 2, False), (3, 1, False), (3, 0, True), (4, 1, True)],
    ids=["behind", "level", "ahead", "the last round"],
)
def test_it_leaves_the_last_victim_while_that_would_not_win(now: int, others: int, catches: bool) -> None:
    monsters = {"a1": {"at": [100, 450]}, "b1": {"at": [850, 850]}}
    taken = [{}, {"victims": [f"v{number}" for number in range(2, 2 + others)]}]
    chosen = answer(monsters=monsters, victims={"v1": [350, 450]}, tallies=taken, round=now)

    assert (chosen == Run("a1", trek("v1"))) is catches


def test_nor_in_the_last_round_while_a_friend_can_still_act() -> None:
    monsters = {"a1": {"at": [100, 450]}, "a2": {"at": [100, 800]}, "b1": {"at": [850, 850]}}
    taken = [{}, {"victims": ["v2"]}]

    assert answer(monsters=monsters, victims={"v1": [350, 450]}, tallies=taken, round=4) != Run("a1", trek("v1"))


@pytest.mark.rule("NH-412")
def test_it_leads_a_victim_into_the_arms_of_a_lure() -> None:
    monsters = {"a1": {"at": [300, 450], "profile": "siren"}, "b1": {"at": [850, 850]}}

    led = answer(monsters=monsters, victims={"v1": [440, 450], "v2": [100, 100]}, phase="victim")
    assert led == MoveVictim("v1", Route.read(("300,450",)))


def test_a_glutton_takes_two_in_one_run() -> None:
    monsters = {"a1": {"at": [100, 450], "profile": "bog_crawler"}, "b1": {"at": [850, 850]}}
    ate = answer(monsters=monsters, victims={"v1": [200, 450], "v2": [300, 500], "v3": [850, 100]})

    assert ate == Run("a1", Trek.read(("via", "v1", "to", "v2")))


def test_it_charges_whoever_is_stunned_and_near() -> None:
    monsters = {"a1": {"at": [300, 450]}, "b1": {"at": [500, 450], "stunned": True}}

    assert answer(monsters=monsters, victims={"v1": [850, 850]}) == Charge("a1", "b1", STRAIGHT)


def test_it_shoots_on_its_way_to_the_next_victim() -> None:
    monsters = {"a1": {"at": [300, 450], "range": 600}, "b1": {"at": [800, 450]}}
    shot = Advance("a1", Trek.read(("far", "v1", "shoot", "b1")))

    assert answer(monsters=monsters, victims={"v1": [850, 850]}) == shot


def test_it_beats_chance() -> None:
    def policy(game: Any, position: Any, seat: int, chance: Any) -> Action[Any]:
        return GREEDY(game, position, seat, chance) if seat == 0 else random_answer(game, position, seat, chance)

    played = play_out(GAME, GAME.setup(2, {"preset": "quick"}), mixed_seed("duel"), Manner(policy), most=2_000)

    assert played.result.winners == (0,)
    assert played.refusals == ()
