"""What happened lately and is felt: a page shows it large for a second, with whatever it is about and the dice; and at
the end, which moment decided.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
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


def decisive(desk: Desk, lines: History, voice: Voice) -> dict[str, Any] | None:
    """The moment after which the winners were ahead for good; where nobody counts, the last one that was felt so, else
    the last that was felt at all.
    """
    result = desk.playing.position.result
    if result is None:
        return None
    at = for_good((_scored(desk, heard(line.told, None)) for line in lines), result.winners)
    at = at if at is not None else _last_felt(lines, "glad" if result.winners else "grim")
    at = at if at is not None else _last_felt(lines)
    if at is None:
        return None
    said = [one for one in heard(lines[at].told, None) if one.gain is not None or one.moment is not None]
    return {"text": " ".join(voice.happened(said)), "at": at}


def for_good(scored: Iterable[Iterable[tuple[Sequence[Seat], int]]], winners: Collection[Seat]) -> int | None:
    """After which of these moments, each with who gained how much, the winners were ahead to the end; None if never.

    >>> for_good([[([0], 1)], [([1], 1)], [([1], 1)], [([1], 1)]], [1])
    2
    """
    gained: Counter[Seat] = Counter()
    since = None
    for at, gains in enumerate(scored):
        for seats, much in gains:
            gained.update(dict.fromkeys(seats, much))
        ours, others = ([much for seat, much in gained.items() if (seat in winners) is won] for won in (True, False))
        ahead = max(ours, default=0) > max(others, default=0)
        since = (at if since is None else since) if ahead else None
    return since


def _scored(desk: Desk, events: tuple[Event, ...]) -> Iterator[tuple[Sequence[Seat], int]]:
    for whose, much in filter(None, (event.gain for event in events)):
        yield desk.game.whose(desk.playing.position.board, whose), much


def _last_felt(lines: History, mood: str = "") -> int | None:
    heard_of = ((at, one.moment) for at, line in enumerate(lines) for one in heard(line.told, None))
    felt = [at for at, moment in heard_of if moment is not None and (moment.mood == mood or not mood)]
    return felt[-1] if felt else None
