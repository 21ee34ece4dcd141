"""What happened lately and is felt: a page shows it large for a second, with whatever it is about and the dice."""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from bot.tables.domain.desk import Desk
from bot.tables.model.table import History
from bot.text.voice import Voice
from engine.core.event import Event, heard
from engine.core.seat import Seat


def felt(desk: Desk, lines: History, seat: Seat | None, voice: Voice) -> list[list[dict[str, Any]]]:
    """The moments of these lines of the log that a seat hears of; those of one line belong together."""
    shown = ([*_felt(desk, heard(line.told, seat), seat, voice)] for line in lines)
    return [together for together in shown if together]


def _felt(desk: Desk, events: tuple[Event, ...], seat: Seat | None, voice: Voice) -> Iterator[dict[str, Any]]:
    for event in events:
        if event.moment is not None:
            mood = event.moment.mood if not event.upon or desk.befalls(event, seat) else "plain"
            yield {**asdict(event.moment), "mood": mood, "text": "\n".join(voice.happened((event,)))}
