"""What was typed ahead: the rest of a line, kept for its author until its turn comes, and dropped if it does not fit.

Nobody else ever learns of it, and it is no part of the match. It is tried whenever its author is waited for, entry by
entry, as if it were typed just then.
"""

from typing import Any

from bot.tables.domain import turns
from bot.tables.domain.desk import Desk
from bot.tables.model.table import Later
from bot.text.voice import Voice
from engine.core import lines, run
from engine.core.action import Action, Tokens
from engine.core.lines import Followed
from engine.core.match import Acted
from engine.core.refusal import Refused
from engine.core.run import Outcome
from engine.core.seat import Seat


def follow(
    desk: Desk, seat: Seat, entries: tuple[Tokens, ...], belong: int = 0, meant: Action[Any] | None = None
) -> Followed[Any]:
    """Do what is left of a line, as far as its turn has come. `meant`: what was said again after a look at it."""

    def do(action: Action[Any]) -> Outcome[Any]:
        if action != meant:
            _look_first(desk, seat, action)
        return done(desk, seat, action)

    return lines.follow(desk.game, desk.playing.position, seat, entries, do, belong=belong)


def done(desk: Desk, seat: Seat, action: Action[Any]) -> Outcome[Any]:
    """Enter what a seat does, and what came of it."""
    turns.enter(desk, Acted(seat, action, turns.at_ms(desk)))
    return Outcome(desk.playing.position, desk.lines[-1].told)


def note(followed: Followed[Any], voice: Voice) -> str:
    """What is said of the rest of a line to its author; nothing if all is done."""
    rest = "; ".join(voice.speech.say(entry) for entry in followed.left)
    if followed.why_not is not None:
        return voice("rest-dropped", rest=rest, why=voice.refusal(followed.why_not))
    return voice("rest-kept", rest=rest) if rest else ""


def keep(desk: Desk, seat: Seat, followed: Followed[Any] | None) -> None:
    """Keep the rest of a line in the place of whatever was kept for this seat before; None for nothing."""
    by = desk.table.sitters[seat].acts
    kept = followed is not None and followed.why_not is None and followed.left and by is not None
    later = Later(by, followed.left) if followed is not None and kept else Later()
    desk.change(later=tuple(later if at == seat else one for at, one in enumerate(desk.table.later)))


def go_on(desk: Desk) -> None:
    """Try what is kept for whoever is waited for now, and again for as long as anything comes of it."""
    going = True
    while going:
        kept = [(seat, later) for seat, later in enumerate(desk.table.later) if later.entries]
        going = any(tuple(_goes_on(desk, seat, later) for seat, later in kept))


def _goes_on(desk: Desk, seat: Seat, later: Later) -> bool:
    if desk.table.sitters[seat].acts != later.by:
        keep(desk, seat, None)
    if desk.table.sitters[seat].acts != later.by or not desk.table.is_playing:
        return False
    before = len(desk.did)
    followed = follow(desk, seat, later.entries)
    if followed.left == later.entries and followed.why_not is None:
        return False
    if desk.table.is_playing:
        keep(desk, seat, followed)
    _tell(desk, seat, followed, desk.did[before:])
    return bool(followed.done)


def _tell(desk: Desk, seat: Seat, followed: Followed[Any], did: list[str]) -> None:
    voice = desk.voice_of(seat)
    said = (voice("rest-done", answer="; ".join(did)),) if did else ()
    desk.whisper(seat, "\n".join(filter(None, (*said, note(followed, voice)))))


def _look_first(desk: Desk, seat: Seat, action: Action[Any]) -> None:
    """What is asked once more where it is typed alone is not done unasked because it was typed ahead."""
    position = desk.playing.position
    if action.beforehand(position.board, seat):
        run.apply(desk.game, position, seat, action, turns.at_ms(desk))
        desk.keep(seat, action)
        raise Refused("look_first")
