"""`mestre terminal GAME --learn`: the lesson of a game in the terminal, then the same game played on."""

from dataclasses import dataclass
from typing import Any

import click

from bot.cli.hot_seat import HotSeat
from bot.tables.domain import lessons
from bot.text.lesson import LEARNER, Lesson
from engine.core.action import Action
from engine.core.dice import mixed_seed
from engine.core.event import heard
from engine.core.match import Acted, Match
from engine.core.reading import entries_of, read_next
from engine.core.seat import Seat
from engine.games import AnyGame


@dataclass(kw_only=True)
class LedSeat(HotSeat):
    """A game in the terminal that is led from step to step."""

    lesson: Lesson
    at: int = 0
    """The step, from 0."""

    def _go_on(self) -> None:
        if self._is_over:
            super()._go_on()
        else:
            self._person(LEARNER, None)

    def _show(self, seat: Seat) -> None:
        super()._show(seat)
        if self._is_over:
            return
        step = self.lesson.steps[self.at]
        head = self.voice("lesson-step", number=self.at + 1, all=len(self.lesson.steps))
        act = self.voice("lesson-do", act=self.voice.action(self._wanted))
        click.echo("\n".join(("", head, lessons.said(self.voice, step.name), act)))

    def _act(self, seat: Seat, typed: str) -> None:
        if self._is_over:
            super()._act(seat, typed)
            return
        before, told, wanted = self.match, list(self.told), self._wanted
        super()._act(seat, typed)
        done = [entry.action for entry in self.match.log[len(before.log) :] if isinstance(entry, Acted)]
        if self.match is before:
            return
        if done == [wanted]:
            self._next()
            return
        news = self.voice.happened(heard(tuple(self.told[len(told) :]), seat))[: lessons.MOST_TOLD]
        click.echo(self.voice("lesson-otherwise", what=" ".join(news), act=self.voice.action(wanted)))
        self.match, self.told = before, told

    def _next(self) -> None:
        step = self.lesson.steps[self.at]
        self.at += 1
        self._do_all(step.then)
        if self._is_over:
            click.echo(lessons.said(self.voice, "end"))

    def _do_all(self, lines: tuple[tuple[str, str], ...]) -> None:
        for who, line in lines:
            self._does(who, line)

    def play(self) -> None:
        """First what the others do before the first step."""
        self._do_all(self.lesson.before)
        super().play()

    def _does(self, who: str, line: str) -> None:
        left = entries_of(line)
        while left:
            seat = lessons.seat_of(self.match.setup.roles, who)
            action, left = read_next(self.match.game, self.match.position, seat, left)
            self._enter(Acted(seat, action))

    @property
    def _is_over(self) -> bool:
        return self.at == len(self.lesson.steps)

    def _wanted_of(self, seat: Seat) -> Action[Any] | None:
        return None if self._is_over or seat != LEARNER else self._wanted

    @property
    def _wanted(self) -> Action[Any]:
        line = entries_of(self.lesson.steps[self.at].line)
        return read_next(self.match.game, self.match.position, LEARNER, line)[0]


def begun(game: AnyGame, lesson: Lesson) -> Match[Any]:
    """The match of a lesson, before anybody has done anything."""
    match, _ = Match.start(game, lesson.seats, mixed_seed(lesson.seed), lesson.settings, lesson.roles)
    return match.add(lessons.anchored(game, match.setup, lesson))[0]
