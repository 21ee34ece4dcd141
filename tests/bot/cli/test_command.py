"""The command as somebody types it: what it prints, in which language, and with which exit code."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bot.cli.command import mestre

Run = Callable[..., Result]
COMMANDS = ("games", "new-game", "play", "render", "replay", "run", "scenario", "simulate", "store", "terminal")
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "porrinha"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_part_explains_itself(mestre: Run, command: str) -> None:
    told = mestre(command, "--help")

    assert told.exit_code == 0
    assert told.output.startswith("Usage:")


def test_the_system_says_which_language_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MESTRE_LANG", "uk_UA.UTF-8")

    assert "Не знаю гри" in CliRunner().invoke(mestre, ["simulate", "chess"]).output


@pytest.mark.parametrize(("lang", "told"), [("en", "I know no game"), ("pt-BR", "Não conheço"), ("uk", "Не знаю гри")])
def test_an_unknown_game_is_named_in_the_chosen_language(mestre: Run, lang: str, told: str) -> None:
    refused = mestre("simulate", "chess", lang=lang)

    assert refused.exit_code == 2
    assert told in refused.output
    assert "chess" in refused.output


@pytest.mark.parametrize(
    "typed", [("--set", "rounds=99"), ("--set", "colour=red"), ("--set", "rounds"), ("--seats", "9")]
)
def test_a_setup_that_cannot_be_is_misunderstood(mestre: Run, typed: tuple[str, ...]) -> None:
    assert mestre("simulate", "porrinha", *typed).exit_code == 2


def test_games_are_listed_for_programs(mestre: Run) -> None:
    listed = {one["game"]: one for one in json.loads(mestre("games", "--json").output)}

    assert listed["porrinha"] == {
        "game": "porrinha",
        "title": "Porrinha",
        "seats": [2, 6],
        "rules": 1,
        "settings": ["rounds"],
    }


def test_games_are_listed_for_people(mestre: Run) -> None:
    assert "porrinha 2-6 Porrinha" in " ".join(mestre("games").output.split())


def test_good_scenarios_are_counted(mestre: Run) -> None:
    played = mestre("scenario", str(SCENARIOS))

    assert played.exit_code == 0
    assert "10 of 10 cases hold." in played.output


def test_a_scenario_that_does_not_hold_is_told(mestre: Run, tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text("game: porrinha\ncases:\n- name: one pebble too many\n  given: {}\n  when:\n  - P1: hide 4\n")

    played = mestre("scenario", str(file))

    assert played.exit_code == 1
    assert "one pebble too many" in played.output
    assert "too_many_pebbles" in played.output


def test_what_differs_is_told_to_programs(mestre: Run, tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text("game: porrinha\ncases:\n- {name: wrong, given: {}, then: {round: 7}}\n")

    (result,) = json.loads(mestre("scenario", "--json", str(file)).output)

    assert result["differences"] == ["round is 1, but should be 7"]


def test_a_file_that_is_no_scenario_is_misunderstood(mestre: Run, tmp_path: Path) -> None:
    file = tmp_path / "broken.yaml"
    file.write_text("cases: [")

    assert mestre("scenario", str(file)).exit_code == 2


def test_a_game_that_nobody_paints_cannot_be_rendered(install: Callable[[object], None], tmp_path: Path) -> None:
    install({"mestre.games": {"porrinha": "porrinha.game:GAME"}})

    refused = CliRunner().invoke(mestre, ["--lang", "en", "render", "porrinha", "-o", str(tmp_path / "bar.png")])

    assert refused.exit_code == 2
    assert "Nobody paints porrinha yet." in refused.output


def test_a_picture_needs_a_game_or_a_scenario(mestre: Run, tmp_path: Path) -> None:
    assert mestre("render", "-o", str(tmp_path / "nothing.png")).exit_code == 2


def test_a_seat_is_no_spectator(mestre: Run, tmp_path: Path) -> None:
    both = mestre("render", "porrinha", "--seat", "1", "--spectator", "-o", str(tmp_path / "bar.png"))

    assert both.exit_code == 2
