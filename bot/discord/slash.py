"""The slash commands, made of the table's one declaration of what can be said (`bot/tables/menu/commands.py`).

Names and descriptions stand in three languages; in Discord everybody sees their own. What concerns seats is grouped
under `/seat`, so that the list of commands stays short.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from bot.discord.dress import MOST_LINE, fitted
from bot.tables.menu.commands import BY_NAME, COMMANDS, Command, CommandWords, Is, Parameter, named
from bot.tables.model import intents
from bot.tables.model.intents import Verb
from bot.text import LANGUAGES
from engine.core.once import cached_property
from engine.core.refusal import Refused

DEFAULT: Final = "en"
SEAT: Final = "seat"
OF_A_SEAT: Final = named(Is.SEAT)
TOP: Final = tuple(one.name for one in COMMANDS if not one.traits & (Is.SEAT | Is.TYPED | Is.BUTTON))
OWN: Final = {
    "play": (Parameter("settings", str, required=False),),
    "hand": (Parameter("dm", bool, required=False),),
    "forgetme": (Parameter("sure", bool, required=True),),
}
"""Options that a command has in Discord besides the fields of its verb."""
SETTINGS, BY_DM, SURE = "settings", "dm", "sure"
CHOICES: Final = {"language": tuple((lang, lang) for lang in LANGUAGES)}
COMPLETED: Final = (*("game", "settings", "line", "term", "seat", "to", "role", "pace", "name", "value"),)
KINDS: Final = {str: 3, int: 4, bool: 5}
SUB_COMMAND: Final = 1
CHAT_INPUT: Final = 1
IN_SERVERS, IN_PRIVATE, AMONG_PEOPLE = 0, 1, 2
BY_SERVER, BY_PERSON = 0, 1


@dataclass(frozen=True)
class Given:
    """A command with its options, by the names of the fields that they fill."""

    command: Command
    options: Mapping[str, Any]
    focused: str = ""
    """The option that is just being typed."""

    def verb(self) -> Verb:
        """What is wanted; `Refused` if it does not fit."""
        own = {one.name for one in OWN.get(self.command.name, ())}
        try:
            return self.command.verb(**{name: value for name, value in self.options.items() if name not in own})
        except TypeError:
            raise Refused("bad_arguments", name=self.command.name) from None


@dataclass(frozen=True)
class Slash:
    """The commands in the words of every language."""

    words: CommandWords

    @cached_property
    def payload(self) -> list[dict[str, Any]]:
        """What is registered with Discord."""
        return [*(self._command(BY_NAME[name]) for name in TOP), self._seat()]

    def read(self, data: Any) -> Given:
        """What somebody asked."""
        options = data.get("options") or []
        name = data["name"]
        if name == SEAT and options:
            name, options = self._by_shown[options[0]["name"]], options[0].get("options") or []
        else:
            name = self._by_shown[name]
        command = BY_NAME[name]
        names = {self._text(f"option-{one.name}", DEFAULT): one.name for one in parameters(command)}
        given = {names[one["name"]]: one["value"] for one in options}
        focused = next((names[one["name"]] for one in options if one.get("focused")), "")
        return Given(command, given, focused)

    @cached_property
    def _by_shown(self) -> Mapping[str, str]:
        return {self.name(DEFAULT, BY_NAME[name]): name for name in (*TOP, *OF_A_SEAT)}

    def name(self, lang: str, command: Command) -> str:
        """The name of a command as Discord takes it."""
        return _name(self.words.words(lang, command)[0])

    def _command(self, command: Command, kind: int = CHAT_INPUT) -> dict[str, Any]:
        names = {lang: self.name(lang, command) for lang in LANGUAGES}
        helps = {lang: fitted(self.words.help(lang, command), MOST_LINE) for lang in LANGUAGES}
        options = sorted(parameters(command), key=lambda one: not one.required)
        made = {"type": kind, **_localised(names, helps), "options": [self._option(command, one) for one in options]}
        return made if kind == SUB_COMMAND and command.name in OF_A_SEAT else {**made, **_where(command.name)}

    def _seat(self) -> dict[str, Any]:
        names = {lang: _name(self._text("seat", lang)) for lang in LANGUAGES}
        helps = {lang: self._text("seat.help", lang) for lang in LANGUAGES}
        inside = [self._command(BY_NAME[name], SUB_COMMAND) for name in OF_A_SEAT]
        return {"type": CHAT_INPUT, **_localised(names, helps), "options": inside, **_where(SEAT)}

    def _option(self, command: Command, one: Parameter) -> dict[str, Any]:
        names = {lang: _name(self._text(f"option-{one.name}", lang)) for lang in LANGUAGES}
        helps = {lang: self._text(f"option-{one.name}.help", lang) for lang in LANGUAGES}
        made = {"type": KINDS[one.kind], **_localised(names, helps), "required": one.required}
        if one.name in CHOICES:
            return made | {"choices": [{"name": name, "value": value} for name, value in CHOICES[one.name]]}
        return made | ({"autocomplete": True} if one.name in COMPLETED and command.verb is not intents.Fill else {})

    def _text(self, key: str, lang: str) -> str:
        return self.words.catalogue.words(lang)(f"discord-{key}")


def parameters(command: Command) -> Iterator[Parameter]:
    """The options of a command."""
    yield from command.parameters
    yield from OWN.get(command.name, ())


def _where(name: str) -> dict[str, Any]:
    if name in named(Is.ANYWHERE):  # whoever has installed us for themselves is answered alone
        return {"contexts": [IN_SERVERS, IN_PRIVATE, AMONG_PEOPLE], "integration_types": [BY_SERVER, BY_PERSON]}
    contexts = [IN_SERVERS] if name in named(Is.PLACES) else [IN_SERVERS, IN_PRIVATE]
    return {"contexts": contexts, "integration_types": [BY_SERVER]}


def _localised(names: Mapping[str, str], helps: Mapping[str, str]) -> dict[str, Any]:
    others = [lang for lang in names if lang != DEFAULT]
    return {
        "name": names[DEFAULT],
        "name_localizations": {lang: names[lang] for lang in others},
        "description": helps[DEFAULT],
        "description_localizations": {lang: helps[lang] for lang in others},
    }


def _name(word: str) -> str:
    """A word as a name: in lower case, without spaces, with the apostrophe that counts as a letter."""
    return word.lower().replace(" ", "-").replace("’", "ʼ")
