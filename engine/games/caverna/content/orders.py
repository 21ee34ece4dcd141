"""Standing orders: what a player wants done in windows without being asked (CZ-650)."""

from dataclasses import dataclass, field

from engine.games.caverna.content.cards import discard_order
from engine.shared.orders import Order

ASK, NEVER, ALWAYS = "ask", "never", "always"
LETHAL, LETHAL_OR_GOLD, MIN2, LEADER = "lethal", "lethal_or_gold", "min2", "leader"
HOME, AWAY, AUTO = "home", "away", "auto"
ROUTE = Order("route", (AUTO, HOME, AWAY))


@dataclass(frozen=True, slots=True)
class Orders:
    """One player's orders: one for each card that answers, and two more. Nobody else ever sees them."""

    molejo: str = ASK
    parkour: str = ASK
    bica: str = ASK
    filhao: str = ASK
    route: str = AUTO
    discard: tuple[str, ...] = field(default_factory=discard_order)
    """First discarded first."""


def is_discard_order(said: tuple[str, ...]) -> bool:
    """Whether these are the ten names, each once."""
    return sorted(said) == sorted(discard_order())
