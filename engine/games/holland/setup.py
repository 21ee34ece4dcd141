"""Setting up: the tower is laid, heroes and villains take their places (specification 3)."""

from engine.core.game import Setup
from engine.core.play import Play
from engine.core.seat import Seat
from engine.games.holland.board import Escape, Player, opening_tower
from engine.games.holland.content.tower_cards import COLUMNS, LAYOUTS, cards_of, letters_of
from engine.games.holland.flow import PlayRound
from engine.games.holland.settings import HollandSettings

BOTTOM_ROW = "RKPKR"


def begin(setup: Setup[HollandSettings], play: Play[Escape]) -> None:
    """Tower, then first player (SH-109, SH-113)."""
    cards = cards_of(_layout(setup.settings, play))
    players = tuple(Player(colour) for colour in setup.roles)
    griffin = _first_player(setup, play)
    play.board = Escape(setup.settings, opening_tower(cards, setup.seats), players, griffin)
    play.then(PlayRound())


def _layout(rules: HollandSettings, play: Play[Escape]) -> str:
    if rules.layout == "custom":
        return letters_of(rules.custom_layout)
    return LAYOUTS[rules.layout] if rules.layout in LAYOUTS else random_layout(play)


def _first_player(setup: Setup[HollandSettings], play: Play[Escape]) -> Seat:
    chosen = setup.settings.first_player
    return play.draw(setup.seats, "first_player") if chosen == "random" else int(chosen) - 1


def random_layout(play: Play[Escape]) -> str:
    """Each of the 23,040 legal towers with the same chance, in the draws of SH-109. Rows 5 to 1."""
    rows = {row: [".", ".", "P", ".", "."] for row in (2, 3, 4, 5)}
    for row in (2, 3, 4, 5):
        _put(play, rows[row], "R")
        if row in (2, 4):
            _put(play, rows[row], "G")
    free = [(row, column) for row in (2, 3, 4, 5) for column in range(len(COLUMNS)) if rows[row][column] == "."]
    row, column = free[play.draw(len(free), "layout")]
    rows[row][column] = "S"
    return "".join("".join(rows[row]).replace(".", "W") for row in (5, 4, 3, 2)) + BOTTOM_ROW


def _put(play: Play[Escape], row: list[str], letter: str) -> None:
    free = [column for column, card in enumerate(row) if card == "."]
    row[free[play.draw(len(free), "layout")]] = letter
