"""Four people play the shadows to the end in two worlds: in one of them, and only there, Ana becomes a traitor.

Nobody else's socket, picture or answer may tell the worlds apart until the rules open everything, and what Ana is sent
must look the same from outside: as many messages, about as long, with the same buttons.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from browsing import Server
from dealt_house import SECRET, with_on_top
from support.visiting import Visitor, visiting, watching

from bot.web.links import person_of
from engine.core.action import Action
from engine.core.dice import Dice, mixed_seed
from engine.core.match import Acted
from engine.core.position import Position
from engine.core.run import Outcome
from engine.core.seat import Seat
from engine.games import AnyGame
from engine.games.vi_algo import GAME
from engine.games.vi_algo.actions import Exit, Group, Pass
from engine.games.vi_algo.flow import Act
from engine.players.answers import random_answer
from engine.players.arena import Manner, play_out
from engine.players.chance import Chance

TRAITOR, LOYAL = "g01", "g03"
ROLE, ITS_WIN, NOBODYS_WIN = "Greedy Traitor", "The Greedy Traitor wins: ana.", "Out, but with too little"
KNOWN_TO_ALL = "The Greedy Traitor wins if the group"
"""How the goal begins that everybody is told at the start: that there are such cards, not who holds one."""
NAMES = ("ana", "bo", "cy", "di")
ANA = 0
LOOKS = ("/status", "/board", "/hand", "/look", "/rules", "/tables", "/catchup", "/act group so_o_vento")
PASSING = re.compile(r'"(at|dueAt)": \d+|\d+(?: |\\u00a0)(min|s)\b|"coming": "[^"]*"')
"""What differs from one run to the next and says nothing: times, and the key to a picture painted meanwhile."""
PICTURE = re.compile(r'"name": "([0-9a-f]{48})"')
A_LENGTH = 64
"""Messages whose lengths differ by less look alike on the wire."""
PATIENCE_SECONDS, A_MOMENT_SECONDS = 240, 0.03
AROUND = 400
"""So many letters on either side of a difference are shown."""


@dataclass
class World:
    """One server with its people, and somebody who only watches."""

    people: list[Visitor]
    watcher: Visitor
    shown: dict[str, str] = field(default_factory=dict)
    """What each picture shows, by its name, which is this server's own."""

    @property
    def others(self) -> list[Visitor]:
        """Everybody but Ana."""
        return [*self.people[ANA + 1 :], self.watcher]

    async def sight(self) -> list[str]:
        """All that the others know by now, and what Ana's own page looks like from outside."""
        return [*[await self.page(one) for one in self.others], outside(self.people[ANA])]

    async def page(self, one: Visitor) -> str:
        """What stands on a page; the lines as one text, for how many came together is chance."""
        boards = [{**message, "id": ""} for message in one.messages["place"].values() if message["rows"]]
        return await self.plain(one, [said(one), boards, one.texts("own"), one.standing, one.hand, one.picture])

    async def plain(self, one: Visitor, told: Any) -> str:
        """Without what passes, pictures by what they show."""
        text = PASSING.sub("", json.dumps(told, sort_keys=True))
        for name in set(PICTURE.findall(text)):
            text = text.replace(name, await self._shown(one, name))
        return text

    async def _shown(self, one: Visitor, name: str) -> str:
        if name not in self.shown:
            async with one.session.get(f"{one.origin}/picture/{name}") as answer:
                self.shown[name] = sha256(await answer.read()).hexdigest()
        return self.shown[name]


def said(one: Visitor) -> str:
    """The lines at the place."""
    return "\n".join(message["text"] for message in one.messages["place"].values() if not message["rows"])


def outside(one: Visitor) -> str:
    """What can be told of a page without reading it: its messages, how long they are, its buttons.

    But for the one button that plays the secret card: a traitor card is never played (VA-345), which Ana alone may see.
    """
    hand = one.hand or {"text": "", "rows": []}
    labels = [button["label"] for row in hand["rows"] for button in row]
    buttons = [label for label in labels if not label.startswith("Show ")]
    lengths = [len(text) // A_LENGTH for text in (*one.texts("own"), hand["text"])]
    return json.dumps([one.standing.get("waits"), lengths, buttons])


@asynccontextmanager
async def dealt(folder: Path, card: str) -> AsyncIterator[World]:
    """Four people at a table where this secret card is drawn first."""
    server = Server(folder / card, "dealt_house.py", (card,))
    server.start()
    try:
        async with visiting(server.address) as visit:
            ana, *guests = people = [visit(name, deliveries=count()) for name in NAMES]
            await ana.does("play", GAME.slug)
            for one in guests:
                await one.does("join")
            await ana.does("start")
            for one in guests:
                await one.does("confirm")
            yield World(people, visit("eve", path=await watching(ana), deliveries=count()))
    finally:
        server.kill()


def typed() -> list[tuple[int, str]]:
    """A whole game, seat by seat: nobody plays a secret card, and Ana, who draws the first, gains by treason."""
    return next(lines for lines in map(_typed, count()) if lines)


def _typed(number: int) -> list[tuple[int, str]]:
    chance = Chance(Dice(mixed_seed("players", str(number))))
    drew: list[Seat] = []

    def policy(game: AnyGame, position: Position[Any], seat: Seat, _: Chance) -> Action[Any]:
        answer = random_answer(game, position, seat, chance)
        if not isinstance(answer, (Group, Pass)):
            return answer
        exits = Exit.options(position.board, seat)
        return next((one for one in exits if Act().allows(position.board, seat, one)), Pass())

    def watch(_before: Position[Any], _entry: Any, outcome: Outcome[Any]) -> None:
        drew.extend(seat for seat, one in enumerate(outcome.position.board.explorers) if one.group and seat not in drew)

    seed = mixed_seed(SECRET, *(person_of(f"key-of-{name}") for name in NAMES))
    game, setup = with_on_top(LOYAL), GAME.setup(len(NAMES), {})
    played = play_out(game, setup, seed, Manner(policy, offers=0), most=500, watch=watch)
    if drew[:1] != [ANA] or played.result.reason != "short":
        return []
    return [(entry.seat, " ".join(entry.action.words())) for entry in played.log if isinstance(entry, Acted)]


async def acted(worlds: tuple[World, World], seat: int, line: str) -> None:
    """The same act in both worlds."""
    replies = [await world.people[seat].says(f"/act {line}") for world in worlds]
    assert all(reply["ok"] for reply in replies)


async def alike(worlds: tuple[World, World]) -> None:
    """Wait until both worlds have been told of everywhere; then they must look the same."""
    end = monotonic() + PATIENCE_SECONDS
    while True:
        one, other = [await world.sight() for world in worlds]
        if one == other:
            return
        assert monotonic() < end, parted(one, other)
        await asyncio.sleep(A_MOMENT_SECONDS)


def parted(one: list[str], other: list[str]) -> str:
    """Where two sights begin to differ, with what stands before and after it."""
    around = []
    for pair in zip(one, other, strict=True):
        if pair[0] != pair[1]:
            at = next((at for at, (mine, yours) in enumerate(zip(*pair, strict=False)) if mine != yours), 0)
            around += [text[max(0, at - AROUND) : at + AROUND] for text in pair]
    return "\n\n".join(around)


async def looked_up(world: World) -> list[str]:
    """What everybody but Ana is answered who asks for it."""
    askers = [one for one in world.others if one is not world.watcher]
    return [await world.plain(one, await one.says(line)) for one in askers for line in LOOKS]


@pytest.mark.long
@pytest.mark.rule("VA-440", "VA-444", "VA-650")
async def test_nobody_can_tell_who_betrays_before_the_rules_say_it(tmp_path: Path) -> None:
    *before, (last, exit_opens) = typed()
    async with dealt(tmp_path, TRAITOR) as treason, dealt(tmp_path, LOYAL) as loyalty:
        worlds = (treason, loyalty)
        for seat, line in before:
            await acted(worlds, seat, line)
            await alike(worlds)

        assert await looked_up(treason) == await looked_up(loyalty)
        assert [ROLE in str(world.people[ANA].messages["own"]) for world in worlds] == [True, False]
        assert not any(ROLE in told.replace(KNOWN_TO_ALL, "") for one in treason.others for told in one.traffic)

        await acted(worlds, last, exit_opens)
        for world, end in ((treason, ITS_WIN), (loyalty, NOBODYS_WIN)):
            await asyncio.gather(*(one.until(lambda one=one, end=end: end in said(one)) for one in world.others))  # type: ignore[misc]
