"""What a host may choose (specification 8)."""

from engine.core import numbers
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.settings import Value, choice, flag, number, settings, text

STANDING, SEALED, ASK = "standing", "sealed", "ask"
DAY, NIGHT = "day", "night"
WEEK_S = 604_800

PRESETS: dict[str, dict[str, Value]] = {"first": {"gold_to_win": 2}, "box": {}, "long": {"gold_to_win": 5}}
"""Whole ways to play, each by what it sets otherwise than usual."""


@settings
class CavernaSettings:
    """CZ-801 to CZ-818; the number of players is that of the seats (CZ-802)."""

    mode: str = choice(DAY, NIGHT, rule="CZ-801")
    gold_to_win: int = number(3, 2, 5, rule="CZ-803")
    time_bonus: int = number(3, 1, 8, rule="CZ-804")
    setup_walls: int = number(8, 0, 16, rule="CZ-805")
    wall_supply: int = number(20, 8, 38, rule="CZ-806")
    max_life: int = number(5, 3, 7, rule="CZ-807")
    max_trolls: int = number(3, 1, 6, rule="CZ-808")
    first_player: str = choice("last_winner", "dice", "1", "2", "3", "4", "5", "6", rule="CZ-809")
    owners: str = text(rule="CZ-311")
    """The seats of those who won the match before, as in `2` or `1 3`."""
    second_of_two: int = number(1, 0, 3, rule="CZ-817")
    """Cards more for the one of two players who does not start."""
    last_of_many: int = number(1, 0, 3, rule="CZ-818", only=("mode", NIGHT))
    """Cards more for the last of five or six players by night."""
    parkour_exact: bool = flag(True, rule="CZ-810")
    picadilha_closes: bool = flag(True, rule="CZ-811")
    round_limit: int = number(40, 0, 200, rule="CZ-812")
    reaction_mode: str = choice(STANDING, SEALED, ASK, rule="CZ-813")
    reaction_seconds: int = number(20, 5, 120, rule="CZ-813")
    decision_deadline: int = number(86_400, 60, WEEK_S, rule="CZ-814")
    auto_after: int = number(3, 0, 10, rule="CZ-816")

    @property
    def is_night(self) -> bool:
        return self.mode == NIGHT


IN_PLAY = ("reaction_mode", "reaction_seconds", "decision_deadline", "auto_after")
"""What the host may change between turns (CZ-815)."""


def decision_seconds(rules: CavernaSettings) -> int:
    """How long a decision may take (CZ-814)."""
    return rules.decision_deadline


def reaction_seconds(rules: CavernaSettings) -> int:
    """How long a sealed window stays open (CZ-813)."""
    return rules.reaction_seconds


def owners(rules: CavernaSettings, seats: int) -> tuple[Seat, ...]:
    """The owners of the cave who play, in seat order (CZ-311).

    >>> owners(CavernaSettings(owners="3 1"), 4)
    (0, 2)
    """
    named = [numbers.number(one) or 0 for one in rules.owners.replace(",", " ").split()]
    if any(not 1 <= one <= seats for one in named):
        raise Refused("bad_setting", name="owners", value=rules.owners[:60])
    return tuple(sorted({one - 1 for one in named}))


def check(rules: CavernaSettings, seats: int) -> None:
    """Walls enough for the setup, and people on the seats that are named (CZ-805, CZ-809)."""
    if rules.setup_walls > rules.wall_supply:
        raise Refused("too_many_walls", most=rules.wall_supply)
    if rules.first_player.isdigit() and int(rules.first_player) > seats:
        raise Refused("bad_setting", name="first_player", value=rules.first_player)
    owners(rules, seats)


def are_house_rules(rules: CavernaSettings) -> bool:
    """Whether these settings depart from the publisher's numbers."""
    plain = CavernaSettings()
    names = ("gold_to_win", "time_bonus", "setup_walls", "max_life", "parkour_exact", "picadilha_closes")
    return any(getattr(rules, name) != getattr(plain, name) for name in names)
