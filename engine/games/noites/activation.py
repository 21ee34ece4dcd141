"""The six actions of a monster, and what follows from them (specification 5.2 and 5.5)."""

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import ClassVar, Self

from engine.core.action import Action, Words
from engine.core.plane.points import MILLI, along, footprints, minus, square
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Answers, Asked, Question, Step
from engine.core.tagged import step, verb
from engine.games.noites.board import Barricade, Monster, Night
from engine.games.noites.combat import MELEE, SHOT, STRIKE, Attack, Kill, Push, attack_needs, rolled
from engine.games.noites.courses import Course, caught, purse
from engine.games.noites.events import Acted, BarricadeGone, Recoiled, Recovered
from engine.games.noites.moving import EndActivation, set_out
from engine.games.noites.naming import plain, written
from engine.games.noites.routes import may_end, monster_course
from engine.games.noites.sight import can_shoot, targets
from engine.games.noites.spots import CLEARANCE, buries, is_clear
from engine.games.noites.windows import Window

MOST_SUGGESTED = 8
RELENTLESS_NEEDS = 4
Tokens = tuple[str, ...]
Wishes = tuple[tuple[str, Tokens], ...]


def parted(tokens: Tokens) -> tuple[Tokens, Wishes]:
    """A route, and what is said after it about later decisions.

    >>> parted(("d7", "shoot", "b2", "push", "e", "50"))
    (('d7',), (('shoot', ('b2',)), ('push', ('e', '50'))))
    """
    starts = [number for number, token in enumerate(tokens) if token in ("shoot", "push", "follow")]
    ends = (*starts[1:], len(tokens))
    wishes = tuple((tokens[start], tokens[start + 1 : end]) for start, end in zip(starts, ends, strict=False))
    return tokens[: starts[0] if starts else len(tokens)], wishes


def check_wishes(wishes: Wishes, allowed: Tokens) -> None:
    """Refuse what can never be an answer; what turns out not to be needed or legal is dropped later (NH-221)."""
    for what, tokens in wishes:
        if what not in allowed or not tokens or (what == "shoot" and len(tokens) != 1):
            raise Refused("bad_command")
        if what == "push":
            Push.read_fields(tokens)


class MonsterAction(Action[Night]):
    """One action of one unused monster."""

    __slots__ = ()
    monster: str

    def actor(self, board: Night, seat: Seat) -> Monster:
        """The monster, if this seat may activate it with this action."""
        monster = board.monster(self.monster)
        if monster is None or monster.at is None or board.owner(monster) != seat:
            raise Refused("not_yours")
        if monster.used:
            raise Refused("already_used", monster=self.monster)
        if monster.stunned and not isinstance(self, Recover):
            raise Refused("is_stunned", monster=self.monster)
        return monster

    def check(self, board: Night, seat: Seat) -> None:
        self.actor(board, seat)

    @property
    def wishes(self) -> Wishes:
        """What was said with it about later decisions (NH-221)."""
        return ()

    @classmethod
    def candidates(cls, board: Night, seat: Seat) -> Iterator[Monster]:
        return (one for one in board.unused_by(seat) if not one.stunned)

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        return (cls(one.name) for one in cls.candidates(board, seat))  # type: ignore[call-arg]

    @classmethod
    def read_fields(cls, tokens: Words) -> Self:
        names = [field.name for field in fields(cls)]  # type: ignore[arg-type]
        if not tokens or (len(names) == 1 and len(tokens) > 1):
            raise Refused("bad_command")
        name = plain(tokens[0])
        return cls(name) if len(names) == 1 else cls(name, tuple(map(plain, tokens[1:])))  # type: ignore[call-arg]

    def perform(self, play: Play[Night], seat: Seat) -> None:
        play.tell(Acted(self.monster, self.head()))
        play.board = replace(play.board, wishes=self.wishes).without_markers(self.monster, used=True)
        self.carry_out(play)

    def carry_out(self, play: Play[Night]) -> None:
        raise NotImplementedError


@verb("noites.recover")
class Recover(MonsterAction):
    """A stunned monster comes to itself (NH-208)."""

    monster: str

    @classmethod
    def candidates(cls, board: Night, seat: Seat) -> Iterator[Monster]:
        return (one for one in board.unused_by(seat) if one.stunned)

    def check(self, board: Night, seat: Seat) -> None:
        if not self.actor(board, seat).stunned:
            raise Refused("not_stunned")

    def carry_out(self, play: Play[Night]) -> None:
        monster = play.board.the(self.monster)
        if monster.has("relentless"):
            (die,) = rolled(play, "rl", 1, self.monster, RELENTLESS_NEEDS)
            if die >= RELENTLESS_NEEDS:
                play.board = play.board.with_monster(self.monster, stunned=False, used=False)
                play.tell(Recovered(self.monster))
                play.then(AskMonster(play.board.acting, self.monster))
                return
        play.board = play.board.with_monster(self.monster, stunned=False)
        play.tell(Recovered(self.monster))


@verb("noites.cover")
class TakeCover(MonsterAction):
    """NH-403."""

    monster: str

    def carry_out(self, play: Play[Night]) -> None:
        play.board = play.board.with_monster(self.monster, covering=True)


@verb("noites.watch")
class Watch(MonsterAction):
    """NH-404."""

    monster: str

    @classmethod
    def candidates(cls, board: Night, seat: Seat) -> Iterator[Monster]:
        return (one for one in board.unused_by(seat) if one.range and not one.stunned)

    def check(self, board: Night, seat: Seat) -> None:
        if not self.actor(board, seat).range:
            raise Refused("cannot_shoot", monster=self.monster)

    def carry_out(self, play: Play[Night]) -> None:
        play.board = play.board.with_monster(self.monster, watching=True)


@verb("noites.hold")
class Hold(MonsterAction):
    """NH-402: `hold a1`, `hold a1 shoot b2 push e 50`."""

    open_form: ClassVar[bool] = True

    monster: str
    then: Tokens

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        for one in cls.candidates(board, seat):
            yield cls(one.name, ())
            yield from (cls(one.name, ("shoot", target.name)) for target in targets(board, one))

    def check(self, board: Night, seat: Seat) -> None:
        self.actor(board, seat)
        way, wishes = parted(self.then)
        if way:
            raise Refused("bad_command")
        check_wishes(wishes, ("shoot", "push"))

    @property
    def wishes(self) -> Wishes:
        return parted(self.then)[1]

    def carry_out(self, play: Play[Night]) -> None:
        play.then(AskShot(self.monster))


@verb("noites.advance")
class Advance(MonsterAction):
    """NH-405: `advance a1 D7`, `advance a1 D7 shoot b2 push e 50`."""

    open_form: ClassVar[bool] = True

    monster: str
    way: Tokens

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        return (cls(name, way) for name, way in suggested(board, cls.candidates(board, seat), "advance"))

    @property
    def wishes(self) -> Wishes:
        return parted(self.way)[1]

    def check(self, board: Night, seat: Seat) -> None:
        monster = self.actor(board, seat)
        way, wishes = parted(self.way)
        check_wishes(wishes, ("shoot", "push"))
        monster_course(board, monster, "advance", way)

    def carry_out(self, play: Play[Night]) -> None:
        monster = play.board.the(self.monster)
        set_out(play, monster, monster_course(play.board, monster, "advance", parted(self.way)[0]), "advance")
        play.then(AskShot(self.monster))


@verb("noites.run")
class Run(MonsterAction):
    """NH-406: `run a2 v5`, `run a2 via D7 to E5`, `run a2 jump F3`."""

    open_form: ClassVar[bool] = True

    monster: str
    way: Tokens

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        return (cls(name, way) for name, way in suggested(board, cls.candidates(board, seat), "run"))

    def check(self, board: Night, seat: Seat) -> None:
        monster_course(board, self.actor(board, seat), "run", self.way)

    def carry_out(self, play: Play[Night]) -> None:
        monster = play.board.the(self.monster)
        set_out(play, monster, monster_course(play.board, monster, "run", self.way), "run")


@verb("noites.charge")
class Charge(MonsterAction):
    """NH-407: `charge a2 b3`, `charge a2 k1`, with own waypoints after it, then `push ne 50 follow v2`."""

    open_form: ClassVar[bool] = True

    monster: str
    way: Tokens

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        for one in cls.candidates(board, seat):
            reach = purse(board, one, "charge").limit // MILLI + one.radius
            enemies = (it for it in board.standing_of(1 - one.side) if _within(one, it, reach))
            near = sorted(enemies, key=lambda enemy: (square(one.spot, enemy.spot), enemy.number))
            yield from (cls(one.name, (enemy.name,)) for enemy in near[:3])
            yield from (cls(one.name, (wall.name,)) for wall in board.barricades[:2])

    def _course(self, board: Night, monster: Monster) -> Course:
        target = self.way[0] if self.way else ""
        enemy = board.monster(target)
        wall = any(one.name == target for one in board.barricades)
        if not wall and (enemy is None or enemy.at is None or enemy.side == monster.side):
            raise Refused("no_such_target", target=target[:20] or "none")
        return monster_course(board, monster, "charge", parted(self.way)[0][1:], target)

    @property
    def wishes(self) -> Wishes:
        return parted(self.way)[1]

    def check(self, board: Night, seat: Seat) -> None:
        monster = self.actor(board, seat)
        check_wishes(self.wishes, ("push", "follow"))
        self._course(board, monster)

    def carry_out(self, play: Play[Night]) -> None:
        monster = play.board.the(self.monster)
        target = self.way[0]
        set_out(play, monster, self._course(play.board, monster), "charge", target)
        wall = any(one.name == target for one in play.board.barricades)
        play.then(Batter(self.monster, target) if wall else Melee(self.monster, target))


def _within(one: Monster, enemy: Monster, reach: int) -> bool:
    return square(one.spot, enemy.spot) <= (reach + enemy.radius + 2) ** 2


ACTIONS: tuple[type[MonsterAction], ...] = (Run, Charge, Advance, Hold, Watch, TakeCover, Recover)


def suggested(board: Night, monsters: Iterator[Monster], action: str) -> Iterator[tuple[str, Tokens]]:
    """For each monster the victims it may run over, and points towards them and the middle."""
    for one in monsters:
        reach = purse(board, one, action).limit // MILLI
        near = sorted(board.victims, key=lambda victim: (square(one.spot, victim.at), victim.number))
        for victim in near[:3]:
            if square(one.spot, victim.at) <= (reach + one.radius) ** 2:
                yield one.name, (victim.name,)
        middle = board.size.width // 2, board.size.height // 2
        for aim in (*(victim.at for victim in near[:2]), middle):
            for n in (reach - 1, reach // 2):
                at = along(one.spot, minus(aim, one.spot), n)
                if at != one.spot and may_end(board, one, action, at):
                    yield one.name, (written(at),)


# --- shooting ---


@verb("noites.shoot")
class Shoot(Action[Night]):
    """`shoot b2`, `shoot none`."""

    target: str

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        yield cls("none")
        yield from (cls(one.name) for one in board.standing_of(1 - board.side_of(seat)))

    def check(self, board: Night, seat: Seat) -> None:
        target = board.monster(self.target)
        if self.target != "none" and (target is None or target.at is None or target.side == board.side_of(seat)):
            raise Refused("no_such_target", target=self.target[:20])


@step("noites.ask_shot")
class AskShot(Question[Night]):
    """After `hold`, or the move of `advance`: at whom? Already said, it is not asked again (NH-221)."""

    phase: ClassVar[str] = "activation"

    monster: str

    def asks(self, board: Night) -> Asked[Night]:
        shooter = board.the(self.monster)
        return {board.owner(shooter): (Shoot,)} if shooter.at is not None and targets(board, shooter) else {}

    def check(self, board: Night, seat: Seat, action: Action[Night]) -> None:
        action.check(board, seat)
        shooter = board.the(self.monster)
        if (
            isinstance(action, Shoot)
            and action.target != "none"
            and not can_shoot(board, shooter, board.the(action.target))
        ):
            raise Refused("no_shot", target=action.target)

    def standing(self, board: Night, seat: Seat) -> Action[Night] | None:
        wish = board.wish("shoot")
        return Shoot(wish[0]) if wish else None

    def default(self, board: Night, seat: Seat) -> Shoot:
        return Shoot(targets(board, board.the(self.monster))[0].name)

    def settle(self, play: Play[Night], answers: Answers[Night]) -> None:
        for _, action in answers:
            if isinstance(action, Shoot) and action.target != "none":
                play.then(Attack(self.monster, action.target, SHOT, 1))


# --- melee ---


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
            play.then(Attack(self.monster, self.target, STRIKE, 1 + monster.has("frenzy")))


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
        play.then(Window("grim_fate", monster.side, self.monster, 0, (BatterAgain(self.monster, self.barricade),), ()))

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
    return 1 + monster.has("frenzy") + monster.has("furious") + board.twisted.blood_moon


def remove_barricade(play: Play[Night], name: str) -> None:
    """Back into the supply."""
    left: tuple[Barricade, ...] = tuple(one for one in play.board.barricades if one.name != name)
    play.board = replace(play.board, barricades=left)
    play.tell(BarricadeGone(name))


@verb("noites.follow")
class Follow(Action[Night]):
    """`follow v2`, `follow D7`, `follow stay` (NH-551)."""

    open_form: ClassVar[bool] = True

    way: Tokens

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        yield cls(("stay",))
        yield from (cls((victim.name,)) for victim in board.victims)

    def check(self, board: Night, seat: Seat) -> None:
        if not self.way:
            raise Refused("bad_command")


@step("noites.ask_follow")
class AskFollow(Question[Night]):
    """The winner of a melee may move a little (NH-551)."""

    clock: ClassVar[str] = "interrupt"
    phase: ClassVar[str] = "interrupt"

    monster: str

    def asks(self, board: Night) -> Asked[Night]:
        return {board.owner(board.the(self.monster)): (Follow,)}

    def check(self, board: Night, seat: Seat, action: Action[Night]) -> None:
        action.check(board, seat)
        if isinstance(action, Follow) and action.way != ("stay",):
            monster_course(board, board.the(self.monster), "follow", action.way)

    def default(self, board: Night, seat: Seat) -> Follow:
        monster = board.the(self.monster)
        near = sorted(board.victims, key=lambda one: (square(monster.spot, one.at), one.number))
        if near and board.orders[seat].follow == "auto":
            action = Follow(("via", near[0].name))
            if self.allows(board, seat, action) and self._captures(board, action):
                return action
        return Follow(("stay",))

    def _captures(self, board: Night, action: Follow) -> bool:
        monster = board.the(self.monster)
        end = monster_course(board, monster, "follow", action.way).end
        return end is not None and bool(caught(board, monster, end))

    def standing(self, board: Night, seat: Seat) -> Action[Night] | None:
        wish = board.wish("follow")
        if board.side_of(seat) == board.active:
            return Follow(wish) if wish else None
        return None if board.rules.asks else self.default(board, seat)

    def settle(self, play: Play[Night], answers: Answers[Night]) -> None:
        for _, action in answers:
            if isinstance(action, Follow) and action.way != ("stay",):
                monster = play.board.the(self.monster)
                set_out(play, monster, monster_course(play.board, monster, "follow", action.way), "follow")


# --- choosing ---


@step("noites.ask_monster")
class AskMonster(Question[Night]):
    """One own unused monster, and one action for it (NH-207)."""

    phase: ClassVar[str] = "activation"

    seat: Seat
    only: str

    def asks(self, board: Night) -> Asked[Night]:
        return {self.seat: ACTIONS} if board.unused_by(self.seat) else {}

    def check(self, board: Night, seat: Seat, action: Action[Night]) -> None:
        action.check(board, seat)
        if self.only and isinstance(action, MonsterAction) and action.monster != self.only:
            raise Refused("another_acts", monster=self.only)

    def default(self, board: Night, seat: Seat) -> Action[Night]:
        monster = board.the(self.only) if self.only else board.unused_by(seat)[0]
        if monster.stunned:
            return Recover(monster.name)
        return Watch(monster.name) if monster.range else TakeCover(monster.name)

    def settle(self, play: Play[Night], answers: Answers[Night]) -> None:
        for seat, action in answers:
            action.perform(play, seat)
            if isinstance(action, MonsterAction):
                play.then(EndActivation(action.monster))
