"""Which cards there are: each has an action to play and an encounter to meet (specification 2.3 to 2.5).

The actions are entered by `cards/`, one entry each; what is printed on them is looked up here.
"""

from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from engine.core.refusal import BrokenRule

CardId: TypeAlias = str
GOLD = "ouro"
DOUBLE_GOLD = "ouro_duplo"
DOUBLE: CardId = "s001"
"""The special card, worth 2: it has no back, so everybody always sees where it is."""


@dataclass(frozen=True, slots=True)
class Printed:
    """What is printed on the copies of one action."""

    encounters: tuple[str, ...]
    """The lower half of each copy, in the order of their ids."""
    rank: int
    """The lower, the sooner it is discarded (CZ-423)."""


@dataclass(frozen=True, slots=True)
class Card:
    """One cave card: what it is when it is played, and what it is when it is met."""

    action: str
    encounter: str


_PRINTED: dict[str, Printed] = {}


def enter(name: str, halves: str, rank: int) -> None:
    """Put the copies of an action into the box: `ufa*2` is the same lower half twice."""
    if name in _PRINTED or box.cache_info().currsize:
        raise BrokenRule(f"{name!r} comes too late into the box, or twice")
    parts = (part.partition("*") for part in halves.split())
    encounters = tuple(encounter for encounter, _, copies in parts for _ in range(int(copies or 1)))
    _PRINTED[name] = Printed(encounters, rank)


def names() -> tuple[str, ...]:
    """The ten names that a hand may hold."""
    return tuple(_PRINTED)


@cache
def discard_order() -> tuple[str, ...]:
    """The names, the first discarded first (CZ-423)."""
    return tuple(sorted(_PRINTED, key=lambda name: _PRINTED[name].rank))


@cache
def box() -> dict[CardId, Card]:
    """The 120 cave cards by id, `c001` to `c120`."""
    halves = (Card(name, encounter) for name, printed in _PRINTED.items() for encounter in printed.encounters)
    return {f"c{number:03}": card for number, card in enumerate(halves, 1)}


def encounters() -> tuple[str, ...]:
    """The names of all encounters."""
    return tuple(dict.fromkeys(card.encounter for card in box().values()))


def action_of(card: CardId) -> str:
    """The name by which a card is held and played.

    >>> action_of("c001"), action_of("c120"), action_of("s001")
    ('largar_a_pedrada', 'ouro', 'ouro_duplo')
    """
    return DOUBLE_GOLD if card == DOUBLE else box()[card].action


def encounter_of(card: CardId) -> str:
    """
    >>> encounter_of("c004"), encounter_of("c109")
    ('terremoto', 'se_emocionou')
    """
    return box()[card].encounter


def gold_of(card: CardId) -> int:
    """What a card is worth.

    >>> gold_of("c109"), gold_of("s001"), gold_of("c001")
    (1, 2, 0)
    """
    return {GOLD: 1, DOUBLE_GOLD: 2}.get(action_of(card), 0)
