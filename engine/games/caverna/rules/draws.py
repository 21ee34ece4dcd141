"""What chance does to the cave: positions and sides are drawn, walls and cards fall, lunchboxes turn up (5.3, 5.4)."""

from engine.core.changing import changed
from engine.core.play import Play
from engine.core.seat import Seat
from engine.core.step import Step
from engine.core.tagged import step
from engine.games.caverna.board import BLACK, LUNCHBOXES, RED, Cave
from engine.games.caverna.content.cards import action_of
from engine.games.caverna.content.grid import (
    CAMP,
    COLUMNS,
    CORNER,
    SIDES,
    Space,
    edge_at,
    edges_of,
    with_wall,
    without_walls,
)
from engine.games.caverna.events import (
    Ate,
    DeckRenewed,
    Drew,
    Got,
    Healed,
    LunchboxPlaced,
    Piled,
    PositionDrawn,
    SideDrawn,
    WallBuilt,
    WallFailed,
    WallsGone,
)
from engine.games.caverna.rules.curtain import tell
from engine.games.caverna.rules.requests import ATE, Happening, happened
from engine.games.caverna.rules.victory import PassTime

D4, D6 = 4, 6
LUNCHBOX_FACE = 6
"""The face that takes the place of the 6 (2.2)."""


def roll_check(play: Play[Cave]) -> int:
    """A D6 that is only a number (CZ-R03)."""
    return play.roll(D6, "check")


def roll_harm(play: Play[Cave]) -> int:
    """A D4 of damage or defence: the 4 counts as 0 (2.2)."""
    return play.roll(D4, "d4") % D4


def draw_position(play: Play[Cave]) -> Space:
    """A space for cards, players and trolls: the camp becomes the treasure corner (CZ-523)."""
    return CORNER if (drawn := _draw_space(play)) == CAMP else drawn


def _draw_space(play: Play[Cave]) -> Space:
    black, red = _until_number(play, "black"), _until_number(play, "red")
    drawn = f"{COLUMNS[black[-1] - 1]}{red[-1]}"
    tell(play, PositionDrawn(black, red, drawn))
    for which, rolls in ((BLACK, black), (RED, red)):
        if len(rolls) > 1:
            place_lunchbox(play, which, CORNER if drawn == CAMP else drawn)
    return drawn


def _until_number(play: Play[Cave], die: str) -> tuple[int, ...]:
    rolls = [play.roll(D6, die)]
    while rolls[-1] == LUNCHBOX_FACE:
        rolls.append(play.roll(D6, die))
    return tuple(rolls)


# --- lunchboxes ---


def place_lunchbox(play: Play[Cave], which: int, space: Space) -> None:
    """It comes from wherever it was; the active player eats what appears under their nose (CZ-524, CZ-525)."""
    play.board = play.board.with_lunchbox(which, space)
    tell(play, LunchboxPlaced(LUNCHBOXES[which], space))
    active = play.board.active
    if play.board.turn and play.board.players[active].spot == space:
        eat_here(play, active)


def eat_here(play: Play[Cave], seat: Seat) -> None:
    """Each lunchbox on the own space, the black one first, while there is life to gain (CZ-525)."""
    for which in (BLACK, RED):
        player = play.board.players[seat]
        if play.board.lunchboxes[which] == player.spot and player.life < play.board.rules.max_life:
            play.board = play.board.with_lunchbox(which, "").with_player(seat, life=player.life + 1)
            tell(play, Ate(seat, LUNCHBOXES[which], player.life + 1))
            happened(play, Happening(ATE, seat))


def heal(play: Play[Cave], seat: Seat) -> None:
    """One life, never above the maximum (CZ-565)."""
    life = min(play.board.players[seat].life + 1, play.board.rules.max_life)
    play.board = play.board.with_player(seat, life=life)
    tell(play, Healed(seat, life))


# --- walls ---


@step("caverna.draw_wall")
class DrawWall(Step[Cave]):
    """Column, row, side; nothing is rolled while no piece is left (CZ-521)."""

    def run(self, play: Play[Cave]) -> None:
        if play.board.supply == 0:
            tell(play, WallFailed(0))
        else:
            drop_wall(play, _draw_space(play))


def drop_wall(play: Play[Cave], space: Space) -> None:
    """A side is rolled, and the next ones are tried until one is free (CZ-522)."""
    if play.board.supply == 0:
        tell(play, WallFailed(0))
        return
    roll = play.roll(D4, "d4")
    tell(play, SideDrawn(roll))
    tried = (edge_at(space, SIDES[(roll - 1 + turn) % D4]) for turn in range(D4))
    wall = next((one for one in tried if one and one not in play.board.walls), None)
    if wall is None or space == CAMP:
        tell(play, WallFailed(play.board.supply))
    else:
        play.board = changed(play.board, walls=with_wall(play.board.walls, wall))
        tell(play, WallBuilt(wall))


def clear_walls(play: Play[Cave], space: Space) -> None:
    """All walls on the sides of a space go back to the box."""
    gone = tuple(one for one in edges_of(space) if one in play.board.walls)
    if gone:
        play.board = changed(play.board, walls=without_walls(play.board.walls, gone))
        tell(play, WallsGone(gone))


# --- the deck ---


def must_renew(board: Cave) -> bool:
    """A card is wanted, the deck is empty, the discard pile is not (CZ-541)."""
    return not board.deck and bool(board.discard)


@step("caverna.renew_deck")
class RenewDeck(Step[Cave]):
    """The discard pile is shuffled into a new deck; that costs a time point (CZ-541)."""

    def run(self, play: Play[Cave]) -> None:
        cards = play.shuffled(play.board.discard, "deck")
        play.board = changed(play.board, deck=cards, discard=())
        tell(play, DeckRenewed(len(cards)))
        play.then(PassTime("deck"))


@step("caverna.draw_cards")
class DrawCards(Step[Cave]):
    """Cards from the deck to a hand, one at a time (CZ-541)."""

    seat: Seat
    count: int

    def run(self, play: Play[Cave]) -> None:
        if must_renew(play.board):
            play.then(RenewDeck(), self)
            return
        drawn = tuple(reversed(play.board.deck[-self.count :]))
        if drawn:
            play.board = changed(play.board, deck=play.board.deck[: -len(drawn)]).gained(self.seat, drawn)
            tell(play, Drew(self.seat, len(drawn)))
            tell(play, Got(self.seat, tuple(map(action_of, drawn))), to=(self.seat,))
            if len(drawn) < self.count and play.board.discard:
                play.then(DrawCards(self.seat, self.count - len(drawn)))


@step("caverna.pile_cards")
class PileCards(Step[Cave]):
    """Deck cards fall on a pile, one at a time (2.6)."""

    space: Space
    count: int

    def run(self, play: Play[Cave]) -> None:
        if must_renew(play.board):
            play.then(RenewDeck(), self)
            return
        fallen = tuple(reversed(play.board.deck[-self.count :]))
        if fallen:
            board = changed(play.board, deck=play.board.deck[: -len(fallen)])
            play.board = board.with_pile(self.space, board.pile(self.space) + fallen)
            tell(play, Piled(self.space, len(fallen)))
            if len(fallen) < self.count and play.board.discard:
                play.then(PileCards(self.space, self.count - len(fallen)))
