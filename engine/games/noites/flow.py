"""Rounds and turns (specification 4)."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Self

from engine.core.action import Action, Tokens
from engine.core.plane.grid import cell
from engine.core.plane.points import Point, along, minus, square
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Answers, Asked, Question, Step
from engine.core.tagged import step, verb
from engine.games.noites.actions import AskMonster
from engine.games.noites.board import Night, Victim
from engine.games.noites.cards.turn_cards import put_up
from engine.games.noites.cards.twists import TURN, PlayTwist
from engine.games.noites.content.sizes import TOKEN
from engine.games.noites.content.terrain import BARRICADES
from engine.games.noites.events import RolledOff, RoundBegan, TurnBegan, VictimMoved, VictimStayed
from engine.games.noites.phrases.places import Landmark, Site
from engine.games.noites.phrases.routes import BestWay, Route
from engine.games.noites.phrases.targets import CardTargets
from engine.games.noites.phrases.wishes import NONE
from engine.games.noites.rules.courses import seizer
from engine.games.noites.rules.ending import end_if_over, finish
from engine.games.noites.rules.moving import Seize
from engine.games.noites.rules.naming import OFF_MIDDLE, NightAction, located, tenth
from engine.games.noites.rules.routes import victim_may_end, victim_route
from engine.games.noites.rules.spots import may_build
from engine.games.noites.rules.telling import nearest_monster, standings, whereabouts
from engine.games.noites.rules.windows import INITIATIVE, window

BUILD_WITHIN = 50


def roll_off(play: Play[Night], purpose: str) -> int:
    """Each side a die until they differ; the side that wins."""
    while True:
        dice = play.roll(6, purpose), play.roll(6, purpose)
        if dice[0] != dice[1]:
            side = 0 if dice[0] > dice[1] else 1
            play.tell(RolledOff(dice, side, play.board.round))
            return side


@step("noites.start_round")
class StartRound(Step[Night]):
    """Everybody is unused; from the second round on the first side is rolled for (NH-202)."""

    def run(self, play: Play[Night]) -> None:
        board = play.board
        monsters = tuple(replace(one, used=False, cursed=False) for one in board.monsters)
        victims = tuple(replace(one, chosen=False) for one in board.victims)
        twisted = type(board.twisted)()
        play.board = replace(board, monsters=monsters, victims=victims, round=board.round + 1, twisted=twisted)
        play.tell(RoundBegan(play.board.round))
        if play.board.round == 1:
            play.then(NextTurn(board.roll_winner))
            return
        side = roll_off(play, "in")
        play.then(
            window(INITIATIVE, 1 - side, "", play.board.round, played=(NextTurn(1 - side),), passed=(NextTurn(side),))
        )


@step("noites.next_turn")
class NextTurn(Step[Night]):
    """The turn of a side, or of the other where it has nobody left (NH-203)."""

    side: int

    def run(self, play: Play[Night]) -> None:
        if end_if_over(play):
            return
        board = play.board
        side = self.side if board.unused_of(self.side) else 1 - self.side
        if not board.unused_of(side):
            play.then(EndRound())
            return
        seat = _next_seat(board, side)
        first, second = board.last_seats
        last = (seat, second) if side == 0 else (first, seat)
        play.board = replace(board, active=side, acting=seat, last_seats=last, twisted=board.twisted.next_turn())
        play.tell(TurnBegan(seat))
        play.then(AskTwist(seat), MoveVictims(seat), Activate(seat), NextTurn(1 - side))


def _next_seat(board: Night, side: int) -> Seat:
    """Seats of a side take turns, those without an unused monster are passed over (NH-805)."""
    seats = board.seats_of(side)
    last = board.last_seats[side]
    order = sorted(seats, key=lambda seat: (seat <= last, seat))
    return next(seat for seat in order if board.unused_by(seat))


@step("noites.end_round")
class EndRound(Step[Night]):
    """The next round, or the end (NH-702)."""

    def run(self, play: Play[Night]) -> None:
        if play.board.round >= play.board.rules.rounds:
            finish(play, "last_round")
        else:
            play.then(StartRound())


@step("noites.ask_twist")
class AskTwist(Question[Night]):
    """A twist card before anything else? (NH-205) Who moves a victim at once says that there is none."""

    phase: ClassVar[str] = "twist"
    hints: ClassVar[tuple[int, ...]] = ()

    seat: Seat

    def asks(self, board: Night) -> Asked[Night]:
        return {self.seat: (PlayTwist, *_victim_verbs(board))} if board.cards.hand(self.seat) else {}

    def options(self, board: Night, seat: Seat) -> Iterator[Action[Night]]:
        return (one for one in PlayTwist.options(board, seat) if self.allows(board, seat, one))

    def has_no_choice(self, board: Night, seat: Seat) -> bool:
        return not any(card in TURN for card in board.cards.hand(seat))

    def settle(self, play: Play[Night], answers: Answers[Night]) -> None:
        for seat, action in answers:
            if not isinstance(action, PlayTwist):
                play.skip_to(Activate)
            action.perform(play, seat)

    def default(self, board: Night, seat: Seat) -> Action[Night]:
        return PlayTwist(NONE, CardTargets())


# --- victims ---


@step("noites.move_victims")
class MoveVictims(Step[Night]):
    """One victim, or with `panic` up to three."""

    seat: Seat

    def run(self, play: Play[Night]) -> None:
        play.then(*(AskVictim(self.seat, number) for number in range(play.board.twisted.victim_moves)))


class VictimAction(NightAction):
    """Something that a victim does."""

    __slots__ = ()
    victim: str

    @classmethod
    def read(cls, board: Night, seat: Seat, entries: Sequence[Tokens]) -> Self:
        return super().read(board, seat, [cls.completed(board, entry) for entry in entries])

    @classmethod
    def completed(cls, board: Night, entry: Tokens) -> Tokens:
        """What was typed, with what goes without saying."""
        return entry

    def token(self, board: Night) -> Victim:
        """The victim, if it may be chosen (NH-206)."""
        victim = board.victim(self.victim)
        if victim is None:
            raise Refused("no_such_victim", victim=self.victim[:20])
        if victim not in board.choosable:
            raise Refused("already_chosen", victim=self.victim)
        return victim

    def choose(self, play: Play[Night]) -> None:
        board = play.board.with_victim(self.victim, chosen=True)
        twisted = replace(board.twisted, moved=(*board.twisted.moved, self.victim))
        play.board = replace(board, twisted=twisted)


@verb("noites.stay")
class Stay(VictimAction):
    """`stay v4`; `stay` where it is all one which victim stays."""

    victim: str

    @classmethod
    def completed(cls, board: Night, entry: Tokens) -> Tokens:
        alike = () if cls.is_told_apart(board) else board.choosable
        return (*entry, alike[0].name) if alike and len(entry) == 1 else entry

    @staticmethod
    def is_told_apart(board: Night) -> bool:
        """Whether it counts which victim stays: only where each has its turn but once a round."""
        return board.rules.victim_repeat == "once_per_round"

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        return (cls(one.name) for one in board.choosable)

    def facts(self, board: Night, seat: Seat) -> Mapping[str, Any]:
        return {"told_apart": self.is_told_apart(board)}

    def outcome(self, board: Night, seat: Seat) -> Hashable:
        return self if self.is_told_apart(board) else Stay

    def check(self, board: Night, seat: Seat) -> None:
        self.token(board)

    def perform(self, play: Play[Night], seat: Seat) -> None:
        self.choose(play)
        play.tell(VictimStayed(self.victim if self.is_told_apart(play.board) else None))


@verb("noites.move")
class MoveVictim(VictimAction):
    """`move v4 E5`, `move v4 via D5 to E5`."""

    in_steps: ClassVar[bool] = True
    open_form: ClassVar[bool] = True

    victim: str
    way: Route

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        own = board.standing_of(board.side_of(seat))
        near = sorted(
            board.choosable, key=lambda one: (min((square(m.spot, one.at) for m in own), default=0), one.number)
        )
        for victim in near[:4]:
            for monster in sorted(own, key=lambda one: (square(one.spot, victim.at), one.number))[:2]:
                for n in (150 - OFF_MIDDLE, 60):
                    to = tenth(along(victim.at, minus(monster.spot, victim.at), n))
                    if victim_may_end(board, victim, board.side_of(seat), to):
                        yield cls(victim.name, BestWay(Landmark.of(cell(to))))

    def facts(self, board: Night, seat: Seat) -> Mapping[str, Any]:
        to = self._end(board)
        return {"to": to, **nearest_monster(board, seat, to)}

    def outcome(self, board: Night, seat: Seat) -> Hashable:
        return self.victim, whereabouts(self._end(board))

    def _end(self, board: Night) -> Point:
        start = self.token(board).at
        return located(board, self.way.to, start) if isinstance(self.way, BestWay) else start

    def check(self, board: Night, seat: Seat) -> None:
        victim_route(board, self.token(board), board.side_of(seat), self.way)

    def perform(self, play: Play[Night], seat: Seat) -> None:
        board, side = play.board, play.board.side_of(seat)
        victim = self.token(board)
        end = victim_route(board, victim, side, self.way).end or victim.at
        self.choose(play)
        play.board = play.board.with_victim(self.victim, at=end)
        play.tell(VictimMoved(self.victim, victim.at, end))
        monster = seizer(play.board, end, side) if end != victim.at else None
        if monster is not None:
            play.then(Seize(monster.name, goes_on=True))


@verb("noites.build")
class Build(VictimAction):
    """`build v4 h E5.48` (NH-430)."""

    open_form: ClassVar[bool] = True

    victim: str
    lies: str
    at: Site

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        for victim in board.choosable[:3]:
            x, y = victim.at
            yield cls(victim.name, "h", Landmark.of(cell((x, max(0, y - 40)))))
            yield cls(victim.name, "v", Landmark.of(cell((max(0, x - 40), y))))

    def check(self, board: Night, seat: Seat) -> None:
        victim = self.token(board)
        if not board.rules.barricades or self.lies not in BARRICADES:
            raise Refused("bad_command")
        at = located(board, self.at, victim.at)
        wrong = may_build(board, self.lies, at)
        if wrong:
            raise Refused(wrong)
        if not BARRICADES[self.lies].moved(at).is_within(victim.at, TOKEN + BUILD_WITHIN):
            raise Refused("build_too_far", most=BUILD_WITHIN)

    def perform(self, play: Play[Night], seat: Seat) -> None:
        at = located(play.board, self.at, self.token(play.board).at)
        self.choose(play)
        put_up(play, self.lies, at)


@step("noites.ask_victim")
class AskVictim(Question[Night]):
    """Any one victim: move it, leave it, or build with it (NH-206); with `panic` three different ones."""

    phase: ClassVar[str] = "victim"
    hints: ClassVar[tuple[int, ...]] = (1,)

    seat: Seat
    number: int

    def asks(self, board: Night) -> Asked[Night]:
        return {self.seat: _victim_verbs(board)} if board.choosable else {}

    def facts(self, board: Night, seat: Seat) -> Mapping[str, Any]:
        return standings(board, seat)

    def default(self, board: Night, seat: Seat) -> Action[Night]:
        return Stay(board.choosable[0].name)


def _victim_verbs(board: Night) -> tuple[type[Action[Night]], ...]:
    return (MoveVictim, Stay, *((Build,) if board.rules.barricades else ())) if board.choosable else ()


# --- the monster ---


@step("noites.activate")
class Activate(Step[Night]):
    """One monster, or with `second_wind` two."""

    seat: Seat

    def run(self, play: Play[Night]) -> None:
        second = (AskMonster(self.seat, ""),) if play.board.twisted.second_wind else ()
        play.then(AskMonster(self.seat, ""), *second)
