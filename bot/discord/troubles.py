"""What Discord's refusals mean to the table."""

from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import discord
import structlog

from bot.tables import port
from bot.tables.intents import Door
from bot.tables.port import Target

log = structlog.get_logger(__name__)
UNKNOWN_CHANNEL, UNKNOWN_GUILD, UNKNOWN_MESSAGE, UNKNOWN_USER = 10003, 10004, 10008, 10013
MISSING_ACCESS, CLOSED_TO_US, MISSING_PERMISSIONS, NO_COMMON_GUILD = 50001, 50007, 50013, 50278
ARCHIVED, NOT_OURS = 50083, 50005
UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED = 10062, 40060
GONE_MESSAGES = (UNKNOWN_MESSAGE, ARCHIVED, NOT_OURS)
"""An edit cannot open an archived thread, and a new message does: the board is posted anew."""
GONE_PLACES = (UNKNOWN_CHANNEL, UNKNOWN_GUILD, MISSING_ACCESS)
CLOSED_DOORS = (CLOSED_TO_US, NO_COMMON_GUILD, UNKNOWN_USER, MISSING_PERMISSIONS, *GONE_PLACES)
BUSY_SECONDS = 5.0


@contextmanager
def understood(to: Target) -> Iterator[None]:
    """Turn what the library raises into what the courier knows."""
    try:
        yield
    except discord.RateLimited as busy:
        raise port.RetryAfter(busy.retry_after) from None
    except discord.HTTPException as refused:
        raise _meaning(refused, to) from None
    except (TimeoutError, aiohttp.ClientError, discord.DiscordException, OSError):
        raise port.Unreachable from None


def _meaning(refused: discord.HTTPException, to: Target) -> port.Failed:
    if refused.status == 429:
        return port.RetryAfter(BUSY_SECONDS)
    if refused.code in GONE_MESSAGES:
        return port.MessageGone()
    if isinstance(to, Door) and refused.code in CLOSED_DOORS:
        return port.DoorClosed()
    if refused.code in GONE_PLACES:
        return port.PlaceGone()
    log.warning("discord.refused", status=refused.status, code=refused.code)
    return port.Unreachable()
