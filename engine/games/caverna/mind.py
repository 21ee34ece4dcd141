"""How the computer thinks: grab the double gold and full piles, mind the last lives, carry gold home, kick who leads.

Everything is a sum of points: what a space promises, how near it is, what an encounter may cost. Trolls' requests that
it holds make the things they ask for worth more.
"""

from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.position import Position
from engine.core.seat import Seat
from engine.games.caverna.actions import Advance, Basic, Done, PlayCard, Run, SearchCarefully, Think, Walking
from engine.games.caverna.board import Adventurer, Cave
from engine.games.caverna.cards.action_cards import SPECIAL
from engine.games.caverna.content.cards import gold_of
from engine.games.caverna.content.grid import (
    CAMP,
    CAVE,
    CORNER,
    FAR,
    Space,
    is_clear_line,
    is_trapped,
    near,
    steps_from,
    walking_distance,
)
from engine.games.caverna.content.orders import Orders
from engine.games.caverna.flow import PlayCards, StoreGold
from engine.games.caverna.rules.reactions import NO, React, ReactionQuestion
from engine.games.caverna.rules.searching import AskSearch, Take
from engine.games.caverna.rules.seats import seat_named
from engine.games.caverna.rules.ways import TROLL_PRICE

ARRIVED = 1_000
DOUBLE_GOLD = 60
CARD = 8
REQUEST = 25
STEP = 5
"""What a step of distance takes away."""
NEAR_HOME = 12
LOOT = 50
"""What a place is worth from which the double gold can be stolen."""
SPITE = 15
"""A blow is a blow."""
RICH, WEAK, LOW = 10, 30, 3
"""How much more a rival deserves one for each gold, and for having no more life than that."""
KEPT = 3
"""What a card in hand is worth: one that does no more is not played."""
TRAPPED = 30
TROLL = 20
"""What a troll is worth to somebody with cards to spare."""
RISK = {1: 16, 2: 4}
"""What an encounter costs by life; more life than that, `BOLD`."""
BOLD = 0
CALM = Orders(molejo="lethal", parkour="lethal_or_gold", bica="always", filhao="always")
"""How it answers in windows."""


def worth(board: Cave, seat: Seat) -> int:
    """Gold above all, stored gold most, then life, cards and the way home."""
    player = board.players[seat]
    home = _to_camp(board, player.spot) if player.gold >= board.rules.gold_to_win else 0
    return 20 * player.gold + 10 * player.stored_gold + 4 * player.life + 2 * len(player.hand) - 5 * home


def think(position: Position[Cave], seat: Seat, dice: Dice) -> Action[Cave] | None:
    """What seems best; None where the default rule of looking one answer ahead serves."""
    board = position.board
    for question, _ in position.open_questions():
        if seat not in question.asks(board):
            continue
        options = tuple(question.options(board, seat))
        if isinstance(question, ReactionQuestion):
            return _react(board, seat, question, options)
        if isinstance(question, PlayCards):
            return _play(board, seat, question, options)
        if isinstance(question, AskSearch):
            return max(options, key=lambda take: _haul(board, seat, take))
        if isinstance(question, StoreGold):
            return question.default(board, seat)
        moves = [option for option in options if isinstance(option, Basic)]
        return max(moves, key=lambda move: _score(board, seat, move)) if moves else question.default(board, seat)
    return None


# --- the basic action ---


def _score(board: Cave, seat: Seat, move: Basic) -> int:
    """Points of an action; on the way home only what brings home counts."""
    player = board.players[seat]
    end = move.way[-1] if isinstance(move, Walking) and move.way else player.spot
    chance = _chance_of_encounter(move, end, board)
    danger = RISK.get(player.life, BOLD) * chance // 2
    trapped = TRAPPED if is_trapped(board.walls, end) else 0
    if _wants_home(board, seat):
        arrived = ARRIVED if end == CAMP else 0
        return arrived - NEAR_HOME * _to_camp(board, end) - danger - trapped
    if end == CAMP:
        return -ARRIVED
    gain = _found(board, seat, move, end) + _asked_for(board, seat, move, end, chance)
    return gain + _hunt(board, seat, end) + _pull(board, seat, end) - danger - trapped


def _hunt(board: Cave, seat: Seat, end: Space) -> int:
    """How well a space lies for the cards that the others have coming, the rich and the weak above all."""
    player = board.players[seat]
    thief, thrower, kicker = (player.may_play(card) for card in ("passar_a_mao", "largar_a_pedrada", "descer_a_bica"))
    points = [0]
    for other, victim in enumerate(board.players):
        if other != seat and victim.in_cave:
            steals = thief and victim.has_double and end in near(board.walls, victim.spot)
            hits = thrower and is_clear_line(board.walls, end, victim.spot)
            kicks = kicker and end == victim.spot
            points.append(LOOT * steals + _prey(board, victim) * (hits + 2 * kicks))
    return max(points)


def _prey(board: Cave, victim: Adventurer) -> int:
    """How much somebody deserves a blow: for gold, and for being about to faint.

    The more rivals there are, the less it helps to hold up one of them, and the more others it helps.
    """
    whole = SPITE + RICH * victim.visible_gold + (WEAK if victim.life <= LOW else 0)
    rivals = len(board.players) - 1
    return 3 * whole // rivals**2


def _chance_of_encounter(move: Basic, end: Space, board: Cave) -> int:
    """In halves: 2 is certain."""
    if isinstance(move, Think) or end == CAMP or board.troll_on(end):
        return 0
    return 2 if isinstance(move, Advance | Run) else 1


def _wants_home(board: Cave, seat: Seat) -> bool:
    """Gold enough to win, or some to save while life or time is short."""
    player = board.players[seat]
    in_hand = player.gold - player.stored_gold
    if player.gold >= board.rules.gold_to_win:
        return True
    short = player.life <= 2 or board.time <= 2
    return in_hand > 0 and short and len(player.hidden) > TROLL_PRICE


def _found(board: Cave, seat: Seat, move: Basic, end: Space) -> int:
    """What a search there brings in."""
    if isinstance(move, Think):
        return -CARD
    if board.troll_on(end):
        spare = len(board.players[seat].hidden) - TROLL_PRICE
        return TROLL if spare >= 2 and not board.players[seat].trolls else -TROLL
    return _promise(board, seat, end, 2) if isinstance(move, Advance | SearchCarefully) else 0


def _promise(board: Cave, seat: Seat, space: Space, most: int) -> int:
    """What a search of up to so many cards finds on a space."""
    cards = CARD * min(most, board.loose(space))
    if board.double == space:
        cards += DOUBLE_GOLD
    packs = [_pack_worth(board, seat, owner, slot) for owner, slot in board.packs_on(space)]
    return max([cards, *packs])


def _pack_worth(board: Cave, seat: Seat, owner: Seat, slot: int) -> int:
    count = len(board.players[owner].packs[slot].cards)
    return (CARD + 2) * count if owner == seat else (CARD + 4) * min(2, count)


def _pull(board: Cave, seat: Seat, end: Space) -> int:
    """The best that lies ahead of a space, less the way to it."""
    ways = walking_distance(board.walls, end)
    return max(_promise(board, seat, space, 2) // 2 - STEP * ways[space] for space in CAVE if space in ways)


def _asked_for(board: Cave, seat: Seat, move: Basic, end: Space, chance: int) -> int:
    """What held trolls would like about it."""
    player = board.players[seat]
    way = move.way if isinstance(move, Walking) else ()
    likes = {
        "tr01_marmita": player.life < board.rules.max_life and any(one in way for one in board.lunchboxes if one),
        "tr02_encurralado": len(steps_from(board.walls, end)) <= 1,
        "tr04_mao_cheia": isinstance(move, Advance | SearchCarefully),
        "tr05_mao_vazia": not isinstance(move, Advance | SearchCarefully),
        "tr08_companhia": any(other != seat and board.players[other].spot == end for other in board.seats),
        "tr09_fundao": end == CORNER and chance > 0,
    }
    return REQUEST * sum(likes.get(card, False) for card in player.trolls)


def _to_camp(board: Cave, space: Space) -> int:
    return walking_distance(board.walls, CAMP).get(space, FAR)


# --- cards ---


def _play(board: Cave, seat: Seat, question: PlayCards, options: tuple[Action[Cave], ...]) -> Action[Cave]:
    """The card that does most now, else none."""
    cards = [option for option in options if isinstance(option, PlayCard)]
    best = max(cards, key=lambda card: _use(board, seat, card), default=None)
    return best if best is not None and _use(board, seat, best) > KEPT else Done()


def _use(board: Cave, seat: Seat, card: PlayCard) -> int:
    """Points of playing a card; 0 is not worth it."""
    player = board.players[seat]
    third = REQUEST if "tr11_tres_cartas" in player.trolls else 0
    match card.card:
        case "beijin_de_mamae":
            return 10 + third
        case "passar_a_mao":
            return (50 if card.on[1:] == (SPECIAL,) else 10) + _grudge(board, card) + third
        case "largar_a_pedrada" | "descer_a_bica":
            return _grudge(board, card) + _hit_wanted(board, seat, card) + third
        case "parkour" | "ir_na_picadilha":
            return _nearer(board, seat, card)
        case "picaretada":
            return third + (TRAPPED if is_trapped(board.walls, player.spot) else 0)
    return 0


def _grudge(board: Cave, card: PlayCard) -> int:
    """How much its target deserves it."""
    target = seat_named(card.on[0], board)
    return 0 if target is None else _prey(board, board.players[target])


def _hit_wanted(board: Cave, seat: Seat, card: PlayCard) -> int:
    wish = "tr07_bicuda" if card.card == "descer_a_bica" else "tr06_nocaute"
    return REQUEST if wish in board.players[seat].trolls else 0


def _nearer(board: Cave, seat: Seat, card: PlayCard) -> int:
    """Points of a way walked by a card: home, or, sneaking along, to something worth taking."""
    player, end = board.players[seat], card.on[-1]
    if board.troll_on(end):
        return 0
    if _wants_home(board, seat):
        gained = _to_camp(board, player.spot) - _to_camp(board, end)
        return ARRIVED if end == CAMP else NEAR_HOME * gained
    if card.card == "parkour" or end == CAMP:
        return 0
    return _promise(board, seat, end, 1)


# --- answers ---


def _react(board: Cave, seat: Seat, question: ReactionQuestion, options: tuple[Action[Cave], ...]) -> Action[Cave]:
    """As good standing orders would have it."""
    answer = question.default(board.with_orders_of(seat, CALM), seat)
    return answer if answer in options else React(NO)


def _haul(board: Cave, seat: Seat, take: Action[Cave]) -> int:
    """What a search brings: the gold in an own backpack is known."""
    if not isinstance(take, Take):
        return 0
    pack = take.pack(board)
    if pack is None:
        double = DOUBLE_GOLD if board.double == board.players[seat].spot else 0
        return CARD * take.count + double
    owner, slot = pack
    known = sum(map(gold_of, board.players[owner].packs[slot].cards)) if owner == seat else 0
    return _pack_worth(board, seat, owner, slot) + DOUBLE_GOLD * known // 2
