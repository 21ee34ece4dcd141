"""Everything that a seat may choose, for whoever touches the board: each with the words by which its things are known.

A picture says where things lie by the very words of the typed language (`render/scene.py`), so what a touch there may
mean are the choices with such a word in them. Nothing is judged where it is touched: what is pressed is one of these.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Literal, TypeAlias

from bot.tables.menu import prompts
from bot.tables.menu.facing import Choice, Facing
from bot.tables.model.button_ids import Kind, Pressed
from bot.tables.model.reply import Button, Row
from bot.text.voice import Voice
from engine.core.action import Tokens

REACH, CHECK, UNDO = "reach", "check", "undo"
Easy: TypeAlias = Literal["", "changed", "undone", "agreed"]


@dataclass(frozen=True, slots=True)
class Touch:
    """A choice that can be found on the board."""

    tokens: Tokens
    button: Button
    typed: str
    """As it is typed: where it ends on open ground, whoever touches may mean a point beside."""
    plain: str
    """Its label as it stands beside the place itself, where nothing else is called so."""
    doer: str
    """The piece that does it, where the label does not say that."""
    easy: Easy
    """Why nobody is asked whether they are sure: it may be changed afterwards, or freely taken back. `agreed` is for
    whoever likes to act at once: only computer players would have to agree to take it back, and they always do.
    """
    last: str
    """What is typed to do this and nothing more in this turn; empty where nothing more would be asked."""


@dataclass(frozen=True, slots=True)
class Touches:
    """What can be touched, and what stands beside the board whatever is touched."""

    choices: tuple[Touch, ...]
    controls: Row
    called: dict[str, str]
    """What people call the things that choices are about."""
    brings: dict[str, str]
    """What comes of what begins with a word, where several things may be done in one place."""
    reach: str
    """How it is typed to look how far somebody gets; empty where a game has no such look."""
    check: str
    """How it is typed to look what would come of going somewhere; empty where a game has no such look."""
    undo: Button
    """What takes back what was done without a yes."""


def touches(facing: Facing, voice: Voice, *, may_undo: bool = True, is_alone: bool = False) -> Touches:
    """What the seat may touch now: nothing but yes and no while it is asked once more. `is_alone` says that no other
    person plays, who would have to agree to take something back.
    """
    choices = () if facing.held is not None else facing.waited_for or _changeable(facing)
    labelled = [prompts.button_of(facing, voice, one) for one in choices]
    apart = prompts.told_apart(voice, choices, labelled)
    easy = [_easy(facing, one, may_undo, is_alone) for one in choices]
    return Touches(
        choices=tuple(map(partial(_touch, facing, voice), choices, zip(labelled, apart, strict=True), easy)),
        controls=(*_pointed_aside(facing, voice), *prompts.controls(facing, voice)),
        called={" ".join(name): voice.thing(name) for name in _names(choices)},
        brings={one.tokens[0]: brought for one in choices if (brought := voice.brings(type(one.action)))},
        reach=_look(facing, voice, REACH),
        check=_look(facing, voice, CHECK),
        undo=Button(Pressed(facing.table, Kind.COMMAND, UNDO).id, voice("button-undo"), "quiet"),
    )


def _names(choices: Iterable[Choice]) -> Iterable[Tokens]:
    """By which words a picture may call the things of these choices, each once: many begin alike."""
    return dict.fromkeys(name for one in choices for name in _names_of(one.tokens))


def _names_of(tokens: Tokens) -> Iterator[Tokens]:
    """Each word, and each with a number behind it (`hero 1`)."""
    yield from zip(tokens)
    yield from (pair for pair in pairwise(tokens) if pair[1].isdigit())


def _changeable(facing: Facing) -> tuple[Choice, ...]:
    """Whoever has pointed at a place may point at another while the table waits for the rest."""
    verbs = {type(one.action) for one in facing.aside if one.action.is_loose(facing.position.board, facing.seat)}
    return tuple(one for one in facing.aside if type(one.action) in verbs)


def _pointed_aside(facing: Facing, voice: Voice) -> Row:
    """What nobody waits for has no place on the board; where a lesson points to it, it stands below."""
    return tuple(prompts.button_of(facing, voice, one) for one in facing.aside if facing.leads(one))


def _look(facing: Facing, voice: Voice, named: str) -> str:
    return voice.speech.say((named,)) if named in facing.game.aside.looks else ""


def _touch(facing: Facing, voice: Voice, choice: Choice, buttons: tuple[Button, Button], easy: Easy) -> Touch:
    plain, button = buttons
    line = choice.action.words() if choice.kind is Kind.ANSWER else choice.tokens
    last = "; ".join(map(voice.speech.say, facing.last_of_turn(choice)))
    shown = prompts.unnumbered(facing, choice, plain.label)
    return Touch(choice.tokens, button, voice.speech.say(line), shown, choice.action.doer(), easy, last)


def _easy(facing: Facing, choice: Choice, may_undo: bool, is_alone: bool) -> Easy:
    if _may_be_changed(facing, choice):
        return "changed"
    if not may_undo or choice.action.is_for_good:
        return ""
    if choice.action.is_reversible(facing.position.board, facing.seat):
        return "undone"
    return "agreed" if is_alone else ""


def _may_be_changed(facing: Facing, choice: Choice) -> bool:
    """What is put together part by part, what is loose, and what may be answered anew until all have answered."""
    asked = (one for one, _, _ in facing.questions if one.revisable)
    verbs = (verb for question in asked for verb in question.asks(facing.position.board)[facing.seat])
    loose = choice.kind is Kind.GROW or choice.action.is_loose(facing.position.board, facing.seat)
    return loose or type(choice.action) in verbs
