"""A monster on its way, footprint by footprint, and who may shoot at it (NH-409, NH-610 to NH-616)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product
from typing import Any, ClassVar, Self

from engine.core.action import Action, Tokens
from engine.core.plane.points import Point, square
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Answers, Asked, Step
from engine.core.tagged import step, verb
from engine.games.noites.board import Monster, Night
from engine.games.noites.content.sizes import TOKEN
from engine.games.noites.events import Moved, Snatched, WatcherFires
from engine.games.noites.phrases.answers import NO_SHOT, Firing, Volley
from engine.games.noites.phrases.wishes import NO_WISHES
from engine.games.noites.rules.combat import OVERWATCH, Attack, Danger, Fall, landing, rolled
from engine.games.noites.rules.courses import Course, Foot, bends, caught, may_stop, seized, terror
from engine.games.noites.rules.ending import capture, end_if_over
from engine.games.noites.rules.naming import NightAction
from engine.games.noites.rules.sight import in_range, sees
from engine.games.noites.rules.spots import nearest, nearest_free, victim_is_clear
from engine.games.noites.rules.windows import CAPTURE, window
from engine.shared.windows import ByOrders

JUMP_NEEDS, SNATCH_NEEDS = 3, 4
MOST_SHOTS = 5
"""Footprints that are suggested to a watcher."""
Eligible = tuple[tuple[str, tuple[int, ...]], ...]
"""Each watcher concerned, and the numbers of the footprints at which it may shoot."""


@step("noites.end_activation")
class EndActivation(Step[Night]):
    """What a hit, a capture or a fall skips to: a monster's activation is over."""

    monster: str

    def run(self, play: Play[Night]) -> None:
        board = replace(play.board, shots=(), wishes=NO_WISHES)
        play.board = board.with_monster(self.monster, tangled=False)


def set_out(play: Play[Night], monster: Monster, way: Course, action: str, target: str = "") -> None:
    """Begin a move that was found legal: the watchers are asked first (NH-611)."""
    watchers = eligible(play.board, monster, way.feet)
    asking = (AskWatchers(monster.name, way.feet, watchers),) if watchers else ()
    play.then(*asking, Tread(monster.name, monster.spot, way.feet, action, target, (), monster.traits.spared))


def eligible(board: Night, mover: Monster, feet: tuple[Foot, ...]) -> Eligible:
    """NH-610."""
    found = []
    for watcher in board.standing_of(1 - mover.side):
        if not watcher.watching or watcher.stunned or not watcher.range:
            continue
        if board.rules.overwatch_trigger == "enters_sight" and sees(board, watcher, mover):
            continue
        seen = tuple(
            foot.number
            for foot in feet
            if in_range(board, watcher, mover, foot.at) and sees(board, watcher, mover, foot.at)
        )
        if seen:
            found.append((watcher.name, seen))
    return tuple(found)


@verb("noites.watch_for")
class WatchFor(NightAction):
    """For each own watcher the footprint at which it shoots: `at b1 12 b2 pass`; `at pass` for none of them."""

    heads: ClassVar[Tokens] = ("at",)
    open_form: ClassVar[bool] = True

    shots: Volley

    def facts(self, board: Night, seat: Seat) -> Mapping[str, Any]:
        """Who shoots, and at which footprint."""
        fired = self.shots.fired
        named = tuple(one.watcher for one in fired)
        return {"shoots": bool(fired), "who": named, "feet": tuple(str(one.foot) for one in fired)}

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        yield cls(NO_SHOT)


@step("noites.ask_watchers")
class AskWatchers(ByOrders[Night]):
    """Each watcher concerned: at which footprint, if at any? Nobody sees another's answer (NH-611)."""

    clock: ClassVar[str] = "interrupt"
    phase: ClassVar[str] = "interrupt"
    secret: ClassVar[bool] = True

    mover: str
    feet: tuple[Foot, ...]
    watchers: Eligible

    def asks(self, board: Night) -> Asked[Night]:
        owners = sorted({board.owner(board.the(name)) for name, _ in self.watchers})
        return dict.fromkeys(owners, (WatchFor,))

    def options(self, board: Night, seat: Seat) -> Iterator[Action[Night]]:
        yield WatchFor(NO_SHOT)
        suggested = self.suggested(board, seat)
        choices = ([Firing(name, n) for n in (*steps, None)] for name, steps in suggested.items())
        for chosen in product(*choices):
            if any(one.foot is not None for one in chosen):
                yield WatchFor(Volley(chosen))

    def suggested(self, board: Night, seat: Seat) -> dict[str, list[int]]:
        """For each watcher of this seat the footprints that come to mind."""
        own = self._own(board, seat)
        return {name: sorted(self._suggested(board, name, steps)[: MOST_SHOTS // len(own) or 1]) for name, steps in own}

    def _suggested(self, board: Night, name: str, steps: tuple[int, ...]) -> list[int]:
        corners = self.corners(board)
        turns = [foot.number for foot in self.feet if foot.at in corners[1:-1] and foot.number in steps]
        nearest = self._ordered(board, name, steps, "nearest")
        return list(dict.fromkeys((nearest, steps[0], steps[-1], *turns)))

    def check(self, board: Night, seat: Seat, action: Action[Night]) -> None:
        action.check(board, seat)
        own = dict(self._own(board, seat))
        if not isinstance(action, WatchFor) or not action.shots.each:
            return
        if any(name not in own or foot not in (None, *own[name]) for name, foot in action.shots.each):
            raise Refused("not_eligible")
        unnamed = tuple(name for name in own if name not in dict(action.shots.each))
        if unnamed:
            raise Refused("watcher_unnamed", watchers=unnamed)

    def ordered(self, board: Night, seat: Seat) -> WatchFor:
        shots: list[Firing] = []
        for name, steps in self._own(board, seat):
            order = board.orders_of(seat).of_watcher(name) if board.orders else "nearest"
            if order != "off":
                shots.append(Firing(name, self._ordered(board, name, steps, order)))
        return WatchFor(Volley(tuple(shots)))

    def orders_decide(self, board: Night, seat: Seat) -> bool:
        return not board.rules.asks

    def settle(self, play: Play[Night], answers: Answers[Night]) -> None:
        shots = [shot for _, action in answers if isinstance(action, WatchFor) for shot in action.shots.fired]
        play.board = replace(play.board, shots=tuple(shots))

    def corners(self, board: Night) -> tuple[Point, ...]:
        """The way that was declared: where it begins, turns and ends."""
        return bends(board.the(self.mover).spot, self.feet)

    def _own(self, board: Night, seat: Seat) -> Eligible:
        return tuple(one for one in self.watchers if board.owner(board.the(one[0])) == seat)

    def _ordered(self, board: Night, name: str, steps: tuple[int, ...], order: str) -> int:
        if order in ("first", "last"):
            return steps[0] if order == "first" else steps[-1]
        at, feet = board.the(name).spot, {foot.number: foot.at for foot in self.feet}
        return min(steps, key=lambda number: (square(at, feet[number]), number))


@step("noites.tread")
class Tread(Step[Night]):
    """The footprints still ahead; whatever happens at one is listed before the rest."""

    monster: str
    start: Point
    feet: tuple[Foot, ...]
    action: str
    target: str
    dangers: tuple[str, ...]
    """Dangerous pieces already tested in this move."""
    spared: int
    """Captures that do not end the move."""

    def run(self, play: Play[Night]) -> None:
        for index, foot in enumerate(self.feet):
            happens = self._happens(play, foot)
            if happens:
                self._stop_at(play, index, foot, happens)
                return
        if self.feet:
            play.board = play.board.with_monster(self.monster, at=self.feet[-1].at)
            play.tell(self._moved(self.feet))

    def _moved(self, feet: tuple[Foot, ...]) -> Moved:
        return Moved(self.monster, self.start, feet[-1].at, bends(self.start, feet)[1:-1])

    def _happens(self, play: Play[Night], foot: Foot) -> tuple[Step[Night], ...]:
        """Danger, then shots, then capture (NH-409); before them the dice of a landing."""
        board = play.board
        monster = board.the(self.monster)
        happens: list[Step[Night]] = [Land(self.monster, foot)] if foot.dice else []
        new = self._new_dangers(board, monster, foot.at)
        happens += [Danger(self.monster, name, -1) for name in new]
        shooting = sorted(
            (board.the(shot.watcher) for shot in board.shots if shot.foot == foot.number), key=lambda one: one.number
        )
        happens += [Overwatch(watcher.name, self.monster) for watcher in shooting]
        if happens:
            happens.append(Halt(self.monster))
        if seized(board, monster, foot.at, self.action == "charge"):
            happens.append(Seize(self.monster, self.spared > 0))
        return tuple(happens)

    def _new_dangers(self, board: Night, monster: Monster, at: Point) -> tuple[str, ...]:
        if monster.traits.lofty:
            return ()
        near = (piece for piece in board.ground.pieces if piece.dangerous and piece.name not in self.dangers)
        return tuple(piece.name for piece in near if piece.polygon.contains(at))

    def _stop_at(self, play: Play[Night], index: int, foot: Foot, happens: tuple[Step[Night], ...]) -> None:
        new = self._new_dangers(play.board, play.board.the(self.monster), foot.at)
        seizes = any(isinstance(one, Seize) for one in happens)
        play.board = play.board.with_monster(self.monster, at=foot.at)
        play.tell(self._moved(self.feet[: index + 1]))
        left = replace(
            self,
            start=foot.at,
            feet=self.feet[index + 1 :],
            dangers=(*self.dangers, *new),
            spared=self.spared - seizes,
        )
        play.then(*happens, *((left,) if left.feet else ()))


@step("noites.land")
class Land(Step[Night]):
    """The dice of a jump or a leap (NH-442, NH-444)."""

    monster: str
    foot: Foot

    def run(self, play: Play[Night]) -> None:
        need = JUMP_NEEDS - play.board.the(self.monster).traits.sure_jumps
        dice = rolled(play, self.foot.roll, self.foot.dice, self.monster, need)
        if min(dice) >= need:
            return
        spot = self.foot.at
        if self.foot.roll == "lp" and self.foot.edge and self.foot.beyond:
            spot = landing(play.board, play.board.the(self.monster).radius, self.foot.edge, self.foot.beyond)
        play.then(Fall(self.monster, self.foot.drop, spot, -1, False), Halt(self.monster))


@step("noites.overwatch")
class Overwatch(Step[Night]):
    """A watcher shoots, if it still can (NH-612)."""

    watcher: str
    target: str

    def run(self, play: Play[Night]) -> None:
        board = play.board
        watcher, target = board.the(self.watcher), board.the(self.target)
        if target.at is None or target.stunned or watcher.at is None or not watcher.watching:
            return
        if in_range(board, watcher, target) and sees(board, watcher, target):
            play.board = board.without_markers(self.watcher)
            play.tell(WatcherFires(self.watcher))
            play.then(Attack(self.watcher, self.target, OVERWATCH, 1))


@step("noites.halt")
class Halt(Step[Night]):
    """Whoever is stunned or killed on the way goes no farther (NH-613, NH-616)."""

    monster: str

    def run(self, play: Play[Night]) -> None:
        board = play.board
        monster = board.the(self.monster)
        if monster.at is not None and not monster.stunned:
            return
        if monster.at is not None and monster.traits.lofty and not may_stop(board, monster, monster.at, charging=True):
            play.board = board.with_monster(self.monster, at=nearest_free(board, monster, monster.at))
        play.skip_to(EndActivation)


@step("noites.seize")
class Seize(Step[Night]):
    """Every victim covered at this footprint is captured, unless one is snatched back (NH-413)."""

    monster: str
    goes_on: bool

    def run(self, play: Play[Night]) -> None:
        board = play.board
        monster = board.the(self.monster)
        names = caught(board, monster, monster.spot)
        marked = any(one.marked for one in board.victims if one.name in names)
        take = (Capture(self.monster, names, self.goes_on),)
        lowest = min(names, key=lambda name: int(name[1:]))
        snatch = (SnatchBack(self.monster, lowest), *take)
        play.then(window(CAPTURE, 1 - monster.side, self.monster, int(marked), played=snatch, passed=take))


@step("noites.snatch_back")
class SnatchBack(Step[Night]):
    """One victim may slip away."""

    monster: str
    victim: str

    def run(self, play: Play[Night]) -> None:
        (die,) = rolled(play, "tw", 1, self.monster, SNATCH_NEEDS)
        if die < SNATCH_NEEDS:
            return
        board = play.board
        monster = board.the(self.monster)
        least = monster.radius + TOKEN + terror(board, monster)
        at = next(one.at for one in board.victims if one.name == self.victim)

        def fits(p: Point) -> bool:
            return square(p, monster.spot) >= least * least and victim_is_clear(board, p, self.victim)

        to = nearest(at, fits)
        play.board = board.with_victim(self.victim, at=to)
        play.tell(Snatched(self.victim, to))


@step("noites.take")
class Capture(Step[Night]):
    """Captured for good; the activation ends, but for a glutton's first."""

    monster: str
    victims: tuple[str, ...]
    goes_on: bool

    def run(self, play: Play[Night]) -> None:
        monster = play.board.the(self.monster)
        still = caught(play.board, monster, monster.spot)
        for name in self.victims:
            if name in still:
                capture(play, name, self.monster, monster.side)
        if not end_if_over(play) and not self.goes_on:
            play.skip_to(EndActivation)
