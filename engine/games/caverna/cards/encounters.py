"""What happens to whoever meets a card: the thirteen lower halves (specification 2.4).

Each rule is told who meets it (`me`) and the space where that is (`here`), and lists what follows, in order.
"""

from collections.abc import Callable

from engine.core.play import Play
from engine.core.seat import Seat, clockwise
from engine.core.step import Step
from engine.core.tagged import step
from engine.games.caverna.board import Cave
from engine.games.caverna.content.cards import action_of
from engine.games.caverna.content.grid import Space, near
from engine.games.caverna.events import BatsRolled, Slid, SlippedAway, SlippedCard
from engine.games.caverna.rules.curtain import tell
from engine.games.caverna.rules.draws import (
    DrawCards,
    DrawWall,
    clear_walls,
    draw_position,
    drop_wall,
    eat_here,
    heal,
    roll_harm,
)
from engine.games.caverna.rules.harm import Deal
from engine.games.caverna.rules.laying import DiscardInTheDark
from engine.games.caverna.rules.victory import PassTime
from engine.games.caverna.rules.walking import come_to_rest, risk_cards, risk_life

GOLD_RUSH = "se_emocionou"


def ta_escuro(play: Play[Cave], me: Seat, _here: Space) -> None:
    """I lose 1 life."""
    play.then(risk_life(me, 1))


def ta_um_breu(play: Play[Cave], me: Seat, _here: Space) -> None:
    """I discard 2 cards of my choice."""
    if play.board.players[me].hidden:
        play.then(risk_cards(me, DiscardInTheDark(me)))


def se_emocionou(play: Play[Cave], me: Seat, _here: Space) -> None:
    """The gold is mine already; it costs a time point, then me 1 life."""
    play.then(PassTime("gold"), risk_life(me, 1))


def terremoto(play: Play[Cave], me: Seat, _here: Space) -> None:
    """Everybody in the cave, clockwise from me, is dealt 1 damage; then a wall is drawn."""
    play.then(*(Deal(seat, 1) for seat in clockwise(me, play.seats)), DrawWall())


def mina_terrestre(play: Play[Cave], me: Seat, here: Space) -> None:
    """I am dealt 2 damage, everybody else here or adjacent 1; then all walls around here are gone."""
    reach = near(play.board.walls, here)
    others = [seat for seat in clockwise(me, play.seats) if seat != me and play.board.players[seat].spot in reach]
    hit = [seat for seat in others if play.board.players[seat].in_cave]
    play.then(Deal(me, 2), *(Deal(seat, 1) for seat in hit), ClearWalls(here))


def pedra_solta(play: Play[Cave], me: Seat, _here: Space) -> None:
    """I am dealt 1 damage."""
    play.then(Deal(me, 1))


def morcegos(play: Play[Cave], me: Seat, _here: Space) -> None:
    """I am dealt a D4 of damage."""
    damage = roll_harm(play)
    tell(play, BatsRolled(me, damage))
    play.then(Deal(me, damage))


def desmoronamento(play: Play[Cave], _me: Seat, here: Space) -> None:
    """Twice, a wall falls on a rolled side of this space."""
    drop_wall(play, here)
    drop_wall(play, here)


def escorregao(play: Play[Cave], me: Seat, _here: Space) -> None:
    """I slide to a drawn space; a troll there takes no notice. To where I am already is no coming in (CZ-620)."""
    space = draw_position(play)
    comes_in = space != play.board.players[me].spot
    play.board = play.board.with_player(me, spot=space)
    tell(play, Slid(me, space))
    eat_here(play, me)
    if comes_in:
        come_to_rest(play, me)


def mao_furada(play: Play[Cave], me: Seat, here: Space) -> None:
    """A random card of mine falls face down on the pile of this space."""
    if play.board.players[me].hidden:
        play.then(risk_cards(me, LetSlip(me, here)))


def achado(play: Play[Cave], me: Seat, _here: Space) -> None:
    """I draw 1 card."""
    play.then(DrawCards(me, 1))


def cheiro_de_comida(play: Play[Cave], me: Seat, _here: Space) -> None:
    """I recover 1 life."""
    heal(play, me)


def ufa(_play: Play[Cave], _me: Seat, _here: Space) -> None:
    """Nothing happens."""


ENCOUNTERS: dict[str, Callable[[Play[Cave], Seat, Space], None]] = {
    rule.__name__: rule
    for rule in (
        ta_escuro,
        ta_um_breu,
        se_emocionou,
        terremoto,
        mina_terrestre,
        pedra_solta,
        morcegos,
        desmoronamento,
        escorregao,
        mao_furada,
        achado,
        cheiro_de_comida,
        ufa,
    )
}


@step("caverna.clear_walls")
class ClearWalls(Step[Cave]):
    """All walls around a space go back to the box."""

    space: Space

    def run(self, play: Play[Cave]) -> None:
        clear_walls(play, self.space)


@step("caverna.let_slip")
class LetSlip(Step[Cave]):
    """A random card falls on the pile; its owner alone knows which (`mao_furada`)."""

    seat: Seat
    space: Space

    def run(self, play: Play[Cave]) -> None:
        hidden = play.board.players[self.seat].hidden
        card = hidden[0] if len(hidden) == 1 else play.pick(hidden, "slip")
        board = play.board.with_player(self.seat, hand=play.board.players[self.seat].without((card,)).hand)
        play.board = board.with_pile(self.space, (*board.pile(self.space), card))
        tell(play, SlippedAway(self.seat, self.space))
        tell(play, SlippedCard(self.seat, action_of(card)), to=(self.seat,))
