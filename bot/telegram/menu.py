"""The menu of commands that clients show: short in groups, whole in private, in every language.

Telegram takes Latin names only, so names are the same everywhere and what they do is said in the reader's language.
Commands whose answer is private are marked as ephemeral: where clients know that, others do not see them being typed.
"""

from collections.abc import Sequence
from typing import Any

from telegram import (
    Bot,
    BotCommand,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    BotCommandScopeDefault,
)

from bot.tables.menu.commands import BY_NAME, COMMANDS, Command, CommandWords, Is, named
from bot.telegram.inbound import ALIASES
from bot.text import FALLBACK, LANGUAGES

ASKED_AGAIN = ("seat",)
"""A name of Telegram's own that stands in groups beside the command it means."""


def _called(command: Command) -> str:
    """The name of a command in Telegram."""
    return next((ours for ours, meant in ALIASES.items() if meant == command.name == "start"), command.name)


IN_PRIVATE = tuple(
    _called(one) for one in sorted(COMMANDS, key=lambda one: Is.FIRST not in one.traits) if Is.BUTTON not in one.traits
)
IN_GROUPS = (*(_called(one) for one in COMMANDS if Is.GROUP in one.traits), *ASKED_AGAIN)
EPHEMERAL = frozenset(named(Is.WHISPERED))
MOST_DESCRIPTION = 256


def commands(words: CommandWords, lang: str, names: tuple[str, ...]) -> list[BotCommand]:
    """A menu in one language."""
    return [_command(words, lang, name) for name in names]


async def publish(bot: Bot, words: CommandWords) -> None:
    """Tell Telegram every menu that it does not know yet; the fallback language also stands for all others."""
    scopes: tuple[tuple[Any, tuple[str, ...]], ...] = (
        (BotCommandScopeAllGroupChats(), IN_GROUPS),
        (BotCommandScopeAllPrivateChats(), IN_PRIVATE),
        (BotCommandScopeDefault(), IN_PRIVATE),
    )
    for scope, names in scopes:
        for lang in LANGUAGES:
            code = None if lang == FALLBACK else lang.partition("-")[0]
            wanted = commands(words, lang, names)
            if not _are_the_same(await bot.get_my_commands(scope, code), wanted):
                await bot.set_my_commands(wanted, scope, code)


def _are_the_same(told: Sequence[BotCommand], wanted: Sequence[BotCommand]) -> bool:
    """Whether a menu says this already: the service slows down whoever tells it the same at every start."""
    return [(one.command, one.description) for one in told] == [(one.command, one.description) for one in wanted]


def _command(words: CommandWords, lang: str, name: str) -> BotCommand:
    help_text = words.help(lang, BY_NAME[ALIASES.get(name, name)])[:MOST_DESCRIPTION]
    return BotCommand(name, help_text, api_kwargs={"is_ephemeral": True} if name in EPHEMERAL else None)
