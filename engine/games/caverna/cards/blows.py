"""Cards against somebody: a rock, a kick, a hand in the pocket (CZ-571 to CZ-573)."""

from collections.abc import Iterator
from typing import ClassVar

from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat, clockwise
from engine.core.step import Step
from engine.core.tagged import step, tagged
from engine.games.caverna.board import Cave
from engine.games.caverna.cards.entry import Args, OnSomebody
from engine.games.caverna.content.cards import DOUBLE, CardId, action_of
from engine.games.caverna.content.grid import (
    Space,
    is_clear_line,
    near,
)
from engine.games.caverna.content.orders import ALWAYS, ASK, LEADER, NEVER
from engine.games.caverna.events import Stole, StolenCard
from engine.games.caverna.rules.curtain import tell
from engine.games.caverna.rules.harm import Deal
from engine.games.caverna.rules.kicking import kick
from engine.games.caverna.rules.outlook import (
    LOOT,
    grudge,
    prey,
)
from engine.games.caverna.rules.reactions import ENTRY, NO, YES, React, Reaction
from engine.games.caverna.rules.requests import CARD_PLAYED, KICK, ROCK, STOLE, Happening, Prospect, happened, wished
from engine.games.caverna.rules.seats import seat_named
from engine.games.caverna.rules.walking import risk_cards
from engine.shared.orders import Order

SPECIAL, BLIND = "special", "blind"


class LargarAPedrada(OnSomebody):
    """1 damage to somebody in a clear straight line, however far (CZ-571)."""

    name = "largar_a_pedrada"
    halves = (
        "ta_escuro*2 ta_um_breu terremoto mina_terrestre pedra_solta morcegos "
        "desmoronamento escorregao mao_furada achado cheiro_de_comida ufa*2"
    )
    rank = 20

    def check_reach(self, board: Cave, me: Seat, other: Seat) -> None:
        if not is_clear_line(board.walls, board.players[me].spot, board.players[other].spot):
            raise Refused("no_clear_line", seat=other)

    def effect(self, play: Play[Cave], me: Seat, args: Args) -> None:
        other = self.target(play.board, args)
        if other is not None:
            play.then(Deal(other, 1, me))

    def worth(self, board: Cave, me: Seat, args: Args) -> int:
        return grudge(board, args) + wished(board, me, Prospect(ROCK))

    def threat(self, board: Cave, other: Seat, end: Space) -> int:
        victim = board.players[other]
        return prey(board, victim) if is_clear_line(board.walls, end, victim.spot) else 0


@tagged("caverna.kick_newcomer")
class KickNewcomer(Reaction):
    """`descer_a_bica` on somebody who has just come in; all who stood there are heard, clockwise (CZ-620)."""

    card: ClassVar[str] = "descer_a_bica"
    moment: ClassVar[str] = ENTRY
    order: ClassVar[Order] = Order("bica", (ASK, NEVER, LEADER, ALWAYS))
    unasked: ClassVar[str] = NEVER
    several: ClassVar[bool] = True

    newcomer: Seat
    space: str
    standing: tuple[Seat, ...]

    def concerned(self, board: Cave) -> tuple[Seat, ...]:
        """Nobody any more once the newcomer has fainted or gone (CZ-622)."""
        if board.players[self.newcomer].spot != self.space:
            return ()
        order = clockwise(self.newcomer, len(board.players))
        return tuple(seat for seat in order if seat in self.standing and board.players[seat].spot == self.space)

    def matter(self) -> tuple[str, int, Seat]:
        return self.card, 0, self.newcomer

    def ordered(self, board: Cave, seat: Seat) -> React:
        order = self.wish(board, seat)
        gold = board.players[self.newcomer].visible_gold
        leads = gold > 0 and gold == max(player.visible_gold for player in board.players)
        return React(YES if order == ALWAYS or (order == LEADER and leads) else NO)

    def target(self, board: Cave, answer: React) -> Seat | None:
        return self.newcomer

    def follow(self, play: Play[Cave], seat: Seat, answer: React) -> None:
        kick(play, seat, self.newcomer)


class DescerABica(OnSomebody):
    """A D4 of damage (4 is none) to somebody in the own space (CZ-572)."""

    name = "descer_a_bica"
    halves = (
        "ta_escuro ta_um_breu terremoto mina_terrestre pedra_solta morcegos desmoronamento "
        "escorregao mao_furada achado*2 cheiro_de_comida ufa*2"
    )
    rank = 40
    reaction = KickNewcomer

    def check_reach(self, board: Cave, me: Seat, other: Seat) -> None:
        if board.players[me].spot != board.players[other].spot:
            raise Refused("not_in_your_space", seat=other)

    def effect(self, play: Play[Cave], me: Seat, args: Args) -> None:
        other = self.target(play.board, args)
        if other is not None:
            kick(play, me, other)

    def worth(self, board: Cave, me: Seat, args: Args) -> int:
        return grudge(board, args) + wished(board, me, Prospect(KICK))

    def threat(self, board: Cave, other: Seat, end: Space) -> int:
        victim = board.players[other]
        return 2 * prey(board, victim) if end == victim.spot else 0


@step("caverna.steal")
class Steal(Step[Cave]):
    """The thief takes the double gold by name, or a random card (CZ-573)."""

    thief: Seat
    victim: Seat
    double: bool

    def run(self, play: Play[Cave]) -> None:
        card = DOUBLE if self.double else self._unseen(play)
        left = play.board.players[self.victim].without((card,)).hand
        play.board = play.board.with_player(self.victim, hand=left).gained(self.thief, (card,))
        tell(play, Stole(self.thief, self.victim, card == DOUBLE))
        tell(play, StolenCard(self.thief, self.victim, action_of(card)), to=tuple(sorted((self.thief, self.victim))))
        happened(play, Happening(STOLE, self.thief))

    def _unseen(self, play: Play[Cave]) -> CardId:
        hidden = play.board.players[self.victim].hidden
        if not hidden:
            return DOUBLE
        return hidden[0] if len(hidden) == 1 else play.pick(hidden, "theft")


class PassarAMao(OnSomebody):
    """Steal a card, unseen, from somebody in the own or an adjacent space; the double gold may be named (CZ-573)."""

    name = "passar_a_mao"
    halves = (
        "ta_escuro ta_um_breu terremoto mina_terrestre pedra_solta morcegos desmoronamento "
        "escorregao mao_furada achado cheiro_de_comida ufa"
    )
    rank = 80

    def targets(self, board: Cave, me: Seat) -> Iterator[Args]:
        for (token,) in super().targets(board, me):
            other = seat_named(token, board)
            if other is None or not board.players[other].has_double:
                yield (token,)
                continue
            yield (token, SPECIAL)
            if board.players[other].hidden:
                yield (token, BLIND)

    def check(self, board: Cave, me: Seat, args: Args) -> None:
        super().check(board, me, args[:1])
        other = self.target(board, args)
        if other is None or len(args) > 2 or (len(args) == 2 and args[1] not in (SPECIAL, BLIND)):
            raise Refused("bad_theft")
        if args[1:] == (SPECIAL,) and not board.players[other].has_double:
            raise Refused("no_double_there", seat=other)

    def check_reach(self, board: Cave, me: Seat, other: Seat) -> None:
        if not board.players[other].hand:
            raise Refused("has_no_cards", seat=other)
        if board.players[other].spot not in near(board.walls, board.players[me].spot):
            raise Refused("too_far", seat=other)

    def effect(self, play: Play[Cave], me: Seat, args: Args) -> None:
        other = self.target(play.board, args)
        if other is not None:
            play.then(risk_cards(other, Steal(me, other, args[1:] == (SPECIAL,))))

    def worth(self, board: Cave, me: Seat, args: Args) -> int:
        return (50 if args[1:] == (SPECIAL,) else 10) + grudge(board, args) + wished(board, me, Prospect(CARD_PLAYED))

    def threat(self, board: Cave, other: Seat, end: Space) -> int:
        victim = board.players[other]
        return LOOT if victim.has_double and end in near(board.walls, victim.spot) else 0
