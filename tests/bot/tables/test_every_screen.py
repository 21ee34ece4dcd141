"""Whatever a person is shown, in any game and language: no key of a message, and no id of ours, ever reaches them."""

import re
from collections.abc import AsyncIterator, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from hall import PLACE, Guest, Hall, TellingPainter
from support.breadth import breadth
from support.looks import LOOKS

from bot.store.sqlite import SqliteShelf
from bot.tables.completing import completions
from bot.tables.model import intents
from bot.tables.model.intents import Fill, Intent, Open, Press, Say, Start
from bot.tables.model.reply import Reply, Screen
from bot.text import LANGUAGES, Catalogue, keys
from bot.text.fluent import messages
from bot.text.lexicon import Lexicon
from engine.core import run
from engine.core.settings import offered
from engine.games import games

HOUSE = Catalogue.load().read()
KEY = re.compile(rf"\b(?:{'|'.join(name.replace('_', '-') for name in HOUSE.resources['en'])})-[a-z][a-z-]*[a-z]\b")
ID = re.compile(r"\b[a-z]+(?:_[a-z0-9]+)+\b|[{}]|\$\w|\?\?\?|\bNone\b")
NAME = re.compile(r"(?<!/)\b[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*\b")
KINDS = ("event", "verb", "ask", "refused", "setting", "token", "picture", "term", "about")
BEGUN = ("", "/", "/rules ", "/configure ")
ACTS = breadth(2, 6)
TYPED = 4
"""Lines of the game's own words that are typed at each look around, whatever they mean together."""
LINES = ("xyzzy", "1", "x y z", "a1", "9999", "sim", "так", "yes", "fim", "пас", "/why", "/configure x y", "/kick")


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    shelf = SqliteShelf(tmp_path / "store.db", games)
    yield Hall(shelf, games(), catalogue=HOUSE, painter=TellingPainter())
    shelf.close()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", games())
async def test_nobody_is_ever_shown_a_key_or_an_id(hall: Hall, slug: str, lang: str) -> None:
    guest = {"pt-BR": hall.ana, "en": hall.bo, "uk": hall.olha}[lang]
    seen = [text async for text in everything(hall, guest, slug)]

    assert len(seen) > 100
    assert {
        found for text in {*seen} for found in (*KEY.findall(text), *ID.findall(text), *names_of_ours(text, lang))
    } == set()
    tables = await hall.shelf.tables_of(guest.person.id) or await hall.shelf.finished_of(guest.person.id)
    assert tables
    assert [text for text in seen for table in tables if table in text] == []


def names_of_ours(text: str, lang: str) -> set[str]:
    """What in a text is the name of something in our code, and no word of this language.

    A single word of English may be both; whoever is shown it raw in English sees nothing odd, others do.
    """
    found = ours(lang).intersection(NAME.findall(text))
    return {one for one in found if lang != "en" or "-" in one or "_" in one}


@cache
def ours(lang: str) -> frozenset[str]:
    """Names that are no word of this language, and nothing that is typed here."""
    return names() - said(lang) - set(NAME.findall(" ".join((*BEGUN, *LINES))))


@cache
def names() -> frozenset[str]:
    """What ids are called in the keys of messages, with and without what kind of thing they are."""
    found = set()
    for slug, texts in HOUSE.resources["en"].items():
        for message in messages(texts):
            name = message.id.name.removeprefix(f"{slug.replace('_', '-')}-")
            kind, _, rest = name.partition("-")
            found |= {name, rest} if kind in KINDS else {name}
    return frozenset(found | {one.replace("-", "_") for one in found})


@cache
def said(lang: str) -> frozenset[str]:
    """Every word that stands in the texts of a language."""
    words = Spoken()
    for texts in HOUSE.resources[lang].values():
        words.visit(texts)
    return frozenset(words.found)


class Spoken(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  the library's name for it
        self.found.update(NAME.findall(node.value))


async def everything(hall: Hall, guest: Guest, slug: str) -> AsyncIterator[str]:
    """All that somebody is shown who opens a game, looks at everything and answers at random for a while."""
    table = (await guest(Open(slug, {}, guest.person.language))).table
    async for text in configured(guest, slug):
        yield text
    await guest(Fill())
    await guest(Start())
    dice = Random(slug)
    for _ in range(ACTS):
        await until_asked(hall, table)
        typed = (*LINES, *(line_of(slug, guest.person.language, dice) for _ in range(TYPED)))
        for reply in [await guest(look) for look in LOOKS] + [await guest(line) for line in typed]:
            for text in shown(reply):
                yield text
        for text in await suggested(hall, guest):
            yield text
        async for text in acts(guest, dice):
            yield text
    for sent in (one for place in hall.wire.at.values() for one in place):
        for text in (*of_screen(sent.screen), sent.picture.twin if sent.picture else ""):
            yield text


def line_of(slug: str, lang: str, dice: Random) -> str:
    """Some of the game's own words: what may be done, and with what."""
    tokens = Lexicon.of(HOUSE, slug).by_language[lang]
    verbs = sorted({verb.head() for verb in games()[slug].verbs} & tokens.keys())
    return " ".join(tokens[one][0] for one in (dice.choice(verbs), *dice.choices(sorted(tokens), k=dice.randrange(3))))


async def configured(guest: Guest, slug: str) -> AsyncIterator[str]:
    """Every setting is looked at, and is given what it cannot be."""
    for setting in offered(games()[slug].settings):
        shown_as = HOUSE.words(guest.person.language)(keys.setting_key(slug, setting.name))
        for asked in (intents.ShowSettings(setting.name), f"/configure {shown_as} xyzzy", f"/configure {shown_as} 77"):
            for text in shown(await guest(asked)):
                yield text


async def until_asked(hall: Hall, table: str) -> None:
    for _ in range(60):
        kept = await hall.kept(table)
        if kept.table.is_over or 0 in run.awaited(kept.match.position):
            return
        await hall.later(30)


async def acts(guest: Guest, dice: Random) -> AsyncIterator[str]:
    """Presses whatever is there until something is done."""
    for _ in range(8):
        screen = (await guest(intents.ShowHand())).screen
        buttons = screen.buttons if screen else ()
        if not buttons:
            return
        reply = await guest(Press(dice.choice(buttons).id))
        for text in shown(reply):
            yield text


async def suggested(hall: Hall, guest: Guest) -> list[str]:
    found = []
    for line in BEGUN:
        intent = Intent("typing", guest.person, Say(line), place=PLACE)
        found += [f"{one.line} {one.help}" for one in await completions(hall.service, intent, line)]
    return found


def shown(reply: Reply) -> Iterator[str]:
    yield reply.text
    if reply.screen is not None:
        yield from of_screen(reply.screen)


def of_screen(screen: Screen) -> Iterator[Any]:
    yield screen.text
    yield screen.typed
    yield from (button.label for button in screen.buttons)
