import pytest

from bot.text import Catalogue
from engine.games.holland.events import EarlyPlanDropped, Exploded, GameOver, Knocked, Ordered, Ran, Revealed

PEOPLE = ("Ana", "Rui", "Олена")
COLOURS = ("blue", "red", "green")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("pt-BR", "O Mago Negro derruba o herói vermelho 2: B4 → B2 (1 espaço ocupado no caminho)."),
        ("uk", "Чорний маг збиває червоного героя 2: B4 → B2, проминувши 1 зайняту клітинку."),
        ("en", "The Dark Mage knocks red hero 2 down: B4 → B2, past 1 taken space."),
    ],
)
def test_a_knock_down_names_both_in_the_right_case(house: Catalogue, lang: str, said: str) -> None:
    assert house.words(lang, PEOPLE, COLOURS).event(Knocked(3, "mage", "B4", "B2", 1)) == said


def test_a_run_tells_its_steps_and_its_way(house: Catalogue) -> None:
    ran = Ran("hero_2", ("left", "rope"), ("B5", "A5", "roof"))

    assert house.words("pt-BR", PEOPLE, COLOURS).event(ran) == (
        "O herói vermelho 1 anda: B5 → A5 → terraço (esquerda e corda)."
    )


def test_an_explosion_under_nobody_carries_nobody(house: Catalogue) -> None:
    assert house.words("en", PEOPLE, COLOURS).event(Exploded("A2", ())) == "Explosion on A2! The column drops."


def test_the_reveal_names_everybodys_card_in_seat_order(house: Catalogue) -> None:
    assert house.words("uk", PEOPLE, COLOURS).event(Revealed((5, 2, 7))) == (
        "Карти: Ana (5 Підйом), Rui (2 Погоня) і Олена (7 Відпочинок)."
    )


def test_the_order_is_told_with_the_cards(house: Catalogue) -> None:
    assert house.words("en", PEOPLE, COLOURS).event(Ordered((1, 0), (2, 5))) == "Order: Rui (2) → Ana (5)."


def test_a_dropped_early_plan_gives_the_rules_reason(house: Catalogue) -> None:
    assert house.words("en", PEOPLE, COLOURS).event(EarlyPlanDropped(0, "no_rope")) == (
        "Your early plan no longer works. This hero is not on a rope."
    )


def test_the_end_tells_what_decided_each_place(house: Catalogue) -> None:
    over = GameOver((2, 0), (2, 1), ((), (5,)), (0, 1))

    assert house.words("pt-BR", PEOPLE, COLOURS).event(over) == (
        "Fim da partida.\n1º Олена: 2 heróis salvos; tem o grifo\n2º Ana: 1 herói salvo; nível 5; a 1 lugar do grifo"
    )
