"""How mummies come: placed near a character, taken back first if the sheet is empty (section 5.8)."""

from collections.abc import Iterator, Mapping

from engine.core.action import Action
from engine.core.play import Play
from engine.core.seat import Seat
from engine.core.step import Answers, Question, Step, Verbs
from engine.core.tagged import step
from engine.games.vi_algo.board import Catacomb
from engine.games.vi_algo.content.rooms import Spot, name_order
from engine.games.vi_algo.events import MummyPlaced
from engine.games.vi_algo.rules.choices import Back, Place
from engine.games.vi_algo.rules.deeds import take_away_piece

AWAKE = 2
"""How many pieces a powerful mummy begins with."""


def add_mummy(play: Play[Catacomb]) -> None:
    """One of the active player's mummies comes near the active player's character (VA-410)."""
    play.then(AddMummy(play.board.active, 1))


@step("vi_algo.add_mummy")
class AddMummy(Step[Catacomb]):
    """Pieces of a player are placed, stacked; what the sheet lacks is taken back first (VA-411, VA-732)."""

    seat: Seat
    count: int

    def run(self, play: Play[Catacomb]) -> None:
        board = play.board
        singles = board.singles_of(self.seat)
        if board.on_sheet(self.seat) < self.count and singles:
            far = max(board.chart.distance(board.spot(self.seat), one.spot) for one in singles)
            tied = [one for one in singles if board.chart.distance(board.spot(self.seat), one.spot) == far]
            if len(tied) > 1:
                play.then(AskBack(self.seat, tuple(one.spot for one in tied)), self)
            else:
                take_away_piece(play, tied[0], tied[0].top, "fourth")
                play.then(self)
            return
        count = min(self.count, board.on_sheet(self.seat))
        spots = board.mummy_spots(self.seat)
        if count and len(spots) == 1:
            place(play, self.seat, spots[0], count)
        elif count and spots:
            play.then(AskPlace(self.seat, count))


@step("vi_algo.ask_back")
class AskBack(Question[Catacomb]):
    """DP-04: which of the farthest mummies goes back to the sheet."""

    seat: Seat
    spots: tuple[Spot, ...]

    def asks(self, board: Catacomb) -> Mapping[Seat, Verbs[Catacomb]]:
        return {self.seat: (Back,)}

    def options(self, board: Catacomb, seat: Seat) -> Iterator[Action[Catacomb]]:
        return (Back(spot) for spot in self.spots)

    def check(self, board: Catacomb, seat: Seat, action: Action[Catacomb]) -> None:
        Back.among(action, self.spots)

    def default(self, board: Catacomb, seat: Seat) -> Action[Catacomb]:
        return Back(self.spots[0])

    def settle(self, play: Play[Catacomb], answers: Answers[Catacomb]) -> None:
        mummy = play.board.mummy_on(Back.of(answers))
        if mummy is not None:
            take_away_piece(play, mummy, mummy.top, "fourth")


@step("vi_algo.ask_place")
class AskPlace(Question[Catacomb]):
    """DP-03: where a mummy comes."""

    seat: Seat
    count: int

    def asks(self, board: Catacomb) -> Mapping[Seat, Verbs[Catacomb]]:
        return {self.seat: (Place,)}

    def options(self, board: Catacomb, seat: Seat) -> Iterator[Action[Catacomb]]:
        """Far from everybody first."""
        spots = board.mummy_spots(self.seat)
        return map(Place, sorted(spots, key=lambda spot: -board.steps_to_nearest(spot)[1]))

    def check(self, board: Catacomb, seat: Seat, action: Action[Catacomb]) -> None:
        Place.among(action, board.mummy_spots(self.seat), "illegal_place")

    def default(self, board: Catacomb, seat: Seat) -> Action[Catacomb]:
        def loneliest(spot: Spot) -> tuple[int, int, int]:
            nearest = min(board.chart.distance(spot, board.spot(one)) for one in board.seats)
            letter, number = name_order(spot)
            return -nearest, letter, number

        return Place(min(board.mummy_spots(self.seat), key=loneliest))

    def settle(self, play: Play[Catacomb], answers: Answers[Catacomb]) -> None:
        place(play, self.seat, Place.of(answers), self.count)


def place(play: Play[Catacomb], seat: Seat, spot: Spot, count: int) -> None:
    """New pieces on a hex: placing is not moving (VA-415)."""
    born = play.board.births
    play.board = play.board.placed(seat, spot, count)
    if count == AWAKE:
        play.board = play.board.with_turn(fresh=tuple(range(born + 1, born + count + 1)))
    play.tell(MummyPlaced(seat, spot, count))
