"""How the computer thinks: treasures in reach, never alone in the dark, the exit in time; traitors do as they must."""

from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.position import Position
from engine.core.seat import Seat
from engine.games.vi_algo.actions import Exit, Group, Pass, Search, Shadow, Signal, Use, Walk, most_steps, run_cost
from engine.games.vi_algo.board import EXIT_NAMES, NEAR, Catacomb
from engine.games.vi_algo.content.entries import name_of, value_of
from engine.games.vi_algo.content.group_cards import GREEDY
from engine.games.vi_algo.content.rooms import DOORS, LOCAL, ROOMS, Spot
from engine.games.vi_algo.flow import Act, is_lonely
from engine.games.vi_algo.walking import ends

FAVOURABLE = 8
"""With so few torches left, three dice are likely to open an exit."""
LAST_LIGHT = 3
"""With so few, whatever can be tried is tried."""
DIM = 10
"""With so few, firewood burns better than it sells."""
ALONE = 80
"""How many tenths of a step it is worth not to end a turn alone in the dark."""
HELPFUL = ("tocha_escondida", "olhos_no_escuro")
GOOD_CARDS = ("mapa", "mumia_tocheira", "mumia_guardia", "mumia_vigia")
"""Worth an action at once: minus cards out of the hand, or a card of one's choice."""


def worth(board: Catacomb, seat: Seat) -> int:
    """Treasure in all hands, torches to come, exits, friends near; mummies near anybody count against it."""
    treasure = sum(value_of(card) for one in board.explorers for card in one.hand)
    near = sum(board.chart.distance(board.spot(seat), board.spot(one)) <= NEAR for one in board.others(seat))
    threats = sum(_threats(board, board.spot(one)) for one in board.seats)
    light = 6 * len(board.torches.reserve)
    return 10 * treasure + light + 40 * len(board.validated_types) + 3 * near - 4 * threats


def _threats(board: Catacomb, spot: Spot) -> int:
    """Mummies close enough to rob whoever stands there."""
    return sum(board.chart.distance(spot, mummy.spot) <= NEAR for mummy in board.mummies)


def think(position: Position[Catacomb], seat: Seat, dice: Dice) -> Action[Catacomb] | None:
    """An exit when it is time, then cards, light and company, a search where a rune is near, else a run."""
    board = position.board
    if board.active != seat or not any(isinstance(question, Act) for question, _ in position.open_questions()):
        return None
    plans = (_free, _exit, _card, _company, _search, _walk)
    return next((action for plan in plans if (action := plan(board, seat))), Pass())


def _free(board: Catacomb, seat: Seat) -> Action[Catacomb] | None:
    """Secret cards that help the group, and one's own shadow: they cost no action."""
    helps = (one for one in Group.options(board, seat) if one.card in HELPFUL)
    return next((one for one in (*helps, *Shadow.options(board, seat)) if _is_legal(one, board, seat)), None)


def _exit(board: Catacomb, seat: Seat) -> Action[Catacomb] | None:
    """A new exit when the dice favour it; one that is open already at any time, to be rid of the card."""
    legal = [one for one in Exit.options(board, seat) if _is_legal(one, board, seat)]
    new = [one for one in legal if one.card not in board.validated_types]
    spare = [one for one in legal if one.card in board.validated_types]
    if new and len(board.torches.reserve) <= FAVOURABLE and _may_leave(board, seat):
        return new[0]
    return spare[0] if spare else None


def _may_leave(board: Catacomb, seat: Seat) -> bool:
    """Whether the next exit may be opened: the last one only with enough treasure, or when it is nearly dark."""
    if len(board.validated_types) < len(EXIT_NAMES) - 1:
        return True
    treasure = sum(value_of(card) for one in board.explorers for card in one.hand)
    if board.explorers[seat].role == GREEDY:
        return treasure <= board.trust
    return treasure > board.trust or len(board.torches.reserve) <= LAST_LIGHT


def _card(board: Catacomb, seat: Seat) -> Action[Catacomb] | None:
    """Cards that are worth an action: maps, mummy cards, and firewood when it gets dark."""
    wanted = (*GOOD_CARDS, "lenha") if len(board.torches.reserve) <= DIM else GOOD_CARDS
    uses = (Use(name, ()) for name in wanted if name in map(name_of, board.explorers[seat].hand))
    return next((use for use in uses if _is_legal(use, board, seat)), None)


def _company(board: Catacomb, seat: Seat) -> Action[Catacomb] | None:
    """The last action of a turn in the dark goes into a signal."""
    signal = Signal()
    last = board.turn.actions <= board.effort and not board.turn.steps_left
    return signal if last and is_lonely(board) and _is_legal(signal, board, seat) else None


def _search(board: Catacomb, seat: Seat) -> Action[Catacomb] | None:
    return next((one for one in Search.options(board, seat) if _is_legal(one, board, seat)), None)


def _walk(board: Catacomb, seat: Seat) -> Action[Catacomb] | None:
    """Towards a rune not searched yet, in a room that still holds cards, and not away from everybody."""
    goals = [*_chests(board), *(spot for spot in _runes(board) if spot not in board.explorers[seat].markers)]
    here, steps = board.spot(seat), most_steps(board)
    if not goals or not steps or not board.turn.actions:
        return None
    runs = [target[0] for target in ends(board, seat, steps)]
    best = min((here, *runs), key=lambda spot: _cost(board, seat, spot, goals))
    return Walk((best,)) if best != here else None


def _cost(board: Catacomb, seat: Seat, spot: Spot, goals: list[Spot]) -> int:
    far = board.chart.far(spot)
    to_goal = min(far[goal] for goal in goals)
    nearest = min(board.chart.distance(spot, board.spot(one)) for one in board.others(seat))
    left = board.turn.actions - run_cost(board, board.chart.path(board.spot(seat), spot))
    unheard = left < board.effort and not board.turn.signalled and not board.light_counts
    crowd = sum(board.chart.adjacent(spot, board.spot(one)) for one in board.others(seat))
    return 10 * to_goal + 10 * _threats(board, spot) + 10 * crowd + (ALONE if nearest > NEAR and unheard else 0)


def _chests(board: Catacomb) -> list[Spot]:
    """The doors of rooms that nobody has entered: whoever is first there draws a card for nothing."""
    unentered = {room.letter for room in board.rooms if room.exposed}
    doors = {number for pair in DOORS.values() for number in pair}
    spots = (f"{letter}{number}" for letter in sorted(unentered) for number in sorted(doors))
    return [spot for spot in spots if spot in board.chart.place and board.is_free(spot)]


def _runes(board: Catacomb) -> list[Spot]:
    return [
        f"{room.letter}{number}"
        for room in board.rooms
        if room.stack
        for number in sorted(set(ROOMS[room.letter].runes) & set(LOCAL))
    ]


def _is_legal(action: Action[Catacomb], board: Catacomb, seat: Seat) -> bool:
    return Act().allows(board, seat, action)
