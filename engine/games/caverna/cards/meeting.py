"""Doing an encounter: perhaps pushing somebody else into it, then the reveal (CZ-518, CZ-613)."""

from typing import ClassVar

from engine.core.changing import changed
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Step
from engine.core.tagged import step, tagged
from engine.games.caverna.board import Cave
from engine.games.caverna.cards.encounters import ENCOUNTERS, GOLD_RUSH
from engine.games.caverna.content.cards import CardId, encounter_of
from engine.games.caverna.content.grid import near
from engine.games.caverna.content.orders import ALWAYS
from engine.games.caverna.events import Checked, NothingToMeet, Revealed
from engine.games.caverna.rules.curtain import tell
from engine.games.caverna.rules.draws import RenewDeck, must_renew, roll_check
from engine.games.caverna.rules.laying import PutAway
from engine.games.caverna.rules.reactions import FILHAO, NO, React, Reaction, Window
from engine.games.caverna.rules.requests import REVEALED, Happening, happened
from engine.games.caverna.rules.seats import seat_named, seat_token

MEETS = 3
"""Up to this roll a careful action ends in an encounter."""


@step("caverna.check_encounter")
class CheckEncounter(Step[Cave]):
    """A D6 decides whether there is an encounter (CZ-514, CZ-515)."""

    seat: Seat

    def run(self, play: Play[Cave]) -> None:
        if goes_on(play.board, self.seat):
            roll = roll_check(play)
            tell(play, Checked(self.seat, roll, roll <= MEETS))
            if roll <= MEETS:
                play.then(MeetSomething(self.seat))


@step("caverna.meet_something")
class MeetSomething(Step[Cave]):
    """Somebody is about to do an encounter; `vai_filhao` may pass it on first (CZ-613)."""

    seat: Seat

    def run(self, play: Play[Cave]) -> None:
        if goes_on(play.board, self.seat):
            play.then(Window(PassOn(self.seat)))


def goes_on(board: Cave, seat: Seat) -> bool:
    """Whether an action still has its later parts: not in the camp, not after a troll (CZ-404, CZ-554)."""
    return board.players[seat].in_cave and not board.met_troll


@tagged("caverna.pass_on")
class PassOn(Reaction):
    """`vai_filhao`: somebody in the own or an adjacent space does the encounter instead (CZ-613)."""

    card: ClassVar[str] = "vai_filhao"
    order: ClassVar[str] = "filhao"

    seat: Seat

    def concerned(self, board: Cave) -> tuple[Seat, ...]:
        return (self.seat,) if self._victims(board) else ()

    def matter(self) -> tuple[str, int, Seat]:
        return self.card, 0, self.seat

    def check(self, board: Cave, seat: Seat, answer: React) -> None:
        if answer.choice != FILHAO:
            raise Refused("bad_reaction")
        if self.target(board, answer) not in self._victims(board):
            raise Refused("no_such_victim")

    def ordered(self, board: Cave, seat: Seat) -> React:
        """The one with most gold to be seen, clockwise (CZ-653)."""
        if board.orders_of(seat).unasked(self.order) != ALWAYS:
            return React(NO)
        victim = max(self._victims(board), key=lambda other: board.players[other].visible_gold)
        return React(FILHAO, (seat_token(board, victim),))

    def target(self, board: Cave, answer: React) -> Seat | None:
        return seat_named(answer.rest[0], board) if len(answer.rest) == 1 else None

    def follow(self, play: Play[Cave], seat: Seat, answer: React) -> None:
        victim = self.target(play.board, answer)
        if victim is not None:
            play.then(Window(PassOn(victim)))

    def decline(self, play: Play[Cave]) -> None:
        play.then(Reveal(self.seat))

    def _victims(self, board: Cave) -> tuple[Seat, ...]:
        """Who is near enough, clockwise from the performer."""
        reach = near(board.walls, board.players[self.seat].spot)
        order = ((self.seat + offset) % len(board.players) for offset in range(1, len(board.players)))
        return tuple(other for other in order if board.players[other].in_cave and board.players[other].spot in reach)


@step("caverna.reveal")
class Reveal(Step[Cave]):
    """The top card of the performer's pile, else of the deck, shows what happens (CZ-518)."""

    seat: Seat

    def run(self, play: Play[Cave]) -> None:
        board = play.board
        spot = board.players[self.seat].spot
        pile = board.pile(spot)
        if not pile and must_renew(board):
            play.then(RenewDeck(), self)
        elif not pile and not board.deck:
            tell(play, NothingToMeet(self.seat))
        elif pile:
            play.board = board.with_pile(spot, pile[:-1])
            self._meet(play, pile[-1])
        else:
            play.board = changed(board, deck=board.deck[:-1])
            self._meet(play, board.deck[-1], from_deck=True)

    def _meet(self, play: Play[Cave], card: CardId, from_deck: bool = False) -> None:
        encounter, here = encounter_of(card), play.board.players[self.seat].spot
        play.board = changed(play.board, showing=(*play.board.showing, card))
        tell(play, Revealed(self.seat, card, encounter, here, from_deck))
        happened(play, Happening(REVEALED, self.seat))
        if encounter == GOLD_RUSH:
            play.then(KeepGold(self.seat, card))
        ENCOUNTERS[encounter](play, self.seat, here)
        if encounter != GOLD_RUSH:
            play.then(PutAway(card))


@step("caverna.keep_gold")
class KeepGold(Step[Cave]):
    """A gold card that was met goes to the performer's hand (`se_emocionou`)."""

    seat: Seat
    card: CardId

    def run(self, play: Play[Cave]) -> None:
        showing = tuple(one for one in play.board.showing if one != self.card)
        play.board = changed(play.board, showing=showing).gained(self.seat, (self.card,))
