"""Small changes at a table on behalf of the house: languages, places, people who want to be forgotten."""

from base64 import b32encode
from collections.abc import Callable
from dataclasses import replace
from hashlib import blake2b
from hmac import compare_digest
from typing import TypeAlias

from bot.tables.domain import attendance, lessons, newcomers, presence
from bot.tables.domain.desk import Desk
from bot.tables.handlers import lobby, reach, substitutes
from bot.tables.model.intents import Fill, PersonId, PlaceKey, Start, TableId
from bot.tables.model.outbox import BoardChanged
from bot.tables.model.reply import Reply
from bot.tables.model.table import NO_CLOCK, Phase, Sitter, Table
from bot.tables.ports.store import Kept
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.settings import Value, declared
from engine.games import AnyGame

Errand: TypeAlias = Callable[[Desk], None]


def new_id(*parts: str) -> TableId:
    """The id of a new table: the same for the same delivery, so that it is opened once.

    >>> new_id("update-1", "web:kitchen") == new_id("update-1", "web:kitchen"), len(new_id("x"))
    (True, 8)
    """
    digest = blake2b("\0".join(parts).encode(), digest_size=5).digest()
    return b32encode(digest).decode().lower()


def rested(sitter: Sitter) -> Sitter:
    """Somebody of the last game, ready for the next: stand-ins leave, people confirm again."""
    if sitter.person is None or sitter.gave_up:
        return Sitter(name=sitter.name, computer=sitter.computer)
    return Sitter(sitter.person, sitter.name, sitter.language)


def seated_again(table: Table) -> tuple[Sitter, ...]:
    """Who sits where in a rematch: each a seat further on, so that others begin, in the role that they have played."""
    roles = (*table.roles, *("" for _ in table.sitters))
    *first, last = (replace(rested(one), role=role) for one, role in zip(table.sitters, roles, strict=False))
    return (last, *first)


def champions(kept: Kept | None, game: AnyGame) -> tuple[PersonId, ...]:
    """Whom the next table at a place remembers as the winners of the last one, if it is of the same game."""
    if kept is None or kept.table.game != game.slug or not game.hosting.last_winners:
        return ()
    if kept.match is None or kept.match.position.result is None:
        return kept.table.champions
    people = (kept.table.sitters[seat].person for seat in kept.match.position.result.winners)
    return tuple(person for person in people if person is not None)


def settings_again(kept: Kept, game: AnyGame) -> dict[str, Value]:
    """The settings for a rematch: with what was changed in play, and without who won the match before this one."""
    settings = {name: value for name, value in kept.table.settings.items() if name != game.hosting.last_winners}
    if kept.match is None or game.hosting.adjustable is None:
        return settings
    last = game.hosting.adjustable.next(kept.match.position.board)
    changed = {name: getattr(last, name) for name in game.hosting.adjustable.names}
    plain = {one.name: one.default for one in declared(game.settings)}
    return {**settings, **{name: value for name, value in changed.items() if value != settings.get(name, plain[name])}}


def for_a_beginner(table: Table, game: AnyGame) -> Table:
    """With what a first game is best played by, and nobody who must be waited for."""
    return replace(table, settings=dict(game.hosting.beginners), pace=NO_CLOCK)


def deal_at_once(desk: Desk) -> None:
    """Computer players sit down and the game begins."""
    newcomers.greet(desk, desk.seat)
    lobby.fill(desk, Fill())
    presence.start(desk, Start())


def begin_lesson(desk: Desk) -> None:
    """The weakest computer players sit down, and the game's lesson begins."""
    lesson = desk.house.lesson(desk.game.slug)
    if lesson is None:
        raise Refused("no_lesson")
    if desk.intent is not None and desk.intent.door is None:
        raise Refused("door_not_open")
    lobby.fill(desk, Fill(seats=lesson.seats, level=desk.house.players.levels[0]))
    desk.change(sitters=desk.table.sitters[: lesson.seats])
    lessons.begin(desk, lesson)


def taken_up(places: tuple[PlaceKey, ...], desk: Desk) -> Reply:
    """The table was set aside and is played on, at those of its places where no other table stands by now."""
    desk.change(places=places)
    desk.say("taken-up")
    for place in places:
        desk.send(BoardChanged(place, anew=True))
    return Reply()


def speak(language: str) -> Errand:
    """The table's public language."""

    def errand(desk: Desk) -> None:
        desk.require_host()
        desk.change(language=language)

    return errand


def understand(language: str) -> Errand:
    """The language of one person at the table, whose name is kept current on the way."""

    def errand(desk: Desk) -> None:
        seat = desk.table.seat_of(desk.who.id)
        if seat is not None:
            desk.sit(seat, name=desk.who.name, language=language)

    return errand


def forget(desk: Desk) -> None:
    """Take a person's name and id out of a table; a seat in play goes to a computer player."""
    seat = desk.table.seat_of(desk.who.id)
    desk.change(
        spectators=tuple(one for one in desk.table.spectators if one != desk.who.id),
        champions=tuple(one for one in desk.table.champions if one != desk.who.id),
    )
    if seat is not None:
        _forget_seat(desk, seat)
    desk.change(lately=(), moment="", asides=())


def _forget_seat(desk: Desk, seat: Seat) -> None:
    if desk.table.phase is Phase.PLAYING:
        substitutes.vacate(desk, seat, "resigned")
    computer = desk.table.sitters[seat].computer
    desk.sit(seat, person=None, name=desk.public("forgotten-name", number=seat + 1), computer=computer)
    desk.change(host="" if desk.table.host == desk.who.id else desk.table.host)
    attendance.pass_on_host(desk)


def bridge_code(table: Table) -> str:
    """The code by which another place may show this table: its id, and a word that only those seated are told."""
    word = b32encode(blake2b(b"bridge", key=table.secret.encode()[:64], digest_size=5).digest()).decode().lower()
    return f"{table.id}-{word}"


def bridged(code: str) -> Errand:
    """One more place shows this table."""

    def errand(desk: Desk) -> None:
        if desk.table.is_over:
            raise Refused("no_such_table")
        if desk.who.id not in desk.table.everybody and not compare_digest(code, bridge_code(desk.table)):
            raise Refused("bad_bridge_code")
        place = desk.intent.place if desk.intent else ""
        if place not in desk.table.places:
            desk.change(places=(*desk.table.places, place))
            reach.goes_on(desk)
            desk.say("bridged")
            desk.send(BoardChanged(place, anew=True))

    return errand


def board_anew(desk: Desk) -> None:
    """The board of the place where this was asked comes down to the end of the talk."""
    if desk.intent is not None and desk.intent.place in desk.table.places:
        desk.send(BoardChanged(desk.intent.place, anew=True))


def moved(old: PlaceKey, new: PlaceKey) -> Errand:
    """The platform gave a place another key; what stood there cannot be edited any more."""

    def errand(desk: Desk) -> None:
        if old in desk.table.places:
            desk.change(places=tuple(new if place == old else place for place in desk.table.places))
            desk.send(BoardChanged(new, anew=True))

    return errand


def lost(place: PlaceKey) -> Errand:
    """A place is there no more. A table without any other stands still until it is shown somewhere else."""

    def errand(desk: Desk) -> None:
        left = tuple(one for one in desk.table.places if one != place)
        if left:
            desk.change(places=left, hushed=tuple(one for one in desk.table.hushed if one[0] != place))
        else:
            reach.hush(place, reach.GONE)(desk)

    return errand


def unreachable(desk: Desk) -> Reply:
    """No private door of this person is open."""
    seat = desk.table.seat_of(desk.who.id)
    if seat is not None and not desk.table.sitters[seat].unreached:
        desk.sit(seat, unreached=True)
        desk.say("cannot-reach", seat=seat)
    return Reply()
