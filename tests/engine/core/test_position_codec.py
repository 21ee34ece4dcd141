"""Saving: exact, byte-stable, and strict about what comes back in."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from support.little import GAME, Ask, AskSecretly, Plan, Words, WordsView, Write, at, plain_dice, says

from engine.core import codec
from engine.core.refusal import BrokenRule, Refused
from engine.core.step import SideBySide, Step
from engine.core.tagged import kind, step, tags

LANES = SideBySide(((AskSecretly((0, 1)),), (Plan((Ask((2,)),)), Write("ї"))))
POSITION = replace(says(at(LANES, Plan((Write("x"),)), Ask()), 0, "não").position, dice=plain_dice())
SAVED = codec.dump_position(GAME, POSITION)

Edit = Callable[[dict[str, Any]], object]


def edited(edit: Edit) -> str:
    whole = json.loads(SAVED)
    edit(whole)
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":"))


def test_a_position_is_read_as_it_was_written() -> None:
    assert codec.load_position(GAME, SAVED) == POSITION


def test_it_is_written_as_text_that_people_can_read() -> None:
    assert "não" in SAVED.decode()
    assert '"is":"little.ask_secretly"' in SAVED.decode()


@pytest.mark.parametrize("length", range(0, len(SAVED), 37))
def test_a_truncated_save_is_refused(length: int) -> None:
    with pytest.raises(Refused, match="bad_save"):
        codec.load_position(GAME, SAVED[:length])


@pytest.mark.parametrize(
    "edit",
    [
        lambda saved: saved.pop("rules"),
        lambda saved: saved.update(rules=3),
        lambda saved: saved.update(rules=0),
        lambda saved: saved.update(schema=2),
        lambda saved: saved.update(game="holland"),
        lambda saved: saved.update(more=1),
        lambda saved: saved["position"].pop("seats"),
        lambda saved: saved["position"].update(more=1),
        lambda saved: saved["position"]["board"].update(more=1),
        lambda saved: saved["position"]["board"].update(said="x"),
        lambda saved: saved["position"]["agenda"].append({"is": "little.nothing"}),
        lambda saved: saved["position"]["agenda"].append({"is": "little.word", "word": "an action is no step"}),
        lambda saved: saved["position"]["agenda"].append({"is": "little.write"}),
        lambda saved: saved["position"]["agenda"].append({"is": "little.write", "word": "x", "more": 1}),
        lambda saved: saved["position"]["agenda"].append({"is": 7}),
        lambda saved: saved["position"].update(seats="3"),
    ],
)
def test_an_edited_save_is_refused(edit: Edit) -> None:
    with pytest.raises(Refused, match="bad_save"):
        codec.load_position(GAME, edited(edit))


@pytest.mark.parametrize("raw", [b"", b"null", b"[]", b"\xff\xfe", b"[" * 100_000])
def test_what_is_no_save_is_refused(raw: bytes) -> None:
    with pytest.raises(Refused, match="bad_save"):
        codec.load_position(GAME, raw)


def test_other_spelling_of_the_same_is_refused() -> None:
    with pytest.raises(Refused, match="bad_save"):
        codec.load_position(GAME, json.dumps(json.loads(SAVED)))


def test_a_position_of_older_rules_is_upgraded() -> None:
    def upgrade(saved: dict[str, Any], version: int) -> dict[str, Any]:
        return saved | {"board": {"said": [*saved["board"]["words"], f"from {version}"]}}

    def to_old(saved: dict[str, Any]) -> None:
        saved["rules"] = 1
        saved["position"]["board"] = {"words": ["a"]}

    upgraded = codec.load_position(replace(GAME, upgrade=upgrade), edited(to_old))

    assert upgraded.board == Words(("a", "from 1"))


def test_a_view_can_be_written_too() -> None:
    view = WordsView(("a",))

    assert codec.load(codec.dump(view, WordsView), WordsView) == view


def test_a_step_written_under_its_base_keeps_its_tag() -> None:
    assert codec.dump(Write("a"), Step) == b'{"is":"little.write","word":"a"}'


def test_a_tag_leads_to_its_class() -> None:
    assert kind("little.write") is Write
    assert "little.write" in tags()


def test_two_classes_cannot_share_a_tag() -> None:
    with pytest.raises(BrokenRule, match="two classes want the tag"):

        @step("little.write")
        class Another(Step[Words]):
            """Never made."""


@pytest.mark.parametrize("half", ["\\ud800", "\ud800"])
def test_a_save_with_half_a_character_is_refused(half: str) -> None:
    with pytest.raises(Refused, match="bad_save"):
        codec.load_position(GAME, SAVED.decode().replace("não", half))
