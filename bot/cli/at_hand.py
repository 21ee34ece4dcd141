"""What lies in front of whoever sits at the terminal: the same choices as at any table, pressed by their numbers."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.tables.menu.facing import Facing
from bot.tables.menu.meaning import Answered, Drafted, Narrowed, meaning
from bot.tables.model import button_ids
from bot.tables.model.reply import Button, Screen
from bot.text import keys
from bot.text.lexicon import folded
from bot.text.lookup import Lookup
from bot.text.voice import Voice
from engine.core.action import Action, Composed, Tokens
from engine.core.refusal import Refused

LEADS_ON = " ›"
"""Behind what a button says that leads to more of them."""
MOST_FOUND = 5
"""Things that are explained where several are called alike."""


@dataclass
class AtHand:
    """What somebody has put together, looks closer at, or was asked once more about."""

    draft: Composed[Any] | None = None
    narrowed: Narrowed = field(default_factory=Narrowed)
    doubted: Action[Any] | None = None

    def press(self, facing: Facing, button: Button) -> Action[Any] | None:
        """Press a button: what it answers, if it does not only lead on."""
        match meaning(facing, button_ids.read(button.id)):
            case Answered(action):
                return action
            case Drafted(draft):
                self.draft, self.narrowed, self.doubted = draft, Narrowed(), None
            case Narrowed() as narrowed:
                self.narrowed, self.doubted = narrowed, None
        return None

    def asks_once_more(self, facing: Facing, action: Action[Any]) -> bool:
        """Whether what cannot be undone is looked at first: it is done when it is said again."""
        board = facing.position.board
        if action == self.doubted or not action.beforehand(board, facing.seat) or not facing.finishes(action):
            return False
        self.draft, self.narrowed, self.doubted = None, Narrowed(), action
        return True


def pressed_by(typed: str, buttons: Sequence[Button]) -> Button | None:
    """The button that a line means: its number, or all that it says."""
    if typed.isdigit() and 1 <= int(typed) <= len(buttons):
        return buttons[int(typed) - 1]
    said = [one for one in buttons if folded(one.label.rstrip(LEADS_ON)) == folded(typed)]
    return said[0] if len(said) == 1 else None


def buttons_of(screen: Screen) -> tuple[Button, ...]:
    """What may be pressed, in its order."""
    return tuple(button for row in screen.rows for button in row if button.on)


def listed(facing: Facing, voice: Voice, buttons: Sequence[Button]) -> Iterator[str]:
    """A line for each button, with the number by which it is pressed."""
    places = {str(number): tokens for tokens, number in facing.numbers.items()}
    return (f"{number:3}  {_label(voice, button, places)}" for number, button in enumerate(buttons, 1))


def _label(voice: Voice, button: Button, places: Mapping[str, Tokens]) -> str:
    """What a button says; where it would be found in the picture by a number, here by what is typed for it."""
    if button.mark not in places:
        return button.label
    place = voice.speech.say(places[button.mark][-1:])
    said = button.label.removeprefix(f"{button.mark} · ").removesuffix(place.partition(".")[0]).rstrip(": ")
    return f"{said} ({place})"


def rules(voice: Voice, term: str) -> Iterator[str]:
    """The game in short, or whatever is called like that."""
    lookup = Lookup.of(voice.words.catalogue, voice.slug)
    if not term:
        yield voice.words(keys.id_key(voice.slug, "rules"))
        return
    found = tuple(explained(voice, term))
    if not found:
        topics = [one for one in lookup.topics(voice.words.lang) if folded(one.heading) == folded(term)]
        found = tuple(_term(voice, one) for topic in topics for one in lookup.told(topic, voice.words.lang))
    if not found:
        raise Refused("no_such_term", name=term[:40])
    yield from found


def explained(voice: Voice, called: str) -> Iterator[str]:
    """The whole effect of whatever is called like that, be it on the table or not."""
    lookup = Lookup.of(voice.words.catalogue, voice.slug)
    found = lookup.find(called, voice.words.lang)[:MOST_FOUND] if called else ()
    return (_term(voice, one) for one in found)


def why(facing: Facing, voice: Voice) -> Iterator[str]:
    """What can be done now, and how it is typed."""
    yield voice("possible-now")
    for question, _, is_awaited in facing.questions:
        for verb in question.asks(facing.position.board)[facing.seat] if is_awaited else ():
            yield voice.words(f"{keys.verb_key(verb.tag)}.help")


def _term(voice: Voice, one: Any) -> str:
    return voice("term", name=one.name, help=one.help)
