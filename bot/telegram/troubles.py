"""What Telegram's refusals mean to the table."""

from collections.abc import Iterator
from contextlib import contextmanager

from telegram.error import BadRequest, ChatMigrated, Forbidden, RetryAfter, TelegramError

from bot.tables.ports import platform
from bot.telegram.spots import Spot

GONE_MESSAGES = (
    "message to edit not found",
    "message can't be edited",
    "message_id_invalid",
    "there is no text in the message",
    "there is no caption in the message",
)
GONE_PLACES = ("chat not found", "thread not found", "topic_deleted")
HUSHED = {
    "topic_closed": "locked",
    "not enough rights": "right",
    "have no rights": "right",
    "need administrator rights": "right",
    "chat_write_forbidden": "right",
    "chat_restricted": "right",
    "forbidden": "right",
}
"""Where we may not write for now: a closed topic, a right that was taken, for us alone or for everybody."""
AWAY = ("kicked", "not a member", "deactivated")
SAME = "message is not modified"


@contextmanager
def understood(spot: Spot, closed: type[platform.Failed]) -> Iterator[None]:
    """Turn what the library raises into what the courier knows; `closed` is what it means not to be let in."""
    try:
        yield
    except ChatMigrated as migrated:
        raise platform.PlaceHasMoved(spot.moved(migrated.new_chat_id).key) from None
    except RetryAfter as busy:
        raise platform.RetryAfter(seconds_of(busy)) from None
    except (Forbidden, BadRequest) as refused:
        raise _meaning(spot, refused, closed) from None
    except TelegramError:
        raise platform.Unreachable from None


def seconds_of(busy: RetryAfter) -> float:
    """How long Telegram wants to be left alone."""
    wait = busy.retry_after
    return float(wait) if isinstance(wait, int) else wait.total_seconds()


def is_same(bad: BadRequest) -> bool:
    """Whether an edit would have changed nothing."""
    return SAME in bad.message.lower()


def _meaning(spot: Spot, refused: TelegramError, closed: type[platform.Failed]) -> platform.Failed:
    said = refused.message.lower()
    if any(one in said for one in GONE_MESSAGES):
        return platform.MessageGone()
    if any(one in said for one in GONE_PLACES) or (spot.is_private and isinstance(refused, Forbidden)):
        return closed()
    if isinstance(refused, Forbidden) and any(one in said for one in AWAY):
        return platform.Hushed(spot.key, "away")
    unknown = "right" if isinstance(refused, Forbidden) else ""
    hushed = next((why for one, why in HUSHED.items() if one in said), unknown)
    return platform.Hushed(spot.key, hushed) if hushed else platform.Unreachable()
