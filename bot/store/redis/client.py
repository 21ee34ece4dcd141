"""The way to a server: so many connections, so much patience, and what its errors mean to whoever runs the house."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from threading import Thread
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.cluster import RedisCluster
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff
from redis.exceptions import (
    AuthenticationError,
    AuthenticationWrongNumberOfArgsError,
    AuthorizationError,
    BusyLoadingError,
    ClusterDownError,
    InvalidResponse,
    NoPermissionError,
    RedisClusterException,
    RedisError,
)
from redis.exceptions import (
    ConnectionError as Unreached,
)
from redis.exceptions import (
    TimeoutError as TooSlow,
)

from bot.store.errors import (
    NoCluster,
    NoDatabase,
    NoHost,
    NoRedis,
    StoreBroken,
    StoreFull,
    StoreGone,
    StoreLocked,
    StoreSilent,
    StoreTrouble,
    WrongAddress,
)
from bot.store.patience import Patience
from bot.store.redis.together import TogetherRedis

CONNECTIONS: Final = 32
"""At once, to each server. Who wants one more waits for it."""
PATIENCE_SECONDS: Final = 4.5
"""A server that answers nobody for so long is out of reach; tries again included."""
OPENING_SECONDS: Final = 2.0
"""As long it may take to reach the store: whoever waits sits before the command, which has to load itself as well."""
NAME_SECONDS: Final = 2.0
SOCKET_SECONDS: Final = 2.0
"""For one try: a connection that has died in silence is noticed by the system while there is time for another."""
RETRIES: Final = 5
CLUSTER: Final = "+cluster"

RedisClient: TypeAlias = Redis | RedisCluster

MEANINGS: Final[tuple[tuple[tuple[type[BaseException], ...], type[StoreTrouble]], ...]] = (
    (
        (AuthenticationError, AuthorizationError, AuthenticationWrongNumberOfArgsError, NoPermissionError),
        StoreLocked,
    ),
    ((TooSlow, TimeoutError), StoreSilent),
    ((Unreached, ClusterDownError, BusyLoadingError, OSError), StoreGone),
    ((InvalidResponse,), NoRedis),
    ((RedisClusterException,), NoCluster),
)
"""From the special to the general."""

TOLD_IN_WORDS: Final[tuple[tuple[str, type[StoreTrouble]], ...]] = (
    ("DB index", NoDatabase),
    ("OOM command not allowed", StoreFull),
    ("MISCONF", StoreFull),
)
"""What has no class of its own, or loses it inside a script. A server that cannot write its file takes no more."""


class Again(Retry):
    """The library's tries, without those that would be refused again: to it a wrong password is a lost connection."""

    async def call_with_retry(
        self, do: Any, fail: Any, is_retryable: Any = None, with_failure_count: bool = False
    ) -> Any:
        """As the library does it, unless the server has looked at who asks and has said no."""
        return await super().call_with_retry(do, fail, is_retryable or _may_pass, with_failure_count)


def _may_pass(error: Exception) -> bool:
    return meaning(error) is not StoreLocked


class PatientCluster(RedisCluster):
    """The library's cluster, whose pools raise when all connections are in use, waiting for one instead."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._turns = asyncio.Semaphore(CONNECTIONS)

    async def execute_command(self, *args: Any, **kwargs: Any) -> Any:
        """As the library does it, when it is this command's turn."""
        async with self._turns:
            return await super().execute_command(*args, **kwargs)


def client_at(url: str) -> RedisClient:
    """A client of the server at a URL, which is reached when it is first asked something."""
    retry = Again(ExponentialBackoff(cap=0.5, base=0.05), RETRIES)
    plain = url.replace(CLUSTER, "", 1)
    shared: dict[str, Any] = {"socket_timeout": None, "socket_connect_timeout": SOCKET_SECONDS, **_watched(url)}
    try:
        if CLUSTER in url.partition("://")[0]:
            return PatientCluster.from_url(plain, retry=retry, **shared)
        again = [Unreached, TooSlow, BusyLoadingError]
        pool = BlockingConnectionPool.from_url(
            plain, max_connections=CONNECTIONS, timeout=None, retry=retry, retry_on_error=again, **shared
        )
    except (ValueError, TypeError):  # its words may quote a part of the password
        raise WrongAddress from None
    return TogetherRedis.from_pool(pool)


def _watched(url: str) -> dict[str, Any]:
    """Have the system watch a connection: it hears from the other machine, which need not have answered yet.

    A limit of the library's own costs more for each command than everything else about it.
    """
    if url.startswith("unix:"):
        return {}
    milliseconds, seconds = int(SOCKET_SECONDS * 1000), max(1, int(SOCKET_SECONDS / 2))
    wanted = {"TCP_USER_TIMEOUT": milliseconds, "TCP_KEEPIDLE": seconds, "TCP_KEEPINTVL": seconds, "TCP_KEEPCNT": 2}
    here = {getattr(socket, name): value for name, value in wanted.items() if hasattr(socket, name)}
    return {"socket_keepalive": True, "socket_keepalive_options": here}


async def reach(client: RedisClient, url: str) -> None:
    """Have the server at a URL answer once; a `StoreTrouble` says why it does not."""
    await look_up(url)  # it has a patience of its own: two that end at once would say one thing or the other
    async with told(Patience(), OPENING_SECONDS):
        await client.ping()


async def answers(url: str) -> None:
    """Reach the server at a URL and let go of it: all that has to be loaded for this is here."""
    client = client_at(url)
    try:
        await reach(client, url)
    finally:
        await client.aclose()


async def look_up(url: str) -> None:
    """Find the server's name; `NoHost` if that cannot be had soon. No thread that still looks holds up our end."""
    host = urlsplit(url).hostname
    if host is None:  # this machine
        return
    found: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    Thread(target=_look_up, args=(host, found), daemon=True).start()
    with suppress(TimeoutError):
        async with asyncio.timeout(NAME_SECONDS):
            if await found:
                return
    raise NoHost


def _look_up(host: str, found: "asyncio.Future[bool]") -> None:
    try:
        is_found = bool(socket.getaddrinfo(host, None))
    except (OSError, UnicodeError):
        is_found = False
    with suppress(RuntimeError):  # the loop has gone meanwhile
        found.get_loop().call_soon_threadsafe(_tell, found, is_found)


def _tell(found: "asyncio.Future[bool]", is_found: bool) -> None:
    if not found.done():
        found.set_result(is_found)


@asynccontextmanager
async def told(patience: Patience, seconds: float | None = None) -> AsyncIterator[None]:
    """Wait no longer than so long, else than usual, and say what an error means to whoever runs the house."""
    try:
        async with patience.lasting(PATIENCE_SECONDS if seconds is None else seconds):
            yield
    except (RedisError, RedisClusterException, OSError) as error:
        raise meaning(error)(str(error)) from None


def meaning(error: BaseException) -> type[StoreTrouble]:
    """What an error of the library means; it may stand for another one that it came of."""
    if isinstance(error.__cause__, RedisError | RedisClusterException):
        return meaning(error.__cause__)
    if isinstance(error.__context__, socket.gaierror):
        return NoHost
    for words, trouble in TOLD_IN_WORDS:
        if words in str(error):
            return trouble
    return next((trouble for kinds, trouble in MEANINGS if isinstance(error, kinds)), StoreBroken)
