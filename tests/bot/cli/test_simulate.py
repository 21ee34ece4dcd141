"""Simulated games: counted the same way every time, checked when asked, and failing loudly."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from click.testing import CliRunner, Result

from bot.cli.command import mestre
from engine.games import games

Run = Callable[..., Result]


def summary(mestre: Run, *typed: str) -> dict[str, Any]:
    counted: dict[str, Any] = json.loads(mestre("simulate", "porrinha", "--games", "5", "--json", *typed).output)
    return counted


def test_games_are_played_to_their_end(mestre: Run) -> None:
    counted = summary(mestre, "--seats", "3", "--set", "rounds=2")

    assert (counted["games"], counted["finished"], counted["reasons"]) == (5, 5, {"rounds_over": 5})
    assert counted["lengths"] == {"least": 12, "median": 12, "most": 12}
    assert sum(counted["wins_by_seat"]) >= 5
    assert (counted["refusals"], counted["violations"]) == ({}, [])


def test_the_same_seed_gives_the_same_games(mestre: Run) -> None:
    first, second, other = (summary(mestre, "--seed", seed) for seed in ("a", "a", "b"))

    assert first["wins_by_seat"] == second["wins_by_seat"] != other["wins_by_seat"]


def test_checking_plays_the_same_games(mestre: Run) -> None:
    plain, checked = summary(mestre), summary(mestre, "--check")

    assert plain["wins_by_seat"] == checked["wins_by_seat"]
    assert checked["violations"] == []


def test_greedy_players_finish_too(mestre: Run) -> None:
    assert summary(mestre, "--policy", "greedy")["finished"] == 5


@pytest.mark.parametrize(("typed", "named"), [(("porinha",), "porrinha"), (("porrinha", "--set", "rouns=2"), "rounds")])
def test_what_there_is_not_is_told_with_what_there_is(mestre: Run, typed: tuple[str, ...], named: str) -> None:
    told = mestre("simulate", *typed)

    assert told.exit_code == 2
    assert named in told.output.replace(typed[-1], "")


def test_people_read_it_in_their_language(mestre: Run) -> None:
    told = mestre("simulate", "porrinha", "--games", "2", lang="pt-BR")

    assert told.exit_code == 0
    assert "Partidas terminadas: 2 de 2" in told.output


@pytest.mark.parametrize("slug", sorted(games()))
def test_processes_share_the_work(mestre: Run, slug: str) -> None:
    alone, shared = (
        json.loads(mestre("simulate", slug, "--games", "2", "--json", "--jobs", jobs).output) for jobs in ("1", "2")
    )

    assert alone["wins_by_seat"] == shared["wins_by_seat"]


def test_a_leak_fails_the_check(install: Callable[[object], None]) -> None:
    install({"mestre.games": {"leaky": "support.leaks:INSTALLED"}})

    told = CliRunner().invoke(mestre, ["--lang", "en", "simulate", "porrinha", "--games", "2", "--check"])

    assert told.exit_code == 1
    assert "can tell two worlds apart" in told.output
