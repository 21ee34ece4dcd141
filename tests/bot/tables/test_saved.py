"""What is kept may grow: a house reads what an older one wrote and, as far as it knows it, what a newer one did."""

import json
import zlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hall import GAMES, Hall
from porrinha.game import Hide

from bot.store.sqlite import SqliteShelf
from bot.tables.model.intents import Door
from bot.tables.model.outbox import Message, TableLine
from bot.tables.model.profile import KnownDoor, Profile
from bot.tables.model.table import LogLine, Sitter
from bot.tables.ports.store import Kept, Posted
from bot.tables.saved import forms, upgrades
from bot.tables.saved.forms import (
    Remembered,
    dumped,
    loaded,
    pressed,
    rewritten,
    table_bytes,
    table_from,
    unpacked,
    unpressed,
)
from engine.core import codec
from engine.core.event import Told
from engine.core.match import Acted, Learned, RulesChanged
from engine.core.refusal import Refused

LONG_AGO = bytes.fromhex("78bb54add584a374d281ac152e00e87b253d")
"""A line as 0.1 presses it: with a single letter of `log_lines.txt` changed, nobody's log could be read any more."""
Edit = Callable[[dict[str, Any], dict[str, Any], dict[str, Any]], object]


@pytest.fixture
async def kept(hall: Hall) -> Kept:
    """A table in play."""
    found: Kept = await hall.kept(await hall.dealt(hall.bo))
    return found


def edited(kept: Kept, edit: Edit) -> bytes:
    """As another version of us would have written it: its table, its position and its settings are handed to `edit`."""
    table, position, settings = map(json.loads, table_bytes(kept.table, kept.match, kept.unread).split(b"\n"))
    edit(table[2], position["position"], settings)
    return b"\n".join(json.dumps(one, ensure_ascii=False).encode() for one in (table, position, settings))


def parts(raw: bytes) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
    table, position, settings = map(json.loads, raw.split(b"\n"))
    return table[2], position["position"], settings


@pytest.mark.parametrize(
    "older",
    [
        lambda table, _position, _settings: table.pop("talk"),
        lambda table, _position, _settings: [one.pop("gave_up") for one in table["sitters"]],
        lambda _table, position, _settings: position.pop("result"),
        lambda _table, _position, settings: settings.pop("rounds"),
    ],
)
def test_what_an_older_house_did_not_know_is_as_usual(kept: Kept, older: Edit) -> None:
    read = table_from(kept.version, edited(kept, older), GAMES)

    assert (read.table, read.match) == (kept.table, kept.match)


def newer(table: dict[str, Any], position: dict[str, Any], settings: dict[str, Any]) -> None:
    """A house of the next release has written into every corner."""
    table["mood"] = "merry"
    table["sitters"][1]["hat"] = {"colour": "red"}
    position["weather"] = "rain"
    position["board"]["smell"] = ["of", "beer"]
    position["agenda"][0]["loudly"] = True
    settings["stakes"] = "high"


def test_what_a_newer_house_wrote_is_written_back_by_one_that_does_not_know_it(kept: Kept) -> None:
    read = table_from(kept.version, edited(kept, newer), GAMES)
    played = replace(read.table, entries=read.table.entries + 1)

    table, position, settings = parts(table_bytes(played, read.match, read.unread))

    assert (read.table, read.match) == (kept.table, kept.match)
    assert (table["mood"], table["entries"]) == ("merry", kept.table.entries + 1)
    assert [one.get("hat") for one in table["sitters"]] == [None, {"colour": "red"}]
    assert (position["weather"], position["board"]["smell"]) == ("rain", ["of", "beer"])
    assert (position["agenda"][0]["loudly"], settings["stakes"]) == (True, "high")


def test_what_came_and_went_takes_nothing_from_its_neighbours(kept: Kept) -> None:
    read = table_from(kept.version, edited(kept, newer), GAMES)
    more = replace(read.table, sitters=(Sitter(), *read.table.sitters))

    table, _, _ = parts(table_bytes(more, read.match, read.unread))

    assert [one.get("hat") for one in table["sitters"]] == [None, None, {"colour": "red"}]


@pytest.mark.parametrize(
    "broken",
    [
        lambda table, _position, _settings: table.update(entries="3"),
        lambda table, _position, _settings: table.update(entries=True),
        lambda table, _position, _settings: table.pop("host"),
        lambda _table, position, _settings: position["agenda"].append({"is": "porrinha.nothing"}),
        lambda _table, position, _settings: position.update(seats="2"),
    ],
)
def test_what_means_something_else_or_nothing_is_refused(kept: Kept, broken: Edit) -> None:
    with pytest.raises(Refused, match="bad_save"):
        table_from(kept.version, edited(kept, broken), GAMES)


def test_everything_says_what_it_is_and_in_which_shape() -> None:
    kept = {"language": "uk", "doors": [], "played": [], "unhinted": False}
    assert json.loads(dumped(Profile("uk"))) == ["person", 1, kept]
    assert json.loads(dumped(TableLine("web:r", "Ї")))[:2] == ["letter", 1]


def test_one_thing_is_not_taken_for_another() -> None:
    with pytest.raises(Refused, match="bad_save"):
        loaded(Posted, dumped(Profile("uk")))


def test_what_is_rewritten_keeps_what_we_do_not_know() -> None:
    before = json.loads(dumped(Profile("uk", (KnownDoor(Door("chat", "1")),))))
    before[2]["pronouns"] = "вона"
    before[2]["doors"][0]["since"] = 7

    after = json.loads(rewritten(Profile("en", (KnownDoor(Door("chat", "1")),)), json.dumps(before).encode()))[2]

    assert (after["language"], after["pronouns"], after["doors"][0]["since"]) == ("en", "вона", 7)


def test_an_earlier_shape_is_upgraded_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    def renamed(written: dict[str, Any]) -> dict[str, Any]:
        return {"tongue": written["lang"]}

    def renamed_again(written: dict[str, Any]) -> dict[str, Any]:
        return {"language": written["tongue"]}

    monkeypatch.setitem(upgrades.UPGRADES, "person", (renamed, renamed_again))

    assert loaded(Profile, b'["person",1,{"lang":"uk"}]') == Profile("uk")
    assert loaded(Profile, b'["person",2,{"tongue":"uk"}]') == Profile("uk")
    assert json.loads(dumped(Profile("uk")))[1] == 3


def test_a_field_without_a_default_is_made_of_others_and_the_shape_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    def named(written: dict[str, Any]) -> dict[str, Any]:
        return {"language": "uk", **written}

    older = b'["person",1,{"doors":[]}]'
    monkeypatch.setitem(upgrades.ADDITIONS, "person", (named,))

    assert loaded(Profile, older) == Profile("uk")
    assert json.loads(dumped(loaded(Profile, older)))[1] == 1


def test_what_a_newer_house_told_by_an_unknown_event_is_not_told_and_the_rest_is() -> None:
    known = Told(RulesChanged())
    line = LogLine(Acted(0, Hide(1)), (known,), Learned(0, (), drew=False), 7)
    written = json.loads(dumped(line))
    written[2]["told"].insert(0, {"event": {"is": "core.sneezed", "loud": True}, "to": None})

    assert loaded(LogLine, json.dumps(written).encode()) == line


@pytest.mark.parametrize("since", [0, 2, "1", True, None])
def test_a_shape_that_there_is_not_is_refused(since: Any) -> None:
    with pytest.raises(Refused, match="bad_save"):
        loaded(Profile, json.dumps(["person", since, {}]).encode())


def test_an_unknown_kind_of_letter_is_refused() -> None:
    with pytest.raises(Refused, match="bad_save"):
        loaded(Message, b'["letter",1,{"is":"table.pigeon"}]')


async def test_a_table_that_a_newer_house_wrote_into_is_played_on_and_loses_nothing(tmp_path: Path) -> None:
    shelf = SqliteShelf(tmp_path / "store.db", lambda: GAMES)
    hall = Hall(shelf, GAMES)
    table = await hall.dealt(hall.bo)
    shelf.file.db.execute("UPDATE tables SET body = ?", (edited(await hall.kept(table), newer),))

    assert (await hall.ana("esconder 1")).ok
    assert (await hall.bo("hide 1")).ok

    (raw,) = shelf.file.db.execute("SELECT body FROM tables").fetchone()
    written, position, settings = parts(raw)
    assert (written["mood"], position["weather"], settings["stakes"]) == ("merry", "rain", "high")
    shelf.close()


async def test_a_table_is_read_once_as_long_as_it_stays_as_it_is(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await hall.dealt(hall.bo)
    first = await hall.kept(table)
    monkeypatch.setattr(codec, "load_kept_position", None)

    again = await hall.kept(table)
    assert (again.table, again.match, again.version) == (first.table, first.match, first.version)
    assert again.match is first.match


async def test_a_line_of_the_log_takes_less_than_it_would_by_itself(hall: Hall) -> None:
    line = (await hall.shelf.history(await hall.one_round()))[-1]
    by_itself = zlib.compress(unpacked(pressed(line)))

    assert 3 * len(pressed(line)) < 2 * len(by_itself)
    assert unpressed(LogLine, pressed(line)) == unpressed(LogLine, by_itself) == line


async def test_of_the_end_of_a_log_only_what_somebody_looks_at_is_read(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = await hall.shelf.history(table := await hall.one_round())
    line_of, read = forms.line_of, list[bytes]()

    def counted(raw: bytes) -> LogLine:
        read.append(raw)
        return line_of(raw)

    monkeypatch.setattr(forms, "line_of", counted)
    lately = await hall.shelf.history(table, 1)

    assert len(lately) == len(whole) - 1 > 1
    assert not read
    assert lately[-1] == whole[-1]
    assert len(read) == 1
    assert tuple(lately[-2:]) == whole[-2:]


@pytest.mark.parametrize(
    ("kind", "of"),
    [
        (forms.posted_of, lambda at: Posted(f"forgotten {at}", "asked")),
        (forms.message_of, lambda at: TableLine("web:r", f"forgotten {at}")),
        (forms.profile_of, lambda at: Profile("uk", (KnownDoor(Door("chat", f"forgotten {at}")),))),
    ],
)
def test_what_was_written_a_moment_ago_is_not_read_and_what_was_long_ago_is_read_alike(
    kind: Remembered[Any], of: Callable[[int], Any]
) -> None:
    first = of(-1)
    raw = dumped(first)

    assert kind(raw) is first
    for at in range(kind.most + 1):
        dumped(of(at))
    again = kind(raw)
    assert (again, again is first, kind(raw) is again) == (first, False, True)


async def test_a_line_that_was_cut_short_is_told(hall: Hall) -> None:
    line = (await hall.shelf.history(await hall.dealt()))[-1]

    with pytest.raises(Refused, match="bad_save"):
        unpressed(LogLine, pressed(line)[:-6])


def test_a_line_that_was_pressed_long_ago_is_read_for_ever() -> None:
    assert unpressed(LogLine, LONG_AGO) == LogLine(
        None, (), Learned(None, (), drew=True, for_good=False), 1_790_000_000_000
    )
