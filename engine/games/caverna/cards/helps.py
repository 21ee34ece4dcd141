"""Cards that help: a kiss, a dodge, somebody else in front, a wall, and gold (CZ-574, CZ-577, CZ-611, CZ-613)."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from engine.core.changing import changed
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.tagged import tagged
from engine.games.caverna.board import Cave
from engine.games.caverna.cards.entry import ActionCard, Args
from engine.games.caverna.cards.meeting import Reveal
from engine.games.caverna.content.cards import GOLD, action_of, encounter_of
from engine.games.caverna.content.grid import (
    CAMP,
    SIDES,
    beside,
    edge_at,
    near,
    with_wall,
    without_walls,
)
from engine.games.caverna.content.orders import ALWAYS, ASK, LETHAL, MIN2, NEVER
from engine.games.caverna.events import Dodged, WallBuilt, WallsGone
from engine.games.caverna.rules.curtain import tell
from engine.games.caverna.rules.draws import heal, roll_harm
from engine.games.caverna.rules.harm import TakeDamage
from engine.games.caverna.rules.outlook import (
    trapped_at,
)
from engine.games.caverna.rules.reactions import (
    DAMAGE,
    ENCOUNTER,
    NO,
    NOBODY,
    UNTOLD,
    YES,
    React,
    Reaction,
    window,
)
from engine.games.caverna.rules.requests import CARD_PLAYED, Prospect, wished
from engine.games.caverna.rules.seats import seat_named, seat_token
from engine.shared.orders import Order


class BeijinDeMamae(ActionCard):
    """1 life more, up to the maximum (CZ-574)."""

    name = "beijin_de_mamae"
    halves = (
        "ta_escuro ta_um_breu*2 mina_terrestre pedra_solta morcegos*2 desmoronamento "
        "escorregao achado*2 cheiro_de_comida"
    )
    rank = 50

    def check(self, board: Cave, me: Seat, args: Args) -> None:
        super().check(board, me, args)
        if board.players[me].life >= board.rules.max_life:
            raise Refused("full_life")

    def effect(self, play: Play[Cave], me: Seat, args: Args) -> None:
        heal(play, me)

    def worth(self, board: Cave, me: Seat, args: Args) -> int:
        return 10 + wished(board, me, Prospect(CARD_PLAYED))


@tagged("caverna.dodge")
class Dodge(Reaction):
    """`so_no_molejo`: a D4 less of this damage (CZ-611)."""

    card: ClassVar[str] = "so_no_molejo"
    moment: ClassVar[str] = DAMAGE
    order: ClassVar[Order] = Order("molejo", (ASK, NEVER, LETHAL, MIN2, ALWAYS))
    unasked: ClassVar[str] = LETHAL

    seat: Seat
    amount: int
    by: Seat | None

    def concerned(self, board: Cave) -> tuple[Seat, ...]:
        return (self.seat,)

    def matter(self) -> tuple[str, int, Seat]:
        return self.card, self.amount, self.seat

    def cause(self, board: Cave) -> tuple[str, Seat]:
        """The card that was laid down or met last."""
        last = board.showing[-1:]
        if self.by is not None:
            return next(map(action_of, last), UNTOLD), self.by
        return next(map(encounter_of, last), UNTOLD), NOBODY

    def ordered(self, board: Cave, seat: Seat) -> React:
        lethal = self.amount >= board.players[seat].life
        order = self.wish(board, seat)
        wanted = order == ALWAYS or (lethal and order in (LETHAL, MIN2)) or (order == MIN2 and self.amount >= 2)
        return React(YES if wanted else NO)

    def follow(self, play: Play[Cave], seat: Seat, answer: React) -> None:
        defence = roll_harm(play)
        left = max(0, self.amount - defence)
        tell(play, Dodged(seat, defence, left))
        play.then(TakeDamage(seat, left, self.by))

    def decline(self, play: Play[Cave]) -> None:
        play.then(TakeDamage(self.seat, self.amount, self.by))


class SoNoMolejo(ActionCard):
    """A D4 less of a damage: it only answers (CZ-611)."""

    name = "so_no_molejo"
    halves = (
        "ta_escuro ta_um_breu mina_terrestre pedra_solta*2 morcegos desmoronamento "
        "escorregao mao_furada achado cheiro_de_comida ufa"
    )
    rank = 60
    reaction = Dodge
    unplayed = "only_reaction"


@tagged("caverna.pass_on")
class PassOn(Reaction):
    """`vai_filhao`: somebody in the own or an adjacent space does the encounter instead (CZ-613)."""

    card: ClassVar[str] = "vai_filhao"
    word: ClassVar[str] = "filhao"
    moment: ClassVar[str] = ENCOUNTER
    order: ClassVar[Order] = Order("filhao", (ASK, NEVER, ALWAYS))
    unasked: ClassVar[str] = NEVER

    seat: Seat

    @classmethod
    def uses(cls, board: Cave, seat: Seat) -> Iterable[tuple[str, ...]]:
        return ((seat_token(board, other),) for other in board.seats if other != seat)

    def concerned(self, board: Cave) -> tuple[Seat, ...]:
        return (self.seat,) if self._victims(board) else ()

    def matter(self) -> tuple[str, int, Seat]:
        return self.card, 0, self.seat

    def check(self, board: Cave, seat: Seat, answer: React) -> None:
        if answer.choice != self.word:
            raise Refused("bad_reaction")
        if self.target(board, answer) not in self._victims(board):
            raise Refused("no_such_victim")

    def ordered(self, board: Cave, seat: Seat) -> React:
        """The one with most gold to be seen, clockwise (CZ-653)."""
        if self.wish(board, seat) != ALWAYS:
            return React(NO)
        victim = max(self._victims(board), key=lambda other: board.players[other].visible_gold)
        return React(self.word, (seat_token(board, victim),))

    def target(self, board: Cave, answer: React) -> Seat | None:
        return seat_named(answer.rest[0], board) if len(answer.rest) == 1 else None

    def follow(self, play: Play[Cave], seat: Seat, answer: React) -> None:
        victim = self.target(play.board, answer)
        if victim is not None:
            play.then(window(ENCOUNTER, victim))

    def decline(self, play: Play[Cave]) -> None:
        play.then(Reveal(self.seat))

    def _victims(self, board: Cave) -> tuple[Seat, ...]:
        """Who is near enough, clockwise from the performer."""
        reach = near(board.walls, board.players[self.seat].spot)
        order = ((self.seat + offset) % len(board.players) for offset in range(1, len(board.players)))
        return tuple(other for other in order if board.players[other].in_cave and board.players[other].spot in reach)


class VaiFilhao(ActionCard):
    """Somebody else meets what one was to meet: it only answers (CZ-613)."""

    name = "vai_filhao"
    halves = "ta_escuro*2 ta_um_breu terremoto pedra_solta morcegos escorregao mao_furada cheiro_de_comida ufa"
    rank = 70
    reaction = PassOn
    unplayed = "only_reaction"


class Picaretada(ActionCard):
    """A wall on a side of the own space goes up or comes down (CZ-577)."""

    name = "picaretada"
    halves = (
        "ta_escuro ta_um_breu terremoto pedra_solta*2 morcegos desmoronamento escorregao "
        "mao_furada achado cheiro_de_comida ufa"
    )
    rank = 10

    def targets(self, board: Cave, me: Seat) -> Iterator[Args]:
        return ((side,) for side in SIDES)

    def check(self, board: Cave, me: Seat, args: Args) -> None:
        if len(args) != 1 or args[0] not in SIDES:
            raise Refused("choose_a_side")
        spot = board.players[me].spot
        if beside(spot, args[0]) is None:
            raise Refused("edge_of_cave")
        if CAMP in (spot, beside(spot, args[0])):
            raise Refused("no_wall_by_camp")
        if edge_at(spot, args[0]) not in board.walls and board.supply == 0:
            raise Refused("no_wall_left")

    def target(self, board: Cave, args: Args) -> Seat | None:
        return None

    def effect(self, play: Play[Cave], me: Seat, args: Args) -> None:
        board = play.board
        wall = edge_at(board.players[me].spot, args[0])
        if wall is None:
            return
        if wall in board.walls:
            play.board = changed(board, walls=without_walls(board.walls, (wall,)))
            tell(play, WallsGone((wall,)))
        else:
            play.board = changed(board, walls=with_wall(board.walls, wall))
            tell(play, WallBuilt(wall))

    def worth(self, board: Cave, me: Seat, args: Args) -> int:
        return wished(board, me, Prospect(CARD_PLAYED)) + trapped_at(board, board.players[me].spot)


class Ouro(ActionCard):
    """It is worth 1, and never played."""

    name = GOLD
    halves = "se_emocionou*12"
    rank = 100
    unplayed = "gold_not_played"
