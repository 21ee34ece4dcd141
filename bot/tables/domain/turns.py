"""Playing on: entries into the log, and what follows for clocks and askings."""

from dataclasses import replace
from typing import Any

from bot.tables.domain import clock, newcomers
from bot.tables.domain.desk import Desk
from bot.tables.model import views
from bot.tables.model.table import Asking, Later, LogLine, Phase
from engine.core.event import Told, heard
from engine.core.match import Acted, Entry, Learned, Match, Undone
from engine.core.position import Position
from engine.core.seat import Seat
from engine.core.step import Question

THE_START = Learned(by=None, to=None, drew=True)
"""The first line of every log: everybody learns of the deal."""


SHORT = 8
"""So much of a fingerprint or a seed is said to everybody; all of it stands behind a button."""


def enter(desk: Desk, entry: Entry, stays: bool = False, anew: bool = False) -> None:
    """Enter one more thing into the log, tell what it told, and set clocks and askings.

    `stays`: questions that look the same are the same (a free undo must not show in anybody else's buttons).
    `anew`: it was entered before, and told.
    """
    before = desk.known if isinstance(entry, Undone) else desk.playing
    after, told = before.add(entry)
    told = () if anew else told
    _keep_what_was_done(desk, before, entry)
    desk.match = replace(after, log=(), learned=())
    desk.lines.append(LogLine(entry, told, after.learned[-1], desk.now))
    desk.change(entries=desk.table.entries + 1)
    newcomers.turned(desk, before.position)
    same = clock.equal if stays else clock.identical
    unnoticed = _is_unnoticed(desk, before.position, told)
    clock.carry_over(desk, before.position, same, unnoticed)
    _ask_anew(desk, before.position, same, anew, since=_since(desk, before.position) if unnoticed else desk.now)
    desk.tell(told)
    if after.position.result is not None:
        finish(desk)


def _keep_what_was_done(desk: Desk, before: Match[Any], entry: Entry) -> None:
    """What a person has just done, as they tell of it: the board on which it may be done is the one before."""
    if not isinstance(entry, Acted):
        return
    did = ""
    if desk.table.sitters[entry.seat].acts is not None:
        did = desk.voice_of(entry.seat).said(entry.action, before.position.board, entry.seat)
        desk.did.append(did)
    desk.sit(entry.seat, did=did)


def begin(desk: Desk, match: Match[Any], told: tuple[Any, ...]) -> None:
    """The first position lies on the table."""
    desk.match = match
    seats = match.setup.seats
    desk.change(
        phase=Phase.PLAYING,
        roles=match.setup.roles,
        seed=match.seed,
        started_at=desk.now,
        entries=0,
        askings=(Asking(1, desk.now),) * seats,
        drafts=("",) * seats,
        later=(Later(),) * seats,
        openings=clock.opened(desk),
        lately=(),
    )
    desk.lines.append(LogLine(None, told, THE_START, desk.now))
    desk.say("begins", hash=match.commitment[:SHORT])
    desk.tell(told)
    if match.position.result is not None:
        finish(desk)


def at_ms(desk: Desk) -> int:
    """The time of an entry: since the game began, pauses left out."""
    table = desk.table
    until = desk.now if table.paused_at is None else table.paused_at
    return max(0, until - table.started_at - table.paused_ms)


def _is_unnoticed(desk: Desk, before: Position[Any], told: tuple[Told, ...]) -> bool:
    """Whether everybody still sees the game wait as it did."""
    if heard(told, None):
        return False
    return views.seen(desk.game, before, None) == views.seen(desk.game, desk.playing.position, None)


def _since(desk: Desk, before: Position[Any]) -> int:
    """Since when everybody has seen the game wait."""
    return max((desk.table.askings[seat].since for seat in views.awaited(before)), default=desk.now)


def _ask_anew(desk: Desk, before: Position[Any], same: clock.Same, anew: bool, since: int) -> None:
    after = desk.playing.position
    askings, drafts = [], []
    for seat, (asking, draft) in enumerate(zip(desk.table.askings, desk.table.drafts, strict=True)):
        stays = _still_asked(_put_to(desk, before, seat), _put_to(desk, after, seat), same)
        askings.append(asking if stays else Asking(asking.number + 1, since))
        drafts.append(draft if stays and (anew or not _acted(desk, seat)) else "")
        if not stays or _took_back(desk, seat):
            desk.table = desk.table.with_aside(seat, ())
    desk.change(askings=tuple(askings), drafts=tuple(drafts))


def _took_back(desk: Desk, seat: Seat) -> bool:
    """What others quietly take back clears nothing of a seat's own: it would tell of it."""
    entry = desk.lines[-1].entry
    return isinstance(entry, Undone) and entry.by == seat


def _acted(desk: Desk, seat: Seat) -> bool:
    entry = desk.lines[-1].entry
    return isinstance(entry, Acted) and entry.seat == seat


def _put_to(desk: Desk, position: Position[Any], seat: Seat) -> tuple[tuple[Question[Any], bool], ...]:
    asked = views.asked(desk.game, position, seat)
    questions = tuple((question, answers is not None) for question, answers, _ in asked)
    return tuple(one for one in questions if one[1]) or questions


def _still_asked(
    before: tuple[tuple[Question[Any], bool], ...], after: tuple[tuple[Question[Any], bool], ...], same: clock.Same
) -> bool:
    if len(before) != len(after):
        return False
    return all(
        waited == still and (same(one, other) if waited else one == other)
        for (one, waited), (other, still) in zip(before, after, strict=True)
    )


def finish(desk: Desk) -> None:
    """The match is over, with a result or without one: what was sealed may be seen."""
    desk.change(phase=Phase.FINISHED, openings=(), later=(), wish=None, paused_at=None)
    desk.say("seed-opened", seed=desk.table.seed[:SHORT])
