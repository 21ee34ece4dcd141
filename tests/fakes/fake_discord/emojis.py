"""Emojis of the application's own: to be used on buttons and in texts everywhere, without any right."""

import base64
import re
from collections.abc import Iterator
from typing import Any

from fake_discord.wrong import Wrong, invalid

MOST, MOST_BYTES = 2000, 256 * 1024
NAME = re.compile(r"\w{2,32}", re.ASCII)
DATA = re.compile(r"data:image/(?:png|gif|jpeg|webp|avif);base64,(.+)", re.DOTALL)


def made(known: list[dict[str, Any]], told: dict[str, Any], numbers: Iterator[int]) -> dict[str, Any]:
    """A new emoji; refused if it does not fit."""
    name, image = str(told.get("name", "")), DATA.fullmatch(str(told.get("image", "")))
    if NAME.fullmatch(name) is None:
        raise invalid("name", "Must be between 2 and 32 in length, letters, digits and underscores")
    if any(one["name"] == name for one in known):
        raise invalid("name", "Application emoji name must be unique")
    if image is None or len(base64.b64decode(image[1])) > MOST_BYTES:
        raise invalid("image", "File cannot be larger than 256.0 kb.")
    if len(known) >= MOST:
        raise Wrong(400, 30008, f"Maximum number of emojis reached ({MOST})")
    shown: dict[str, Any] = {"id": str(next(numbers)), "name": name, "roles": [], "require_colons": True}
    return shown | {"managed": False, "animated": False, "available": True}


def check(told: dict[str, Any], known: list[dict[str, Any]]) -> None:
    """Refuse an emoji on a button or in a menu that is neither a sign of Unicode nor one of ours."""
    number = told.get("id")
    fits = any(one["id"] == str(number) for one in known) if number else _is_sign(str(told.get("name") or ""))
    if not fits:
        raise Wrong(400, 50035, "Invalid Form Body: emoji: BUTTON_COMPONENT_INVALID_EMOJI")


def _is_sign(name: str) -> bool:
    return 0 < len(name) <= 8 and not any(one.isascii() and one not in "0123456789#*" for one in name)
