"""What stands on every page: one stream of messages for each public place and each private door.

Streams live in this process's memory and nothing is lost with them: what stands in one comes from the store, and is
fetched from there again when a page asks for a stream that is not in memory (`bot/web/restoring.py`).
"""

import asyncio
import secrets
from collections import Counter, OrderedDict
from collections.abc import Container, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import blake2b
from time import time
from typing import Any

from bot.tables.menu.touching import Touches
from bot.tables.model.button_ids import Kind, read
from bot.tables.model.reply import A_CALL, Button, Painted, PictureWanted, Row, Screen
from bot.tables.ports.platform import Destination, MessageGone
from bot.web.easel import Easel, PaintsWanted
from bot.web.links import PLATFORM
from bot.web.wire import written
from engine.core.refusal import Refused
from render.packing import NO_SCENE, PackedScene

MOST_MESSAGES = 300
MOST_CHANGES = 100
"""Changes that a page which was away may still catch up with, one by one."""
MOST_STREAMS = 4_000
MOST_PICTURE_LETTERS = 96 * 1024 * 1024

Shown = dict[str, Any]
"""A message as a page understands it: texts, never markup."""


@dataclass
class Stream:
    """The messages at one address, and the changes that led to them, numbered."""

    messages: dict[str, Shown] = field(default_factory=dict)
    changes: list[tuple[int, dict[str, Any]]] = field(default_factory=list)
    number: int = 0
    born: str = field(default_factory=lambda: secrets.token_hex(4))
    """Tells this stream from one at the same address before a restart, whose numbers mean nothing here."""
    waiting: set[asyncio.Event] = field(default_factory=set)
    """Of whoever waits for a change."""
    whole: bool = False
    """Whether what stood here before this process began was fetched."""

    def put(self, message: Shown) -> None:
        """A message is new, or says something else now; too old ones go."""
        self.messages[message["id"]] = message
        self.tell({"do": "put", "message": message})
        while len(self.messages) > MOST_MESSAGES:
            self.drop(next(iter(self.messages)))

    def drop(self, message: str) -> None:
        """A message is not there any more."""
        if self.messages.pop(message, None) is not None:
            self.tell({"do": "drop", "id": message})

    def restore(self, older: Iterable[Shown]) -> None:
        """Put before everything what stood here earlier; a line that stands here already is not put twice."""
        standing = Counter(line for message in self.messages.values() for line in message["text"].split("\n"))
        fresh = []
        for message in reversed(tuple(older)):
            if standing[message["text"]]:
                standing[message["text"]] -= 1
            elif message["id"] not in self.messages:
                fresh.append(message)
        self.whole = True
        if fresh:
            kept = [*reversed(fresh), *self.messages.values()][-MOST_MESSAGES:]
            self.messages = {message["id"]: message for message in kept}
            self.tell(self.all)

    @property
    def all(self) -> dict[str, Any]:
        """The change that makes a page show what stands here, whatever it showed before."""
        return {"do": "all", "messages": list(self.messages.values())}

    def tell(self, change: dict[str, Any]) -> None:
        """Add a change and wake every page that waits for one."""
        self.number += 1
        self.changes = [*self.changes[-MOST_CHANGES:], (self.number, change)]
        self.stir()

    def stir(self) -> None:
        """Wake every page: something about it may have changed that is no message."""
        for one in self.waiting:
            one.set()

    @property
    def mark(self) -> str:
        """How far the changes have come; a page gives it back to go on from there."""
        return f"{self.born}.{self.number}"

    def since(self, mark: str) -> list[dict[str, Any]]:
        """The changes after this mark; all messages anew if some of them are not kept any more."""
        born, _, told = mark.partition(".")
        number = int(told) if told.isdecimal() and born == self.born else -1
        oldest = self.changes[0][0] if self.changes else self.number + 1
        if not oldest - 1 <= number <= self.number:
            return [self.all]
        return [change for at, change in self.changes if at > number]


@contextmanager
def changed(streams: Sequence[Stream]) -> Iterator[asyncio.Event]:
    """Says, from now on, that something has changed in one of them."""
    event = asyncio.Event()
    for stream in streams:
        stream.waiting.add(event)
    try:
        yield event
    finally:
        for stream in streams:
            stream.waiting.discard(event)


class WebPlatform:
    """A `Platform` whose messages pages fetch as they change."""

    name = PLATFORM
    folds = False
    shows_hands = True

    def __init__(self, paint: PaintsWanted | None = None) -> None:
        self._paint = paint or _nothing
        self.easel = Easel(self.paint, self._painted)
        self._streams: OrderedDict[str, Stream] = OrderedDict()
        self._pictures: OrderedDict[str, PackedScene] = OrderedDict()
        self._picture_letters = 0
        self._naming = secrets.token_bytes(32)

    def stream(self, address: str) -> Stream:
        """The stream of an address; those that nobody touched for longest are forgotten."""
        stream = self._streams.pop(address, None) or Stream()
        self._streams[address] = stream
        while len(self._streams) > MOST_STREAMS:
            self._streams.popitem(last=False)
        return stream

    async def paint(self, wanted: PictureWanted | None) -> Painted | None:
        """A picture as pages want it: as its marks, which they draw crisp at every size and let be touched."""
        return await self._paint(None if wanted is None else replace(wanted, form="scene"))

    def picture(self, name: str) -> PackedScene | None:
        """A picture by the name that stands in a message; nobody can guess one."""
        return self._pictures.get(name)

    async def send(self, to: Destination, screen: Screen, picture: Painted | None, nonce: str) -> str:
        """Put a message on every page at this address; the same nonce again is the same message.

        A notice is a call and no message: every page of its person shows the hand with what is asked anyway.
        """
        stream = self.stream(_address(to))
        if screen == A_CALL:
            stream.tell({"do": "call"})
        else:
            self._put(_address(to), self.shown(nonce, screen, picture), screen)
        return nonce

    async def edit(self, to: Destination, message: str, screen: Screen, picture: Painted | None) -> None:
        """Change a message where it stands; of a notice, let the hand be shown anew."""
        stream = self.stream(_address(to))
        if not isinstance(to, str):
            stream.stir()
        elif message not in stream.messages:
            raise MessageGone
        else:
            shown = {**self.shown(message, screen, picture), "at": stream.messages[message]["at"]}
            self._put(_address(to), shown, screen)

    async def delete(self, to: Destination, message: str) -> None:
        """Take a message off."""
        self.stream(_address(to)).drop(message)

    def shown(self, message: str, screen: Screen, picture: Painted | None = None) -> Shown:
        """A message as a page understands it."""
        return {
            "id": message,
            "at": int(time() * 1000),
            "text": screen.text,
            "besides": list(screen.besides),
            "typed": screen.typed,
            "dueAt": screen.due_at,
            "wanted": None if screen.picture is None else screen.picture.kind,
            "about": None if screen.picture is None else screen.picture.table,
            "picture": None if picture is None else self.kept(picture),
            "rows": self.rows(screen.rows),
        }

    @staticmethod
    def rows(rows: Iterable[Row]) -> list[list[dict[str, Any]]]:
        """Buttons as a page understands them."""
        return [[_button(button) for button in row] for row in rows]

    def kept(self, picture: Painted) -> dict[str, str]:
        """A picture under a name that says nothing and is the same for the same picture."""
        scene = picture.scene or NO_SCENE
        name = blake2b(scene.digest, digest_size=24, key=self._naming).hexdigest()
        if self._pictures.pop(name, None) is None:
            self._picture_letters += scene.size
        self._pictures[name] = scene
        while self._picture_letters > MOST_PICTURE_LETTERS and len(self._pictures) > 1:
            self._picture_letters -= self._pictures.popitem(last=False)[1].size
        return {"name": name, "alt": picture.alt, "twin": picture.twin}

    async def told(self, picture: dict[str, str], since: Sequence[str], drawings: Container[str] = ()) -> str:
        """A picture, written; for whoever has others, the latest last, with what is different, which spares asking for
        it. These drawings are known there already; many new ones take long to be told, and so does much that is new.
        """
        scene = self._pictures.get(picture["name"])
        known = {name: self._pictures[name] for name in since if name in self._pictures}
        if scene is None or not known or picture["name"] in known:
            return written(picture)
        seen = tuple(known.values())
        work = partial(scene.told, seen, drawings)
        before, told = await asyncio.to_thread(work) if scene.takes_long(seen[-1], drawings) else work()
        name = next(name for name, one in known.items() if one is before)
        return f'{written({**picture, "since": name})[:-1]},"told":{told}}}'

    def restore(self, address: str, older: Iterable[Shown], board: Shown, screen: Screen) -> None:
        """Put before everything what stood at an address earlier, its board among it."""
        self.stream(address).restore((*older, board))
        self._wants(address, board, screen)

    def _put(self, address: str, message: Shown, screen: Screen) -> None:
        """A message with its words; the picture of the one before it stays until its own is painted."""
        stream = self.stream(address)
        before = [one for one in stream.messages.values() if one["about"] == message["about"] and one["picture"]]
        if message["picture"] is None and screen.picture is not None and before:
            message["picture"] = before[-1]["picture"]
        stream.put(message)
        self._wants(address, message, screen)

    def _wants(self, address: str, message: Shown, screen: Screen) -> None:
        if screen.picture is not None:
            self.easel.wants(address, message["id"], screen.picture)

    def _painted(self, address: str, message: str, picture: Painted) -> None:
        stream = self.stream(address)
        kept = self.kept(picture)
        if message in stream.messages and stream.messages[message]["picture"] != kept:
            stream.put({**stream.messages[message], "picture": kept})

    def let_go(self, address: str) -> None:
        """Of a picture that is not kept any more nothing stands in a message: it would be missed at every look, and it
        is painted anew for nobody but those who see it.
        """
        for message in self.stream(address).messages.values():
            if message["picture"] is not None and message["picture"]["name"] not in self._pictures:
                message["picture"] = None

    def lacks(self, stream: Stream) -> bool:
        """Whether the last picture that stands in a stream, the only one that is shown, is not kept any more."""
        shown = [message["picture"] for message in stream.messages.values() if message["picture"] is not None]
        return bool(shown) and shown[-1]["name"] not in self._pictures


async def _nothing(_: PictureWanted | None) -> None:
    return None


def touched(touches: Touches | None) -> dict[str, Any] | None:
    """What can be touched, as a page understands it."""
    if touches is None:
        return None
    return {
        "choices": [
            {
                **_button(one.button),
                "tokens": one.tokens,
                "typed": one.typed,
                "plain": one.plain,
                "doer": one.doer,
                "easy": one.easy,
                "last": one.last,
            }
            for one in touches.choices
        ],
        "controls": [_button(button) for button in touches.controls],
        "called": touches.called,
        "brings": touches.brings,
        "reach": touches.reach,
        "check": touches.check,
        "undo": _button(touches.undo),
    }


def _button(button: Button) -> dict[str, Any]:
    return {
        "id": button.id,
        "does": _command(button.id),
        "label": button.label,
        "mark": button.mark or button.label,
        "tone": button.tone,
        "help": button.help,
        "on": button.on,
    }


def _command(pressed: str) -> str:
    """The command of the table that a button gives, with its arguments; empty for an answer to a game's question, which
    most are, so they are not read to the end.
    """
    if f":{Kind.COMMAND}:" not in pressed:
        return ""
    try:
        read_id = read(pressed)
    except Refused:
        return ""
    return read_id.path if read_id.kind is Kind.COMMAND else ""


def _address(to: Destination) -> str:
    return to if isinstance(to, str) else to.address
