"""How much may be asked: a bucket for each route and place, fifty calls a second in all."""

import re
from collections import defaultdict, deque
from dataclasses import dataclass, field
from hashlib import blake2b

from fake_discord.wrong import Wrong, too_many

MOST_IN_A_SECOND = 50
LIMITS = {
    "POST /channels/{channel}/messages": (5, 5.0),
    "PATCH /channels/{channel}/messages/{message}": (5, 5.0),
    "DELETE /channels/{channel}/messages/{message}": (5, 1.0),
    "POST /users/@me/channels": (10, 10.0),
    "POST /channels/{channel}/threads": (5, 10.0),
    "PUT /applications/{application}/commands": (2, 20.0),
    "PUT /channels/{channel}/messages/pins/{message}": (5, 5.0),
    "POST /applications/{application}/emojis": (50, 60.0),
}
OF_A_WEBHOOK = (5, 2.0)
OTHERS = (20, 1.0)
FREE = "/interactions/"
_MAJOR = re.compile(r"/(?:channels|guilds|webhooks)/[^/]+(?:/[A-Za-z]\w{30,})?")


@dataclass
class Buckets:
    """Counts calls, by the clock of the service."""

    calls: dict[str, deque[float]] = field(default_factory=lambda: defaultdict(deque))
    refused: int = 0
    """How often too much was asked."""

    def spend(self, route: str, path: str, now: float) -> dict[str, str]:
        """Count a call; the headers that tell how much is left. 429 if nothing is."""
        if FREE in route:
            return {}
        major = _MAJOR.search(path)
        limit, seconds = _limit(route)
        bucket = f"{route} {major.group() if major else ''}"
        if "/webhooks/" not in route:
            self._take("everything", MOST_IN_A_SECOND, 1.0, now, everywhere=True)
        left, reset = self._take(bucket, limit, seconds, now)
        return {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(left),
            "X-RateLimit-Reset": f"{now + reset:.3f}",
            "X-RateLimit-Reset-After": f"{reset:.3f}",
            "X-RateLimit-Bucket": blake2b(route.encode(), digest_size=16).hexdigest(),
        }

    def _take(self, bucket: str, limit: int, seconds: float, now: float, everywhere: bool = False) -> tuple[int, float]:
        taken = self.calls[bucket]
        while taken and taken[0] <= now - seconds:
            taken.popleft()
        reset = (taken[0] if taken else now) + seconds - now
        if len(taken) >= limit:
            self.refused += 1
            raise too_many(round(reset, 3), everywhere)
        taken.append(now)
        return limit - len(taken), reset


def _limit(route: str) -> tuple[int, float]:
    return OF_A_WEBHOOK if "/webhooks/" in route else LIMITS.get(route, OTHERS)


def headers_of(wrong: Wrong) -> dict[str, str]:
    """What comes with a 429: by `Via` the library tells the service from a ban at its edge."""
    if wrong.status != 429:
        return {}
    scope = "global" if wrong.body["global"] else "user"
    return {"Via": "1.1 fake", "Retry-After": str(wrong.body["retry_after"]), "X-RateLimit-Scope": scope}
