"""Before the match and before each round (section 3)."""

from dataclasses import replace
from itertools import islice

from engine.core.company import Company
from engine.core.game import Setup
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.games.amsterdam.board import Amsterdam, Case, City, Hunt, Team
from engine.games.amsterdam.content.city import ALTERNATE, STANDARD
from engine.games.amsterdam.content.gallery import accepted_seed
from engine.games.amsterdam.content.maps import SYMBOLS, TEAMS, city_map
from engine.games.amsterdam.content.streams import SplitMix, stream
from engine.games.amsterdam.rules.dealing import dealt
from engine.games.amsterdam.settings import MOST_SEATS, OWN_SEED, POOLS, AmsterdamSettings, resolved

COMMISSIONER = "commissioner"
FEWEST_IN_A_TEAM = 2
DISTRICTS = range(1, 8)
SEEDS = 1 << 64
STRUCTURES = {"standard": STANDARD, "alternate": ALTERNATE}


def roles(rules: AmsterdamSettings, seats: int) -> tuple[str, ...]:
    """The posts at a table, those of both teams in turn: a Commissioner each, then Detectives (SA-101)."""
    rules = resolved(rules, seats)
    teams, most = ((rules.coop_color,), rules.coop_max_players) if rules.is_coop else (TEAMS, seats)
    uneven = rules.uneven_teams and not rules.is_coop
    posts = (f"{team}_{post}" for post in _posts(seats) for team in teams)
    return tuple(islice(posts, MOST_SEATS if uneven else min(seats, most)))


def check_roles(rules: AmsterdamSettings, posts: tuple[str, ...]) -> None:
    """However uneven the teams are, each has a Commissioner and a Detective (SA-101)."""
    for name in (rules.coop_color,) if rules.is_coop else TEAMS:
        team = _seats_of(name, posts)
        if f"{name}_{COMMISSIONER}" not in posts or len(team) < FEWEST_IN_A_TEAM:
            raise Refused("lonely_team", team=name)


def _posts(seats: int) -> tuple[str, ...]:
    return (COMMISSIONER, *(f"detective_{number}" for number in range(1, max(seats, MOST_SEATS))))


def opened(setup: Setup[AmsterdamSettings], seed: int) -> Amsterdam:
    """The board of the first round."""
    rules = setup.settings
    return Amsterdam(
        rules=rules,
        seed=seed,
        pictures=accepted_seed(rules.picture_seed),
        round=1,
        city=laid(rules, seed, 1),
        cards=dealt(seed, 1),
        case=drawn_case(rules, seed, 1, ()),
        teams=teams_of(setup.roles),
        company=Company.complete(setup.seats),
    )


def teams_of(posts: tuple[str, ...]) -> tuple[Team, ...]:
    """The teams that hold these posts."""
    named = [(number, name) for number, name in enumerate(TEAMS) if f"{name}_{COMMISSIONER}" in posts]
    return tuple(Team(number, _seats_of(name, posts), posts.index(f"{name}_{COMMISSIONER}")) for number, name in named)


def _seats_of(team: str, posts: tuple[str, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat, post in enumerate(posts) if post.startswith(f"{team}_"))


def laid(rules: AmsterdamSettings, seed: int, times: int) -> City:
    """The city as it lies after it was laid so often (SA-103, SA-104)."""
    drawn = stream("layout", seed)
    return [_laid_once(rules, drawn) for _ in range(times)][-1]


def _laid_once(rules: AmsterdamSettings, drawn: SplitMix) -> City:
    *placed, boxed = drawn.shuffled(DISTRICTS)
    faces = tuple(f"{district}{'AB'[drawn.below(2)]}" for district in placed)
    structure = drawn.below(2) if rules.structure == "random" else STRUCTURES[rules.structure]
    return City(faces, boxed, structure)


def drawn_case(rules: AmsterdamSettings, seed: int, number: int, used: tuple[int, ...]) -> Case:
    """The City Map of a round: none comes twice in a match (SA-114)."""
    drawn = stream(f"mapdraw:{number}", seed)
    pool = [one for one in POOLS[rules.map_pool] if one not in used]
    chosen, symbol = pool[drawn.below(len(pool))], drawn.below(len(SYMBOLS))
    maps = seed if rules.map_seed == OWN_SEED else rules.map_seed
    return Case(chosen, symbol, city_map(chosen, symbol, maps, rules.police_shared))


def next_round(board: Amsterdam) -> Amsterdam:
    """Everything gathered, shuffled and dealt anew; districts stay unless they are relaid (SA-104 to SA-115)."""
    number, rules = board.round + 1, board.rules
    return replace(
        board,
        round=number,
        city=laid(rules, board.seed, number) if rules.relay_districts else board.city,
        cards=dealt(board.seed, number),
        case=drawn_case(rules, board.seed, number, tuple(one.case.number for one in board.past)),
        teams=tuple(_rested(team, rules) for team in board.teams),
        go_at_ms=None,
        history=(),
        away=(),
        ending=None,
    )


def _rested(team: Team, rules: AmsterdamSettings) -> Team:
    """The team before the next round; its posts may go round (SA-504)."""
    after = (team.members.index(team.commissioner) + 1) % len(team.members)
    commissioner = team.members[after] if rules.role_rotation == "rotate" else team.commissioner
    return replace(team, commissioner=commissioner, witnesses=(), conceding=(), hunt=Hunt())
