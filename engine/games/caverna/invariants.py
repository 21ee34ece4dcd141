"""What holds in every position (specification 14); each line says which number is broken."""

from collections.abc import Iterator

from engine.core.position import Position
from engine.games.caverna.board import PACKS, Cave
from engine.games.caverna.content.cards import DOUBLE, box
from engine.games.caverna.content.grid import CAMP, CAVE, EDGES, INDEX
from engine.games.caverna.rules.asking import CaveQuestion
from engine.games.caverna.rules.reactions import AskHolder, SealedWindow
from engine.games.caverna.rules.requests import TROLL_CARDS

NO_TROLLS = (CAMP, "A2", "B1")
_MAY_STAND = frozenset(EDGES)


def cards_are_each_in_one_place(position: Position[Cave]) -> Iterator[str]:
    board = position.board
    heaps = [board.deck, board.discard, board.showing, *board.piles]
    for player in board.players:
        heaps += [player.hand, player.stored, *(pack.cards for pack in player.packs)]
    found = [card for heap in heaps for card in heap if card != DOUBLE]
    if len(found) != len(box()) or set(found) != box().keys():
        yield f"1: {len(found)} cave cards lie about, {len(set(found))} of them different"
    owners = sum(player.hand.count(DOUBLE) + player.stored.count(DOUBLE) for player in board.players)
    if owners + bool(board.double) != 1 or (board.double and board.double not in CAVE):
        yield f"1: the double gold is {board.double or 'nowhere'} and {owners} players have it"
    if any(DOUBLE in heap for heap in (board.deck, board.discard, board.showing, *board.piles)):
        yield "19: the double gold lies among cards with backs"
    if board.pile(CAMP):
        yield "6: cards lie in the camp"


def players_stand_and_live(position: Position[Cave]) -> Iterator[str]:
    board = position.board
    for seat, player in enumerate(board.players):
        if player.spot not in INDEX:
            yield f"6: seat {seat} stands on {player.spot}"
        if not 0 <= player.life <= board.rules.max_life or (player.life == 0 and player.in_cave and not _mid(position)):
            yield f"2: seat {seat} has {player.life} life on {player.spot}"
        if len(set(player.played)) != len(player.played):
            yield f"10: seat {seat} has played {player.played}"
        yield from _packs(board, seat)


def time_runs_out_once(position: Position[Cave]) -> Iterator[str]:
    board = position.board
    if not 0 <= board.time <= len(board.players) + board.rules.time_bonus or (not board.time and not position.result):
        yield f"3: {board.time} time points"


def walls_stand_where_they_may(position: Position[Cave]) -> Iterator[str]:
    walls = position.board.walls
    if len(set(walls)) != len(walls) or not set(walls) <= _MAY_STAND or position.board.supply < 0:
        yield f"4: walls {walls}"
    if any(space and space not in CAVE for space in position.board.lunchboxes):
        yield f"8: lunchboxes {position.board.lunchboxes}"


def trolls_are_each_in_one_place(position: Position[Cave]) -> Iterator[str]:
    board = position.board
    held = [card for player in board.players for card in (*player.trolls, *player.met)]
    found = sorted((*board.troll_deck, *(troll.card for troll in board.trolls), *held))
    if found != (sorted(TROLL_CARDS) if board.rules.is_night else []):
        yield f"9: trolls {found}"
    spaces = [troll.space for troll in board.trolls]
    if len(set(spaces)) != len(spaces) or set(spaces) & set(NO_TROLLS) or len(spaces) > board.rules.max_trolls:
        yield f"9: trolls stand on {spaces}"


def one_decision_is_open(position: Position[Cave]) -> Iterator[str]:
    questions = [question for question, _ in position.open_questions()]
    if position.result is None and len(questions) != 1:
        yield f"11: {len(questions)} decisions are open"
    for question in questions:
        if isinstance(question, CaveQuestion) and not isinstance(question, AskHolder | SealedWindow):
            asked = question.asks(position.board)
            if len(asked) != 1 or not all(any(True for _ in question.options(position.board, seat)) for seat in asked):
                yield f"11: {question.tag} asks {list(asked)} without an option"


def turns_are_bounded(position: Position[Cave]) -> Iterator[str]:
    board = position.board
    if 0 < board.rules.round_limit * len(board.players) < board.turn:
        yield f"17: turn {board.turn}"


def _packs(board: Cave, seat: int) -> Iterator[str]:
    packs = board.players[seat].packs
    if len(packs) != PACKS:
        yield f"7: seat {seat} has {len(packs)} backpacks"
    for pack in packs:
        if pack.is_free != (not pack.cards) or (pack.space and pack.space not in CAVE):
            yield f"7: seat {seat} has a backpack on {pack.space or 'the sheet'} with {len(pack.cards)} cards"


def _mid(position: Position[Cave]) -> bool:
    """Whether the game has ended between the loss of the last life and the faint."""
    return position.result is not None


INVARIANTS = (
    cards_are_each_in_one_place,
    players_stand_and_live,
    time_runs_out_once,
    walls_stand_where_they_may,
    trolls_are_each_in_one_place,
    one_decision_is_open,
    turns_are_bounded,
)
