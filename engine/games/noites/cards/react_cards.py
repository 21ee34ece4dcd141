"""The six cards that answer to what happens, each one entry (specification 2.10, NH-640 to NH-648)."""

from engine.games.noites.rules.windows import (
    ATTACK,
    CAPTURE,
    HIT,
    INITIATIVE,
    KILLED,
    REVENGE,
    Occasion,
    ReactCard,
    answering,
)
from engine.shared.orders import Order

MOST_COST = 60
SWITCH = ("on", "off")


def _dear(it: Occasion) -> bool:
    return it.cost >= it.orders.by_a_hair


def _dear_or_stunned(it: Occasion) -> bool:
    return it.cost >= it.orders.dodge or bool(it.monster and it.monster.stunned and it.orders.dodge_stunned)


def _any_or_marked(it: Occasion) -> bool:
    return it.orders.snatch_back == "on" or (it.orders.snatch_back == "marked" and it.count > 0)


def _any_or_all_failed(it: Occasion) -> bool:
    return it.orders.grim_fate == "any" or (it.orders.grim_fate == "all_failed" and not it.count)


def _lost_or_in_the_round(it: Occasion) -> bool:
    return it.orders.first_blood in ("lost", f"round{it.board.round}")


REACT_CARDS = answering(
    ReactCard(
        "by_a_hair",
        KILLED,
        (Order("by_a_hair", most=MOST_COST, kept_as=int),),
        lambda it: it.cost >= it.orders.by_a_hair,
    ),
    ReactCard(
        "dodge",
        HIT,
        (
            Order("dodge", most=MOST_COST, kept_as=int),
            Order("dodge_stunned", SWITCH, kept_as=lambda said: said == "on", listed=False),
        ),
        _dear_or_stunned,
    ),
    ReactCard("vengeance", REVENGE, (Order("vengeance", SWITCH),), lambda it: it.orders.vengeance == "on"),
    ReactCard("grim_fate", ATTACK, (Order("grim_fate", ("all_failed", "any", "off")),), _any_or_all_failed),
    ReactCard("snatch_back", CAPTURE, (Order("snatch_back", (*SWITCH, "marked")),), _any_or_marked),
    ReactCard(
        "first_blood", INITIATIVE, (Order("first_blood", ("lost", "round3", "round4", "off")),), _lost_or_in_the_round
    ),
)
"""In the order of their numbers."""
