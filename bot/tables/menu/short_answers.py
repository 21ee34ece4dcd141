"""Short and natural answers: a bare place where only a place is asked, a word for nothing where nothing may be done."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.tables.menu.facing import NOTHING, Facing
from bot.tables.menu.prompts import button_of
from bot.tables.model import views
from bot.tables.model.button_ids import Kind
from bot.text.lexicon import folded
from bot.text.speech import Speech
from bot.text.voice import Voice
from engine.core.action import Action, Tokens
from engine.core.reading import read_asked, read_next
from engine.core.refusal import Refused

AGREED: Final = ("yes", "done", "ready")
SHORT: Final = frozenset((*NOTHING, *AGREED, "end"))
NO_WORD: Final = ("bad_", "no_such")
"""So begin the refusals of what is no word for anything here."""
MOST_MEANINGS: Final = 6
MOST_EXAMPLES: Final = 5
LONGEST_SAID: Final = 60
"""No button says more."""
MOST_LABELS: Final = 60
"""So many buttons are looked at for a line that is no other."""


def understood(facing: Facing, voice: Voice, line: str) -> tuple[Tokens, ...]:
    """What a line says, by the typed language or else by what a button says; `Refused` if it says nothing."""
    try:
        entries = read(facing, voice.speech, line)
        if not entries:
            raise Refused("nothing_typed")
        read_next(facing.game, facing.position, facing.seat, entries)
    except Refused:
        meant = by_its_button(facing, voice, line)
        if meant is None:
            raise
        return (meant.words(),)
    return entries


def read(facing: Facing, speech: Speech, line: str) -> tuple[Tokens, ...]:
    """The entries of a typed line; one that begins with no verb that is open is understood by what is asked."""
    entries = speech.read(line)
    if not entries:
        return entries
    idle = _idle(facing, entries[0]) if len(entries) == 1 else None
    if idle is not None:
        return (idle.words(),)
    if _is_open(facing, entries[0][0]):
        return entries
    if len(entries) == 1:
        meant = tuple(dict.fromkeys(_natural(facing, speech, line, entries[0])))
        if len(meant) > 1:
            sayings = tuple(dict.fromkeys(map(speech.say_action, meant)))[:MOST_MEANINGS]
            raise Refused("ambiguous_word", word=line.strip()[:40], meanings=sayings)
        if meant:
            return (meant[0].words(),)
        if facing.waited_for and entries[0][0] in SHORT and len(entries[0]) == 1:
            raise Refused("must_answer")
        _explain(facing, speech, line)
    return entries


def _explain(facing: Facing, speech: Speech, line: str) -> None:
    """Raise the reason why a bare place or card is no answer, where it could be one to a single question."""
    whys = set(_reasons(facing, speech, line))
    if len(whys) == 1:
        raise whys.pop()


def by_its_button(facing: Facing, voice: Voice, line: str) -> Action[Any] | None:
    """What the button does that says this line, or says it before a colon, a comma or a dot; None if there is none."""
    said = folded(line)
    if not said or len(line) > LONGEST_SAID or ";" in line:
        return None
    choices = [one for one in facing.waited_for[:MOST_LABELS] if one.kind is Kind.ANSWER]
    labels = [(folded(button_of(facing, voice, one).label), one.action) for one in choices]
    whole = [action for label, action in labels if label == said]
    meant = whole or [action for label, action in labels if said in {label.split(mark)[0].strip() for mark in ":,·"}]
    if len(meant) > 1:
        sayings = tuple(dict.fromkeys(map(voice.action, meant)))[:MOST_MEANINGS]
        raise Refused("ambiguous_word", word=line.strip()[:40], meanings=sayings)
    return meant[0] if meant else None


def says_a_button(facing: Facing, voice: Voice, line: str) -> bool:
    """Whether this line says what stands on a button, be it on several."""
    try:
        return by_its_button(facing, voice, line) is not None
    except Refused:
        return True


def _idle(facing: Facing, entry: Tokens) -> Action[Any] | None:
    """The one way to do nothing, where the word for it alone does not spell it: whichever victim stays is all one."""
    said = NOTHING if entry[0] in (*NOTHING, "end") else ()
    ways = [one.action for one in facing.waited_for if one.action.words()[0] in said]
    return ways[0] if len(entry) == 1 and len(ways) == 1 and not _legal_alone(facing, entry) else None


def _legal_alone(facing: Facing, entry: Tokens) -> bool:
    return any(_legal(facing, (entry,)))


def examples(facing: Facing, speech: Speech) -> tuple[str, ...]:
    """A few lines that may be typed now, each with another verb."""
    found: dict[str, str] = {}
    for question, _, is_awaited in facing.questions:
        for action in question.options(facing.position.board, facing.seat) if is_awaited else ():
            if len(found) >= MOST_EXAMPLES:
                break
            found.setdefault(action.words()[0], speech.say_action(action))
    return tuple(found.values())


def _natural(facing: Facing, speech: Speech, line: str, entry: Tokens) -> Iterator[Action[Any]]:
    said = NOTHING[0] if entry == ("end",) else entry[0]
    words = next((words for words in (NOTHING, AGREED) if said in words and len(entry) == 1), ())
    for word in dict.fromkeys((*(one for one in words if one == said), *words)):
        found = list(_legal(facing, ((word,), *((head, word) for head in _heads(facing)))))
        if found:
            yield from found
            return
    try:
        bare = speech.read_rest(line)
    except Refused:
        return
    yield from _legal(facing, ((head, *bare) for head in _heads(facing)))


def _reasons(facing: Facing, speech: Speech, line: str) -> Iterator[Refused]:
    """Why what is bare is not allowed, by each verb that could have it."""
    try:
        bare = speech.read_rest(line)
    except Refused:
        return
    board, seat = facing.position.board, facing.seat
    for head in _heads(facing):
        try:
            action, _ = read_next(facing.game, facing.position, seat, ((head, *bare),))
        except Refused:
            continue
        for question, _, awaited in facing.questions:
            try:
                if awaited and type(action) in question.asks(board)[seat]:
                    question.check(board, seat, action)
            except Refused as why:
                if not why.key.startswith(NO_WORD):
                    yield why


def _legal(facing: Facing, entries: "Iterator[Tokens] | Sequence[Tokens]") -> Iterator[Action[Any]]:
    """What the entries spell, as far as somebody waits for it and it is allowed."""
    put = list(views.asked(facing.game, facing.position, facing.seat))
    for entry in entries:
        try:
            action, _ = read_asked(facing.game, facing.position, facing.seat, (entry,), put)
        except Refused:
            continue
        if any(
            answers is not None
            and type(action) in verbs
            and question.allows(facing.position.board, facing.seat, action)
            for question, answers, verbs in put
        ):
            yield action


def _heads(facing: Facing) -> tuple[str, ...]:
    asked = views.asked(facing.game, facing.position, facing.seat)
    verbs = [verb for _, answers, verbs in asked if answers is not None for verb in verbs]
    return tuple(dict.fromkeys(head for verb in verbs for head in (verb.heads or (verb.head(),))))


def _is_open(facing: Facing, head: str) -> bool:
    return any(
        verb.begins(head) for _, _, verbs in views.asked(facing.game, facing.position, facing.seat) for verb in verbs
    )
