"""Whatever is typed, pressed, asked or found in the store, nothing of ours breaks; what is refused changes nothing."""

import json
import random
from collections.abc import AsyncIterator
from dataclasses import dataclass
from itertools import count, islice
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession
from support.breadth import breadth
from support.visiting import open_house

from bot.running import house
from bot.store.sqlite import SqliteShelf
from bot.tables.domain.house import Customs
from bot.tables.model.faults import Fault
from bot.tables.model.intents import Confirm, Door, Fill, Intent, Open, Person, Press, Say, ShowHand, Start, Verb
from bot.tables.model.reply import Reply
from bot.tables.model.table import LogLine
from bot.tables.ports.store import Kept
from bot.tables.saved.forms import table_from, unpressed
from bot.tables.service import Service
from bot.text.lexicon import Lexicon
from engine.core.refusal import Refused
from engine.games import games
from storms.fuzzing import BYTES, lines, mutated, spoilt

MANY = breadth(40, 4_000)
LONGEST_SECONDS = 60
SEED = 2026
NOW = 1_700_000_000_000
LANGUAGES = ("pt-BR", "uk", "en")


@dataclass
class Alone:
    """Somebody at a table of a game, whose time stands still."""

    shelf: SqliteShelf
    service: Service
    slug: str
    table: str
    deliveries: "count[int]"

    async def does(self, verb: Verb, language: str = "en") -> Reply:
        who = Person("web:ana", "Ana", language)
        delivery = f"d{next(self.deliveries)}"
        return await self.service.handle(Intent(delivery, who, verb, place="web:room", door=Door("web", who.id)))

    async def stands(self) -> Kept:
        kept = await self.shelf.load(self.table)
        assert kept is not None
        return kept

    async def changes_nothing_if_refused(self, verb: Verb, language: str = "en") -> None:
        """A `Fault` would be ours."""
        before = await self.stands()
        try:
            reply = await self.does(verb, language)
        except Fault as broken:
            raise AssertionError(f"{verb!r} breaks us") from broken
        if not reply.ok:
            after = await self.stands()
            assert (after.version, after.table, after.match) == (before.version, before.table, before.match), verb


@pytest.fixture(params=sorted(games()))
async def alone(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Alone]:
    shelf = SqliteShelf.opened(tmp_path, games)
    service = Service(house(Customs(thinking=(10**9, 10**9 + 1))), shelf, lambda: NOW)
    there = Alone(shelf, service, request.param, "", count())
    there.table = (await there.does(Open(request.param, {}, "en"))).table
    for verb in (Fill(), Start(), Confirm()):
        await there.does(verb)
    yield there
    shelf.close()


@pytest.mark.long
async def test_no_line_breaks_us(alone: Alone) -> None:
    chance = random.Random(f"{SEED} lines {alone.slug}")
    for language in LANGUAGES:
        lexicon = Lexicon.of(alone.service.house.catalogue, alone.slug)
        words = [word for said in lexicon.by_language[language].values() for phrase in said for word in phrase.split()]
        hand = await alone.does(ShowHand(), language)
        shown = (hand.screen.text if hand.screen else "").split()
        for line in islice(lines(chance, words, shown or ["1"]), MANY):
            await alone.changes_nothing_if_refused(Say(line), language)


@pytest.mark.long
async def test_no_button_breaks_us(alone: Alone) -> None:
    chance = random.Random(f"{SEED} buttons {alone.slug}")
    for _ in range(MANY):
        hand = await alone.does(ShowHand())
        assert hand.screen is not None
        pressed = chance.choice(hand.screen.buttons).id if hand.screen.buttons else "m1:x::0:c:hand"
        await alone.changes_nothing_if_refused(Press(mutated(chance, pressed)))


@pytest.mark.long
async def test_nothing_in_the_store_breaks_us(alone: Alone) -> None:
    chance = random.Random(f"{SEED} store {alone.slug}")
    crate = alone.shelf.file.crate(alone.table)
    assert crate is not None
    for _ in range(MANY):
        with_refusal(lambda: table_from(1, spoilt(chance, crate.body), games()))
        with_refusal(lambda: unpressed(LogLine, spoilt(chance, chance.choice(crate.log))))
        with_refusal(lambda: unpressed(Reply, spoilt(chance, chance.choice([*crate.replies.values()]))))


def with_refusal(work: Any) -> None:
    """What is spoilt is still readable, or it is refused; nothing else is thought of it."""
    try:
        work()
    except Refused:
        return


@pytest.mark.long
async def test_no_request_is_our_fault(tmp_path: Path) -> None:
    chance = random.Random(f"{SEED} requests")
    plain = {"name": "Ana", "language": "en", "delivery": "1", "line": "/play holland"}
    async with open_house(tmp_path, a_second=10_000) as address, ClientSession() as session:
        paths = ("r/room/key", "r/room/key/like", "w/watch", "w/watch/like", "r/room/key/coming/x", "cover/en/holland")
        for _ in range(MANY * 5):
            body = chance.choice((spoilt(chance, json.dumps(plain).encode()), chance.choice(BYTES), odd(chance, plain)))
            path, method = (
                mutated(chance, chance.choice(paths)) if chance.random() < 0.3 else chance.choice(paths),
                "POST",
            )
            path = "".join(one for one in path if one.isalnum() or one == "/")
            method = chance.choice(("POST", "POST", "GET"))
            headers = {
                "Origin": address.rstrip("/"),
                "Content-Type": f"application/json; charset={chance.choice(CHARSETS)}",
            }
            async with session.request(method, f"{address}{path}", data=body, headers=headers) as answer:
                assert answer.status < 500, (method, path, body)
                text = await answer.text(errors="replace")
                assert "wrong on my side" not in text, (path, body)


CHARSETS = ("utf-8", "utf-8", "utf-16", "rot13", "nonsense", "base64", "")


def odd(chance: random.Random, plain: dict[str, str]) -> bytes:
    """A body of the right shape with something odd in it."""
    wanted: Any = {**plain, "name": mutated(chance, "Ana"), "line": mutated(chance, "/configure wind true")}
    match chance.randrange(3):
        case 0:
            wanted["do"] = [
                chance.choice(("play", "configure", "seat", "pace", "x")),
                *chance.choices(("", "holland", "99", "²"), k=2),
            ]
            del wanted["line"]
        case 1:
            wanted["press"] = mutated(chance, "m1:tableid0:1:1:p:20.x")
            del wanted["line"]
    return json.dumps(wanted).encode()
