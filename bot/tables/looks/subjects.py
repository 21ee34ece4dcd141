"""Which view a picture is painted from. Painters get a view and what its viewer was told, never a position."""

from dataclasses import replace
from typing import Any, Final

from bot.tables.domain.desk import Desk
from bot.tables.model import views
from bot.tables.model.reply import PictureWanted
from bot.tables.model.table import Phase
from bot.tables.ports.platform import Subject
from bot.text import keys
from bot.text.voice import Voice
from engine.core.event import heard
from engine.core.match import Match
from engine.core.position import Position
from engine.core.refusal import Refused
from engine.core.seat import Seat

A_SEED: Final = "0" * 64


def subject(desk: Desk, wanted: PictureWanted) -> Subject:
    """What a painter needs for a picture; the desk must hold the last line of the log, for a moment the whole log."""
    voice = desk.voice(wanted.language)
    if wanted.kind == "topic":
        return _explained(desk, voice, wanted)
    match wanted.kind:
        case "moment":
            position = _at(desk, wanted.moment or 0)
            told = desk.history[wanted.moment or 0].told if desk.history else ()
        case "seat":
            position = _drafted(desk, wanted.seat)
            told = desk.history[-1].told if desk.history else ()
        case _:
            position = desk.playing.position
            told = desk.history[-1].told if desk.history else ()
    seen = views.seen(desk.game, position, wanted.seat)
    recent = heard(told, wanted.seat)
    draft = desk.draft(wanted.seat) if wanted.kind == "seat" and wanted.seat is not None else None
    closer = wanted.things if wanted.kind == "closer" else None
    ending = wanted.kind == "ending"
    marks = (wanted.targets, wanted.labels, draft)
    called_off = wanted.kind != "moment" and desk.table.phase is Phase.FINISHED and position.result is None
    return Subject(desk.game, seen, voice.words, recent, *marks, closer, wanted.form, ending, called_off)


def _explained(desk: Desk, voice: Voice, wanted: PictureWanted) -> Subject:
    """What a page of the rules is about: it is the same before a game and whatever has come of it."""
    match = desk.match or Match.start(desk.game, max(desk.game.seats), A_SEED)[0]
    named = ((one.replace("-", "_"), voice.words(keys.id_key(voice.slug, one))) for one in wanted.things)
    seen = views.seen(desk.game, match.position, None)
    return Subject(desk.game, seen, voice.words, form=wanted.form, figures=tuple(named))


def _drafted(desk: Desk, seat: Seat | None) -> Position[Any]:
    position = desk.playing.position
    draft = None if seat is None else desk.draft(seat)
    if draft is None or seat is None:
        return position
    return replace(position, board=draft.preview(position.board, seat))


def _at(desk: Desk, moment: int) -> Position[Any]:
    if not 0 <= moment < max(1, len(desk.history)):
        raise Refused("no_such_moment", moment=moment)
    return desk.known.at(moment).position
