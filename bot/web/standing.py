"""How a table stands for one visitor: what phase it is in, who sits where, what may be chosen, what waits for whom.

It is told besides the messages, so that a page can show seats and settings as a form, and the visitor's own hand
without anybody having asked for it. Everything in it is public, but for the hand and `waits`, which are of the
visitor's own seat.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from bot.tables.domain import turns
from bot.tables.domain.desk import Desk
from bot.tables.handlers import lobby
from bot.tables.looks import framed, screens
from bot.tables.menu import commands
from bot.tables.menu.commands import Is
from bot.tables.menu.touching import Touches, touches
from bot.tables.model import views
from bot.tables.model.reply import Screen
from bot.tables.model.table import SPEEDS, Phase, Sitter
from bot.text import keys
from bot.text.voice import Voice
from bot.web.visitor import Visitor
from engine.core.position import Result
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.settings import Setting, offered

FIRST, TWO_SIDES = 1, 2
MOST_NUMBERS = 60
"""A number with more possible values than this is typed, not chosen."""

Standing = dict[str, Any]


def standing(desk: Desk, visitor: Visitor, lang: str, board: Screen | None) -> Standing:
    """Everything that a page shows besides messages and the hand; `board` is what everybody sees, once it is dealt."""
    voice, table, seat = desk.voice(lang), desk.table, seat_of(desk, visitor)
    playing = desk.match is not None and table.phase is Phase.PLAYING
    waiting = views.waiting_for(desk.match.position) if desk.match is not None and playing else ()
    stands: Standing = {
        "table": table.id,
        "game": table.game,
        "title": voice.title(),
        "phase": str(table.phase),
        "paused": table.paused_at is not None,
        "seat": seat,
        "host": visitor.person is not None and visitor.person == table.host,
        "waits": waits(desk, seat),
        "status": [] if board is None else status(desk, voice, seat, board),
        "dueAt": framed.due_of(desk, None) if playing and table.paused_at is None else None,
        "team": _has_team(desk, seat),
        "seals": _seals(desk),
        "speed": {"value": table.speed, "choices": [{"value": one, "label": voice(f"speed-{one}")} for one in SPEEDS]},
        "menu": [{"does": one, "help": voice(f"command-{one}.help")} for one in _menu(desk, seat)],
        "ofLobby": commands.named(Is.LOBBY),
        "forWatchers": commands.named(Is.SEATLESS),
        "seats": [_seat(desk, voice, number, sitter, waiting) for number, sitter in enumerate(table.sitters)],
    }
    return stands if table.phase is not Phase.LOBBY else {**stands, "form": _form(desk, voice)}


def seat_of(desk: Desk, visitor: Visitor) -> Seat | None:
    """The seat of a visitor; None for those who watch."""
    return None if visitor.person is None else desk.table.seat_of(visitor.person)


def waits(desk: Desk, seat: Seat | None) -> bool:
    """Whether the table waits for this seat's person: for an answer, or to say that they are here."""
    if seat is None:
        return False
    sitter = desk.table.sitters[seat]
    if desk.table.phase is Phase.GATHERING:
        return not sitter.confirmed
    if desk.match is None or not desk.table.is_playing or sitter.acts is None:
        return False
    return seat in views.awaited(desk.match.position)


def status(desk: Desk, voice: Voice, seat: Seat | None, board: Screen) -> list[str]:
    """What the board says below its title; at the end what came of it for the reader, and who came where."""
    said = board.text.split("\n")[1:]
    result = desk.playing.position.result
    if result is None:
        return [*said, voice("no-winner")] if desk.table.phase is Phase.FINISHED else said
    head = voice.won(result.winners) if seat is None else _own_end(voice, result, seat)
    return [head, " · ".join(_standings(voice, result))] if result.winners and len(set(result.places)) > 1 else [head]


def _own_end(voice: Voice, result: Result, seat: Seat) -> str:
    ranks, own = len(set(result.places)), result.places[seat]
    if own == FIRST:
        return voice("ending-won" if ranks > 1 else "ending-together")
    if ranks <= TWO_SIDES:
        return voice("ending-lost")
    return voice("ending-place", place=_rank(result, own), of=len(result.places))


def _rank(result: Result, place: int) -> int:
    """After how many others somebody came in, as it is told: behind two who share a place the next is left out.

    >>> [_rank(Result((2, 1, 2, 3), "example"), place) for place in (1, 2, 3)]
    [1, 2, 4]
    """
    return 1 + sum(one < place for one in result.places)


def _standings(voice: Voice, result: Result) -> Iterator[str]:
    """Who came where."""
    for place in sorted(set(result.places)):
        seats = tuple(seat for seat, one in enumerate(result.places) if one == place)
        yield voice("ending-line", place=_rank(result, place), seats=seats)


def _seals(desk: Desk) -> list[str]:
    """By what the dice are checked, as what happened tells it."""
    if desk.match is None:
        return []
    opened = (desk.table.seed,) if desk.table.phase is Phase.FINISHED else ()
    return [one[: turns.SHORT] for one in (desk.match.commitment, *opened) if one]


def _has_team(desk: Desk, seat: Seat | None) -> bool:
    """Whether somebody hears what this seat says to its team."""
    if seat is None or desk.match is None or not desk.table.is_playing:
        return False
    try:
        hearers = desk.game.aside.hearers(desk.match.position, seat)
    except Refused:
        return False
    return any(desk.table.sitters[one].acts for one in hearers)


def hand(desk: Desk, visitor: Visitor, lang: str) -> Screen | None:
    """The visitor's own hand with what it is asked; None for whoever holds no seat in play.

    The page is about this table only, so the line that names it is left out.
    """
    seat = seat_of(desk, visitor)
    if seat is None or desk.match is None or desk.table.phase is not Phase.PLAYING:
        return None
    voice = desk.voice(lang)
    screen = screens.hand(desk, seat, voice, on_board=True)
    return replace(screen, text=screen.text.partition("\n")[2])


def touched(desk: Desk, visitor: Visitor, lang: str) -> Touches | None:
    """What the visitor may touch on the board; None for whoever is asked nothing."""
    seat = seat_of(desk, visitor)
    if seat is None or desk.match is None or not desk.table.is_playing or not desk.table.sitters[seat].acts:
        return None
    facing = desk.facing(seat)
    if not facing.questions:
        return None
    is_alone = sum(sitter.acts is not None for sitter in desk.table.sitters) == 1
    may_undo = not desk.table.lesson  # there nothing is taken back
    return touches(facing, desk.voice(lang), may_undo=may_undo, is_alone=is_alone)


def _menu(desk: Desk, seat: Seat | None) -> Iterator[str]:
    """Commands for which neither the board nor the hand has a button."""
    if seat is None or desk.table.phase is not Phase.PLAYING:
        return
    if desk.table.paused_at is None:
        yield "pause"
    yield "back" if desk.table.sitters[seat].computer else "handover"
    yield from ("end", "resign")


def _seat(desk: Desk, voice: Voice, seat: Seat, sitter: Sitter, waiting: tuple[Seat, ...]) -> dict[str, Any]:
    role = sitter.role or (desk.table.roles[seat] if seat < len(desk.table.roles) else "")
    return {
        "number": seat + 1,
        "name": desk.names(voice.words.lang)[seat],
        "role": role,
        "roleName": voice.words.name(voice.slug, role) if role else "",
        "free": sitter.is_free,
        "computer": bool(sitter.computer),
        "person": sitter.person is not None and not sitter.gave_up,
        "open": desk.match is not None and sitter.is_called_out,
        "host": sitter.person is not None and sitter.person == desk.table.host,
        "ready": sitter.confirmed,
        "waited": seat in waiting,
    }


def _form(desk: Desk, voice: Voice) -> dict[str, Any]:
    seats = desk.game.seats
    values = desk.game.read(desk.table.settings)
    holding = desk.game.hosting.resolve(values, lobby.good_number(desk))
    taken = sum(not one.is_free for one in desk.table.sitters)
    begun_now = desk.game.hosting.resolve(values, taken) if taken in seats else values
    return {
        "about": voice.words(keys.id_key(voice.slug, "about")),
        "how": voice("lobby-how", least=seats.start, most=seats.stop - 1),
        "least": seats.start,
        "good": lobby.good_number(desk),
        "levels": list(desk.house.players.levels),
        "roles": [_role(desk, voice, role) for role in lobby.possible_roles(desk)],
        "pace": {"value": desk.table.pace, "choices": list(_paces(voice))},
        "preset": screens.preset_chosen(desk),
        "presets": [
            {"value": name, "label": voice(f"preset-{name}"), "help": screens.preset_in_words(desk, voice, name)}
            for name in desk.game.hosting.presets
        ],
        "settings": [
            _setting(voice, one, getattr(values, one.name), getattr(holding, one.name))
            for one in sorted(offered(desk.game.settings), key=lambda one: screens.is_of_others(desk, one))
            if one.applies(values) or one.applies(begun_now)
        ],
    }


def _role(desk: Desk, voice: Voice, role: str) -> dict[str, str]:
    team = desk.game.hosting.team_of(role)
    return {
        "value": role,
        "label": voice.words.name(voice.slug, role),
        "team": team,
        "teamName": voice.words.name(voice.slug, team) if team else "",
    }


def _paces(voice: Voice) -> Iterator[dict[str, str]]:
    for pace in screens.PACES:
        label = voice("pace-hours", n=int(pace)) if pace.isdigit() else voice(f"pace-{pace}")
        yield {"value": pace, "label": label}


def _setting(voice: Voice, setting: Setting, value: object, holding: object) -> dict[str, Any]:
    key = keys.setting_key(voice.slug, setting.name)
    return {
        "name": setting.name,
        "label": voice.words(key),
        "help": voice.words(f"{key}.help"),
        "kind": setting.kind,
        "value": value,
        "said": screens.value_in_words(voice, setting.name, holding),
        "choices": [
            {"value": one, "label": screens.value_in_words(voice, setting.name, one)} for one in _values(setting)
        ],
        "lowest": setting.lowest,
        "highest": setting.highest,
    }


def _values(setting: Setting) -> tuple[str, ...]:
    if setting.kind != "number" or setting.lowest is None or setting.highest is None:
        return setting.choices
    if setting.highest - setting.lowest >= MOST_NUMBERS:
        return ()
    return tuple(map(str, dict.fromkeys((*range(setting.lowest, setting.highest + 1), *setting.also))))
