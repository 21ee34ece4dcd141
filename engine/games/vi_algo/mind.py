"""How the computer thinks: treasures in reach, never alone in the dark, the exit in time; traitors do as they must."""

from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.position import Position
from engine.core.seat import Seat
from engine.games.vi_algo.actions import Exit, Pass, Search, Signal, Walk, most_steps
from engine.games.vi_algo.board import NEAR, Catacomb
from engine.games.vi_algo.content.entries import value_of
from engine.games.vi_algo.content.rooms import LOCAL, ROOMS, Spot
from engine.games.vi_algo.flow import Act, is_lonely
from engine.games.vi_algo.walking import ends

WINNING_DICE = 10
"""With so few torches left, three dice are likely to open an exit."""


def worth(board: Catacomb, seat: Seat) -> int:
    """Treasure in all hands against trust, torches to come, friends near."""
    treasure = sum(value_of(card) for one in board.explorers for card in one.hand)
    near = sum(board.chart.distance(board.spot(seat), board.spot(one)) <= NEAR for one in board.others(seat))
    return 10 * treasure + 6 * len(board.torches.reserve) + 40 * len(board.validated_types) + 3 * near


def think(position: Position[Catacomb], seat: Seat, dice: Dice) -> Action[Catacomb] | None:
    """An exit when it is time, a search where a rune is near, a run to the next rune or back to the others."""
    board = position.board
    if board.active != seat or not any(isinstance(question, Act) for question, _ in position.open_questions()):
        return None
    exits = [one for one in Exit.options(board, seat) if _is_legal(one, board, seat)]
    if exits and len(board.torches.reserve) <= WINNING_DICE:
        return exits[0]
    last = board.turn.actions <= board.effort
    if last and is_lonely(board):
        signal = Signal()
        return signal if _is_legal(signal, board, seat) else Pass()
    searches = [one for one in Search.options(board, seat) if _is_legal(one, board, seat)]
    if searches:
        return searches[0]
    return _walk(board, seat) or Pass()


def _walk(board: Catacomb, seat: Seat) -> Action[Catacomb] | None:
    """Towards a rune not searched yet, in a room that still holds cards, and not away from everybody."""
    goals = [spot for spot in _runes(board) if spot not in board.explorers[seat].markers]
    here, steps = board.spot(seat), most_steps(board)
    if not goals or not steps or not board.turn.actions:
        return None
    runs = [target[0] for target in ends(board, seat, steps)]
    best = min((here, *runs), key=lambda spot: _cost(board, seat, spot, goals))
    return Walk((best,)) if best != here else None


def _cost(board: Catacomb, seat: Seat, spot: Spot, goals: list[Spot]) -> int:
    far = board.chart.far(spot)
    to_goal = min(far[goal] for goal in goals)
    lonely = min(board.chart.distance(spot, board.spot(one)) for one in board.others(seat)) > NEAR
    return 10 * to_goal + (25 if lonely and board.turn.actions <= 1 else 0)


def _runes(board: Catacomb) -> list[Spot]:
    return [
        f"{room.letter}{number}"
        for room in board.rooms
        if room.stack
        for number in sorted(set(ROOMS[room.letter].runes) & set(LOCAL))
    ]


def _is_legal(action: Action[Catacomb], board: Catacomb, seat: Seat) -> bool:
    return Act().allows(board, seat, action)
