"""Setting up: the cave is laid out, walls fall, everybody draws a card (specification 3)."""

from collections.abc import Sequence

from engine.core.changing import changed
from engine.core.event import Event
from engine.core.game import Setup
from engine.core.play import Play
from engine.core.seat import Seat
from engine.core.step import Step
from engine.core.tagged import step
from engine.games.caverna.board import Adventurer, Cave
from engine.games.caverna.content.cards import box
from engine.games.caverna.content.grid import CAMP, CORNER, SPACES
from engine.games.caverna.content.orders import Orders
from engine.games.caverna.events import (
    CaveOpened,
    FirstWallsDrawn,
    LunchboxPlaced,
    PositionDrawn,
    RolledOff,
    SideDrawn,
    Starts,
)
from engine.games.caverna.flow import PlayTurn
from engine.games.caverna.rules.curtain import tell
from engine.games.caverna.rules.draws import D6, DrawCards, DrawWall
from engine.games.caverna.rules.requests import TROLL_CARDS
from engine.games.caverna.settings import CavernaSettings, owners

MANY = 5
"""So many players are so many that by night the last one comes late to everything."""


def begin(setup: Setup[CavernaSettings], play: Play[Cave]) -> None:
    """Cards first, then walls, hands and the first player (CZ-302 to CZ-311)."""
    rules = setup.settings
    trolls = play.shuffled(TROLL_CARDS, "trolls") if rules.is_night else ()
    deck = list(reversed(play.shuffled(tuple(box()), "deck")))
    piles = tuple(tuple(deck.pop() for _ in range(heap(space))) for space in SPACES)
    players = tuple(Adventurer(colour, life=rules.max_life) for colour in setup.roles)
    orders = (Orders(),) * setup.seats
    time = setup.seats + rules.time_bonus
    play.board = Cave(rules, players, orders, piles, tuple(deck), CORNER, time, troll_deck=trolls)
    hands = (DrawCards(seat, 1) for seat in range(setup.seats))
    play.then(FirstWalls(), *hands, FirstPlayer())


def heap(space: str) -> int:
    """How many cards lie on a space at the start (CZ-304).

    >>> heap("A1"), heap("C3"), heap("E5")
    (0, 3, 2)
    """
    return {CAMP: 0, CORNER: 2}.get(space, 3)


@step("caverna.first_walls")
class FirstWalls(Step[Cave]):
    """Walls are drawn until so many stand; a draw that places none does not count (CZ-308).

    It is told in one line, and then where lunchboxes have come to lie.
    """

    def run(self, play: Play[Cave]) -> None:
        before = len(play.told)
        while len(play.board.walls) < play.board.rules.setup_walls:
            DrawWall().run(play)
        drawn = [told.event for told in play.told[before:]]
        del play.told[before:]
        if drawn:
            play.tell(FirstWallsDrawn(play.board.walls, tuple(die for one in drawn for die in _dice(one))))
        for lunchbox in {one.lunchbox: one for one in drawn if isinstance(one, LunchboxPlaced)}.values():
            play.tell(lunchbox)


def _dice(drawn: Event) -> tuple[int, ...]:
    match drawn:
        case PositionDrawn(black, red, _):
            return (*black, *red)
        case SideDrawn(roll):
            return (roll,)
    return ()


@step("caverna.first_player")
class FirstPlayer(Step[Cave]):
    """A seat that is named, an owner of the cave, or the highest of two dice (CZ-311)."""

    def run(self, play: Play[Cave]) -> None:
        rules = play.board.rules
        tell(play, CaveOpened(rules.mode, play.board.time, play.board.walls))
        first = self._named(rules) if rules.first_player.isdecimal() else self._by_dice(play, rules)
        tell(play, Starts(first))
        play.board = changed(play.board, first=first, active=first)
        play.then(EvenOut(), PlayTurn(first))

    def _named(self, rules: CavernaSettings) -> Seat:
        return int(rules.first_player) - 1

    def _by_dice(self, play: Play[Cave], rules: CavernaSettings) -> Seat:
        before = owners(rules, play.seats) if rules.first_player == "last_winner" else ()
        leaders: Sequence[Seat] = before or range(play.seats)
        while len(leaders) > 1:
            dice = {seat: (play.roll(D6, "black"), play.roll(D6, "red")) for seat in leaders}
            black, red = zip(*dice.values(), strict=True)
            tell(play, RolledOff(tuple(leaders), black, red))
            highest = max(map(sum, dice.values()))
            leaders = [seat for seat in leaders if sum(dice[seat]) == highest]
        return leaders[0]


@step("caverna.even_out")
class EvenOut(Step[Cave]):
    """To go early is worth more when there are two, or many by night: the last one draws for it (CZ-312, CZ-313)."""

    def run(self, play: Play[Cave]) -> None:
        board, rules = play.board, play.board.rules
        many = rules.is_night and play.seats >= MANY
        cards = rules.second_of_two if play.seats == 2 else rules.last_of_many if many else 0
        if cards:
            play.then(DrawCards((board.first - 1) % play.seats, cards))
