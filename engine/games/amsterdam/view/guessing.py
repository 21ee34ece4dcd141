"""A pair of City Maps that agrees with all that a viewer knows.

Every cell gets a content for each team. Contents and cells are matched one to one along alternating paths, so that
one is found whenever there is one; and there is always one: the real map.
"""

from collections.abc import Iterable, Sequence
from typing import TypeAlias, TypeVar

from engine.core.dice import Dice
from engine.core.refusal import BrokenRule
from engine.games.amsterdam.board import CLIENT as MET
from engine.games.amsterdam.board import EVIDENCE, EVIDENCE_NEEDED, SILENCE
from engine.games.amsterdam.content.city import START, WALKABLE, Cell, ring
from engine.games.amsterdam.content.maps import BLACK, ORANGE, POLICE, CityMap, is_connected
from engine.games.amsterdam.view import AmsterdamView, MapSeen

T = TypeVar("T")
Content: TypeAlias = tuple[str, str]
"""What a cell holds for black and for orange."""
GUARD, CLIENT, FIND, NOTHING = "police", "client", "evidence", "neutral"
OPEN = frozenset(cell for cell in WALKABLE if cell != START)
MOST_TRIES = 200
"""To find police that cuts nothing off."""


class ImaginedDraws:
    """Draws of the imagining alone."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        value, self._dice = self._dice.draw(n, "imagine")
        return value

    def mixed(self, items: Iterable[T]) -> list[T]:
        """These in random order."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed


def guessed_map(seen: AmsterdamView, chance: ImaginedDraws) -> CityMap:
    """The maps, drawn anew until police leaves every cell within reach (SA-024)."""
    possible = {cell: _possible(seen, cell) for cell in WALKABLE if cell in OPEN}
    contents = _contents(seen.rules.police_shared)
    for _ in range(MOST_TRIES):
        found = _matched(chance.mixed(possible), chance.mixed(contents), possible)
        city_map = _as_map(found)
        if all(map(is_connected, city_map.police)):
            return city_map
    raise BrokenRule("no map agrees with what was announced")


def _contents(shared: int) -> list[Content]:
    own = POLICE - shared
    filled = [(GUARD, GUARD)] * shared + [(GUARD, NOTHING), (NOTHING, GUARD)] * own
    filled += [(CLIENT, CLIENT), (CLIENT, NOTHING), (NOTHING, CLIENT)]
    filled += [(FIND, FIND)] * 4 + [(FIND, NOTHING), (NOTHING, FIND)] * 2
    return filled + [(NOTHING, NOTHING)] * (len(OPEN) - len(filled))


def _possible(seen: AmsterdamView, cell: Cell) -> frozenset[Content]:
    """The contents that a cell may have, for all that is known of it."""
    black, orange = (_for_team(seen, colour, cell) for colour in (BLACK, ORANGE))
    pairs = {(one, other) for one in black for other in orange if one == other or NOTHING in (one, other)}
    for team in seen.teams:
        if team.map:
            pairs = {pair for pair in pairs if _agrees(pair, team.colour, team.map, cell)}
    return frozenset(pairs)


def _agrees(pair: Content, colour: int, own: MapSeen, cell: Cell) -> bool:
    """Whether a content is what a Commissioner sees on the own map, common and unique evidence told apart (SA-R31)."""
    if cell in own.common:
        return pair == (FIND, FIND)
    if cell in own.unique:
        return pair[colour] == FIND and pair[1 - colour] == NOTHING
    kind = GUARD if cell in own.police else CLIENT if cell in own.clients else NOTHING
    return pair[colour] == kind


def _for_team(seen: AmsterdamView, colour: int, cell: Cell) -> set[str]:
    """What a cell may hold for a team, by what was announced there; police and clients keep to the outer rings."""
    kinds = {NOTHING, FIND} | ({GUARD} if ring(cell) > 1 else set()) | ({CLIENT} if ring(cell) == 3 else set())
    tokens: set[Cell] = set()
    found = 0
    for cycle in seen.history:
        if cycle.team == colour and cycle.cell == cell and cycle.announcement == SILENCE:
            kinds -= {GUARD} | _ruled_out(found, cell in tokens)
        if cycle.team == colour and cycle.cell == cell and cycle.announcement == MET:
            kinds &= {CLIENT}
        if cycle.announcement == EVIDENCE:
            tokens.add(cycle.cell)
            found += cycle.team == colour
    for team in seen.teams:
        if cell in team.evidence:
            kinds &= {FIND} if team.colour == colour else {FIND, NOTHING}
        if cell in team.raided and team.colour == colour:
            kinds &= {GUARD}
    return kinds


def _ruled_out(found: int, bears_token: bool) -> set[str]:
    """What silence tells besides: evidence would have been found, or the client met."""
    if found == EVIDENCE_NEEDED:
        return {CLIENT}
    return set() if bears_token else {FIND}


def _matched(
    cells: Sequence[Cell], contents: Sequence[Content], possible: dict[Cell, frozenset[Content]]
) -> dict[Cell, Content]:
    """Each cell with a content of its own."""
    holder: dict[int, Cell] = {}

    def place(cell: Cell, tried: set[int]) -> bool:
        for number, content in enumerate(contents):
            if content in possible[cell] and number not in tried:
                tried.add(number)
                if number not in holder or place(holder[number], tried):
                    holder[number] = cell
                    return True
        return False

    if not all(place(cell, set()) for cell in cells):
        raise BrokenRule("no map agrees with what was announced")
    return {cell: contents[number] for number, cell in holder.items()}


def _as_map(found: dict[Cell, Content]) -> CityMap:
    def where(*wanted: Content) -> tuple[Cell, ...]:
        return tuple(sorted(cell for cell, content in found.items() if content in wanted))

    black_police = where((GUARD, GUARD), (GUARD, NOTHING))
    orange_police = where((GUARD, GUARD), (NOTHING, GUARD))
    (client,) = where((CLIENT, CLIENT))
    (black,), (orange,) = where((CLIENT, NOTHING)), where((NOTHING, CLIENT))
    unique = (where((FIND, NOTHING)), where((NOTHING, FIND)))
    return CityMap((black_police, orange_police), client, (black, orange), where((FIND, FIND)), unique)
