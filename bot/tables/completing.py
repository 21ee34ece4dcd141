"""What a line that is being typed may become: commands with their arguments, and legal answers, nearest first.

All of it is in the words of the person who types, and out of what that person may know: the choices offered are those
that the person's own seat has. Nothing changes, so nothing is committed.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from bot.tables.domain.desk import Desk
from bot.tables.handlers import lobby
from bot.tables.looks import screens
from bot.tables.menu.commands import COMMANDS, Command
from bot.tables.model import intents
from bot.tables.model.intents import Intent, Say, Verb
from bot.tables.model.table import SPEEDS, Phase
from bot.tables.service import Service
from bot.text import LANGUAGES, keys, naming
from bot.text.lexicon import folded
from bot.text.lookup import Lookup
from bot.text.voice import Voice
from engine.core.lines import is_for_later
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.settings import offered

MOST = 12
BEFORE_THE_DEAL: Final[frozenset[type[Verb]]] = frozenset(
    {
        *(intents.Open, intents.Solo, intents.Learn, intents.Start, intents.Confirm, intents.Cancel),
        *(intents.Fill, intents.Preset, intents.Rematch),
    }
)


@dataclass(frozen=True, slots=True)
class Completion:
    """A whole line that may be meant, and what it does."""

    line: str
    help: str = ""


Argument = Callable[[Desk, Voice, str], Iterable[Completion]]
"""What may stand behind a command: the word, and what it means; given what was typed of it."""


async def completions(service: Service, intent: Intent, line: str) -> tuple[Completion, ...]:
    """The lines that somebody may be about to type."""
    known = await service.shelf.person(intent.who.id)
    lang = known.speaks(intent.who)
    desk = await _desk(service, intent)
    word, space, rest = line.lstrip().partition(" ")
    command = service.words.named(word.removeprefix("/"))
    if command is not None and space and command.verb is not Say:
        found = _arguments(service, desk, lang, command, rest)
        return _shown(Completion(f"{word} {one.line}", one.help) for one in found)
    if word.startswith("/") and not space:
        hidden = _out_of_place(desk) if word == "/" else frozenset()
        return _shown(_commands(service, lang, word[1:], hidden))
    typed = rest if command is not None and space else line
    answers = await asyncio.to_thread(lambda: list(_answers(desk, lang, typed.lstrip()))) if desk is not None else []
    return _shown(answers or (_commands(service, lang, word) if word and not space else ()))


async def _desk(service: Service, intent: Intent) -> Desk | None:
    try:
        table = await service.interpreter.table_meant(intent)
    except Refused:
        return None
    kept = await service.shelf.load(table)
    return None if kept is None else service.acts.desk(kept, intent)


def _out_of_place(desk: Desk | None) -> frozenset[type[Verb]]:
    """What nobody looks for where a game is being played, though it may be typed."""
    if desk is None or desk.table.phase is not Phase.PLAYING:
        return frozenset()
    seated = desk.table.seat_of(desk.who.id) is not None
    more = (
        (intents.Join, seated),
        (intents.SkipLesson, not desk.table.lesson),
        (intents.Resume, not desk.table.paused_at),
    )
    return BEFORE_THE_DEAL | {verb for verb, is_out in more if is_out}


def _commands(
    service: Service, lang: str, typed: str, hidden: Collection[type[Verb]] = frozenset()
) -> Iterator[Completion]:
    called = [(command, service.words.words(lang, command)) for command in COMMANDS if command.verb not in hidden]
    fitting = [one for one in called if any(folded(word).startswith(folded(typed)) for word in one[1])]
    for command, words in sorted(fitting, key=lambda one: not folded(one[1][0]).startswith(folded(typed))):
        yield Completion(f"/{words[0]}", service.words.help(lang, command))


def _answers(desk: Desk, lang: str, typed: str) -> Iterator[Completion]:
    seat = desk.table.seat_of(desk.who.id)
    if seat is None or desk.match is None or not desk.table.is_playing:
        return
    *before, last = typed.split(";")
    head = "".join(f"{entry};" for entry in before) + (" " if before else "")
    voice = desk.voice(lang)
    if before and _is_for_later(desk, seat, voice, ";".join(before)):
        yield Completion(typed, voice("behind-is-kept"))
        return
    legal = {voice.action(choice.action): choice.action for choice in desk.facing(seat).choices}
    said = voice.speech.like(last.strip(), legal.values(), MOST) if last.strip() else list(legal)
    for one in said:
        yield Completion(f"{head}{one}", voice.words(f"{keys.verb_key(legal[one].tag)}.help"))


def _is_for_later(desk: Desk, seat: Seat, voice: Voice, before: str) -> bool:
    """Whether what is being typed stands behind something that brings more to light, or asks somebody else."""
    try:
        entries = voice.speech.read(before)
    except Refused:
        return False
    return is_for_later(desk.game, desk.playing.position, seat, entries)


def _arguments(service: Service, desk: Desk | None, lang: str, command: Command, typed: str) -> Iterator[Completion]:
    if command.verb in (intents.Open, intents.Solo, intents.Learn):
        found: Iterable[Completion] = _games(service, lang)
    elif command.verb is intents.SetLanguage:
        found = (Completion(service.house.catalogue.words(lang)(naming.language_key(one))) for one in LANGUAGES)
    elif desk is None or command.verb not in _ARGUMENTS:
        return
    else:
        found = _ARGUMENTS[command.verb](desk, desk.voice(lang), typed)
    yield from (one for one in found if folded(typed) in folded(f"{one.line} {one.help}"))


def _games(service: Service, lang: str) -> Iterator[Completion]:
    for slug, game in service.house.games().items():
        yield Completion(slug, service.house.voice(lang, game).title())


def _settings(desk: Desk, voice: Voice, typed: str) -> Iterator[Completion]:
    settings = offered(desk.game.settings)
    meant, _ = naming.setting(voice, settings, typed)
    for setting in settings:
        label = voice.words(keys.setting_key(voice.slug, setting.name))
        if setting.name == meant and typed.endswith(" "):
            for value in screens.values_of(setting):
                shown = {"yes": True, "no": False}[value] if setting.kind == "flag" else value
                yield Completion(f"{typed}{screens.value_in_words(voice, setting.name, shown)}")
        else:
            yield Completion(label, voice.words(f"{keys.setting_key(voice.slug, setting.name)}.help"))


def _seats(desk: Desk, voice: Voice, _typed: str) -> Iterator[Completion]:
    for number, sitter in enumerate(desk.table.sitters, 1):
        yield Completion(str(number), sitter.name or voice("free-seat"))


def _roles(desk: Desk, voice: Voice, _typed: str) -> Iterator[Completion]:
    for role in lobby.possible_roles(desk):
        yield Completion(voice.words.name(voice.slug, role))


def _paces(_desk: Desk, voice: Voice, _typed: str) -> Iterator[Completion]:
    for pace in screens.PACES:
        if pace.isdigit():
            yield Completion(pace, voice("pace-hours", n=int(pace)))
        else:
            yield Completion(voice(f"pace-{pace}.typed").partition(",")[0], voice(f"pace-{pace}"))


def _presets(desk: Desk, voice: Voice, _typed: str) -> Iterator[Completion]:
    for name in desk.game.hosting.presets:
        yield Completion(voice(f"preset-{name}"), screens.preset_in_words(desk, voice, name))


def _speeds(_desk: Desk, voice: Voice, _typed: str) -> Iterator[Completion]:
    for speed in SPEEDS:
        yield Completion(voice(f"speed-{speed}"))


def _terms(desk: Desk, voice: Voice, _typed: str) -> Iterator[Completion]:
    for term in Lookup.of(desk.house.catalogue, voice.slug).all(voice.words.lang):
        yield Completion(term.name, term.help)


_ARGUMENTS: Final[Mapping[type[Verb], Argument]] = {
    intents.Configure: _settings,
    intents.ShowSettings: _settings,
    intents.Join: _seats,
    intents.Computer: _seats,
    intents.Kick: _seats,
    intents.Move: _seats,
    intents.Role: _roles,
    intents.Pace: _paces,
    intents.Preset: _presets,
    intents.Speed: _speeds,
    intents.ShowRules: _terms,
}


def _shown(found: Iterable[Completion]) -> tuple[Completion, ...]:
    return tuple({one.line: one for one in found}.values())[:MOST]
