"""One declaration of what can be said at a table: for slash commands, typed lines, buttons and help alike.

A command's words stand in `table.ftl`: `table-command-join = join, sit` (the first is shown, all are understood),
with `.help`. Its parameters are the fields of its verb. Menus show commands in the order in which they stand here.
"""

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass, fields
from enum import Flag, auto
from functools import lru_cache
from itertools import zip_longest
from types import NoneType, UnionType
from typing import Any, Final, get_args, get_type_hints

from bot.tables.model import intents
from bot.tables.model.intents import Verb
from bot.text import LANGUAGES, Catalogue, keys, naming
from bot.text.lexicon import MOST_KEPT, Phrasebook, folded
from bot.text.voice import TABLE
from engine.core.numbers import number
from engine.core.once import cached_property
from engine.core.refusal import Refused


@dataclass(frozen=True, slots=True)
class Parameter:
    """One field of a verb that can be filled in."""

    name: str
    kind: type
    """`str`, `int` or `bool`."""
    required: bool


class Is(Flag):
    """What a command says of itself, for whoever serves it and for every menu."""

    LOOK = auto()
    """It changes nothing, so nothing is committed."""
    HISTORY = auto()
    """It needs the whole log of the table."""
    LATELY = auto()
    """It needs the newest lines of the log."""
    WHISPERED = auto()
    """Its answer is for whoever asked alone."""
    SEATLESS = auto()
    """It may be asked by those who only watch."""
    LINK = auto()
    """It may be pressed by opening a link, which anybody can write and send to anybody."""
    LOBBY = auto()
    """Its button belongs to a lobby and is of no use beside a board."""
    ANYWHERE = auto()
    """It may be asked where we are not at home."""
    PLACES = auto()
    """It may be asked in places only, not in private."""
    GROUP = auto()
    """It stands in the short menu of a group."""
    FIRST = auto()
    """It stands at the head of the menu in private: there it is most often wanted."""
    SEAT = auto()
    """It is about a seat, and stands with the others that are."""
    TYPED = auto()
    """It is typed or pressed: no form is made of it."""
    BUTTON = auto()
    """It is pressed only and stands in no menu."""


NOTHING: Final = Is(0)


@dataclass(frozen=True, slots=True)
class Command:
    """A verb under its name. The name is ASCII and stands in buttons; people see and type its words."""

    name: str
    verb: type[Verb]
    traits: Is = NOTHING
    takes_rest: bool = False
    """Whether the last parameter takes the rest of the line."""

    @property
    def parameters(self) -> tuple[Parameter, ...]:
        """What can be filled in."""
        hints = get_type_hints(self.verb)
        found = ((one, _plain(hints[one.name])) for one in fields(self.verb))  # type: ignore[arg-type]
        return tuple(
            Parameter(one.name, kind, one.default is MISSING and one.default_factory is MISSING)
            for one, kind in found
            if kind is not None
        )


COMMANDS = (
    Command("play", intents.Open, Is.GROUP, takes_rest=True),
    Command("solo", intents.Solo, Is.GROUP, takes_rest=True),
    Command("learn", intents.Learn, Is.GROUP, takes_rest=True),
    Command("skiplesson", intents.SkipLesson, Is.BUTTON),
    Command("nohints", intents.NoHints, Is.BUTTON),
    Command("join", intents.Join, Is.LINK | Is.GROUP),
    Command("leave", intents.Leave, Is.LOBBY | Is.GROUP),
    Command("start", intents.Start, Is.LINK | Is.LOBBY | Is.GROUP),
    Command("confirm", intents.Confirm, Is.LINK | Is.LOBBY | Is.BUTTON),
    Command("cancel", intents.Cancel, Is.LOBBY),
    Command("act", intents.Say, Is.WHISPERED | Is.FIRST | Is.GROUP, takes_rest=True),
    Command("board", intents.ShowBoard, Is.LOOK | Is.SEATLESS | Is.LINK | Is.FIRST | Is.GROUP),
    Command("hand", intents.ShowHand, Is.LOOK | Is.LATELY | Is.WHISPERED | Is.LINK | Is.ANYWHERE | Is.FIRST | Is.GROUP),
    Command("status", intents.ShowStatus, Is.LOOK | Is.WHISPERED | Is.SEATLESS | Is.LINK | Is.FIRST | Is.GROUP),
    Command(
        "look", intents.Look, Is.LOOK | Is.WHISPERED | Is.SEATLESS | Is.LINK | Is.FIRST | Is.GROUP, takes_rest=True
    ),
    Command(
        "catchup", intents.CatchUp, Is.LOOK | Is.HISTORY | Is.WHISPERED | Is.SEATLESS | Is.LINK | Is.FIRST | Is.GROUP
    ),
    Command(
        "rules",
        intents.ShowRules,
        Is.LOOK | Is.WHISPERED | Is.SEATLESS | Is.LINK | Is.ANYWHERE | Is.FIRST | Is.GROUP,
        takes_rest=True,
    ),
    Command("seal", intents.ShowSeal, Is.LOOK | Is.WHISPERED | Is.SEATLESS),
    Command(
        "settings",
        intents.ShowSettings,
        Is.LOOK | Is.WHISPERED | Is.SEATLESS | Is.LINK | Is.LOBBY | Is.TYPED | Is.GROUP,
    ),
    Command("why", intents.Why, Is.LOOK | Is.SEATLESS | Is.LINK | Is.BUTTON),
    Command("help", intents.Help, Is.LOOK | Is.WHISPERED | Is.SEATLESS | Is.LINK | Is.GROUP),
    Command("tables", intents.ShowTables, Is.WHISPERED | Is.LINK | Is.ANYWHERE | Is.FIRST | Is.GROUP),
    Command("team", intents.SayToTeam, Is.FIRST, takes_rest=True),
    Command("undo", intents.Undo, Is.HISTORY | Is.FIRST | Is.GROUP),
    Command("vote", intents.Vote, Is.HISTORY | Is.FIRST | Is.GROUP),
    Command("end", intents.ProposeEnd),
    Command("pause", intents.Pause, Is.GROUP),
    Command("resume", intents.Resume, Is.GROUP),
    Command("handover", intents.HandOver, Is.SEAT | Is.GROUP),
    Command("back", intents.TakeBack, Is.SEAT | Is.GROUP),
    Command("resign", intents.Resign, Is.SEAT),
    Command("kick", intents.Kick, Is.SEAT),
    Command("computer", intents.Computer, Is.LOBBY | Is.SEAT),
    Command("fill", intents.Fill, Is.LOBBY | Is.SEAT),
    Command("move", intents.Move, Is.SEAT),
    Command("role", intents.Role, Is.SEAT),
    Command("configure", intents.Configure, takes_rest=True),
    Command("preset", intents.Preset, Is.LOBBY, takes_rest=True),
    Command("speed", intents.Speed, takes_rest=True),
    Command("pace", intents.Pace, Is.LOBBY),
    Command("watch", intents.Spectate),
    Command("rematch", intents.Rematch, Is.GROUP),
    Command("replay", intents.Replay, Is.LOOK | Is.HISTORY | Is.SEATLESS | Is.LINK | Is.GROUP),
    Command("share", intents.ShowEnding, Is.LOOK | Is.HISTORY | Is.SEATLESS | Is.LINK),
    Command("export", intents.Export, Is.LOOK | Is.HISTORY | Is.SEATLESS | Is.LINK),
    Command("bridge", intents.Bridge, Is.PLACES | Is.GROUP),
    Command("language", intents.SetLanguage, Is.WHISPERED | Is.GROUP),
    Command("forgetme", intents.ForgetMe, Is.GROUP),
)

MOST_WORDS = 4
"""No command is called by more words."""

BY_NAME: Mapping[str, Command] = {command.name: command for command in COMMANDS}
_BY_VERB: Mapping[type[Verb], Command] = {command.verb: command for command in COMMANDS}


def named(traits: Is) -> tuple[str, ...]:
    """The names of the commands that have all these traits, as they stand in menus."""
    return tuple(command.name for command in COMMANDS if traits in command.traits)


def has(verb: Verb, trait: Is) -> bool:
    """Whether what is wanted is a command with this trait."""
    command = _BY_VERB.get(type(verb))
    return command is not None and trait in command.traits


@dataclass(frozen=True)
class CommandWords:
    """The words of the commands in every language."""

    catalogue: Catalogue

    @classmethod
    @lru_cache(MOST_KEPT)
    def of(cls, catalogue: Catalogue) -> "CommandWords":
        """The words of a catalogue, laid out once for whoever asks."""
        return cls(catalogue)

    @cached_property
    def names(self) -> Mapping[str, Command]:
        """Every folded word by which a command can be called."""
        found: dict[str, Command] = {}
        for lang in LANGUAGES:
            for command in COMMANDS:
                for word in self.words(lang, command):
                    found.setdefault(folded(word), command)
        return {**found, **BY_NAME}

    def named(self, word: str) -> Command | None:
        """The command that a single word calls."""
        return self.names.get(folded(word))

    def words(self, lang: str, command: Command) -> tuple[str, ...]:
        """The words of a command in a language; the first one is shown."""
        said = self.catalogue.words(lang)(keys.id_key(TABLE, f"command-{command.name}"))
        return tuple(word.strip() for word in said.split(","))

    def help(self, lang: str, command: Command) -> str:
        """What a command does."""
        return self.catalogue.words(lang)(f"{keys.id_key(TABLE, f'command-{command.name}')}.help")

    def begun(self, line: str) -> tuple[Command | None, str]:
        """The command that a typed line begins with, if it begins with one, and the rest of the line."""
        words = line.strip().removeprefix("/").split(" ")
        found = self._book.whole(list(map(folded, words[:MOST_WORDS])))
        return (None, line) if found is None else (self.names[found[1]], " ".join(words[found[0] :]))

    def begins(self, line: str) -> bool:
        """Whether a typed line begins with the word of a command, be it one that can be read or not."""
        return self.begun(line)[0] is not None

    def find(self, line: str) -> Verb | None:
        """The command that a typed line begins with; None if it begins with none, so it is meant for the game."""
        command, rest = self.begun(line)
        if command is None:
            return None
        values = _split(rest, len(command.parameters)) if command.takes_rest else rest.split()
        return read(command, list(self._plain(command, values)))

    def told(self, refused: Refused, lang: str) -> Refused:
        """A refusal of a command, by the name that the reader knows it by."""
        command = BY_NAME.get(str(refused.params.get("name"))) if refused.key == "bad_arguments" else None
        if command is None:
            return refused
        return Refused(refused.key, name=self.words(lang, command)[0])

    def _plain(self, command: Command, values: list[str]) -> Iterator[str]:
        """Yes and no in anybody's language as `read` wants them."""
        kinds = [one.kind for one in command.parameters]
        for kind, value in zip_longest(kinds[: len(values)], values):
            yield naming.truth(self.catalogue, value) if kind is bool else value

    @cached_property
    def _book(self) -> Phrasebook:
        return Phrasebook({phrase: phrase for phrase in self.names})


def from_path(path: str) -> Verb:
    """The verb of a command button: `configure.rounds.3`."""
    name, *values = path.split(".")
    command = BY_NAME.get(name)
    if command is None:
        raise Refused("bad_button")
    return read(command, values)


def read(command: Command, values: list[str]) -> Verb:
    """A command's verb with its fields filled in, in order; `Refused("bad_arguments")` if they do not fit."""
    filled: dict[str, Any] = {}
    left = list(values)
    for parameter in command.parameters:
        if left:
            filled[parameter.name] = _value(parameter.kind, left.pop(0))
        elif parameter.required:
            raise Refused("bad_arguments", name=command.name)
    if left:
        raise Refused("bad_arguments", name=command.name)
    return command.verb(**filled)


def _split(line: str, parts: int) -> list[str]:
    return line.split(None, parts - 1) if parts > 1 else [line.strip()] if line.strip() else []


def _value(kind: type, word: str) -> object:
    try:
        if kind is bool:
            return {"yes": True, "no": False, "on": True, "off": False, "1": True, "0": False}[word.lower()]
    except KeyError:
        raise Refused("bad_argument", word=word[:40]) from None
    meant = number(word) if kind is int else word
    if meant is None:
        raise Refused("bad_argument", word=word[:40])
    return meant


def _plain(hint: Any) -> type | None:
    if isinstance(hint, UnionType):
        hint = next(one for one in get_args(hint) if one is not NoneType)
    return hint if hint in (str, int, bool) else None
