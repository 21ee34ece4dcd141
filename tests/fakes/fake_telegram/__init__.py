"""A Bot API on loopback, as strict as the real one is known to be, with people to script and faults to order."""

from fake_telegram.faults import Fault
from fake_telegram.people import Human
from fake_telegram.server import FakeTelegram
from fake_telegram.world import Chat, Message

__all__ = ["Chat", "FakeTelegram", "Fault", "Human", "Message"]
