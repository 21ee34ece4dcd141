"""The seven action cards (specification 2.3). Each has two halves: movement, and something special."""

from dataclasses import dataclass

MOVEMENT, SPECIAL = "movement", "special"


@dataclass(frozen=True, slots=True)
class ActionCard:
    """How much each half allows, and what the special half is spent on."""

    number: int
    id: str
    movement: int
    special: int
    spent_on: str


HIDING, VILLAIN, EXPLODING, CLIMBING, PORTING, RESTING = "hide", "villain", "explode", "climb", "port", "rest"

CARDS = {
    card.number: card
    for card in (
        ActionCard(1, "hide", 1, 1, HIDING),  # SH-401
        ActionCard(2, "chase", 2, 1, VILLAIN),  # SH-402
        ActionCard(3, "explosion", 2, 1, EXPLODING),  # SH-403
        ActionCard(4, "capture", 1, 3, VILLAIN),  # SH-404
        ActionCard(5, "climb", 1, 1, CLIMBING),  # SH-405
        ActionCard(6, "portal_card", 1, 2, PORTING),  # SH-406
        ActionCard(7, "rest", 0, 0, RESTING),  # SH-407
    )
}
REST = 7
ALL_CARDS = tuple(CARDS)
