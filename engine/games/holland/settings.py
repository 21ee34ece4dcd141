"""What a host may choose (specification 8)."""

from engine.core.refusal import Refused
from engine.core.settings import Value, choice, flag, number, settings, text
from engine.games.holland.content.tower_cards import letters_of

PACES = {"live": (120, 90), "async": (86_400, 43_200)}
"""Seconds to choose and to resolve, where the host names none (SH-909)."""
WEEK_S = 604_800

PRESETS: dict[str, dict[str, Value]] = {
    "first": {"layout": "classic", "rest_limit": 1},
    "box": {},
    "long": {"rest_limit": 3},
}
"""Whole ways to play, each by what it sets otherwise than usual."""


@settings
class HollandSettings:
    """SH-901 to SH-912; the defaults are the publisher's rules (SH-914)."""

    layout: str = choice("random", "classic", "staircase", "crossing", "custom", rule="SH-901")
    custom_layout: str = text(rule="SH-902", only=("layout", "custom"))
    first_player: str = choice("random", "1", "2", "3", "4", rule="SH-903")
    split_halves: bool = flag(False, rule="SH-904")
    heroes_pass_villains: bool = flag(True, rule="SH-905")
    height_tiebreak: str = choice("best_first", "sum", rule="SH-906")
    rest_limit: int = number(2, 1, 3, rule="SH-907")
    early_plans: bool = flag(True, rule="SH-908")
    pace: str = choice("live", "async", rule="SH-909")
    choose_deadline_s: int | None = number(None, 30, WEEK_S, also=(0,), rule="SH-910")
    resolve_deadline_s: int | None = number(None, 30, WEEK_S, also=(0,), rule="SH-911")
    away_after_misses: int = number(2, 0, 5, rule="SH-912")


def choose_seconds(rules: HollandSettings) -> int:
    """How long everybody may choose; 0 for ever."""
    return PACES[rules.pace][0] if rules.choose_deadline_s is None else rules.choose_deadline_s


def resolve_seconds(rules: HollandSettings) -> int:
    """How long the owner of a card may take over it; 0 for ever."""
    return PACES[rules.pace][1] if rules.resolve_deadline_s is None else rules.resolve_deadline_s


def check(rules: HollandSettings, seats: int) -> None:
    """A custom tower must be a tower (SH-114), the first player must sit at the table (SH-903)."""
    if rules.layout == "custom":
        letters_of(rules.custom_layout)
    if rules.first_player != "random" and int(rules.first_player) > seats:
        raise Refused("bad_setting", name="first_player", value=rules.first_player)


def are_house_rules(rules: HollandSettings) -> bool:
    """Whether SH-904 to SH-907 depart from the publisher's rules (SH-914)."""
    plain = HollandSettings()
    names = ("split_halves", "heroes_pass_villains", "height_tiebreak", "rest_limit")
    return any(getattr(rules, name) != getattr(plain, name) for name in names)
