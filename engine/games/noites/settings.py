"""What a host may choose (specification 8)."""

from collections.abc import Mapping

from engine.core.settings import Value, choice, flag, number, settings

ASK, ORDERS = "ask", "orders"
PACES = {"live": (180, 30), "async": (86_400, 43_200)}
"""Seconds for a decision and for an interrupt."""


@settings
class NoitesSettings:
    """NH-801 to NH-822; the number of players is that of the seats (NH-805)."""

    preset: str = choice("standard", "by_the_book", "full_night", "quick", rule="NH-821")
    size: str = choice("small", "medium", "large", rule="NH-801")
    terrain: str = choice("generated", "preset", "open", rule="NH-802")
    armies: str = choice("free", "starter", "random", "mirror", rule="NH-803")
    flavour: str = choice("hunt", "rescue", "per_side", rule="NH-804")
    twists: bool = flag(True, rule="NH-806")
    hand_size: int = number(3, 1, 5, rule="NH-807", only=("twists", True))
    barricades: bool = flag(False, rule="NH-808")
    barricade_supply: int = number(12, 1, 40, rule="NH-809", only=("barricades", True))
    rounds: int = number(4, 2, 6, rule="NH-810")
    difficult_mode: str = choice("whole_move", "per_mm", rule="NH-811")
    cover_in_melee: bool = flag(True, rule="NH-812")
    overwatch_trigger: str = choice("moves_in_sight", "enters_sight", rule="NH-813")
    interrupts: str = choice("by_pace", ASK, ORDERS, rule="NH-814")
    deploy: str = choice("alternate", "secret", "auto", rule="NH-815")
    victim_setup: str = choice("alternate", "fair_auto", rule="NH-816")
    victim_repeat: str = choice("any", "once_per_round", rule="NH-817")
    tie_break: str = choice("draw", "victims", rule="NH-818")
    self_loss_scores: bool = flag(True, rule="NH-819")
    wipeout: str = choice("play_on", "end", rule="NH-820")
    balanced: bool = flag(True, rule="NH-822")
    pace: str = choice("live", "async", rule="NH-220")

    @property
    def rescuers(self) -> tuple[int, ...]:
        """The sides that rescue victims instead of killing them: words only (NH-804)."""
        return {"hunt": (), "rescue": (0, 1), "per_side": (1,)}[self.flavour]

    @property
    def asks(self) -> bool:
        """Whether interrupts are put to people (NH-602)."""
        return self.interrupts == ASK or (self.interrupts == "by_pace" and self.pace == "live")


PRESETS: dict[str, dict[str, Value]] = {
    "standard": {},
    "by_the_book": {"twists": False, "balanced": False},
    "full_night": {"barricades": True},
    "quick": {"armies": "starter", "deploy": "auto", "victim_setup": "fair_auto", "rounds": 3, "twists": False},
}


WAYS: dict[str, dict[str, Value]] = {
    "first": {"preset": "quick"},
    "box": {"preset": "by_the_book"},
    "long": {"preset": "full_night", "rounds": 6},
}
"""Whole ways to play, each by what it sets otherwise than usual."""


def preset(typed: Mapping[str, Value]) -> Mapping[str, Value]:
    """What the chosen preset sets (NH-821)."""
    return PRESETS.get(str(typed.get("preset", "standard")), {})


def turn_seconds(rules: NoitesSettings) -> int:
    """How long a decision may take."""
    return PACES[rules.pace][0]


def interrupt_seconds(rules: NoitesSettings) -> int:
    """How long an interrupt may take (NH-602)."""
    return PACES[rules.pace][1]
