"""A game learnt by playing it: a table that begins in the lesson's position and is led from step to step.

What is done otherwise is told, explained and not entered. What the lesson has the others do they do at once. Behind the
last step it is a table like any other.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.tables.domain import turns
from bot.tables.domain.desk import Desk
from bot.tables.model.table import Phase
from bot.text import keys
from bot.text.lesson import LEARNER, Lesson
from bot.text.voice import Voice
from engine.core import codec, run
from engine.core.action import Action
from engine.core.dice import Dice, mixed_seed
from engine.core.event import heard
from engine.core.game import Setup
from engine.core.match import Acted, Anchored, Match
from engine.core.reading import entries_of, read_next
from engine.core.seat import Seat
from engine.games import AnyGame

MOST_TOLD = 3
"""So much of what a wrong move would have brought is told."""


def begin(desk: Desk, lesson: Lesson) -> None:
    """The lesson's position lies on the table; the log begins with it, and can be replayed and checked like any."""
    match, _ = Match.start(desk.game, lesson.seats, mixed_seed(lesson.seed), lesson.settings, lesson.roles)
    desk.change(settings=dict(lesson.settings))
    desk.table = desk.table.holding(LEARNER, desk.who.id)
    turns.begin(desk, match, ())
    turns.enter(desk, anchored(desk.game, match.setup, lesson))
    for who, line in lesson.before:
        _does(desk, seat_of(desk.table.roles, who), line)
    desk.change(lesson=1)


def anchored(game: AnyGame, setup: Setup[Any], lesson: Lesson) -> Anchored:
    """Where a lesson begins, as an entry of the log."""
    dice = Dice(mixed_seed(lesson.seed))
    if lesson.given is None:
        position = run.start(game, setup, dice).position
    else:
        position = run.carried_on(replace(game.given(setup, lesson.given, dice), dice=dice)).position
    return Anchored(game.rules_version, codec.dump_position(game, position).decode())


def lines(desk: Desk, seat: Seat, voice: Voice, *, on_board: bool) -> tuple[str, ...]:
    """What is said before the question: where the lesson stands, what there is to see, and what to do, which a board
    that is played upon points at.
    """
    step, wanted = desk.step, desk.wanted(seat)
    lesson = desk.house.lesson(desk.game.slug)
    if step is None or wanted is None or lesson is None:
        return ()
    head = voice("lesson-step", number=desk.table.lesson, all=len(lesson.steps))
    do = voice("lesson-touch") if on_board else voice("lesson-do", act=voice.action(wanted))
    return (head, said(voice, step.name), do, "")


def said(voice: Voice, step: str) -> str:
    """The words of a step."""
    return voice.words(keys.id_key(voice.slug, f"lesson-{step}"))


def other_way(desk: Desk, seat: Seat, actions: tuple[Action[Any], ...]) -> str:
    """What to tell somebody who does something else than the lesson says; nothing if it is just that."""
    wanted = desk.wanted(seat)
    if wanted is None or actions == (wanted,):
        return ""
    voice = desk.private
    outcome = run.apply(desk.game, desk.playing.position, seat, actions[0], turns.at_ms(desk))
    told = [event for event in heard(outcome.told, seat) if not event.is_mark][:MOST_TOLD]
    board = desk.playing.position.board
    what = " ".join(voice.happened(told)) or voice.said(actions[0], board, seat)
    return voice("lesson-otherwise", what=what, act=voice.said(wanted, board, seat))


def go_on(desk: Desk) -> None:
    """The step is done: the others do what the lesson has them do, and the next one is put."""
    step, lesson = desk.step, desk.house.lesson(desk.game.slug)
    if step is None or lesson is None:
        return
    for who, line in step.then:
        _does(desk, seat_of(desk.table.roles, who), line)
    is_last = desk.table.lesson == len(lesson.steps)
    desk.change(lesson=0 if is_last else desk.table.lesson + 1)
    if is_last:
        _end(desk)


def end(desk: Desk) -> None:
    """Whoever learns has seen enough of it, or nobody does any more: the game is played on freely."""
    if desk.table.lesson:
        desk.change(lesson=0)
        _end(desk)


def _end(desk: Desk) -> None:
    if desk.table.phase is Phase.PLAYING:
        desk.say("lesson-over")
    desk.whisper(LEARNER, said(desk.voice_of(LEARNER), "end"))


def _does(desk: Desk, seat: Seat, line: str) -> None:
    left = entries_of(line)
    while left:
        action, left = read_next(desk.game, desk.playing.position, seat, left)
        turns.enter(desk, Acted(seat, action, turns.at_ms(desk)))


def seat_of(roles: Sequence[str], who: str) -> Seat:
    """The seat of a role, or P1, P2, … in seat order."""
    return roles.index(who) if who in roles else int(who[1:]) - 1
