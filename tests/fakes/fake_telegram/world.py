"""What stands where: people, chats, messages. Plain data, in the words of the Bot API."""

from dataclasses import dataclass, field
from typing import Any


@dataclass
class User:
    """A person, and how their private chat with the bot stands."""

    id: int
    name: str
    language: str = "en"
    username: str = ""
    opened: bool = False
    """Whether they ever pressed Start."""
    blocked: bool = False
    known: bool = False
    """Whether they ever were in touch with the bot: who was not is not called by their number."""
    away: bool = False
    """Whether they are offline: what is whispered to them is lost."""

    def plain(self) -> dict[str, Any]:
        """As the API shows a user."""
        shown = {"id": self.id, "is_bot": False, "first_name": self.name, "language_code": self.language}
        return {**shown, "username": self.username} if self.username else shown


@dataclass
class Chat:
    """A private chat, a group or a supergroup."""

    id: int
    type: str
    title: str = ""
    is_forum: bool = False
    topics: set[int] = field(default_factory=set)
    admins: set[int] = field(default_factory=set)
    bot: str = "member"
    """What the bot is here: `member`, `administrator`, `left`, `kicked`."""
    takes_photos: bool = True
    rights: set[str] = field(default_factory=lambda: {"can_delete_messages"})
    """What the bot may do as an administrator."""
    pins: list[int] = field(default_factory=list)
    """The messages that are pinned."""
    another_bot_spoke: bool = False
    """Whether another bot wrote here after ours: then commands without a name are not for ours."""
    muted: bool = False
    """Whether the bot is restricted here, or nobody but administrators may write."""
    closed: set[int | None] = field(default_factory=set)
    """Topics that an administrator has closed; None is the general one."""
    migrated_to: int | None = None

    @property
    def is_private(self) -> bool:
        """Whether it is the chat of one person with the bot."""
        return self.type == "private"

    @property
    def lets_delete(self) -> bool:
        """Whether the bot may take away what is older than two days."""
        return self.bot == "administrator" and "can_delete_messages" in self.rights

    def plain(self) -> dict[str, Any]:
        """As the API shows a chat."""
        shown: dict[str, Any] = {"id": self.id, "type": self.type}
        if self.is_private:
            return {**shown, "first_name": self.title}
        return {**shown, "title": self.title, **({"is_forum": True} if self.is_forum else {})}


@dataclass
class Message:
    """A message as it stands now."""

    id: int
    chat: Chat
    sender: dict[str, Any]
    date: int
    thread: int | None = None
    text: str = ""
    photo: bytes | None = None
    document: tuple[str, bytes] | None = None
    entities: list[dict[str, Any]] = field(default_factory=list)
    markup: dict[str, Any] | None = None
    reply_to: "Message | None" = None
    only_for: int | None = None
    """Ephemeral: the one person who sees it."""
    forgotten: bool = False
    """Whether the service shows the bot no more of it than its number, as it does with old ones."""
    lost: bool = False
    """Whether it never reached the one person for whom it was."""
    edits: int = 0
    reactions: list[str] = field(default_factory=list)
    """What the bot has put on it."""
    service: dict[str, Any] = field(default_factory=dict)
    """Fields of a service message (`migrate_to_chat_id`)."""

    @property
    def buttons(self) -> list[dict[str, Any]]:
        """Every button of its inline keyboard."""
        return [button for row in (self.markup or {}).get("inline_keyboard", []) for button in row]

    @property
    def labels(self) -> list[str]:
        """What stands on the buttons."""
        return [button["text"] for button in self.buttons]

    @property
    def content(self) -> tuple[Any, ...]:
        """What an edit has to change."""
        return self.text, self.photo, self.document, self.entities, self.markup

    def plain(self, photo_id: str = "") -> dict[str, Any]:
        """As the API shows a message."""
        number = {"message_id": 0, "ephemeral_message_id": self.id} if self.only_for else {"message_id": self.id}
        shown = {**number, "date": self.date, "chat": self.chat.plain(), "from": self.sender, **self.service}
        if self.photo is not None:
            size = {"file_id": photo_id, "file_unique_id": photo_id, "width": 1, "height": 1}
            shown = {**shown, "photo": [size], "caption": self.text}
        elif self.document is not None:
            file = {"file_id": photo_id, "file_unique_id": photo_id, "file_name": self.document[0]}
            shown = {**shown, "document": file, "caption": self.text}
        elif self.text:
            shown["text"] = self.text
        if self.entities:
            shown["entities"] = self.entities
        if self.thread is not None:
            shown = {**shown, "message_thread_id": self.thread, "is_topic_message": True}
        if self.reply_to is not None:
            shown["reply_to_message"] = self.reply_to.plain()
        if self.markup is not None and "inline_keyboard" in self.markup:
            shown["reply_markup"] = self.markup
        return shown


@dataclass(frozen=True)
class Sighting:
    """Something that the bot let somebody see: who could, when, and all that was in it."""

    at: float
    method: str
    chat: int
    thread: int | None
    viewer: int | None
    """The one person who saw it; None: everybody in the chat."""
    text: str
    buttons: tuple[tuple[str, str], ...] = ()
    """Label and callback data or address of each button."""
    picture: bytes | None = None
    file: tuple[str, bytes] | None = None
    entities: tuple[dict[str, Any], ...] = ()
    message: int = 0
    """The number of the message; 0 for the answer to a press."""
    uploaded: int = 0
    """So many bytes came along; a picture that is known by its id costs none."""
