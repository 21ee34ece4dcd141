"""How one reader is spoken to about one game: messages, typed words and the names of those who sit there."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.text import Words, keys
from bot.text.lexicon import Lexicon
from bot.text.speech import Speech
from engine.core.action import Action, Composed
from engine.core.event import Event
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.tagged import Tagged
from engine.games import AnyGame

LONGEST_LABEL: Final = 28
"""So many characters stand on a button of a phone."""
_PIECE: Final = re.compile(r"[a-z]\d+")
"""What a piece or a place is called on the board, whatever else may have such an id."""
NOTHING: Final[Mapping[str, Any]] = {}
TABLE = "table"
"""The slug under which the table's own messages stand."""


@dataclass(frozen=True)
class Voice:
    """Everything that is said to one reader about one game."""

    words: Words
    speech: Speech
    slug: str

    @classmethod
    def of(cls, words: Words, lexicon: Lexicon, game: AnyGame) -> "Voice":
        """The voice that speaks these words about a game."""
        return cls(words, Speech(lexicon, words.lang, game.heads), game.slug)

    def __call__(self, key: str, /, **params: Any) -> str:
        """A message of the table's own file: `voice("paused")` says `table-paused`."""
        return self.words(keys.id_key(TABLE, key), **params)

    def title(self) -> str:
        """The name of the game."""
        return self.words(keys.id_key(self.slug, "title"))

    def asks(self, question: Tagged, facts: Mapping[str, Any] = NOTHING) -> str:
        """What a question asks, and what there is to know for it."""
        return self.words(keys.question_key(question.tag), **question.by_name(), **facts)

    def verb(self, verb: type[Action[Any]]) -> str:
        """The name of a verb."""
        return self.words(keys.verb_key(verb.tag))

    def brings(self, verb: type[Action[Any]]) -> str:
        """What comes of this verb, where several lead to the same place; nothing where its button says that."""
        key = keys.verb_key(verb.tag)
        return self.words(f"{key}.brings") if "brings" in self.words.attributes(key) else ""

    def finish(self, verb: type[Action[Any]], empty: bool = False) -> str:
        """What the button says that carries out what was put together, or does nothing where nothing was."""
        key, way = keys.verb_key(verb.tag), "empty" if empty else "finish"
        if way in self.words.attributes(key):
            return self.words(f"{key}.{way}")
        return self("finish-empty" if empty else "finish", verb=self.verb(verb))

    def action(self, action: Action[Any]) -> str:
        """An action in full, as this reader would type it."""
        return self.speech.say_action(action)

    def example(self, action: Action[Any], board: Any, seat: Seat) -> str:
        """How this reader would type an action with this board before them."""
        return self.speech.say_tokens(action.typed(board, seat))

    def said(self, action: Action[Any], board: Any, seat: Seat) -> str:
        """An action as people tell of it: in words of its own (`.done`), as its button says it, or part by part.

        The board is one on which it may be done: what has been done is told as it was meant.
        """
        if isinstance(action, Composed):
            return ", ".join(self.parts(action, board, seat)) or self._nothing(action)
        key, facts = keys.verb_key(action.tag), action.facts(board, seat)
        if "done" in self.words.attributes(key):
            return self.words(f"{key}.done", **{**action.by_name(), **facts})
        return self.button(action, action.words(), facts)

    def parts(self, draft: Composed[Any], board: Any, seat: Seat) -> Sequence[str]:
        """What was put together so far, each part as its button said it."""
        if not draft.parts():
            return ()
        facts = draft.facts(board, seat)
        said = self.part(type(draft), facts) if facts else self.chosen(draft.parts()[-1])
        return (*self.parts(draft.shorter(), board, seat), said)

    def left(self, draft: Composed[Any], board: Any, seat: Seat) -> str:
        """What there is still to spend on a draft, if its verb counts that (`.left`)."""
        key, facts = keys.verb_key(draft.tag), draft.facts(board, seat)
        return self.words(f"{key}.left", **facts) if facts and "left" in self.words.attributes(key) else ""

    def _nothing(self, action: Action[Any]) -> str:
        """What somebody has done who put nothing together: what its button says, in the middle of a line."""
        if "empty" not in self.words.attributes(keys.verb_key(action.tag)):
            return self.action(action)
        label = self.finish(type(action), empty=True)
        return f"{label[:1].lower()}{label[1:]}"

    def button(self, action: Action[Any], tokens: Sequence[str], facts: Mapping[str, Any] = NOTHING) -> str:
        """What a button says for an action: its own words, its verb's name if that is all, else what is chosen.

        Its words may be fewer (`.rest`) where a press before has said its verb and its first field.
        """
        key = keys.verb_key(action.tag)
        known = self.words.attributes(key)
        is_rest = "rest" in known and len(tokens) < len(action.words()) - 1
        if is_rest or "button" in known:
            said = {**action.by_name(), **facts, "whole": len(tokens) == len(action.words())}
            return self.words(f"{key}.{'rest' if is_rest else 'button'}", **said)
        return self.chosen(tokens) if action.field_names else self.verb(type(action))

    def part(self, verb: type[Action[Any]], facts: Mapping[str, Any]) -> str:
        """What a button says for one part of what is put together."""
        return self.words(f"{keys.verb_key(verb.tag)}.part", **facts)

    def group(self, tokens: Sequence[str], verb: type[Action[Any]]) -> str:
        """What a button says that leads to all that begins with these tokens."""
        key = keys.verb_key(verb.tag)
        if len(tokens) > 1 and tokens[1].isdecimal():
            return self.chosen(tokens)  # a piece by its number
        is_verb = "group" in self.words.attributes(key) and verb.begins(tokens[0])
        first = self.words(f"{key}.group") if is_verb else self.chosen(tokens[:1])
        return " → ".join((first, *map(self.chosen, zip(tokens[1:]))))

    def chosen(self, tokens: Sequence[str]) -> str:
        """What is chosen by these tokens: a verb or a thing by its name, the rest as it is typed."""
        called = self.words.named(self.slug, tokens[0]) if len(tokens) == 1 else ""
        if called:
            return called
        found = (keys.id_key(self.slug, f"{kind}{tokens[0]}") for kind in self._kinds(tokens))
        named = next((key for key in found if self.words.has(key)), "")
        return self.words(named) if named else self._short(tokens)

    def thing(self, name: Sequence[str]) -> str:
        """What a thing of the board is called by itself, by the words under which it is known there."""
        called = self.chosen(name)
        return called if len(name) == 1 else f"{called[:1].upper()}{called[1:]}"

    def _short(self, tokens: Sequence[str]) -> str:
        """These tokens as they are typed; what all of them begin with goes first where a button has no room."""
        said = self.speech.say(tokens)
        return said if len(said) <= LONGEST_LABEL or len(tokens) == 1 else self._short(tokens[1:])

    def _kinds(self, tokens: Sequence[str]) -> tuple[str, ...]:
        if len(tokens) != 1 or _PIECE.fullmatch(tokens[0]):
            return ()
        return ("verb-", "") if tokens[0] in self.speech.heads else ("",)

    def happened(self, events: Iterable[Event]) -> list[str]:
        """A line for each event."""
        return [self.words.event(event) for event in events]

    def won(self, winners: Sequence[Seat]) -> str:
        """Who has won, or that nobody has."""
        return self("winners", seats=winners, n=len(winners)) if winners else self("no-winner")

    def refusal(self, refused: Refused) -> str:
        """Why not: in the words of the game, of the table, or of the house."""
        found = (*keys.refusal_keys(self.slug, refused.key)[:1], *keys.refusal_keys(TABLE, refused.key))
        return self.words.first(found, **self._in_words(refused))

    def _in_words(self, refused: Refused) -> Mapping[str, Any]:
        """What a refusal tells besides. The engine calls a setting by its id; people call it as they are shown it."""
        if refused.key != "bad_setting":
            return refused.params
        return {**refused.params, "name": self.words(keys.setting_key(self.slug, str(refused.params["name"])))}

    def why(self, refusal: str) -> tuple[str, ...]:
        """What there is to add to a refusal: the attribute `.why` of its message."""
        found = (*keys.refusal_keys(self.slug, refusal), *keys.refusal_keys(TABLE, refusal))
        return tuple(self.words(f"{key}.why") for key in found if "why" in self.words.attributes(key))
