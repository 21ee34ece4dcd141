"""What holds in every position (specification 14); each line says which number is broken."""

from collections.abc import Iterator

from engine.core.position import Position
from engine.games.holland.board import HEROES_EACH, Escape
from engine.games.holland.content.action_cards import ALL_CARDS, REST
from engine.games.holland.content.tower_cards import (
    DUNGEON,
    DUNGEONS,
    KIND,
    PORTAL,
    ROOF,
    ROWS,
    SECRET_ROOM,
    SPACES,
)
from engine.games.holland.flow import ChooseCards


def tower_keeps_its_cards(position: Position[Escape]) -> Iterator[str]:
    tower = position.board.tower
    if sorted(tower.cards) != sorted(KIND):
        yield f"1: the tower holds {tower.cards}"
    if any(tower.kind(f"C{row}") != PORTAL for row in ROWS) or any(tower.kind(one) != DUNGEON for one in DUNGEONS):
        yield "2: a portal or a dungeon has moved"


def pieces_stand_where_they_may(position: Position[Escape]) -> Iterator[str]:
    tower = position.board.tower
    if len(tower.heroes) != HEROES_EACH * position.seats or not set(tower.heroes) <= {*SPACES, ROOF}:
        yield f"3: heroes stand on {tower.heroes}"
    for space in SPACES:
        if len(tower.heroes_on(space)) > 1 and tower.kind(space) != DUNGEON:
            yield f"4: {space} holds heroes {tower.heroes_on(space)}"
    if tower.villains[0] == tower.villains[1] or not set(tower.villains) <= set(SPACES):
        yield f"5: the villains stand on {tower.villains}"


def hidden_heroes_lie_where_they_may(position: Position[Escape]) -> Iterator[str]:
    tower = position.board.tower
    for hero, spot in enumerate(tower.heroes):
        if tower.hidden[hero] and (spot == ROOF or tower.kind(spot) in (PORTAL, SECRET_ROOM)):
            yield f"7: hero {hero} is hidden on {spot}"
    if position.doing(ChooseCards) and any(tower.hidden):
        yield f"8: heroes are hidden while all choose: {tower.hidden}"


def cards_are_in_hand_or_played(position: Position[Escape]) -> Iterator[str]:
    board = position.board
    for seat, player in enumerate(board.players):
        if sorted(player.hand + player.played) != list(ALL_CARDS):
            yield f"10: seat {seat} holds {player.hand} and has played {player.played}"
        if position.doing(ChooseCards) and REST not in player.hand:
            yield f"10: seat {seat} cannot rest"
    if board.round > 7 * board.rules.rest_limit + 1:
        yield f"13: round {board.round}"


def everybody_has_a_place(position: Position[Escape]) -> Iterator[str]:
    if sorted(position.board.ranking()) != list(position.board.seats):
        yield f"19: the ranking is {position.board.ranking()}"


INVARIANTS = (
    tower_keeps_its_cards,
    pieces_stand_where_they_may,
    hidden_heroes_lie_where_they_may,
    cards_are_in_hand_or_played,
    everybody_has_a_place,
)
