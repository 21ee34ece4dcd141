"""How the computer thinks: catch what is in reach, shoot and charge where it pays, bring victims near, or hide them.

Everything is a sum of points of the game times a thousand, so that chances stay whole numbers. Interrupts are answered
as good standing orders would have it.
"""

from collections.abc import Iterator
from itertools import permutations
from math import isqrt

from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.plane.points import Point, along, gap, minus, square
from engine.core.position import Position
from engine.core.seat import Seat
from engine.core.step import Question
from engine.games.noites.actions import Advance, AskMonster, Charge, Hold, Run, TakeCover, Watch
from engine.games.noites.board import Monster, Night, Victim
from engine.games.noites.cards.twists import TURN, PlayTwist
from engine.games.noites.content.armies import ARMIES
from engine.games.noites.content.sizes import TOKEN
from engine.games.noites.flow import AskTwist, AskVictim, MoveVictim
from engine.games.noites.phrases.places import Landmark
from engine.games.noites.phrases.routes import TO, VIA, AsFarAs, BestWay, OwnWay, Waypoint
from engine.games.noites.phrases.wishes import STRAIGHT, Trek, Wishes, trek
from engine.games.noites.rules.combat import MELEE, SHOT, attack_needs
from engine.games.noites.rules.courses import VICTIM_LIMIT, purse, scary
from engine.games.noites.rules.muster import ChooseArmies, ChooseArmy
from engine.games.noites.rules.naming import written
from engine.games.noites.rules.sight import covered_from, covered_in_melee, targets
from engine.games.noites.rules.spots import victim_spots
from engine.games.noites.setup import AskPlaceVictim, PlaceVictim

SURE = 1_000
DENIED = 3
"""Points for leaving one victim less to the enemy."""
MOST_TRIED = 12
FEW = 4


def worth(board: Night, seat: Seat) -> int:
    """The lead in points."""
    side = board.side_of(seat)
    return board.score(side) - board.score(1 - side)


def think(position: Position[Night], seat: Seat, dice: Dice) -> Action[Night] | None:
    """What seems best; the default where the rules have a good one."""
    board = position.board
    for question, answers in position.open_questions():
        if seat in question.asks(board) and seat not in dict(answers):
            return _answer(board, question, seat, dice) or question.default(board, seat)
    return None


def _answer(board: Night, question: Question[Night], seat: Seat, dice: Dice) -> Action[Night] | None:
    if isinstance(question, ChooseArmies):
        return _army(board, dice)
    if isinstance(question, AskPlaceVictim):
        return _placed(board, seat)
    if isinstance(question, AskTwist):
        return _card(board, question, seat)
    if isinstance(question, AskVictim):
        return _moved(board, question, seat)
    return _acted(board, question, seat) if isinstance(question, AskMonster) else None


def _army(board: Night, dice: Dice) -> ChooseArmy:
    number, _ = dice.draw(len(ARMIES), "army")
    return ChooseArmy(tuple(ARMIES)[number], ("starter" if board.rules.armies == "starter" else "auto",))


def _placed(board: Night, seat: Seat) -> PlaceVictim | None:
    """As much nearer to the own monsters than to the others' as can be."""
    spots = victim_spots(board)
    own, others = (_spots(board, side) for side in (board.side_of(seat), 1 - board.side_of(seat)))
    if not (spots and own and others):
        return None
    return PlaceVictim(Landmark.of(written(max(spots, key=lambda p: (_nearest(p, others) - 2 * _nearest(p, own), p)))))


def _spots(board: Night, side: int) -> tuple[Point, ...]:
    return tuple(one.spot for one in board.standing_of(side))


def _nearest(p: Point, spots: tuple[Point, ...]) -> int:
    """Whole millimetres to the nearest; one root is enough, and thousands of places are weighed for one victim."""
    return isqrt(min([square(p, spot) for spot in spots], default=0))


def _card(board: Night, question: AskTwist, seat: Seat) -> PlayTwist | None:
    """The best card that serves now, on whoever is worth most."""
    side, held = board.side_of(seat), [TURN[card] for card in board.cards.hand(seat) if card in TURN]
    for card in sorted((card for card in held if card.rank), key=lambda card: card.rank):
        if card.serves(board, side):
            options = (one for one in PlayTwist.options(board, seat) if one.card == card.name)
            legal = [one for one in options if question.allows(board, seat, one)]
            if legal:
                return max(legal, key=lambda one: _worth_of(board, one))
    return None


def _worth_of(board: Night, play: PlayTwist) -> tuple[int, int]:
    """Whom a card had best be played on: the wounded, then the costly."""
    monster = board.monster(play.on.name)
    return (monster.wounds, monster.cost) if monster else (0, 0)


# --- victims ---


def _moved(board: Night, question: AskVictim, seat: Seat) -> MoveVictim | None:
    """The victim whose move helps most: into the reach of somebody who can still act, or out of the others'."""
    tried = sorted(_moves(board, seat), key=lambda one: -one[0])
    for gain, name, to in tried[:MOST_TRIED]:
        move = MoveVictim(name, BestWay(Landmark.of(written(to))))
        if gain > 0 and question.allows(board, seat, move):
            return move
    return None


def _moves(board: Night, seat: Seat) -> Iterator[tuple[int, str, Point]]:
    side = board.side_of(seat)
    own = board.unused_by(seat)
    for victim in board.choosable:
        yield from _lured(board, victim, side)
        now = _promise(board, victim, victim.at, side)
        for to in _ends(board, victim, own, board.standing_of(1 - side)):
            yield _promise(board, victim, to, side) - now, victim.name, to


def _lured(board: Night, victim: Victim, side: int) -> Iterator[tuple[int, str, Point]]:
    """Straight into the arms of an own monster that is not feared."""
    if _ends_too_soon(board, side, victim):
        return
    for monster in board.standing_of(side):
        if not scary(board, monster, side) and gap(victim.at, 0, monster.spot, 0) <= VICTIM_LIMIT + monster.radius:
            yield _prize(board, victim), victim.name, monster.spot


def _ends(board: Night, victim: Victim, own: tuple[Monster, ...], enemies: tuple[Monster, ...]) -> Iterator[Point]:
    for monster in sorted(own, key=lambda one: square(one.spot, victim.at))[:2]:
        room = gap(victim.at, TOKEN, monster.spot, monster.radius) - 77
        if room > 0:
            yield along(victim.at, minus(monster.spot, victim.at), min(148, room))
    for enemy in sorted(enemies, key=lambda one: square(one.spot, victim.at))[:1]:
        to = along(victim.at, minus(victim.at, enemy.spot), 148)
        if TOKEN <= to[0] <= board.size.width - TOKEN and TOKEN <= to[1] <= board.size.height - TOKEN:
            yield to


def _promise(board: Night, victim: Victim, at: Point, side: int) -> int:
    """What a victim there is worth to a side: who can catch it at once, and how far all the others are."""
    total = 0
    for who, sign in ((side, 1), (1 - side, -1)):
        ready = [one for one in board.unused_of(who) if not one.stunned]
        slack = [purse(board, one, "run").limit // SURE - gap(at, 0, one.spot, 0) for one in ready]
        if max(slack, default=-1) >= 0:
            total += sign * SURE * (1 + victim.marked)
        total -= sign * _nearest(at, _spots(board, who))
    return total


# --- monsters ---


def _acted(board: Night, question: AskMonster, seat: Seat) -> Action[Night] | None:
    """The most promising action that is allowed."""
    monsters = [one for one in board.unused_by(seat) if not one.stunned and question.only in ("", one.name)]
    tried = sorted(_plans(board, monsters), key=lambda one: -one[0])
    return next((action for _, action in tried if question.allows(board, seat, action)), None)


def _plans(board: Night, monsters: list[Monster]) -> Iterator[tuple[int, Action[Night]]]:
    for one in monsters:
        yield from _catches(board, one)
        yield from _shots(board, one)
        yield from _charges(board, one)
        yield from _approaches(board, one)
        yield 1, TakeCover(one.name)
        if one.range and not board.twisted.fog:
            yield SURE // 2, Watch(one.name)


def _catches(board: Night, one: Monster) -> Iterator[tuple[int, Action[Night]]]:
    """Victims in reach; first those that the enemy could take as well, with whoever has the least choice."""
    limit = purse(board, one, "run").limit // SURE
    near = [victim for victim in board.victims if gap(one.spot, 0, victim.at, 0) <= limit + TOKEN]
    for victim in near:
        rivals = _nearest(victim.at, _spots(board, 1 - one.side))
        if not _ends_too_soon(board, one.side, victim):
            yield _prize(board, victim) - rivals - 10 * len(near), Run(one.name, trek(victim.name))
    if one.traits.spared:
        yield from _feasts(board, one, near)


def _prize(board: Night, victim: Victim) -> int:
    """What catching a victim brings: its points, and that nobody else gets them."""
    return (board.size.victim_points * (1 + victim.marked) + DENIED) * SURE


def _ends_too_soon(board: Night, side: int, victim: Victim) -> bool:
    """Whether catching it ends a night that is not won by it, while somebody else can still act to win it."""
    lead = board.score(side) - board.score(1 - side) + board.size.victim_points * (1 + victim.marked)
    time_left = board.round < board.rules.rounds or len(board.unused_of(side)) > 1
    return len(board.victims) == 1 and lead <= 0 and time_left


def _feasts(board: Night, one: Monster, near: list[Victim]) -> Iterator[tuple[int, Action[Night]]]:
    """Two victims in one run."""
    limit = purse(board, one, "run").limit // SURE
    nearest = sorted(near, key=lambda victim: (square(one.spot, victim.at), victim.number))
    for first, second in permutations(nearest[:FEW], 2):
        if gap(one.spot, 0, first.at, 0) + gap(first.at, 0, second.at, 0) <= limit + TOKEN:
            yield _prize(board, first) + _prize(board, second), Run(one.name, Trek(_past(first, second)))


def _past(first: Victim, second: Victim) -> OwnWay:
    return OwnWay((Waypoint(VIA, Landmark.of(first.name)), Waypoint(TO, Landmark.of(second.name))))


def _as_far_as(one: Monster | Victim) -> AsFarAs:
    return AsFarAs(Landmark.of(one.name))


def _shots(board: Night, one: Monster) -> Iterator[tuple[int, Action[Night]]]:
    for enemy in targets(board, one):
        value = _harm(board, one, enemy, SHOT)
        yield value, Hold(one.name, Wishes(enemy.name))
        for victim in _ahead(board, one)[:1]:
            yield value + SURE // 4, Advance(one.name, Trek(_as_far_as(victim), Wishes(enemy.name)))


def _charges(board: Night, one: Monster) -> Iterator[tuple[int, Action[Night]]]:
    limit = purse(board, one, "charge").limit // SURE
    for enemy in board.standing_of(1 - one.side):
        if gap(one.spot, one.radius, enemy.spot, enemy.radius) <= limit:
            risk = 0 if enemy.stunned else _harm(board, enemy, one, MELEE) // 2
            yield _harm(board, one, enemy, MELEE) - risk, Charge(one.name, enemy.name, STRAIGHT)


def _approaches(board: Night, one: Monster) -> Iterator[tuple[int, Action[Night]]]:
    """Towards the victims that are nearest to it, those that no friend is nearer to first; else towards the enemy."""
    wanted = [victim for victim in _ahead(board, one) if not _ends_too_soon(board, one.side, victim)]
    if not wanted:
        enemies = sorted(board.standing_of(1 - one.side), key=lambda enemy: square(one.spot, enemy.spot))
        yield from ((SURE, Run(one.name, Trek(_as_far_as(enemy)))) for enemy in enemies[:1])
    for place, victim in enumerate(wanted[:2]):
        yield (
            2 * SURE - SURE // 2 * place - gap(one.spot, 0, victim.at, 0) // 4,
            Run(one.name, Trek(_as_far_as(victim))),
        )


def _ahead(board: Night, one: Monster) -> list[Victim]:
    friends = tuple(other.spot for other in board.standing_of(one.side) if other.name != one.name)

    def rank(victim: Victim) -> tuple[bool, int, int]:
        far = gap(one.spot, 0, victim.at, 0)
        return bool(friends) and _nearest(victim.at, friends) < far, far, victim.number

    return sorted(board.victims, key=rank)


def _harm(board: Night, attacker: Monster, target: Monster, kind: str) -> int:
    """What an attack may be expected to bring: the cost of whom it kills, and something for a stun."""
    covered = covered_in_melee(board, target) if kind == MELEE else covered_from(board, attacker, target)
    hit = _chance(attack_needs(board, attacker, target, kind)) * (2 if covered else 3) // 3
    if kind == MELEE and attacker.traits.charge_dice:
        hit = min(SURE, hit * 3 // 2)
    price = SURE * target.cost
    if target.stunned:
        return hit * price // SURE if kind == SHOT else price
    wound = hit * (SURE - _chance(min(6, target.tested_quality + attacker.traits.venom))) // SURE
    needed = 5 - target.wounds - attacker.traits.harm + target.traits.toughness
    killed = _chance(max(1, needed))
    stun = SURE * board.size.victim_points // 2
    return wound * (killed * price + (SURE - killed) * stun) // SURE**2


def _chance(needed: int) -> int:
    """Of a die showing so much, in thousandths."""
    return SURE * max(0, 7 - needed) // 6
