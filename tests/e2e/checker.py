"""What must be true of everything that a platform was seen to show, whatever the platform.

A test turns what its fake saw into `Shown`, plays with a `WatchedPainter` in the house, and asks for `troubles`: one
line for each thing that somebody saw and should not have, for each call too many, for each message too many.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.tables.domain.desk import Desk
from bot.tables.model import button_ids
from bot.tables.model.intents import PersonId
from bot.tables.model.reply import Painted
from bot.tables.ports.platform import Subject, ViewPainter
from bot.tables.ports.store import Kept
from bot.tables.service import Service
from bot.text import LANGUAGES
from engine.core.action import Tokens
from engine.core.event import heard
from engine.core.refusal import Refused
from engine.core.seat import Seat

MOST_MESSAGES_A_TURN = 3
PUBLIC = None
WHOLE_SEAL = re.compile(r"\b[0-9a-f]{32,}\b")


@dataclass(frozen=True)
class Shown:
    """What one person, or everybody at a place, could see at one time."""

    turn: int
    """How many acts had been committed by then."""
    place: str
    viewer: PersonId | None
    """None: everybody at the place."""
    text: str = ""
    """Everything readable, without what the platform puts before signs of its own."""
    buttons: tuple[str, ...] = ()
    """Ids as the table wrote them."""
    labels: tuple[str, ...] = ()
    picture: bytes | None = None
    calls: tuple["Call", ...] = ()
    """Who was notified by name, and about what."""
    do: Literal["send", "edit", "delete", "answer"] = "send"
    """Whether it is a new message, an old one that says something else now, none any more, or the answer to a press."""
    at: float = 0.0
    """In seconds since 1970."""
    message: int = 0
    uploaded: int = 0
    """So many bytes were uploaded for it."""


@dataclass(frozen=True)
class Call:
    """Somebody's name in a message that notifies them."""

    person: PersonId
    question: str = ""
    """What they were asked by then; a reminder counts as a question of its own."""


@dataclass
class Asked:
    """Who is asked what while a fake is watched. What is committed says so, not what is shown."""

    seen: Sequence[object]
    """What the fake has seen; it grows."""
    log: list[tuple[int, dict[PersonId, str]]] = field(default_factory=list)
    """How much had been seen when people were asked this."""

    def over(self, service: Service) -> None:
        """Listen to what a house commits from now on."""
        commit = service.acts.commit

        async def watched(kept: Kept, desk: Desk, *given: Any) -> Any:
            self.log.append((len(self.seen), questions(desk)))
            return await commit(kept, desk, *given)

        service.acts.commit = watched  # type: ignore[method-assign]

    def call(self, at: int, person: PersonId) -> Call:
        """A call by what was seen as number `at`."""
        known = (asked[person] for seen, asked in reversed(self.log) if seen <= at and person in asked)
        return Call(person, next(known, ""))


def questions(desk: Desk) -> dict[PersonId, str]:
    """What each person at a table is asked, as a mark that changes with it."""
    table = desk.table
    reminded = max((one.reminded for one in table.openings), default=0)
    asked = [one.number for one in table.askings] or [0] * len(table.sitters)
    marks = [f"{table.id}/{table.phase}/{number}/{reminded}" for number in asked]
    return {one.person: mark for one, mark in zip(table.sitters, marks, strict=True) if one.person}


@dataclass
class WatchedPainter:
    """A painter that remembers from whose view each picture and its words were made."""

    painter: ViewPainter
    pictures: dict[bytes, set[Seat | None]] = field(default_factory=lambda: defaultdict(set))
    words: dict[str, set[Seat | None]] = field(default_factory=lambda: defaultdict(set))

    def paint(self, subject: Subject) -> Painted | None:
        """Paint, and remember for whom."""
        painted = self.painter.paint(subject)
        if painted is not None:
            self.pictures[painted.photo].add(subject.seen.seat)
            self.words[painted.alt].add(subject.seen.seat)
        return painted

    def look(self, subject: Subject, at: Tokens) -> str:
        """What there is to say."""
        return self.painter.look(subject, at)


def troubles(shown: Sequence[Shown], desk: Desk, painter: WatchedPainter) -> list[str]:
    """Everything that is wrong with what was shown of a table that holds its whole history."""
    return [
        *foreign_buttons(shown, desk),
        *foreign_pictures(shown, desk, painter),
        *foreign_words(shown, private_words(desk)),
        *ids_of_ours(shown, desk),
        *calls_too_many(shown),
        *messages_too_many(shown),
    ]


def foreign_buttons(shown: Iterable[Shown], desk: Desk) -> Iterator[str]:
    """Buttons with which a seat answers, seen by anybody but its person."""
    for one in shown:
        for pressed in one.buttons:
            seat = _seat_of(pressed)
            if seat is not None and one.viewer != desk.table.sitters[seat].person:
                yield f"turn {one.turn}: {one.viewer} sees the button {pressed}"


def foreign_pictures(shown: Iterable[Shown], desk: Desk, painter: WatchedPainter) -> Iterator[str]:
    """Pictures and alt texts made from the view of somebody else."""
    for one in shown:
        told = [painter.pictures.get(one.picture, {PUBLIC})] if one.picture else []
        told += [seats for words, seats in painter.words.items() if words in one.text]
        for seats in told:
            people = {desk.table.sitters[seat].person for seat in seats if seat is not None}
            if PUBLIC not in seats and one.viewer not in people:
                yield f"turn {one.turn}: {one.viewer} sees what was painted for {seats}"


def private_words(desk: Desk) -> Mapping[str, set[PersonId | None]]:
    """What happened and was told to some only, as it is said in each language, with those who may read it."""
    may_read: dict[str, set[PersonId | None]] = defaultdict(set)
    for lang in LANGUAGES:
        voice = desk.voice(lang)
        for line in desk.history:
            common = set(voice.happened(heard(line.told, None)))
            for seat, sitter in enumerate(desk.table.sitters):
                for text in set(voice.happened(heard(line.told, seat))) - common:
                    may_read[text].add(sitter.person)
            for text in common:
                may_read[text].add(PUBLIC)
    return {text: people for text, people in may_read.items() if PUBLIC not in people}


def foreign_words(shown: Iterable[Shown], private: Mapping[str, set[PersonId | None]]) -> Iterator[str]:
    """Private lines, read by somebody who was not told."""
    for one in shown:
        for text, people in private.items():
            if one.viewer not in people and text in one.text.splitlines():
                yield f"turn {one.turn}: {one.viewer} reads {text!r}"


def ids_of_ours(shown: Iterable[Shown], desk: Desk) -> Iterator[str]:
    """Texts and buttons that call the table as only we call it, and whole seals that everybody has to look at."""
    for one in shown:
        if one.viewer is PUBLIC and WHOLE_SEAL.search(one.text):
            yield f"turn {one.turn}: everybody reads a whole seal in {one.text!r}"
        if desk.table.id in "\n".join((one.text, *one.labels)):
            yield f"turn {one.turn}: {one.viewer} reads the table's id in {one.text!r}"


def calls_too_many(shown: Iterable[Shown]) -> Iterator[str]:
    """People who were called by name more than once for one question, however much others did meanwhile."""
    times = Counter(call for one in shown for call in one.calls)
    for call, called in times.items():
        if called > 1:
            yield f"{call.person} is called {called} times for {call.question}"


def messages_too_many(shown: Iterable[Shown], most: int = MOST_MESSAGES_A_TURN) -> Iterator[str]:
    """Turns in which a place got more new messages than people want to read."""
    times = Counter((one.turn, one.place) for one in shown if one.do == "send" and one.viewer is None)
    for (turn, place), sent in times.items():
        if sent > most:
            yield f"turn {turn}: {sent} messages at {place}"


def _seat_of(pressed: str) -> Seat | None:
    try:
        return button_ids.read(pressed).seat
    except Refused:
        return None
