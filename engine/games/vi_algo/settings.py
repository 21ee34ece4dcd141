"""What a host may choose (specification 8)."""

from engine.core.refusal import Refused
from engine.core.settings import Value, choice, flag, number, settings

FEW_SEATS = 3
"""Up to so many players, the modified rules of VA-705 to VA-708 hold."""

PRESETS: dict[str, dict[str, Value]] = {"first": {"extra_torches": 2}, "box": {}, "hard": {"difficulty": "hard"}}
"""Whole ways to play, each by what it sets otherwise than usual."""


@settings
class ViAlgoSettings:
    """Everything combines freely but for what `check` refuses (VA-701)."""

    difficulty: str = choice("easy", "hard", rule="VA-702")
    group_deck: str = choice("auto", "on", "off", rule="VA-703")
    layout: str = choice("star", "path", rule="VA-720")
    extra_rooms: int = number(0, 0, 6, rule="VA-722", only=("layout", "path"))
    powerful_mummy: bool = flag(False, rule="VA-730")
    own_shadow: int = number(0, 0, 2, rule="VA-750")
    dark_catacomb: bool = flag(False, rule="VA-770")
    push: bool = flag(False, rule="VA-760")
    events: bool = flag(False, rule="VA-780")
    extra_torches: int = number(0, 0, 8, rule="VA-709")
    reactions: str = choice("orders", "ask", rule="VA-502")
    first_player: str = choice("random", "1", "2", "3", "4", "5", "6", rule="VA-101")

    @property
    def least_trust(self) -> int:
        """Below it trust never falls (VA-441)."""
        return 10 if self.difficulty == "easy" else 1


def check(rules: ViAlgoSettings, seats: int) -> None:
    """Traitors need four (VA-703), extra rooms the winding path (VA-722), the first player a seat (VA-101)."""
    if rules.group_deck == "on" and seats <= FEW_SEATS:
        raise Refused("needs_four")
    if rules.extra_rooms and rules.layout == "star":
        raise Refused("needs_path")
    if rules.first_player != "random" and int(rules.first_player) > seats:
        raise Refused("bad_setting", name="first_player", value=rules.first_player)


def are_house_rules(rules: ViAlgoSettings) -> bool:
    """Whether the table plays with what the publisher does not know: event cards, torches on top."""
    return rules.events or rules.extra_torches > 0
