"""What Discord's refusals mean to the table."""

from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import discord
import structlog

from bot.tables.model.intents import Door, PlaceKey
from bot.tables.ports import platform
from bot.tables.ports.platform import Destination

log = structlog.get_logger(__name__)
UNKNOWN_CHANNEL, UNKNOWN_GUILD, UNKNOWN_MESSAGE, UNKNOWN_USER = 10003, 10004, 10008, 10013
MISSING_ACCESS, CLOSED_TO_US, MISSING_PERMISSIONS, NO_COMMON_GUILD = 50001, 50007, 50013, 50278
ARCHIVED, NOT_OURS = 50083, 50005
THREAD_LOCKED, OPENING_TOO_FAST, MODERATED, TITLE_MODERATED = 160005, 40003, 200000, 200001
INVALID_FORM = 50035
UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED = 10062, 40060
GONE_MESSAGES = (UNKNOWN_MESSAGE, ARCHIVED, NOT_OURS)
"""An edit cannot open an archived thread, and a new message does: the board is posted anew."""
GONE_PLACES = (UNKNOWN_CHANNEL, UNKNOWN_GUILD)
HUSHED = {MISSING_PERMISSIONS: "right", THREAD_LOCKED: "locked", MISSING_ACCESS: "away", CLOSED_TO_US: "away"}
"""Where we may not write for now. A bot that was timed out is refused as if it lacked the right."""
CLOSED_DOORS = (NO_COMMON_GUILD, UNKNOWN_USER, *GONE_PLACES, *HUSHED)
BUSY_SECONDS = 5.0
BROKEN = 500
"""Something of theirs is: a full disk, say. What is only said may go through all the same."""


@contextmanager
def understood(to: Destination) -> Iterator[None]:
    """Turn what the library raises into what the courier knows."""
    try:
        yield
    except discord.RateLimited as busy:
        raise platform.RetryAfter(busy.retry_after) from None
    except discord.HTTPException as refused:
        raise _meaning(refused, to) from None
    except (TimeoutError, aiohttp.ClientError, discord.DiscordException, OSError):
        raise platform.Unreachable from None


def _meaning(refused: discord.HTTPException, to: Destination) -> platform.Failed:
    if refused.status >= BROKEN:
        return platform.TakesNoFile()
    if refused.status == 429:
        return platform.RetryAfter(BUSY_SECONDS)
    if refused.code in GONE_MESSAGES:
        return platform.MessageGone()
    if refused.code in (MODERATED, TITLE_MODERATED):
        return platform.Unsayable()
    known = _at_a_door(refused.code) if isinstance(to, Door) else _at_a_place(refused.code, to)
    if known is None:
        log.warning("discord.refused", status=refused.status, code=refused.code)
    return known or platform.Unreachable()


def _at_a_door(code: int) -> platform.Failed | None:
    return platform.DoorClosed() if code in CLOSED_DOORS else None


def _at_a_place(code: int, place: PlaceKey) -> platform.Failed | None:
    if code in GONE_PLACES:
        return platform.PlaceGone()
    return platform.Hushed(place, HUSHED[code]) if code in HUSHED else None
