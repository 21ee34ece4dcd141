"""Windows: moments in which somebody may answer with a card, in three modes (specification 6).

An effect that may be answered lists a `ReactionWindow` with a `Reaction`, which says whose window it is, what may be
answered, and what follows. The window decides by the mode who is asked, and how: by nobody's noticing (`standing`), all
who hold any card at once and for the full time (`sealed`), or holders one after another (`ask`). What follows may open
windows again: that is all there is to recursion.
"""

from collections.abc import Hashable, Iterable, Iterator, Mapping
from itertools import chain
from typing import Any, ClassVar, Self

from engine.core.action import Action, Tokens
from engine.core.changing import changed
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Answers, Asked, Step
from engine.core.tagged import Tagged, step, verb
from engine.games.caverna.board import Cave
from engine.games.caverna.content.orders import ASK as ASK_ME
from engine.games.caverna.events import WindowOpened, WindowSealed, WindowStays
from engine.games.caverna.rules.asking import CaveQuestion
from engine.games.caverna.rules.curtain import tell
from engine.games.caverna.rules.laying import PutAway, lay_down
from engine.games.caverna.rules.seats import seat_named, tidy
from engine.games.caverna.rules.ways import matters_on
from engine.games.caverna.settings import ASK, SEALED
from engine.shared import windows as shared
from engine.shared.orders import Order

YES, NO = "yes", "no"
DAMAGE, LOSS, ENCOUNTER, ENTRY = "damage", "loss", "encounter", "entry"
"""The moments that a card may answer to."""
UNTOLD, NOBODY = "other", -1


@verb("caverna.react")
class React(Action[Cave]):
    """Answer in a window: `yes`, `no`, or the card's own word with its way or its victim (CZ-421)."""

    choice: str
    rest: tuple[str, ...] = ()

    @classmethod
    def options(cls, board: Cave, seat: Seat) -> Iterator[Self]:
        """Whatever could be answered somewhere; the window says what fits it."""
        uses = ((rule.word, use) for rule in _ANSWERS.values() for use in rule.uses(board, seat))
        return chain((cls(NO), cls(YES)), (cls(word, use) for word, use in uses))

    @classmethod
    def read_fields(cls, tokens: Tokens) -> Self:
        if not tokens:
            raise Refused("bad_command")
        return cls(tokens[0], tuple(map(tidy, tokens[1:])))

    def facts(self, board: Cave, seat: Seat) -> Mapping[str, Any]:
        """On whom, or which way, and what is met on it."""
        other = seat_named(self.rest[0], board) if self.rest else None
        return {
            "who": -1 if other is None else other,
            "way": self.rest[-1] if self.rest else "",
            "past": matters_on(board, seat, self.rest),
        }

    def outcome(self, board: Cave, seat: Seat) -> Hashable:
        """Of ways to one space those are one on which the same is met."""
        return self.choice, self.rest[-1:], matters_on(board, seat, self.rest)


class Reaction(Tagged):
    """What may be answered in a window, by whom, and what follows. Its fields are public facts."""

    __slots__ = ()
    moment: ClassVar[str]
    """What it answers to."""
    card: ClassVar[str]
    """The card that answers."""
    word: ClassVar[str] = YES
    """How it is said, where more has to be said than that it is played."""
    order: ClassVar[Order]
    """The standing order for it; its first value is to be asked."""
    unasked: ClassVar[str]
    """What that means where nobody is asked, or nobody answers."""
    several: ClassVar[bool] = False
    """Whether others are still heard after one has answered."""

    @classmethod
    def uses(cls, board: Cave, seat: Seat) -> Iterable[tuple[str, ...]]:
        """What may stand after its word somewhere."""
        return ()

    def wish(self, board: Cave, seat: Seat) -> str:
        """The seat's standing order for it, as it counts where nobody is asked."""
        value: str = getattr(board.orders_of(seat), self.order.word)
        return self.unasked if value == ASK_ME else value

    def concerned(self, board: Cave) -> tuple[Seat, ...]:
        """Whose window it is, as everybody can tell, in the order of asking."""
        raise NotImplementedError

    def check(self, board: Cave, seat: Seat, answer: React) -> None:
        """Raise `Refused` if this is no way to use the card here."""
        if answer != React(YES):
            raise Refused("bad_reaction")

    def ordered(self, board: Cave, seat: Seat) -> React:
        """What the seat's standing order says where nobody is asked (CZ-650)."""
        raise NotImplementedError

    def target(self, board: Cave, answer: React) -> Seat | None:
        """On whom the card is played."""
        return None

    def matter(self) -> tuple[str, int, Seat]:
        """What the question says of it: the card, how much is at stake, and of whom it speaks."""
        raise NotImplementedError

    def cause(self, board: Cave) -> tuple[str, Seat]:
        """Which card does it, and whose it is, where one can tell."""
        return UNTOLD, NOBODY

    def follow(self, play: Play[Cave], seat: Seat, answer: React) -> None:
        """List what the card does."""
        raise NotImplementedError

    def decline(self, play: Play[Cave]) -> None:
        """List what happens since nobody has answered."""

    def allows(self, board: Cave, seat: Seat, answer: React) -> bool:
        """Whether this answer plays the card, here and now."""
        try:
            self.check(board, seat, answer)
        except Refused:
            return False
        return seat in self.concerned(board) and board.players[seat].may_play(self.card)


@step("caverna.window")
class ReactionWindow(Step[Cave]):
    """The mode decides who is asked; whoever has been heard is not asked again."""

    reaction: Reaction
    heard: tuple[Seat, ...] = ()
    after_card: bool = False
    """Whether a card was the last answer, so that everybody sees whether the game goes on."""

    def run(self, play: Play[Cave]) -> None:
        board, reaction = play.board, self.reaction
        seats = tuple(seat for seat in reaction.concerned(board) if seat not in self.heard)
        if board.rules.reaction_mode == SEALED:
            seats = tuple(seat for seat in seats if _might(board, seat, reaction))
            return self._seal(play, seats) if seats else reaction.decline(play)
        for seat in seats:
            if board.players[seat].may_play(reaction.card):
                if _is_asked(board, seat, reaction):
                    return self._ask(play, seat)
                answer = reaction.ordered(board, seat)
                if answer.choice != NO:
                    return play.then(*_taken(reaction, seat, answer, self.heard))
        return reaction.decline(play)

    def _seal(self, play: Play[Cave], seats: tuple[Seat, ...]) -> None:
        tell(play, WindowSealed(play.board.rules.reaction_seconds))
        play.then(SealedWindow(self.reaction, seats, *self.reaction.matter()))

    def _ask(self, play: Play[Cave], seat: Seat) -> None:
        """In the mode `ask` everybody learns of the pause, otherwise only who is asked learns of anything."""
        if play.board.rules.reaction_mode == ASK:
            if self.after_card:
                tell(play, WindowStays())
            elif self.heard:
                play.tell(WindowStays(), to=self.heard[-1:])
            else:
                tell(play, WindowOpened())
            play.then(AskHolder(self.reaction, seat, self.heard, *self.reaction.matter()))
        else:
            play.tell(WindowOpened(), to=(seat,))
            play.then(AskActive(self.reaction, seat, self.heard, *self.reaction.matter()))


_ANSWERS: dict[str, type[Reaction]] = {}


def answering(*rules: type[Reaction]) -> tuple[type[Reaction], ...]:
    """Enter the rules of the cards that answer, each by its moment."""
    _ANSWERS.update({rule.moment: rule for rule in rules})
    return rules


def window(moment: str, *facts: Any) -> ReactionWindow:
    """The window of the card that answers to this moment."""
    return ReactionWindow(_ANSWERS[moment](*facts))


@step("caverna.carry_out")
class CarryOut(Step[Cave]):
    """A reaction is played, unless an earlier one has made it illegal: then its card stays in hand (CZ-631)."""

    reaction: Reaction
    seat: Seat
    answer: React

    def run(self, play: Play[Cave]) -> None:
        if self.reaction.allows(play.board, self.seat, self.answer):
            target = self.reaction.target(play.board, self.answer)
            card = lay_down(play, self.seat, self.reaction.card, target)
            self.reaction.follow(play, self.seat, self.answer)
            play.then(PutAway(card))


class ReactionQuestion(CaveQuestion, shared.Window[Cave]):
    """What all ways of asking share."""

    __slots__ = ()
    phase: ClassVar[str] = "reaction"
    reaction: Reaction

    def check(self, board: Cave, seat: Seat, action: Action[Cave]) -> None:
        """Only whoever may play the card is told more than that they cannot."""
        if not isinstance(action, React) or action == React(NO):
            return
        if not board.players[seat].may_play(self.reaction.card):
            raise Refused("cannot_react")
        self.reaction.check(board, seat, action)

    def facts(self, board: Cave, seat: Seat) -> Mapping[str, Any]:
        """Whether the card is there, how much life, and what it is to answer."""
        player, (cause, by) = board.players[seat], self.reaction.cause(board)
        return {"fits": player.may_play(self.reaction.card), "life": player.life, "cause": cause, "by": by}

    def is_played(self, answer: Action[Cave]) -> bool:
        return isinstance(answer, React) and answer.choice != NO

    def ordered(self, board: Cave, seat: Seat) -> React:
        """Silence is the standing order, as far as the card is there (CZ-642, CZ-654)."""
        return self.reaction.ordered(board, seat) if board.players[seat].may_play(self.reaction.card) else React(NO)


class AskOne(ReactionQuestion):
    """Somebody who holds the card is asked, alone."""

    __slots__ = ()
    secret: ClassVar[bool] = False
    seat: Seat | None
    heard: tuple[Seat, ...]

    def asks(self, board: Cave) -> Asked[Cave]:
        return {} if self.seat is None else {self.seat: (React,)}

    def orders_decide(self, board: Cave, seat: Seat) -> bool:
        return board.is_away(seat)

    def settle(self, play: Play[Cave], answers: Answers[Cave]) -> None:
        for seat, answer in answers:
            if isinstance(answer, React) and self.is_played(answer):
                play.then(*_taken(self.reaction, seat, answer, self.heard))
            else:
                play.then(ReactionWindow(self.reaction, (*self.heard, seat)))


@step("caverna.ask_active")
class AskActive(AskOne):
    """The mode `standing`: the active player, behind the curtain (CZ-641)."""

    reaction: Reaction
    seat: Seat | None
    heard: tuple[Seat, ...]
    card: str
    stake: int
    who: Seat


@step("caverna.ask_holder")
class AskHolder(AskOne):
    """The mode `ask`: whoever holds the card; the others see a pause, but not who is asked (CZ-643, CZ-644)."""

    announced: ClassVar[bool] = False

    reaction: Reaction
    seat: Seat | None
    """None for eyes that must not know."""
    heard: tuple[Seat, ...]
    card: str
    stake: int
    who: Seat

    def seen_by(self, viewer: Seat | None) -> "AskHolder":
        return changed(self, seat=viewer if viewer == self.seat else None, heard=())

    def enough(self, board: Cave, asked: Asked[Cave], answers: Answers[Cave]) -> bool:
        return bool(answers)


@step("caverna.sealed_window")
class SealedWindow(ReactionQuestion):
    """The mode `sealed`: all concerned who hold any card answer in secret, for the full time (CZ-642)."""

    clock: ClassVar[str] = "reaction"
    announced: ClassVar[bool] = False
    full_time: ClassVar[bool] = True

    reaction: Reaction
    seats: tuple[Seat, ...]
    card: str
    stake: int
    who: Seat

    def asks(self, board: Cave) -> Asked[Cave]:
        return dict.fromkeys(self.seats, (React,))

    def settle(self, play: Play[Cave], answers: Answers[Cave]) -> None:
        played = self.played(answers, self.seats)
        taken = [CarryOut(self.reaction, seat, answer) for seat, answer in played if isinstance(answer, React)]
        if taken:
            play.then(*taken)
        else:
            self.reaction.decline(play)


def _might(board: Cave, seat: Seat, reaction: Reaction) -> bool:
    """Whether, for all that the others know, this seat may hold the card (CZ-642, CZ-645)."""
    player = board.players[seat]
    return bool(player.hidden) and reaction.card not in player.played


def _is_asked(board: Cave, seat: Seat, reaction: Reaction) -> bool:
    if board.is_away(seat):
        return False
    if board.rules.reaction_mode == ASK:
        return True
    return seat == board.active and getattr(board.orders_of(seat), reaction.order.word) == ASK_ME


def _taken(reaction: Reaction, seat: Seat, answer: React, heard: tuple[Seat, ...]) -> tuple[Step[Cave], ...]:
    carried = CarryOut(reaction, seat, answer)
    return (carried, ReactionWindow(reaction, (*heard, seat), after_card=True)) if reaction.several else (carried,)
