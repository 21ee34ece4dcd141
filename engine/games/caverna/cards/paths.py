"""Cards that are walked: in the own turn, or instead of a loss (CZ-575, CZ-576, CZ-612)."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Step
from engine.core.tagged import tagged
from engine.games.caverna.board import Cave
from engine.games.caverna.cards.entry import STEP_3, ActionCard, Args
from engine.games.caverna.content.cards import gold_of
from engine.games.caverna.content.grid import (
    CAMP,
)
from engine.games.caverna.content.orders import ALWAYS, ASK, LETHAL, LETHAL_OR_GOLD, NEVER
from engine.games.caverna.rules.outlook import (
    homeward,
    promise,
    wants_home,
)
from engine.games.caverna.rules.reactions import LOSS, NO, React, Reaction
from engine.games.caverna.rules.searching import SearchSpace
from engine.games.caverna.rules.walking import Walk
from engine.games.caverna.rules.ways import check_way, ordered_way, parkour_ways, single_steps
from engine.shared.orders import Order


@tagged("caverna.escape")
class ParkourEscape(Reaction):
    """`parkour`: the loss does not happen, and two spaces are walked instead (CZ-612)."""

    card: ClassVar[str] = "parkour"
    word: ClassVar[str] = "parkour"
    moment: ClassVar[str] = LOSS
    order: ClassVar[Order] = Order("parkour", (ASK, NEVER, LETHAL, LETHAL_OR_GOLD, ALWAYS))
    unasked: ClassVar[str] = LETHAL_OR_GOLD

    seat: Seat
    life: int
    """How much life is at stake; 0 where it is cards."""
    loss: Step[Cave]

    @classmethod
    def uses(cls, board: Cave, seat: Seat) -> Iterable[tuple[str, ...]]:
        return parkour_ways(board, seat) or ((),)

    def concerned(self, board: Cave) -> tuple[Seat, ...]:
        return (self.seat,)

    def matter(self) -> tuple[str, int, Seat]:
        return self.card, self.life, self.seat

    def check(self, board: Cave, seat: Seat, answer: React) -> None:
        if answer.choice != self.word:
            raise Refused("bad_reaction")
        if answer.rest not in (parkour_ways(board, seat) or ((),)):
            raise Refused("no_parkour_way")

    def ordered(self, board: Cave, seat: Seat) -> React:
        player, order = board.players[seat], self.wish(board, seat)
        lethal = self.life >= player.life
        gold_at_stake = not self.life and any(map(gold_of, player.hand))
        wanted = order == ALWAYS or (lethal and order in (LETHAL, LETHAL_OR_GOLD))
        if wanted or (gold_at_stake and order == LETHAL_OR_GOLD):
            return React(self.word, ordered_way(board, seat))
        return React(NO)

    def follow(self, play: Play[Cave], seat: Seat, answer: React) -> None:
        play.then(Walk(seat, answer.rest))

    def decline(self, play: Play[Cave]) -> None:
        play.then(self.loss)


class Parkour(ActionCard):
    """Two steps, in step 3 (CZ-575)."""

    name = "parkour"
    halves = (
        "ta_escuro*2 ta_um_breu mina_terrestre pedra_solta morcegos desmoronamento "
        "escorregao mao_furada achado cheiro_de_comida ufa"
    )
    rank = 90
    reaction = ParkourEscape
    steps = (STEP_3,)

    def targets(self, board: Cave, me: Seat) -> Iterator[Args]:
        yield from parkour_ways(board, me)

    def check(self, board: Cave, me: Seat, args: Args) -> None:
        legal = parkour_ways(board, me)
        if not legal:
            raise Refused("cannot_move")
        if args not in legal:
            check_way(board, me, args, 2, spent=1)
            raise Refused("no_parkour_way")

    def target(self, board: Cave, args: Args) -> Seat | None:
        return None

    def effect(self, play: Play[Cave], me: Seat, args: Args) -> None:
        play.then(Walk(me, args))

    def worth(self, board: Cave, me: Seat, args: Args) -> int:
        return homeward(board, me, args[-1]) if wants_home(board, me) else 0


class IrNaPicadilha(ActionCard):
    """One step and a search of one, without an encounter; it closes step 3 (CZ-576)."""

    name = "ir_na_picadilha"
    halves = "ta_escuro ta_um_breu terremoto pedra_solta*2 morcegos desmoronamento mao_furada achado ufa"
    rank = 30
    steps = (STEP_3,)

    def targets(self, board: Cave, me: Seat) -> Iterator[Args]:
        yield from single_steps(board, me)

    def check(self, board: Cave, me: Seat, args: Args) -> None:
        legal = single_steps(board, me)
        if not legal:
            raise Refused("cannot_move")
        if args not in legal:
            check_way(board, me, args, 1, spent=1)
            raise Refused("no_way")

    def target(self, board: Cave, args: Args) -> Seat | None:
        return None

    def effect(self, play: Play[Cave], me: Seat, args: Args) -> None:
        play.then(Walk(me, args), SearchSpace(me, 1))

    def closes(self, board: Cave) -> bool:
        return board.rules.picadilha_closes

    def worth(self, board: Cave, me: Seat, args: Args) -> int:
        """Points of a way walked by it: home, or, sneaking along, to something worth taking."""
        end = args[-1]
        if wants_home(board, me):
            return homeward(board, me, end)
        return 0 if end == CAMP or board.troll_on(end) else promise(board, me, end, 1)
