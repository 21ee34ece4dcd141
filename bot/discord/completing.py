"""What is suggested while somebody types an option: games, settings, legal acts, cards and terms, seats."""

from collections.abc import Iterator, Sequence
from typing import Any

from discord import app_commands

from bot.discord.dress import MOST_LINE, fitted
from bot.discord.slash import SETTINGS, Given
from bot.tables.completing import completions
from bot.tables.looks import screens
from bot.tables.model.intents import Intent
from bot.tables.service import Service
from bot.text import keys
from bot.text.lexicon import folded
from engine.core.refusal import Refused
from engine.core.settings import Setting, offered, read_settings

MOST = 25
OF_SEATS = ("seat", "to")
Choice = app_commands.Choice[Any]


async def suggestions(service: Service, intent: Intent, given: Given) -> list[Choice]:
    """What may be meant by what was typed so far."""
    typed = str(given.options.get(given.focused, ""))
    if given.focused == SETTINGS:
        known = await service.shelf.person(intent.who.id)
        pairs = _settings(service, known.speaks(intent.who), str(given.options.get("game", "")), typed)
        return _shown(list(pairs))
    head = _head(given)
    found = await completions(service, intent, f"{head}{typed}")
    values = [(one.line.removeprefix(head), one.help) for one in found]
    if given.focused == "line":
        return _shown([(value, value) for value, _ in values])
    if given.focused in OF_SEATS:
        return [Choice(name=f"{value} · {help_}"[:MOST_LINE], value=int(value)) for value, help_ in values]
    return _shown(
        [(f"{help_} ({value})" if help_ and given.focused != "term" else value, value) for value, help_ in values]
    )


def read_pairs(settings: Any, typed: str) -> dict[str, Any]:
    """Settings as they are typed: `rounds=3; variant=long`; `Refused` if one cannot be meant."""
    pairs = [entry.partition("=") for entry in typed.split(";") if entry.strip()]
    read_settings(settings, {name.strip(): value.strip() for name, _, value in pairs})
    return {name.strip(): value.strip() for name, _, value in pairs}


def _head(given: Given) -> str:
    """How the line begins in which the focused option is the last word."""
    if given.focused == "line":
        return ""
    if given.focused in OF_SEATS:
        return "/kick "
    before = f"{given.options.get('name', '')} " if given.focused == "value" else ""
    return f"/{given.command.name} {before}"


def _settings(service: Service, lang: str, slug: str, typed: str) -> Iterator[tuple[str, str]]:
    game = service.house.games().get(slug)
    if game is None:
        return
    *before, last = typed.split(";")
    head = "".join(f"{entry.strip()}; " for entry in before)
    voice = service.house.voice(lang, game)
    for setting in offered(game.settings):
        label = voice.words(keys.setting_key(voice.slug, setting.name))
        for value in screens.values_of(setting):
            said = f"{label}: {screens.value_in_words(voice, setting.name, _meant(setting, value))}"
            if folded(last) in folded(f"{said} {setting.name}={value}"):
                yield f"{head}{said}", f"{head}{setting.name}={value}"


def _meant(setting: Setting, value: str) -> object:
    try:
        return setting.read(value)
    except Refused:
        return value


def _shown(pairs: Sequence[tuple[str, str]]) -> list[Choice]:
    """At most as many as are shown; what is too long to be given back whole is left out."""
    fitting = [(name, value) for name, value in pairs if value and len(value) <= MOST_LINE]
    return [Choice(name=fitted(name, MOST_LINE), value=value) for name, value in fitting[:MOST]]
