"""Before the deal everybody confirms and has a private door open: cards are dealt only to people who can get them."""

from bot.tables.domain import newcomers, talking, turns
from bot.tables.domain.desk import Desk
from bot.tables.domain.handler import Handler, serving
from bot.tables.model.intents import Confirm, Start
from bot.tables.model.reply import Reply
from bot.tables.model.table import GAMES_OWN_CLOCKS, NO_CLOCK, Phase, Sitter
from engine.core.dice import mixed_seed
from engine.core.match import Match
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.settings import Value, read_settings


def start(desk: Desk, _verb: Start) -> Reply:
    """The host finds the table complete; whoever is not yet known to be here is asked."""
    desk.require_host()
    if desk.table.phase not in (Phase.LOBBY, Phase.GATHERING):
        raise Refused("not_in_lobby")
    _check_setup(desk)
    seat = desk.table.seat_of(desk.who.id)
    if seat is not None:
        _confirm(desk, seat)
    desk.change(phase=Phase.GATHERING, touched_at=desk.now)
    return recheck(desk)


def confirm(desk: Desk, _verb: Confirm) -> Reply:
    """I am here."""
    if desk.table.phase not in (Phase.LOBBY, Phase.GATHERING):
        raise Refused("not_in_lobby")
    _confirm(desk, desk.seat)
    return recheck(desk)


def recheck(desk: Desk) -> Reply:
    """Deal as soon as nobody is missing any more; who is missing stands on the board."""
    if desk.table.phase is not Phase.GATHERING:
        return Reply(desk.private("you-confirmed"), table=desk.table.id)
    missing = missing_seats(desk)
    if missing:
        return Reply(desk.private("waiting-to-confirm", seats=missing), table=desk.table.id, acted=True)
    _deal(desk)
    return Reply(desk.private("dealt"), table=desk.table.id, acted=True)


def missing_seats(desk: Desk) -> tuple[Seat, ...]:
    """The seats whose people have not confirmed."""
    return tuple(seat for seat, one in enumerate(desk.table.sitters) if one.person is not None and not one.confirmed)


def _confirm(desk: Desk, seat: Seat) -> None:
    if desk.intent is not None and desk.intent.door is None and not desk.table.sitters[seat].confirmed:
        raise Refused("door_not_open")
    desk.sit(seat, confirmed=True)


def _check_setup(desk: Desk) -> None:
    taken = [sitter for sitter in desk.table.sitters if not sitter.is_free]
    desk.game.setup(len(taken), desk.table.settings, _roles(desk, taken))


def _deal(desk: Desk) -> None:
    taken = tuple(sitter for sitter in desk.table.sitters if not sitter.is_free)
    seed = mixed_seed(desk.table.secret, *(sitter.person or sitter.computer for sitter in taken))
    if desk.table.pace != GAMES_OWN_CLOCKS:
        desk.change(settings={**desk.game.hosting.slow, **desk.table.settings})
    elif sum(sitter.person is not None for sitter in taken) == 1 and not _has_chosen_clocks(desk):
        desk.change(pace=NO_CLOCK, settings={**_not_slow(desk), **desk.table.settings})  # computers wait for anybody
    desk.change(settings={**_crowned(desk, taken), **desk.table.settings}, champions=())
    roles = _roles(desk, taken)
    match, told = Match.start(desk.game, len(taken), seed, desk.table.settings, roles)
    desk.change(sitters=taken)
    for seat, sitter in enumerate(taken):
        if sitter.person is not None:
            desk.table = desk.table.holding(seat, sitter.person)
    newcomers.dealt(desk)
    turns.begin(desk, match, told)
    talking.open_rooms(desk)


def _not_slow(desk: Desk) -> dict[str, Value]:
    """What a slow table would have otherwise, as it is: a rematch without clocks is the same game again."""
    settings = read_settings(desk.game.settings, desk.table.settings)
    return {name: getattr(settings, name) for name in desk.game.hosting.slow}


def _has_chosen_clocks(desk: Desk) -> bool:
    """Whether the settings have other clocks than the game comes with."""
    chosen, plain = (read_settings(desk.game.settings, given) for given in (desk.table.settings, {}))
    return any(seconds(chosen) != seconds(plain) for seconds in desk.game.clocks.values())


def _crowned(desk: Desk, taken: tuple[Sitter, ...]) -> dict[str, Value]:
    """The seats of those who won here the last time, for a game that asks."""
    seats = [str(seat + 1) for seat, sitter in enumerate(taken) if sitter.person in desk.table.champions]
    return {desk.game.hosting.last_winners: " ".join(seats)} if desk.game.hosting.last_winners and seats else {}


def _roles(desk: Desk, taken: "tuple[Sitter, ...] | list[Sitter]") -> tuple[str, ...]:
    """The chosen roles, and for the rest those that are left, in the game's order; none where there are too few, and
    the game says why."""
    settings = read_settings(desk.game.settings, desk.table.settings)
    if len(taken) not in desk.game.seats:
        return ()
    possible = desk.game.roles(settings, len(taken))
    if len(possible) < len(taken):
        return ()
    chosen = {sitter.role for sitter in taken if sitter.role}
    left = iter(role for role in possible if role not in chosen)
    return tuple(sitter.role or next(left) for sitter in taken)


HANDLERS = serving(
    Handler(Start, start),
    Handler(Confirm, confirm),
)
