"""What Telegram's refusals mean to the table."""

from collections.abc import Iterator
from contextlib import contextmanager

from telegram.error import BadRequest, ChatMigrated, Forbidden, RetryAfter, TelegramError

from bot.tables import port
from bot.telegram.spots import Spot

GONE_MESSAGES = (
    "message to edit not found",
    "message can't be edited",
    "message_id_invalid",
    "there is no text in the message",
    "there is no caption in the message",
)
GONE_PLACES = ("chat not found", "thread not found", "topic_deleted", "topic_closed", "not enough rights", "forbidden")
SAME = "message is not modified"


@contextmanager
def understood(spot: Spot, closed: type[port.Failed]) -> Iterator[None]:
    """Turn what the library raises into what the courier knows; `closed` is what it means not to be let in."""
    try:
        yield
    except ChatMigrated as migrated:
        raise port.PlaceHasMoved(spot.moved(migrated.new_chat_id).key) from None
    except RetryAfter as busy:
        raise port.RetryAfter(seconds_of(busy)) from None
    except Forbidden:
        raise closed from None
    except BadRequest as bad:
        raise _meaning(bad, closed) from None
    except TelegramError:
        raise port.Unreachable from None


def seconds_of(busy: RetryAfter) -> float:
    """How long Telegram wants to be left alone."""
    wait = busy.retry_after
    return float(wait) if isinstance(wait, int) else wait.total_seconds()


def is_same(bad: BadRequest) -> bool:
    """Whether an edit would have changed nothing."""
    return SAME in bad.message.lower()


def _meaning(bad: BadRequest, closed: type[port.Failed]) -> port.Failed:
    said = bad.message.lower()
    if any(one in said for one in GONE_MESSAGES):
        return port.MessageGone()
    if any(one in said for one in GONE_PLACES):
        return closed()
    return port.Unreachable()
