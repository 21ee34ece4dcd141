"""What needs the others: taking back what they have seen, ending without a result, stopping or changing the clocks."""

from collections.abc import Callable
from dataclasses import replace

from bot.tables.domain import clock, later, turns
from bot.tables.domain.desk import Desk
from bot.tables.domain.handler import Handler, serving
from bot.tables.handlers import substitutes
from bot.tables.model.intents import Pace, Pause, ProposeEnd, Resume, Undo, Vote
from bot.tables.model.reply import PictureWanted, Reply, Screen
from bot.tables.model.table import GAMES_OWN_CLOCKS, NO_CLOCK, Phase, Sitter, Wish
from bot.text import naming
from engine.core.match import Acted, Undone
from engine.core.numbers import number
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.undo import UndoAsked, is_for_good, last_act

LONGEST_PACE_H = 24 * 14


def undo(desk: Desk, _verb: Undo) -> Reply:
    """Take my last act back, at once if nobody learned or did anything since, else by consent."""
    _require_playing(desk)
    if desk.table.lesson:
        raise Refused("in_a_lesson")
    seat = desk.seat
    asked = last_act(desk.known, seat)
    if asked is None:
        raise Refused("not_taken_back") if _has_acted_for_good(desk, seat) else Refused("nothing_to_undo")
    if not asked.consent_of:
        _take_back(desk, asked, seat)
        return Reply(desk.private("you-undid"), table=desk.table.id)
    if _wish(desk, Wish("undo", seat, _voters(desk, seat), (), asked.to, asked.was_seen)):
        return Reply(desk.private("you-undid"), table=desk.table.id)
    return Reply(desk.private("undo-asked"), screen=_before(desk, asked.to, seat), table=desk.table.id)


def _take_back(desk: Desk, asked: UndoAsked, seat: Seat) -> None:
    """At once; what others have done that the seat cannot know of stays as it is."""
    later.keep(desk, seat, None)
    was_public = _was_public(desk, asked.to)
    turns.enter(desk, Undone(asked.to, seat, turns.at_ms(desk)), stays=True)
    for entry in asked.stay:
        turns.enter(desk, replace(entry, at_ms=turns.at_ms(desk)), anew=True)
    if was_public:
        desk.say("undone", seat=seat)


def propose_end(desk: Desk, _verb: ProposeEnd) -> Reply:
    """Ask everybody to end the game without a result."""
    _require_playing(desk)
    is_over = _wish(desk, Wish("end", desk.seat, _voters(desk, desk.seat)))
    return Reply(desk.private("done") if is_over else desk.private("end-proposed"), table=desk.table.id)


def ask_to_end(desk: Desk) -> None:
    """The house asks, since somebody has been missing for long."""
    _wish(desk, Wish("end", None, _voters(desk, None)))


def ask_for_seat(desk: Desk, seat: Seat, newcomer: Sitter) -> None:
    """Somebody would take over a seat: its secrets are given by leave of those who play."""
    _wish(desk, Wish("seat", None, _voters(desk, None), newcomer=newcomer, seat=seat))


def pace(desk: Desk, verb: Pace) -> Reply:
    """How long decisions may take, from the next one on. Who plays and is not the host asks the others."""
    wanted = naming.pace(desk.private, (GAMES_OWN_CLOCKS, NO_CLOCK), verb.pace)
    if wanted not in (GAMES_OWN_CLOCKS, NO_CLOCK) and not 1 <= (number(wanted) or 0) <= LONGEST_PACE_H:
        raise Refused("bad_pace", most=LONGEST_PACE_H)
    seat = desk.table.seat_of(desk.who.id)
    if desk.table.phase is Phase.PLAYING and seat is not None and not desk.is_host:
        is_changed = _wish(desk, Wish("pace", seat, _voters(desk, seat), pace=wanted))
        return Reply(desk.private("done") if is_changed else desk.private("pace-proposed"), table=desk.table.id)
    desk.require_host()
    _change_pace(desk, wanted)
    return Reply(desk.private("done"), table=desk.table.id)


def voted(desk: Desk, line: str) -> Vote | None:
    """The vote that a bare yes or no is, while the table is asked something and the game does not take the word."""
    wish, seat = desk.table.wish, desk.table.seat_of(desk.who.id)
    meant = naming.truth(desk.house.catalogue, line)
    if wish is None or seat not in wish.voters or meant not in naming.YES_OR_NO or meant in desk.game.heads:
        return None
    return Vote(meant == "yes")


def vote(desk: Desk, verb: Vote) -> Reply:
    """Yes or no. The last yes carries it out, one no is enough to drop it."""
    wish = desk.table.wish
    if wish is None:
        raise Refused("nothing_to_vote")
    seat = desk.seat
    if seat not in wish.voters:
        raise Refused("not_your_vote")
    if not verb.yes:
        _drop(desk, wish)
    else:
        agreed = tuple(dict.fromkeys((*wish.agreed, seat)))
        desk.change(wish=replace(wish, agreed=agreed))
        settle(desk)
    return Reply(desk.private("voted"), table=desk.table.id)


def settle(desk: Desk) -> None:
    """Carry the wish out once everybody asked who is still here has agreed."""
    wish = desk.table.wish
    if wish is None or any(seat not in wish.agreed and desk.table.sitters[seat].acts for seat in wish.voters):
        return
    _answered(desk, wish)
    match wish.about:
        case "undo" if wish.by is not None and is_for_good(desk.known, wish.to):
            desk.say("undo-refused")
        case "undo" if wish.by is not None:
            later.keep(desk, wish.by, None)
            turns.enter(desk, Undone(wish.to, wish.by, turns.at_ms(desk)))
            desk.say("undone-seen" if wish.was_seen else "undone", seat=wish.by)
        case "pace":
            _change_pace(desk, wish.pace)
        case "seat" if wish.newcomer is not None:
            substitutes.take_over(desk, wish.seat, wish.newcomer)
        case "end":
            desk.say("ended-by-vote")
            turns.finish(desk)


def pause(desk: Desk, _verb: Pause) -> Reply:
    """Stop the clocks."""
    _require_playing(desk)
    if desk.table.paused_at is not None:
        raise Refused("is_paused")
    seat = desk.table.seat_of(desk.who.id)
    if seat is None:
        desk.require_host()
    desk.change(paused_at=desk.now, paused_by=desk.who.name)
    desk.say("paused", name=desk.who.name)
    return Reply(desk.private("paused", name=desk.who.name), table=desk.table.id)


def resume(desk: Desk, _verb: Resume) -> Reply:
    """Let the clocks run on from where they stood."""
    _require_playing(desk)
    if desk.table.paused_at is None:
        raise Refused("not_paused")
    if desk.table.seat_of(desk.who.id) is None:
        desk.require_host()
    clock.rewound(desk, desk.now - desk.table.paused_at)
    desk.change(paused_at=None, paused_by="", stopped=False)
    desk.say("resumed", name=desk.who.name)
    return Reply(desk.private("resumed", name=desk.who.name), table=desk.table.id)


def _wish(desk: Desk, wish: Wish) -> bool:
    """Put it to whoever has to agree; whether nobody had to, and it is carried out."""
    if desk.table.wish is not None:
        raise Refused("already_voting")
    desk.change(wish=wish)
    _put_to_all(desk, wish, desk.say)
    settle(desk)
    return desk.table.wish is None


def _answered(desk: Desk, wish: Wish) -> None:
    """Nobody is asked any more: the question goes from the board, what came of it is told there."""
    desk.change(wish=None)
    _put_to_all(desk, wish, desk.unsay)


def _put_to_all(desk: Desk, wish: Wish, say: Callable[..., None]) -> None:
    """The words by which everybody is asked."""
    if wish.newcomer is not None:
        say("seat-asked", name=wish.newcomer.name, seat=wish.seat)
    elif wish.by is None:
        say("end-suggested")
    elif wish.about == "pace":
        say("pace-asked", seat=wish.by, pace=clock.pace_in_words(desk, wish.pace))
    elif wish.about == "end":
        say("end-asked", seat=wish.by)
    else:
        say("undo-wanted-seen" if wish.was_seen else "undo-wanted", seat=wish.by)


def _voters(desk: Desk, by: Seat | None) -> tuple[Seat, ...]:
    """The people who are here; computer players consent to everything."""
    return tuple(seat for seat, one in enumerate(desk.table.sitters) if one.acts is not None and seat != by)


def _change_pace(desk: Desk, pace: str) -> None:
    desk.change(pace=pace)
    desk.say("pace-changed", pace=clock.pace_in_words(desk, pace))


def _drop(desk: Desk, wish: Wish) -> None:
    _answered(desk, wish)
    if wish.about == "end":
        for seat, sitter in enumerate(desk.table.sitters):
            if sitter.stood_in_at is not None:
                desk.sit(seat, stood_in_at=desk.now)
    desk.say(f"{wish.about}-refused")


def _before(desk: Desk, to: int, seat: Seat) -> Screen:
    """What would lie on the table again."""
    picture = PictureWanted(desk.table.id, "moment", desk.who.language, seat, to)
    return Screen(desk.private("undo-preview"), picture)


def _has_acted_for_good(desk: Desk, seat: Seat) -> bool:
    """Whether the last act of a seat is one that is never taken back."""
    acts = [at for at, entry in enumerate(desk.known.log) if isinstance(entry, Acted) and entry.seat == seat]
    return bool(acts) and is_for_good(desk.known, acts[-1])


def _was_public(desk: Desk, to: int) -> bool:
    """Whether everybody saw what is taken back; taking back a secret answer is a secret as well."""
    lines = [line for line in (*desk.history, *desk.lines) if line.entry is not None]
    return any(told.to is None for line in lines[to:] for told in line.told)


def _require_playing(desk: Desk) -> None:
    if desk.table.phase is not Phase.PLAYING:
        raise Refused("not_playing")


HANDLERS = serving(
    Handler(Undo, undo),
    Handler(Vote, vote),
    Handler(ProposeEnd, propose_end),
    Handler(Pace, pace),
    Handler(Pause, pause),
    Handler(Resume, resume),
)
