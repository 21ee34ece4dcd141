"""The table in the terminal: whoever is asked sits down before it, reads what their seat may know, and types."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click

from bot.cli import at_hand
from bot.cli.at_hand import AtHand
from bot.cli.console import Console, is_interrupted
from bot.cli.drawing import picture_of, write
from bot.cli.in_the_terminal import Shows
from bot.cli.orders import TypedOrder, order_in, order_words
from bot.cli.sitting import Sitting
from bot.tables.domain.newcomers import FIRST_TURNS
from bot.tables.menu import prompts, short_answers
from bot.tables.menu.facing import Facing
from bot.tables.model.reply import Screen
from bot.text import keys
from bot.text.lexicon import Lexicon
from bot.text.voice import Voice
from engine.core import run
from engine.core.action import Action
from engine.core.dice import Dice, mixed_seed
from engine.core.event import Event, Told, heard
from engine.core.match import Acted, Entry, Match, PassedByHouse, TimedOut, Undone, export
from engine.core.once import cached_property
from engine.core.reading import read_next
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Question
from engine.core.undo import last_act
from engine.players import PLAYERS
from render.games import painters
from render.painter import NO_MARKS
from render.picture import Picture

KIND = "png"
"""What pictures are written as; an SVG takes a tenth of the time, and not everybody can open one."""


class Leaves(Exception):  # noqa: N818  it is no error
    """Whoever sits there has had enough."""


@dataclass
class HotSeat:
    """One game in one terminal."""

    console: Console
    match: Match[Any]
    told: list[Told]
    people: Collection[Seat]
    level: str
    folder: Path
    time: Sitting
    shows: Shows | None = None
    """What shows a picture in the terminal itself; None where it is told in words."""
    heard: dict[Seat, int] = field(default_factory=dict)
    """How much of what was told each person has read."""
    sitting: Seat | None = None
    asked: dict[Seat, tuple[tuple[Question[Any], ...], int]] = field(default_factory=dict)
    """What each awaited seat is asked, and since when."""
    shown: tuple[Seat, tuple[Question[Any], ...], int] | None = None
    """What whoever sits here was last shown, and how much others had done by then."""
    lines: dict[Seat, frozenset[str]] = field(default_factory=dict)
    """What stood on the table when each person last looked: only what is new is told again."""
    turns: dict[Seat, int] = field(default_factory=dict)
    """How many turns each person has begun, as far as they are first ones."""
    hand: AtHand = field(default_factory=AtHand)
    """What whoever sits here is in the middle of."""

    @property
    def voice(self) -> Voice:
        """What speaks of this game to everybody here."""
        names = [self._name(seat) for seat in range(self.match.setup.seats)]
        pieces = tuple(self.match.game.pieces(self.match.position.board).items())
        return Voice.of(
            self.console.words.seated(names, self.match.setup.roles, pieces), self._lexicon, self.match.game
        )

    @cached_property
    def _lexicon(self) -> Lexicon:
        return Lexicon.of(self.console.words.catalogue, self.match.game.slug)

    @cached_property
    def orders(self) -> Mapping[str, TypedOrder]:
        """What may be typed besides the game's verbs."""
        return order_words(self.console.words.catalogue)

    def play(self) -> None:
        """Until the game is over or everybody leaves."""
        self.console.say("play-welcome", game=self.voice.title())
        click.echo(self.voice.words("core-commitment", hash=self.match.commitment))
        try:
            while self.match.position.result is None:
                self._go_on()
        except (Leaves, click.Abort, KeyboardInterrupt) as ended:
            self._save()
            if is_interrupted(ended):
                raise
            return
        self._end()

    def _go_on(self) -> None:
        awaited = run.awaited(self.match.position)
        self._note(awaited)
        people = [seat for seat in awaited if seat in self.people]
        thinking = min(((self._answers_at(seat), seat) for seat in awaited if seat not in self.people), default=None)
        if not awaited:
            self._let_pass()
        elif thinking and (not people or thinking[0] <= self.time.now_ms()):
            self._computer(*thinking)
        else:
            seat = self.sitting if self.sitting in people else people[0]
            if self._need_not_ask(seat):
                self._enter(PassedByHouse(seat, self.time.now_ms()))
            else:
                self._person(seat, thinking[0] if thinking else None)

    def _need_not_ask(self, seat: Seat) -> bool:
        """Whether the answer is known: whoever plays alone is kept up by fewer questions, as at a table."""
        facing = self._facing(seat)
        return facing.need_not_be_asked if len(self.people) == 1 else facing.goes_without_saying

    def _let_pass(self) -> None:
        """Nobody is asked anything: the shortest clock runs down, and whoever sits here reads what it brings."""
        clocks, settings = self.match.game.clocks, self.match.setup.settings
        running = [clocks[asked.clock](settings) for asked, _ in self.match.position.open_questions()]
        self._tell_news()
        self.time.rest(self.time.now_ms() + min(running, default=0) * 1000)
        self._enter(TimedOut((), self.time.now_ms()))

    def _tell_news(self) -> None:
        news: Sequence[Event] = () if self.sitting is None else self._news(self.sitting)
        if news:
            click.echo("\n".join(self.voice.happened(news)))

    def _news(self, seat: Seat) -> Sequence[Event]:
        news = heard(tuple(self.told[self.heard.get(seat, 0) :]), seat)
        self.heard[seat] = len(self.told)
        return news

    def _note(self, awaited: Collection[Seat]) -> None:
        """Since when each seat has been asked what it is asked now."""
        now = self.time.now_ms()
        before, self.asked = self.asked, {}
        for seat in awaited:
            questions = self._questions(seat)
            same = seat in before and before[seat][0] == questions
            self.asked[seat] = before[seat] if same else (questions, now)

    def _answers_at(self, seat: Seat) -> int:
        """When a computer player answers: where an answer at once would be an advantage it takes its time."""
        match = self.match
        return self.asked[seat][1] + run.thinking_seconds(match.game, match.setup.settings, match.position, seat) * 1000

    def _questions(self, seat: Seat) -> tuple[Question[Any], ...]:
        return tuple(question for question, _, _ in run.asked(self.match.game, self.match.position, seat))

    def _computer(self, at_ms: int, seat: Seat) -> None:
        if at_ms > self.time.now_ms():
            self.console.say("play-waiting", name=self._name(seat))
            self.time.rest(at_ms)
        self.asked.pop(seat)
        seen = run.seen(self.match.game, self.match.position, seat)
        dice = Dice(mixed_seed(self.match.seed, "computer", str(len(self.match.log))))
        try:
            self._enter(Acted(seat, PLAYERS.choose(self.level, self.match.game, seen, dice)))
        except Refused:
            self._enter(TimedOut((seat,)))

    def _person(self, seat: Seat, until_ms: int | None) -> None:
        """Whoever sits there types, until something is done or somebody else does something first."""
        self._sit_down(seat)
        self._show(seat)
        before = self.match
        while self.match is before:
            typed = self.time.line(self.console("play-prompt", name=self._name(seat)), until_ms)
            if typed is None:
                return
            try:
                self._obey(seat, typed)
            except Refused as refused:
                click.echo(self._explained(seat, refused, typed))

    def _sit_down(self, seat: Seat) -> None:
        if self.sitting not in (None, seat):
            click.clear()
            click.prompt(self.console("play-hand-over", name=self._name(seat)), default="", show_default=False)
        self.sitting = seat

    def _show(self, seat: Seat) -> None:
        news = self._news(seat)
        seen = run.seen(self.match.game, self.match.position, seat)
        picture = picture_of(self.match.game, seen, self.voice.words, news, private=True)
        if picture is not None:
            write(picture, self.folder / f"seat.{KIND}")
        asked = self._questions(seat)
        others = sum(not isinstance(entry, Acted) or entry.seat != seat for entry in self.match.log)
        told = self._told(seat, news, others)
        again, self.shown = self.shown == (seat, asked, others), (seat, asked, others)
        click.echo("\n".join(told), nl=bool(told))
        if not again and picture is not None:
            self._show_board(seat, picture, told)
        if not again or told:
            self._list(seat)
        if not again:
            click.echo("\n".join(self._hint(seat)), nl=False)

    def _told(self, seat: Seat, news: Sequence[Event], others: int) -> Sequence[str]:
        """What happened; where others have acted, what was done to whoever sits here before the rest."""
        lines, board = self.voice.happened(news), self.match.position.board
        own = self.voice.happened(one for one in news if self.match.game.befalls(board, one, seat))
        rest = [line for line in lines if line not in own]
        acted = self.shown is not None and self.shown[0] == seat and self.shown[2] < others
        return [self.voice("befell-you"), *own, self.voice("besides"), *rest] if acted and own and rest else lines

    def _show_board(self, seat: Seat, picture: Picture, told: Sequence[str]) -> None:
        lines = self._new_lines(seat, [line for line in str(picture.twin).splitlines() if line not in told])
        if self.shows is None:
            click.echo("\n".join(lines), nl=bool(lines))
        else:
            click.echo(self.shows(picture.png))
        self.console.say("play-picture", file=str(self.folder / f"seat.{KIND}"))

    def _new_lines(self, seat: Seat, lines: Sequence[str]) -> Sequence[str]:
        """What was not there when this person last looked."""
        before, self.lines[seat] = self.lines.get(seat, frozenset()), frozenset(lines)
        return [line for line in lines if line not in before]

    def _hint(self, seat: Seat) -> Iterator[str]:
        """What is worth knowing at the beginning of one of the first turns."""
        begun = any(awaited and not one.prepares for one, _, awaited in self._facing(seat).questions)
        last = next((entry.seat for entry in reversed(self.match.log) if isinstance(entry, Acted)), None)
        if not begun or (last == seat and seat in self.turns) or self.turns.get(seat, 0) >= FIRST_TURNS:
            return
        self.turns[seat] = self.turns.get(seat, 0) + 1
        key = keys.id_key(self.voice.slug, f"hint-{self.turns[seat]}")
        if self.voice.words.has(key):
            yield self.voice("hint", text=self.voice.words(key)) + "\n"

    def _obey(self, seat: Seat, typed: str) -> None:
        order, rest = order_in(self.orders, typed)
        match order:
            case TypedOrder.QUIT:
                raise Leaves
            case TypedOrder.HELP:
                self._list(seat)
                self.console.say("play-help")
            case TypedOrder.LOOK:
                self._look(seat, rest)
            case TypedOrder.RULES:
                click.echo("\n".join(at_hand.rules(self.voice, rest)))
            case TypedOrder.WHY:
                click.echo("\n".join(at_hand.why(self._facing(seat), self.voice)))
            case TypedOrder.SAVE:
                self._save()
            case TypedOrder.UNDO:
                self._undo(seat)
            case None:
                self._act(seat, typed)

    def _act(self, seat: Seat, typed: str) -> None:
        if self.voice.speech.begins_with(typed) in self.match.game.aside.looks:
            self._look(seat, typed)
            return
        facing = self._facing(seat)
        button = at_hand.pressed_by(typed, at_hand.buttons_of(self._screen(seat)))
        if button is not None:
            action = self.hand.press(facing, button)
            if action is None or self._is_doubted(facing, action):
                self._list(seat)
            else:
                self._enter(Acted(seat, action))
            return
        entries = short_answers.understood(facing, self.voice, typed)
        match, told = self.match, list(self.told)
        while True:
            action, entries = read_next(match.game, match.position, seat, entries)
            if match is self.match and self._is_doubted(facing, action):
                match.act(seat, action)
                self._list(seat)
                return
            match, new = match.act(seat, action)
            told += new
            if not entries:
                break
        self.match, self.told, self.hand = match, told, AtHand()

    def _is_doubted(self, facing: Facing, action: Action[Any]) -> bool:
        """Whether it is shown first what would come of it."""
        if not self.hand.asks_once_more(facing, action):
            return False
        self._look_at(facing.seat, action.beforehand(facing.position.board, facing.seat))
        return True

    def _screen(self, seat: Seat) -> Screen:
        return prompts.screen(self._facing(seat), self.voice, self.hand.narrowed)

    def _list(self, seat: Seat) -> None:
        screen, facing = self._screen(seat), self._facing(seat)
        click.echo("\n".join((screen.text, *at_hand.listed(facing, self.voice, at_hand.buttons_of(screen)))))
        if screen.typed:
            self.console.say("play-typed", line=screen.typed)

    def _look(self, seat: Seat, things: str) -> None:
        if painters().get(self.match.game.slug) is None:
            self.console.say("no-painter", game=self.voice.title())
            return
        named = tuple(thing for entry in self.voice.speech.read(things) for thing in entry)
        self._look_at(seat, named, tuple(at_hand.explained(self.voice, things)))

    def _look_at(self, seat: Seat, named: tuple[str, ...], known: tuple[str, ...] = ()) -> None:
        seen = run.seen(self.match.game, self.match.position, seat)
        picture = painters()[self.match.game.slug].looked_at(seen, NO_MARKS, self.voice.words, named)
        about = tuple(line for thing in named for line in picture.twin.about(thing))
        if named:
            write(picture, self.folder / f"closer.{KIND}")
            if self.shows is not None:
                click.echo(self.shows(picture.png))
            self.console.say("play-picture", file=str(self.folder / f"closer.{KIND}"))
        told = tuple(dict.fromkeys((*known, *about)))
        click.echo("\n".join(told) or (self.voice("nothing-there") if named else str(picture.twin)))
        if not named and seat in run.awaited(self.match.position):
            click.echo(self._screen(seat).text)

    def _undo(self, seat: Seat) -> None:
        asked = last_act(self.match, seat)
        if asked is None:
            self.console.say("play-nothing-to-undo")
            return
        if asked.was_seen:
            self.console.say("play-was-seen")
        self._enter(Undone(asked.to, seat))

    def _enter(self, entry: Entry) -> None:
        self.match, told = self.match.add(entry)
        self.told += told
        self.hand = AtHand()

    def _facing(self, seat: Seat) -> Facing:
        hand = self.hand
        return Facing(
            "", self.match.game, self.match.position, seat, 0, hand.draft, hand.doubted, self._wanted_of(seat)
        )

    def _wanted_of(self, _seat: Seat) -> Action[Any] | None:
        """What this seat is told to do, if it is led."""
        return None

    def _explained(self, seat: Seat, refused: Refused, typed: str) -> str:
        lines = short_answers.examples(self._facing(seat), self.voice.speech)
        why = self.voice.refusal(refused)
        legal = [choice.action for choice in self._facing(seat).choices]
        return self.voice.speech.explained(self.voice.words, why, typed, legal, lines)

    def _end(self) -> None:
        listener = min(self.people, default=None)
        since = 0 if listener is None else self.heard.get(listener, 0)
        for line in self.voice.happened(heard(tuple(self.told[since:]), listener)):
            click.echo(f"  {line}")
        winners = self.match.position.result.winners if self.match.position.result else ()
        click.echo(self.voice.won(winners))
        click.echo(self.voice.words("core-seed-opened", seed=self.match.seed))
        self._save()

    def _save(self) -> None:
        file = self.folder / "match.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(export(self.match), encoding="utf-8")
        self.console.say("play-saved", file=str(file))

    def _name(self, seat: Seat) -> str:
        if seat in self.people:
            return self.console.words("core-seat", number=seat + 1)
        return self.console.words("table-computer-name", number=seat + 1)
