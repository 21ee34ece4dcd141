"""What there is in the world of the service: servers, channels, people, messages, and what was seen of them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

TEXT, DM, GROUP, PUBLIC_THREAD, PRIVATE_THREAD, FORUM = 0, 1, 3, 11, 12, 15
PINNED = 6
"""The kind of the line that says that something was pinned."""
EPOCH_MS = 1_420_070_400_000
EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 15
BITS = {
    "add_reactions": 1 << 6,
    "manage_channels": 1 << 4,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
    "use_external_apps": 1 << 50,
    "pin_messages": 1 << 51,
}
REQUIRES_TAG = 1 << 4
TIMED_OUT_MAY = ("view_channel", "read_message_history")
PEOPLE_MAY = ("view_channel", "send_messages", "use_application_commands", "use_external_apps")
NEEDED = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files")


def bits(names: tuple[str, ...] | list[str]) -> str:
    """Permissions as the API writes them."""
    return str(sum(BITS[name] for name in names))


@dataclass
class User:
    """Somebody with an account."""

    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    takes_messages: bool = True
    """False: private messages from the bot are refused."""

    def plain(self) -> dict[str, Any]:
        """As the API shows it."""
        shown = {"id": str(self.id), "username": f"user{self.id}", "discriminator": "0", "avatar": None}
        return {**shown, "global_name": self.name, "bot": self.bot, "public_flags": 0}


@dataclass
class Tag:
    """What a post of a forum may be marked with."""

    id: int
    name: str
    moderated: bool = False
    """Only moderators may use it."""

    def plain(self) -> dict[str, Any]:
        """As the API shows it."""
        shown = {"id": str(self.id), "name": self.name, "moderated": self.moderated}
        return {**shown, "emoji_id": None, "emoji_name": None}


@dataclass
class Channel:
    """A channel, a thread or a private chat."""

    id: int
    type: int
    guild: "Guild | None" = None
    name: str = ""
    parent: int | None = None
    recipient: User | None = None
    may: list[str] = field(default_factory=lambda: list(NEEDED))
    """What the bot may do here; of a thread see its `home`."""
    people_may: list[str] = field(default_factory=lambda: list(PEOPLE_MAY))
    """What everybody may do here."""
    archived: bool = False
    locked: bool = False
    pins: list[int] = field(default_factory=list)
    members: set[int] = field(default_factory=set)
    """Who sees a private thread."""
    tags: list[Tag] = field(default_factory=list)
    """Of a forum."""
    wants_tag: bool = False
    """Whether each post of a forum has to be marked."""

    @property
    def is_thread(self) -> bool:
        """Whether it is a thread."""
        return self.type in (PUBLIC_THREAD, PRIVATE_THREAD)

    @property
    def home(self) -> "Channel":
        """Whose rights hold here: a thread has none of its own, and those of the channel it belongs to."""
        if not self.is_thread:
            return self
        assert self.guild is not None
        assert self.parent is not None
        return self.guild.channels[self.parent]

    def plain(self) -> dict[str, Any]:
        """As the API shows it."""
        shown: dict[str, Any] = {"id": str(self.id), "type": self.type, "last_message_id": None}
        if self.recipient is not None:
            return {**shown, "recipients": [self.recipient.plain()]}
        if self.type == GROUP:
            return {**shown, "recipients": [], "name": self.name, "owner_id": "1", "icon": None}
        assert self.guild is not None
        shown |= {"guild_id": str(self.guild.id), "name": self.name, "position": 0}
        shown |= {"nsfw": False, "topic": None, "parent_id": None if self.parent is None else str(self.parent)}
        if self.type == FORUM:
            shown |= {
                "flags": REQUIRES_TAG if self.wants_tag else 0,
                "available_tags": [one.plain() for one in self.tags],
            }
            shown |= {"default_reaction_emoji": None, "default_sort_order": None, "default_forum_layout": 0}
        return (
            {**shown, **self._of_a_thread()} if self.is_thread else {**shown, "permission_overwrites": [self._rights()]}
        )

    def _rights(self) -> dict[str, Any]:
        """What the bot may do and what not, as it is set on a channel for everybody in its server."""
        assert self.guild is not None
        deny = [one for one in BITS if one not in self.may]
        return {"id": str(self.guild.id), "type": 0, "allow": bits(self.may), "deny": bits(deny)}

    def _of_a_thread(self) -> dict[str, Any]:
        stamp = "2026-01-01T00:00:00+00:00"
        about = {"archived": self.archived, "auto_archive_duration": 1440, "archive_timestamp": stamp}
        about["locked"] = self.locked
        return {
            "thread_metadata": about,
            "owner_id": "1",
            "message_count": 0,
            "member_count": 1,
            "rate_limit_per_user": 0,
        }


@dataclass
class Guild:
    """A server."""

    id: int
    name: str
    channels: dict[int, Channel] = field(default_factory=dict)
    gone: bool = False
    """Whether the bot is not in it."""
    timed_out: bool = False
    """Whether the bot was told to be quiet for a while."""
    blocked: tuple[str, ...] = ()
    """Words that its automatic moderation does not let through."""

    def plain(self, me: User, joined: bool = False) -> dict[str, Any]:
        """As GUILD_CREATE tells it, of its people the bot alone; of one just joined not that it was unavailable."""
        shown: dict[str, Any] = {"id": str(self.id), "name": self.name, "owner_id": "1", "member_count": 9}
        empty: tuple[str, ...] = ("emojis", "features", "members", "presences", "voice_states", "stickers")
        shown |= {name: [] for name in (*empty, "stage_instances", "guild_scheduled_events", "soundboard_sounds")}
        plain = [one.plain() for one in self.channels.values() if not one.is_thread]
        threads = [one.plain() for one in self.channels.values() if one.type == PUBLIC_THREAD]
        everyone = {"id": str(self.id), "name": "@everyone", "permissions": bits(list(NEEDED)), "position": 0}
        everyone |= {"color": 0, "colors": {"primary_color": 0}, "hoist": False, "managed": False, "mentionable": False}
        own = {"user": me.plain(), "roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "flags": 0}
        shown["members"] = [{**own, "deaf": False, "mute": False}]
        shown |= {"channels": plain, "threads": threads, "roles": [{**everyone, "flags": 0}]}
        shown |= {} if joined else {"unavailable": False}
        shown |= {"large": False, "preferred_locale": "en-US", "nsfw_level": 0, "premium_tier": 0}
        return (
            shown
            | {"verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0}
            | {
                "mfa_level": 0,
                "system_channel_flags": 0,
                "afk_timeout": 0,
            }
        )


@dataclass
class Attachment:
    """A file in a message."""

    id: int
    filename: str
    content: bytes
    description: str | None = None

    def plain(self) -> dict[str, Any]:
        """As the API shows it."""
        url = f"http://127.0.0.1/attachments/{self.id}/{self.filename}"
        shown = {"id": str(self.id), "filename": self.filename, "size": len(self.content), "url": url, "proxy_url": url}
        return shown | ({"description": self.description} if self.description else {})


@dataclass
class Message:
    """A message of the bot's, as it stands now."""

    id: int
    channel: Channel
    author: User
    at: float
    content: str = ""
    components: list[dict[str, Any]] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    only_for: int | None = None
    """The one person who sees an ephemeral message."""
    edits: int = 0
    nonce: str | None = None
    mentions: tuple[int, ...] = ()
    kind: int = 0
    """0 is a message that somebody wrote, 6 the line that something was pinned."""

    @property
    def loading(self) -> bool:
        """Whether it still says that the bot is thinking."""
        return bool(self.flags & LOADING)

    @property
    def parts(self) -> list[dict[str, Any]]:
        """Every component, nested ones too, in reading order."""
        return walked(self.components)

    @property
    def text(self) -> str:
        """Everything that can be read in it but labels and alt texts."""
        shown = [part["content"] for part in self.parts if part["type"] == 10]
        return "\n".join([self.content, *shown] if self.content else shown)

    @property
    def alt(self) -> str:
        """What a screen reader is told of its pictures."""
        told = [item.get("description") or "" for part in self.parts for item in part.get("items", ())]
        return "\n".join(filter(None, [*told, *(one.description or "" for one in self.attachments)]))

    @property
    def picture(self) -> bytes | None:
        """The picture that is shown."""
        for part in self.parts:
            for item in part.get("items", ()):
                return next(one.content for one in self.attachments if str(one.id) == item["media"]["attachment_id"])
        return None

    @property
    def files(self) -> dict[str, bytes]:
        """Files to be downloaded."""
        names = {part["file"]["attachment_id"] for part in self.parts if part["type"] == 13}
        return {one.filename: one.content for one in self.attachments if str(one.id) in names}

    @property
    def buttons(self) -> tuple[tuple[str, str], ...]:
        """Label and id of everything that can be pressed or chosen, in order."""
        found: list[tuple[str, str]] = []
        for part in self.parts:
            if part["type"] == 2 and not part.get("disabled") and "custom_id" in part:
                found.append((part.get("label", ""), part.get("custom_id", "")))
            options = part.get("options", ())
            found.extend((option["label"], f"{part['custom_id']}={option['value']}") for option in options)
        return tuple(found)

    @property
    def labels(self) -> list[str]:
        """What can be pressed."""
        return [label for label, _ in self.buttons]

    def plain(self) -> dict[str, Any]:
        """As the API shows it."""
        stamp = datetime.fromtimestamp(self.at, UTC).isoformat()
        shown: dict[str, Any] = {"id": str(self.id), "channel_id": str(self.channel.id), "author": self.author.plain()}
        shown |= {"content": self.content, "timestamp": stamp, "edited_timestamp": stamp if self.edits else None}
        shown |= {
            "tts": False,
            "mention_everyone": False,
            "mention_roles": [],
            "embeds": [],
            "pinned": self.id in self.channel.pins,
            "type": self.kind,
        }
        shown |= {"attachments": [one.plain() for one in self.attachments], "components": self.components}
        return shown | {"flags": self.flags, "mentions": []} | ({"nonce": self.nonce} if self.nonce else {})


@dataclass(frozen=True)
class Sighting:
    """What could be seen of a message when it was sent or edited, and by whom."""

    at: float
    do: str
    """`send`, `edit`, `delete`, `choices`."""
    message: int
    channel: int
    viewer: int | None
    """The one person who could see it; None: everybody in the channel."""
    text: str = ""
    alt: str = ""
    buttons: tuple[tuple[str, str], ...] = ()
    picture: bytes | None = None
    files: tuple[bytes, ...] = ()
    pings: tuple[int, ...] = ()
    uploaded: int = 0
    """So many bytes came along."""


class Snowflakes:
    """Numbers that grow, and say when they were given out."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last = 0

    def __iter__(self) -> "Snowflakes":
        return self

    def __next__(self) -> int:
        self._last = max(self._last + 1, (int(self._clock() * 1000) - EPOCH_MS) << 22)
        return self._last


def walked(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Components and whatever is nested in them."""
    found = []
    for one in components:
        found.append(one)
        found += walked(one.get("components", []))
        found += walked([one["accessory"]] if "accessory" in one else [])
    return found
