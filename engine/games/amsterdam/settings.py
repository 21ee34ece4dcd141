"""What a host may choose (specification 8)."""

from dataclasses import replace

from engine.core.refusal import Refused
from engine.core.settings import Value, choice, flag, number, pinned, settings
from engine.games.amsterdam.content import album as albums

COMPETITIVE, COOP = "competitive", "coop"
LIVE, CORRESPONDENCE = "live", "correspondence"
CLOCK, CYCLES = "clock", "cycles"
PROCEDURAL, FOLDER = "procedural", "folder"
OWN_SEED = -1
"""As `map_seed`: maps made from the match's own seed (SA-609)."""
LARGEST_SEED = (1 << 63) - 1
MOST_SEATS = 12
FEWEST_COMPETING = 4
"""Two teams of a Commissioner and a Detective each (SA-101)."""
DAY_S = 86_400
DEADLINE_S = {LIVE: 180, CORRESPONDENCE: DAY_S}
READY_S = {LIVE: 120, CORRESPONDENCE: DAY_S}
AI_DELAY_S = {LIVE: 25, CORRESPONDENCE: 0}
LEAD = {LIVE: 0, CORRESPONDENCE: 1}
BUDGETS = {"recruit": (900, 24), "novice": (480, 16), "agent": (300, 12), "master": (180, 9)}
"""Seconds, and cycles, of a co-operative round (SA-620)."""
POOLS = {"all": range(1, 21), "beginner": range(1, 7), "advanced": range(7, 21)}
FIRST_GAME = {
    "map_pool": "beginner",
    "police_shared": 6,
    "structure": "standard",
    "move_confirm": "majority",
}

PRESETS: dict[str, dict[str, Value]] = {"first": {"first_game": True}, "box": {}, "long": {"match_wins": 3}}
"""Whole ways to play, each by what it sets otherwise than usual."""


@settings
class AmsterdamSettings:
    """SA-601 to SA-631, and the preset for a first game (SA-640)."""

    mode: str = choice(COMPETITIVE, COOP, rule="SA-601")
    pace: str = choice(LIVE, CORRESPONDENCE, rule="SA-602")
    first_game: bool = flag(False, rule="SA-640")
    clue_deadline_s: int | None = number(None, 0, 604_800, rule="SA-603")
    move_deadline_s: int | None = number(None, 0, 604_800, rule="SA-604")
    lead_limit: int | None = number(None, 0, 5, rule="SA-605", only=("mode", COMPETITIVE))
    move_confirm: str = choice("majority", "any", "unanimous", rule="SA-606", only=("first_game", False))
    match_wins: int = number(2, 1, 3, rule="SA-607", only=("mode", COMPETITIVE))
    map_pool: str = choice("all", "beginner", "advanced", rule="SA-608", only=("first_game", False))
    map_seed: int = number(1, 0, LARGEST_SEED, also=(OWN_SEED,), rule="SA-609")
    police_shared: int = number(6, 3, 6, rule="SA-610", only=("first_game", False))
    structure: str = choice("standard", "alternate", "random", rule="SA-611", only=("first_game", False))
    relay_districts: bool = flag(False, rule="SA-612")
    role_rotation: str = choice("choose", "keep", "rotate", rule="SA-613")
    coop_difficulty: str = choice("novice", "recruit", "agent", "master", rule="SA-614", only=("mode", COOP))
    coop_budget: str = choice("auto", CLOCK, CYCLES, "none", rule="SA-615", only=("mode", COOP))
    coop_time_percent: int = number(100, 50, 400, rule="SA-616", only=("mode", COOP))
    coop_color: str = choice("black", "orange", rule="SA-617", only=("mode", COOP))
    coop_max_players: int = number(3, 2, 6, rule="SA-618", only=("mode", COOP))
    cycle_cap: int = number(0, 10, 100, also=(0,), rule="SA-619", only=("mode", COMPETITIVE))
    tracking_marker: bool = flag(True, rule="SA-621")
    commissioner_hears: bool = flag(True, rule="SA-622")
    open_discussion: bool = flag(False, rule="SA-623")
    strict_silence: bool = flag(True, rule="SA-624")
    clue_delay_s: int = number(0, 0, 30, rule="SA-625")
    reveal_maps: bool = flag(True, rule="SA-626")
    uneven_teams: bool = flag(False, rule="SA-633", only=("mode", COMPETITIVE))
    picture_seed: int = number(9, 0, LARGEST_SEED, rule="SA-627")
    picture_source: str = choice(PROCEDURAL, FOLDER, rule="SA-628")
    album: str = pinned(rule="SA-043")
    ai_level: str = choice("normal", "easy", "hard", rule="SA-630")
    ai_delay_s: int | None = number(None, 0, 600, rule="SA-631")

    @property
    def is_coop(self) -> bool:
        """Whether there is one team only."""
        return self.mode == COOP

    @property
    def lead(self) -> int:
        """How many cycles a team may be ahead; 0 for a pure race (SA-204)."""
        return self.lead_limit or 0

    @property
    def clock_ms(self) -> int | None:
        """How long a co-operative round may last (SA-620)."""
        if not self.is_coop or self.coop_budget != CLOCK:
            return None
        return BUDGETS[self.coop_difficulty][0] * self.coop_time_percent // 100 * 1000

    @property
    def cycles(self) -> int | None:
        """How many cycles a co-operative round may take (SA-511)."""
        return BUDGETS[self.coop_difficulty][1] if self.is_coop and self.coop_budget == CYCLES else None


def resolved(rules: AmsterdamSettings, seats: int) -> AmsterdamSettings:
    """The settings as they hold at a table of so many: what was left open follows from the mode and the pace."""
    if rules.first_game:
        rules = replace(rules, **FIRST_GAME)  # type: ignore[arg-type]
    if seats < FEWEST_COMPETING:
        rules = replace(rules, mode=COOP)
    deadline, lead = DEADLINE_S[rules.pace], LEAD[rules.pace]
    rules = replace(
        rules,
        clue_deadline_s=deadline if rules.clue_deadline_s is None else rules.clue_deadline_s,
        move_deadline_s=deadline if rules.move_deadline_s is None else rules.move_deadline_s,
        lead_limit=lead if rules.lead_limit is None else rules.lead_limit,
        ai_delay_s=AI_DELAY_S[rules.pace] if rules.ai_delay_s is None else rules.ai_delay_s,
        album=(rules.album or albums.offered()) if rules.picture_source == FOLDER else "",
    )
    return _alone(rules) if rules.is_coop else rules


def _alone(rules: AmsterdamSettings) -> AmsterdamSettings:
    """With nobody to race against; the clock is pressure enough (SA-220)."""
    live = rules.pace == LIVE
    budget = {LIVE: CLOCK, CORRESPONDENCE: CYCLES}[rules.pace] if rules.coop_budget == "auto" else rules.coop_budget
    rules = replace(rules, lead_limit=0, cycle_cap=0, coop_budget=budget)
    return replace(rules, clue_deadline_s=0, move_deadline_s=0) if live else rules


def recommended(rules: AmsterdamSettings, people: int) -> int:
    """Two equal teams (SA-101), each with somebody to guess; together against the clock, no more than have come."""
    return max(2, people) if rules.is_coop else max(FEWEST_COMPETING, people + people % 2)


def check(rules: AmsterdamSettings, seats: int) -> None:
    """A co-operative team is small (SA-618), and own pictures have to hang in this house (SA-043).

    While people are still joining, settings are checked for the most seats there are; too many of them have no post.
    """
    if rules.is_coop and rules.coop_max_players < seats < MOST_SEATS:
        raise Refused("too_many_for_coop", most=rules.coop_max_players)
    if rules.picture_source == FOLDER and not (rules.album or albums.offered()):
        raise Refused("no_album")
    albums.hung(rules.album)


def clue_seconds(rules: AmsterdamSettings) -> int:
    return rules.clue_deadline_s or 0


def move_seconds(rules: AmsterdamSettings) -> int:
    return rules.move_deadline_s or 0


def ready_seconds(rules: AmsterdamSettings) -> int:
    return READY_S[rules.pace]


def delay_seconds(rules: AmsterdamSettings) -> int:
    return rules.clue_delay_s


def thinking_seconds(rules: AmsterdamSettings) -> int:
    """How long a computer player takes at least: in a race, answering at once would be an advantage (SA-631)."""
    return rules.ai_delay_s or 0


def budget_seconds(rules: AmsterdamSettings) -> int:
    return (rules.clock_ms or 0) // 1000


def are_house_rules(rules: AmsterdamSettings) -> bool:
    """Whether the table departs from what the publisher lays down."""
    return rules.police_shared < 6 or rules.cycle_cap > 0 or rules.lead > 0 or rules.match_wins != 2
