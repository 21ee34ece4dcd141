"""What every request must keep to: where it comes from, how large it is, how many there are."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Middleware

from bot.web.askers import Askers

MOST_BYTES = 8_192
MOST_KNOWN = 4_096
"""So many keys' budgets are kept; whoever was silent longest has a full one again."""
BURST_SECONDS = 5
NONSENSE = 10
"""So many requests one is worth that no page of ours sends."""
LATER_SECONDS = 0.5
"""So late somebody hears that it was too much: saying so costs as well."""
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@dataclass
class Allowance:
    """How much somebody may still ask: it refills as time passes."""

    left: float
    at: float


@dataclass
class Budgets:
    """What each asker may ask in a second, over a burst of some seconds."""

    a_second: float
    burst_seconds: float = BURST_SECONDS
    kept: OrderedDict[str, Allowance] = field(default_factory=OrderedDict)

    def spend(self, who: str, cost: float = 1) -> None:
        """Take a request off somebody's budget, or as many as it is worth; 429 if nothing is left of it."""
        most, now = self.a_second * self.burst_seconds, monotonic()
        budget = self.kept.pop(who, None) or Allowance(most, now)
        self.kept[who] = budget
        while len(self.kept) > MOST_KNOWN:
            self.kept.popitem(last=False)
        budget.left, budget.at = min(most, budget.left + (now - budget.at) * self.a_second), now
        if budget.left < 1:
            raise web.HTTPTooManyRequests
        budget.left -= cost

    def charge(self, who: str, cost: float) -> None:
        """Take something off a budget after the fact."""
        with suppress(web.HTTPTooManyRequests):
            self.spend(who, cost)


@dataclass
class Guard:
    """Stands before every request."""

    askers: Askers
    addresses: Budgets
    """What may be asked from one address: keys are free to make."""

    def middleware(self) -> Middleware:
        """Itself, as the server wants it."""

        @web.middleware
        async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
            try:
                self._admit(request)
                response = await handler(request)
            except web.HTTPTooManyRequests as answer:
                await asyncio.sleep(LATER_SECONDS)  # who asks on at once waits for this answer
                answer.headers.update(HEADERS)
                raise
            except web.HTTPException as answer:
                if answer.status == web.HTTPBadRequest.status_code:
                    self.addresses.charge(self.askers.address(request), NONSENSE)
                answer.headers.update(HEADERS)
                raise
            if not response.prepared:
                for name, value in HEADERS.items():
                    response.headers.setdefault(name, value)
            return response

        return guarded

    def _admit(self, request: web.Request) -> None:
        """Only this page's own scripts may ask for anything to be done, by a name of ours, and not without end."""
        self.addresses.spend(self.askers.address(request))
        if not self.askers.knows(_name_of(request)):
            raise web.HTTPMisdirectedRequest(text="Not by this name. The host can tell it: --address, MESTRE_ADDRESS.")
        origin = request.headers.get("Origin")
        if _does_something(request) and (origin is None or _host_of(origin) != request.host):
            raise web.HTTPForbidden


def _name_of(request: web.Request) -> str:
    try:
        return urlsplit(f"//{request.host}").netloc
    except ValueError:
        return ""


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def _does_something(request: web.Request) -> bool:
    return request.method == "POST" or request.headers.get("Upgrade", "").lower() == "websocket"
