"""One declaration of what can be said at a table: for slash commands, typed lines, buttons and help alike.

A command's words stand in `table.ftl`: `table-command-join = join, sit` (the first is shown, all are understood),
with `.help`. Its parameters are the fields of its verb.
"""

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from functools import cached_property
from types import NoneType, UnionType
from typing import Any, get_args, get_type_hints

from bot.tables import intents
from bot.tables.intents import Verb
from bot.tables.voice import TABLE
from bot.text import LANGUAGES, Catalogue, keys
from bot.text.lexicon import folded
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
    Command("play", intents.Open),
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

    def words(self, lang: str, command: Command) -> tuple[str, ...]:
        """The words of a command in a language; the first one is shown."""
        said = self.catalogue.words(lang)(keys.id_key(TABLE, f"command-{command.name}"))
        return tuple(word.strip() for word in said.split(","))

    def help(self, lang: str, command: Command) -> str:
        """What a command does."""
        return self.catalogue.words(lang)(f"{keys.id_key(TABLE, f'command-{command.name}')}.help")

    def begins(self, line: str) -> bool:
        """Whether a typed line begins with the word of a command, be it one that can be read or not."""
        return folded(_head(line)[0]) in self.names

    def find(self, line: str) -> Verb | None:
        """The command that a typed line begins with; None if it begins with none, so it is meant for the game."""
        first, rest = _head(line)
        command = self.names.get(folded(first))
        if command is None:
            return None
        return read(command, _split(rest, len(command.parameters)) if command.takes_rest else rest.split())


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


def _head(line: str) -> tuple[str, str]:
    """The first word of a line, without its slash, and the rest."""
    first, _, rest = line.strip().removeprefix("/").partition(" ")
    return first, rest


def _split(line: str, parts: int) -> list[str]:
    return line.split(None, parts - 1) if parts > 1 else [line.strip()] if line.strip() else []


def _value(kind: type, word: str) -> object:
    try:
        if kind is bool:
            return {"yes": True, "no": False, "on": True, "off": False, "1": True, "0": False}[word.lower()]
        return int(word) if kind is int else word
    except (KeyError, ValueError):
        raise Refused("bad_argument", word=word[:40]) from None


def _plain(hint: Any) -> type | None:
    if isinstance(hint, UnionType):
        hint = next(one for one in get_args(hint) if one is not NoneType)
    return hint if hint in (str, int, bool) else None
