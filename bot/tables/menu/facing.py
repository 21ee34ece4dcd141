"""A seat in front of what it is asked, and everything that it may choose."""

from collections import OrderedDict
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, Final

from bot.tables.model import views
from bot.tables.model.button_ids import Kind
from bot.tables.model.intents import TableId
from bot.tables.model.reply import Screen
from bot.text.voice import Voice
from engine.core.action import Action, Composed, Tokens
from engine.core.once import cached_property
from engine.core.position import Position
from engine.core.seat import Seat
from engine.core.step import Question
from engine.games import AnyGame

NOTHING: Final = ("pass", "no", "done", "none", "stay", "abstain")
"""How games call it to do nothing (more), in the order in which it is looked for: where there is one way, no thing of
the picture is meant by it."""
MOST_FACED: Final = 256
"""One that has many choices takes some hundred kilobytes."""


@dataclass(frozen=True)
class Facing:
    """A seat in front of what it is asked."""

    table: TableId
    game: AnyGame
    position: Position[Any]
    seat: Seat
    asking: int
    draft: Composed[Any] | None = None
    doubted: Action[Any] | None = None
    """What the seat was about to do when it was asked once more."""
    wanted: Action[Any] | None = None
    """In a lesson: what the seat is told to do. The button that leads to it stands out."""

    def leads(self, choice: "Choice") -> bool:
        """Whether this is what the seat is told to do, or the next part of it."""
        if self.wanted is None or type(choice.action) is not type(self.wanted):
            return False
        if isinstance(choice.action, Composed) and isinstance(self.wanted, Composed):
            parts = choice.action.parts()
            return bool(parts) and self.wanted.parts()[: len(parts)] == parts
        return choice.action == self.wanted

    def last_of_turn(self, choice: "Choice") -> tuple[Tokens, ...]:
        """What is said by whoever chooses this and wants nothing more of this turn."""
        board, answers = self.position.board, choice.kind is Kind.ANSWER
        said = (one.last_of_turn(board, self.seat, choice.action) for one, _, awaited in self.questions if awaited)
        return next(filter(None, said), ()) if answers else ()

    @property
    def strays(self) -> bool:
        """Whether the draft is no beginning of what the seat is told to do."""
        if self.draft is None or not isinstance(self.wanted, Composed):
            return False
        parts = self.draft.parts()
        return type(self.draft) is not type(self.wanted) or self.wanted.parts()[: len(parts)] != parts

    @cached_property
    def questions(self) -> tuple[tuple[Question[Any], Action[Any] | None, bool], ...]:
        """Each question open to the seat, the sealed answer it has given, and whether it is waited for."""
        asked = views.asked(self.game, self.position, self.seat)
        return tuple((one, dict(answers or ()).get(self.seat), answers is not None) for one, answers, _ in asked)

    @cached_property
    def choices(self) -> "tuple[Choice, ...]":
        """Everything that a single press can lead to, in the engine's order."""
        return tuple(self._choices())

    @cached_property
    def screens(self) -> "dict[int, tuple[Voice, Screen]]":
        """What it is shown as before anything is pressed, to each reader whom somebody speaks to."""
        return {}

    @cached_property
    def numbers(self) -> Mapping[Tokens, int]:
        """By which numbers the places without a name are called, beside the buttons and in the picture."""
        board = self.position.board
        nameless = (one.tokens for one in self.choices if one.action.is_nameless(board, self.seat))
        return {tokens: at for at, tokens in enumerate(nameless, 1)}

    @property
    def drafts(self) -> tuple[Composed[Any], ...]:
        """The draft, or the empty one of each action that is built part by part."""
        if self.draft is not None:
            return (self.draft,)
        verbs = (verb for question, _, _ in self.questions for verb in question.asks(self.position.board)[self.seat])
        return tuple(verb.empty() for verb in verbs if issubclass(verb, Composed))

    @property
    def held(self) -> Action[Any] | None:
        """What waits for a second yes and may still be done."""
        return self.doubted if self.doubted is not None and self.finishes(self.doubted) else None

    def finishes(self, draft: Action[Any]) -> bool:
        """Whether the draft may be carried out as it is."""
        return any(
            type(draft) in question.asks(self.position.board)[self.seat]
            and question.allows(self.position.board, self.seat, draft)
            for question, _, _ in self.questions
        )

    @property
    def example(self) -> Action[Any] | None:
        """Something that may be typed as it is: a draft that is not whole yet may not."""
        board = self.position.board
        first = [choice.action for choice in self.choices[:1]]
        whole = (one for one in first if not isinstance(one, Composed) or self.finishes(one))
        listed = (action for question, _, _ in self.questions for action in question.options(board, self.seat))
        return next(chain(whole, listed), None)

    @cached_property
    def waited_for(self) -> "tuple[Choice, ...]":
        """The choices that answer what the others wait for; all of them if everybody sees that nobody is waited for."""
        waited = tuple(choice for choice in self.choices if not choice.is_aside)
        return waited if waited or views.waiting_for(self.position) else self.choices

    @cached_property
    def aside(self) -> "tuple[Choice, ...]":
        """What may be done besides."""
        return tuple(one for one in self.choices if one.is_aside) if self.waited_for != self.choices else ()

    @property
    def is_idle(self) -> bool:
        """Whether nothing is waited for from this seat, though from others."""
        return not self.waited_for and not any(awaited for _, _, awaited in self.questions) and self.draft is None

    @property
    def can_only_pass(self) -> bool:
        """Whether nothing could be answered but to pass, and nothing done beside it by a press."""
        board = self.position.board
        waited = [question for question, given, awaited in self.questions if awaited and given is None]
        if len(waited) != 1 or not waited[0].has_no_choice(board, self.seat):
            return False
        passes = any(word in NOTHING for word in waited[0].default(board, self.seat).words())
        return passes and all(one.action.open_form for one in self.aside)

    @property
    def goes_without_saying(self) -> bool:
        """Whether everybody answers alike: nobody is asked, whoever plays."""
        waited = [question for question, given, awaited in self.questions if awaited and given is None]
        return len(waited) == 1 and waited[0].goes_without_saying(self.position.board, self.seat)

    @property
    def need_not_be_asked(self) -> bool:
        """Whether whoever plays alone would only be kept up: nothing else could be answered, or by nobody in their
        senses.
        """
        return self.goes_without_saying or self.can_only_pass

    def _choices(self) -> "Iterator[Choice]":
        board = self.position.board
        wanted = {verb for one, _, awaited in self.questions if awaited for verb in one.asks(board)[self.seat]}
        yield from _shortest(self._every_choice(board, wanted), board, self.seat, self.wanted)

    def _every_choice(self, board: Any, wanted: Collection[type[Action[Any]]]) -> "Iterator[Choice]":
        for draft in self.drafts:
            now = draft.outcome(board, self.seat)
            for longer in draft.longer(board, self.seat):
                if longer.outcome(board, self.seat) == now:
                    continue  # it leads round in a circle
                tokens = (draft.head(), *longer.last_choice(board, self.seat))
                yield Choice(tokens, Kind.GROW, longer, type(draft) not in wanted)
        if self.draft is None:
            for question, _, awaited in self.questions:
                if all(issubclass(verb, Composed) for verb in question.asks(board)[self.seat]):
                    continue  # to list every whole plan takes long, and none is offered
                for action in question.options(board, self.seat):
                    if not isinstance(action, Composed) and not action.is_spare(board, self.seat):
                        yield Choice(action.menu(board, self.seat), Kind.ANSWER, action, not awaited)


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to choose, and the tokens along which it is found."""

    tokens: Tokens
    kind: Kind
    action: Action[Any]
    is_aside: bool = False
    """Nobody waits for it."""


def _shortest(choices: "Iterable[Choice]", board: Any, seat: Seat, wanted: Action[Any] | None) -> "Iterator[Choice]":
    """Of those with one outcome the one that a lesson tells to do, else the shortest, in the place of the first."""
    best: dict[Any, Choice] = {}
    for one in choices:
        comes = one.is_aside, one.action.outcome(board, seat)
        came = best.setdefault(comes, one)
        if came is one:
            continue
        if one.action == wanted or (came.action != wanted and len(one.action.words()) < len(came.action.words())):
            best[comes] = one
    return iter(best.values())


@dataclass
class Faced:
    """The latest of each seat that somebody looked at lately: an act is followed by its answer, its notice and the look
    of its page, and the next press begins with the same question again.
    """

    _kept: OrderedDict[tuple[TableId, Seat], Facing] = field(default_factory=OrderedDict)

    def latest(self, facing: Facing) -> Facing:
        """The one of before if nothing has changed since."""
        key = facing.table, facing.seat
        before = self._kept.pop(key, None)
        kept = before if before is not None and before.position is facing.position and before == facing else facing
        self._kept[key] = kept
        while len(self._kept) > MOST_FACED:
            self._kept.popitem(last=False)
        return kept
