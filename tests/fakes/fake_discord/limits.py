"""What the service refuses: lengths, counts and combinations, as its reference states them.

Where two readings of a limit exist the stricter one is enforced (alt texts in galleries: 256).
"""

import re
from collections import Counter
from typing import Any

from fake_discord.world import COMPONENTS_V2, EPHEMERAL, Attachment, walked
from fake_discord.wrong import Wrong, invalid

ROW, BUTTON, SELECT, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 1, 2, 3, 9, 10, 11, 12, 13, 14, 17
INPUT, LABEL = 4, 18
SELECTS = (SELECT, 5, 6, 7, 8)
TOP_OLD = (ROW,)
TOP_V2 = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
LINK = 5
MOST_BYTES = 10 * 1024 * 1024
MENTION = re.compile(r"<@!?(\d+)>|@(everyone|here)")
NAME = re.compile(r"[-_'\w]{1,32}")


def require(right: bool, where: str, why: str) -> None:
    """Refuse a form unless this is right."""
    if not right:
        raise invalid(where, why)


def length(text: Any, least: int, most: int, where: str) -> None:
    """Refuse a text that is too short or too long."""
    require(
        isinstance(text, str) and least <= len(text) <= most, where, f"Must be between {least} and {most} in length."
    )


def check_message(body: dict[str, Any], files: list[Attachment], was: int = 0) -> None:
    """Refuse a message that cannot be sent, or cannot be made of one whose flags were these."""
    flags = int(body.get("flags") or 0) | was & COMPONENTS_V2
    content = body.get("content") or ""
    length(content, 0, 2000, "content")
    length(body.get("nonce") or "", 0, 25, "nonce")
    require(not int(body.get("flags") or 0) & ~(COMPONENTS_V2 | EPHEMERAL | 1 << 2 | 1 << 12), "flags", "Unknown flag")
    _check_files(body, files)
    _check_mentions(body.get("allowed_mentions"))
    components = body.get("components") or []
    if flags & COMPONENTS_V2:
        require(not (content or body.get("embeds") or body.get("poll")), "content", "Not with IS_COMPONENTS_V2")
        if "components" in body or not was:
            _check_v2(components, files, body)
    else:
        require(len(components) <= 5, "components", "Must be 5 or fewer in length.")
        _check_tree(components, TOP_OLD, "components")
    if not was and not flags & COMPONENTS_V2 and not (content.strip() or files or body.get("embeds") or components):
        raise Wrong(400, 50006, "Cannot send an empty message")


def check_commands(commands: list[dict[str, Any]]) -> None:
    """Refuse commands that cannot be registered."""
    require(len(commands) <= 100, "commands", "Maximum number of application commands reached (100).")
    _unique([one["name"] for one in commands], "commands")
    for lang in ("pt-BR", "uk"):
        _unique([(one.get("name_localizations") or {}).get(lang, one["name"]) for one in commands], lang)
    for one in commands:
        _check_named(one, one["name"])
        _check_options(one.get("options") or [], one["name"])
        require(_weight(one) <= 4000, one["name"], "Command exceeds maximum size (4000)")


def check_choices(choices: list[dict[str, Any]]) -> None:
    """Refuse suggestions that cannot be shown."""
    require(len(choices) <= 25, "choices", "Must be 25 or fewer in length.")
    for one in choices:
        length(one["name"], 1, 100, "choices.name")
        if isinstance(one["value"], str):
            length(one["value"], 0, 100, "choices.value")


def check_modal(data: dict[str, Any]) -> None:
    """Refuse a form that cannot be shown."""
    length(data.get("custom_id"), 1, 100, "custom_id")
    length(data.get("title"), 1, 45, "title")
    inside = data.get("components") or []
    require(1 <= len(inside) <= 5, "components", "Must be between 1 and 5 in length.")
    for at, one in enumerate(inside):
        require(one["type"] in (ROW, LABEL, TEXT), f"components[{at}].type", "Value must be one of (1, 10, 18).")
        if one["type"] == LABEL:
            length(one.get("label"), 1, 45, f"components[{at}].label")
            length(one.get("description") or "", 0, 100, f"components[{at}].description")
        fields = [one["component"]] if one["type"] == LABEL else one.get("components", [])
        for each in fields:
            _check_input(each, f"components[{at}]")


def _check_input(one: dict[str, Any], where: str) -> None:
    if one["type"] != INPUT:
        return
    length(one.get("custom_id"), 1, 100, f"{where}.custom_id")
    length(one.get("placeholder") or "", 0, 100, f"{where}.placeholder")
    length(one.get("value") or "", 0, 4000, f"{where}.value")
    require(one.get("style") in (1, 2), f"{where}.style", "Value must be one of (1, 2).")
    require(0 <= one.get("min_length", 0) <= one.get("max_length", 4000) <= 4000, where, "Lengths do not fit.")


def pinged(body: dict[str, Any], text: str) -> tuple[int, ...]:
    """Whom a message calls: those named in it, as far as it is allowed to."""
    allowed = body.get("allowed_mentions")
    parse = ["users", "everyone", "roles"] if allowed is None else allowed.get("parse", [])
    users = {int(one) for one in (allowed or {}).get("users", [])}
    found = []
    for user, everyone in MENTION.findall(text):
        if everyone and "everyone" in parse:
            found.append(0)
        elif user and ("users" in parse or int(user) in users):
            found.append(int(user))
    return tuple(dict.fromkeys(found))


def _check_mentions(allowed: dict[str, Any] | None) -> None:
    if allowed and "users" in allowed.get("parse", []):
        require(not allowed.get("users"), "allowed_mentions", "parse and users are mutually exclusive")


def _check_files(body: dict[str, Any], files: list[Attachment]) -> None:
    require(len(files) <= 10, "attachments", "Must be 10 or fewer in length.")
    for one in files:
        length(one.description or "", 0, 1024, "attachments.description")
        length(one.filename, 1, 260, "attachments.filename")
    if sum(len(one.content) for one in files) > MOST_BYTES:
        raise Wrong(413, 40005, "Request entity too large")


def _check_v2(components: list[dict[str, Any]], files: list[Attachment], body: dict[str, Any]) -> None:
    require(bool(components), "components", "This field is required")
    _check_tree(components, TOP_V2, "components")
    every = walked(components)
    require(len(every) <= 40, "components", "The total number of components must be 40 or fewer.")
    texts = [one["content"] for one in every if one["type"] == TEXT]
    require(sum(map(len, texts)) <= 4000, "components", "Texts must be 4000 or fewer in length together.")
    names = {one.filename for one in files}
    for one in every:
        media = [item["media"] for item in one.get("items", ())] + [one[key] for key in ("media", "file") if key in one]
        for url in (each["url"] for each in media):
            known = url.removeprefix("attachment://") in names or not url.startswith("attachment://")
            require(known, "components", f"The referenced attachment {url} was not found.")


def _check_tree(components: list[dict[str, Any]], allowed: tuple[int, ...], where: str) -> None:
    for at, one in enumerate(components):
        require(one["type"] in allowed, f"{where}[{at}].type", f"Value must be one of {allowed}.")
        _CHECKS.get(one["type"], _check_nothing)(one, f"{where}[{at}]")
    ids = [one["custom_id"] for one in walked(components) if "custom_id" in one]
    repeated = [name for name, times in Counter(ids).items() if times > 1]
    require(not repeated, where, "Component custom id cannot be duplicated")


def _check_nothing(one: dict[str, Any], where: str) -> None:
    """A separator has no limits."""


def _check_row(one: dict[str, Any], where: str) -> None:
    inside = one.get("components", [])
    require(1 <= len(inside) <= 5, where, "Must be between 1 and 5 in length.")
    _check_tree(inside, (BUTTON, *SELECTS), where)
    require(len(inside) == 1 or all(each["type"] == BUTTON for each in inside), where, "A select stands alone.")


def _check_button(one: dict[str, Any], where: str) -> None:
    length(one.get("label") or "", 0, 80, f"{where}.label")
    require(bool(one.get("label") or one.get("emoji")), where, "A button needs a label or an emoji.")
    require(one.get("style") in range(1, 6), f"{where}.style", "Value must be one of 1 to 5.")
    if one["style"] == LINK:
        require("custom_id" not in one, where, "A link has no custom id")
        length(one.get("url"), 1, 512, f"{where}.url")
        require(
            str(one["url"]).startswith(("http://", "https://", "discord://")), where, "Scheme must be http or https."
        )
    else:
        length(one.get("custom_id"), 1, 100, f"{where}.custom_id")


def _check_select(one: dict[str, Any], where: str) -> None:
    length(one.get("custom_id"), 1, 100, f"{where}.custom_id")
    length(one.get("placeholder") or "", 0, 150, f"{where}.placeholder")
    options = one.get("options", [])
    require(1 <= len(options) <= 25, f"{where}.options", "Must be between 1 and 25 in length.")
    for each in options:
        length(each.get("label"), 1, 100, f"{where}.options.label")
        length(each.get("value"), 1, 100, f"{where}.options.value")
        length(each.get("description") or "", 0, 100, f"{where}.options.description")
    _unique([each["value"] for each in options], f"{where}.options")


def _check_text(one: dict[str, Any], where: str) -> None:
    length(one.get("content"), 1, 4000, f"{where}.content")
    require(bool(one["content"].strip()), where, "Cannot be empty.")


def _check_gallery(one: dict[str, Any], where: str) -> None:
    require(1 <= len(one.get("items", [])) <= 10, where, "Must be between 1 and 10 in length.")
    for item in one["items"]:
        length(item.get("description") or "", 0, 256, f"{where}.description")


def _check_section(one: dict[str, Any], where: str) -> None:
    require(1 <= len(one.get("components", [])) <= 3, where, "Must be between 1 and 3 in length.")
    _check_tree(one["components"], (TEXT,), where)
    _check_tree([one["accessory"]], (BUTTON, THUMBNAIL), where)


def _check_thumbnail(one: dict[str, Any], where: str) -> None:
    length(one.get("description") or "", 0, 256, f"{where}.description")


def _check_container(one: dict[str, Any], where: str) -> None:
    require(bool(one.get("components")), where, "This field is required")
    colour = one.get("accent_color")
    require(colour is None or 0 <= colour <= 0xFFFFFF, f"{where}.accent_color", "Must be a colour.")
    _check_tree(one["components"], IN_CONTAINER, where)


_CHECKS = {
    ROW: _check_row,
    BUTTON: _check_button,
    SELECT: _check_select,
    TEXT: _check_text,
    GALLERY: _check_gallery,
    SECTION: _check_section,
    THUMBNAIL: _check_thumbnail,
    CONTAINER: _check_container,
}


def _check_options(options: list[dict[str, Any]], where: str) -> None:
    require(len(options) <= 25, where, "Must be 25 or fewer in length.")
    _unique([one["name"] for one in options], where)
    asked = [bool(one.get("required")) for one in options]
    require(asked == sorted(asked, reverse=True), where, "Required options must be placed before non-required options")
    for one in options:
        _check_named(one, f"{where}.{one['name']}")
        require(not (one.get("autocomplete") and one.get("choices")), where, "Not both choices and autocomplete")
        check_choices(one.get("choices") or [])
        _check_options(one.get("options") or [], f"{where}.{one['name']}")


def _check_named(one: dict[str, Any], where: str) -> None:
    names = (one["name"], *(one.get("name_localizations") or {}).values())
    for name in names:
        require(bool(NAME.fullmatch(name)) and name == name.lower(), where, f"{name!r} is no name of a command.")
    for text in (one["description"], *(one.get("description_localizations") or {}).values()):
        length(text, 1, 100, f"{where}.description")


def _weight(one: dict[str, Any]) -> int:
    own = max(map(len, (one["name"], *(one.get("name_localizations") or {}).values())))
    own += max(map(len, (one["description"], *(one.get("description_localizations") or {}).values())))
    return own + sum(_weight(each) for each in one.get("options") or [])


def _unique(names: list[Any], where: str) -> None:
    require(len(set(names)) == len(names), where, "Names and values must be unique.")
