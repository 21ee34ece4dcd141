"""The commands of the application: registered all at once, shown without the names of other languages unless asked."""

from typing import Any

from fake_discord.limits import check_commands
from fake_discord.wrong import Wrong

CHAT_INPUT, ENTRY_POINT = 1, 4
DISCORD_LAUNCHES = 2
DICTIONARIES = ("name_localizations", "description_localizations")


def entry_point(number: int, application: int) -> dict[str, Any]:
    """The command that is there as soon as Activities are enabled for an application."""
    launch = {"id": str(number), "application_id": str(application), "version": "1", "type": ENTRY_POINT}
    launch |= {"name": "Launch", "description": "", "handler": DISCORD_LAUNCHES, "integration_types": [0, 1]}
    return launch | {"contexts": None, "nsfw": False, "default_member_permissions": None}


def overwritten(known: list[dict[str, Any]], told: list[dict[str, Any]], new: Any, application: int) -> Any:
    """These commands in the place of all earlier ones; `new` gives numbers to those that were not there."""
    check_commands([one for one in told if one.get("type", CHAT_INPUT) == CHAT_INPUT])
    launches = [one for one in told if one.get("type") == ENTRY_POINT]
    if len(launches) < sum(one["type"] == ENTRY_POINT for one in known):
        raise Wrong(
            400,
            50240,
            "You cannot remove this app's Entry Point command in a bulk update operation. "
            "Please include the Entry Point command in your update request or delete it separately.",
        )
    if len(launches) > 1 or any("handler" not in one for one in launches):
        raise Wrong(400, 50035, "Invalid Form Body: one Entry Point command at most, with a handler")
    ids = {(one["type"], one["name"]): one["id"] for one in known}
    about = {"application_id": str(application), "version": "1", "default_member_permissions": None}
    return [
        {
            "type": CHAT_INPUT,
            **one,
            **about,
            "id": ids.get((one.get("type", CHAT_INPUT), one["name"])) or str(next(new)),
        }
        for one in told
    ]


def shown(one: Any, in_full: bool) -> Any:
    """A command as it is told: without its dictionaries of other languages unless these are asked for."""
    if isinstance(one, list):
        return [shown(each, in_full) for each in one]
    if isinstance(one, dict):
        return {key: shown(value, in_full) for key, value in one.items() if in_full or key not in DICTIONARIES}
    return one
