"""What one viewer of a stage is shown: all of it to be compared, and every word of it."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from engine.core import codec, run
from engine.core.action import Action
from engine.core.dice import Dice, mixed_seed
from engine.core.event import Event, heard
from engine.core.refusal import BrokenRule
from engine.core.run import Viewer
from engine.core.seat import Seat
from engine.proof.expectation import changed_besides, leaves
from engine.proof.stage import AnyStage

IMAGINED = 3


def view(now: AnyStage, viewer: Viewer) -> Any:
    """The view as plain data."""
    return json.loads(codec.dump(now.game.view(now.position, viewer), now.game.view_type))


def options(now: AnyStage, seat: Seat, *, awaited: bool = False) -> list[str]:
    """All lines that a seat may type now, or those with which it may answer what it is waited for."""
    found = (
        action
        for question, answers, _ in run.asked(now.game, now.position, seat)
        if answers is not None or not awaited
        for action in question.options(now.position.board, seat)
    )
    return sorted(" ".join(action.words()) for action in found)


def verbs(now: AnyStage, seat: Seat, *, awaited: bool) -> list[str]:
    """The heads of what a seat is waited for, or of what it may do besides."""
    return sorted(
        verb.head()
        for _, answers, asked in run.asked(now.game, now.position, seat)
        if (answers is not None) == awaited
        for verb in asked
    )


def written(event: Event) -> Any:
    """An event as plain data."""
    return json.loads(codec.dump(event, Event))


def otherwise(now: AnyStage, then: AnyStage, viewer: Viewer) -> Iterator[str]:
    """What this viewer is shown otherwise than on another stage."""
    return changed_besides(_whole(then, viewer), _whole(now, viewer), {}, ())


def _whole(now: AnyStage, viewer: Viewer) -> dict[str, Any]:
    """Everything there is to see: the view, who is waited for, what may be done, all that was heard."""
    whole = {
        "view": view(now, viewer),
        "waiting for": [now.role(seat) for seat in run.waiting_for(now.position)],
        "told": [written(event) for event in heard(now.told, viewer)],
    }
    if viewer is not None:
        whole |= {"options": options(now, viewer), "asked": verbs(now, viewer, awaited=True)}
    return whole


def words(now: AnyStage, viewer: Viewer) -> set[str]:
    """Every word that a viewer is shown as a value: names of fields and settings tell nothing."""
    shown = set(values_of(now.game.view(now.position, viewer), now.game.settings))
    for event in heard(now.told, viewer):
        shown |= {str(value) for path, value in leaves(written(event)) if path != ("is",)}
    return shown if viewer is None else shown | _telling_options(now, viewer)


def values_of(value: Any, settings: type) -> Iterator[str]:
    """Every value within one, but for the settings."""
    if isinstance(value, settings):
        return
    if is_dataclass(value):
        parts: Iterable[Any] = (getattr(value, field.name) for field in fields(value))
    elif isinstance(value, Mapping):
        parts = (*value, *value.values())
    elif isinstance(value, list | tuple | set | frozenset):
        parts = value
    else:
        yield str(value)
        return
    for part in parts:
        yield from values_of(part, settings)


def _telling_options(now: AnyStage, seat: Seat) -> set[str]:
    """The words of a seat's options that it would not be offered in every world that looks like this one to it."""
    found = _tokens(run.options(now.game, now.position, seat))
    seen = now.game.view(now.position, seat)
    try:
        worlds = [now.game.imagine(seen, Dice(mixed_seed(f"imagined {number}"))) for number in range(IMAGINED)]
    except (LookupError, ValueError, BrokenRule):
        return found  # a position made by hand need not be one that can be imagined
    everywhere = [_tokens(run.options(now.game, world, seat)) for world in worlds]
    return {token for token in found if not all(token in tokens for tokens in everywhere)}


def _tokens(actions: Iterable[Action[Any]]) -> set[str]:
    return {token for action in actions for token in action.words()}
