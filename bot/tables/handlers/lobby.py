"""Before the deal: who sits where, by which settings, at which pace."""

from bot.tables.domain import attendance, presence, turns
from bot.tables.domain.desk import Desk
from bot.tables.domain.handler import Handler, serving
from bot.tables.looks import screens
from bot.tables.model.intents import (
    Cancel,
    Computer,
    Configure,
    Fill,
    Join,
    Kick,
    Leave,
    Move,
    Preset,
    Role,
    Spectate,
    Speed,
)
from bot.tables.model.reply import Reply
from bot.tables.model.table import SPEEDS, Phase, Sitter
from bot.text import keys, naming
from bot.text.voice import Voice
from engine.core.match import Configured
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.settings import Setting, Value, offered


def join(desk: Desk, verb: Join) -> Reply:
    """Sit down on the named seat, or on the first free one."""
    require_lobby(desk)
    if desk.table.seat_of(desk.who.id) is not None:
        raise Refused("already_seated")
    seat = free_seat(desk) if verb.seat is None else _seat(desk, verb.seat)
    if not desk.table.sitters[seat].is_free:
        raise Refused("seat_taken", seat=seat)
    sit_down(desk, seat)
    return Reply(desk.private("you-joined", number=seat + 1, game=desk.private.title()), table=desk.table.id)


def sit_down(desk: Desk, seat: Seat) -> None:
    """The person takes a seat and keeps its role."""
    who = desk.who
    role = desk.table.sitters[seat].role
    desk.table = desk.table.with_sitter(seat, Sitter(who.id, who.name, who.language, role=role))
    desk.change(spectators=tuple(one for one in desk.table.spectators if one != who.id))
    desk.say("joined", name=who.name, number=seat + 1)


def leave(desk: Desk, _verb: Leave) -> Reply:
    """Get up; an empty lobby is called off, a host's rights go to the next person."""
    seat = desk.seat
    name = desk.table.sitters[seat].name
    _clear(desk, seat)
    desk.say("left", name=name)
    attendance.pass_on_host(desk)
    if not desk.table.people:
        desk.change(phase=Phase.CANCELLED)
    return Reply(desk.private("you-left"), table=desk.table.id)


def kick(desk: Desk, verb: Kick) -> Reply:
    """Make somebody get up."""
    desk.require_host()
    seat = _seat(desk, verb.seat)
    if desk.table.sitters[seat].is_free:
        raise Refused("seat_is_free", number=seat + 1)
    name = desk.table.sitters[seat].name
    _clear(desk, seat)
    desk.say("left", name=name)
    attendance.pass_on_host(desk)
    return _done(desk)


def move(desk: Desk, verb: Move) -> Reply:
    """Exchange two seats."""
    require_lobby(desk)
    desk.require_host()
    here, there = _seat(desk, verb.seat), _seat(desk, verb.to)
    one, other = desk.table.sitters[here], desk.table.sitters[there]
    desk.table = desk.table.with_sitter(here, other).with_sitter(there, one)
    return _done(desk)


def role(desk: Desk, verb: Role) -> Reply:
    """Take a role, or give it to a seat; whoever had it takes the other's."""
    require_lobby(desk)
    seat = desk.seat if verb.seat is None else _seat(desk, verb.seat)
    if seat != desk.table.seat_of(desk.who.id):
        desk.require_host()
    wanted = naming.role(desk.private, possible_roles(desk), verb.role)
    if wanted not in possible_roles(desk):
        raise Refused("no_such_role", name=verb.role[:40])
    had = desk.table.sitters[seat].role
    for other, sitter in enumerate(desk.table.sitters):
        if sitter.role == wanted:
            desk.sit(other, role=had)
    desk.sit(seat, role=wanted)
    return _done(desk)


def computer(desk: Desk, verb: Computer) -> Reply:
    """A computer player for one seat."""
    require_lobby(desk)
    desk.require_host()
    seat = free_seat(desk) if verb.seat is None else _seat(desk, verb.seat)
    if not desk.table.sitters[seat].is_free:
        raise Refused("seat_taken", seat=seat)
    _put_computer(desk, seat, verb.level)
    return _done(desk)


def fill(desk: Desk, verb: Fill) -> Reply:
    """Computer players on free seats, up to a number of seats: the host's, or that with which the game is best."""
    require_lobby(desk)
    desk.require_host()
    free = _free_seats(desk)
    taken = len(desk.table.sitters) - len(free)
    most = good_number(desk) if verb.seats is None else verb.seats
    if verb.seats is None and free and most <= taken:
        raise Refused("enough_seats", n=taken)
    filled = free[: max(0, most - taken)]
    for seat in filled:
        _put_computer(desk, seat, verb.level)
    return Reply(desk.private("filled", n=len(filled)), table=desk.table.id)


def configure(desk: Desk, verb: Configure) -> Reply:
    """Give a setting a value; the game's own checks have the last word."""
    desk.require_host()
    voice, settings = desk.private, offered(desk.game.settings)
    name, typed = naming.setting(voice, settings, f"{verb.name} {verb.value}")
    setting = next((one for one in settings if one.name == name), None)
    if setting is None:
        raise Refused("no_such_setting", name=verb.name[:40])
    value = _value(voice, setting, typed)
    if desk.table.phase is Phase.PLAYING:
        return _configure_in_play(desk, setting, value)
    require_lobby(desk)
    chosen = {**desk.table.settings, name: value}
    desk.game.hosting.check(desk.game.read(chosen), max(desk.game.seats))
    desk.change(settings=chosen)
    return _done(desk)


def preset(desk: Desk, verb: Preset) -> Reply:
    """All settings as one of the game's whole ways to play has them."""
    desk.require_host()
    require_lobby(desk)
    hosting = desk.game.hosting
    name = naming.preset(desk.private, hosting.presets, verb.preset)
    if name not in hosting.presets:
        raise Refused("no_such_preset", name=verb.preset[:40])
    kept = {key: value for key, value in desk.table.settings.items() if key == hosting.last_winners}
    chosen = {**hosting.presets[name], **kept}
    hosting.check(desk.game.read(chosen), max(desk.game.seats))
    desk.change(settings=chosen)
    return _done(desk)


def speed(desk: Desk, verb: Speed) -> Reply:
    """How long computer players take over an answer, from now on."""
    desk.require_host()
    wanted = naming.speed(desk.private, SPEEDS, verb.speed)
    if wanted not in SPEEDS:
        raise Refused("bad_speed")
    desk.change(speed=wanted)
    return _done(desk)


def _value(voice: Voice, setting: Setting, typed: str) -> Value:
    try:
        return setting.read(naming.value(voice, setting, typed))
    except Refused:
        raise Refused("bad_setting", name=setting.name, value=typed[:60]) from None


def _configure_in_play(desk: Desk, setting: Setting, value: Value) -> Reply:
    """The few settings that a game leaves open; the log says when, so a replay knows it too."""
    turns.enter(desk, Configured(setting.name, str(value), turns.at_ms(desk)))
    voice = desk.public
    name = voice.words(keys.setting_key(voice.slug, setting.name))
    desk.say("setting-changed", name=name, value=screens.value_in_words(voice, setting.name, value))
    return _done(desk)


def spectate(desk: Desk, verb: Spectate) -> Reply:
    """Watch, or stop watching. Whoever holds a seat does not watch as well."""
    if desk.table.seat_of(desk.who.id) is not None:
        raise Refused("already_seated")
    others = tuple(one for one in desk.table.spectators if one != desk.who.id)
    desk.change(spectators=(*others, desk.who.id) if verb.watching else others)
    return Reply(desk.private("you-watch" if verb.watching else "you-stopped-watching"), table=desk.table.id)


def cancel(desk: Desk, _verb: Cancel) -> Reply:
    """Back from the presence check to the lobby, or from the lobby to nothing."""
    desk.require_host()
    if desk.table.phase is Phase.GATHERING:
        desk.change(phase=Phase.LOBBY)
        desk.say("check-cancelled")
    else:
        require_lobby(desk)
        desk.change(phase=Phase.CANCELLED)
        desk.say("cancelled")
    return _done(desk)


def require_lobby(desk: Desk) -> None:
    """Only before the deal. Whatever changes then, calls a presence check off."""
    if desk.table.phase not in (Phase.LOBBY, Phase.GATHERING):
        raise Refused("not_in_lobby")
    desk.change(touched_at=desk.now)


def free_seat(desk: Desk) -> Seat:
    """The first free seat; `Refused("table_full")`."""
    free = _free_seats(desk)
    if not free:
        raise Refused("table_full")
    return free[0]


def possible_roles(desk: Desk) -> tuple[str, ...]:
    """The roles that seats may hold by the settings of now."""
    return desk.game.roles(desk.game.read(desk.table.settings), max(desk.game.seats))


def good_number(desk: Desk) -> int:
    """With how many seats the game is best for those who have sat down, by the settings of now."""
    taken = len(desk.table.sitters) - len(_free_seats(desk))
    return desk.game.good_number(desk.game.read(desk.table.settings), taken)


def empty_seats(seats: int) -> tuple[Sitter, ...]:
    """Free seats."""
    return (Sitter(),) * seats


def _put_computer(desk: Desk, seat: Seat, level: str) -> None:
    desk.sit(seat, computer=desk.house.level(level), name=desk.public("computer-name", number=seat + 1))


def _clear(desk: Desk, seat: Seat) -> None:
    require_lobby(desk)
    desk.table = desk.table.with_sitter(seat, Sitter(role=desk.table.sitters[seat].role))
    if desk.table.phase is Phase.GATHERING:
        presence.recheck(desk)


def _free_seats(desk: Desk) -> tuple[Seat, ...]:
    return tuple(seat for seat, sitter in enumerate(desk.table.sitters) if sitter.is_free)


def _seat(desk: Desk, number: int) -> Seat:
    if not 1 <= number <= len(desk.table.sitters):
        raise Refused("no_such_seat", seat=number - 1)
    return number - 1


def _done(desk: Desk) -> Reply:
    return Reply(desk.private("done"), table=desk.table.id)


HANDLERS = serving(
    Handler(Join, join),
    Handler(Leave, leave),
    Handler(Kick, kick),
    Handler(Move, move),
    Handler(Role, role),
    Handler(Computer, computer),
    Handler(Fill, fill),
    Handler(Configure, configure),
    Handler(Preset, preset),
    Handler(Speed, speed),
    Handler(Spectate, spectate),
    Handler(Cancel, cancel),
)
