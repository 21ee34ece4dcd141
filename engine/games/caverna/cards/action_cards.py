"""What cards do when they are played in the own turn (specification 2.3, 5.7): the upper halves.

Each rule says in which steps it may be played, on what (`targets`, words as they are typed), why not, and what follows.
Four cards answer to what happens, two of them only so: `REACTIONS` names their rules.
"""

from collections.abc import Iterator
from typing import ClassVar

from engine.core.changing import changed
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Step
from engine.core.tagged import step
from engine.games.caverna.board import Cave
from engine.games.caverna.cards.meeting import PassOn
from engine.games.caverna.content.cards import DOUBLE, CardId, action_of
from engine.games.caverna.content.grid import (
    CAMP,
    SIDES,
    beside,
    edge_at,
    is_clear_line,
    near,
    with_wall,
    without_walls,
)
from engine.games.caverna.events import Stole, StolenCard, WallBuilt, WallsGone
from engine.games.caverna.rules.curtain import tell
from engine.games.caverna.rules.draws import heal
from engine.games.caverna.rules.harm import Deal, Dodge
from engine.games.caverna.rules.kicking import KickNewcomer, kick
from engine.games.caverna.rules.reactions import Reaction
from engine.games.caverna.rules.requests import STOLE, Happening, happened
from engine.games.caverna.rules.searching import Search
from engine.games.caverna.rules.seats import seat_named, seat_token
from engine.games.caverna.rules.walking import Escape, Walk, risk_cards
from engine.games.caverna.rules.ways import check_way, parkour_ways, single_steps

Args = tuple[str, ...]
STEP_1, STEP_3 = 1, 3
SPECIAL, BLIND = "special", "blind"


class ActionCard:
    """A card as it is played by its holder in the own turn."""

    name: ClassVar[str]
    steps: ClassVar[tuple[int, ...]] = (STEP_1, STEP_3)

    def targets(self, board: Cave, me: Seat) -> Iterator[Args]:
        """What may stand after the card's name."""
        yield ()

    def check(self, board: Cave, me: Seat, args: Args) -> None:
        """Raise the reason why it cannot be played so."""
        if args:
            raise Refused("bad_command", word=args[0][:20])

    def target(self, board: Cave, args: Args) -> Seat | None:
        """On whom it is played."""
        return seat_named(args[0], board) if args else None

    def effect(self, play: Play[Cave], me: Seat, args: Args) -> None:
        """Do it, or list what follows."""
        raise NotImplementedError


class OnSomebody(ActionCard):
    """A card that needs another player in the cave."""

    def targets(self, board: Cave, me: Seat) -> Iterator[Args]:
        return ((seat_token(board, other),) for other in board.seats if other != me)

    def check(self, board: Cave, me: Seat, args: Args) -> None:
        other = self.target(board, args)
        if other is None or other == me or len(args) > 1:
            raise Refused("choose_another_player")
        if not board.players[other].in_cave:
            raise Refused("safe_in_camp", seat=other)
        self.check_reach(board, me, other)

    def check_reach(self, board: Cave, me: Seat, other: Seat) -> None:
        """Raise the reason why it does not reach that player."""
        raise NotImplementedError


class LargarAPedrada(OnSomebody):
    """1 damage to somebody in a clear straight line, however far (CZ-571)."""

    name = "largar_a_pedrada"

    def check_reach(self, board: Cave, me: Seat, other: Seat) -> None:
        if not is_clear_line(board.walls, board.players[me].spot, board.players[other].spot):
            raise Refused("no_clear_line", seat=other)

    def effect(self, play: Play[Cave], me: Seat, args: Args) -> None:
        other = self.target(play.board, args)
        if other is not None:
            play.then(Deal(other, 1, me))


class DescerABica(OnSomebody):
    """A D4 of damage (4 is none) to somebody in the own space (CZ-572)."""

    name = "descer_a_bica"

    def check_reach(self, board: Cave, me: Seat, other: Seat) -> None:
        if board.players[me].spot != board.players[other].spot:
            raise Refused("not_in_your_space", seat=other)

    def effect(self, play: Play[Cave], me: Seat, args: Args) -> None:
        other = self.target(play.board, args)
        if other is not None:
            kick(play, me, other)


class PassarAMao(OnSomebody):
    """Steal a card, unseen, from somebody in the own or an adjacent space; the double gold may be named (CZ-573)."""

    name = "passar_a_mao"

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


class BeijinDeMamae(ActionCard):
    """1 life more, up to the maximum (CZ-574)."""

    name = "beijin_de_mamae"

    def check(self, board: Cave, me: Seat, args: Args) -> None:
        super().check(board, me, args)
        if board.players[me].life >= board.rules.max_life:
            raise Refused("full_life")

    def effect(self, play: Play[Cave], me: Seat, args: Args) -> None:
        heal(play, me)


class Parkour(ActionCard):
    """Two steps, in step 3 (CZ-575)."""

    name = "parkour"
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


class IrNaPicadilha(ActionCard):
    """One step and a search of one, without an encounter; it closes step 3 (CZ-576)."""

    name = "ir_na_picadilha"
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
        play.then(Walk(me, args), Search(me, 1))


class Picaretada(ActionCard):
    """A wall on a side of the own space goes up or comes down (CZ-577)."""

    name = "picaretada"

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


ACTION_CARDS: dict[str, ActionCard] = {
    card.name: card
    for card in (
        LargarAPedrada(),
        DescerABica(),
        PassarAMao(),
        BeijinDeMamae(),
        Parkour(),
        IrNaPicadilha(),
        Picaretada(),
    )
}
"""What may be played in the own turn. `ouro` is never played."""
REACTIONS: dict[str, type[Reaction]] = {rule.card: rule for rule in (Dodge, Escape, PassOn, KickNewcomer)}
"""What may be answered with, by card: less damage, a walk instead of a loss, an encounter for somebody else, a kick."""
