"""Standing orders: what a player wants done in windows without being asked (CZ-650)."""

from dataclasses import dataclass

from engine.games.caverna.content.cards import NAMES
from engine.shared.orders import Order, OrderBook

ASK, NEVER, ALWAYS = "ask", "never", "always"
LETHAL, LETHAL_OR_GOLD, MIN2, LEADER = "lethal", "lethal_or_gold", "min2", "leader"
HOME, AWAY, AUTO = "home", "away", "auto"

BOOK = OrderBook(
    (
        Order("molejo", (ASK, NEVER, LETHAL, MIN2, ALWAYS)),
        Order("parkour", (ASK, NEVER, LETHAL, LETHAL_OR_GOLD, ALWAYS)),
        Order("bica", (ASK, NEVER, LEADER, ALWAYS)),
        Order("filhao", (ASK, NEVER, ALWAYS)),
        Order("route", (AUTO, HOME, AWAY)),
    )
)
UNASKED = {"molejo": LETHAL, "parkour": LETHAL_OR_GOLD, "bica": NEVER, "filhao": NEVER}
"""What `ask` means where nobody is asked, or nobody answers."""
DISCARD_ORDER = (
    "picaretada",
    "largar_a_pedrada",
    "ir_na_picadilha",
    "descer_a_bica",
    "beijin_de_mamae",
    "so_no_molejo",
    "vai_filhao",
    "passar_a_mao",
    "parkour",
    "ouro",
)
"""First discarded first (CZ-423)."""


@dataclass(frozen=True, slots=True)
class Orders:
    """One player's orders. Nobody else ever sees them."""

    molejo: str = ASK
    parkour: str = ASK
    bica: str = ASK
    filhao: str = ASK
    route: str = AUTO
    discard: tuple[str, ...] = DISCARD_ORDER

    def unasked(self, name: str) -> str:
        """The order that counts where nobody is asked.

        >>> Orders().unasked("molejo"), Orders(molejo="never").unasked("molejo")
        ('lethal', 'never')
        """
        value: str = getattr(self, name)
        return UNASKED[name] if value == ASK else value


def is_discard_order(names: tuple[str, ...]) -> bool:
    """Whether these are the ten names, each once."""
    return len(names) == len(NAMES) and set(names) == set(NAMES)
