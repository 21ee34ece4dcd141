"""An interaction: somebody asked, and the bot has three seconds to say that it heard, fifteen minutes to answer."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

from fake_discord.own_time import own_time
from fake_discord.world import Channel, Message, User
from fake_discord.wrong import Wrong, unknown

SECONDS_TO_ACKNOWLEDGE = 3.0
SECONDS_TO_ANSWER = 15 * 60
PONG, MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 1, 4, 5, 6, 7, 8, 9
COMMAND, COMPONENT, AUTOCOMPLETE, SUBMITTED = 2, 3, 4, 5
ALLOWED = {
    COMMAND: (MESSAGE, DEFERRED_MESSAGE, MODAL),
    COMPONENT: (MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    SUBMITTED: (MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE),
}
MOST_FOLLOW_UPS = 5
"""An application that somebody carries with them may add so many messages where the server has not installed it."""


@dataclass
class Asking:
    """One interaction and what came of it."""

    id: int
    token: str
    type: int
    user: User
    channel: Channel
    payload: dict[str, Any]
    at: float
    source: Message | None = None
    """The message whose button was pressed."""
    asked_at: float = field(default_factory=own_time)
    acknowledged: int | None = None
    """By which kind of answer."""
    took: float = 0.0
    """Seconds of our own time until it was acknowledged."""
    original: Message | None = None
    """The message that `@original` means."""
    answers: list[Message] = field(default_factory=list)
    """What its author was answered, the original answer first."""
    choices: list[dict[str, Any]] = field(default_factory=list)
    modal: dict[str, Any] | None = None
    """The form that was opened."""
    carried: bool = False
    """Whether it was asked by a command that the person carries with them, and the server has not installed."""
    follow_ups: int = 0
    heard: asyncio.Event = field(default_factory=asyncio.Event)
    done: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once there is an answer to look at, or none will come."""
    failed: bool = False
    """Whether its author reads that the interaction has failed: nobody said in time that it was heard."""

    def acknowledge(self, kind: int) -> None:
        """The first answer; refused if it comes late, twice, or is of a wrong kind."""
        if self.acknowledged is not None:
            raise Wrong(400, 40060, "Interaction has already been acknowledged.")
        self.took = own_time() - self.asked_at
        if self.took > SECONDS_TO_ACKNOWLEDGE:
            self.failed = True
            self.done.set()
            raise unknown("Interaction")
        if kind not in ALLOWED[self.type]:
            raise Wrong(400, 50035, f"Invalid Form Body: type: no answer of kind {kind} to one of type {self.type}")
        self.acknowledged = kind
        self.heard.set()

    def require_alive(self, now: float) -> None:
        """Refuse to use a token that was never acknowledged, or is too old."""
        if self.acknowledged is None or now - self.at > SECONDS_TO_ANSWER:
            raise unknown("Webhook")

    def follow_up(self) -> None:
        """Count one more message."""
        self.follow_ups += 1
        if self.carried and self.follow_ups > MOST_FOLLOW_UPS:
            raise Wrong(400, 40094, "Maximum number of follow-up messages reached (5)")

    def only_for(self, ephemeral: bool) -> int | None:
        """Who sees an answer: its author alone too where applications from outside may not speak up."""
        hushed = self.carried and "use_external_apps" not in self.channel.home.people_may
        return self.user.id if ephemeral or hushed else None

    def answered(self, message: Message) -> Message:
        """There is something to look at."""
        if message not in self.answers:
            self.answers.append(message)
        self.done.set()
        return message
