"""Doing an encounter: perhaps pushing somebody else into it, then the reveal (CZ-518, CZ-613)."""

from engine.core.changing import changed
from engine.core.play import Play
from engine.core.seat import Seat
from engine.core.step import Step
from engine.core.tagged import step
from engine.games.caverna.board import Cave
from engine.games.caverna.cards.encounters import ENCOUNTERS, GOLD_RUSH
from engine.games.caverna.content.cards import CardId, encounter_of
from engine.games.caverna.events import Checked, NothingToMeet, Revealed
from engine.games.caverna.rules.curtain import tell
from engine.games.caverna.rules.draws import RenewDeck, must_renew, roll_check
from engine.games.caverna.rules.laying import PutAway
from engine.games.caverna.rules.reactions import ENCOUNTER, window
from engine.games.caverna.rules.requests import REVEALED, Happening, happened

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
            play.then(window(ENCOUNTER, self.seat))


def goes_on(board: Cave, seat: Seat) -> bool:
    """Whether an action still has its later parts: not in the camp, not after a troll (CZ-404, CZ-554)."""
    return board.players[seat].in_cave and not board.met_troll


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
