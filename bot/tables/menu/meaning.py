"""What a press means: an answer, another draft, or a closer look at some of the choices."""

from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.tables.menu.facing import Choice, Facing
from bot.tables.model.button_ids import Kind, Pressed, path_of, path_of_draft
from engine.core.action import Action, Composed
from engine.core.numbers import number
from engine.core.refusal import Refused


@dataclass(frozen=True, slots=True)
class Answered:
    """The press answers with this action."""

    action: Action[Any]


@dataclass(frozen=True, slots=True)
class Drafted:
    """The press changes the private draft; None empties it."""

    draft: Composed[Any] | None


@dataclass(frozen=True, slots=True)
class Narrowed:
    """The press looks further: at the choices that begin with this path, from the given one on."""

    path: str = ""
    start: int = 0


Meaning: TypeAlias = Answered | Drafted | Narrowed


def meaning(facing: Facing, pressed: Pressed) -> Meaning:
    """What a press means to the seat now; `Refused` if it came late or its choice is gone."""
    if pressed.asking != facing.asking or not facing.questions:
        raise Refused("late_press")
    match pressed.kind:
        case Kind.ANSWER:
            return Answered(_found(facing, pressed).action)
        case Kind.GROW | Kind.SHRINK | Kind.CLEAR:
            return Drafted(_redrafted(facing, pressed))
        case Kind.FINISH:
            return Answered(_finished(facing, pressed.path))
        case Kind.NARROW:
            return Narrowed(pressed.path)
        case Kind.PAGE:
            start, _, path = pressed.path.partition(".")
            return Narrowed(path, max(0, number(start) or 0))
    raise Refused("choice_gone")


def _found(facing: Facing, pressed: Pressed) -> Choice:
    for choice in facing.choices:
        if choice.kind == pressed.kind and path_of(choice.tokens) == pressed.path:
            return choice
    raise Refused("choice_gone")


def _redrafted(facing: Facing, pressed: Pressed) -> Composed[Any] | None:
    if pressed.kind is Kind.GROW:
        action = _found(facing, pressed).action
        return action if isinstance(action, Composed) else None
    if pressed.kind is Kind.CLEAR or facing.draft is None:
        return None
    shorter = facing.draft.shorter()
    return shorter if shorter.parts() else None


def _finished(facing: Facing, path: str) -> Action[Any]:
    for draft in (facing.held, *facing.drafts):
        if draft is not None and path_to(draft) == path:
            return draft
    raise Refused("choice_gone")


def path_to(draft: Action[Any]) -> str:
    """What carries this out; of a draft that has lost or gained something meanwhile it is another."""
    return path_of_draft(draft.head(), draft.parts() if isinstance(draft, Composed) else ())
