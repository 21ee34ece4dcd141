"""What stands in an address: a room, a key, a watching link. All three are unguessable, and none is ever stored.

    room  --digest-->  watching link  --digest-->  place
    key   --digest-->  person

Nobody can go against the arrows: whoever holds a watching link sees the place and cannot find the room in which one
sits down. As secrets are never compared but only looked up by their digest, no comparison tells anything by its time.
"""

import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

from bot.tables.model.intents import PersonId, PlaceKey

SECRET_BYTES = 24
PLATFORM = "web"
NOBODY: PersonId = f"{PLATFORM}:nobody"
"""In whose name those look at a table who only watch: it never sits anywhere, so it is shown what everybody sees."""


def secret() -> str:
    """A new room or key."""
    return secrets.token_urlsafe(SECRET_BYTES)


def watch_of(room: str) -> str:
    """The link by which a room can be watched, and nothing else."""
    return urlsafe_b64encode(_digest("watch", room)[:SECRET_BYTES]).decode()


def place_of(watch: str) -> PlaceKey:
    """The public place that a watching link shows."""
    return f"{PLATFORM}:{_digest('place', watch).hex()[:24]}"


def person_of(key: str) -> PersonId:
    """Who holds a key."""
    return f"{PLATFORM}:{_digest('person', key).hex()[:24]}"


def _digest(kind: str, told: str) -> bytes:
    return sha256(f"{kind}/{told}".encode()).digest()
