"""Scenarios at a table: what is not as the example says is told."""

from typing import Any

import pytest
from support.registry import ALL

from bot.cli.at_the_table import differences
from engine.proof.scenario import cases_of


def found(**case: Any) -> tuple[str, ...]:
    head = {"game": "amsterdam", "seats": 4, "table": {"P1": "Ana", "P3": "Bo"}, "given": {"black": {"clue": ["C65"]}}}
    (only,) = cases_of({**head, "cases": [{"name": "it", **case}]})
    return differences(ALL["amsterdam"], only)


def test_what_is_as_it_should_be_is_not_told() -> None:
    line = {"Bo": "/leave", "sits": {"P3": "away", "P1": "Ana", "P2": "computer"}, "not_said": "is back"}

    assert found(when=[line], host="Ana", said="A computer player acts for Bo") == ()


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ({"Bo": "/leave", "sits": {"P3": "Bo"}}, "sits: P3 is away, but should be Bo"),
        ({"Bo": "/leave", "host": "Bo"}, "host: it is Ana, but should be Bo"),
        ({"Bo": "/leave", "said": "is back"}, "said: 'is back' is missing"),
        ({"Bo": "/leave", "not_said": "computer player"}, "not_said: 'computer player'"),
        ({"Bo": "go D3", "then": {"black.at": "D4"}}, "black.at is 'D3', but should be 'D4'"),
        ({"Bo": "go D3", "refused": "too_far"}, "accepted, but should be refused with 'too_far'"),
        ({"Bo": "go A1"}, "but should be accepted"),
        ({"Bo": "go A1", "refused": "same_cell"}, "refused with too_far, but should be with same_cell"),
        ({"unrung_s": 300, "then": {"black.cycles": 1}}, "black.cycles is 0, but should be 1"),
    ],
)
def test_what_is_otherwise_is_told(line: dict[str, Any], told: str) -> None:
    assert told in "".join(found(when=[line]))


def test_time_that_passes_rings_the_alarms_on_its_way() -> None:
    assert (
        found(when=[{"after_s": 179, "then": {"black.cycles": 0}}, {"after_s": 1, "then": {"black.cycles": 1}}]) == ()
    )


def test_a_seat_may_be_said_to_be_a_computer_players() -> None:
    assert found(table={"P3": "computer"}, when=[{"sits": {"P3": "computer", "P1": "Ana"}}]) == ()


def test_a_line_that_only_looks_does_nothing() -> None:
    looks = {"sits": {"P1": "Ana"}, "then": {"black.at": "D4"}, "else": "as_before"}

    assert found(when=[looks]) == ()
    assert "black.at is 'D4', but should be 'D3'" in "".join(found(when=[{"then": {"black.at": "D3"}}]))


@pytest.mark.parametrize(
    ("case", "told"),
    [
        ({"when": [{"late": "P1"}]}, "at a table nothing is 'late'"),
        ({"when": [{"Ana": "go D3", "Bo": "go D3"}]}, "a line has one act"),
        ({"when": [{"Bo": "go D3", "at_ms": 5}]}, "a line has one act"),
        ({"when": ["Bo: go D3"]}, "a line is a mapping"),
        ({"when": [{}]}, ""),
        ({"dice": {"attack": [1]}}, "`dice` says nothing at a table"),
        ({"table": {"P1": "Ana", "P99": "Bo"}}, "the table cannot be laid"),
        ({"table": {"black": "Ana"}}, "a seat at a table is called P1, P2"),
        ({"table": [1]}, "a value is of another kind"),
        ({"given": {"black": {"clue": 5}}}, "Given cannot be built"),
        ({"given": {"black": {"at": {"a": 1}}}}, "Given cannot be built"),
    ],
)
def test_what_cannot_be_said_of_a_table_is_told(case: dict[str, Any], told: str) -> None:
    lines = found(**case)

    assert told in "".join(lines)
    assert bool(lines) is bool(told)
