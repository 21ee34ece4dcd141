"""One declaration of what can be said at a table: for slash commands, typed lines, buttons and help alike.

A command's words stand in `table.ftl`: `table-command-join = join, sit` (the first is shown, all are understood),
with `.help`. Its parameters are the fields of its verb.
"""

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass, fields
from functools import cached_property
from itertools import zip_longest
from types import NoneType, UnionType
from typing import Any, get_args, get_type_hints

from bot.tables.model import intents
from bot.tables.model.intents import Verb
from bot.text import LANGUAGES, Catalogue, keys, naming
from bot.text.lexicon import Phrasebook, folded
from bot.text.voice import TABLE
from engine.core.numbers import number
from engine.core.refusal import Refused


@dataclass(frozen=True, slots=True)
class Parameter:
    """One field of a verb that can be filled in."""

    name: str
    kind: type
    """`str`, `int` or `bool`."""
    required: bool


@dataclass(frozen=True, slots=True)
class Command:
    """A verb under its name. The name is ASCII and stands in buttons; people see and type its words."""

    name: str
    verb: type[Verb]
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
    Command("play", intents.Open, takes_rest=True),
    Command("join", intents.Join),
    Command("leave", intents.Leave),
    Command("start", intents.Start),
    Command("confirm", intents.Confirm),
    Command("cancel", intents.Cancel),
    Command("act", intents.Say, takes_rest=True),
    Command("board", intents.ShowBoard),
    Command("hand", intents.ShowHand),
    Command("status", intents.ShowStatus),
    Command("look", intents.Look, takes_rest=True),
    Command("catchup", intents.CatchUp),
    Command("rules", intents.ShowRules, takes_rest=True),
    Command("seal", intents.ShowSeal),
    Command("settings", intents.ShowSettings),
    Command("why", intents.Why),
    Command("help", intents.Help),
    Command("tables", intents.ShowTables),
    Command("team", intents.Team, takes_rest=True),
    Command("undo", intents.Undo),
    Command("vote", intents.Vote),
    Command("end", intents.ProposeEnd),
    Command("pause", intents.Pause),
    Command("resume", intents.Resume),
    Command("handover", intents.HandOver),
    Command("back", intents.TakeBack),
    Command("resign", intents.Resign),
    Command("kick", intents.Kick),
    Command("computer", intents.Computer),
    Command("fill", intents.Fill),
    Command("move", intents.Move),
    Command("role", intents.Role),
    Command("configure", intents.Configure, takes_rest=True),
    Command("pace", intents.Pace),
    Command("watch", intents.Spectate),
    Command("rematch", intents.Rematch),
    Command("replay", intents.Replay),
    Command("export", intents.Export),
    Command("bridge", intents.Bridge),
    Command("language", intents.SetLanguage),
    Command("forgetme", intents.ForgetMe),
)

MOST_WORDS = 4
"""No command is called by more words."""

BY_NAME: Mapping[str, Command] = {command.name: command for command in COMMANDS}


@dataclass(frozen=True)
class CommandWords:
    """The words of the commands in every language."""

    catalogue: Catalogue

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
