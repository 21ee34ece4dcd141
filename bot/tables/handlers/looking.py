"""Looking at a table changes nothing, so nothing is committed: board, hand, status, digest, rules, replay, export."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from bot.tables.domain.desk import Desk
from bot.tables.domain.handler import Handler, serving
from bot.tables.looks import screens, subjects
from bot.tables.model.button_ids import Kind, Pressed
from bot.tables.model.intents import (
    CatchUp,
    Export,
    Help,
    Look,
    Replay,
    ShowBoard,
    ShowEnding,
    ShowHand,
    ShowRules,
    ShowSeal,
    ShowSettings,
    ShowStatus,
    Why,
)
from bot.tables.model.reply import Button, File, PictureWanted, Reply, Row, Screen
from bot.tables.model.table import History, Phase
from bot.tables.ports.platform import Workshop
from bot.text import keys, naming
from bot.text.lookup import Explained, Lookup, Topic
from engine.core.event import heard
from engine.core.match import export
from engine.core.numbers import number
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.settings import offered

MOST_DIGEST = 30
"""A digest has at most so many lines; the latest ones."""
MOST_TOLD = 8
MOST_FOUND = 5
TOPIC = "topic-"
"""How the buttons of pages of the rules are called."""
IN_A_ROW = 3


def show_board(desk: Desk, _verb: ShowBoard) -> Reply:
    """The board as everybody sees it."""
    return _reply(desk, screens.public_board(desk, desk.private))


def show_hand(desk: Desk, _verb: ShowHand) -> Reply:
    """What only I may see, and what I alone was told since I last acted: not everybody can be written to."""
    desk.playing  # noqa: B018  refuses where there is nothing to see yet
    screen = screens.hand(desk, desk.seat, desk.private)
    told = _told_of_me(desk, desk.seat)[-MOST_TOLD:]
    shown = _reply(desk, replace(screen, text="\n".join((*told, screen.text))))
    return replace(shown, is_hand=desk.has_hand_here)


def show_status(desk: Desk, _verb: ShowStatus) -> Reply:
    """Who, how long, by which settings."""
    rows = ((screens.command(desk, desk.private, "seal", "seal", "quiet"),),) if desk.match else ()
    return _reply(desk, Screen("\n".join(screens.status_lines(desk, desk.private)), rows=rows))


def show_seal(desk: Desk, _verb: ShowSeal) -> Reply:
    """What proves that nobody has chosen the dice."""
    voice, match = desk.private, desk.playing
    lines = [voice.title(), voice("seal", hash=match.commitment)]
    lines.append(voice("seed", seed=match.seed) if desk.table.phase is Phase.FINISHED else voice("seed-later"))
    return _reply(desk, Screen("\n".join(lines)))


async def look(desk: Desk, verb: Look, workshop: Workshop) -> Reply:
    """The board or a part of it in words, and from near: my own view if I sit here, else everybody's."""
    desk.playing  # noqa: B018  refuses where there is nothing to see yet
    mine = PictureWanted(desk.table.id, "seat", desk.who.language, desk.table.seat_of(desk.who.id))
    things = tuple(token for entry in desk.private.speech.read(verb.at) for token in entry)
    seen = await workshop.look(subjects.subject(desk, mine), things)
    near = replace(mine, kind="closer", things=things)
    lines = dict.fromkeys((*_explained(desk, verb.at), *seen.splitlines()))
    return _reply(desk, Screen("\n".join(lines) or desk.private("nothing-there"), near))


def _explained(desk: Desk, called: str) -> Iterator[str]:
    """The whole effect of whatever is called like that, be it on the table or not."""
    lookup = Lookup.of(desk.house.catalogue, desk.private.slug)
    found = lookup.find(called, desk.private.words.lang)[:MOST_FOUND] if called else ()
    return (desk.private("term", name=one.name, help=one.help) for one in found)


def catch_up(desk: Desk, _verb: CatchUp) -> Reply:
    """What happened since I last acted."""
    seat = desk.table.seat_of(desk.who.id)
    since = desk.since_act(seat)
    mine = [desk.private("befell-you"), *desk.befallen(since, seat, desk.private)]
    lines = list(_digest(desk, since, seat))
    shown = lines[-MOST_DIGEST:]
    if len(lines) > len(shown):
        shown.insert(0, desk.private("and-earlier", n=len(lines) - len(shown)))
    about, picture = desk.about(desk.private, desk.who.id), PictureWanted(desk.table.id, "board", desk.who.language)
    if len(mine) > 1:
        return _reply(desk, Screen("\n".join((about, *mine)), picture, besides=(desk.private("besides"), *shown)))
    return _reply(desk, Screen("\n".join((about, *(shown or [desk.private("nothing-new")]))), picture))


def show_rules(desk: Desk, verb: ShowRules) -> Reply:
    """The game in short, or whatever is called like that."""
    voice = desk.private
    lookup = Lookup.of(desk.house.catalogue, voice.slug)
    topics = lookup.topics(voice.words.lang)
    if not verb.term:
        text = f"{voice.title()}\n{voice.words(keys.id_key(voice.slug, 'rules'))}"
        return _reply(desk, Screen(text, rows=tuple(_topics(desk, topics))))
    page = number(verb.term.removeprefix(TOPIC)) if verb.term.startswith(TOPIC) else None
    if page is not None and 0 <= page < len(topics):
        return _reply(desk, _topic(desk, lookup, topics[page]))
    found = lookup.find(verb.term, voice.words.lang)[:MOST_FOUND]
    if not found:
        raise Refused("no_such_term", name=verb.term[:40])
    return _reply(desk, Screen("\n\n".join(f"{one.name}\n{one.help}" for one in found), _drawn(desk, found[0])))


def _drawn(desk: Desk, one: Explained) -> PictureWanted | None:
    """The picture of what was looked up, as far as its painter has one."""
    if desk.match is None:
        return None
    thing = one.key.removeprefix(keys.id_key(desk.private.slug, "")).replace("-", "_")
    return PictureWanted(desk.table.id, "closer", desk.who.language, desk.table.seat_of(desk.who.id), things=(thing,))


def _topics(desk: Desk, topics: Sequence[Topic]) -> Iterator[Row]:
    """A button for each page of what is explained."""
    pages = tuple(
        Button(Pressed(desk.table.id, Kind.COMMAND, f"rules.{TOPIC}{at}").id, one.heading, "quiet")
        for at, one in enumerate(topics)
    )
    return (pages[at : at + IN_A_ROW] for at in range(0, len(pages), IN_A_ROW))


def _topic(desk: Desk, lookup: Lookup, topic: Topic) -> Screen:
    """A page of the rules, and the way back to the others."""
    told = lookup.told(topic, desk.private.words.lang)
    lines = (desk.private("term", name=one.name, help=one.help) for one in told)
    back = screens.command(desk, desk.private, "rules", "rules", "quiet")
    things = tuple(one.removeprefix(keys.id_key(desk.private.slug, "")) for one in topic.keys)
    shown = PictureWanted(desk.table.id, "topic", desk.who.language, things=things)
    return Screen("\n".join((topic.heading, *lines)), shown, rows=((back,),))


def why(desk: Desk, verb: Why) -> Reply:
    """Why something was refused, and what is possible now."""
    voice = desk.private
    lines = [*(_reasons(desk, verb.refusal) if verb.refusal else ()), voice("possible-now")]
    seat = desk.table.seat_of(desk.who.id)
    facing = desk.facing(seat) if seat is not None and desk.match and desk.table.is_playing else None
    for question, _, _ in facing.questions if facing else ():
        lines.append(voice.asks(question, question.facts(facing.position.board, facing.seat) if facing else {}))
        verbs = question.asks(facing.position.board)[facing.seat] if facing else ()
        lines += [voice.words(f"{keys.verb_key(one.tag)}.help") for one in verbs]
    if facing is None or not facing.questions:
        lines.append(voice("nothing-asked"))
    return _reply(desk, Screen("\n".join(lines), rows=((screens.command(desk, voice, "rules", "rules", "quiet"),),)))


def _reasons(desk: Desk, refusal: str) -> Iterator[str]:
    """What there is to add to a refusal, and the paragraphs of the rules that it goes back to."""
    voice = desk.private
    yield from voice.why(refusal)
    for one in Lookup.of(desk.house.catalogue, voice.slug).why(refusal, voice.words.lang):
        yield voice("term", name=one.name, help=one.help)


def show_settings(desk: Desk, verb: ShowSettings) -> Reply:
    """What can be chosen before the deal."""
    voice = desk.private
    name, _ = naming.setting(voice, offered(desk.game.settings), verb.name)
    screen = screens.settings_screen(desk, voice, name)
    return Reply(screen=screen, in_place=bool(verb.name), table=desk.table.id)


def help_here(desk: Desk, _verb: Help) -> Reply:
    """What can be typed in this game."""
    voice = desk.private
    verbs = (f"{voice.verb(verb)}: {voice.words(f'{keys.verb_key(verb.tag)}.help')}" for verb in desk.game.verbs)
    return _reply(desk, Screen("\n".join((voice("help"), *verbs))))


def replay(desk: Desk, verb: Replay) -> Reply:
    """One moment of a finished game, with buttons to the next and the one before."""
    _require_finished(desk)
    last = len(desk.history) - 1
    moment = min(max(0, verb.moment), last)
    seat = None if verb.seat is None else _seat(desk, verb.seat)
    told = desk.private.happened(heard(desk.history[moment].told, seat))
    lines = (desk.private("moment", moment=moment, last=last), *told)
    picture = None
    if moment >= desk.known.by_older_rules:
        picture = PictureWanted(desk.table.id, "moment", desk.who.language, seat, moment)
    rows = (_steps(desk, moment, last, verb.seat), _views(desk, moment))
    return Reply(screen=Screen("\n".join(lines), picture, rows), in_place=True, table=desk.table.id)


def export_game(desk: Desk, _verb: Export) -> Reply:
    """The whole game as a file that anybody can check."""
    _require_finished(desk)
    file = File(f"{desk.table.game}-{desk.table.id}.json", export(desk.known))
    return Reply(desk.private("exported"), file=file, table=desk.table.id)


def show_ending(desk: Desk, _verb: ShowEnding) -> Reply:
    """Who has won, as a picture to be shown around."""
    _require_finished(desk)
    if desk.playing.position.result is None:
        raise Refused("no_result")
    return _reply(desk, Screen(desk.private("to-show"), PictureWanted(desk.table.id, "ending", desk.who.language)))


def _digest(desk: Desk, lines: History, seat: Seat | None) -> Iterator[str]:
    said = (text for line in lines for text in desk.private.happened(heard(line.told, seat)))
    for text, same in groupby(said):
        times = len(list(same))
        yield text if times == 1 else desk.private("folded", text=text, times=times)


def _told_of_me(desk: Desk, seat: Seat) -> tuple[str, ...]:
    """What has happened to a seat since it acted, and what it alone was told."""
    return tuple(
        text
        for line in desk.since_act(seat)
        for one in line.told
        if one.heard_by(seat) and (one.to is not None or desk.befalls(one.event, seat))
        for text in desk.private.happened((one.event,))
    )


def _require_finished(desk: Desk) -> None:
    """Before the end a replay or an export would give every secret away."""
    if desk.table.phase is not Phase.FINISHED:
        raise Refused("not_finished")


def _steps(desk: Desk, moment: int, last: int, seat: int | None) -> Row:
    whose = "" if seat is None else f".{seat}"
    steps = (("first", 0), ("previous", moment - 1), ("next", moment + 1), ("last", last))
    return tuple(
        replace(screens.command(desk, desk.private, f"replay.{to}{whose}", f"replay-{key}"), on=0 <= to <= last)
        for key, to in steps
    )


def _views(desk: Desk, moment: int) -> Row:
    everybody = screens.command(desk, desk.private, f"replay.{moment}", "replay-everybody")
    seats = tuple(
        Button(Pressed(desk.table.id, Kind.COMMAND, f"replay.{moment}.{seat}").id, name, "quiet")
        for seat, name in enumerate(desk.table.names, 1)
    )
    return (everybody, *seats)


def _seat(desk: Desk, number: int) -> Seat:
    if not 1 <= number <= len(desk.table.sitters):
        raise Refused("no_such_seat", seat=number - 1)
    return number - 1


def _reply(desk: Desk, screen: Screen) -> Reply:
    return Reply(screen=screen, table=desk.table.id)


HANDLERS = serving(
    Handler(ShowBoard, show_board),
    Handler(ShowHand, show_hand),
    Handler(ShowStatus, show_status),
    Handler(CatchUp, catch_up),
    Handler(ShowRules, show_rules),
    Handler(ShowSeal, show_seal),
    Handler(ShowSettings, show_settings),
    Handler(Why, why),
    Handler(Help, help_here),
    Handler(Replay, replay),
    Handler(Export, export_game),
    Handler(ShowEnding, show_ending),
)
