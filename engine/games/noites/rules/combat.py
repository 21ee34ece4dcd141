"""Attacks, wounds, falls, pushes (specification 5.4 and 5.5)."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Self

from engine.core.action import Action
from engine.core.plane.points import COMPASS, Point, along, footprints, minus
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Answers, Asked, Step
from engine.core.tagged import step, verb
from engine.games.noites.board import Monster, Night
from engine.games.noites.events import Attacked, Fell, Pushed, Rolled, Saved, Stunned, Wounded
from engine.games.noites.phrases.answers import AUTO
from engine.games.noites.phrases.places import Landmark
from engine.games.noites.phrases.wishes import AWAY, NO_THRUST, NONE, Thrust
from engine.games.noites.rules.ending import kill
from engine.games.noites.rules.naming import NightAction, located
from engine.games.noites.rules.sight import covered_from, covered_in_melee
from engine.games.noites.rules.spots import buries, is_clear, nearest_free
from engine.games.noites.rules.windows import ATTACK, HIT, KILLED, REVENGE, window
from engine.shared.windows import ByOrders

SHOT, OVERWATCH, MELEE, STRIKE = "shot", "overwatch", "melee", "strike"
HAND_TO_HAND = (MELEE, STRIKE)
COVER_NEEDS, KILLED_FROM, PUSH_NEEDS, PUSHED = 5, 6, 4, 50
STEP_HEIGHT, FALL_GAP, PER_HIT = 50, 50, 75
EIGHT_WINDS = tuple(COMPASS)[::2]


def rolled(play: Play[Night], purpose: str, count: int, monster: str, needed: int) -> tuple[int, ...]:
    """Dice of one step, told."""
    dice = tuple(play.roll(6, purpose) for _ in range(count))
    if dice:
        play.tell(Rolled(purpose, monster, dice, needed))
    return dice


def attack_needs(board: Night, attacker: Monster, target: Monster, kind: str) -> int:
    """What an attack die must show."""
    need = attacker.tested_quality
    if kind in HAND_TO_HAND and attacker.traits.hunts_within:
        friends = (one for one in board.standing_of(attacker.side) if one.name != attacker.name)
        reach = target.radius + attacker.traits.hunts_within
        if any(_within(one.spot, target.spot, reach + one.radius) for one in friends):
            need -= 1
    return max(2, need)


def defence_needs(attacker: Monster, target: Monster) -> int:
    """What a die must show to turn a hit away."""
    return min(6, target.tested_quality + attacker.traits.venom)


def _within(p: Point, q: Point, most: int) -> bool:
    return (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 <= most * most


@step("noites.attack")
class Attack(Step[Night]):
    """Attack dice, and the window of grim fate (NH-512)."""

    monster: str
    target: str
    kind: str
    dice: int

    def run(self, play: Play[Night]) -> None:
        board = play.board
        attacker, target = board.the(self.monster), board.the(self.target)
        if attacker.at is None or target.at is None:
            return
        play.tell(Attacked(self.monster, self.target, self.kind))
        need = attack_needs(board, attacker, target, self.kind)
        dice = rolled(play, "at", self.dice, self.monster, need)
        hits = sum(die >= need for die in dice)
        again = (Reroll(self.monster, self.target, self.kind, hits, len(dice) - hits),)
        on = (Hits(self.monster, self.target, self.kind, hits),)
        play.then(
            *((window(ATTACK, attacker.side, self.monster, hits, played=again, passed=on),) if hits < len(dice) else on)
        )


@step("noites.reroll")
class Reroll(Step[Night]):
    """Grim fate: the failed dice once more."""

    monster: str
    target: str
    kind: str
    hits: int
    dice: int

    def run(self, play: Play[Night]) -> None:
        need = attack_needs(play.board, play.board.the(self.monster), play.board.the(self.target), self.kind)
        dice = rolled(play, "at", self.dice, self.monster, need)
        play.then(Hits(self.monster, self.target, self.kind, self.hits + sum(die >= need for die in dice)))


@step("noites.hits")
class Hits(Step[Night]):
    """Hits are known: the window of dodge."""

    monster: str
    target: str
    kind: str
    hits: int

    def run(self, play: Play[Night]) -> None:
        if self.hits:
            side = play.board.the(self.target).side
            passed = (Struck(self.monster, self.target, self.kind, self.hits),)
            play.then(window(HIT, side, self.target, self.hits, passed=passed))


@step("noites.struck")
class Struck(Step[Night]):
    """Cover, defence, wounds."""

    monster: str
    target: str
    kind: str
    hits: int

    def run(self, play: Play[Night]) -> None:
        board = play.board
        attacker, target = board.the(self.monster), board.the(self.target)
        hits = self.hits
        if self._is_covered(board, attacker, target):
            hits -= sum(die >= COVER_NEEDS for die in rolled(play, "cv", hits, self.target, COVER_NEEDS))
        if hits and target.stunned:
            play.then(Kill(self.target, self.monster, attacker.side, self.kind in HAND_TO_HAND))
            return
        need = defence_needs(attacker, target)
        wounds = sum(die < need for die in rolled(play, "df", hits, self.target, need))
        wounds = _regenerated(play, target, wounds) * (1 + attacker.traits.harm)
        if wounds:
            mark(play, self.target, wounds)
            play.then(WoundRoll(self.target, self.monster, attacker.side, self.kind))

    def _is_covered(self, board: Night, attacker: Monster, target: Monster) -> bool:
        if self.kind in HAND_TO_HAND:
            return covered_in_melee(board, target)
        return covered_from(board, attacker, target, self.kind == OVERWATCH)


def _regenerated(play: Play[Night], target: Monster, wounds: int) -> int:
    needed = target.traits.heals_from
    if not wounds or not needed:
        return wounds
    return sum(die < needed for die in rolled(play, "rg", wounds, target.name, needed))


def mark(play: Play[Night], monster: str, markers: int) -> None:
    """Put wound markers."""
    total = play.board.the(monster).wounds + markers
    play.board = play.board.with_monster(monster, wounds=total)
    play.tell(Wounded(monster, markers, total))


@step("noites.wound_roll")
class WoundRoll(Step[Night]):
    """The roll on the wound table (NH-530); `kind` is empty for falls and dangerous ground."""

    monster: str
    attacker: str
    by: int
    kind: str

    def run(self, play: Play[Night]) -> None:
        target = play.board.the(self.monster)
        if target.at is None:
            return
        tough = target.traits.toughness
        (die,) = rolled(play, "wd", 1, self.monster, KILLED_FROM - target.wounds + tough)
        stun = (Stun(self.monster, self.attacker, bool(self.kind)),)
        if die + target.wounds - tough < KILLED_FROM or self._lives_again(play, target):
            play.then(*stun)
            return
        death = (Kill(self.monster, self.attacker, self.by, self.kind in HAND_TO_HAND),)
        play.then(window(KILLED, target.side, self.monster, 0, played=(Spared(self.monster), *stun), passed=death))

    def _lives_again(self, play: Play[Night], target: Monster) -> bool:
        needed = target.traits.lives_again_from
        if not needed or target.second_life_spent:
            return False
        play.board = play.board.with_monster(self.monster, second_life_spent=True)
        (die,) = rolled(play, "sl", 1, self.monster, needed)
        if die >= needed:
            play.tell(Saved(self.monster))
        return die >= needed


@step("noites.spared")
class Spared(Step[Night]):
    """Saved by a hair."""

    monster: str

    def run(self, play: Play[Night]) -> None:
        play.tell(Saved(self.monster))


@step("noites.stun")
class Stun(Step[Night]):
    """Stunned (NH-531), and perhaps pushed (NH-560)."""

    monster: str
    attacker: str
    pushes: bool

    def run(self, play: Play[Night]) -> None:
        target = play.board.the(self.monster)
        if target.at is None:
            return
        play.board = play.board.without_markers(self.monster, stunned=True)
        play.tell(Stunned(self.monster))
        attacker = play.board.monster(self.attacker)
        if self.pushes and attacker is not None and attacker.at is not None and not target.traits.steadfast:
            need = PUSH_NEEDS - attacker.traits.push_ease
            (die,) = rolled(play, "ps", 1, self.attacker, need)
            if die >= need:
                play.then(AskPush(self.attacker, self.monster))


@step("noites.kill")
class Kill(Step[Night]):
    """Killed; in melee somebody may avenge it."""

    monster: str
    attacker: str
    by: int
    in_melee: bool

    def run(self, play: Play[Night]) -> None:
        side = play.board.the(self.monster).side
        kill(play, self.monster, self.by)
        if self.in_melee and play.result is None:
            play.then(window(REVENGE, side, self.monster, 0, played=(Avenge(self.attacker),)))


@step("noites.avenge")
class Avenge(Step[Night]):
    """A marker without a roll (NH-651)."""

    monster: str

    def run(self, play: Play[Night]) -> None:
        if play.board.the(self.monster).at is not None:
            mark(play, self.monster, 1)


# --- falls ---


@step("noites.fall")
class Fall(Step[Night]):
    """A fall from a height to a spot (NH-445); one caused by a card only puts markers (`vertigo`)."""

    monster: str
    drop: int
    to: Point
    by: int
    by_card: bool

    def run(self, play: Play[Night]) -> None:
        target = play.board.the(self.monster)
        spot = nearest_free(play.board, target, self.to)
        play.board = play.board.with_monster(self.monster, at=spot)
        play.tell(Fell(self.monster, self.drop, spot))
        hits = self.drop // PER_HIT + 1
        need = target.tested_quality
        failed = sum(die < need for die in rolled(play, "df", hits, self.monster, need))
        wounds = failed if self.by_card else _regenerated(play, target, failed)
        if wounds:
            mark(play, self.monster, wounds)
        stun = Stun(self.monster, "", False)
        play.then(*((WoundRoll(self.monster, "", self.by, ""), stun) if wounds and not self.by_card else (stun,)))


def landing(board: Night, radius: int, edge: Point, beyond: Point) -> Point:
    """Where somebody lands who goes over an edge (NH-446), before a free spot is looked for."""
    piece = board.ground.standing_on(edge)
    if piece is None:
        return beyond
    far = edge[0] + 60 * (beyond[0] - edge[0]), edge[1] + 60 * (beyond[1] - edge[1])
    outside = [p for p in footprints(edge, far) if not piece.polygon.contains(p)]
    return next((p for p in outside if piece.polygon.is_beyond(p, radius + FALL_GAP)), outside[0])


# --- pushes ---


@verb("noites.push")
class Push(NightAction):
    """Where a stunned monster is pushed: `push ne 50`, `push away 50`, `push t3 40`, `push none`."""

    open_form: ClassVar[bool] = True

    to: Thrust

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        yield cls(NO_THRUST)
        yield from (cls(Thrust(Landmark.of(direction), 50)) for direction in (AWAY, *EIGHT_WINDS))

    def facts(self, board: Night, seat: Seat) -> Mapping[str, Any]:
        return {"way": self.to.where.name}

    def check(self, board: Night, seat: Seat) -> None:
        if self.to.where.name not in (NONE, AWAY, *COMPASS):
            located(board, self.to.where)


@step("noites.ask_push")
class AskPush(ByOrders[Night]):
    """The die allowed a push: which way, how far? (NH-560)"""

    clock: ClassVar[str] = "interrupt"
    phase: ClassVar[str] = "interrupt"

    attacker: str
    target: str

    def asks(self, board: Night) -> Asked[Night]:
        return {board.owner(board.the(self.attacker)): (Push,)}

    def check(self, board: Night, seat: Seat, action: Action[Night]) -> None:
        action.check(board, seat)
        most = push_limit(board.the(self.attacker))
        if isinstance(action, Push) and action.to.millimetres > most:
            raise Refused("push_too_far", most=most)

    def ordered(self, board: Night, seat: Seat) -> Push:
        order = board.orders_of(seat).push if board.orders else "auto"
        most = push_limit(board.the(self.attacker))
        if order == NONE:
            return Push(NO_THRUST)
        if order == AUTO:
            for direction, v in COMPASS.items():
                if shoved(board, self.target, v, most)[1] is not None:
                    return Push(Thrust(Landmark.of(direction), most))
        return Push(Thrust(Landmark.of(AWAY), most))

    def standing(self, board: Night, seat: Seat) -> Action[Night] | None:
        wish = board.wishes.push
        if board.side_of(seat) == board.active:
            return Push(wish) if wish else None
        return None if board.rules.asks else self.ordered(board, seat)

    def aim(self, board: Night, to: Thrust) -> Point:
        """Where a push would end, were nothing in its way."""
        if to == NO_THRUST:
            return board.the(self.target).spot
        v = _direction(board, self.attacker, self.target, to.where)
        return along(board.the(self.target).spot, v, to.millimetres)

    def settle(self, play: Play[Night], answers: Answers[Night]) -> None:
        for _, action in answers:
            if isinstance(action, Push) and action.to != NO_THRUST:
                v = _direction(play.board, self.attacker, self.target, action.to.where)
                play.then(Shove(self.target, v, action.to.millimetres, play.board.the(self.attacker).side, False))


def push_limit(attacker: Monster) -> int:
    return PUSHED + attacker.traits.push_reach


def _direction(board: Night, attacker: str, target: str, where: Landmark) -> Point:
    at = board.the(target).spot
    if where.name == AWAY:
        away = minus(at, board.the(attacker).at or at)
        return COMPASS["n"] if away == (0, 0) else away
    return COMPASS[where.name] if where.name in COMPASS else minus(located(board, where), at)


def shoved(board: Night, monster: str, v: Point, n: int) -> tuple[tuple[Point, ...], tuple[Point, Point] | None]:
    """The footprints of a push, and the edge over which it falls, if it does (NH-561, NH-562)."""
    target = board.the(monster)
    steps: list[Point] = []
    before = target.spot
    for at in footprints(before, along(before, v, n)):
        piece, rise = board.ground.standing_on(before), board.ground.level(at) - board.ground.level(before)
        blocked = not is_clear(board, at, target.radius, monster) or buries(at, target.radius, board)
        if blocked or rise >= STEP_HEIGHT:
            break
        if rise <= -STEP_HEIGHT and piece is not None and piece.steep and not target.traits.flies:
            return tuple(steps), (before, at)
        steps.append(at)
        before = at
    return tuple(steps), None


@step("noites.shove")
class Shove(Step[Night]):
    """A monster is pushed along; dangerous ground counts, clearance does not."""

    monster: str
    direction: Point
    millimetres: int
    by: int
    by_card: bool

    def run(self, play: Play[Night]) -> None:
        board = play.board
        target = board.the(self.monster)
        if target.at is None:
            return
        steps, edge = shoved(board, self.monster, self.direction, self.millimetres)
        if steps:
            play.board = board.with_monster(self.monster, at=steps[-1])
            play.tell(Pushed(self.monster, target.at, steps[-1]))
        dangers = dict.fromkeys(
            piece.name
            for at in steps
            for piece in board.ground.pieces
            if piece.dangerous and piece.polygon.contains(at)
        )
        play.then(*(Danger(self.monster, piece, self.by) for piece in dangers))
        if edge is not None:
            play.then(GoOver(self.monster, edge[0], edge[1], self.by, self.by_card))


@step("noites.go_over")
class GoOver(Step[Night]):
    """Over the edge, if it still lives."""

    monster: str
    edge: Point
    beyond: Point
    by: int
    by_card: bool

    def run(self, play: Play[Night]) -> None:
        board = play.board
        target = board.the(self.monster)
        if target.at is not None:
            spot = landing(board, target.radius, self.edge, self.beyond)
            drop = board.ground.level(self.edge) - board.ground.level(spot)
            play.then(Fall(self.monster, max(drop, STEP_HEIGHT), spot, self.by, self.by_card))


@step("noites.danger")
class Danger(Step[Night]):
    """A dangerous piece is entered (NH-440)."""

    monster: str
    piece: str
    by: int

    def run(self, play: Play[Night]) -> None:
        target = play.board.the(self.monster)
        if target.at is None:
            return
        (die,) = rolled(play, "dg", 1, self.monster, 2)
        if die == 1 and _regenerated(play, target, 1):
            mark(play, self.monster, 1)
            play.then(WoundRoll(self.monster, "", self.by, ""))
