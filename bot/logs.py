"""Structured logs: one line of JSON an entry, or a readable one for a person at a terminal.

No entry holds local variables, a secret of a game or a token: errors are told by kind and place (`couriers/trouble`),
and what looks like one of the house's own secrets is blotted out whoever wrote the line.
"""

import logging
import sys
from collections.abc import Sequence
from typing import TextIO

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

BLOT = "…"
CHATTY = ("aiohttp.access", "discord", "httpx", "httpcore", "telegram", "apscheduler")
"""Libraries whose ordinary lines hold addresses with tokens in them, or nothing that helps."""


def set_up(secrets: Sequence[str] = (), to: TextIO = sys.stderr, least: str = "info") -> None:
    """Send what the house and its libraries log to this stream."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _kind_of_error,
        _blotting(secrets),
    ]
    shown: Processor = structlog.dev.ConsoleRenderer() if to.isatty() else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(to)
    remove = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(processors=[remove, _blotting(secrets), shown], foreign_pre_chain=shared)
    )
    logging.basicConfig(level=least.upper(), handlers=[handler], force=True)
    for name in CHATTY:
        logging.getLogger(name).setLevel(logging.WARNING)


def _kind_of_error(_: WrappedLogger, __: str, entry: EventDict) -> EventDict:
    """An exception's words may quote what it choked on; its kind does not."""
    told = entry.pop("exc_info", None)
    broken = sys.exc_info()[1] if told is True else told[1] if isinstance(told, tuple) else told
    return {**entry, "why": type(broken).__name__} if isinstance(broken, BaseException) else entry


def _blotting(secrets: Sequence[str]) -> Processor:
    def blot(_: WrappedLogger, __: str, entry: EventDict) -> EventDict:
        return {key: _blotted(value, secrets) for key, value in entry.items()}

    return blot


def _blotted(value: object, secrets: Sequence[str]) -> object:
    if not isinstance(value, str):
        return value
    for secret in secrets:
        value = value.replace(secret, BLOT)
    return value
