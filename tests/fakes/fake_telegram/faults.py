"""Faults on demand: the next call of a method goes wrong in the way that a test asks for."""

from collections import defaultdict, deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

ANY = "*"


class Wrong(Exception):  # noqa: N818  it is an answer, told in the words of the service
    """The service says no: a code, a description, and perhaps parameters."""

    def __init__(self, code: int, description: str, **parameters: Any) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters

    def as_answer(self) -> dict[str, Any]:
        """The body of the answer."""
        body = {"ok": False, "error_code": self.code, "description": self.description}
        return {**body, "parameters": self.parameters} if self.parameters else body


def bad(description: str, **parameters: Any) -> Wrong:
    """A request that does not fit."""
    return Wrong(400, f"Bad Request: {description}", **parameters)


def forbidden(description: str) -> Wrong:
    """Somebody does not let the bot in."""
    return Wrong(403, f"Forbidden: {description}")


def too_many(seconds: int) -> Wrong:
    """Not before so many seconds."""
    return Wrong(429, f"Too Many Requests: retry after {seconds}", retry_after=seconds)


@dataclass(frozen=True)
class Fault:
    """What happens to one call.

    `refused` answers so and does nothing; `lost` does it and drops the line before the answer; `silent` does nothing
    and never answers; `late` does it and answers after so many seconds.
    """

    kind: Literal["refused", "lost", "silent", "late"]
    wrong: Wrong | None = None
    seconds: float = 0.0


@dataclass
class Faults:
    """Faults to come, by method; the first one asked for comes first."""

    waiting: Mapping[str, deque[Fault]] = field(default_factory=lambda: defaultdict(deque))

    def next(self, method: str, *faults: Fault) -> None:
        """The next calls of a method (`*`: of any but getUpdates) go wrong like this."""
        self.waiting[method].extend(faults)

    def refuse(self, method: str, wrong: Wrong, times: int = 1) -> None:
        """The next calls of a method are refused like this."""
        self.next(method, *(Fault("refused", wrong) for _ in range(times)))

    def take(self, method: str) -> Fault | None:
        """What this call has to suffer."""
        for name in (method,) if method == "getUpdates" else (method, ANY):
            if self.waiting[name]:
                return self.waiting[name].popleft()
        return None
