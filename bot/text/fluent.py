"""Messages: loaded once, formatted in the language of one reader."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import lru_cache, partial
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final, TypeAlias

import structlog
from fluent.runtime import FluentBundle
from fluent.syntax import ast

from bot.text import keys
from bot.text.functions import SIGN, Argument, Functions, argument, plain_name
from bot.text.parsed import parsed
from engine.core.event import Event
from engine.core.once import cached_property
from engine.core.refusal import Refused

Pieces: TypeAlias = tuple[tuple[str, str], ...]
"""The sign of each piece, and the id of what it is: `("a3", "ghoul")`."""

LANGUAGES: Final = ("pt-BR", "uk", "en")
FALLBACK: Final = "en"
"""Where words come from, outside of tests, if a language lacks them."""

MOST_SPOKEN: Final = 1_024
"""Tables and languages whose prepared words are kept at hand."""

MOST_SAID: Final = 16_384
"""Lines of all tables that are kept as they were said: a picture says most of its words again after every move, and so
do those of two hundred tables in turn.
"""

MOST_KEYS: Final = 8_192
"""Keys of which it is kept where they belong; people may type what is none."""

HERE: Final = Path(__file__).parent

ENTRY_POINT: Final = "mestre.text"
"""Under it another package names the one whose folder holds its languages."""

log = structlog.get_logger(__name__)


class MissingWord(Exception):  # noqa: N818  it names what is missing
    """A message, or something in it, cannot be said: a mistake of ours."""


def language_of(locale: str | None) -> str:
    """Our language for what a platform calls a locale.

    >>> language_of("pt"), language_of("uk-UA"), language_of("ru"), language_of(None)
    ('pt-BR', 'uk', 'en', 'en')
    """
    asked = (locale or "").replace("_", "-").partition("-")[0].lower()
    return next((lang for lang in LANGUAGES if lang.partition("-")[0] == asked), FALLBACK)


class Texts(Mapping[str, ast.Resource]):
    """One language's messages by slug. A file is read when it is first wanted: to read them all takes seconds."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        self._files = files
        self._messages: dict[str, Mapping[str, ast.Message]] = {}

    def __getitem__(self, slug: str) -> ast.Resource:
        return parsed(self._files[slug])

    def __iter__(self) -> Iterator[str]:
        return iter(self._files)

    def __len__(self) -> int:
        return len(self._files)

    def messages(self, slug: str) -> Mapping[str, ast.Message]:
        """The messages of one slug by their ids."""
        if slug not in self._messages:
            self._messages[slug] = {one.id.name: one for one in messages(self[slug])} if slug in self else {}
        return self._messages[slug]


@dataclass(frozen=True, slots=True)
class Parameters:
    """Parameters of a message, known by how they read: 1, 1.0 and True are three things, though they are equal."""

    told: str
    params: Mapping[str, Argument] = field(compare=False)


@dataclass(frozen=True, eq=False)
class Catalogue:
    """All messages of all languages, by language and then by the slug of the game they belong to.

    One is like no other: what is laid out from it (words to be looked up) is kept by it.
    """

    resources: Mapping[str, Texts]
    strict: bool
    """Whether a missing word raises; otherwise it is logged and said in the fallback language."""
    lessons: Mapping[str, Path] = field(default_factory=dict)
    """By slug, the files of the games that can be learnt by playing (`lesson.py`)."""
    reasons: Mapping[str, Path] = field(default_factory=dict)
    """By slug, the files that say which paragraphs of the rules a refusal goes back to."""

    @classmethod
    def load(cls, *more: Path, strict: bool = True) -> "Catalogue":
        """The messages of the house, of the games that other packages bring, and of any more text folders."""
        folders = [HERE, *_brought(), *more]
        resources = {lang: Texts(_files(folders, lang)) for lang in LANGUAGES}
        return cls(resources, strict, _files(folders, "lessons", "yaml"), _files(folders, "whys", "yaml"))

    def read(self) -> "Catalogue":
        """Read everything now: a house that is open must not stop for it in the middle of a game."""
        for texts in self.resources.values():
            for slug in texts:
                texts.messages(slug)
        return self

    def words(self, lang: str, seats: Sequence[str] = (), roles: Sequence[str] = (), pieces: Pieces = ()) -> "Words":
        """What speaks one language, at a table where these people sit, have these roles, and these pieces stand."""
        return self._spoken(lang, tuple(map(plain_name, seats)), tuple(roles), tuple(pieces))

    @cached_property
    def _spoken(self) -> "Callable[[str, tuple[str, ...], tuple[str, ...], Pieces], Words]":
        """A table's words are prepared once while people talk there, not anew for every line."""
        return lru_cache(MOST_SPOKEN)(partial(Words, self))

    @cached_property
    def said(self) -> "Callable[[Words, str, Parameters], str]":
        """What words say of something; the same of the same, so it is kept."""
        return lru_cache(MOST_SAID)(lambda words, key, given: words._said(key, given.params))

    @cached_property
    def slug_of(self) -> Callable[[str], str]:
        """The game that a key belongs to. It is asked at every word that is said."""
        return lru_cache(MOST_KEYS)(self._slug_of)

    def _slug_of(self, key: str) -> str:
        fitting = [slug for slug in self.resources[FALLBACK] if key.startswith(keys.id_key(slug, ""))]
        return max(fitting, key=len, default=keys.CORE)

    def message(self, lang: str, key: str) -> ast.Message | None:
        """The message under a key in a language, if it has one."""
        return self.resources[lang].messages(self.slug_of(key)).get(key)

    @cached_property
    def attributes(self) -> Callable[[str, str], frozenset[str]]:
        """By a language and a key: what its message says besides. It is asked several times for each button."""
        return lru_cache(MOST_KEYS)(self._attributes)

    def _attributes(self, lang: str, key: str) -> frozenset[str]:
        found = self.message(lang, key)
        return frozenset(one.id.name for one in found.attributes) if found else frozenset()

    @cached_property
    def bundle(self) -> Callable[[str, str], FluentBundle]:
        """The messages of a game in a language: every table says them with functions of its own, and compiles none."""
        return lru_cache(None)(self._bundle)

    def _bundle(self, lang: str, slug: str) -> FluentBundle:
        texts, bundle = self.resources[lang], FluentBundle([lang], use_isolating=False)
        for text in (texts.get(slug), texts.get(keys.CORE)):
            if text is not None:
                bundle.add_resource(text)
        return bundle

    @cached_property
    def ids(self) -> Mapping[str, frozenset[str]]:
        """Every message id, by language."""
        return {lang: frozenset(key for slug in texts for key in texts.messages(slug))
                for lang, texts in self.resources.items()}  # fmt: skip


class Words:
    """Says things in one language. Texts come out plain: who sends them anywhere escapes them whole."""

    def __init__(
        self,
        catalogue: Catalogue,
        lang: str,
        seats: tuple[str, ...] = (),
        roles: tuple[str, ...] = (),
        pieces: Pieces = (),
    ) -> None:
        self.catalogue = catalogue
        self.lang = lang
        self.seats = seats
        """The names of those who sit at the table, if any."""
        self.roles = roles
        """The ids of what they play, if anything."""
        self.pieces = dict(pieces)
        """What each piece is that is known by a sign: `a3` is a ghoul."""
        self._bundles: dict[str, FluentBundle] = {}
        self._names: dict[tuple[str, str], str] = {}
        self._plain: dict[str, str] = {}
        """What was said before of what is always said alike: most of what stands on buttons."""

    def __call__(self, key: str, /, **params: Argument) -> str:
        """The message under a key, or under an attribute of it: `holland-verb-choose.help`."""
        try:
            return self.catalogue.said(self, key, Parameters(repr(params), params)) if params else self._said_alike(key)
        except MissingWord as missing:
            if self.catalogue.strict:
                raise
            log.error("text.missing", lang=self.lang, key=key, why=str(missing))
        return key if self.lang == FALLBACK else self._fallback(key, **params)

    @property
    def _fallback(self) -> "Words":
        return self.catalogue.words(FALLBACK, self.seats, self.roles, tuple(self.pieces.items()))

    def has(self, key: str) -> bool:
        """Whether this language has such a message, or such an attribute of it."""
        name, _, attribute = key.partition(".")
        message = self.catalogue.message(self.lang, name)
        return message is not None and (not attribute or any(one.id.name == attribute for one in message.attributes))

    def first(self, candidates: Iterable[str], /, **params: Argument) -> str:
        """The first message that exists, of several keys."""
        tried = tuple(candidates)
        return self(next(filter(self.has, tried), tried[-1]), **params)

    def seated(self, names: Sequence[str], roles: Sequence[str] = (), pieces: Pieces = ()) -> "Words":
        """The same language at a table where these people sit, have these roles, and these pieces stand."""
        return self.catalogue.words(self.lang, names, roles, pieces)

    def name(self, slug: str, name: str) -> str:
        """The word for an id of a game, or of the house."""
        called = slug, name
        if called not in self._names:
            self._names[called] = self.first((keys.id_key(slug, name), keys.id_key(keys.CORE, name)))
        return self._names[called]

    def named(self, slug: str, sign: str) -> str:
        """A piece by its own name, or by what it is and by its sign; empty if it is none."""
        kind = self.pieces.get(sign)
        if kind:
            return self("core-piece", kind=self.name(slug, kind), sign=sign)
        return self.typed(slug, sign) if SIGN.fullmatch(sign) else ""

    def typed(self, slug: str, token: str) -> str:
        """The word for a token that people type, the one of several that is shown; empty if there is none."""
        key = f"{keys.token_prefix(slug)}{token}".replace("_", "-")
        return self(key).partition(",")[0].strip() if self.has(key) else ""

    def refusal(self, slug: str, refused: Refused) -> str:
        """Why something is not allowed."""
        return self.first(keys.refusal_keys(slug, refused.key), **refused.params)

    def attributes(self, key: str) -> frozenset[str]:
        """What the message under a key says besides: `.help`, `.button`, `.why`."""
        return self.catalogue.attributes(self.lang, key)

    def event(self, event: Event) -> str:
        """What happened, as a line."""
        return self(keys.event_key(event.tag), **event.by_name())

    def _said_alike(self, key: str) -> str:
        if key not in self._plain:
            self._plain[key] = self._said(key, {})
        return self._plain[key]

    def _said(self, key: str, params: Mapping[str, Argument]) -> str:
        name, _, attribute = key.partition(".")
        bundle = self._bundle(self.catalogue.slug_of(name))
        if not bundle.has_message(name):
            raise MissingWord(f"{self.lang} has no message {name}")
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingWord(f"{self.lang} has no pattern {key}")
        said, errors = bundle.format_pattern(pattern, {name: argument(value) for name, value in params.items()})
        if errors:
            raise MissingWord(f"{self.lang} {key}: {'; '.join(map(str, errors))}")
        return str(said)

    def _bundle(self, slug: str) -> FluentBundle:
        if slug not in self._bundles:
            bundle = copy(self.catalogue.bundle(self.lang, slug))
            bundle._functions = {**bundle._functions, **Functions(self, slug).by_name()}
            self._bundles[slug] = bundle  # last: whoever finds it in another thread says things with it
        return self._bundles[slug]


def messages(text: ast.Resource) -> Iterator[ast.Message]:
    """The messages of one file."""
    return (one for one in text.body if isinstance(one, ast.Message))


def _brought() -> Iterator[Path]:
    for entry in entry_points(group=ENTRY_POINT):
        package = find_spec(entry.module)
        yield from map(Path, (package and package.submodule_search_locations) or ())


def _files(folders: Iterable[Path], under: str, kind: str = "ftl") -> Mapping[str, Path]:
    return {file.stem: file for folder in folders for file in sorted((folder / under).glob(f"*.{kind}"))}
