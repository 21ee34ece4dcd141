"""What people call settings and their values, roles, paces, languages and games: in any of our languages, by its id
or by a beginning that can only be one.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from bot.text import LANGUAGES, Catalogue, keys, language_of
from bot.text.lexicon import named
from bot.text.voice import TABLE, Voice
from engine.core.settings import Setting

YES_OR_NO: Final = {"yes": ("token-yes", "token-on", "vote-for"), "no": ("token-no", "token-off", "vote-against")}


def setting(voice: Voice, settings: Iterable[Setting], typed: str) -> tuple[str, str]:
    """The name of the setting that a text begins with, and the rest of the text: its value."""
    return named(typed, {one.name: _said(voice, keys.setting_key(voice.slug, one.name)) for one in settings})


def value(voice: Voice, of: Setting, typed: str) -> str:
    """The value of a setting that is meant."""
    if of.kind == "flag":
        return truth(voice.words.catalogue, typed)
    if of.kind == "text":
        return typed
    values = (*of.choices, *map(str, of.also))
    return _whole(typed, {one: _said(voice, keys.setting_key(voice.slug, of.name, one)) for one in values})


def truth(catalogue: Catalogue, typed: str) -> str:
    """Yes or no, as every game and every table understands it."""
    return _whole(typed, {
        meant: [word for said in ways for word in _words(catalogue, keys.id_key(keys.CORE, said))]
        for meant, ways in YES_OR_NO.items()
    })  # fmt: skip


def role(voice: Voice, roles: Iterable[str], typed: str) -> str:
    """The role that is meant."""
    return _whole(typed, {one: _said(voice, keys.id_key(voice.slug, one)) for one in roles})


def pace(voice: Voice, paces: Iterable[str], typed: str) -> str:
    """The pace that is meant."""
    return _whole(typed, {one: _words(voice.words.catalogue, f"table-pace-{one}.typed") for one in paces})


def preset(voice: Voice, presets: Iterable[str], typed: str) -> str:
    """The whole way to play that is meant."""
    return _whole(typed, {one: _said(voice, keys.id_key(TABLE, f"preset-{one}")) for one in presets})


def speed(voice: Voice, speeds: Iterable[str], typed: str) -> str:
    """The speed of computer players that is meant."""
    return _whole(typed, {one: _said(voice, keys.id_key(TABLE, f"speed-{one}")) for one in speeds})


def language(catalogue: Catalogue, typed: str) -> str:
    """The language that is meant, by its name or by what a platform calls it (`pt`, `uk-UA`)."""
    meant = _whole(typed, {one: _words(catalogue, f"{language_key(one)}.typed") for one in LANGUAGES})
    likely = language_of(typed)
    is_code = bool(typed) and likely.lower().startswith(typed.lower()[:2])
    return likely if meant not in LANGUAGES and is_code else meant


def language_key(lang: str) -> str:
    """The key of a language's own name."""
    return keys.id_key(TABLE, f"language-{lang.lower()}")


def game(catalogue: Catalogue, slugs: Iterable[str], typed: str) -> tuple[str, str]:
    """The game that a text begins with, and the rest of the text."""
    return named(typed, {one: _words(catalogue, keys.id_key(one, "title")) for one in slugs})


def _whole(typed: str, names: Mapping[str, Iterable[str]]) -> str:
    meant, rest = named(typed, names)
    return typed if rest else meant


def _said(voice: Voice, key: str) -> Iterator[str]:
    """What a message says in each language that has it."""
    every = (voice.words.catalogue.words(lang) for lang in LANGUAGES)
    return (words(key) for words in every if words.has(key))


def _words(catalogue: Catalogue, key: str) -> Iterator[str]:
    """The words that a message lists, in each language that has it."""
    every = (catalogue.words(lang) for lang in LANGUAGES)
    return (word.strip() for words in every if words.has(key) for word in words(key).split(","))
