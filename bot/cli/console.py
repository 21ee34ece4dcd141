"""What all commands share: a language, a game by its name, settings as typed, and ways to fail."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, NoReturn

import click

from bot.text import LANGUAGES, Catalogue, Words, keys, language_of
from bot.variables import variable
from engine.core.dice import mixed_seed
from engine.core.game import Setup
from engine.core.refusal import Refused
from engine.core.settings import Value, offered
from engine.games import AnyGame, game_called, games

SPOKEN = click.Choice(LANGUAGES)
FAILED = 1
MISUNDERSTOOD = 2


def system_language() -> str:
    """The language of `MESTRE_LANG`, wherever such things are set, or of the system."""
    of_the_system = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return language_of(next(filter(None, (variable("MESTRE_LANG"), *of_the_system)), None))


@dataclass(frozen=True)
class Console:
    """Speaks to whoever typed the command."""

    words: Words

    @classmethod
    def speaking(cls, lang: str) -> "Console":
        """A console in this language."""
        return cls(Catalogue.load(strict=False).words(lang))

    def __call__(self, key: str, /, **params: Any) -> str:
        """A message of the command's own file."""
        return self.words(f"cli-{key}", **params)

    def say(self, key: str, /, **params: Any) -> None:
        """Print a message of the command's own file."""
        click.echo(self(key, **params))

    def misunderstood(self, why: str) -> NoReturn:
        """End: what was asked for cannot be."""
        click.echo(why, err=True)
        raise click.exceptions.Exit(MISUNDERSTOOD)

    def tell_unspoken(self) -> None:
        """Say so if the variable names a language that is not spoken here: a slip is not silently English."""
        told = variable("MESTRE_LANG")
        asked = told.replace("_", "-").partition("-")[0].lower()
        if told and language_of(told).partition("-")[0] != asked:
            click.echo(self("unspoken", told=told, spoken=", ".join(LANGUAGES)), err=True)

    @contextmanager
    def refusing(self, slug: str = keys.CORE, also: str = "", key: str = "") -> Iterator[None]:
        """Say in words why something was refused, and end; `also` is said besides, if only of this refusal."""
        try:
            yield
        except Refused as refused:
            why = self.words.refusal(slug, refused)
            self.misunderstood(f"{why} {also}" if also and key in ("", refused.key) else why)

    def game(self, slug: str) -> AnyGame:
        """The game of this name; if there is none, it says which there are."""
        with self.refusing(also=self("there-are-games", names=", ".join(sorted(games())))):
            return game_called(slug)

    def settings(self, typed: tuple[str, ...]) -> dict[str, Value]:
        """The settings typed as `name=value`."""
        settings: dict[str, Value] = {}
        for one in typed:
            name, equals, value = one.partition("=")
            if not equals:
                self.misunderstood(self("bad-set", typed=one))
            settings[name] = value
        return settings

    def setup(self, game: AnyGame, seats: int | None, typed: tuple[str, ...]) -> Setup[Any]:
        """The setup with these settings; the smallest table if no number of seats is given."""
        names = ", ".join(one.name for one in offered(game.settings))
        with self.refusing(game.slug, self("there-are-settings", names=names), "no_such_setting"):
            return game.setup(game.seats.start if seats is None else seats, self.settings(typed))

    def at_table(self, setup: Setup[Any]) -> Words:
        """The words of a table at which nobody has a name."""
        names = [self.words("core-seat", number=seat + 1) for seat in range(setup.seats)]
        return self.words.seated(names, setup.roles)

    def title(self, game: AnyGame) -> str:
        """The name of a game; its slug if nobody has told it."""
        key = keys.id_key(game.slug, "title")
        return self.words(key) if self.words.has(key) else game.slug


def is_interrupted(ended: BaseException) -> bool:
    """Whether it was Ctrl-C that ended something; a prompt gives up in the same way where nothing more can be read.

    >>> is_interrupted(KeyboardInterrupt()), is_interrupted(click.Abort())
    (True, False)
    """
    return isinstance(ended, KeyboardInterrupt) or isinstance(ended.__context__, KeyboardInterrupt)


def print_json(value: Any) -> None:
    """One document for programs."""
    click.echo(json.dumps(value, ensure_ascii=False, indent=1))


def seed_of(word: str, *more: str) -> str:
    """The seed that a typed word stands for: the same word, the same game."""
    return mixed_seed(word, *more)


with_game = click.argument("game")
with_seats = click.option("--seats", type=int)
with_settings = click.option("--set", "typed", multiple=True)
with_seed = click.option("--seed", default="1", show_default=True)
with_json = click.option("--json", "as_json", is_flag=True)
