"""What stands on the table's own screens: the living board in each phase, a notice, the hand, who sits where."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from typing import Any

from bot.tables.domain import announcing, presence, talking
from bot.tables.domain.desk import Desk
from bot.tables.looks.framed import due_of, framed
from bot.tables.menu import prompts
from bot.tables.model import views
from bot.tables.model.button_ids import Kind, Pressed
from bot.tables.model.reply import Button, PictureWanted, Row, Screen, Tone, newest
from bot.tables.model.table import GAMES_OWN_CLOCKS, NO_CLOCK, Phase
from bot.text import keys
from bot.text.voice import Voice
from engine.core import run
from engine.core.match import Acted
from engine.core.seat import Seat
from engine.core.settings import Setting, offered

TONES: dict[str, Tone] = {"cancel": "danger", **dict.fromkeys(("join", "start", "hand", "confirm", "rematch"), "main")}
MOST_BEFALLEN = 300
"""So many letters may stand before a question: it has to be read to its end on every platform."""
PACES = (GAMES_OWN_CLOCKS, "24", "72", NO_CLOCK)


def board(desk: Desk, voice: Voice | None = None) -> Screen:
    """The one living message of a place, in the table's language; in play in another one, for a single reader."""
    said = voice or desk.public
    match desk.table.phase:
        case Phase.LOBBY | Phase.GATHERING:
            return _lobby(desk)
        case Phase.PLAYING:
            return _in_play(desk, said)
        case Phase.FINISHED:
            return _finished(desk, said)
    return Screen(desk.public("was-cancelled", game=desk.public.title()))


def public_board(desk: Desk, voice: Voice) -> Screen:
    """The board as everybody sees it, shown to one reader."""
    picture = PictureWanted(desk.table.id, "board", voice.words.lang) if desk.match else None
    return Screen("\n".join(status_lines(desk, voice)), picture)


def notice(desk: Desk, seat: Seat) -> Screen:
    """What the person of a seat is called for; that it is done, if nothing is."""
    voice = desk.voice_of(seat)
    wanted = announcing.notice(desk.game, desk.table, desk.match, seat)
    if wanted is None or not wanted.live:
        return notice_done(desk, seat)
    reminded = (voice("reminder"),) if wanted.reminds else ()
    return framed(desk, seat, voice, prompts.screen(desk.facing(seat), voice), *reminded)


def below_what_befell(desk: Desk, seat: Seat, asked: Screen) -> Screen:
    """A question below the newest of what was done to its person since they acted, as far as the log lies there."""
    told = desk.befallen(desk.since_act(seat), seat, desk.voice_of(seat))
    lines = newest(tuple(one for one in told if one not in asked.lately), MOST_BEFALLEN)
    header, _, question = asked.text.partition("\n")
    return replace(asked, text=f"{header}\n{lines}\n{question}") if lines else asked


def notice_done(desk: Desk, seat: Seat) -> Screen:
    """What becomes of a notice once its person has acted, or is not asked any more."""
    voice = desk.voice_of(seat)
    header = desk.about(voice, desk.table.sitters[seat].person or "")
    if desk.table.is_over:
        return Screen(f"{header}\n{voice('finished')}")
    return Screen(f"{header}\n{_what_was_answered(desk, seat, voice)}", lately=desk.table.aside(seat))


def _what_was_answered(desk: Desk, seat: Seat, voice: Voice) -> str:
    now = announcing.notice(desk.game, desk.table, desk.match, seat)
    given = now.given if now is not None else None
    if given is not None:
        return voice("answer-given", answer=voice.said(given, desk.playing.position.board, seat))
    did = desk.table.sitters[seat].did if _acted_last(desk, seat) else ""
    return voice("answer-stands", answer=did) if did else voice("notice-done")


def notice_given(desk: Desk, seat: Seat) -> Screen:
    """A notice whose person has answered and may still change that: its picture stays as it is."""
    voice = desk.voice_of(seat)
    return replace(framed(desk, seat, voice, prompts.screen(desk.facing(seat), voice)), picture=None)


def _acted_last(desk: Desk, seat: Seat) -> bool:
    """Whether nobody and no clock has done anything since a seat did; as far as the log lies on the desk."""
    last = next((line.entry for line in reversed(desk.history) if line.entry is not None), None)
    return isinstance(last, Acted) and last.seat == seat and desk.table.is_playing


def hand(desk: Desk, seat: Seat, voice: Voice, *, on_board: bool = False) -> Screen:
    """What only this seat may see, and what it may do now; `on_board` where they do it on the picture itself."""
    facing = desk.facing(seat)
    if facing.questions and desk.table.is_playing and desk.table.sitters[seat].acts:
        said = talking.lately(desk, seat)
        return framed(desk, seat, voice, prompts.screen(facing, voice), *said, on_board=on_board)
    picture = PictureWanted(desk.table.id, "seat", voice.words.lang, seat)
    header = desk.about(voice, desk.table.sitters[seat].person or "")
    text = "\n".join((header, *talking.lately(desk, seat), _why_nothing(desk, voice)))
    return Screen(text, picture, lately=() if desk.table.is_over else desk.table.aside(seat))


def _why_nothing(desk: Desk, voice: Voice) -> str:
    """Why somebody may do nothing."""
    if desk.table.is_over:
        return voice("finished")
    return voice("nothing-asked") if desk.table.paused_at is None else _pause(desk, voice)


def status_lines(desk: Desk, voice: Voice) -> Iterator[str]:
    """Who sits where, who is awaited, how much time is left, by which settings."""
    yield _title(desk, voice)
    yield from _seats(desk, voice)
    if desk.table.phase is Phase.PLAYING:
        yield from standings(desk, voice)
        yield from _awaited(desk, voice)
        yield from time_left(desk, voice, due_of(desk, None))
    yield from _settings(desk, voice, changed_only=True)


def time_left(desk: Desk, voice: Voice, due_at: int | None) -> tuple[str, ...]:
    """How much time is left, as a line."""
    if due_at is None or desk.table.paused_at is not None:
        return ()
    return (voice.words("core-time-left", seconds=max(0, due_at - desk.now) // 1000),)


def command(desk: Desk, voice: Voice, path: str, key: str, tone: Tone = "plain") -> Button:
    """A button for a command of the table."""
    label = voice(f"button-{key}")
    return Button(Pressed(desk.table.id, Kind.COMMAND, path).id, label, tone, voice(f"button-{key}.help"))


def door_button(desk: Desk, url: str) -> Button:
    """A button that opens somebody's private chat."""
    voice = desk.public
    confirm = Pressed(desk.table.id, Kind.COMMAND, "confirm").id
    return Button(confirm, voice("button-door"), "main", voice("button-door.help"), url=url)


def settings_screen(desk: Desk, voice: Voice, name: str = "") -> Screen:
    """Every setting with what it means, or one with its choices."""
    values = settings_now(desk)
    for setting in offered(desk.game.settings):
        if setting.name == name:
            key = keys.setting_key(voice.slug, name)
            buttons = tuple(_choice(desk, voice, name, value, setting.kind) for value in values_of(setting))
            text = f"{voice.words(key)}: {value_in_words(voice, name, getattr(values, name))}"
            return Screen(f"{text}\n{voice.words(f'{key}.help')}", rows=_rows((*buttons, _all_settings(desk, voice))))
    lines = tuple(_settings(desk, voice, explained=True))
    buttons = tuple(
        Button(_command_id(desk, f"settings.{one.name}"), voice.words(key), help=voice.words(f"{key}.help"))
        for one in offered(desk.game.settings)
        for key in (keys.setting_key(voice.slug, one.name),)
    )
    rows = (*_rows(buttons), *_before_the_deal(desk, voice))
    return Screen("\n".join((voice("settings-title"), *lines)), rows=rows, listed=len(buttons))


def _before_the_deal(desk: Desk, voice: Voice) -> tuple[Row, ...]:
    """What else may be done in the lobby: less often than what its board offers."""
    if desk.table.phase is not Phase.LOBBY:
        return ()
    rest = _buttons(desk, "computer", "rules", "help", "cancel", voice=voice)
    presets = tuple(_preset(desk, voice, name) for name in desk.game.hosting.presets)
    return (presets, tuple(_pace(desk, voice, pace) for pace in PACES), rest)


def preset_chosen(desk: Desk) -> str:
    """The whole way to play that the settings of now are; empty if they are none."""
    hosting, mine = desk.game.hosting, desk.table.settings
    kept = {name: value for name, value in mine.items() if name == hosting.last_winners}
    now = desk.game.read(mine)
    return next((name for name, one in hosting.presets.items() if desk.game.read({**one, **kept}) == now), "")


def preset_in_words(desk: Desk, voice: Voice, name: str) -> str:
    """What a whole way to play sets otherwise than usual."""
    usual, values = desk.game.read({}), desk.game.read(desk.game.hosting.presets[name])
    told = [
        f"{voice.words(keys.setting_key(voice.slug, one.name))}: {value_in_words(voice, one.name, value)}"
        for one in offered(desk.game.settings)
        for value in (getattr(values, one.name),)
        if value != getattr(usual, one.name) and not is_of_others(desk, one)
    ]
    return "; ".join(told) or voice("preset-usual")


def settings_now(desk: Desk) -> Any:
    """The settings as the host has left them before the deal; in play as they hold, or will with what was changed."""
    if desk.match is None:
        return desk.game.read(desk.table.settings)
    if desk.game.hosting.adjustable is None:
        return desk.match.settings
    return desk.game.hosting.adjustable.next(desk.match.position.board)


def values_of(setting: Setting) -> tuple[str, ...]:
    """What a setting may be, if that is few enough to choose from."""
    return setting.choices or (("yes", "no") if setting.kind == "flag" else _numbers(setting))


def value_in_words(voice: Voice, name: str, value: object) -> str:
    """The value of a setting as it is said."""
    if value is None:
        return voice("setting-follows")
    if isinstance(value, bool):
        return voice.words("core-yes" if value else "core-no")
    key = keys.setting_key(voice.slug, name, str(value))
    return voice.words(key) if value != "" and voice.words.has(key) else str(value) or voice.words("core-none")


def _title(desk: Desk, voice: Voice) -> str:
    """The game's name, and that the table departs from the publisher's rules, if it does."""
    departs = desk.game.hosting.house_rules(settings_now(desk))
    title = desk.titled(voice)
    return f"{title} · {voice.words('core-house-rules')}" if departs else title


def _lobby(desk: Desk) -> Screen:
    voice = desk.public
    gathering = desk.table.phase is Phase.GATHERING
    title = voice("lobby-title", game=_title(desk, voice), gathering=gathering)
    lines = [title, voice.words(keys.id_key(voice.slug, "about"))]
    lines += [*_seats(desk, voice), *_settings(desk, voice, changed_only=True)]
    if gathering:
        lines.append(voice("gathering", seats=presence.missing_seats(desk)))
        return Screen("\n".join(lines), rows=(_buttons(desk, "confirm", "cancel", "leave", "rules"),))
    seats = desk.game.seats
    lines.append(voice("lobby-how", least=seats.start, most=seats.stop - 1))
    return Screen(
        "\n".join(lines),
        rows=(
            _buttons(desk, "join", "leave", "start"),
            _buttons(desk, "fill", "settings"),
        ),
    )


def _in_play(desk: Desk, voice: Voice) -> Screen:
    lines = [_title(desk, voice), *_absent(desk, voice), *_awaited(desk, voice), *standings(desk, voice)]
    lines += _wish_line(desk, voice)
    paused = desk.table.paused_at is not None
    first = _buttons(desk, "resume", voice=voice) if paused else _buttons(desk, "hand", "undo", voice=voice)
    votes = _buttons(desk, "vote.yes", "vote.no", voice=voice) if desk.table.wish else ()
    taken = _buttons(desk, "join", voice=voice) if any(one.is_called_out for one in desk.table.sitters) else ()
    skip = _buttons(desk, "skiplesson", voice=voice) if desk.table.lesson else ()
    aside = () if paused else _buttons(desk, "pause", "handover", "leave", voice=voice)
    rows = (votes, (*first, *_buttons(desk, "catchup", "status", "rules", voice=voice)), skip, aside, taken)
    return Screen(
        "\n".join(lines),
        PictureWanted(desk.table.id, "board", voice.words.lang),
        tuple(row for row in rows if row),
        due_at=None if paused else due_of(desk, None),
        awaits=() if paused else views.waiting_for(desk.playing.position),
        lately=(*desk.table.lately, *((desk.table.moment,) if desk.table.moment else ())),
    )


def standings(desk: Desk, voice: Voice) -> tuple[str, ...]:
    """What wins the game, and how far everybody is from it."""
    told = desk.game.standings
    return (voice.words(keys.id_key(voice.slug, "standings"), **told(desk.playing.position.board)),) if told else ()


def _finished(desk: Desk, voice: Voice) -> Screen:
    """How it ended. That all agreed to end it stands among what happened last, and once is enough."""
    result = desk.playing.position.result
    lines = [_title(desk, voice)]
    if result is not None:
        lines += [voice("finished"), voice.won(result.winners)]
    picture = PictureWanted(desk.table.id, "board", voice.words.lang)
    share = _buttons(desk, "share", voice=voice) if result is not None else ()
    next_to_do = (*_buttons(desk, "rematch", "replay", voice=voice), *share)
    rows = (next_to_do, _buttons(desk, "export", "seal", voice=voice))
    return Screen("\n".join(lines), picture, rows, lately=desk.table.lately)


def _seats(desk: Desk, voice: Voice) -> Iterator[str]:
    """Who sits where; free seats beside each other take one line, and none once it is about to begin."""
    for is_empty, some in groupby(range(len(desk.table.sitters)), lambda seat: _is_empty(desk, seat)):
        seats = [*some]
        if is_empty and desk.table.phase is Phase.GATHERING:
            continue
        if is_empty and len(seats) > 1:
            yield voice("free-seats", first=seats[0] + 1, last=seats[-1] + 1)
        else:
            yield from (_seat_line(desk, voice, seat) for seat in seats)


def _seat_line(desk: Desk, voice: Voice, seat: Seat) -> str:
    sitter, role = desk.table.sitters[seat], _role(desk, seat)
    name = desk.names(voice.words.lang)[seat] if not sitter.is_free else voice("free-seat")
    host = "yes" if sitter.person == desk.table.host and sitter.person else "no"
    marks = "computer" if sitter.computer else "confirmed" if sitter.confirmed else "none"
    said = voice.words.name(voice.slug, role) if role else "none"
    return voice("seat-line", number=seat + 1, name=name, role=said, host=host, mark=marks)


def _is_empty(desk: Desk, seat: Seat) -> bool:
    return desk.table.sitters[seat].is_free and not _role(desk, seat)


def _role(desk: Desk, seat: Seat) -> str:
    return desk.table.sitters[seat].role or (desk.table.roles[seat] if seat < len(desk.table.roles) else "")


def _absent(desk: Desk, voice: Voice) -> Iterator[str]:
    away = tuple(seat for seat, one in enumerate(desk.table.sitters) if one.person is not None and one.computer)
    if away:
        yield voice("stand-ins", seats=away)


def _awaited(desk: Desk, voice: Voice) -> Iterator[str]:
    if desk.table.paused_at is not None:
        yield _pause(desk, voice)
        return
    position = desk.playing.position
    waiting = views.waiting_for(position)
    if waiting:
        yield voice.words("core-waiting-for", seats=waiting)
    elif run.runs_by_itself(position):
        yield voice.words("core-nobody-awaited")
    else:
        yield voice("nobody-known-awaited")


def _pause(desk: Desk, voice: Voice) -> str:
    """Who has paused the game, or why it stands still."""
    if desk.table.paused_by:
        return voice("is-paused-by", name=desk.table.paused_by)
    if any(one.acts for one in desk.table.sitters):
        return voice("is-paused")
    return voice("paused-alone")


def _wish_line(desk: Desk, voice: Voice) -> list[str]:
    wish = desk.table.wish
    if wish is None:
        return []
    still = tuple(seat for seat in wish.voters if seat not in wish.agreed)
    return [voice("vote-open", about=wish.about, seats=still)]


def _settings(desk: Desk, voice: Voice, changed_only: bool = False, explained: bool = False) -> Iterator[str]:
    values = settings_now(desk)
    for setting in offered(desk.game.settings):
        value = getattr(values, setting.name)
        if not changed_only or value != setting.default:
            key = keys.setting_key(voice.slug, setting.name)
            line = f"{voice.words(key)}: {value_in_words(voice, setting.name, value)}"
            yield f"{line}. {voice.words(f'{key}.help')}" if explained else line
    if desk.table.pace != GAMES_OWN_CLOCKS:
        yield voice("pace-line", pace=voice("pace-none") if desk.table.pace == NO_CLOCK else _hours(desk, voice))


def _hours(desk: Desk, voice: Voice) -> str:
    return voice("pace-hours", n=int(desk.table.pace))


def _pace(desk: Desk, voice: Voice, pace: str) -> Button:
    label = voice(f"pace-{pace}") if pace in (GAMES_OWN_CLOCKS, NO_CLOCK) else voice("pace-hours", n=int(pace))
    tone: Tone = "main" if pace == desk.table.pace else "quiet"
    return Button(_command_id(desk, f"pace.{pace}"), label, tone)


def is_of_others(desk: Desk, setting: Setting) -> bool:
    """Whether a choice of it stands for several other settings."""
    return any(desk.game.hosting.preset({setting.name: value}) for value in setting.choices)


def _preset(desk: Desk, voice: Voice, name: str) -> Button:
    tone: Tone = "main" if name == preset_chosen(desk) else "plain"
    return Button(
        _command_id(desk, f"preset.{name}"), voice(f"preset-{name}"), tone, preset_in_words(desk, voice, name)
    )


def _choice(desk: Desk, voice: Voice, name: str, value: str, kind: str) -> Button:
    label = value_in_words(voice, name, {"yes": True, "no": False}[value] if kind == "flag" else value)
    return Button(_command_id(desk, f"configure.{name}.{value}"), label)


def _numbers(setting: Setting) -> tuple[str, ...]:
    lowest, highest = setting.lowest, setting.highest
    if lowest is None or highest is None or highest - lowest > 19:
        return ()
    return tuple(map(str, range(lowest, highest + 1)))


def _all_settings(desk: Desk, voice: Voice) -> Button:
    return Button(_command_id(desk, "settings"), voice("back-to-all"), "quiet")


def _buttons(desk: Desk, *paths: str, voice: Voice | None = None) -> Row:
    said = voice or desk.public
    return tuple(command(desk, said, path, path.replace(".", "-"), TONES.get(path, "plain")) for path in paths)


def _command_id(desk: Desk, path: str) -> str:
    return Pressed(desk.table.id, Kind.COMMAND, path).id


def _rows(buttons: Row) -> tuple[Row, ...]:
    return tuple(buttons[at : at + 4] for at in range(0, len(buttons), 4))
