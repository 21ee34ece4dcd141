"""Where things stand in Discord, as keys of ours: `discord:42` is a channel or thread, and so is a person."""

from bot.tables.model.intents import Door, PersonId, PlaceKey
from bot.tables.ports.platform import Destination

NAME = "discord"
EPHEMERAL = "ephemeral"
"""The door of an answer that only its asker sees: it opens when they press something, never by itself."""
DM = "dm"
"""The private chat, for those who want to be written to there."""


def place_key(channel: int) -> PlaceKey:
    """A channel or thread as a place.

    >>> place_key(42)
    'discord:42'
    """
    return f"{NAME}:{channel}"


def person_id(user: int) -> PersonId:
    """Somebody as a person of ours."""
    return f"{NAME}:{user}"


def place_number(place: PlaceKey) -> int:
    """The number of the channel or thread that a place is.

    >>> place_number("discord:42")
    42
    """
    return int(place.partition(":")[2])


def user_of(person: PersonId) -> int:
    """The number of a person.

    >>> user_of("discord:7")
    7
    """
    return int(person.partition(":")[2])


def channel_of(target: Destination) -> int:
    """The channel behind a place or a door that can be knocked at.

    >>> channel_of("discord:42"), channel_of(dm_door(43))
    (42, 43)
    """
    return int(target.address) if isinstance(target, Door) else place_number(target)


def ephemeral_door(user: int) -> Door:
    """The private answer to something that this person presses."""
    return Door(EPHEMERAL, str(user), pushes=False, rank=1)


def dm_door(channel: int) -> Door:
    """A private chat."""
    return Door(DM, str(channel))
