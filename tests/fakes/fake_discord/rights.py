"""What the bot may do where: rights, locked and sleeping threads, time-outs, words that a server lets nobody say."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from fake_discord.world import FORUM, GROUP, TIMED_OUT_MAY, Channel
from fake_discord.wrong import Wrong, closed_door, missing_access, missing_permissions, thread_archived, thread_locked

NEW_CHATS, NEW_CHATS_SECONDS = 10, 600.0
MOST_TAGS = 5
MOST_PINS = 250
OLD_SECONDS, OLD_EDITS, OLD_EDITS_SECONDS = 3600.0, 3, 20.0


def may(channel: Channel) -> tuple[str, ...]:
    """What the bot may do in a channel of a server."""
    assert channel.guild is not None
    may = channel.home.may
    return tuple(one for one in may if one in TIMED_OUT_MAY) if channel.guild.timed_out else tuple(may)


def require_seen(channel: Channel) -> None:
    """Refuse whatever the bot does in a channel that it does not see."""
    if channel.type == GROUP:
        raise missing_access()
    if channel.guild is not None and (channel.guild.gone or "view_channel" not in may(channel)):
        raise missing_access()


def require_right(channel: Channel, *rights: str) -> None:
    """Refuse what the bot may not do."""
    require_seen(channel)
    if not set(rights) <= set(may(channel)):
        raise missing_permissions()


def require_writable(channel: Channel, files: bool = False) -> None:
    """Refuse a new message where the bot may not write; one in a sleeping thread wakes it."""
    if channel.recipient is not None:
        if not channel.recipient.takes_messages:
            raise closed_door()
        return
    require_seen(channel)
    if channel.type == FORUM:
        raise Wrong(400, 50008, "Cannot send messages in a non-text channel")
    if channel.locked and "manage_threads" not in may(channel):
        raise thread_locked()
    needed = "send_messages_in_threads" if channel.is_thread else "send_messages"
    require_right(channel, needed, *(["attach_files"] if files else []))
    channel.archived = False


def require_changeable(channel: Channel, files: bool = False) -> None:
    """Refuse a change of an earlier message; it wakes no thread."""
    if channel.recipient is not None:
        return
    require_seen(channel)
    if channel.archived:
        raise thread_archived(400)
    if channel.locked and "manage_threads" not in may(channel):
        raise thread_locked()
    if channel.guild is not None and channel.guild.timed_out:
        raise missing_permissions()
    require_right(channel, *(["attach_files"] if files else []))


def require_answerable(channel: Channel) -> None:
    """Refuse an answer to an interaction in a locked thread; a time-out and missing rights refuse none."""
    if channel.locked and (channel.guild is None or "manage_threads" not in may(channel)):
        raise thread_archived(403)


def require_tags(forum: Channel, tags: list[int]) -> None:
    """Refuse a post that is not marked as its forum wants it."""
    if len(tags) > MOST_TAGS:
        raise Wrong(400, 50035, "Invalid Form Body: applied_tags: Must be 5 or fewer in length.")
    known = {one.id: one for one in forum.tags}
    if not set(tags) <= set(known):
        raise Wrong(404, 10087, "Unknown tag")
    if any(known[one].moderated for one in tags) and "manage_threads" not in may(forum):
        raise missing_permissions()
    if forum.wants_tag and not tags:
        raise Wrong(400, 40067, "A tag is required to create a forum post in this channel")


def require_room_for_a_pin(channel: Channel) -> None:
    """Refuse one pin too many."""
    if len(channel.pins) >= MOST_PINS:
        raise Wrong(400, 30003, f"Maximum number of pins reached ({MOST_PINS})")


def require_clean(channel: Channel, body: dict[str, Any], text: str) -> None:
    """Refuse words that the server's automatic moderation does not let through."""
    said = f"{body.get('content') or ''}\n{text}".casefold()
    if channel.guild is not None and any(word.casefold() in said for word in channel.guild.blocked):
        raise Wrong(400, 200000, "Message was blocked by automatic moderation")


@dataclass
class Thrift:
    """Counts what may be done rarely: opening chats with people, changing messages that are hours old."""

    clock: Callable[[], float]
    chats: deque[float] = field(default_factory=deque)
    edits: dict[int, deque[float]] = field(default_factory=dict)

    def open_chat(self) -> None:
        """One more chat with somebody new."""
        if self._taken(self.chats, NEW_CHATS_SECONDS) >= NEW_CHATS:
            raise Wrong(400, 40003, "You are opening direct messages too fast")
        self.chats.append(self.clock())

    def edit(self, channel: Channel, sent_at: float) -> None:
        """One more change of a message sent then."""
        if self.clock() - sent_at <= OLD_SECONDS:
            return
        edits = self.edits.setdefault(channel.id, deque())
        if self._taken(edits, OLD_EDITS_SECONDS) >= OLD_EDITS:
            wait = edits[0] + OLD_EDITS_SECONDS - self.clock()
            about = "Maximum number of edits to messages older than 1 hour reached. Try again later"
            raise Wrong(429, 30046, about, retry_after=round(wait, 3), **{"global": False})
        edits.append(self.clock())

    def _taken(self, times: deque[float], seconds: float) -> int:
        while times and times[0] <= self.clock() - seconds:
            times.popleft()
        return len(times)
