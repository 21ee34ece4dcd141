"""How the computer thinks: treasures in reach, never alone in the dark, the exit in time; traitors do as they must."""

from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.position import Position
from engine.core.seat import Seat
from engine.core.step import Question
from engine.games.vi_algo.actions import Exit, Group, Shadow, Use
from engine.games.vi_algo.board import EXIT_NAMES, Catacomb
from engine.games.vi_algo.content.entries import name_of
from engine.games.vi_algo.content.rooms import Spot
from engine.games.vi_algo.flow import Act
from engine.games.vi_algo.mind.outlook import Dangers, highest_value, is_enough
from engine.games.vi_algo.mind.planning import Planner
from engine.games.vi_algo.rules.choices import Chase, Place
from engine.games.vi_algo.rules.coming import AskPlace
from engine.games.vi_algo.rules.moving import AskChase

FAVOURABLE = 6
"""With so few torches left, three dice open an exit nine times in ten."""
HASTY = 8
"""A traitor does not wait so long: the sooner all are out, the less the group has."""
CERTAIN = 4
"""With so few they hardly ever fail."""
HELPFUL = ("tocha_escondida", "olhos_no_escuro", "so_o_vento", "maos_dadas")
"""Secret cards that help, or that show at least what they were."""
GOOD_CARDS = ("mapa", "mumia_tocheira", "mumia_guardia")
"""Worth an action at once: minus cards out of the hand, or a card of one's choice."""
LATE_CARDS = ("mumia_vigia", "lenha")
NEVER_OWN = 99
"""A traitor never sends a mummy to itself."""
OFTEN_HELD = 3
"""What a theft is expected to cost somebody whose hand is not known."""


def think(position: Position[Catacomb], seat: Seat, dice: Dice) -> Action[Catacomb] | None:
    """An exit when it is time, then cards, then the best turn; other questions as they are usually answered."""
    board = position.board
    question = next((one for one, _ in position.open_questions() if seat in one.asks(board)), None)
    match question:
        case Act():
            return _turn(board, seat)
        case AskPlace():
            return Place(min(board.mummy_spots(seat), key=lambda spot: _harm(board, seat, spot)))
        case AskChase():
            return Chase(board.explorers[_victim(board, seat, question.tied)].character)
        case Question():
            return question.default(board, seat)
    return None


def _turn(board: Catacomb, seat: Seat) -> Action[Catacomb]:
    plans = (_free, _exit, _card)
    found = next((action for plan in plans if (action := plan(board, seat))), None)
    return found or Planner(board, seat).best()


# --- mummies ---


def _harm(board: Catacomb, seat: Seat, spot: Spot) -> int:
    """How many of its throws a mummy there would rob somebody with; that it robs others is a traitor's gain."""
    total = 0
    for one in board.seats:
        others = (board.spot(other) for other in board.others(one))
        robbed = Dangers(board, (spot,), others).at(board.spot(one))
        total += -robbed if board.explorers[seat].role and one != seat else robbed
    return total


def _victim(board: Catacomb, seat: Seat, tied: tuple[Seat, ...]) -> Seat:
    """Whom to send a mummy to: whoever seems to lose least."""

    def loss(one: Seat) -> int:
        if one == seat:
            return NEVER_OWN if board.explorers[seat].role else highest_value(board, seat)
        return OFTEN_HELD if board.explorers[one].hand else 0

    return min(tied, key=loss)


# --- cards and exits ---


def _free(board: Catacomb, seat: Seat) -> Action[Catacomb] | None:
    """Secret cards that help the group, and one's own shadow: they cost no action."""
    helps = (one for one in Group.options(board, seat) if one.card in HELPFUL)
    return next((one for one in (*helps, *Shadow.options(board, seat)) if _is_legal(one, board, seat)), None)


def _is_last_turn(board: Catacomb) -> bool:
    """Whether it may be dark before the active player's next turn."""
    return len(board.torches.reserve) < len(board.explorers)


def _exit(board: Catacomb, seat: Seat) -> Action[Catacomb] | None:
    """A new exit when the dice favour it; one that is open already at any time, to be rid of the card."""
    legal = [one for one in Exit.options(board, seat) if _is_legal(one, board, seat)]
    new = [one for one in legal if one.card not in board.validated_types]
    spare = [one for one in legal if one.card in board.validated_types]
    if new and _may_leave(board, seat):
        due = [one for one in new if _is_due(board, seat, one.card, len(new))]
        if due:
            return due[0]
    return spare[0] if spare else None


def _is_due(board: Catacomb, seat: Seat, name: str, new: int) -> bool:
    """Whether to try this exit now: later the dice are kinder, but each turn takes one card only."""
    reserve, seats = len(board.torches.reserve), len(board.explorers)
    is_second_try = name in map(name_of, board.piles.discard)
    soon = HASTY if board.explorers[seat].role else FAVOURABLE
    return reserve <= (CERTAIN if is_second_try else soon) or reserve < seats * new


def _may_leave(board: Catacomb, seat: Seat) -> bool:
    """Whether the next exit may be opened: the last one only with enough treasure, or when it is nearly dark."""
    if len(board.validated_types) < len(EXIT_NAMES) - 1:
        return True
    return is_enough(board, seat) or _is_last_turn(board)


def _card(board: Catacomb, seat: Seat) -> Action[Catacomb] | None:
    """Cards that are worth an action: maps, mummy cards, and firewood when it gets dark."""
    wanted = (*GOOD_CARDS, *LATE_CARDS) if _is_last_turn(board) else GOOD_CARDS
    uses = (Use(name, ()) for name in wanted if name in map(name_of, board.explorers[seat].hand))
    return next((use for use in uses if _is_legal(use, board, seat)), None)


def _is_legal(action: Action[Catacomb], board: Catacomb, seat: Seat) -> bool:
    return Act().allows(board, seat, action)
