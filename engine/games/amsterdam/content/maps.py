"""City Maps: what lies where for each team, as a table, a generator, and the sums that make a map fair (2.4)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, permutations
from typing import Final

from engine.games.amsterdam.content.city import (
    CELLS,
    NEXT,
    SECTOR_OF,
    SECTORS,
    START,
    TWO_AWAY,
    WALKABLE,
    Cell,
    distance,
    ring,
    turned,
)
from engine.games.amsterdam.content.streams import SplitMix, stream

BLACK, ORANGE = 0, 1
"""The two teams."""
TEAMS: Final = ("black", "orange")
SYMBOLS: Final = ("circle", "star", "square")
"""The three orientations: turned by none, one, two thirds (SA-021)."""
NUMBERS: Final = range(1, 21)
EASY: Final = range(1, 7)
POLICE: Final = 6
TRIES: Final = 300
FAR: Final = 99
MOST_MAPS: Final = 256
"""Any number can be made by the generator; the twenty of the box, in their three orientations, are all kept."""
MOST_WAYS: Final = 65_536


@dataclass(frozen=True, slots=True)
class CityMap:
    """What lies where for both teams."""

    police: tuple[tuple[Cell, ...], tuple[Cell, ...]]
    """Of each team; by default the same."""
    client: Cell
    """Of both."""
    own_client: tuple[Cell, Cell]
    common: tuple[Cell, ...]
    """Evidence on both maps."""
    unique: tuple[tuple[Cell, ...], tuple[Cell, ...]]
    """Evidence on one team's map alone."""

    def clients(self, team: int) -> tuple[Cell, ...]:
        """Where a team's clients wait, in label order: which of them is shared, nobody is told."""
        return tuple(sorted((self.client, self.own_client[team])))

    def evidence(self, team: int) -> tuple[Cell, ...]:
        """Where a team finds evidence, in label order."""
        return tuple(sorted((*self.common, *self.unique[team])))

    def turned(self, times: int) -> "CityMap":
        """The map in another orientation."""
        return CityMap(
            (_turned(self.police[BLACK], times), _turned(self.police[ORANGE], times)),
            turned(self.client, times),
            (turned(self.own_client[BLACK], times), turned(self.own_client[ORANGE], times)),
            _turned(self.common, times),
            (_turned(self.unique[BLACK], times), _turned(self.unique[ORANGE], times)),
        )


def _turned(cells: Iterable[Cell], times: int) -> tuple[Cell, ...]:
    return tuple(sorted(turned(cell, times) for cell in cells))


_CANONICAL: Final = (
    "A4 C1 D7 E2 F4 G1 | G2 F5 A2 | A3 D2 D6 G4 | B1 F1 | A1 E6",
    "A2 B1 C6 E1 E5 F3 | G1 G4 D1 | B5 C4 D7 G2 | E2 E6 | A4 B3",
    "A2 B1 B5 D2 E5 F2 | A1 G1 F5 | B2 C2 C6 E2 | D1 G2 | A3 F3",
    "A3 B2 B5 D1 E6 F2 | G1 B1 A4 | A2 C4 D2 G4 | A1 E5 | B4 D6",
    "A1 B3 D6 E1 G2 G4 | F5 F1 B5 | C2 E4 E6 F3 | A3 B2 | C6 D1",
    "A3 B2 B5 E1 E5 G2 | G4 D7 A1 | B4 E2 G1 G3 | B3 F5 | C1 C2",
    "B2 C2 C5 C6 E2 E5 | C1 G4 A2 | A1 B3 B5 D1 | D7 E6 | F1 G1",
    "A2 D2 D6 F1 F2 G4 | G2 B5 F5 | A3 A4 B1 E5 | F4 G1 | C2 C6",
    "A2 B3 D6 F2 G2 G4 | A4 A1 D7 | A3 E1 E6 F1 | C6 G3 | C1 F5",
    "A2 C2 D6 E5 F1 G1 | G3 E1 A3 | A4 C6 D1 D2 | C4 D7 | B2 F3",
    "A3 D2 D6 F2 G3 G4 | G1 A2 D7 | A1 E1 F5 G2 | B1 D1 | C6 F3",
    "B3 C5 D1 D6 E1 G4 | A1 F1 A4 | A3 B4 D7 F5 | B1 E5 | C6 G2",
    "A1 C1 C5 D1 F1 F3 | E1 G4 A4 | C2 E6 G1 G2 | D2 D6 | B4 B5",
    "A1 B2 E2 E5 G1 G3 | F5 D1 C6 | B1 B4 F3 G4 | A4 D7 | E1 F2",
    "A1 C2 D2 D6 E5 G1 | A3 E1 B1 | B3 C1 E6 G3 | E2 G2 | C6 E4",
    "A2 B1 B4 C6 D1 E6 | A1 G2 F5 | B3 D6 D7 E1 | B2 F1 | A4 F3",
    "A4 B3 C6 D1 D2 D7 | G4 A2 E1 | A3 C2 E5 F4 | B1 B5 | F1 G1",
    "B1 B3 D2 E1 F4 G2 | G3 F1 E6 | A2 A3 B5 F2 | D6 E2 | C1 F5",
    "B5 C6 D2 E2 G1 G3 | G2 F5 A1 | A4 E4 F1 F4 | B4 E1 | B2 C1",
    "A4 B3 C6 D1 D7 E2 | F5 A1 G1 | A3 C4 D2 F3 | C1 E6 | B5 G4",
)
"""Police | client of both, black's, orange's | common evidence | black's | orange's; made by the generator (SA-022)."""


@lru_cache(MOST_MAPS)
def city_map(number: int, symbol: int, seed: int = 1, shared: int = POLICE) -> CityMap:
    """The map pair of a number, in an orientation (SA-021, SA-609)."""
    canonical = seed == 1 and shared == POLICE
    upright = _read(_CANONICAL[number - 1]) if canonical else generated(number, seed, shared)
    return upright.turned(symbol)


def _read(row: str) -> CityMap:
    police, clients, common, black, orange = (tuple(part.split()) for part in row.split("|"))
    client, *own = clients
    return CityMap((police, police), client, (own[BLACK], own[ORANGE]), common, (black, orange))


# --- making maps ---

_OUTER: Final = tuple(cell for cell in CELLS if ring(cell) > 1)
_RIM: Final = tuple(cell for cell in CELLS if ring(cell) == 3)


def generated(number: int, seed: int, shared: int) -> CityMap:
    """A fair map pair of its own (SA-023)."""
    drawn = stream(f"citymap:{number}:{shared}", seed)
    easy = number in EASY
    while True:
        police = _police(drawn, shared)
        if all(is_valid_police(one, easy) for one in police):
            found = next((one for one in _contents(drawn, police) if is_fair(one, easy)), None)
            if found is not None:
                return found


def _police(drawn: SplitMix, shared: int) -> tuple[tuple[Cell, ...], tuple[Cell, ...]]:
    pool = drawn.shuffled(_OUTER)
    own = POLICE - shared
    common, black, orange = pool[:shared], pool[shared : shared + own], pool[shared + own : shared + 2 * own]
    return tuple(sorted(common + black)), tuple(sorted(common + orange))


def _contents(drawn: SplitMix, police: tuple[tuple[Cell, ...], tuple[Cell, ...]]) -> Iterator[CityMap]:
    patrolled = {*police[BLACK], *police[ORANGE]}
    for _ in range(TRIES):
        rim = drawn.shuffled([cell for cell in _RIM if cell not in patrolled])
        taken = {START, *patrolled, *rim[:3]}
        free = drawn.shuffled([cell for cell in WALKABLE if cell not in taken])
        common, black, orange = (tuple(sorted(part)) for part in (free[:4], free[4:6], free[6:8]))
        yield CityMap(police, rim[0], (rim[1], rim[2]), common, (black, orange))


def is_valid_police(police: tuple[Cell, ...], easy: bool) -> bool:
    """Police stands apart, well spread, and cuts nothing off (SA-024)."""
    together, a_sector = (0, 1) if easy else (1, 2)
    return (
        all(sum(other in NEXT[cell] for other in police) <= together for cell in police)
        and all(sum(SECTOR_OF[cell] == number for cell in police) <= a_sector for number in SECTORS)
        and is_connected(police)
    )


def is_connected(police: tuple[Cell, ...]) -> bool:
    """Whether every cell without police is reached from the start past none."""
    free = {cell for cell in WALKABLE if cell not in police}
    reached, ahead = {START}, [START]
    while ahead:
        for there in NEXT[ahead.pop()]:
            if there in free and there not in reached:
                reached.add(there)
                ahead.append(there)
    return reached == free


def is_fair(city: CityMap, easy: bool) -> bool:
    """Clients apart, evidence spread, and both teams as far from the end (SA-025)."""
    clients = (city.client, *city.own_client)
    evidence = (*city.common, *city.unique[BLACK], *city.unique[ORANGE])
    if any(distance(one, other) < 3 for one, other in combinations(clients, 2)):
        return False
    if sum(ring(cell) == 1 for cell in evidence) > 1:
        return False
    if any(sum(other in NEXT[cell] for other in evidence) > 1 for cell in evidence):
        return False
    if any(sum(SECTOR_OF.get(cell) == number for cell in evidence) > 2 for number in SECTORS):
        return False
    far = [sum(distance(START, cell) for cell in city.unique[team]) for team in (BLACK, ORANGE)]
    return abs(far[BLACK] - far[ORANGE]) <= 1 and _are_pars_fair(city, easy)


def _are_pars_fair(city: CityMap, easy: bool) -> bool:
    black, orange = (par(city, team) for team in (BLACK, ORANGE))
    if black != orange or not (4 if easy else 5) <= black <= (5 if easy else 7):
        return False
    return abs(denied_par(city, BLACK) - denied_par(city, ORANGE)) <= 1


# --- how far it is ---


@lru_cache(MOST_MAPS)
def cycles(police: tuple[Cell, ...]) -> dict[tuple[Cell, Cell], int]:
    """The fewest cycles between any two cells, never ending one on police (SA-026)."""
    found: dict[tuple[Cell, Cell], int] = {}
    free = [cell for cell in WALKABLE if cell not in police]
    for start in free:
        steps, ahead = {start: 0}, [start]
        while ahead:
            here = ahead.pop(0)
            for there in (*NEXT[here], *TWO_AWAY[here]):
                if there not in police and there not in steps:
                    steps[there] = steps[here] + 1
                    ahead.append(there)
        found |= {(start, end): count for end, count in steps.items()}
    for start in police:
        onwards = [cell for cell in (*NEXT[start], *TWO_AWAY[start]) if cell not in police]
        for end in free:
            found[start, end] = 1 + min(found.get((cell, end), FAR) for cell in onwards)
    return found


def par(city: CityMap, team: int, without: tuple[Cell, ...] = ()) -> int:
    """The fewest cycles in which a team can win a round."""
    evidence = tuple(cell for cell in city.evidence(team) if cell not in without)
    return togo(city.police[team], city.clients(team), START, evidence, 3)


def denied_par(city: CityMap, team: int) -> int:
    """The same when the rival takes the three common pieces that hurt most."""
    return max(par(city, team, taken) for taken in combinations(city.common, 3))


@lru_cache(MOST_WAYS)
def togo(police: tuple[Cell, ...], clients: tuple[Cell, ...], here: Cell, left: tuple[Cell, ...], need: int) -> int:
    """The fewest cycles from a cell through so many of the evidence cells left and then to a client (SA-662)."""
    far = cycles(police)
    best = FAR
    for route in permutations(left, need):
        total, at = 0, here
        for cell in route:
            total, at = total + far[at, cell], cell
            if total >= best:
                break
        else:
            best = min(best, total + min(far[at, client] for client in clients))
    return best
