"""Damage and fainting (5.6): damage can be dodged, a faint cannot."""

from engine.core.changing import changed
from engine.core.play import Play
from engine.core.seat import Seat
from engine.core.step import Step
from engine.core.tagged import step
from engine.games.caverna.board import Cave, Pack
from engine.games.caverna.content.grid import CAMP, Space
from engine.games.caverna.events import Fainted, Hurt, LostLife
from engine.games.caverna.rules.curtain import tell
from engine.games.caverna.rules.reactions import DAMAGE, window
from engine.games.caverna.rules.requests import FAINTED, Happening, happened
from engine.games.caverna.rules.victory import Arrive, PassTime


@step("caverna.deal")
class Deal(Step[Cave]):
    """A player in the cave is dealt damage; `by` is who threw or kicked (CZ-561)."""

    seat: Seat
    amount: int
    by: Seat | None = None

    def run(self, play: Play[Cave]) -> None:
        if self.amount and play.board.players[self.seat].in_cave:
            play.then(window(DAMAGE, self.seat, self.amount, self.by))


@step("caverna.take_damage")
class TakeDamage(Step[Cave]):
    """What no defence has stopped (CZ-561)."""

    seat: Seat
    amount: int
    by: Seat | None

    def run(self, play: Play[Cave]) -> None:
        if self.amount:
            life = _weakened(play, self.seat, self.amount)
            tell(play, Hurt(self.seat, self.amount, life))
            if life == 0:
                play.then(Faint(self.seat, self.by))


@step("caverna.life_lost")
class LifeLost(Step[Cave]):
    """Life lost, which is no damage (CZ-562)."""

    seat: Seat
    amount: int

    def run(self, play: Play[Cave]) -> None:
        life = _weakened(play, self.seat, self.amount)
        tell(play, LostLife(self.seat, self.amount, life))
        if life == 0:
            play.then(Faint(self.seat))


@step("caverna.faint")
class Faint(Step[Cave]):
    """The hand stays behind, the meeple goes to the camp, and it costs a time point (CZ-564)."""

    seat: Seat
    by: Seat | None = None

    def run(self, play: Play[Cave]) -> None:
        player = play.board.players[self.seat]
        space, hidden = player.spot, player.hidden
        play.board = play.board.with_player(self.seat, life=0, hand=(), spot=CAMP)
        if player.has_double:
            play.board = changed(play.board, double=space)
        packed = self._leave_cards(play, space, hidden)
        tell(play, Fainted(self.seat, space, len(hidden), packed, player.has_double))
        play.then(Arrive(self.seat), FaintWitnessed(self.seat, self.by, space), PassTime("faint"))

    def _leave_cards(self, play: Play[Cave], space: Space, cards: tuple[str, ...]) -> bool:
        """In the lowest free backpack, or, all three being out, shuffled onto the pile."""
        packs = play.board.players[self.seat].packs
        free = next((slot for slot, pack in enumerate(packs) if pack.is_free), None)
        if free is not None and cards:
            play.board = play.board.with_pack(self.seat, free, Pack(space, cards, play.board.next_pack()))
            return True
        if cards:
            pile = play.board.pile(space) + play.shuffled(cards, "spill")
            play.board = play.board.with_pile(space, pile)
        return False


@step("caverna.seen")
class FaintWitnessed(Step[Cave]):
    """Trolls may have asked for this faint (CZ-564, step 6)."""

    seat: Seat
    by: Seat | None
    space: Space

    def run(self, play: Play[Cave]) -> None:
        happened(play, Happening(FAINTED, self.seat, by=self.by, space=self.space))


def _weakened(play: Play[Cave], seat: Seat, amount: int) -> int:
    life = max(0, play.board.players[seat].life - amount)
    play.board = play.board.with_player(seat, life=life)
    return life
