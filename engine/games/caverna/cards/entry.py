"""What an entry of a card says."""

from collections.abc import Iterator
from typing import ClassVar

from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.games.caverna.board import Cave
from engine.games.caverna.content.grid import Space
from engine.games.caverna.rules.reactions import Reaction
from engine.games.caverna.rules.seats import seat_named, seat_token

Args = tuple[str, ...]
STEP_1, STEP_3 = 1, 3


class ActionCard:
    """A card: its copies, when it goes, how its holder plays it in the own turn, and what it answers to."""

    name: ClassVar[str]
    halves: ClassVar[str]
    """The encounters on the lower halves of its copies."""
    rank: ClassVar[int]
    """The lower, the sooner it is discarded (CZ-423). The numbers leave room: a new card moves no other."""
    steps: ClassVar[tuple[int, ...]] = (STEP_1, STEP_3)
    """In which steps of the own turn it may be played."""
    unplayed: ClassVar[str] = ""
    """Why it is never played in the own turn, if so."""
    reaction: ClassVar[type[Reaction] | None] = None
    """How it answers to what happens."""

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

    def closes(self, board: Cave) -> bool:
        """Whether no other card follows it in its step."""
        return False

    def worth(self, board: Cave, me: Seat, args: Args) -> int:
        """How much a computer player wants to play it so; 0 is not worth it."""
        raise NotImplementedError

    def threat(self, board: Cave, other: Seat, end: Space) -> int:
        """How much a computer player gains by standing on a space from which it could be played on somebody."""
        return 0


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
