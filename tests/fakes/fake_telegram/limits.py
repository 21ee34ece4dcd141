"""What the service refuses: lengths, buttons, pictures, floods. Each check raises what the service would answer."""

import io
import re
from collections import defaultdict, deque
from dataclasses import dataclass, field
from html.parser import HTMLParser
from math import ceil
from typing import Any

from PIL import Image

from fake_telegram.faults import bad, too_many

MOST_TEXT = 4096
MOST_CAPTION = 1024
MOST_ANSWER = 200
MOST_DATA_BYTES = 64
MOST_BUTTONS = 100
MOST_IN_A_ROW = 8
MOST_PHOTO_BYTES = 10_000_000
MOST_PHOTO_SIDES = 10_000
MOST_PHOTO_RATIO = 20
MOST_FILE_BYTES = 50_000_000
MOST_COMMANDS = 100
MOST_TOPIC_NAME = 128
MOST_RESULTS = 50
GROUP_WINDOW = (20, 60.0)
PRIVATE_WINDOW = (70, 60.0)
OVERALL_WINDOW = (30, 1.0)
BURST_WINDOW = (5, 1.0)
"""One message a second to a chat is allowed, and a little more for a moment."""
MENUS_WINDOW = (40, 3600.0)
"""Whoever is started again and again and tells its menus each time is made to wait for long."""
COMMAND = re.compile(r"[a-z0-9_]{1,32}")
MENTION = re.compile(r"(?<!\w)@[A-Za-z]\w{4,31}")
LINK = re.compile(r"(https?|tg)://\S+")
TAGS = {"b", "strong", "i", "em", "u", "ins", "s", "strike", "del", "a", "code", "pre", "tg-spoiler", "blockquote"}


def units(text: str) -> int:
    """The length of a text as the service counts it: UTF-16 units."""
    return len(text.encode("utf-16-le")) // 2


class _Parser(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in TAGS:
            raise bad(f'can\'t parse entities: Unsupported start tag "{tag}" at byte offset 0')
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            raise bad("can't parse entities: Unmatched end tag at byte offset 0")

    def handle_data(self, data: str) -> None:
        self.text += data


def parsed(text: str, mode: str | None) -> str:
    """A text without its markup; only HTML is known here."""
    if mode is None:
        return text
    if mode != "HTML":
        raise bad(f"unsupported parse_mode {mode}")
    parser = _Parser()
    parser.feed(text)
    parser.close()
    if parser.open:
        raise bad(f"can't parse entities: Can't find end tag corresponding to start tag \"{parser.open[-1]}\"")
    return parser.text


def check_text(text: str) -> None:
    """The text of a message."""
    if not text.strip():
        raise bad("message text is empty")
    if units(text) > MOST_TEXT:
        raise bad("message is too long")


def check_caption(text: str) -> None:
    """The caption of a picture or a file."""
    if units(text) > MOST_CAPTION:
        raise bad("message caption is too long")


def check_entities(text: str, entities: list[dict[str, Any]]) -> None:
    """Ranges that lie inside the text."""
    for one in entities:
        if one["offset"] < 0 or one["length"] < 1 or one["offset"] + one["length"] > units(text):
            raise bad("entity is out of range")
        if one["type"] == "text_mention" and "id" not in one.get("user", {}):
            raise bad("can't parse MessageEntity: user is not specified")
        if one["type"] == "date_time" and not isinstance(one.get("unix_time"), int):
            raise bad("can't parse MessageEntity: unix_time is not specified")


def mentions(text: str) -> list[dict[str, Any]]:
    """The names in a text that the service makes into mentions by itself."""
    return [
        {"type": "mention", "offset": units(text[: one.start()]), "length": units(one[0])}
        for one in MENTION.finditer(text)
    ]


def check_markup(markup: dict[str, Any] | None) -> None:
    """An inline keyboard, or a request for a reply."""
    if markup is None or markup.get("force_reply"):
        return
    rows = markup.get("inline_keyboard")
    if rows is None:
        raise bad("object expected as reply markup")
    if sum(map(len, rows)) > MOST_BUTTONS or any(len(row) > MOST_IN_A_ROW for row in rows):
        raise bad("reply markup is too long")
    for row in rows:
        for button in row:
            _check_button(button)


def _check_button(button: dict[str, Any]) -> None:
    if not button.get("text", "").strip():
        raise bad("inline keyboard button text must be non-empty")
    actions = [key for key in button if key in ("callback_data", "url", "switch_inline_query", "copy_text")]
    if len(actions) != 1:
        raise bad("BUTTON_TYPE_INVALID")
    if "callback_data" in button and not 1 <= len(button["callback_data"].encode()) <= MOST_DATA_BYTES:
        raise bad("BUTTON_DATA_INVALID")
    if "url" in button and not LINK.fullmatch(button["url"]):
        raise bad("BUTTON_URL_INVALID")
    if button.get("style") not in (None, "primary", "success", "danger"):
        raise bad("BUTTON_STYLE_INVALID")


def check_photo(raw: bytes) -> None:
    """A picture that can be shown as one."""
    if len(raw) > MOST_PHOTO_BYTES:
        raise bad("PHOTO_SAVE_FILE_INVALID")
    try:
        with Image.open(io.BytesIO(raw)) as picture:
            picture.verify()
            width, height = picture.size
    except Exception:
        raise bad("IMAGE_PROCESS_FAILED") from None
    if width + height > MOST_PHOTO_SIDES or max(width, height) > MOST_PHOTO_RATIO * min(width, height):
        raise bad("PHOTO_INVALID_DIMENSIONS")


def check_file(raw: bytes) -> None:
    """A file that may be sent."""
    if not raw:
        raise bad("file must be non-empty")
    if len(raw) > MOST_FILE_BYTES:
        raise bad("Request Entity Too Large")


def check_commands(commands: list[dict[str, Any]]) -> None:
    """A menu of commands."""
    if len(commands) > MOST_COMMANDS:
        raise bad("BOT_COMMANDS_TOO_MUCH")
    for one in commands:
        if not COMMAND.fullmatch(one["command"]):
            raise bad("BOT_COMMAND_INVALID")
        if not 1 <= len(one["description"]) <= 256:
            raise bad("BOT_COMMAND_DESCRIPTION_INVALID")


@dataclass
class Flood:
    """Counts what is sent and edited; says no to more than a chat, or the service, may bear."""

    sent: dict[str, deque[float]] = field(default_factory=lambda: defaultdict(deque))
    refusals: int = 0

    def check(self, now: float, chat: int, is_private: bool) -> None:
        """One more message or edit."""
        own = PRIVATE_WINDOW if is_private else GROUP_WINDOW
        self._count(now, {str(chat): own, f"{chat}/burst": BURST_WINDOW, "overall": OVERALL_WINDOW})

    def check_menus(self, now: float) -> None:
        """One more menu."""
        self._count(now, {"menus": MENUS_WINDOW})

    def _count(self, now: float, windows: dict[str, tuple[int, float]]) -> None:
        for key, (most, seconds) in windows.items():
            times = self.sent[key]
            while times and times[0] <= now - seconds:
                times.popleft()
            if len(times) >= most:
                self.refusals += 1
                raise too_many(max(1, ceil(times[0] + seconds - now)))
        for key in windows:
            self.sent[key].append(now)
