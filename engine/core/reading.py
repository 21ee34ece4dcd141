"""From plain tokens to actions: the one way in for typed commands, scenarios and saved drafts."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from engine.core.action import Action, Tokens
from engine.core.game import Game
from engine.core.position import Position
from engine.core.refusal import Refused
from engine.core.run import Put, asked
from engine.core.seat import Seat

B = TypeVar("B")


def entries_of(line: str) -> tuple[Tokens, ...]:
    """The entries of a typed line.

    >>> entries_of("hero 1 left; hide 1")
    (('hero', '1', 'left'), ('hide', '1'))
    """
    return tuple(words for words in (tuple(part.split()) for part in line.split(";")) if words)


def read_next(
    game: Game[B, Any, Any], position: Position[B], seat: Seat, entries: Sequence[Tokens]
) -> tuple[Action[B], tuple[Tokens, ...]]:
    """The first action that the entries spell, and the entries after it.

    A verb that the seat is asked for is preferred; any other of the game is read as well, so that the refusal can
    say that its time is wrong.
    """
    return read_asked(game, position, seat, entries, asked(game, position, seat) if 0 <= seat < position.seats else ())


def read_asked(
    game: Game[B, Any, Any], position: Position[B], seat: Seat, entries: Sequence[Tokens], put: Iterable[Put[B]]
) -> tuple[Action[B], tuple[Tokens, ...]]:
    """The same where it is known already what the seat is asked."""
    if not entries:
        raise Refused("bad_command")
    verb = _verb_of(game, entries[0][0], put)
    own = 1
    while verb.joins and own < len(entries) and verb.goes_on(entries[own][0]):
        own += 1
    return verb.read(position.board, seat, entries[:own]), tuple(entries[own:])


def _verb_of(game: Game[B, Any, Any], head: str, put: Iterable[Put[B]]) -> type[Action[B]]:
    open_verbs = [verb for _, _, verbs in put for verb in verbs]
    for verb in (*open_verbs, *game.verbs):
        if verb.begins(head):
            return verb
    raise Refused("bad_command", word=head)
