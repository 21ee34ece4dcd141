"""How mummies move: straight on, then towards the nearest character (section 5.9)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.core.action import Action
from engine.core.play import Play
from engine.core.seat import Seat
from engine.core.step import Answers, Question, Step, Verbs
from engine.core.tagged import step
from engine.games.vi_algo.board import Catacomb
from engine.games.vi_algo.content.rooms import Spot, Trail, name_order
from engine.games.vi_algo.events import MummyMoved, MummyRolled
from engine.games.vi_algo.rules.choices import Chase, Choose
from engine.games.vi_algo.rules.theft import Stopped


@step("vi_algo.next_mummy")
class NextMummy(Step[Catacomb]):
    """The next of these pieces that is still a single mummy in play moves; of several its player chooses (VA-231)."""

    left: tuple[int, ...]

    def run(self, play: Play[Catacomb]) -> None:
        singles = {one.top.born: one for one in play.board.singles_of(play.board.active)}
        left = tuple(born for born in self.left if born in singles)
        if len(left) > 1:
            play.then(AskMummy(left))
        elif left:
            play.then(MoveMummy(left[0]))


@step("vi_algo.next_powerful")
class NextPowerful(Step[Catacomb]):
    """The next powerful mummy moves in the turn of who holds the marked torch, each once (VA-733)."""

    left: tuple[int, ...]
    """The topmost piece of each when the state began."""

    def run(self, play: Play[Catacomb]) -> None:
        tops = [one.top.born for one in play.board.mummies if one.is_powerful]
        left = tuple(born for born in self.left if born in tops)
        if len(left) > 1:
            play.then(AskMummy(left))
        elif left:
            play.then(MoveMummy(left[0]))


@step("vi_algo.ask_mummy")
class AskMummy(Question[Catacomb]):
    """DP-05: which mummy moves next; its dice are rolled only then."""

    left: tuple[int, ...]

    def asks(self, board: Catacomb) -> Mapping[Seat, Verbs[Catacomb]]:
        return {board.active: (Choose,)}

    def spots(self, board: Catacomb) -> tuple[Spot, ...]:
        return tuple(mummy.spot for born in self.left if (mummy := board.mummy_with(born)))

    def options(self, board: Catacomb, seat: Seat) -> Iterator[Action[Catacomb]]:
        return (Choose(spot) for spot in self.spots(board))

    def check(self, board: Catacomb, seat: Seat, action: Action[Catacomb]) -> None:
        Choose.among(action, self.spots(board))

    def default(self, board: Catacomb, seat: Seat) -> Action[Catacomb]:
        powerful = any(one.is_powerful for one in board.mummies if one.top.born in self.left)
        return Choose(min(self.spots(board), key=name_order) if powerful else self.spots(board)[0])

    def settle(self, play: Play[Catacomb], answers: Answers[Catacomb]) -> None:
        mummy = play.board.mummy_on(Choose.of(answers))
        if mummy is None:
            return
        left = tuple(born for born in self.left if born != mummy.top.born)
        play.then(MoveMummy(mummy.top.born), NextPowerful(left) if mummy.is_powerful else NextMummy(left))


@step("vi_algo.move_mummy")
class MoveMummy(Step[Catacomb]):
    """Straight on while the way is open, then towards the nearest character (VA-420 to VA-424)."""

    born: int

    def run(self, play: Play[Catacomb]) -> None:
        mummy = play.board.mummy_with(self.born)
        if mummy is None:
            return
        dice = tuple(play.roll(6, die) for die in ("red", "black", "white")[: 3 if mummy.is_powerful else 2])
        steps = sum(dice[1:]) + play.board.now.steps_more
        way, left, met_wall = straight(play.board, mummy.spot, dice[0], steps)
        if not met_wall or not left:
            play.then(EndMove(self.born, dice, way))
            return
        near = nearest(play.board, way[-1])
        if len(near) > 1:
            play.tell(MummyRolled(mummy.top.owner, mummy.spot, dice, way[-1]))
            play.then(AskChase(self.born, dice, way, left, near))
        else:
            play.then(EndMove(self.born, dice, homing(play.board, way, near[0], left)))


def straight(board: Catacomb, spot: Spot, direction: int, steps: int) -> tuple[Trail, int, bool]:
    """The hexes from the start on, the steps left, and whether a wall was met."""
    way, left = [spot], steps
    while left:
        ahead = board.chart.ahead(way[-1], direction)
        if ahead is None:
            return tuple(way), left, True
        if has_character(board, ahead):
            return tuple(way), 0, False
        way.append(ahead)
        left -= 1
    return tuple(way), 0, False


def nearest(board: Catacomb, spot: Spot) -> tuple[Seat, ...]:
    """The characters nearest on foot; of several, first who comes after the active player (VA-423, DP-06)."""
    far = {seat: board.chart.path(board.spot(seat), spot) for seat in board.seats}
    order = [*board.from_active()]
    tied = [seat for seat in (*order[1:], order[0]) if far[seat] == min(far.values())]
    return tuple(tied)


def homing(board: Catacomb, way: Trail, target: Seat, left: int) -> Trail:
    """On towards a character until one is next or no step is left (VA-424)."""
    goal, gone = board.spot(target), list(way)
    while left:
        ahead = board.chart.nearer(gone[-1], goal)
        if has_character(board, ahead):
            break
        gone.append(ahead)
        left -= 1
    return tuple(gone)


def has_character(board: Catacomb, spot: Spot) -> bool:
    """Whether somebody stands there."""
    return any(board.spot(seat) == spot for seat in board.seats)


@step("vi_algo.ask_chase")
class AskChase(Question[Catacomb]):
    """DP-06: whom a mummy goes for, if several are equally near."""

    born: int
    dice: tuple[int, ...]
    way: tuple[Spot, ...]
    left: int
    tied: tuple[Seat, ...]

    def asks(self, board: Catacomb) -> Mapping[Seat, Verbs[Catacomb]]:
        return {board.active: (Chase,)}

    def options(self, board: Catacomb, seat: Seat) -> Iterator[Action[Catacomb]]:
        return (Chase(board.explorers[one].character) for one in self.tied)

    def check(self, board: Catacomb, seat: Seat, action: Action[Catacomb]) -> None:
        Chase.among(action, tuple(board.explorers[one].character for one in self.tied))

    def default(self, board: Catacomb, seat: Seat) -> Action[Catacomb]:
        return Chase(board.explorers[self.tied[0]].character)

    def settle(self, play: Play[Catacomb], answers: Answers[Catacomb]) -> None:
        target = play.board.seat_of(Chase.of(answers))
        if target is not None:
            play.then(EndMove(self.born, self.dice, homing(play.board, self.way, target, self.left)))


@step("vi_algo.end_move")
class EndMove(Step[Catacomb]):
    """It stands where it has got to, back along its way if others stand there, or on top of them (VA-425, VA-735)."""

    born: int
    dice: tuple[int, ...]
    way: tuple[Spot, ...]

    def run(self, play: Play[Catacomb]) -> None:
        mummy = play.board.mummy_with(self.born)
        if mummy is None:
            return
        board, way = play.board.removed(mummy), list(self.way)
        while len(way) > 1 and not board.is_awake and board.mummy_on(way[-1]):
            way.pop()
        play.board = board.standing(replace(mummy, spot=way[-1]))
        play.tell(MummyMoved(mummy.top.owner, len(mummy.pieces), self.dice, tuple(way)))
        stopped = play.board.mummy_on(way[-1])
        if stopped is not None:
            play.then(Stopped(way[-1]))
