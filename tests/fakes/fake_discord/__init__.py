"""A Discord on loopback, as strict as the real one is known to be, with people to script and faults to order."""

from fake_discord.asking import Asking
from fake_discord.people import Human, InteractionFailedError, NotOfferedError
from fake_discord.server import FakeDiscord
from fake_discord.world import Channel, Guild, Message, Sighting
from fake_discord.wrong import Fault, Wrong

__all__ = [
    "Asking",
    "Channel",
    "FakeDiscord",
    "Fault",
    "Guild",
    "Human",
    "InteractionFailedError",
    "Message",
    "NotOfferedError",
    "Sighting",
    "Wrong",
]
