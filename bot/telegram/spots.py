"""Where things stand in Telegram, as keys of ours: `telegram:-100:7` is a topic of a group, `telegram:42` a person."""

from dataclasses import dataclass, replace

from telegram import Chat, Message, User

from bot.tables.model.intents import Door, PersonId, PlaceKey
from bot.tables.ports.platform import Destination

NAME = "telegram"
PRIVATE_CHAT = "chat"
"""The private chat with the bot."""
WHISPER = "whisper"
"""What one person alone sees in a group: a door where we are an administrator, for whoever has no private chat."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A chat, or a topic of it."""

    chat: int
    topic: int | None = None

    @property
    def key(self) -> PlaceKey:
        """As a place.

        >>> Spot(-100, 7).key, Spot(42).key
        ('telegram:-100:7', 'telegram:42')
        """
        return f"{NAME}:{self.chat}" + ("" if self.topic is None else f":{self.topic}")

    @property
    def is_private(self) -> bool:
        """Whether it is the chat of one person: those have the person's own number, groups have negative ones."""
        return self.chat > 0

    def moved(self, chat: int) -> "Spot":
        """The same in a chat that got another number."""
        return replace(self, chat=chat)


def spot_of(target: Destination) -> Spot:
    """Where a place or a door is.

    >>> spot_of("telegram:-100:7"), spot_of(Door("chat", "42"))
    (Spot(chat=-100, topic=7), Spot(chat=42, topic=None))
    >>> spot_of(whisper_door(Spot(-100, 7), 42))
    Spot(chat=-100, topic=7)
    """
    _, _, address = (f"{NAME}:{_group(target)}" if isinstance(target, Door) else target).partition(":")
    chat, _, topic = address.partition(":")
    return Spot(int(chat), int(topic) if topic else None)


def spot_at(chat: Chat, message: Message) -> Spot:
    """Where a message stands; what Telegram calls the general topic is the chat itself."""
    if not message.is_topic_message:
        return Spot(chat.id)
    return Spot(chat.id, message.message_thread_id)


def person_id(user: User) -> PersonId:
    """A person of ours."""
    return f"{NAME}:{user.id}"


def user_of(person: PersonId) -> int:
    """Their number.

    >>> user_of("telegram:42")
    42
    """
    return int(person.partition(":")[2])


def door_of(user: int) -> Door:
    """The private chat of a person, once they pressed Start."""
    return Door(PRIVATE_CHAT, str(user))


def whisper_door(spot: Spot, user: int) -> Door:
    """What one person alone sees in a group."""
    group = spot.key.partition(":")[2]
    return Door(WHISPER, f"{group}/{user}", rank=1, place=spot.key, rings=False)


def listener_of(door: Door) -> int:
    """For whose ears a whisper is.

    >>> listener_of(whisper_door(Spot(-100, 7), 42))
    42
    """
    return int(door.address.partition("/")[2])


def _group(door: Door) -> str:
    return door.address.partition("/")[0]
