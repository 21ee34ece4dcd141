"""How the service says no, and faults on demand."""

from collections import defaultdict, deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

ANY = "*"


class Wrong(Exception):  # noqa: N818  it is an answer, told in the words of the service
    """The service says no: a status, a code of its own, and words."""

    def __init__(self, status: int, code: int, message: str, **more: Any) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.body = {"code": code, "message": message, **more}


def invalid(where: str, why: str) -> Wrong:
    """A form that does not fit: where, and why."""
    return Wrong(400, 50035, f"Invalid Form Body: {where}: {why}")


def unknown(what: str) -> Wrong:
    """Something is not there, or not any more."""
    codes = {"Channel": 10003, "Guild": 10004, "Message": 10008, "User": 10013, "Webhook": 10015, "Interaction": 10062}
    return Wrong(404, codes[what], f"Unknown {what}")


def missing_access() -> Wrong:
    """The bot cannot see this channel."""
    return Wrong(403, 50001, "Missing Access")


def missing_permissions() -> Wrong:
    """The bot sees the channel and may not do this there."""
    return Wrong(403, 50013, "Missing Permissions")


def thread_locked() -> Wrong:
    """Nobody but moderators may write in this thread."""
    return Wrong(403, 160005, "Thread is locked")


def thread_archived(status: int) -> Wrong:
    """This thread sleeps, or is locked where an interaction is answered."""
    return Wrong(status, 50083, "Thread is archived")


def closed_door() -> Wrong:
    """This person takes no messages from the bot."""
    return Wrong(403, 50007, "Cannot send messages to this user")


def too_many(seconds: float, everywhere: bool = False) -> Wrong:
    """Not before so many seconds."""
    return Wrong(429, 0, "You are being rate limited.", retry_after=seconds, **{"global": everywhere})


@dataclass(frozen=True)
class Fault:
    """What happens to one call.

    `refused` answers so and does nothing; `lost` does it and drops the line before the answer; `late` does it and
    answers after so many seconds.
    """

    kind: Literal["refused", "lost", "late"]
    wrong: Wrong | None = None
    seconds: float = 0.0


@dataclass
class Faults:
    """Faults to come, by route (`POST /channels/{channel}/messages`); the first one asked for comes first."""

    waiting: Mapping[str, deque[Fault]] = field(default_factory=lambda: defaultdict(deque))

    def next(self, route: str, *faults: Fault) -> None:
        """The next calls of a route (`*`: of any) go wrong like this."""
        self.waiting[route].extend(faults)

    def refuse(self, route: str, wrong: Wrong, times: int = 1) -> None:
        """The next calls of a route are refused like this."""
        self.next(route, *(Fault("refused", wrong) for _ in range(times)))

    def take(self, route: str) -> Fault | None:
        """What this call has to suffer."""
        for name in (route, ANY):
            if self.waiting[name]:
                return self.waiting[name].popleft()
        return None
