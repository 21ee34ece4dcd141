"""Few games in which every value of every setting is met often, each among other settings.

All settings of a game are drawn at once, so that they meet one another: the value met least goes first, with what it
needs beside it, then whatever goes with those before it. A value has been met where it stands when the game begins and
can matter: what another setting overrules, or makes idle, does not count.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from engine.core.dice import mixed_seed
from engine.core.game import Setup
from engine.core.refusal import Refused
from engine.core.settings import Setting, Value, offered
from engine.games import AnyGame

ALL_UP_TO, MOST_SEATINGS = 12, 8
Typed: TypeAlias = tuple[tuple[str, Value], ...]
Aim: TypeAlias = tuple[str, Value]
"""A setting and one of its values, at a given number of seats."""
FOLLOWS = "auto"
"""The word of a setting that follows from the others: it stands whatever it comes to."""
Chosen: TypeAlias = Mapping[str, Value | None]
"""Settings with their values; None for one that is left as it is."""
TOWER = "RWPWW WRPGW RWPSW WRPWG RKPKR"
TOGETHER: Typed = (("mode", "coop"), ("coop_max_players", 6))
AGAINST: Typed = (("mode", "competitive"),)
GOES_WITH: Mapping[tuple[str, str], Typed] = {
    ("amsterdam", "clue_deadline_s"): (("pace", "correspondence"),),
    ("amsterdam", "coop_budget"): TOGETHER,
    ("amsterdam", "coop_color"): TOGETHER,
    ("amsterdam", "coop_difficulty"): TOGETHER,
    ("amsterdam", "coop_max_players"): TOGETHER[:1],
    ("amsterdam", "coop_time_percent"): (*TOGETHER, ("coop_budget", "clock")),
    ("amsterdam", "cycle_cap"): AGAINST,
    ("amsterdam", "lead_limit"): AGAINST,
    ("amsterdam", "mode"): TOGETHER[1:],
    ("amsterdam", "move_deadline_s"): (("pace", "correspondence"),),
    ("amsterdam", "uneven_teams"): AGAINST,
    ("caverna", "owners"): (("first_player", "last_winner"),),
    ("caverna", "last_of_many"): (("mode", "night"),),
    ("caverna", "reaction_seconds"): (("reaction_mode", "sealed"),),
    ("holland", "custom_layout"): (("layout", "custom"),),
    ("holland", "layout"): (("custom_layout", TOWER),),
    ("noites", "balanced"): (("size", "medium"),),
    ("noites", "barricade_supply"): (("barricades", True),),
    ("noites", "hand_size"): (("twists", True),),
    ("noites", "interrupts"): (("pace", "async"),),
    ("vi_algo", "extra_rooms"): (("layout", "path"),),
}
"""What a setting needs beside it to matter at all."""
TEXTS: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("caverna", "owners"): ("2", "1 2"),
    ("holland", "custom_layout"): (TOWER,),
}
"""What may be typed where a setting is a text."""


def values(setting: Setting, texts: tuple[str, ...] = ()) -> tuple[Value, ...]:
    """All of them; of a wide range of numbers the ends and the usual one."""
    if setting.kind == "flag":
        return True, False
    if setting.kind == "choice":
        return setting.choices
    if setting.lowest is None or setting.highest is None:
        return texts
    if setting.highest - setting.lowest <= ALL_UP_TO:
        return tuple(dict.fromkeys((*range(setting.lowest, setting.highest + 1), *setting.also)))
    usual = () if setting.default is None else (setting.default,)
    return tuple(dict.fromkeys((setting.lowest, *usual, setting.highest, *setting.also)))


@dataclass(frozen=True, slots=True)
class Planned:
    """A game that is to be played, the same every time."""

    number: int
    typed: Typed
    setup: Setup[Any]
    seed: str
    meets: tuple[Aim, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """The games for one number of seats, and what they are to meet."""

    games: tuple[Planned, ...]
    aims: tuple[Aim, ...]
    idle: tuple[Aim, ...]
    """Those among them that may be chosen and change nothing, as what they need is refused at so many seats."""
    overruled: tuple[Aim, ...]
    """What may be chosen and never holds."""


def plan(game: AnyGame, seats: int, least: int) -> Plan:
    """Games in which each value that may be chosen at so many seats is met so often."""
    covering = _Covering(game, seats)
    return Plan(tuple(covering.games(least)), tuple(covering.needs), tuple(covering.idle), tuple(covering.overruled))


class _Covering:
    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game, self.seats = game, seats
        self.chance = Random(f"{game.slug} {seats}")
        self.values = {one.name: values(one, TEXTS.get((game.slug, one.name), ())) for one in offered(game.settings)}
        self.needs: dict[Aim, Chosen] = {}
        self.idle: list[Aim] = []
        self.overruled: list[Aim] = []
        self.met: Counter[Aim] = Counter()
        for name, some in self.values.items():
            for value in some:
                self._weigh(name, value)

    def games(self, least: int) -> Iterator[Planned]:
        """The next is always for the value that was met least."""
        number = 0
        while any(self.met[aim] < least for aim in self.needs):
            yield self._planned(number, self._drawn())
            number += 1

    def _planned(self, number: int, chosen: Chosen) -> Planned:
        typed = tuple((name, value) for name, value in chosen.items() if value is not None)
        setup = self._seated(dict(typed))
        meets = tuple((name, value) for name, value in typed if self._is_met(name, value, chosen, setup))
        self.met.update(meets)
        return Planned(number, typed, setup, mixed_seed(self.game.slug, str(self.seats), str(number)), meets)

    def _weigh(self, name: str, value: Value) -> None:
        """What the value needs beside it; it is no aim if it is refused or never holds."""
        alone: Chosen = {name: value, **dict.fromkeys(self.game.hosting.preset({name: value}))}
        whole = {**dict(GOES_WITH.get((self.game.slug, name), ())), **alone}
        needed = next((chosen for chosen in (whole, alone) if self._setup(chosen)), None)
        if needed is None:
            return
        if not _holds(needed, self._setup(needed)):
            self.overruled.append((name, value))
            return
        self.needs[name, value] = needed
        if needed != whole:
            self.idle.append((name, value))

    def _drawn(self) -> Chosen:
        """All settings at once: each aim in turn, the one met least first, if it goes with those before it."""
        aims = list(self.needs)
        self.chance.shuffle(aims)
        chosen: Chosen = {}
        for aim in sorted(aims, key=self.met.__getitem__):
            both = {**self.needs[aim], **chosen}
            if aim[0] not in chosen and both.items() >= self.needs[aim].items() and _holds(both, self._setup(both)):
                chosen = both
        return self._filled(chosen)

    def _filled(self, chosen: Chosen) -> Chosen:
        """What goes with nothing takes any value that leaves the others as they are, be it overruled by them."""
        filled = {name: chosen.get(name) for name in self.values}
        for name in self.values:
            some = {**filled, name: self.chance.choice((None, *self.values[name]))}
            if name not in chosen and _holds(chosen, self._setup(some)):
                filled = some
        return filled

    def _setup(self, chosen: Chosen) -> Setup[Any] | None:
        try:
            return self.game.setup(self.seats, {name: value for name, value in chosen.items() if value is not None})
        except Refused:
            return None

    def _is_met(self, name: str, value: Value, chosen: Chosen, setup: Setup[Any]) -> bool:
        needed = self.needs.get((name, value), {})
        left_open = all(chosen[other] is None for other, wanted in needed.items() if wanted is None)
        return bool(needed) and left_open and _holds(needed, setup)

    def _seated(self, typed: Mapping[str, Value]) -> Setup[Any]:
        """What the seats are is drawn as well, where the game lets it be so."""
        plain = self.game.setup(self.seats, typed)
        possible = self.game.roles(plain.settings, self.seats)
        for _ in range(MOST_SEATINGS):
            with suppress(Refused):
                return self.game.setup(self.seats, typed, self._some(possible))
        return plain

    def _some(self, roles: Sequence[str]) -> tuple[str, ...]:
        return tuple(self.chance.sample(roles, self.seats))


def _holds(chosen: Chosen, setup: Setup[Any] | None) -> bool:
    """Whether the game begins with all that was chosen."""
    if setup is None:
        return False
    return all(value in (None, FOLLOWS) or getattr(setup.settings, name) == value for name, value in chosen.items())
