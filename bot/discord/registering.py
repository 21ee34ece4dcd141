"""Telling Discord our commands: only when it knows others, and never without what it keeps among them itself.

An application with Activities has an Entry Point command. Discord refuses an overwrite that leaves it out (50240), so
it is carried through as it stands. What Discord knows is compared in every language, which it tells only if asked.
"""

from collections.abc import Mapping
from typing import Any, Final

from discord.http import HTTPClient, Route

ENTRY_POINT: Final = 4
WRITABLE: Final = (
    *("id", "type", "handler", "name", "name_localizations", "description", "description_localizations"),
    *("default_member_permissions", "integration_types", "contexts", "nsfw"),
)


async def register(http: HTTPClient, application: int, commands: list[dict[str, Any]]) -> None:
    """See to it that Discord knows these commands; it lets commands be told so often and no oftener."""
    route = Route("GET", "/applications/{application_id}/commands", application_id=application)
    known: list[dict[str, Any]] = await http.request(route, params={"with_localizations": "true"})
    told = [*commands, *(_as_told(one) for one in known if one.get("type") == ENTRY_POINT)]
    if not says(known, told):
        await http.bulk_upsert_global_commands(application, told)


def says(known: Any, told: Any) -> bool:
    """Whether what Discord knows is what it would be told; it adds to it, and leaves out what is empty.

    >>> says({"id": "1", "name": "hand"}, {"name": "hand", "options": []}), says([{"name": "a"}], [])
    (True, False)
    """
    if isinstance(told, Mapping):
        return isinstance(known, Mapping) and all(says(known.get(key), value) for key, value in told.items())
    if isinstance(told, list) and told and isinstance(known, list):
        by_name = {_key(one): one for one in known}
        return len(known) == len(told) and all(says(by_name.get(_key(one)), one) for one in told)
    return known == told or (not known and not told)


def _as_told(known: Mapping[str, Any]) -> dict[str, Any]:
    return {key: known[key] for key in WRITABLE if known.get(key) is not None}


def _key(one: Any) -> Any:
    return (one.get("type"), one["name"]) if isinstance(one, Mapping) else one
