"""What follows contact: blows, strike-back, recoil, the winner's follow move (NH-550 to NH-553)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import chain
from typing import Any, ClassVar, Self

from engine.core.action import Action
from engine.core.plane.grid import cell
from engine.core.plane.points import COMPASS, MILLI, along, footprints, minus, square
from engine.core.play import Play
from engine.core.seat import Seat
from engine.core.step import Answers, Asked, Step
from engine.core.tagged import step, verb
from engine.games.noites.board import Barricade, Monster, Night
from engine.games.noites.events import BarricadeGone, Recoiled
from engine.games.noites.phrases.places import Landmark
from engine.games.noites.phrases.routes import STAY, VIA, BestWay, OwnWay, Route, Waypoint
from engine.games.noites.rules.combat import MELEE, SHOT, STRIKE, Attack, Kill, attack_needs, rolled
from engine.games.noites.rules.courses import caught, purse
from engine.games.noites.rules.moving import set_out
from engine.games.noites.rules.naming import OFF_MIDDLE, NightAction, tenth
from engine.games.noites.rules.routes import monster_course
from engine.games.noites.rules.spots import CLEARANCE, buries, is_clear
from engine.games.noites.rules.telling import of_goal
from engine.games.noites.rules.windows import ATTACK, window
from engine.shared.windows import ByOrders


@step("noites.melee")
class Melee(Step[Night]):
    """After contact (NH-550)."""

    monster: str
    target: str

    def run(self, play: Play[Night]) -> None:
        board = play.board
        monster, target = board.the(self.monster), board.the(self.target)
        if target.stunned:
            play.then(Kill(self.target, self.monster, monster.side, True))
        else:
            dice = charge_dice(board, monster)
            play.then(Attack(self.monster, self.target, MELEE, dice), StrikeBack(self.target, self.monster))
        play.then(AfterMelee(self.monster, self.target))


@step("noites.strike_back")
class StrikeBack(Step[Night]):
    """Whoever was charged and is neither dead nor stunned."""

    monster: str
    target: str

    def run(self, play: Play[Night]) -> None:
        monster = play.board.the(self.monster)
        if monster.at is not None and not monster.stunned:
            play.then(Attack(self.monster, self.target, STRIKE, 1 + monster.traits.strike_dice))


@step("noites.after_melee")
class AfterMelee(Step[Night]):
    """Recoil, or the winner's follow move."""

    monster: str
    target: str

    def run(self, play: Play[Night]) -> None:
        monster, target = play.board.the(self.monster), play.board.the(self.target)
        if monster.at is not None and target.at is not None:
            recoil(play, monster, target)
            return
        winner = monster if monster.at is not None else target
        if winner.at is not None and not winner.stunned:
            play.then(AskFollow(winner.name))


def recoil(play: Play[Night], monster: Monster, target: Monster) -> None:
    """The charger steps back (NH-552)."""
    board = play.board
    if square(monster.spot, target.spot) >= (monster.radius + target.radius + CLEARANCE) ** 2:
        return
    away = minus(monster.spot, target.spot)
    last = before = monster.spot
    for at in footprints(before, along(before, away, CLEARANCE)):
        height = abs(board.ground.level(at) - board.ground.level(before))
        clear = is_clear(board, at, monster.radius, monster.name) and not buries(at, monster.radius, board)
        if not clear or height >= 50:
            break
        last = before = at
    if last != monster.spot:
        play.board = board.with_monster(monster.name, at=last)
        play.tell(Recoiled(monster.name, last))


@step("noites.batter")
class Batter(Step[Night]):
    """A charge against a barricade (NH-553)."""

    monster: str
    barricade: str

    def run(self, play: Play[Night]) -> None:
        monster = play.board.the(self.monster)
        dice = charge_dice(play.board, monster)
        if self.breaks(play, dice):
            remove_barricade(play, self.barricade)
            return
        play.then(window(ATTACK, monster.side, self.monster, 0, played=(BatterAgain(self.monster, self.barricade),)))

    def breaks(self, play: Play[Night], dice: int) -> bool:
        """Whether any of so many dice is a success."""
        monster = play.board.the(self.monster)
        need = attack_needs(play.board, monster, monster, SHOT)
        return max(rolled(play, "at", dice, self.monster, need)) >= need


@step("noites.batter_again")
class BatterAgain(Batter):
    """Grim fate: all the dice once more."""

    def run(self, play: Play[Night]) -> None:
        if self.breaks(play, charge_dice(play.board, play.board.the(self.monster))):
            remove_barricade(play, self.barricade)


def charge_dice(board: Night, monster: Monster) -> int:
    """The attack dice of a charge (NH-550)."""
    return 1 + monster.traits.charge_dice + board.twisted.blood_moon


def remove_barricade(play: Play[Night], name: str) -> None:
    """Back into the supply."""
    left: tuple[Barricade, ...] = tuple(one for one in play.board.barricades if one.name != name)
    play.board = replace(play.board, barricades=left)
    play.tell(BarricadeGone(name))


@verb("noites.follow")
class Follow(NightAction):
    """`follow v2`, `follow D7`, `follow stay` (NH-551)."""

    open_form: ClassVar[bool] = True

    way: Route

    def facts(self, board: Night, seat: Seat) -> Mapping[str, Any]:
        return {"goal": "stay"} if self.way == STAY else of_goal(board, (0, 0), self.way)

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        yield cls(STAY)
        yield from (cls(BestWay(Landmark.of(victim.name))) for victim in board.victims)


@step("noites.ask_follow")
class AskFollow(ByOrders[Night]):
    """The winner of a melee may move a little (NH-551)."""

    clock: ClassVar[str] = "interrupt"
    phase: ClassVar[str] = "interrupt"

    monster: str

    def asks(self, board: Night) -> Asked[Night]:
        return {board.owner(board.the(self.monster)): (Follow,)}

    def options(self, board: Night, seat: Seat) -> Iterator[Action[Night]]:
        monster = board.the(self.monster)
        far = purse(board, monster, "follow").limit // MILLI - OFF_MIDDLE
        spots = (Follow(BestWay(Landmark.of(cell(tenth(along(monster.spot, COMPASS[wind], far)))))) for wind in "nesw")
        listed = chain(Follow.options(board, seat), spots)
        return (follow for follow in listed if self.allows(board, seat, follow))

    def check(self, board: Night, seat: Seat, action: Action[Night]) -> None:
        action.check(board, seat)
        if isinstance(action, Follow) and action.way != STAY:
            monster_course(board, board.the(self.monster), "follow", action.way)

    def ordered(self, board: Night, seat: Seat) -> Follow:
        monster = board.the(self.monster)
        near = sorted(board.victims, key=lambda one: (square(monster.spot, one.at), one.number))
        if near and board.orders_of(seat).follow == "auto":
            action = Follow(OwnWay((Waypoint(VIA, Landmark.of(near[0].name)),)))
            if self.allows(board, seat, action) and self._captures(board, action):
                return action
        return Follow(STAY)

    def _captures(self, board: Night, action: Follow) -> bool:
        monster = board.the(self.monster)
        end = monster_course(board, monster, "follow", action.way).end
        return end is not None and bool(caught(board, monster, end))

    def standing(self, board: Night, seat: Seat) -> Action[Night] | None:
        wish = board.wishes.follow
        if board.side_of(seat) == board.active:
            return Follow(wish) if wish else None
        return None if board.rules.asks else self.ordered(board, seat)

    def settle(self, play: Play[Night], answers: Answers[Night]) -> None:
        for _, action in answers:
            if isinstance(action, Follow) and action.way != STAY:
                monster = play.board.the(self.monster)
                set_out(play, monster, monster_course(play.board, monster, "follow", action.way), "follow")
