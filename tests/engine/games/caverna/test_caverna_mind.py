"""The computer player of the cave: sensible, and no more than that."""

from typing import Any

import pytest

from engine.core import run
from engine.core.action import Action
from engine.core.dice import Dice, mixed_seed
from engine.core.position import Position
from engine.games.caverna import GAME
from engine.games.caverna.actions import Advance, Done, PlayCard, Run, Walking
from engine.games.caverna.board import Cave
from engine.games.caverna.rules.reactions import React
from engine.players import PLAYERS
from engine.players.answers import random_answer
from engine.players.arena import Manner, of_level, play_out
from engine.players.chance import Chance


def cave(seats: int = 3, **given: Any) -> Position[Cave]:
    setup = GAME.setup(seats, {"mode": "night", "reaction_mode": "ask"})
    return GAME.given(setup, {"spots": {"P1": "C3"}, "cave_trolls": [], **given}, Dice(mixed_seed("mind")))


def answer(position: Position[Cave], seat: int = 0) -> Action[Cave]:
    return PLAYERS.choose("greedy", GAME, run.seen(GAME, position, seat), Dice("cd" * 32))


def test_it_brings_home_what_wins() -> None:
    chosen = answer(cave(spots={"P1": "C2"}, hands={"P1": ["s001", "ouro"]}, phase="step2"))

    assert isinstance(chosen, Walking)
    assert chosen.way[-1] == "A1"


def test_it_goes_for_the_double_gold() -> None:
    chosen = answer(cave(spots={"P1": "E4"}, phase="step2"))

    assert isinstance(chosen, Advance)
    assert chosen.way[-1] == "E5"


def test_it_steals_the_double_gold_by_name() -> None:
    chosen = answer(cave(spots={"P1": "C3", "P2": "C4"}, hands={"P1": ["c029"], "P2": ["s001", "c001"]}))

    assert chosen == PlayCard("passar_a_mao", ("green", "special"))


def test_it_keeps_a_card_that_would_do_nothing() -> None:
    assert answer(cave(hands={"P1": ["c065", "c053"]})) == Done()


@pytest.mark.parametrize(("seats", "throws"), [(2, True), (4, True), (6, False)])
def test_a_blow_for_its_own_sake_is_for_small_tables(seats: int, throws: bool) -> None:
    chosen = answer(cave(seats, spots={"P1": "C3", "P2": "C5"}, hands={"P1": ["c001"]}))

    assert isinstance(chosen, PlayCard) is throws


def test_who_carries_the_double_gold_is_hit_at_any_table() -> None:
    chosen = answer(cave(6, spots={"P1": "C3", "P2": "C5"}, hands={"P1": ["c001"], "P2": ["s001"]}))

    assert chosen == PlayCard("largar_a_pedrada", ("green",))


@pytest.mark.parametrize(("life", "throws"), [(3, True), (4, False)])
def test_who_is_weak_is_hit_even_at_a_large_table(life: int, throws: bool) -> None:
    chosen = answer(cave(6, spots={"P1": "C3", "P2": "C5"}, hands={"P1": ["c001"]}, life={"P2": life}))

    assert isinstance(chosen, PlayCard) is throws


def test_it_kisses_itself_better() -> None:
    assert answer(cave(hands={"P1": ["c041"]}, life={"P1": 3})) == PlayCard("beijin_de_mamae", ())


@pytest.mark.rule("CZ-555")
def test_it_meets_a_request_to_look_into_the_far_corner() -> None:
    position = cave(
        spots={"P1": "D5"}, trolls={"P1": ["tr09_fundao"]}, double="B1", piles={"E5": ["ufa"]}, phase="step2"
    )

    chosen = answer(position)

    assert isinstance(chosen, Advance | Run)
    assert chosen.way[-1] == "E5"


@pytest.mark.rule("CZ-555")
def test_it_plays_a_third_card_for_a_troll() -> None:
    position = cave(
        hands={"P1": ["c097"]}, trolls={"P1": ["tr11_tres_cartas"]}, played={"P1": ["parkour", "so_no_molejo"]}
    )

    chosen = answer(position)

    assert isinstance(chosen, PlayCard)
    assert chosen.card == "picaretada"


@pytest.mark.rule("CZ-612")
def test_it_saves_its_last_life() -> None:
    before = cave(hands={"P1": ["c065", "c097"]}, life={"P1": 1}, tops={"C4": "ta_escuro"})
    asked = run.apply(GAME, before, 0, Run(("C4",), False)).position

    chosen = answer(asked)

    assert isinstance(chosen, React)
    assert chosen.choice == "parkour"


def test_it_beats_random_players_more_than_twice_as_often_as_its_share() -> None:
    setup = GAME.setup(4, {"first_player": "1"})
    greedy = of_level("greedy")

    def policy(game: Any, position: Position[Any], seat: int, chance: Chance) -> Action[Any]:
        player = greedy if seat == 2 else random_answer
        return player(game, position, seat, chance)

    won = sum(
        2 in play_out(GAME, setup, mixed_seed(f"mixed {game}"), Manner(policy), most=3_000).result.winners
        for game in range(20)
    )

    assert won >= 10
