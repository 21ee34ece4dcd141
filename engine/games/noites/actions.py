"""The six actions of a monster (specification 5.2)."""

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import replace
from math import isqrt
from typing import Any, ClassVar, Self

from engine.core.action import Action, Tokens
from engine.core.plane.grid import cell
from engine.core.plane.ground import Disc, comes_near
from engine.core.plane.points import MILLI, Point, along, minus, square
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Answers, Asked, Question
from engine.core.tagged import step, verb
from engine.games.noites.board import Monster, Night, Victim
from engine.games.noites.events import MonsterActed, Recovered
from engine.games.noites.phrases.wishes import FOLLOW, NO_WISHES, NONE, PUSH, SHOOT, STRAIGHT, Trek, Wishes, trek
from engine.games.noites.rules.combat import rolled
from engine.games.noites.rules.courses import Course, purse
from engine.games.noites.rules.melee import Batter, Melee
from engine.games.noites.rules.moving import EndActivation, eligible, set_out
from engine.games.noites.rules.naming import OFF_MIDDLE, NightAction, tenth
from engine.games.noites.rules.routes import may_end, may_touch, monster_course
from engine.games.noites.rules.shooting import AskShot, check_shot
from engine.games.noites.rules.sight import targets
from engine.games.noites.rules.telling import about, of_attack, of_goal, standings

CHECK = "check"
"""The look that shows a way with its cost and its dangers."""


def check_wishes(wishes: Wishes, allowed: Tokens) -> None:
    """Refuse what can never be an answer; what turns out not to be needed or legal is dropped later (NH-221)."""
    if not set(wishes.named) <= set(allowed):
        raise Refused("bad_command")


class MonsterAction(NightAction):
    """One action of one unused monster."""

    __slots__ = ()
    monster: str

    def actor(self, board: Night, seat: Seat) -> Monster:
        """The monster, if this seat may activate it with this action."""
        monster = board.monster(self.monster)
        if monster is None:
            raise Refused("no_such_monster", monster=self.monster[:20])
        if monster.at is None or board.owner(monster) != seat:
            raise Refused("not_yours")
        if monster.used:
            raise Refused("already_used", monster=self.monster)
        if monster.stunned and not isinstance(self, Recover):
            raise Refused("is_stunned", monster=self.monster)
        return monster

    def check(self, board: Night, seat: Seat) -> None:
        self.actor(board, seat)

    def doer(self) -> str:
        return self.monster

    @property
    def wishes(self) -> Wishes:
        """What was said with it about later decisions (NH-221)."""
        return NO_WISHES

    @classmethod
    def candidates(cls, board: Night, seat: Seat) -> Iterator[Monster]:
        return (one for one in board.unused_by(seat) if not one.stunned)

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        return (cls(one.name) for one in cls.candidates(board, seat))  # type: ignore[call-arg]

    def perform(self, play: Play[Night], seat: Seat) -> None:
        play.tell(MonsterActed(self.monster, self.head()))
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
        needed = monster.traits.rises_from
        if needed:
            (die,) = rolled(play, "rl", 1, self.monster, needed)
            if die >= needed:
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

    in_steps: ClassVar[bool] = True
    open_form: ClassVar[bool] = True

    monster: str
    then: Wishes

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        for one in cls.candidates(board, seat):
            yield cls(one.name, NO_WISHES)
            yield from (cls(one.name, Wishes(target.name)) for target in targets(board, one))

    def check(self, board: Night, seat: Seat) -> None:
        monster = self.actor(board, seat)
        check_wishes(self.then, (SHOOT, PUSH))
        if self.then.shoot not in ("", NONE):
            check_shot(board, monster, self.then.shoot)

    @property
    def wishes(self) -> Wishes:
        return self.then

    def facts(self, board: Night, seat: Seat) -> Mapping[str, Any]:
        return of_attack(board, board.the(self.monster), self.then.shoot)

    def is_spare(self, board: Night, seat: Seat) -> bool:
        """Who does not shoot is better off in cover, or on watch."""
        return not self.then.shoot

    def carry_out(self, play: Play[Night]) -> None:
        play.then(AskShot(self.monster))


class MovingAction(MonsterAction):
    """An action with a way to go."""

    __slots__ = ()
    in_steps: ClassVar[bool] = True
    foretold: ClassVar[Tokens] = ()
    """Which later decisions may be said with it."""
    way: Trek

    @property
    def wishes(self) -> Wishes:
        return self.way.wishes

    def check(self, board: Night, seat: Seat) -> None:
        monster = self.actor(board, seat)
        check_wishes(self.wishes, self.foretold)
        self.course(board, monster)

    def facts(self, board: Night, seat: Seat) -> Mapping[str, Any]:
        return of_goal(board, board.the(self.monster).spot, self.way.route)

    def outcome(self, board: Night, seat: Seat) -> Hashable:
        """A place near another of the same monster is no choice of its own."""
        return self.head(), self.monster, about(board, board.the(self.monster).spot, self.way.route)

    @property
    def goal(self) -> Tokens:
        """What is typed before the way."""
        return ()

    def course(self, board: Night, monster: Monster) -> Course:
        """The way that it goes."""
        return monster_course(board, monster, self.head(), self.way.route)

    def beforehand(self, board: Night, seat: Seat) -> Tokens:
        """Dangerous ground, dice for a jump, shots of watchers: of all these a look at the way tells."""
        try:
            monster = self.actor(board, seat)
            course = self.course(board, monster)
        except Refused:
            return ()
        rolls = course.dangers or any(foot.dice for foot in course.feet) or eligible(board, monster, course.feet)
        return (CHECK, self.monster, self.head(), *self.goal, *self.way.route.words()) if rolls else ()


@verb("noites.advance")
class Advance(MovingAction):
    """NH-405: `advance a1 D7`, `advance a1 D7 shoot b2 push e 50`."""

    open_form: ClassVar[bool] = True
    foretold: ClassVar[Tokens] = (SHOOT, PUSH)

    monster: str
    way: Trek

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        return (cls(name, way) for name, way in suggested(board, cls.candidates(board, seat), "advance"))

    def is_spare(self, board: Night, seat: Seat) -> bool:
        """Whoever cannot shoot may as well run, and gets farther."""
        return not board.the(self.monster).range

    def carry_out(self, play: Play[Night]) -> None:
        monster = play.board.the(self.monster)
        set_out(play, monster, self.course(play.board, monster), "advance")
        play.then(AskShot(self.monster))


@verb("noites.run")
class Run(MovingAction):
    """NH-406: `run a2 v5`, `run a2 via D7 to E5`, `run a2 jump F3`."""

    open_form: ClassVar[bool] = True

    monster: str
    way: Trek

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        return (cls(name, way) for name, way in suggested(board, cls.candidates(board, seat), "run"))

    def carry_out(self, play: Play[Night]) -> None:
        monster = play.board.the(self.monster)
        set_out(play, monster, self.course(play.board, monster), "run")


@verb("noites.charge")
class Charge(MovingAction):
    """NH-407: `charge a2 b3`, `charge a2 k1`, with own waypoints after it, then `push ne 50 follow v2`."""

    open_form: ClassVar[bool] = True
    foretold: ClassVar[Tokens] = (PUSH, FOLLOW)

    monster: str
    target: str
    way: Trek

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        for one in cls.candidates(board, seat):
            enemies = (it for it in board.standing_of(1 - one.side) if may_touch(board, one, it))
            near = sorted(enemies, key=lambda enemy: (square(one.spot, enemy.spot), enemy.number))
            yield from (cls(one.name, enemy.name, STRAIGHT) for enemy in near[:3])
            yield from (cls(one.name, wall.name, STRAIGHT) for wall in board.barricades[:2])

    def facts(self, board: Night, seat: Seat) -> Mapping[str, Any]:
        return of_attack(board, board.the(self.monster), self.target)

    def outcome(self, board: Night, seat: Seat) -> Hashable:
        return self

    @property
    def goal(self) -> Tokens:
        return (self.target,)

    def course(self, board: Night, monster: Monster) -> Course:
        """The way into contact."""
        enemy = board.monster(self.target)
        if not self._is_wall(board) and (enemy is None or enemy.at is None or enemy.side == monster.side):
            raise Refused("no_such_target", target=self.target[:20])
        return monster_course(board, monster, "charge", self.way.route, self.target)

    def carry_out(self, play: Play[Night]) -> None:
        monster = play.board.the(self.monster)
        set_out(play, monster, self.course(play.board, monster), "charge", self.target)
        contact = Batter if self._is_wall(play.board) else Melee
        play.then(contact(self.monster, self.target))

    def _is_wall(self, board: Night) -> bool:
        return any(one.name == self.target for one in board.barricades)


ACTIONS: tuple[type[MonsterAction], ...] = (Run, Charge, Advance, Hold, Watch, TakeCover, Recover)


def suggested(board: Night, monsters: Iterator[Monster], action: str) -> Iterator[tuple[str, Trek]]:
    """For each monster the victims it may run over, and points towards them and the middle."""
    for one in monsters:
        reach = purse(board, one, action).limit // MILLI
        near = sorted(board.victims, key=lambda victim: (square(one.spot, victim.at), victim.number))
        for victim in near[:3]:
            if square(one.spot, victim.at) <= (reach + one.radius) ** 2:
                yield one.name, trek(victim.name)
        far = (reach - OFF_MIDDLE,) if action == "run" and one.range else (reach - OFF_MIDDLE, reach // 2)
        middle = board.size.width // 2, board.size.height // 2
        for aim in (*(victim.at for victim in near[:2]), middle):
            for n in far:
                at = tenth(along(one.spot, minus(aim, one.spot), n))
                if may_end(board, one, action, at) and not any(_catches(one, at, victim) for victim in near):
                    yield one.name, trek(cell(at))


def _catches(monster: Monster, at: Point, victim: Victim) -> bool:
    """Whether it would catch the victim on its way there: that is told of the victim, and not of a place."""
    return comes_near(Disc(victim.name, victim.at, 0, isqrt(monster.grasp) + 1), monster.spot, at)


# --- choosing ---


@step("noites.ask_monster")
class AskMonster(Question[Night]):
    """One own unused monster, and one action for it (NH-207)."""

    phase: ClassVar[str] = "activation"
    hints: ClassVar[tuple[int, ...]] = (2, 3)

    seat: Seat
    only: str

    def asks(self, board: Night) -> Asked[Night]:
        return {self.seat: ACTIONS} if board.unused_by(self.seat) else {}

    def facts(self, board: Night, seat: Seat) -> Mapping[str, Any]:
        return standings(board, seat)

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
