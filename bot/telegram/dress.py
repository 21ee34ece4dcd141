"""How a screen looks in Telegram: plain text that nothing in a name can turn into markup, and an inline keyboard.

No parse mode is ever used, so there is nothing to escape. What clients would still turn into links by themselves
(`@name`, `/command`, `evil.example`) is kept apart by a character that nobody sees.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import TypeAlias

from telegram import InlineKeyboardButton, InlineKeyboardMarkup, MessageEntity, User

from bot.tables.model.reply import Button, PictureWanted, Row, Screen, Tone, newest
from bot.telegram.spots import user_of
from bot.text import Words

Icon: TypeAlias = Callable[[str], str | None]
"""The icon of a button, by its id."""
MOST_TEXT = 4096
MOST_CAPTION = 1024
MOST_TOAST = 200
MOST_BUTTONS = 100
WIDTH = 34
"""So many letters stand side by side on a phone; buttons of a row are equally wide."""
MOST_IN_A_ROW = 8
NOTHING = "-"
"""The data of a button that cannot be pressed now."""
FILE = "file"
BELL = "🔔"
CUT = "…"
GAP = "\n\n"
GLASS = "\n⏳ "
_JOINER = "\u2060"
_LINKS = re.compile(r"(?<=[@#$/])(?=\w)|(?<=\w\.)(?=\w)|(?<=:)(?=//)")
_STYLES: dict[Tone, str | None] = {"plain": None, "quiet": None, "main": "primary", "danger": "danger"}


def calm(text: str) -> str:
    """A text in which no client finds a mention, a command or a link.

    >>> calm("@all, evil.example").replace(_JOINER, "|")
    '@|all, evil.|example'
    """
    return _LINKS.sub(_JOINER, text)


def fitted(text: str, most: int) -> str:
    """A text of at most so many UTF-16 units, cut at the end of a line where that is near.

    >>> fitted("one two", 4), fitted("one", 4), fitted("🦁🦁", 3)
    ('one…', 'one', '🦁…')
    """
    if _units(text) <= most:
        return text
    kept = text.encode("utf-16-le")[: 2 * (most - 1)].decode("utf-16-le", errors="ignore")
    line_end = kept.rfind("\n")
    return (kept[:line_end] if line_end > len(kept) * 3 // 4 else kept) + CUT


def text_of(screen: Screen, most: int) -> str:
    """The text of a screen, with a bell to hang a mention on if it calls somebody, its time, and what happened last."""
    text, clock = _said(screen, most), _clock(screen)
    left = most - _units(text + clock + GAP)
    lately = newest(tuple(map(calm, screen.lately)), left, _units)
    said = (f"{text}{clock}{GAP}{lately}" if lately else f"{text}{clock}") or CUT
    heading, folded = _folded(screen, most - _units(said))
    return f"{said}{GAP}{heading}\n{folded}" if folded else said


def entities_of(screen: Screen, most: int) -> list[MessageEntity]:
    """The mention of the one person whom a screen calls, by number since not everybody has a name there; and the time
    when its question closes, which clients count down in each reader's own way."""
    found = []
    if screen.mentions is not None:
        user = User(user_of(screen.mentions), BELL, is_bot=False)
        found.append(MessageEntity(MessageEntity.TEXT_MENTION, 0, _units(BELL), user=user))
    if screen.due_at is not None:
        at, due = _units(_said(screen, most) + GLASS), _due(screen.due_at)
        length = _units(_clock(screen)) - _units(GLASS)
        found.append(MessageEntity(MessageEntity.DATE_TIME, at, length, date_time_format="r", unix_time=due))
    return [*found, *_folding(screen, most)]


def calls(entities: Sequence[MessageEntity]) -> bool:
    """Whether a message calls somebody by number."""
    return any(one.type == MessageEntity.TEXT_MENTION for one in entities)


def by_name(screen: Screen, name: str) -> str:
    """A call with the name that its person has chosen in Telegram.

    >>> by_name(Screen("Bo, your turn", named="Bo"), "bobby")
    '🔔 @bobby, your turn'
    """
    before, _, after = screen.text.partition(screen.named)
    return f"{BELL} {calm(before)}@{name}{calm(after)}"


def _folded(screen: Screen, left: int) -> tuple[str, str]:
    """The heading of what may be read besides, and as much of it as there is room for, the newest."""
    heading, *lines = map(calm, screen.besides or ("",))
    return heading, newest(tuple(lines), left - _units(f"{GAP}{heading}\n"), _units)


def _folding(screen: Screen, most: int) -> Iterator[MessageEntity]:
    """What may be read besides is shown by its first lines, and opened by a touch."""
    said = _units(text_of(replace(screen, besides=()), most))
    heading, folded = _folded(screen, most - said)
    if folded:
        at = said + _units(f"{GAP}{heading}\n")
        yield MessageEntity(MessageEntity.EXPANDABLE_BLOCKQUOTE, at, _units(folded))


def _said(screen: Screen, most: int) -> str:
    text = calm(f"{BELL} {screen.text}" if screen.mentions else screen.text)
    return fitted(text, most - _units(_clock(screen)))


def _clock(screen: Screen) -> str:
    """When the question closes; what older clients show as it is."""
    return "" if screen.due_at is None else f"{GLASS}{_due(screen.due_at):%H:%M} UTC"


def _due(due_at: int) -> datetime:
    return datetime.fromtimestamp(due_at // 1000, UTC)


def _no_icon(_: str) -> str | None:
    return None


def keyboard(screen: Screen, words: Words | None = None, icon: Icon = _no_icon) -> InlineKeyboardMarkup | None:
    """The buttons of a screen, wrapped to what a phone shows, with one for its picture as a file."""
    rows = screen.rows if words is None else _with_file(screen, words)
    made = [[_button(button, icon) for button in wrapped] for row in rows for wrapped in _wrapped(row)]
    return InlineKeyboardMarkup(made) if made else None


def _with_file(screen: Screen, words: Words) -> tuple[Row, ...]:
    """The file stands apart from what can be answered; on a board it is one of many things to look at."""
    picture = screen.picture
    if picture is None or picture.kind == "moment":
        return screen.rows
    file = Button(file_id(picture), words("telegram-as-file"), "quiet")
    if picture.kind == "board" and screen.rows:
        return (*screen.rows[:-1], (*screen.rows[-1], file))
    return (*screen.rows, (file,))


def file_id(picture: PictureWanted) -> str:
    """The data of the button that brings a picture as a file: its table, and whose view it is."""
    return f"{FILE}:{picture.table}:{'' if picture.seat is None else picture.seat}"


def _wrapped(row: Row) -> Iterable[Sequence[Button]]:
    left = list(row)
    while left:
        fitting = next(
            (most for most in range(min(len(left), MOST_IN_A_ROW), 1, -1) if _width(left[:most]) <= WIDTH), 1
        )
        yield left[:fitting]
        left = left[fitting:]


def _width(buttons: list[Button]) -> int:
    return len(buttons) * max(len(button.label) + 2 for button in buttons)


def _button(button: Button, icon: Icon) -> InlineKeyboardButton:
    if button.url:
        return InlineKeyboardButton(button.label, url=button.url, style=_STYLES[button.tone])
    if not button.on:
        return InlineKeyboardButton(f"· {button.label} ·", callback_data=NOTHING)
    style, sign = _STYLES[button.tone], icon(button.id)
    return InlineKeyboardButton(button.label or CUT, callback_data=button.id, style=style, icon_custom_emoji_id=sign)


def _units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2
