"""What may stand in a log."""

import io
import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from bot import logs

TOKEN = "12345:the-bots-own-token"


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    stream = io.StringIO()
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    logs.set_up([TOKEN], stream)
    yield stream
    structlog.reset_defaults()
    root.handlers[:] = handlers
    root.setLevel(level)


def _entries(written: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in written.getvalue().splitlines()]


def test_an_entry_is_one_line_of_json(written: io.StringIO) -> None:
    structlog.get_logger("x").error("letter.dead", table="t1")

    assert [(one["event"], one["table"], one["level"]) for one in _entries(written)] == [("letter.dead", "t1", "error")]


def test_a_token_is_blotted_out_whoever_writes_it(written: io.StringIO) -> None:
    structlog.get_logger("x").error("asked", url=f"https://api.example/bot{TOKEN}/getMe")
    logging.getLogger("some.library").warning("asked https://api.example/bot%s/getMe", TOKEN)

    assert len(_entries(written)) == 2
    assert TOKEN not in written.getvalue()


def test_an_error_is_told_by_its_kind_and_not_by_its_words(written: io.StringIO) -> None:
    hand = "the traitor is Ana"
    try:
        raise ValueError(hand)
    except ValueError:
        logging.getLogger("some.library").exception("it broke")
        structlog.get_logger("x").exception("it.broke")

    assert [one["why"] for one in _entries(written)] == ["ValueError", "ValueError"]
    assert hand not in written.getvalue()


def test_libraries_that_log_their_addresses_are_kept_quiet(written: io.StringIO) -> None:
    logging.getLogger("httpx").info("HTTP Request: POST https://api.example")

    assert not written.getvalue()


def test_what_is_less_weighty_than_the_host_wishes_is_not_written(written: io.StringIO) -> None:
    logs.set_up([], written, least="warning")
    structlog.get_logger("x").info("house.opened")
    structlog.get_logger("x").warning("store.may_forget")

    assert [one["event"] for one in _entries(written)] == ["store.may_forget"]
